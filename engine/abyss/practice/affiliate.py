"""Which ally of this payment becomes affiliated?"""

from engine.abyss.practice.payments import cost_of, lord_with_powers, payment
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A payment that recruits a lord."""
    request = lord_with_powers(dice, table, level)
    paid = payment(dice, table.state, cost_of(table.state, request))
    return None if paid is None else request | paid


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The allies paid, of which one alone becomes affiliated."""
    allies = table.state.sorted_allies(sorted(set(request["allies"])))
    if not verdict["legal"] or len(allies) < 3 or len(verdict["affiliates"]) != 1:
        return None
    return [choice("ally", ally=ally) for ally in allies], allies.index(verdict["affiliates"][0])
