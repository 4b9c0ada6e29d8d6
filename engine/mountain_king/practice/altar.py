"""How much honor do this hall and these statues score?"""

from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A hall with a statue on its altar or without, and two statues, often in the same tunnel."""
    layers = list(table.state.order["layer"])
    low = dice.between(2, 8)
    tunnels = ("A", "A") if dice.happens(2, 3) else ("A", "B")
    statues = [
        {"layer": dice.pick(layers), "pedestal": "yes" if dice.happens(1, 4) else "no", "tunnel": tunnel}
        for tunnel in tunnels
    ]
    hall = {"low": low, "high": low + dice.between(3, 9), "statue": dice.pick(("no", "yes"))}
    return {"players": [{"halls": [hall], "statues": statues}]}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The honor of both; to count each statue of a tunnel, or the other number of the hall, are likely mistakes."""
    player, hall = verdict["players"][0], request["players"][0]["halls"][0]
    honor = player["total"]
    other = hall["low"] if hall["statue"] == "yes" else hall["high"]
    counted = [statue["honor"] for statue in player["statues"] if statue["counts"]]
    return one_number(dice, "honor", honor, [honor - player["parts"]["halls"] + other, honor + max(counted)])
