"""The rules of Abyss."""

from engine.abyss.cards import Cards
from engine.abyss.ids import KRAKEN, LEVIATHAN
from engine.registry import Checker
from engine.typing_compat import Any


def _checker(name: str, set: str = "") -> Checker:
    return Checker(f"abyss/{name}", f"engine.abyss.{name}", codes=f"engine.abyss.codes.{name}", set=set)


CHECKERS = (
    _checker("recruit"),
    _checker("hand"),
    _checker("explore"),
    _checker("threat"),
    _checker("leviathan", LEVIATHAN),
    _checker("plot"),
    _checker("refill"),
    _checker("council"),
    _checker("sentinel", KRAKEN),
    _checker("control"),
    _checker("sanctuary", KRAKEN),
    _checker("limits"),
    _checker("nebulis", KRAKEN),
    _checker("end"),
    _checker("score"),
    Checker("abyss/read-cost", "engine.abyss.reading", "COST_FIELDS", "read_cost", form=False),
    Checker("abyss/read-location", "engine.abyss.reading", "LOCATION_FIELDS", "read_location", form=False),
)
"""The questions in the order in which they are offered."""


def prepare(facts: dict[str, Any]) -> Cards:
    """Make the facts ready for the checkers."""
    return Cards(facts)
