"""How many points do these affiliated allies score?"""

from engine.abyss.practice.hands import hand
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Affiliated allies, of some races several."""
    return {"players": [{"affiliated": hand(dice, table, dice.between(3 + level, 5 + level))}]}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The points of the highest ally of each race; those of all of them are a likely mistake."""
    cards, allies = table.state, request["players"][0]["affiliated"]
    points = verdict["players"][0]["parts"]["allies"]["total"]
    every = sum([cards.value[ally] for ally in allies])
    if every == points:
        return None
    others = [points + dice.between(-3, 3) for _ in range(4)]
    return one_number(dice, "points", points, [every] + others)
