"""How many pieces does this cascade bring?"""

from engine.mountain_king.goods import KINDS
from engine.mountain_king.practice.piles import near, pile
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any

LENGTHS = (4, 3, 2, 1)
"""The places of each row, from the bottom."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A trollmoot with the bottom row, and above it just the trolls that the new one needs below it."""
    row = level - 1
    index = dice.below(LENGTHS[row])
    rows: list[list[Any]] = []
    for number, length in enumerate(LENGTHS):
        below = range(index, index + row - number + 1) if number < row else ()
        rows.append([_troll(dice) if number == 0 or place in below else None for place in range(length)])
    return {"rows": rows, "prints": pile(dice, dice.between(1, 3), list(KINDS)), "row": row, "index": index}


def _troll(dice: Dice) -> dict[str, Any]:
    """A troll with a symbol or two, of which some are covered."""
    prints = pile(dice, dice.between(1, 2), list(KINDS))
    holds = {kind: dice.between(1, prints[kind]) for kind in sorted(prints) if dice.happens(1, 3)}
    return {"prints": prints, "holds": holds}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The pieces; without regard to what is covered there would be more."""
    every = sum(request["prints"].values())
    for row, index in verdict["activated"][1:]:
        every += sum(request["rows"][row][index]["prints"].values())
    if every == verdict["pieces"]:
        return None
    return one_number(dice, "pieces", verdict["pieces"], near(dice, verdict["pieces"]))
