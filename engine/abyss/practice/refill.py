"""How many lords come to court from the deck?"""

from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """What is left at court after a recruitment, and a deck that may be too small to fill it."""
    left = dice.between(0, 2) if dice.happens(2, 3) else dice.between(3, 5)
    return {"lords_left": left, "deck": dice.between(0, 5) if dice.happens(1, 4) else dice.between(6, 34)}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """As many as fill the court, if two lords or fewer are left; to fill it in any case is a likely mistake."""
    spaces = table.state.supply["court-spaces"]
    missing = spaces - request["lords_left"]
    return one_number(dice, "lords", verdict["lords_drawn"], [missing, 0, spaces, missing - 1])
