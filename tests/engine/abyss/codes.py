"""All codes of Abyss together, and proof that no two modules share one."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from engine.abyss import codes

MODULES = [importlib.import_module(found.name) for found in pkgutil.iter_modules(codes.__path__, f"{codes.__name__}.")]


def merged(group: str) -> dict[str, Any]:
    """The codes of a group in all modules. Raises AssertionError if two modules have the same code."""
    made: dict[str, Any] = {}
    for module in MODULES:
        own = getattr(module, group, {})
        own = {code.name: code.params for code in own} if isinstance(own, tuple) else own
        assert not set(own) & set(made), (module.__name__, set(own) & set(made))
        made |= own
    return made


REASONS, FIXES, NOTES, OPEN, CHOICES, RULES = (
    merged(group) for group in ("REASONS", "FIXES", "NOTES", "OPEN", "CHOICES", "RULES")
)
