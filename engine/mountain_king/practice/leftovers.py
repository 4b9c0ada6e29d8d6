"""How much honor do these goods score at the end?"""

from engine.mountain_king.goods import KINDS
from engine.mountain_king.practice.piles import near, pile
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Goods of several kinds, more of them on the harder level."""
    return {"goods": pile(dice, dice.between(5 + 3 * level, 8 + 4 * level), list(KINDS))}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The honor of all sets; as often as not it takes trades."""
    if not verdict["trades"] and dice.side:
        return None
    return one_number(dice, "honor", verdict["honor"], near(dice, verdict["honor"]))
