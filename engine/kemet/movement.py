"""How a troop moves: what it can do, what stands in its way, and what every step costs."""

from collections import namedtuple

from engine.kemet import Facts
from engine.kemet.ids import (
    GOD_SPEED,
    INITIATIVE,
    LEGION,
    OPEN_GATES,
    PHOENIX,
    PRIEST_OF_RA,
    STARGATE,
    TELEPORT,
    TELEPORTATION,
)
from engine.kemet.land import Land
from engine.typing_compat import Any

ON_LAND, BY_HARBOR, BY_TELEPORT, BY_CARD = STEP_KINDS = ("land", "harbor", "teleport", "card")
"""The kinds of step; ``card`` is the intervention Teleportation."""
WALKING = (ON_LAND, BY_HARBOR)
OPEN, MAY, MAY_NOT = READINGS = ("open", "may", "may-not")
"""How one reads what the sources do not say; ``open`` leaves it open."""
EACH, ONCE = "each", "once"
RA_SAVINGS = (OPEN, EACH, ONCE)
"""What Priest of Ra saves in a move with several payments: something of each of them, or only once; nobody says."""

Readings = namedtuple("Readings", ("creature", "limit", "border"))
"""Whether a troop may pass a creature with a creature, pass own units that would be too many to stay with, and cross a
border of which nobody knows for certain that it is one."""


class Troop:
    """What a troop brings along: units, a creature, tiles, cards, and what teleports and cards cost its owner."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        numbers, effects = facts.all_numbers, facts.all_numbers["tile-effect"]
        tiles = request["tiles"]
        self.units: int = request["units"]
        self.creature: str | None = request["creature"]
        self.base: int = numbers["move-capacity"]
        self.speed: int = effects[GOD_SPEED] if GOD_SPEED in tiles else 0
        self.bonus: int = facts.creatures[self.creature].move if self.creature else 0
        self.capacity: int = self.base + self.speed + self.bonus
        self.limit: int = effects[LEGION] if LEGION in tiles else numbers["troop-limit"]
        self.from_obelisks = TELEPORT in tiles
        self.strikes_first = INITIATIVE in tiles
        self.cheaper: list[str] = [tile for tile in (STARGATE, PRIEST_OF_RA) if tile in tiles]
        self.full_price: int = numbers["teleport-cost"]
        self.price = max(0, self.full_price - sum([effects[tile] for tile in self.cheaper]))
        """What a teleport costs."""
        self.ra: int = effects[PRIEST_OF_RA] if PRIEST_OF_RA in tiles else 0
        """What Priest of Ra saves of a payment."""
        cards = facts.interventions
        self.card_price = max(0, cards[TELEPORTATION].cost - self.ra)
        self.gates_price = max(0, cards[OPEN_GATES].cost - self.ra)
        self.cards: int = request["di"].count(TELEPORTATION)
        self.has_gates = OPEN_GATES in request["di"]
        self.opener = OPEN_GATES if OPEN_GATES in tiles else PHOENIX if self.creature == PHOENIX else ""
        """What lets it ignore walls without a card; '' if nothing does."""


class Ground:
    """The board with all that stands on it, for a troop that moves from one of its spaces."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        self.land = Land(facts, request["players"])
        self.troop = Troop(facts, request)
        self.start: str = request["from"]
        self.city: str = request["city"]
        self.escape: str | None = request["escape"]
        """The space whose defender plays Escape as soon as the troop enters it."""
        self.escape_to: str | None = request["escape_to"]
        self.enemies: list[str] = list(request["enemies"])
        if self.escape is not None and self.escape not in self.enemies:
            self.enemies.append(self.escape)
        self.own: dict[str, int] = {troop["space"]: troop["units"] for troop in request["own"]}
        self.companions: list[str] = [troop["space"] for troop in request["own"] if troop["creature"]]
        self.pyramids: list[str] = request["pyramids"]
        self.cities = sorted({city for city in self.land.cities.values() if city})
        self.touched = [city for city in self.cities if self.land.touches(self.start, city)]
        """The cities whose wall the troop touches where it begins."""

    def is_wall(self, one: str, other: str) -> bool:
        """Whether the wall of another player's city stands between two spaces, and has to be got over."""
        city = self.land.cities[other]
        return city not in ("", self.city, self.land.cities[one])

    def is_barred(self, one: str, other: str) -> bool:
        """Whether that wall keeps the troop out, as long as no card opens the gates."""
        return self.is_wall(one, other) and not self.troop.opener and self.land.cities[other] not in self.touched

    def is_gate(self, space: str) -> bool:
        """Whether a teleport may begin at a space."""
        return space in self.pyramids or (self.troop.from_obelisks and space in self.land.obelisks)

    def foes(self, escaped: bool) -> list[str]:
        """Where opponents stand, before or after somebody has escaped."""
        if not escaped:
            return self.enemies
        return [space for space in self.enemies if space != self.escape] + [
            space for space in [self.escape_to] if space is not None
        ]

    def crowd(self, space: str, units: int, own: dict[str, int]) -> int:
        """The units at a space when so many arrive."""
        return units + own.get(space, 0)

    def crosses_creature(self, space: str) -> bool:
        """Whether the troop would bring its creature to another one of the same player."""
        return self.troop.creature is not None and space in self.companions

    def may_end(self, space: str) -> bool:
        """Whether the whole troop may end its move at a space."""
        return self.crowd(space, self.troop.units, self.own) <= self.troop.limit and not self.crosses_creature(space)

    def may_pass(self, space: str, escaped: bool, readings: Readings) -> bool:
        """Whether the whole troop may go on from a space."""
        if space in self.foes(escaped) or (self.crosses_creature(space) and not readings.creature):
            return False
        return readings.limit or self.crowd(space, self.troop.units, self.own) <= self.troop.limit
