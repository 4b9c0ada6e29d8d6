"""Who wins?"""

from engine.abyss.practice.hands import hand, seats
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

NEAR = 3
"""How many points apart the first two may be."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Players with some lords and affiliated allies each."""
    count = seats(table)
    lords = dice.shuffled(table.ids("lord"))
    allies = hand(dice, table, count * 3)
    allies = dice.shuffled(allies)
    players = []
    for place in range(count):
        players.append(
            {
                "lords": sorted(lords[place * 2 : place * 2 + 2]),
                "affiliated": table.state.sorted_allies(allies[place * 3 : place * 3 + 3]),
                "pearls": dice.between(0, 6),
            }
        )
    return {"players": players}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The players, of whom one alone wins, and not by far; level on points as often as not."""
    winners = verdict["tie_break"]["winners"]
    totals = sorted([player["total"] for player in verdict["players"]])
    apart = totals[-1] - totals[-2]
    if len(winners) != 1 or apart > NEAR or dice.side is not (apart == 0):
        return None
    return [choice("player", player=place) for place in range(len(totals))], winners[0]
