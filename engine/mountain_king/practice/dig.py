"""May you dig this tunnel?"""

from engine.mountain_king.dig import MINERALS
from engine.mountain_king.goods import add
from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A tunnel with about as many minerals as it costs, and rubble on the harder level."""
    size, material = dice.between(2, 5), dice.pick(MINERALS)
    rubble = dice.between(0, 2) if level > 1 else 0
    paid = {material: max(1, size - dice.below(2)), "hammer": max(0, rubble - dice.below(2))}
    others = [mineral for mineral in MINERALS if mineral != material] + ["rune", "coin"]
    goods = add({kind: paid[kind] for kind in paid if paid[kind]}, pile(dice, dice.between(0, 3), others))
    return {"size": size, "material": material, "rubble": rubble, "goods": goods}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no."""
    return yes_or_no(dice, verdict)
