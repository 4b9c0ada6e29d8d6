"""The day is over: is the game over, too?"""

from engine.kemet.practice.standings import standings
from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two players near the end of a game."""
    players = standings(dice)
    for place, player in enumerate(players):
        player["order"] = place + 1
    return {"players": players}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no: somebody has just as many points as it takes, or one too few."""
    most = max([player["total"] for player in verdict["players"]])
    if not verdict["goal"] - 1 <= most <= verdict["goal"]:
        return None
    return yes_if(dice, verdict["ended"])
