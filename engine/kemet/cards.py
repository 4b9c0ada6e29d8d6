"""What the rules need to know of the tiles, creatures and cards of Kemet."""

from engine.typing_compat import Any

POWERS = ("strength", "damage", "protection")
"""What is added up in a battle."""


def _powers(row: dict[str, Any]) -> dict[str, int]:
    return {power: row[power] for power in POWERS}


class Tile:
    """A power tile: the ``colors`` in which it is there, all ``copies`` of them together, and what it helps with."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.colors: list[str] = row["colors"]
        self.level: int = row["level"]
        self.copies: int = row["copies"]
        self.use: str = row["use"]


class Creature:
    """A creature: the spaces that its troop moves further, and what it adds in a battle."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.move: int = row["move"]
        self.powers = _powers(row)


class Intervention:
    """A divine intervention: its price in prayer points, when it is played, and what it adds in a battle."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.cost: int = row["cost"]
        self.timing: str = row["timing"]
        self.copies: int = row["copies"]
        self.powers = _powers(row)


class BattleCard:
    """A battle card: the tile that brings it, '' for one that everybody has, and what it adds in a battle."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.tile: str = row["tile"]
        self.powers = _powers(row)
