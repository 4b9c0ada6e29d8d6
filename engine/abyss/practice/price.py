"""What does the next ally cost that a rival buys?"""

from engine.abyss.practice.hands import hand, seats
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any

RIVALS = 3
"""As many as there are where nobody has told how many play."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """An exploration with rivals, some of whom have bought an ally, but not all."""
    rivals = seats(table, 3, RIVALS + 1) - 1
    allies = dice.shuffled(hand(dice, table, dice.between(3, 4)))
    buyers = dice.shuffled(range(1, rivals + 1))[: dice.between(1, rivals - 1)]
    bought = sorted(dice.deal(range(len(allies) - 1), len(buyers)))
    steps: list[dict[str, Any]] = []
    for place, ally in enumerate(allies):
        step: dict[str, Any] = {"ally": ally}
        if place in bought:
            step["buyer"] = buyers[bought.index(place)]
        elif place < len(allies) - 1:
            step["choice"] = "go-on"
        steps.append(step)
    return {"rivals": rivals, "steps": steps}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The price, which rises with each ally sold; the number of cards is a likely mistake."""
    if verdict["legal"] is not True:
        return None
    return one_number(dice, "pearls", verdict["next_price"], [1, 2, 3, len(request["steps"])])
