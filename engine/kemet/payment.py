"""What things cost in prayer points, and which tiles save some: nothing ever costs less than nothing."""

from engine.kemet import Facts
from engine.kemet.ids import PRIEST, PRIEST_OF_RA, PRIESTESS, SLAVES
from engine.typing_compat import Any


def effect(facts: Facts, tile: str) -> int:
    """The number in the effect of a tile."""
    number: int = facts.all_numbers["tile-effect"][tile]
    return number


def save(facts: Facts, cost: int, owned: list[str], tile: str) -> int:
    """What an owned tile saves of a cost, once."""
    return min(cost, effect(facts, tile)) if tile in owned else 0


def savings(facts: Facts, cost: int, owned: list[str], tiles: tuple[str, ...]) -> tuple[int, list[dict[str, Any]]]:
    """What is left of a cost after these tiles, and what each of them that is owned saves."""
    found = []
    for tile in tiles:
        saved = save(facts, cost, owned, tile)
        if saved:
            found.append({"tile": tile, "saved": -saved})
            cost -= saved
    return cost, found


class Raise:
    """Raising a pyramid from one level to a higher one."""

    def __init__(self, facts: Facts, start: int, end: int, owned: list[str]) -> None:
        prices = facts.all_numbers["pyramid-step"]
        self.steps = [{"level": level, "price": prices[str(level)]} for level in range(start + 1, end + 1)]
        full: int = sum([step["price"] for step in self.steps])
        slaves: int = sum([save(facts, step["price"], owned, SLAVES) for step in self.steps])
        self.saved = [{"tile": SLAVES, "saved": -slaves}] if slaves else []
        self.cost, rest = savings(facts, full - slaves, owned, (PRIEST_OF_RA,))
        self.saved += rest


def tile_cost(facts: Facts, tile: str, owned: list[str]) -> tuple[int, list[dict[str, Any]]]:
    """What a tile costs, and what the tiles in hand save of it: none cheapens its own purchase."""
    helping = [other for other in owned if other != tile]
    return savings(facts, facts.tiles[tile].level, helping, (PRIESTESS, PRIEST_OF_RA))


def prayed(facts: Facts, prayer: int, owned: list[str]) -> int:
    """The prayer points that somebody has after the action of praying."""
    gain: int = facts.all_numbers["pray"]
    if PRIEST in owned:
        gain += effect(facts, PRIEST)
    return min(facts.numbers["prayer"], prayer + gain)
