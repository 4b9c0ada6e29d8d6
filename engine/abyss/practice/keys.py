"""May you pay for a location with these lords and tokens?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Free lords and key tokens, of which some are paid: about as many keys as it takes."""
    cards = table.state
    lords = table.ids("lord")
    with_keys = [lord for lord in lords if cards.lords[lord].keys]
    without = [lord for lord in lords if not cards.lords[lord].keys and cards.lords[lord].guild != "ambassador"]
    tokens = dice.between(0, 2)
    own = dice.deal(with_keys, dice.between(1, 3))
    paying = dice.deal(own, dice.between(1, len(own)))
    if dice.happens(1, 4):
        other = dice.pick(without)
        own = own + [other]
        if dice.happens(1, 2):
            paying = paying + [other]
    offered = dice.between(0, tokens)
    return {"lords": sorted(own), "tokens": tokens, "pay_lords": sorted(paying), "pay_tokens": offered}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no."""
    paid = sum([table.state.lords[lord].keys for lord in request["pay_lords"]]) + request["pay_tokens"]
    # Two to four keys: with fewer or more of them nobody would hesitate.
    return yes_or_no(dice, verdict) if 2 <= paid <= 4 and len(verdict["reasons"]) < 2 else None
