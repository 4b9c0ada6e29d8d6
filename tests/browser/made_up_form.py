"""A page with the form of a made-up checker, by the real scripts and styles, and no engine."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Page

from catalog.models.boards import Board
from engine.speaker.problems import Problems
from engine.speaker.runs import plain
from engine.speaker.values import Values
from generator.render import board_layout
from generator.render.environment import environment
from generator.render.figure_parts import Content
from generator.render.game_checkers import walk
from generator.text.speech_data import grammar
from generator.text.words import Phrase
from tests import made_up
from tests.browser import sources
from tests.browser.windows import Windows
from tests.static_server import StaticServer

ROOT = Path(__file__).parents[2]

_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A made-up checker</title><link rel="stylesheet" href="css/fathom.css">
<link rel="stylesheet" href="css/checker.css">
<body><main class="prose checker"><h1>A made-up checker</h1>
<form class="checker__form" data-checker="form"></form></main>
MAPS
<script type="module">
import { buildForm } from "./js/forms/form.js";
import { decode } from "./js/kit/share.js";
import { useWords } from "./js/words/words.js";
const words = WORDS;
useWords(words);
window.form = await buildForm(words, () => { window.changes = (window.changes ?? 0) + 1; });
window.form.write(decode(location.hash) ?? {});
document.querySelector("form").append(window.form.node);
</script>
"""


SCATTERED = ([20, 20], [100, 20], [180, 90], [20, 140], [100, 140])
PLACES = {"track": [[20 + 40 * place, 20] for place in range(16)]}
"""Where the spaces of the boards are drawn."""

BOARDS = [
    Board.model_validate(
        {
            "id": id_,
            "name": id_,
            "about": "A map",
            "size": [640, 160],
            "kinds": [{"id": "town", "name": "Town", "shape": "square"}],
            "spaces": [
                {
                    "id": space,
                    "name": space,
                    "at": at,
                    "kind": "town" if space == "temple" else None,
                    "players": row.get("players", []),
                }
                for (space, row), at in zip(made_up.TABLES[id_].items(), PLACES.get(id_, SCATTERED), strict=False)
            ],
            "edges": [list(pair) for pair in pairwise(made_up.TABLES[id_])],
            "sources": ["made-up"],
        }
    )
    for id_ in ("chart", "islands", "track")
]
"""The boards of its spaces."""

GRIDS = {
    "statue": {
        "grid": [
            {"name": layer.capitalize(), "lines": [[f"{layer}-tunnel", f"{layer}-pedestal"]]}
            for layer in ("brown", "grey")
        ],
        "columns": ["In a tunnel", "On its pedestal"],
    }
}
"""The grids by which tables are put in."""


def _maps() -> str:
    """The maps of the boards, as the pages of checkers have them."""
    drawn: Any = environment(()).get_template("figures.html.j2").module
    maps = {}
    for board in BOARDS:
        plane = board_layout.board(
            board, lambda _: (Content(), "", "plain", 0), lambda reference: Phrase(reference.capitalize(), "en", False)
        )
        maps[board.id] = drawn.plane(plane, "A map")
    return "".join(f'<template data-board="{id_}">{map_}</template>' for id_, map_ in maps.items())


def _text(text: Any) -> Any:
    """A text of the catalogue as generator/browser/words/words.js reads it."""
    if isinstance(text, str):
        parts = re.split(r"\{(\w+)\}", text)
        return {"p": [{"n": part} if index % 2 else part for index, part in enumerate(parts)]}
    if "zero" in text:
        return {"by": "count", "zero": _text(text["zero"]), "text": _text(text["text"])}
    return {"by": "count", "f": _texts(text)} if "one" in text else _texts(text)


def _texts(texts: dict[str, Any]) -> dict[str, Any]:
    return {key: _text(text) for key, text in texts.items()}


def _words(own: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The words of the page: an input is called by its path, and has what ``own`` has for it."""
    declared = made_up.declared()
    say = _texts(yaml.safe_load((ROOT / "catalog/data/common/answers.yaml").read_text("utf-8")))
    tables = {
        name: GRIDS.get(name, {})
        | {"order": list(rows), "rows": {id_: {"n": id_.capitalize(), **row} for id_, row in rows.items()}}
        for name, rows in made_up.TABLES.items()
    }
    return {
        "lang": "en",
        "marks": [", ", ": "],
        "tied": {"numbers": False, "words": []},
        "spaced": False,
        "grammar": grammar("en"),
        "declaration": {"fields": declared},
        "set": "base",
        "more": [],
        "fields": {path: {"label": path, "parts": 1, **own.get(path, {})} for path, _ in walk(declared)},
        "say": say,
        "ui": say["interface"],
        "params": {},
        "tables": tables,
        "sets": [{"id": "base", "n": "Base"}, {"id": "depot", "n": "Depot"}],
        "sprite": "",
    }


def problems(own: dict[str, dict[str, Any]], request: dict[str, Any]) -> str:
    """What the engine says of a request of the form that it cannot read."""
    told = Problems(Values(_words(own) | {"rules": {}}), request).describe(made_up.asked(request))
    return " ".join(plain(item[part]) for item in told["items"] for part in ("text", "accepted") if item[part])


def write(folder: Path, own: dict[str, dict[str, Any]]) -> None:
    """Put the page and what it needs into a folder."""
    sources.copy(folder)
    page = _PAGE.replace("WORDS", json.dumps(_words(own))).replace("MAPS", _maps())
    (folder / "index.html").write_text(page, "utf-8")


def opener(windows: Windows, server: StaticServer) -> Callable[..., Page]:
    """What opens the form with a request in its address, in a window with these options."""

    def open_form(request: Any = None, **options: Any) -> Page:
        seen = windows.lend(server.origin, **options)
        text = urlsafe_b64encode(json.dumps(request or {}).encode()).decode().rstrip("=")
        seen.page.goto(f"{server.url}#v1:{text}")
        seen.page.wait_for_selector(".fields")
        return seen.page

    return open_form
