"""How many points does this location bring?"""

from engine.abyss.practice.hands import hand
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A player with one location, some lords and some affiliated allies."""
    location = dice.pick([id for id in table.ids("location") if table.state.formulas[id]["kind"] != "loot"])
    lords = dice.deal(table.ids("lord"), dice.between(2, 2 + level))
    player = {
        "locations": [location],
        "lords": sorted(lords),
        "affiliated": hand(dice, table, dice.between(2, 2 + level)),
        "pearls": dice.between(0, 6),
    }
    return {"players": [player]}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The points of the location, which counts something; one thing more or fewer is a likely mistake."""
    item = verdict["players"][0]["parts"]["locations"]["items"][0]
    if not item["each"] or not item["counted"]:
        return None
    each, points = item["each"], item["points"]
    return one_number(dice, "points", points, [points + each, points - each, points - item["base"], each])
