"""Whether figures fit what they are made of: boards, numbers, symbols, arrows; and whether anybody uses them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.base import Refers
from catalog.models.boards import Board
from catalog.models.figures import LONGEST_ROW, Cell, Drawn, Figure, Panel, Row, Square
from catalog.models.game import GameCatalog, Record
from catalog.models.numbers import UnknownNumberError
from catalog.models.vocabularies import Vocabulary
from catalog.number_check import named_number
from catalog.placeholders import Named, placeholders
from catalog.walk import Path, leaves, models


def figures(game: GameCatalog) -> Iterator[Finding]:
    """All that is wrong with the figures of a game beyond their form."""
    used = {
        leaf.value
        for record in game.records.values()
        for leaf in leaves(record.model)
        if isinstance(leaf.mark, Refers) and "figure" in (leaf.mark.kind, leaf.mark.other)
    }
    for record in game.of_kind("figure"):
        if not isinstance(record.model, Figure):
            continue
        if game.knows(f"board:{record.id}"):
            yield record.finding(
                ("id",),
                "there is a board with this id",
                given=record.id,
                accepted="an id that no board has",
                hint="choose another id: sections and answers name both in one way",
                code="duplicate-id",
            )
        elif record.id not in used:
            yield record.finding(
                ("id",),
                "a figure that nobody uses",
                given=record.id,
                accepted="a figure that a rule section, an answer or another page shows",
                hint=f"write 'figure: {record.id}' in the body of a section, or take the figure away",
                code="unused-figure",
            )
        yield from _letters(record, record.model, game)
        for path, part in models(record.model):
            if isinstance(part, Drawn):
                yield from _signs(record, path, part, game)
            if isinstance(part, Panel):
                yield from _places(record, path, part, game)


def _signs(record: Record, path: Path, drawn: Drawn, game: GameCatalog) -> Iterator[Finding]:
    """The cited numbers that it shows; its symbols are looked up among the drawings of the game."""
    for index, sign in enumerate(drawn.shows):
        for part in placeholders(sign) if sign.startswith("{") else ():
            if isinstance(part, Named):
                yield from named_number(record, (*path, "shows", index), part, game)


def expanded(row: Row, game: GameCatalog) -> list[tuple[str, Cell]]:
    """The cells of a row, each as often as it is there, with their names; of several *space* the first is *space-1*.

    Raises UnknownNumberError if their number is not there, or is a table.
    """
    cells = []
    for cell in row.cells:
        times = cell.times if isinstance(cell.times, int) else game.count(cell.times)
        names = [f"{cell.id}-{number}" for number in range(1, times + 1)] if times > 1 else [cell.id or ""]
        cells += [(name if cell.id else "", cell) for name in names]
    return cells


def _places(record: Record, path: Path, panel: Panel, game: GameCatalog) -> Iterator[Finding]:
    """Rows can be seen on a phone, and arrows and marks name cells, squares or spaces of their panel."""
    places: list[str] = []
    lengths = [len(line) for line in panel.grid.squares] if panel.grid else []
    for index, row in enumerate(panel.rows):
        try:
            cells = expanded(row, game)
        except UnknownNumberError as error:
            yield from _no_number(record, (*path, "rows", index), error.id, game)
            return
        places += [name for name, _ in cells if name]
        lengths.append(len(cells))
        if len(cells) > LONGEST_ROW:
            yield record.finding(
                (*path, "rows", index),
                "the row is too long to be seen on a phone",
                given=f"{len(cells)} cells",
                accepted=f"at most {LONGEST_ROW}",
                hint="take cells away, or begin another row",
                code="row-too-long",
            )
    places += [f"{row}.{column}" for row, length in enumerate(lengths) for column in range(length)]
    if panel.board is not None:
        found = game.records.get(f"board:{panel.board}")
        if found is None or not isinstance(found.model, Board):
            return  # The reference has a finding of its own.
        places = [space.id for space in found.model.with_players(panel.players).spaces]
    yield from _known(record, path, panel, places)


def _no_number(record: Record, path: Path, id_: str, game: GameCatalog) -> Iterator[Finding]:
    if f"number:{id_}" in game.records:  # What is not there has a finding of its own.
        yield record.finding(
            path,
            f"'{id_}' is no single number that is known",
            given=id_,
            accepted="a number, or the id of one that has a value",
            hint="name another one, or write the number",
            code="unknown-number",
        )


def legend(figure: Figure, game: GameCatalog) -> dict[str, tuple[Square, str]]:
    """What each letter of a figure's grids stands for; of a vocabulary's with the reference to its word."""
    if isinstance(figure.legend, dict):
        return {letter: (square, "") for letter, square in figure.legend.items()}
    found = game.records.get(f"vocabulary:{figure.legend}")
    words = found.model.entries if found is not None and isinstance(found.model, Vocabulary) else ()
    return {
        word.sign: (
            Square.model_construct(shows=(word.symbol or word.sign,), hue=word.hue, says=word.name),
            f"{figure.legend}:{word.id}",
        )
        for word in words
        if word.sign
    }


def _letters(record: Record, figure: Figure, game: GameCatalog) -> Iterator[Finding]:
    """The letters of grids are signs of the vocabulary that is their legend."""
    if isinstance(figure.legend, dict) or not game.knows(f"vocabulary:{figure.legend}"):
        return  # The model has checked it, or the reference has a finding of its own.
    signs = legend(figure, game)
    for index, panel in enumerate(figure.panels):
        for row, line in enumerate(panel.grid.squares if panel.grid else ()):
            for letter in dict.fromkeys(line):
                if letter not in signs:
                    yield record.finding(
                        ("panels", index, "grid", "squares", row),
                        f"no word of '{figure.legend}' has this sign",
                        given=letter,
                        accepted=listed(signs) or "none: no word has a 'sign'",
                        hint="write one of these, or give a word the sign",
                        code="unknown-cell",
                    )


def _known(record: Record, path: Path, panel: Panel, places: list[str]) -> Iterator[Finding]:
    named: list[tuple[Path, str, str]] = [((*path, "marks", id_), id_, "unknown-cell") for id_ in panel.marks]
    for index, arrow in enumerate(panel.arrows):
        named += [((*path, "arrows", index), place, "arrow-to-nowhere") for place in arrow.way]
        if any(one == other for one, other in pairwise(arrow.way)):
            yield record.finding(
                (*path, "arrows", index),
                "an arrow leads somewhere else",
                given=listed(arrow.way),
                accepted="another place after each",
                hint="take the second one away",
                code="arrow-to-nowhere",
            )
    for place, given, code in named:
        if given not in places:
            yield record.finding(
                place,
                f"there is no place '{given}' in the drawing",
                given=given,
                accepted=listed(places, 30, given),
                hint=did_you_mean(given, places, "write one of these, or give a cell this id"),
                code=code,
            )
