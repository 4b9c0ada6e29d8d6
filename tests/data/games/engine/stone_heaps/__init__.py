"""The rules of Stone Heaps, a made-up game that tests break."""

from engine.registry import Checker
from engine.typing_compat import Any

CHECKERS = (
    Checker("stone-heaps/take", "engine.stone_heaps.take", codes="engine.stone_heaps.codes.take"),
    Checker("stone-heaps/duel", "engine.stone_heaps.duel"),
    Checker("stone-heaps/lay", "engine.stone_heaps.lay", codes="engine.stone_heaps.codes.lay"),
    Checker("stone-heaps/weigh", "engine.stone_heaps.weigh"),
)


class Stones:
    """The facts, ready for the checkers."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.tables = facts["tables"]
        self.wall = facts["grounds"]["wall"]
        self.numbers = {"stones": sum([row["copies"] for row in self.tables["class"].values()])}


def prepare(facts: dict[str, Any]) -> Stones:
    """Make the facts ready for the checkers."""
    return Stones(facts)
