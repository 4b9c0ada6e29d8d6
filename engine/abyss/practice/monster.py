"""What may you do with the monster that you have turned up?"""

from engine.abyss.practice.hands import hand, seats
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

RIGHT = {("fight", "leave"): "may", ("fight",): "must"}
"""The choice that is right, by what the checker leaves to do."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """An exploration whose last card is a monster: on the last space of the track, or short of it."""
    sold = dice.below(2)
    # A card that was sold has left its space: the number of cards does not say on which space the monster lies.
    before = dice.between(1, table.state.numbers["exploration_spaces"] - 1 + sold)
    allies = dice.shuffled(hand(dice, table, before))
    steps: list[dict[str, Any]] = [{"ally": ally, "choice": "go-on"} for ally in allies]
    rivals = seats(table) - 1
    if sold:
        place = dice.below(before)
        steps[place] = {"ally": allies[place], "buyer": dice.between(1, rivals)}
    return {"rivals": rivals, "steps": steps + [{"card": "monster"}]}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """To fight or to leave it, or to fight it in any case; that one may lose is a likely mistake."""
    right = RIGHT.get(tuple(sorted([option["action"] for option in verdict["options"]])))
    if right is None or (right == "may") is not dice.side:
        return None
    return [choice("may"), choice("must"), choice("risk")], 0 if dice.side else 1
