"""The questions kept for checkers beside the worked examples: ``catalog/data/<game>/questions/<checker>.json``.

Each file is a list of requests, the best one first. ``fathom validate`` asks them, and so do the tests of all checkers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catalog.document import ROOT
from catalog.findings import Finding, did_you_mean, listed, shown

if TYPE_CHECKING:
    from catalog import GameCatalog

FOLDER = "questions"
Request = dict[str, Any]


def of_game(game: GameCatalog) -> dict[str, list[Request]]:
    """The questions of a game by the names of its checkers. Raises ValueError for a file that is no list of them."""
    return {file.stem: _read(file) for file in _files(game)}


def faults(game: GameCatalog) -> Iterator[Finding]:
    """Files that cannot be read, or that are called like no checker."""
    for file in _files(game):
        place = f"{game.folder}/{FOLDER}/{file.name}"
        if file.stem not in game.checkers:
            hint = did_you_mean(file.stem, game.checkers, "call the file like a checker, or take it away")
            message = "the game has no such checker with a form"
            yield Finding(place, 1, "", file.stem, listed(game.checkers, 30), hint, message, "unknown-checker")
        try:
            _read(file)
        except ValueError as error:
            line = getattr(error, "lineno", 1)
            accepted = "a JSON list of requests: [{…}, {…}]"
            message = "the questions cannot be read"
            yield Finding(place, line, "", shown(str(error)), accepted, "correct the file", message, "not-json")


def _files(game: GameCatalog) -> list[Path]:
    folder = ROOT / game.folder / FOLDER  # which is that folder itself where it is not below this one
    return sorted(folder.glob("*.json"))


def _read(file: Path) -> list[Request]:
    found = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(found, list) or not all(isinstance(request, dict) for request in found):
        raise ValueError("something else than a list of objects")
    return found
