"""The rules of Abyss."""

from engine.abyss import recruit
from engine.abyss.cards import Cards
from engine.registry import Checker
from engine.typed import Any

CHECKERS = (Checker("abyss/recruit", recruit.FIELDS, recruit.answer),)


def prepare(facts: dict[str, Any]) -> Cards:
    """Make the facts ready for the checkers."""
    return Cards(facts)
