"""``mountain-king/spell``: what casting a spell costs, and whether it then stays in the display."""

from engine.kinds.integer import Integer
from engine.mountain_king import Facts
from engine.problems import Problems
from engine.typing_compat import Any

FIELDS = (Integer("runes_before", required=True, low=0, high="spell-runes"),)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what a spell costs on which so many runes lie already, and whether it stays (mountain-king.spells)."""
    cost: int = facts.all_numbers["spell-cost"]
    last: int = facts.all_numbers["spell-runes"]
    before = request["runes_before"]
    if before >= last:
        problems.add("out-of-range", "runes_before", before, {"type": "integer", "min": 0, "max": last - 1})
    runes = before + cost
    return {"cost": {"rune": cost}, "runes_after": runes if runes < last else 0, "stays_in_display": runes < last}
