"""The questions that tests put to the checkers: ``tests/data/questions/<checker>.json``, the best one first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import engine.abyss

FOLDER = Path(__file__).parent / "data" / "questions"

CHECKERS = tuple(found.id.partition("/")[2] for found in engine.abyss.CHECKERS if found.form)
"""The names of the checkers of *Abyss* that have a form, in the order of the site."""


def questions(checker: str) -> list[dict[str, Any]]:
    """All questions for a checker."""
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{checker}.json").read_text(encoding="utf-8"))
    return found
