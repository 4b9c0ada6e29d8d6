"""Which cited numbers nobody uses: no text, no table, no module of the game's rules and models, no template."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.document import ROOT
from catalog.models.blocks import NumberTableBlock
from catalog.models.boards import Space
from catalog.models.figures import Cell, Drawn, Figure
from catalog.placeholders import Named, placeholders
from catalog.text_check import record_texts
from catalog.walk import models

if TYPE_CHECKING:
    from catalog.findings import Finding
    from catalog.models.game import GameCatalog
    from generator.render.game_checkers import GameQuestions

_QUOTED = re.compile(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)*)[\"']")


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """A finding for each number that only stands in its file."""
    game = questions.game
    if not game.numbers:
        return
    used = {*_named(game), *_drawn(game), *_in_figures(game), *_read_by_rules(game)}
    for record in game.of_kind("number"):
        if record.id not in used:
            yield record.finding(
                ("id",),
                "nobody uses this number",
                given=record.id,
                accepted="a number that a text, a table, the engine, the models or a template names",
                hint=f"write {{number:{record.id}}} where a text says it, or take the entry away",
                code="unused-number",
            )


def _named(game: GameCatalog) -> Iterator[str]:
    """The numbers that texts name."""
    for record in game.records.values():
        for _path, text, _mark in record_texts(record):
            if "{number:" in text:
                yield from (part.number[0] for part in placeholders(text) if isinstance(part, Named) and part.number)


def _drawn(game: GameCatalog) -> Iterator[str]:
    """The numbers that tables of the rules are drawn from, or that stand alone in a cell."""
    for section in game.rules:
        for _path, part in models(section):
            if isinstance(part, NumberTableBlock):
                yield from part.table
        for row in (row for block in section.body for row in getattr(block, "rows", ())):
            for cell in row:
                yield from (part.number[0] for part in placeholders(cell) if isinstance(part, Named) and part.number)


def _in_figures(game: GameCatalog) -> Iterator[str]:
    """The numbers that figures show, or that tell how many of a cell there are."""
    for record in game.records.values():
        for _path, part in models(record.model) if isinstance(record.model, Figure | Space) else ():
            if isinstance(part, Cell) and isinstance(part.times, str):
                yield part.times
            for sign in part.shows if isinstance(part, Drawn | Space) else ():
                yield from (named.number[0] for named in placeholders(sign) if isinstance(named, Named))


def _read_by_rules(game: GameCatalog) -> Iterator[str]:
    """What stands in quotes in the modules of the engine and the models, and in the templates."""
    module = game.id.replace("-", "_")
    places = [ROOT / "engine" / module, ROOT / "catalog" / "models" / module, ROOT / "generator/templates" / game.id]
    files = [file for place in places for file in sorted(place.rglob("*")) if file.suffix in (".py", ".j2")]
    for file in [*files, *places[1].parent.glob(f"{module}.py")]:
        yield from _QUOTED.findall(file.read_text(encoding="utf-8"))
