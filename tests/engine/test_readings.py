"""No verdict rests on a reading of ours that it does not name.

``tests/data/readings/<game>.yaml`` has each section that is marked as our reading, or leaves something open, with the
codes that cite it: those that rest on the reading, those that rest on the sources, and those that follow a choice. A
game without such sections needs no file.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from catalog import GameCatalog
from generator.render import game_checkers
from generator.text.engine_games import package_of
from tests.games import EVERY_GAME

FOLDER = Path(__file__).parents[1] / "data" / "readings"
MARKED = re.compile(r"\bour reading\b|\bwe read\b|\bis open\b", re.IGNORECASE)
"""The words by which a section says that something in it is ours, or open."""
NAMED = re.compile(
    r"\bread(ing)?\b|\bno source\b|\bno rule(s|book)?\b|\brules do not say\b"
    r"|\bopen\b|\bonly if this\b|\bnot certain\b|\bsource",
    re.IGNORECASE,
)
"""The words by which a sentence says the same."""
LISTS = ("rests", "sourced", "chosen")


def _texts(value: Any) -> list[str]:
    """All texts within the body of a section, or within the words of a message."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for inner in value.values() for text in _texts(inner)]
    if isinstance(value, (list, tuple)):
        return [text for inner in value for text in _texts(inner)]
    return _texts(value.model_dump()) if hasattr(value, "model_dump") else []


@cache
def _readings(game: str) -> dict[str, dict[str, list[str]]]:
    file = FOLDER / f"{game}.yaml"
    found: dict[str, dict[str, list[str]]] = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@cache
def _cited(game: str) -> dict[str, set[str]]:
    """The codes that cite each section."""
    found: dict[str, set[str]] = {}
    for checker in import_module(package_of(game)).CHECKERS:
        if checker.codes:
            for code, rule in import_module(checker.codes).RULES.items():
                found.setdefault(rule, set()).add(code)
    return found


@EVERY_GAME
def test_every_code_that_cites_a_reading_is_told_apart(game: GameCatalog) -> None:
    cited = _cited(game.id)
    marked = {
        section.id: cited[section.id]
        for section in game.rules
        if section.id in cited and any(MARKED.search(text) for text in _texts(section.body))
    }
    listed = {rule: set().union(*(lists.get(name, []) for name in LISTS)) for rule, lists in _readings(game.id).items()}
    assert listed == marked, f"write the codes into tests/data/readings/{game.id}.yaml"


@EVERY_GAME
def test_what_rests_on_a_reading_says_so(game: GameCatalog) -> None:
    questions = game_checkers.of_game(game)
    silent = []
    for lists in _readings(game.id).values():
        for code in lists["rests"]:
            words = next(filter(None, (questions.words_of(group, code) for group in ("reasons", "notes", "open"))))
            if not any(NAMED.search(text) for text in _texts(words)):
                silent.append(code)
    assert silent == []
