"""The rules of Kemet as checkers, and its facts made ready for them."""

from engine.kemet.cards import BattleCard, Creature, Intervention, Tile
from engine.registry import Checker
from engine.typing_compat import Any


def _checker(name: str) -> Checker:
    module = name.replace("-", "_")
    return Checker(f"kemet/{name}", f"engine.kemet.{module}", codes=f"engine.kemet.codes.{module}")


EXTRA_TOKENS = 2
"""The most tokens that a player has beside the ordinary ones: a silver and a golden one."""

CHECKERS: tuple[Checker, ...] = (
    _checker("battle"),
    _checker("odds"),
    _checker("actions"),
    _checker("buy"),
    _checker("move"),
    _checker("pyramid"),
    _checker("recruit"),
    _checker("night"),
    _checker("day-end"),
    _checker("score"),
    _checker("setup"),
)
"""The questions in the order in which they are offered."""


class Facts:
    """The facts as the checkers use them: tiles, creatures and cards by their ids, the board, and all numbers."""

    def __init__(self, facts: dict[str, Any]) -> None:
        tables = self.tables = facts["tables"]
        self.tiles = {id: Tile(tables["tile"][id]) for id in tables["tile"]}
        self.creatures = {id: Creature(tables["creature"][id]) for id in tables["creature"]}
        self.interventions = {id: Intervention(tables["intervention"][id]) for id in tables["intervention"]}
        self.battle_cards = {id: BattleCard(tables["battle-card"][id]) for id in tables["battle-card"]}
        self.order: dict[str, Any] = facts["order"]
        self.boards: dict[str, Any] = facts["boards"]
        self.all_numbers: dict[str, Any] = facts["numbers"]
        self.numbers: dict[str, int] = {
            "players": max([int(players) for players in self.all_numbers["sides"]]),
            "all-tokens": self.all_numbers["tokens-per-day"] + EXTRA_TOKENS,
            "districts": self.all_numbers["player-pieces"]["pyramid"],
            "prayer": self.all_numbers["prayer-limit"],
            "troop": self.all_numbers["troop-limit"],
            "legion": self.all_numbers["tile-effect"]["legion"],
            "units": self.all_numbers["player-pieces"]["unit"],
            "pyramid": self.all_numbers["pyramid-levels"],
            "temples": max([len(self.temples(int(players))) for players in self.all_numbers["sides"]]),
            "pyramids": self.all_numbers["player-pieces"]["pyramid"]
            * max([int(players) for players in self.all_numbers["sides"]]),
            "points": self.all_numbers["components"]["victory-point-piece"],
            "battle-cards": self.all_numbers["player-pieces"]["battle-card"],
            "interventions": self.all_numbers["components"]["intervention-card"],
        }
        """The numbers that bound what is asked."""

    def temples(self, players: int) -> list[str]:
        """The temples on the board for so many players."""
        spaces = self.tables["map"]
        return sorted(
            [
                space
                for space in spaces
                if spaces[space]["kind"] == "temple" and players in spaces[space].get("players", (players,))
            ]
        )


def prepare(facts: dict[str, Any]) -> Facts:
    """Make the facts ready for the checkers."""
    return Facts(facts)
