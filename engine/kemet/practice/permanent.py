"""How many victory points does a player gain for good at the end of the day?"""

from engine.kemet.practice.sides import near
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """One player with up to four temples, and perhaps units in the Sanctuary, among others who hold none."""
    count = table.seats(2, 5, dice.between(2, 5))
    numbers = table.state.all_numbers["temple-prayer"]
    temples = [temple for temple in table.state.temples(count) if not numbers[temple]["units"]]
    player: dict[str, Any] = {
        "prayer": dice.between(0, table.state.numbers["prayer"]),
        "temples": sorted(dice.deal(temples, dice.between(0, 4))),
    }
    if dice.happens(1, 2):
        player["sanctuary"] = dice.between(1, 5)
        player["offering"] = dice.pick(("no", "yes"))
    return {"players": [player] + [{}] * (count - 1)}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The points that stay; one for each temple is a likely mistake."""
    gained = verdict["players"][0]["gained_permanent"]
    temples = len(request["players"][0]["temples"])
    if not verdict["legal"] or (temples < 2 and gained == temples):
        return None
    return one_number(dice, "points", gained, [temples] * dice.below(2) + near(dice, gained))
