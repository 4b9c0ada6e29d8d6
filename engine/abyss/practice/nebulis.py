"""May you recruit this lord with these pearls and nebulis?"""

from engine.abyss.practice.payments import cost_of, lord_with_powers, payment
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A payment some of whose pearls are nebulis, with pearls that may be left."""
    request = lord_with_powers(dice, table, level)
    paid = payment(dice, table.state, cost_of(table.state, request))
    if paid is None or not paid["pearls"]:
        return None
    black = min(paid["pearls"], dice.between(1, 2))
    white = paid["pearls"] - black
    more = {
        "pearls": white,
        "nebulis": black,
        "own_pearls": white + (dice.between(1, 3) if dice.happens(1, 2) else 0),
        "own_nebulis": black + dice.between(0, 2),
    }
    return request | paid | more


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
