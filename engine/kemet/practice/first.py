"""One had enough points in the middle of the day: who wins at the end of it?"""

from engine.kemet.practice.standings import PLAYERS, standings
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two players at the end of a day, of whom the first had enough points before it was over."""
    players = standings(dice)
    earlier = dice.below(PLAYERS)
    for place, player in enumerate(players):
        player["order"] = 1 if place == earlier else 2
    return {"players": players}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The players; as often as not it is the other one who wins."""
    totals = [player["total"] for player in verdict["players"]]
    first = verdict["first"][0]
    if not verdict["ended"] or min(totals) < verdict["goal"] - 1 or (first == 0) is not dice.side:
        return None
    return [choice("player", player=place) for place in range(PLAYERS)], first
