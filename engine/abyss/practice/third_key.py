"""Must you take a location now?"""

from engine.practice import Dice, Table, yes_if
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Free lords with keys and without, and key tokens: about as many keys as it takes."""
    cards = table.state
    lords = table.ids("lord")
    with_keys = [lord for lord in lords if cards.lords[lord].keys]
    without = [lord for lord in lords if not cards.lords[lord].keys and cards.lords[lord].guild != "ambassador"]
    own = dice.deal(with_keys, dice.between(1, 3)) + dice.deal(without, dice.below(3))
    return {"lords": sorted(own), "tokens": dice.between(0, 2)}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no, with a key too few or just enough; as many lords as keys would be no question."""
    needed = table.state.supply["keys-for-location"]
    if not needed - 1 <= verdict["held"] <= needed + 1:
        return None
    return yes_if(dice, verdict["must"])
