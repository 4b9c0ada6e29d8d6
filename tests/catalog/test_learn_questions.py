"""The page to learn from answers by itself what somebody new asks, and says neither more nor less than the rules.

``tests/data/learn/<game>.yaml`` has under ``questions`` what people ask: the step of the page and the rule of the
statement in it that answers (``step``, ``rule``), and what this statement has to say in English (``says``). Under
``keeps`` stand sections of the rules with the words of which one has to be in every statement of the page and of the
player aid that leads there: *may* for what is not compulsory, *at least* for what is no exact number. The section
itself has to have one of them too.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from catalog import GameCatalog, load
from catalog.models.learn import Mistake, Statement, Step
from catalog.walk import leaves, models
from generator.render.prose import Prose
from generator.text.words import Words
from tests.games import GAMES

FOLDER = Path(__file__).parents[1] / "data" / "learn"
FEWEST = 20
"""So many questions are asked of each game."""
FILES = {file.stem: file for file in sorted(FOLDER.glob("*.yaml"))}


@cache
def _file(game: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILES[game].read_text("utf-8"))
    return found


@cache
def _prose() -> Prose:
    return Prose(load(), Words("en"))


def _plain(game: GameCatalog, *texts: str) -> str:
    return " ".join(_prose().plain(game.id, text) for text in texts if text)


def _said(game: GameCatalog, step: Step) -> list[tuple[str, str]]:
    """The statements of a step, each with its rule and what it says."""
    found = []
    for _, part in models(step):
        if isinstance(part, Statement):
            found.append((part.rule, _plain(game, part.name or "", part.says)))
        elif isinstance(part, Mistake):
            found.append((part.rule, _plain(game, part.claim, part.says)))
    return found


def _aid(game: GameCatalog) -> list[tuple[str, str]]:
    """The statements of the player aid, each with every rule that it leads to."""
    said = [leaf.value for box in game.aid for leaf in leaves(box)]
    return [(rule, _plain(game, text)) for text in said for rule in re.findall(r"\{rule:([a-z0-9.-]+)", text)]


def _asked() -> list[Any]:
    return [
        pytest.param(GAMES[game], question, id=f"{game}: {question['asks']}")
        for game in FILES
        for question in _file(game)["questions"]
    ]


@pytest.mark.parametrize(("game", "question"), _asked())
def test_the_page_to_learn_from_answers(game: GameCatalog, question: dict[str, Any]) -> None:
    [step] = [step for step in game.learn if step.id == question["step"]]
    answers = [text for rule, text in _said(game, step) if rule == question["rule"]]
    assert answers, f"no statement of the step rests on {question['rule']}"
    wanted = [str(words) for words in question["says"]]
    complete = [text for text in answers if all(re.search(rf"\b{words}\b", text, re.I) for words in wanted)]
    assert complete, answers


@pytest.mark.parametrize("game", FILES)
def test_enough_is_asked(game: str) -> None:
    questions = [question["asks"] for question in _file(game)["questions"]]
    assert len(set(questions)) == len(questions) >= FEWEST


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [pytest.param(GAMES[game], rule, words, id=rule) for game in FILES for rule, words in _file(game)["keeps"].items()],
)
def test_what_is_left_to_players_is_not_made_an_order(game: GameCatalog, rule: str, words: str) -> None:
    one_of = re.compile(rf"\b(?:{words})\b", re.I)
    [section] = [found for found in game.rules if found.id == rule]
    body = " ".join(leaf.value for leaf in leaves(section) if leaf.path[0] == "body")
    assert one_of.search(body), "the rule has none of these words itself"
    said = [text for step in game.learn for named, text in _said(game, step) if named == rule]
    said += [text for named, text in _aid(game) if named == rule]
    assert said, "nothing leads to this rule"
    assert not [text for text in said if not one_of.search(text)]
