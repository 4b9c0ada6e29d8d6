"""Has the end of the game come?"""

from engine.abyss.practice.hands import seats
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Players with nearly enough lords, or a deck of lords that is nearly empty."""
    # Seven lords bring the end, and six are one too few.
    players = seats(table)
    lords = [dice.between(3, 6) for _ in range(players)]
    active = dice.between(1, players)
    request: dict[str, Any] = {"active": active, "recruited": "yes"}
    if dice.happens(1, 2):
        lords[active - 1] = dice.between(6, 7)
        request["court"] = dice.between(3, 5)
        request["deck"] = dice.between(3, 9)
    else:
        # What is left at court after a recruitment, and what it takes to fill it.
        request["court"] = dice.between(1, 3)
        request["deck"] = dice.between(1, 5)
    request["players"] = [{"lords": count} for count in lords]
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no."""
    if verdict["triggered"] is not dice.side:
        return None
    return [choice("yes"), choice("no")], 0 if dice.side else 1
