"""May a pedestal come on this tunnel?"""

from engine.mountain_king.dig import MINERALS
from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A tunnel that can be paid for, in a layer in which some clans have a pedestal already."""
    size, material = dice.between(2, 5), dice.pick(MINERALS)
    clans = list(table.state.order["clan"])
    request: dict[str, Any] = {
        "size": 5 if dice.happens(1, 6) else size,
        "material": material,
        "goods": {material: 5 + dice.below(3)},
        "layer": dice.pick(list(table.state.order["layer"])),
        "pedestals": dice.deal(clans, dice.between(1, 2)),
    }
    placed = dice.deal(clans, dice.below(3))
    if placed:
        request["placed"] = [clan for clan in clans if clan in placed]
    request["pedestals"] = [clan for clan in clans if clan in request["pedestals"]]
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no, for a tunnel that may be dug."""
    return yes_if(dice, verdict["pedestals"] != []) if verdict["legal"] else None
