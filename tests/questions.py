"""All games, all checkers, and the questions that tests put to them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import engine
from catalog import load
from generator.checkers import kept_questions
from generator.text.engine_games import package_of

GAMES = tuple(load().games)
"""The ids of all games. What holds for every game is tested for each of them."""

CHECKERS = tuple(found.id for game in GAMES for found in import_module(package_of(game)).CHECKERS if found.form)
"""The ids of all checkers that have a form, such as ``abyss/recruit``, in the order of the site."""


def engine_facts() -> dict[str, dict[str, Any]]:
    """Today's facts of all games, as the engine gets them."""
    return {game: load().games[game].engine_facts() for game in GAMES}


@cache
def opened() -> dict[str, engine.Game]:
    """All games, opened with today's facts."""
    return {game: engine.open_game(game, facts) for game, facts in engine_facts().items()}


def game_of(checker: str) -> str:
    """The game of a checker."""
    return checker.partition("/")[0]


def place(checker: str) -> str:
    """Where the page of a checker stands below a language's root."""
    game, _, name = checker.partition("/")
    return f"{game}/check/{name}/"


def questions(checker: str) -> list[dict[str, Any]]:
    """All questions for a checker, the best one first: those of its file, or else those of the worked examples."""
    game, _, name = checker.partition("/")
    found = kept_questions.of_game(load().games[game]).get(name)
    examples = load().games[game].examples
    return found if found is not None else [one.request for one in examples if one.checker == checker]
