"""Which of these payments recruits this lord?"""

from engine.abyss.practice.payments import cost_of, lord_with_powers, nearly, payment
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

CHOICES = 3


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """The right payment."""
    request = lord_with_powers(dice, table, level)
    paid = payment(dice, table.state, cost_of(table.state, request))
    return None if paid is None else request | paid


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The right payment among others that are nearly so, and that the checker refuses."""
    if not verdict["legal"]:
        return None
    cards = table.state
    cost = cost_of(cards, request)
    right = {"allies": request["allies"], "pearls": request["pearls"]}
    payments = [right]
    for _ in range(12):
        paid = nearly(dice, cards, cost, right)
        if len(payments) < CHOICES and paid not in payments and paid["allies"]:
            judged = table.ask("abyss/recruit", request | paid)
            if judged is not None and judged["legal"] is False:
                payments.append(paid)
    if len(payments) < CHOICES:
        return None
    payments = dice.shuffled(payments)
    return [choice("payment", **paid) for paid in payments], payments.index(right)
