"""What does raising this pyramid cost?"""

from engine.kemet.ids import PRIEST_OF_RA, SLAVES
from engine.kemet.practice.sides import near
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A pyramid that goes up by one to three levels, often with tiles that save."""
    top = table.state.numbers["pyramid"]
    start = dice.below(top)
    request: dict[str, Any] = {"from": start, "to": dice.between(start + 1, min(top, start + 3))}
    tiles = dice.deal((SLAVES, PRIEST_OF_RA), dice.below(3))
    if tiles:
        request["tiles"] = sorted(tiles)
    request["prayer"] = dice.between(1, table.state.numbers["prayer"])
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The cost, if it can be paid."""
    cost = verdict["cost"]
    if not verdict["legal"]:
        return None
    return one_number(dice, "prayer", cost, near(dice, cost))
