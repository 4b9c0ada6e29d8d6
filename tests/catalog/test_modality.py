"""What *learn* and the player aid say is as free or as binding as the rule that it leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from catalog import GameCatalog
from catalog.read import DATA
from tests.games import EVERY_GAME

MAY = re.compile(
    r"\b(may|can|like|or|lets?|up to|if|allowed|never|no|none|nobody|not)\b",
    re.IGNORECASE,
)
"""The words by which a statement leaves something to players, or tells them no action at all."""
MUST = re.compile(r"\b(must|has to|have to)\b", re.IGNORECASE)
FREE = re.compile(r"\b(you|player|loser|winner|each) may\b", re.IGNORECASE)
REFERENCE = re.compile(r"\{[a-z-]+:[^|}]*\|([^}]*)\}|\{[^}]*\}")
CITED = re.compile(r"\{rule:([a-z0-9.-]+)\|")
AS_YOU_LIKE = "if you like"
"""What the title of a step says in which everything is free."""

TOLD_OTHERWISE = {
    ("abyss.explore.ally.sold", "Seven cards turn up"): "what happens in the turn that is watched",
    ("kemet.battle.interventions", "He pays a prayer point"): "what happens in the battle that is watched",
    ("kemet.battle.retreat", "The winner chooses the space"): "what follows once it was chosen",
    ("kemet.battle.retreat", "The loser first"): "that the loser has to choose lies in the two ways",
    ("kemet.movement", "Move:"): "what the action is",
    ("mountain-king.spells", "A spell costs"): "what it costs",
    ("mountain-king.statues", "Statues of old"): "what the game is about",
}
"""Statements that tell nobody what to do, by their rule and how they begin, and what they tell."""


def _texts(value: Any) -> Iterator[str]:
    """All texts within some YAML, or within the body of a section."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _texts(inner)
    elif hasattr(value, "model_dump"):
        yield from _texts(value.model_dump())


def _plain(text: str) -> str:
    return REFERENCE.sub(r"\1", text)


def _statements(game: str) -> Iterator[tuple[str, str, str]]:
    """Each statement with its rule and the title that it stands under."""
    folder = DATA / game
    for path in sorted(folder.rglob("learn.yaml")):
        yield from _taught(yaml.safe_load(path.read_text(encoding="utf-8")), "")
    for path in sorted(folder.rglob("aid.yaml")):
        for text in _texts(yaml.safe_load(path.read_text(encoding="utf-8"))):
            yield from ((rule, text, "") for rule in CITED.findall(text))


def _taught(node: Any, title: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(node, list):
        for inner in node:
            yield from _taught(inner, title)
    elif isinstance(node, dict):
        title = node.get("title") or title
        if isinstance(node.get("says"), str) and "rule" in node:
            yield node["rule"], node["says"], title
        for inner in node.values():
            yield from _taught(inner, title)


@EVERY_GAME
def test_what_is_taught_is_as_binding_as_its_rule(game: GameCatalog) -> None:
    """A rule that begins with what one may do is told as that, and so is one that begins with what one must do."""
    first = {section.id: _plain(next(_texts(section.body), "")) for section in game.rules}
    wrong, asked = [], 0
    statements = [*_statements(game.id)]
    for rule, text, title in statements:
        says, begins = _plain(text), first.get(rule, "")
        if [each for each in TOLD_OTHERWISE if each[0] == rule and says.startswith(each[1])]:
            continue
        free = FREE.search(begins) and not MUST.search(begins)
        bound = re.search(r"\bmust\b", begins) and not re.search(r"\bmay\b", begins)
        asked += bool(free or bound)
        if free and not MAY.search(says) and AS_YOU_LIKE not in title:
            wrong.append(("may", rule, says))
        if bound and not MUST.search(says):
            wrong.append(("must", rule, says))
    assert wrong == []
    assert asked >= min(5, len(statements) // 5) or game.game.unlisted  # a small example may have no such rule
