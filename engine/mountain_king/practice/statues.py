"""How much honor can your statues and halls score after this turn?"""

from engine.mountain_king.practice.dug import Dug
from engine.mountain_king.practice.piles import near, pile
from engine.mountain_king.statue_map import CLANS, GENERIC
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any

OTHERS = ["stone", "iron", "rune", "coin"]


def make(dice: Dice, table: Table, level: int) -> Any:
    """A painted mountain: tunnels that hang together, one or two statues in them, and a few carts.

    On the hardest level a tunnel may lie in two layers, and a statue may still be buried.
    """
    dug = Dug(dice, table, level + 1, spans=level > 2)
    if len(dug.tunnels) <= level:
        return None
    for number in range(len(dug.tunnels)):
        if dice.happens(1, 2):
            dug.raise_pedestal(dice, number)
    for _ in range(level - 1):
        dug.stand(dice, 2)
    if level > 2 and dice.happens(1, 4):
        dug.stand(dice, 0)
    carts = {clan: dice.below(2) for clan in CLANS}
    carts[GENERIC] = dice.between(0, 1)
    goods = pile(dice, dice.between(3, 5), OTHERS) if dice.happens(1, 2) else {}
    return dug.told() | {"carts": carts, "goods": goods}, dug.painted()


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The honor, if there is something to be moved."""
    if not verdict["moves"] or not verdict["proven"]:
        return None
    return one_number(dice, "honor", verdict["honor"], near(dice, verdict["honor"], 2))
