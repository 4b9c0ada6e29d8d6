"""How many prayer points do these temples bring?"""

from engine.kemet.practice.sides import near
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """One player with one to three temples, near the limit or far from it, among others who hold none."""
    count = table.seats(2, 5, dice.between(2, 5))
    temples = sorted(dice.deal(table.state.temples(count), dice.between(1, 3)))
    player: dict[str, Any] = {"prayer": dice.between(0, table.state.numbers["prayer"]), "temples": temples}
    if [temple for temple in temples if table.state.all_numbers["temple-prayer"][temple]["units"]]:
        player["delta"] = dice.pick(("no", "yes"))
        player["delta_units"] = dice.between(2, 5)
    return {"players": [player] + [{}] * (count - 1)}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """What the first player has afterwards."""
    row = verdict["players"][0]
    return one_number(dice, "prayer", row["prayer"], near(dice, row["prayer"]))
