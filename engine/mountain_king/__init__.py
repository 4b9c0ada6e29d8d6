"""The rules of In the Hall of the Mountain King as checkers, and its facts made ready for them."""

from engine.registry import Checker
from engine.typing_compat import Any


def _checker(name: str) -> Checker:
    return Checker(f"mountain-king/{name}", f"engine.mountain_king.{name}", codes=f"engine.mountain_king.codes.{name}")


CHECKERS: tuple[Checker, ...] = (
    _checker("reach"),
    _checker("leftovers"),
    _checker("dig"),
    _checker("placement"),
    _checker("hall"),
    _checker("statues"),
    _checker("recruit"),
    _checker("cascade"),
    _checker("score"),
    _checker("setup"),
    _checker("end"),
    Checker("mountain-king/spell", "engine.mountain_king.spell", form=False),
)
"""The questions in the order in which they are offered."""


MOST_LEVEL = 3
"""The highest level of a troll. No source says that of a starter troll: it is no higher."""


class Workshop:
    """A workshop: the prices of which one activation takes one, what it gives, and whether it works the other way."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.give: list[dict[str, int]] = row["give"]
        self.get: dict[str, int] = row["get"]
        self.reversible: bool = row["reversible"]


class Facts:
    """The facts as the checkers use them: the rows of each table by their ids, and all numbers of the game."""

    def __init__(self, facts: dict[str, Any]) -> None:
        tables = self.tables = facts["tables"]
        self.workshops = {id: Workshop(tables["workshop"][id]) for id in tables["workshop"]}
        self.order: dict[str, Any] = facts["order"]
        self.all_numbers: dict[str, Any] = facts["numbers"]
        self.numbers: dict[str, int] = {
            "players": max([int(players) for players in self.all_numbers["workshop-tiles"]]),
            "workshop-tiles": max(self.all_numbers["workshop-tiles"].values()),
            "troll-limit": self.all_numbers["troll-limit"],
            "workshops": self.all_numbers["workshop-kinds"]["kinds"],
            "entrances": self.all_numbers["entrances"],
            "spell-runes": self.all_numbers["spell-runes"],
            "tokens": self.all_numbers["components"]["pedestal-point-token"],
            "halls": self.all_numbers["components"]["hall-tile"],
            "statues": self.all_numbers["components"]["statue"],
            "troll-levels": MOST_LEVEL * self.all_numbers["troll-limit"],
        }
        """The numbers that bound what is asked."""


def prepare(facts: dict[str, Any]) -> Facts:
    """Make the facts ready for the checkers."""
    return Facts(facts)
