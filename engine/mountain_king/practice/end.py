"""Has the end of the game been triggered?"""

from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two to five players with full trollmoots, or nearly so."""
    full = table.state.all_numbers["troll-limit"]
    count = table.seats(2, 5, dice.between(2, 5))
    players = [{"trolls": full if dice.happens(2, 5) else dice.between(full - 4, full - 1)} for _ in range(count)]
    return {"players": players, "active": dice.between(1, count)}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; somebody at least has a full trollmoot, or between two, where that is the end, nearly so."""
    players = request["players"]
    least = table.state.all_numbers["troll-limit"] - (1 if len(players) == 2 else 0)
    if max([player["trolls"] for player in players]) < least:
        return None
    return yes_if(dice, verdict["triggered"])
