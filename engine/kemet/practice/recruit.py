"""May you recruit these units like this?"""

from engine.kemet.ids import LEGION, RECRUITING_SCRIBE
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Up to five units for one or two districts of the own city, with about as many prayer points."""
    first, second = dice.between(1, 4), dice.between(0, 2)
    units = first + second
    districts = [{"recruit": first, "own": dice.between(0, 4)}, {"recruit": second, "own": dice.between(0, 3)}]
    request: dict[str, Any] = {
        "units": units,
        "prayer": max(0, units - dice.below(3)),
        "reserve": max(1, units + dice.below(4) - 1),
        "districts": districts,
    }
    tiles = dice.deal((RECRUITING_SCRIBE, LEGION), dice.below(level))
    if tiles:
        request["tiles"] = sorted(tiles)
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing."""
    if len(verdict["reasons"]) > 1:
        return None
    return yes_or_no(dice, verdict)
