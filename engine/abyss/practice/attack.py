"""May you attack this leviathan with this ally?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A leviathan at the border, a hand, and the ally to send; perhaps a fight that was begun with another."""
    cards = table.state
    plain = [cards.plain[race, value] for race in cards.races for value in range(1, cards.highest + 1)]
    hand = cards.sorted_allies(dice.deal(plain, 4))
    border = dice.deal(table.ids("leviathan"), 3)
    spaces = sorted(dice.deal(range(2, 10), 3))
    request: dict[str, Any] = {
        "leviathan": border[0],
        "ally": dice.pick(hand),
        "hand": hand,
        "border": [{"space": space, "leviathan": one} for space, one in zip(spaces, dice.shuffled(border))],
    }
    if level > 1 and dice.happens(1, 3):
        request["fought"] = border[0] if dice.happens(1, 2) else border[1]
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
