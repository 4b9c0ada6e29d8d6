"""Can you have these goods with a workshop whose entrances rivals touch as well?"""

from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any

CHECKER = "mountain-king/reach"
GOALS = ("hammer", "rune", "cart", "heartstone", "iron")


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A few goods, a workshop of which oneself touches one entrance and a rival another, and a goal of one kind."""
    kinds = ["stone", "iron", "heartstone", "coin", "rune"]
    goods = pile(dice, dice.between(2, 3 + level), kinds)
    workshop = {"workshop": dice.pick(table.ids("workshop")), "activations": 2}
    goal = dice.pick(GOALS)
    return {"goods": goods, "workshops": [workshop], "goal": {goal: goods.get(goal, 0) + 2}}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; what can be had takes an entrance of a rival's, and what cannot is one piece too many."""
    [workshop] = request["workshops"]
    [(goal, count)] = request["goal"].items()
    if verdict["possible"]:
        nearly = request | {"workshops": [workshop | {"activations": 1}]}
    else:
        nearly = request | {"goal": {goal: count - 1}}
    found = table.ask(CHECKER, nearly)
    if found is None or found["possible"] is verdict["possible"]:
        return None
    return yes_if(dice, verdict["possible"])
