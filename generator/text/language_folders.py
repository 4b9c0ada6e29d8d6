"""The folders that are languages, told without reading what is in them: the help of the command line needs no more."""

from __future__ import annotations

import re
from pathlib import Path

NAME = "language.yaml"
CODE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?")
"""How a language's folder is called: ``pl``, ``zh_Hant``, ``pt_BR``."""

TAKEN = frozenset({"api", "css", "js"})
"""Codes of languages whose folder on the site would be one that all languages share."""


def is_code(name: str) -> bool:
    """Whether a folder called so can be a language."""
    return bool(CODE.fullmatch(name)) and name not in TAKEN


def folders(root: Path) -> list[Path]:
    """The folders below ``root`` that are languages, or were meant to be."""
    if not root.is_dir():
        return []
    return sorted(path for path in root.iterdir() if path.is_dir() and not path.name.startswith((".", "_")))
