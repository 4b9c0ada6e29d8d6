"""How many points do the lords under this location score?"""

from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A location, and lords whose keys paid for it."""
    cards = table.state
    lords = dice.deal([lord for lord in table.ids("lord") if cards.lords[lord].keys], dice.between(2, 3))
    location = dice.pick([id for id in table.ids("location") if cards.formulas[id]["kind"] != "loot"])
    return {"players": [{"locations": [location], "lords": sorted(lords)}]}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The points of all of them; that they score nothing, or that the location does for them, are likely mistakes."""
    parts = verdict["players"][0]["parts"]
    lords, locations = parts["lords"]["total"], parts["locations"]["total"]
    if sum([table.state.lords[lord].keys for lord in request["players"][0]["lords"]]) < 3 or locations is None:
        return None
    return one_number(dice, "points", lords, [0, dice.pick((locations, lords + locations)), lords - dice.between(1, 3)])
