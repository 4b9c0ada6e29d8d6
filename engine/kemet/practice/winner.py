"""Who is first?"""

from engine.kemet.practice.standings import PLAYERS, standings
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

NEAR = 1
"""How many points apart the two may be."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two players near the end of a game."""
    sphinx, earlier = dice.below(3), dice.below(PLAYERS)
    players = standings(dice)
    for place, player in enumerate(players):
        player["sphinx"] = "yes" if place == sphinx else "no"
        player["order"] = 1 if place == earlier else 2
    return {"players": players}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The players; they are often level."""
    totals = [player["total"] for player in verdict["players"]]
    first = verdict["first"][0]
    if abs(totals[0] - totals[1]) > NEAR or (first == 0) is not dice.side:
        return None
    if totals[0] != totals[1] and dice.happens(1, 2):
        return None
    return [choice("player", player=place) for place in range(PLAYERS)], first
