"""Labelled questions in plain words, and how well they are read: what tests and the benchmark of asking share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

import fathom
from engine import listener
from engine.fields import Reader
from engine.problems import Problems

FOLDER = Path(__file__).parent / "data" / "ask"
GAMES = ("abyss", "mountain-king", "kemet")


@dataclass(frozen=True)
class Position:
    """A position: the question, the readings that are right, and the game if it is only known from the page."""

    ask: str
    readings: tuple[tuple[str, dict[str, Any]], ...]
    game: str | None


@cache
def labelled(lang: str, part: str) -> dict[str, Any]:
    """The questions of a language: ``part`` is tuning, more, examples (the checkers' own said in words) or held_out."""
    found: dict[str, Any] = yaml.safe_load((FOLDER / lang / f"{part}.yaml").read_text(encoding="utf-8"))
    return found


def positions(lang: str, part: str) -> list[Position]:
    """The positions, each with all readings that are right."""
    return [
        Position(
            one["ask"],
            (
                (one["checker"], one["request"]),
                *((other["checker"], other["request"]) for other in one.get("also", ())),
            ),
            one.get("game"),
        )
        for one in labelled(lang, part)["positions"]
    ]


def is_right(checker: str, request: Any, position: Position) -> bool:
    """Whether a reading is one of the right ones: the checker and every input, those left out at their usual values."""
    return any(
        checker == right and normal(checker, request) == normal(right, expected)
        for right, expected in position.readings
    )


def normal(checker: str, request: Any) -> Any:
    """A request with what leaving out means put in, and without the order of what has none; None for a faulty one."""
    game = fathom.opened(checker.partition("/")[0])
    question = game.checkers[checker]
    question.fit(game)
    problems = Problems()
    values = Reader(game.tables, problems).read(question.fields, request, "")
    if problems.found:
        return None
    return _orderless(question.fields, values)


def _orderless(fields: Any, values: Any) -> Any:
    return {field.name: _plain(field, values.get(field.name)) for field in fields}


def _plain(field: Any, value: Any) -> Any:
    if field.type in ("set", "multiset", "spaces") and value:
        return sorted(value)
    if field.type == "list" and value:
        return [_plain(field.each, one) if field.each else _orderless(field.fields, one) for one in value]
    if field.fields and isinstance(value, dict):
        return _orderless(field.fields, value)
    return value


@dataclass(frozen=True)
class Figures:
    """Shares of labelled questions.

    Positions that are read exactly, those with a wrong reading, those whose right reading is shown, be it sure or
    asked about, rule questions whose right sentence comes first or is ``among`` the three, and nonsense that is left
    alone.
    """

    read: float
    wrong: float
    shown: float
    first: float
    among: float
    left_alone: float


def figures(lang: str, part: str) -> Figures:
    """How well the questions of a language are read and answered today."""
    tag = lang.replace("_", "-")
    outcomes = []
    shown = 0
    for position in positions(lang, part):
        found = understood(tag, position.ask, position.game)
        reading = found["reading"]
        outcomes.append(None if reading is None else is_right(reading["checker"], reading["request"], position))
        choices = [reading] if reading else found["choices"]
        shown += any(is_right(one["checker"], one["request"], position) for one in choices)
    places = []
    for question in labelled(lang, part)["rules"]:
        rules = understood(tag, question["ask"], question.get("game"))["rules"]
        right = [_answers(one, question) for one in rules]
        places.append(right.index(True) if True in right else None)
    nonsense = [understood(tag, ask, None) for ask in labelled(lang, part)["nonsense"]]
    return Figures(
        outcomes.count(True) / len(outcomes),
        outcomes.count(False) / len(outcomes),
        shown / len(outcomes),
        places.count(0) / len(places),
        (len(places) - places.count(None)) / len(places),
        sum(not any(found.values()) for found in nonsense) / len(nonsense),
    )


def understood(tag: str, question: str, game: str | None) -> dict[str, Any]:
    """What a question comes to, without its answer."""
    return listener.understood([fathom.listener(tag, each) for each in ([game] if game else GAMES)], question)


def _answers(found: dict[str, str], question: dict[str, Any]) -> bool:
    return found["rule"] in question["rules"] and any(piece in found["sentence"] for piece in question["sentences"])
