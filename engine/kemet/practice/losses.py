"""How many units does the defender lose?"""

from engine.kemet.practice.sides import near, sides
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two sides."""
    return sides(dice, table, level)


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The losses; seldom none."""
    losses = verdict["defender"]["losses"]
    if not losses and not dice.happens(1, 3):
        return None
    return one_number(dice, "units", losses, near(dice, losses))
