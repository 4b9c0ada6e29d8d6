"""The checks: a module for each subject. Nothing lists them but this folder, of which each runs that is in it."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
