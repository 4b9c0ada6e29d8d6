"""Which of these lords can this hand recruit?"""

from engine.abyss.practice.hands import hand
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A hand, and lords at court."""
    lords = dice.deal(table.ids("lord"), level + 1)
    return {"hand": hand(dice, table, dice.between(3, 3 + level)), "pearls": dice.between(0, 4), "court": lords}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The lords, of which one alone can be recruited; of the others, one is nearly paid."""
    lords = verdict["lords"]
    paid = [row["lord"] for row in lords if row["recruitable"]]
    near = [row for row in lords if row["nearest"] and row["nearest"]["value_missing"] < 4]
    if len(paid) != 1 or not near:
        return None
    return [choice("lord", lord=lord) for lord in request["court"]], request["court"].index(paid[0])
