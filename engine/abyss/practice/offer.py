"""To how many rivals must you offer this ally?"""

from engine.abyss.practice.hands import hand, seats
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """An exploration in which rivals may have bought allies, and whose last ally nobody has been asked about yet."""
    rivals = seats(table, 2, 4) - 1
    allies = dice.shuffled(hand(dice, table, dice.between(2, 3 + level)))
    last = len(allies) - 1
    buyers = dice.shuffled(range(1, rivals + 1))[: min(last, dice.between(0, rivals))]
    bought = sorted(dice.deal(range(last), len(buyers)))
    steps: list[dict[str, Any]] = [{"ally": ally, "choice": "go-on"} for ally in allies]
    for place, buyer in zip(bought, buyers):
        steps[place] = {"ally": allies[place], "buyer": buyer}
    steps[last] = {"ally": allies[last]}
    return {"rivals": rivals, "steps": steps}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """All who have bought nothing; that nobody need be asked, or that everybody is, are likely mistakes."""
    asked = [option["rival"] for option in verdict["options"] if option["action"] == "buy"]
    if not verdict["legal"] or verdict["turn_over"]:
        return None
    return one_number(dice, "rivals", len(asked), [0, request["rivals"], 1, 2])
