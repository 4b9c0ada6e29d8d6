"""Can you have these goods in this turn?"""

from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

GOALS = ("hammer", "rune", "cart", "heartstone", "iron")


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A few goods, a workshop or two, and a goal of one kind."""
    kinds = ["stone", "iron", "heartstone", "coin", "rune"]
    goods = pile(dice, dice.between(2, 3 + level), kinds)
    names = sorted(dice.deal(table.ids("workshop"), level - 1))
    workshops = [{"workshop": name, "activations": dice.between(1, 3)} for name in names]
    goal = dice.pick(GOALS)
    return {"goods": goods, "workshops": workshops, "goal": {goal: goods.get(goal, 0) + dice.between(1, 2)}}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; what can be had takes two steps or more on the hardest level."""
    if verdict["possible"] is not dice.side:
        return None
    if dice.side and len(verdict["steps"]) < len(request["workshops"]):
        return None
    return [choice("yes"), choice("no")], 0 if dice.side else 1
