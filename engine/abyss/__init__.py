"""The rules of Abyss."""

from engine.abyss import court, exploration, hand, reading, recruit, score
from engine.abyss.cards import Cards
from engine.registry import Checker
from engine.typed import Any

CHECKERS = (
    Checker("abyss/recruit", recruit.FIELDS, recruit.answer),
    Checker("abyss/hand", hand.FIELDS, hand.answer),
    Checker("abyss/score", score.FIELDS, score.answer),
    Checker("abyss/read-cost", reading.COST_FIELDS, reading.read_cost, form=False),
    Checker("abyss/read-location", reading.LOCATION_FIELDS, reading.read_location, form=False),
    Checker("abyss/refill", court.FIELDS, court.answer, form=False),
    Checker("abyss/exploration", exploration.FIELDS, exploration.answer, form=False),
)


def prepare(facts: dict[str, Any]) -> Cards:
    """Make the facts ready for the checkers."""
    return Cards(facts)
