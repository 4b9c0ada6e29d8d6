"""Can you recruit this troll?"""

from engine.mountain_king.practice.piles import pile
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any

CARDS = ((1, 5), (2, 4), (3, 3))
"""The cards of each level in the horde."""


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A horde with some coins on it, and about as many coins in hand as the bribes cost."""
    horde = {}
    for rank, cards in CARDS:
        horde[f"level{rank}"] = [{"coin": dice.between(1, 3)} if dice.happens(1, 3) else {} for _ in range(cards)]
    rank, cards = dice.pick(CARDS[1:] if level > 1 else CARDS)
    price = table.state.all_numbers["bribes"][str(rank)]
    goods = pile(dice, dice.between(1, 3), ["stone", "iron", "rune"])
    coins = max(0, price - dice.below(3) + dice.below(2))
    if coins:
        goods["coin"] = coins
    trolls = dice.pick((4, 5, 6, 7, 8, 9, 10))
    return {"horde": horde, "level": rank, "index": dice.below(cards), "goods": goods, "trolls": trolls}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing, and seldom about a full trollmoot."""
    if request["trolls"] == table.state.all_numbers["troll-limit"] and not dice.happens(1, 4):
        return None
    return yes_or_no(dice, verdict)
