"""What the browser needs to answer: for each game the engine's files and the facts, in one JSON; and the schemas.

The files are those that CPython runs, without what only people read. Equal sources make an equal bundle, and the mark
that bundle and pages carry tells a page whether it has the engine that it was made for.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.checkers import question
from generator.checkers.schema import answer, request
from generator.checkers.slim import slim
from generator.locale.languages import ROOT

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog

DIGITS = 16
"""So many hexadecimal digits of its checksum tell one engine from another."""


def path_of(game: str) -> str:
    """Where a game's bundle stands below the root of the site."""
    return f"engine/{game}.json"


def bundle(game: GameCatalog) -> dict[str, Any]:
    """The engine's own files and those of the game, made slim, by path; the game's facts; and the mark of it all."""
    # The parameters of codes are declared for forms, schemas and pages; answers only need the rules of the codes.
    declared = tuple(group.upper() for group in question.GROUPS)
    sources = {path: slim(text, declared if "/codes/" in path else ()) for path, text in _sources(game).items()}
    return {"build": mark(game), "game": game.id, "files": sources, "facts": game.engine_facts()}


def mark(game: GameCatalog) -> str:
    """What tells this engine with these facts from any other."""
    text = json.dumps([_sources(game), game.engine_facts()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _sources(game: GameCatalog) -> dict[str, str]:
    package = game.id.replace("-", "_")
    files = [*(ROOT / "engine").glob("*.py"), *(ROOT / "engine" / package).rglob("*.py")]
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def write(catalog: Catalog, site_dir: Path) -> None:
    """Write the bundles and the JSON Schemas of requests and answers below the root of the site."""
    for game in catalog.games.values():
        _write(site_dir / path_of(game.id), bundle(game))
        questions = question.of_game(game)
        for found in questions.questions:
            place = site_dir / "api" / game.id / "check"
            _write(place / f"{found.name}.request.json", request(questions, found), indent=1)
            _write(place / f"{found.name}.answer.json", answer(questions, found), indent=1)


def _write(path: Path, data: Any, indent: int | None = None) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=separators, indent=indent)
    path.write_text(text + "\n", encoding="utf-8")
