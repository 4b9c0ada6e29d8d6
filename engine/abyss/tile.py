"""The location tile that somebody takes, and how (abyss.locations.choose, abyss.locations.ambassadors)."""

from engine.typing_compat import Any

OPEN, FACE_UP, DRAW = "open", "face-up", "draw"
WAYS = (OPEN, FACE_UP, DRAW)


class Tile:
    """The tile that a player means to take, and what lies there to be taken.

    ``up`` lies face up as far as is known, ``free`` of it is not kept by a rival's sentinel; ``told`` says that all
    that lies face up was named. ``way`` follows from the tiles if it was not decided. ``draws`` are the tiles that each
    ambassador draws (abyss.locations.ambassadors), ``most`` the most that keys let one draw.
    """

    def __init__(self, supply: dict[str, Any], request: dict[str, Any]) -> None:
        self.draws: dict[str, int] = supply["ambassador_draws"]
        self.most: int = supply["location_draw_max"]
        self.location: str | None = request["location"]
        self.stack: int = request["stack"]
        self.reserved: str | None = request["reserved"]
        self.own = request["sentinel"] == "own"
        self.drawn = sorted(request["drawn"])
        self.told = bool(request["face_up"])
        up = request["face_up"] + ([self.reserved] if self.reserved is not None else [])
        self.up = sorted(set(up))
        self.free = [tile for tile in self.up if self.own or tile != self.reserved]
        way, draw = request["way"], request["draw"] or len(self.drawn)
        if self.drawn or (way == OPEN and draw):
            way = DRAW
        elif way == OPEN and self.location in self.up:
            way = FACE_UP
        self.way: str = way
        self.draw: int = draw if way == DRAW else 0

    @property
    def nothing(self) -> bool:
        """Whether there is no tile at all to take (abyss.locations.empty)."""
        if self.stack or self.free:
            return False
        return self.told or self.location is None or self.location == self.reserved

    def faults(self, power: str = "") -> list[tuple[str, dict[str, Any]]]:
        """All that speaks against the tile if keys pay for it, or if this ambassador takes it by its power."""
        if power:
            return self._by_power(power)
        if self.nothing:
            return [("nothing-to-take", {})]
        found: list[tuple[str, dict[str, Any]]] = []
        location = self.location
        if self.way == DRAW:
            if not self.stack:
                found.append(("stack-empty", {}))
            elif self.draw > self.stack:
                found.append(("too-few-tiles", {"draw": self.draw, "stack": self.stack}))
            return found + self._not_drawn()
        if location is not None and location == self.reserved and not self.own:
            found.append(("location-reserved", {"location": location}))
        elif self.way == FACE_UP and self.up and not self.free and location is None and self.told:
            found.append(("location-reserved", {"location": self.reserved}))
        elif location is not None and location not in self.up and self.told and (self.way == FACE_UP or not self.stack):
            found.append(("location-not-face-up", {"location": location}))
        return found

    def _by_power(self, power: str) -> list[tuple[str, dict[str, Any]]]:
        count = min(self.draws[power], self.stack)
        if not count:
            return [("nothing-to-draw", {"lord": power})]
        if self.way == FACE_UP or (self.draw and self.draw != count):
            return [("ambassador-draws", {"lord": power, "count": self.draws[power]})]
        return self._not_drawn()

    def _not_drawn(self) -> list[tuple[str, dict[str, Any]]]:
        location = self.location
        if location is not None and (location in self.up or (self.drawn and location not in self.drawn)):
            return [("location-not-drawn", {"location": location})]
        return []

    def others(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        """Other tiles and ways of taking one, those that change the fewest of way, draw and location first.

        Of equal ones those come first that keep to drawing, or to what lies face up.
        """
        given = (request["way"], request["draw"], self.location)
        up: list[tuple[str, int, Any]] = []
        if not self.drawn:
            up = [(FACE_UP, given[1], tile) for tile in [self.location] + self.free]
        tiles: list[Any] = [tile for tile in [self.location] if self.drawn or tile not in self.up]
        tiles += self.drawn or [None]
        counts = sorted(range(max(1, len(self.drawn)), self.most + 1), key=lambda n: (abs(n - given[1]), n))
        keep = OPEN if given[0] == OPEN and (given[1] or self.drawn) else DRAW
        drawn = [(keep, count, tile) for count in [given[1]] + counts for tile in tiles]
        choices = drawn + up if self.way == DRAW else up + drawn
        rows = []
        for number, choice in enumerate(choices):
            changed = len([1 for place in range(3) if choice[place] != given[place]])
            rows.append((changed, number))
        rows.sort()
        return [{"way": way, "draw": draw, "location": tile} for way, draw, tile in [choices[row[1]] for row in rows]]
