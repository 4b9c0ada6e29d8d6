"""How many pearls does this lord cost at least, with this hand?"""

from engine.abyss.practice.hands import hand
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any

LISTED = 50
"""As many payments as the checker lists at most."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A hand, pearls enough, and a lord."""
    lord = dice.pick(table.ids("lord"))
    allies = hand(dice, table, dice.between(3, 3 + level))
    return {"hand": allies, "pearls": dice.between(5, 9), "court": [lord], "limit": LISTED}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The fewest pearls of all payments; what all allies together leave of the cost is a likely mistake."""
    row = verdict["lords"][0]
    if not row["payments"] or row["count"] > LISTED:
        return None
    fewest = min([payment["pearls"] for payment in row["payments"]])
    left = max(0, row["cost"] - table.state.total(request["hand"]))
    if fewest == left:
        # Whoever adds up the whole hand, of whatever races, must not be right by chance.
        return None
    return one_number(dice, "pearls", fewest, [left, max([payment["pearls"] for payment in row["payments"]])])
