"""How many lords can you bring to court by plotting?"""

from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A court with some room, some pearls, and a deck that may be nearly empty."""
    request: dict[str, Any] = {
        "court": dice.between(2, table.state.supply["court-spaces"]),
        "pearls": dice.between(0, 7),
        "deck": dice.between(0, 3) if dice.happens(1, 4) else dice.between(4, 30),
    }
    if level > 1 and dice.happens(1, 4):
        request["moment"] = "after"
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """As many as there are pearls, room and lords for; each of these alone is a likely mistake."""
    most = verdict["most"]
    if not most and not dice.happens(1, 2):
        return None
    others = [verdict["spaces"], request["pearls"], table.state.supply["court-spaces"] - verdict["spaces"]]
    return one_number(dice, "lords", most, others)
