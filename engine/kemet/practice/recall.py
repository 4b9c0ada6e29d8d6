"""How many prayer points does the loser gain by recalling the troop?"""

from engine.kemet.practice.sides import near, sides
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Two sides whose prayer points may be near the limit."""
    request = sides(dice, table, level)
    top = table.state.numbers["prayer"]
    for side in ("attacker", "defender"):
        request[side]["prayer"] = dice.between(top - 3, top) if dice.happens(1, 4) else dice.between(0, top)
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """One for each unit that is left, as far as there is room; the units that fought are a likely mistake."""
    loser = "defender" if verdict["winner"] == "attacker" else "attacker"
    rows = [row for row in verdict["choices"] if row["side"] == loser and row["recall_gain"]]
    if len(rows) != 1:
        return None
    gain = rows[0]["recall_gain"]
    if gain == request[loser]["units"] and not dice.happens(1, 4):
        return None
    return one_number(dice, "prayer", gain, [request[loser]["units"]] + near(dice, gain))
