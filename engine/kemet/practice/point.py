"""Does the winner of this battle gain a victory point?"""

from engine.kemet.ids import DEFENSIVE_VICTORY
from engine.kemet.practice.sides import sides
from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two sides, of which the defender may have the tile that pays for a defence."""
    request = sides(dice, table, level)
    if dice.happens(1, 3):
        request["defender"]["tiles"] = sorted(request["defender"]["tiles"] + [DEFENSIVE_VICTORY])
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no, whoever has won."""
    winner = verdict["winner"]
    if winner not in ("attacker", "defender"):
        return None
    return yes_if(dice, verdict[winner]["vp"] > 0)
