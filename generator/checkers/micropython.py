"""What of Python's library and of its built-in names MicroPython has, where the engine of a site runs."""

from __future__ import annotations

import builtins
from pathlib import Path

import yaml

_GIVEN = yaml.safe_load((Path(__file__).parent / "micropython.yaml").read_text(encoding="utf-8"))
_TYPES = (str, bytes, int, float, complex, list, tuple, dict, set, frozenset)

MODULES: dict[str, frozenset[str]] = {module: frozenset(names.split()) for module, names in _GIVEN["modules"].items()}
"""The modules that rules may use, and what they have."""

BUILTINS = frozenset(_GIVEN["builtins"].split())
"""The names that need no import."""

METHODS = frozenset(_GIVEN["methods"].split())
"""What texts, numbers, lists, mappings and sets can do."""

LACKING_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_")) - BUILTINS
"""The names that need no import elsewhere, and that are not there: ``ascii``, ``vars``."""

LACKING_METHODS = frozenset(name for kind in _TYPES for name in dir(kind) if not name.startswith("__")) - METHODS
"""What values can do elsewhere, and not there: ``removeprefix``, ``title``."""
