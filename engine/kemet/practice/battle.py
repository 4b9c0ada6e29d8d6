"""Who wins this battle?"""

from engine.kemet.practice.sides import sides
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

NEAR = 2
"""How far apart the two may be."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two sides."""
    return sides(dice, table, level)


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The winner, if it is a close thing."""
    gap = abs(verdict["attacker"]["strength"] - verdict["defender"]["strength"])
    right = "attacker" if dice.side else "defender"
    if gap > NEAR or verdict["winner"] != right:
        return None
    return [choice("attacker"), choice("defender")], 0 if dice.side else 1
