"""The rules of Abyss."""

from engine.abyss.cards import Cards
from engine.abyss.ids import KRAKEN, LEVIATHAN
from engine.registry import Checker
from engine.typing_compat import Any

CODES = "engine.abyss.codes."

CHECKERS = (
    Checker("abyss/recruit", "engine.abyss.recruit", codes=CODES + "recruit"),
    Checker("abyss/hand", "engine.abyss.hand", codes=CODES + "hand"),
    Checker("abyss/explore", "engine.abyss.explore", codes=CODES + "explore"),
    Checker("abyss/threat", "engine.abyss.threat", codes=CODES + "threat"),
    Checker("abyss/leviathan", "engine.abyss.leviathan", codes=CODES + "leviathan", set=LEVIATHAN),
    Checker("abyss/plot", "engine.abyss.plot", codes=CODES + "plot"),
    Checker("abyss/refill", "engine.abyss.refill", codes=CODES + "refill"),
    Checker("abyss/council", "engine.abyss.council", codes=CODES + "council"),
    Checker("abyss/sentinel", "engine.abyss.sentinel", codes=CODES + "sentinel", set=KRAKEN),
    Checker("abyss/control", "engine.abyss.control", codes=CODES + "control"),
    Checker("abyss/sanctuary", "engine.abyss.sanctuary", codes=CODES + "sanctuary", set=KRAKEN),
    Checker("abyss/limits", "engine.abyss.limits", codes=CODES + "limits"),
    Checker("abyss/nebulis", "engine.abyss.nebulis", codes=CODES + "nebulis", set=KRAKEN),
    Checker("abyss/end", "engine.abyss.end", codes=CODES + "end"),
    Checker("abyss/score", "engine.abyss.score", codes=CODES + "score"),
    Checker("abyss/read-cost", "engine.abyss.reading", "COST_FIELDS", "read_cost", form=False),
    Checker("abyss/read-location", "engine.abyss.reading", "LOCATION_FIELDS", "read_location", form=False),
)
"""The questions in the order in which they are offered."""


def prepare(facts: dict[str, Any]) -> Cards:
    """Make the facts ready for the checkers."""
    return Cards(facts)
