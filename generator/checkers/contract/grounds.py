"""What lies under the squares of an input: a figure whose grid is as large, and can be told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.figure_check import legend
from catalog.models.figures import Figure

if TYPE_CHECKING:
    from catalog.findings import Finding
    from catalog.models.checkers import FieldWords
    from catalog.models.game import GameCatalog, Record

Bounds = tuple[int, int]


def faults(game: GameCatalog, record: Record, path: str, field: dict[str, Any], words: FieldWords) -> Iterator[Finding]:
    """Whether an input can lie on the ground that its words name; a figure that is not there has a finding already."""
    found = game.records.get(f"figure:{words.ground}")
    if found is None or not isinstance(found.model, Figure):
        return

    def finding(message: str, given: str, accepted: str, hint: str) -> Finding:
        place = ("fields", path, "ground")
        return record.finding(place, message, given=given, accepted=accepted, hint=hint, code="unfit-ground")

    if field["type"] not in ("shape", "grid") or "on" in field:
        given = f"{field['type']} on '{field['on']}'" if "on" in field else field["type"]
        accepted = "a grid, or a shape that does not lie on one"
        yield finding(f"nothing can lie under the input '{path}'", given, accepted, "take 'ground' away")
        return
    figure = found.model
    grid = figure.panels[0].grid
    if len(figure.panels) > 1 or grid is None:
        given = "no grid" if grid is None else f"{len(figure.panels)} panels"
        yield finding("the figure is no ground", given, "a figure of one panel, with a grid", "name another figure")
        return
    size, wanted = (len(grid.squares), len(grid.squares[0])), _size(field)
    if wanted is None:
        accepted = f"rows=({size[0]}, {size[0]}) and columns=({size[1]}, {size[1]}) where the engine declares the input"
        yield finding(f"the size of '{path}' changes", "bounds", accepted, "declare one size, or take 'ground' away")
    elif size != wanted:
        accepted = f"{wanted[0]} rows of {wanted[1]} letters"
        given = f"{size[0]} rows of {size[1]}"
        yield finding("the ground is of another size than the input", given, accepted, "draw the figure as large")
    known = legend(figure, game)
    silent = sorted({letter for row in grid.squares for letter in row if letter in known and not known[letter][0].says})
    if silent:
        accepted = "'says' for each letter of the figure's legend"
        yield finding("nobody could say what a square is", f"no words for: {', '.join(silent)}", accepted, "add them")


def _size(field: dict[str, Any]) -> Bounds | None:
    """The rows and columns of an input; None for a grid that may be larger or smaller."""
    rows = field["rows"] if field["type"] == "shape" else (field["min_items"], field["max_items"])
    if field["type"] == "grid" and (rows[0] != rows[1] or field["columns"][0] != field["columns"][1]):
        return None
    return rows[1], field["columns"][1]
