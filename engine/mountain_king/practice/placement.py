"""May a tunnel lie here?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any

ROWS, COLUMNS = 5, 6
BESIDE = ((-1, 0), (0, -1), (0, 1), (1, 0))


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A part of the mountain with tunnels of oneself and a rival, some rubble and goods, and a tunnel in one piece."""
    signs = {kind: row["sign"] for kind, row in table.game.tables["ground"].items()}
    rows = [[signs["free"]] * COLUMNS for _ in range(ROWS)]
    own = _piece(dice, (dice.below(ROWS), dice.below(2)), 3)
    rival = _piece(dice, (dice.below(ROWS), COLUMNS - 1 - dice.below(2)), 3)
    for kind, squares in (("own", own), ("rival", rival)):
        for row, column in squares:
            rows[row][column] = signs[kind]
    for kind in ("rubble-square", "buried-goods", "workshop-tile")[:level]:
        row, column = dice.below(ROWS), dice.below(COLUMNS)
        if rows[row][column] == signs["free"]:
            rows[row][column] = signs[kind]
    start = dice.pick(own) if dice.happens(3, 4) else (dice.below(ROWS), dice.below(COLUMNS))
    tile = [one for one in _piece(dice, start, dice.between(3, 6)) if one not in own and one not in rival]
    return {"grid": ["".join(row) for row in rows], "tile": [list(square) for square in sorted(tile)]}


def _piece(dice: Dice, start: tuple[int, int], count: int) -> list[tuple[int, int]]:
    """So many squares in one piece."""
    squares = [start]
    while len(squares) < count:
        row, column = dice.pick(squares)
        down, right = dice.pick(BESIDE)
        square = (row + down, column + right)
        if square not in squares and 0 <= square[0] < ROWS and 0 <= square[1] < COLUMNS:
            squares.append(square)
    return squares


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
