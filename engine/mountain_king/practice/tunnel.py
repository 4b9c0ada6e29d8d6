"""How much honor does this tunnel earn?"""

from engine.mountain_king.dig import MINERALS
from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A tunnel that can be paid for, and pieces of iron or stone that lie buried under it."""
    size, material = dice.between(2, 5), dice.pick(MINERALS)
    buried = pile(dice, dice.between(0, 2), ["iron", "stone"])
    return {"size": size, "material": material, "goods": {material: size + dice.below(3)}, "covers": buried}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Its honor; what the same size earns with other minerals, and its size, are likely mistakes."""
    honors = table.state.all_numbers["dig-honor"][str(request["size"])]
    return one_number(dice, "honor", verdict["honor"], sorted(honors.values()) + [request["size"]])
