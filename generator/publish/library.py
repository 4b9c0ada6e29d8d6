"""The data of the library (``fathom.py``): the facts of the games, the words of their checkers, and their schemas.

    python -m generator.publish.library FOLDER [NAME]

writes all of it into a folder, or one file. What is written stands below a name that tells what it was made from.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from catalog import Catalog, load
from generator.asking import data as asking
from generator.checkers import checker_schema
from generator.checkers.spoken import Spoken, without_form
from generator.export.texts import Texts
from generator.render import game_checkers
from generator.text.engine_games import opened
from generator.text.languages import LANGUAGES, SOURCE_LANGUAGE

ASKING = "asking"
"""The folder of what questions in plain words are read by."""

ON_DEMAND = ("words/", "schemas/", f"{ASKING}/")
"""The files that not every question needs."""


def names() -> Iterator[str]:
    """The files of the library, by their names in its folder."""
    yield "known.json"
    for game in _catalog().games.values():
        yield f"facts/{game.id}.json"
        yield from (f"{ASKING}/{info.tag}/{game.id}.json" for info in LANGUAGES.values())
        for checker in opened(game).checkers:
            yield f"schemas/{checker.id}.json"
            yield from (f"words/{info.tag}/{checker.id}.json" for info in LANGUAGES.values())


def write(folder: Path, name: str) -> None:
    """Write one of the files, whole or not at all."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(_data(name), ensure_ascii=False, separators=(",", ":"))
    started = file.with_suffix(f".{os.getpid()}")
    started.write_text(text, encoding="utf-8")
    started.replace(file)


def _data(name: str) -> Any:
    kind, _slash, rest = name.removesuffix(".json").partition("/")
    games = _catalog().games
    if kind == "known":
        asked = {game.id: [checker.id for checker in opened(game).sound().checkers.values()] for game in games.values()}
        return {
            "games": asked,
            "listed": list(_catalog().listed),
            "languages": [info.tag for info in LANGUAGES.values()],
        }
    if kind == "facts":
        return games[rest].engine_facts()
    if kind == "schemas":
        return _schemas(rest)
    tag, _slash, id_ = rest.partition("/")
    return asking.of_game(_spoken(tag).site, id_, _texts()) if kind == ASKING else _words(tag, id_)


def _schemas(checker: str) -> dict[str, Any]:
    """The schemas of a checker; one without a form has none of its answers, which only worked examples ask for."""
    game, _slash, name = checker.partition("/")
    questions = game_checkers.of_game(_catalog().games[game])
    if name in questions.formless:
        return {"request": {"type": "object"}, "answer": {"type": "object"}}
    question = questions.find(name)
    return {
        "request": checker_schema.request(questions, question),
        "answer": checker_schema.answer(questions, question),
    }


def _words(tag: str, checker: str) -> dict[str, Any]:
    words = without_form(_spoken(tag).words(checker))
    del words["sprite"]  # there is no page to draw on
    return words


@cache
def _texts() -> Texts:
    return Texts(_spoken(SOURCE_LANGUAGE).site)


@cache
def _catalog() -> Catalog:
    return load()


@cache
def _spoken(tag: str) -> Spoken:
    return Spoken(_catalog(), next(info.code for info in LANGUAGES.values() if info.tag == tag))


def main(folder: str, name: str | None = None) -> None:
    """Write all files, or one with those that every question needs; what was made from other files goes."""
    target = Path(folder)
    for each in names():
        if name in (None, each) or not (each.startswith(ON_DEMAND) or (target / each).is_file()):
            write(target, each)
    for other in target.parent.iterdir() if target.parent.name == "library" else ():
        if other != target:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
