"""The games that are measured: those that say in ``tests/bench/<game>/`` what of them is to be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from catalog import load
from tests.questions import GAMES

Requests = list[dict[str, Any]]


@dataclass(frozen=True)
class Timed:
    """Questions to one checker whose answers are timed in its page, and the milliseconds that one may take."""

    what: str
    checker: str
    requests: Callable[[], Requests]
    most: float


@dataclass(frozen=True)
class Measured:
    """What is measured of a game.

    ``checker`` is the one whose first verdict is waited for, of which ``requests`` makes so many questions for the
    command line; ``twin`` is a bare page that answers ``twin_requests`` as it does. ``page`` is that of an entry whose
    texts stand in the files called ``entries``; of it and of the pages ``visited`` the first visit is weighed.
    """

    game: str
    checker: str
    requests: Callable[[int], Requests]
    twin: Path
    twin_requests: Callable[[], Requests]
    page: str
    visited: tuple[str, ...]
    entries: str
    timed: tuple[Timed, ...]


@cache
def measured() -> tuple[Measured, ...]:
    """All games that are measured."""
    folder = Path(__file__).parent
    found = (import_module(f"tests.bench.{game}").MEASURED for game in GAMES if (folder / game).is_dir())
    return tuple(found)


@cache
def facts(game: str) -> dict[str, Any]:
    """The facts of a game, as the engine gets them."""
    return load().games[game].engine_facts()
