"""Whether the figures that answers show have what the answers mark, and can say it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from catalog.figure_check import expanded, legend
from catalog.findings import listed
from catalog.models.boards import Board
from catalog.models.figures import Figure
from catalog.models.result_blocks import FigureResult

if TYPE_CHECKING:
    from catalog.findings import Finding
    from catalog.models.game import GameCatalog, Record

Place = tuple[str | int, ...]
SQUARES = ("pair", "shape")
"""The types of parts that name places by rows and columns."""


def fits(block: FigureResult, place: Place, record: Record, game: GameCatalog) -> Iterator[Finding]:
    """Whether the figure itself is one that an answer may mark."""
    found = game.records.get(f"figure:{block.figure}")
    if found is None or not isinstance(found.model, Figure):
        if block.squares:
            yield _finding(record, (*place, "squares"), "a board has no squares", block.figure, "a figure with a grid")
        return  # A board; what is not there has a finding of its own.
    figure = found.model
    if len(figure.panels) > 1:
        yield _finding(
            record,
            (*place, "figure"),
            "nobody could tell which of its panels is marked",
            f"{len(figure.panels)} panels",
            "a figure of one panel, or a board",
        )
    panel = figure.panels[0]
    if block.squares and panel.grid is None:
        yield _finding(
            record, (*place, "squares"), "the figure has no grid", block.figure, "a figure whose panel is a grid"
        )
    if block.blank and not block.squares:
        yield _finding(
            record, (*place, "blank"), "no letters lie on the figure", block.blank, "'squares' beside 'blank'"
        )
    nameless = [name for row in panel.rows for name, cell in expanded(row, game) if name and not (cell.name or cell.of)]
    if nameless:
        yield _finding(
            record,
            (*place, "figure"),
            "an answer could not say in words what it marks",
            f"no name: {listed(nameless)}",
            "'name' or 'of' for each cell with an id",
        )


def ids_of(block: FigureResult, game: GameCatalog) -> list[str] | None:
    """What marks may name by id; None if the figure is not there, or names its places by rows and columns alone."""
    for kind in ("figure", "board"):
        found = game.records.get(f"{kind}:{block.figure}")
        if found is not None and isinstance(found.model, Board):
            return [space.id for space in found.model.spaces]
        if found is not None and isinstance(found.model, Figure):
            return [name for row in found.model.panels[0].rows for name, _ in expanded(row, game) if name]
    return None


def unknown_letters(block: FigureResult, letters: Iterable[str], game: GameCatalog) -> tuple[str, str, str] | None:
    """What is wrong with letters that lie on a figure's squares: a browser draws each by the figure's legend."""
    found = game.records.get(f"figure:{block.figure}")
    if found is None or not isinstance(found.model, Figure) or found.model.panels[0].grid is None:
        return None  # Each of these has a finding of its own.
    known = legend(found.model, game)
    unknown = sorted({*letters} - known.keys() - {block.blank})
    accepted = f"letters of the legend of '{block.figure}': {listed(known)}"
    return ("the figure cannot draw all that lies there", listed(unknown), accepted) if unknown else None


def _finding(record: Record, place: Place, message: str, given: str, accepted: str) -> Finding:
    hint = "name another figure, or change this one"
    return record.finding(place, message, given=given, accepted=accepted, hint=hint, code="unfit-figure")
