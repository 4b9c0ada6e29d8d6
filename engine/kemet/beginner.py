"""The mode for beginners, in which tiles and pyramids stop at a low level."""

from engine.kemet import Facts
from engine.possible import IMPOSSIBLE, between
from engine.problems import Problems
from engine.typing_compat import Any

BEGINNER = "kemet.beginner"
"""The rule of the mode."""


def highest(facts: Facts, beginner: bool) -> int:
    """The highest level of a pyramid."""
    top: int = facts.all_numbers["beginner-level"]["pyramid"] if beginner else facts.numbers["pyramid"]
    return top


def hold_tiles(facts: Facts, tiles: list[str], where: str, problems: Problems, kind: str = "tile") -> None:
    """Note tiles that nobody has in this mode; ``kind`` is *first-day-tile* for those of the first day."""
    most: int = facts.all_numbers["beginner-level"][kind]
    fitting = [tile for tile in facts.order["tile"] if facts.tiles[tile].level <= most]
    for place, tile in enumerate(tiles):
        if tile not in fitting:
            problems.add(IMPOSSIBLE, f"{where}[{place}]", tile, {"of": "tile", "ids": fitting}, BEGINNER)


def hold_pyramids(facts: Facts, pyramids: dict[str, Any], where: str, problems: Problems) -> None:
    """Note pyramids that are higher than they get in this mode."""
    for color in sorted(pyramids):
        between(problems, BEGINNER, f"{where}.{color}" if where else color, pyramids[color], 0, highest(facts, True))
