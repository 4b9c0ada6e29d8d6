"""Is this exploration by the rules?"""

from engine.abyss.ids import LEVIATHAN
from engine.abyss.practice.hands import hand, seats
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """An exploration in which rivals buy allies; perhaps one of them buys two, or it goes on too long."""
    rivals = seats(table, 2, dice.between(2, 3) + 1) - 1
    allies = dice.shuffled(hand(dice, table, dice.between(3, 4 + level)))
    last = len(allies) - 1
    steps: list[dict[str, Any]] = []
    for place, ally in enumerate(allies):
        step: dict[str, Any] = {"ally": ally}
        if place == last:
            step["choice"] = "take"
        elif dice.happens(1, 3):
            step["buyer"] = dice.between(1, rivals)
        else:
            step["choice"] = "take" if dice.happens(1, 12) else "go-on"
        steps.append(step)
    # With Leviathan a monster brings more than fits into such a question.
    if LEVIATHAN not in table.sets and dice.happens(1, 2):
        place = dice.between(1, last)
        steps[place] = {"card": "monster", "choice": "fight" if place == last else "go-on"}
    return {"rivals": rivals, "steps": steps}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
