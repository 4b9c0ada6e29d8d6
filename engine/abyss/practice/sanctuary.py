"""Is it better to draw another loot card, or to stop?"""

from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

FAR = 25
"""How much better the right decision is at least, in hundredths of a point: nobody counts as finely as the checker."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Loot of different values on the tile, and some that is gone from the deck."""
    kinds = table.ids("loot")
    rows = table.game.tables["loot"]
    loot = sorted(dice.deal(kinds, dice.between(1, min(len(kinds) - 1, 2 + level))))
    copies = [kind for kind in kinds for _ in range(rows[kind]["copies"] - (1 if kind in loot else 0))]
    return {"loot": loot, "gone": sorted(dice.deal(copies, dice.between(0, 2 + 2 * level)))}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """To draw or to stop, if one is clearly better."""
    right = "draw" if dice.side else "stop"
    gap = verdict["once"]["hundredths"] - verdict["stop"]["hundredths"] if verdict["once"] and verdict["stop"] else 0
    if verdict["decision"] != right or abs(gap) < FAR:
        return None
    return [choice("draw"), choice("stop")], 0 if dice.side else 1
