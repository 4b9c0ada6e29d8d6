"""May you place your tokens like this?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any

ROWS = (("buy-white", "buy-red", "buy-blue", "pray-1"), ("pyramid", "move-2", "pray-2"), ("move-3", "recruit"))


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Three to five tokens, most of them in the lower rows."""
    low = dice.deal(ROWS[0], dice.between(1, 4))
    high = dice.deal(ROWS[1], dice.between(0, 2)) + dice.deal(ROWS[2], dice.below(2))
    placed = dice.shuffled(low + high)
    if not 3 <= len(placed) <= 5:
        return None
    return {"placed": placed}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no."""
    return yes_or_no(dice, verdict)
