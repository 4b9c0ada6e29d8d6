"""May you recruit this lord with this payment?"""

from engine.abyss.practice.payments import cost_of, lord_with_powers, nearly, payment
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A payment that is right, or was before one thing was changed, or would be without the powers on the table."""
    cards = table.state
    request = lord_with_powers(dice, table, level)
    cost = cost_of(cards, request)
    if len(request) > 1 and dice.happens(1, 2):
        cost = cost_of(cards, {"lord": request["lord"]})
    paid = payment(dice, cards, cost)
    if paid is not None and dice.happens(1, 2):
        paid = nearly(dice, cards, cost, paid)
    return None if paid is None else request | paid


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason, so that there is one thing to see."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
