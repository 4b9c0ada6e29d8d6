"""Who wins?"""

from engine.mountain_king.goods import KINDS
from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

PLAYERS = 2
TUNNELS = ("A", "B")
NEAR = 4
"""How many points apart the two may be."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two players at the end of a game, of whom one has the only coronation token of a game of two."""
    crowned = dice.below(PLAYERS)
    layers = list(table.state.order["layer"])
    players = []
    for place in range(PLAYERS):
        low = dice.between(0, 6)
        statues = [
            {"layer": dice.pick(layers), "pedestal": dice.pick(("no", "yes")), "tunnel": label} for label in TUNNELS
        ]
        player: dict[str, Any] = {
            "tunnels": dice.between(20, 40),
            "coronation": "3" if place == crowned else "0",
            "goods": pile(dice, dice.between(4, 8), list(KINDS)),
            "halls": [{"low": low, "high": low + dice.between(4, 9), "statue": dice.pick(("no", "yes"))}],
            "statues": statues,
            "troll_levels": dice.between(12, 18),
        }
        players.append(player)
    return {"players": players}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The players, of whom one alone wins, and not by far."""
    winners = [place for place, player in enumerate(verdict["players"]) if player["rank"] == 1]
    totals = sorted([player["total"] for player in verdict["players"]])
    if len(winners) != 1 or totals[-1] - totals[-2] > NEAR or (winners[0] == 0) is not dice.side:
        return None
    return [choice("player", player=place) for place in range(PLAYERS)], winners[0]
