"""The rules of Many Cards, a made-up game of any size for benchmarks."""

from engine.registry import Checker
from engine.typing_compat import Any

CHECKERS = (Checker("many-cards/play", "engine.many_cards.play", codes="engine.many_cards.codes.play"),)


class Cards:
    """The facts, ready for the checkers."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.tables = facts["tables"]
        self.numbers: dict[str, int] = {}


def prepare(facts: dict[str, Any]) -> Cards:
    """Make the facts ready for the checkers."""
    return Cards(facts)
