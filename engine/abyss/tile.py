"""The location tile that somebody takes, and how (abyss.locations.choose, abyss.locations.ambassadors)."""

from collections import namedtuple

from engine.typing_compat import Any

Choice = namedtuple("Choice", ("method", "draw", "location"))
"""The method of taking a tile, the number drawn, and the tile."""

OPEN, FACE_UP, DRAW = "open", "face-up", "draw"
METHODS = (OPEN, FACE_UP, DRAW)

FEWER, NONE = SHORT_STACK = ("fewer", "none")
"""What an ambassador does that would draw more tiles than the stack has: it draws those left, or its power has no
effect. No rulebook speaks of it (abyss.locations.empty)."""


class Tile:
    """The tile that a player means to take, and what lies there to be taken.

    ``up`` lies face up as far as is known, ``free`` of it is not kept by a rival's sentinel; ``listed`` says that all
    of it was named. ``method`` follows from the tiles if it was not decided. ``draws`` are the tiles that each
    ambassador draws (abyss.locations.ambassadors), ``most`` the most that keys let one draw.
    """

    def __init__(self, supply: dict[str, Any], request: dict[str, Any]) -> None:
        self.draws: dict[str, int] = supply["ambassador-draws"]
        self.most: int = supply["location-draw-max"]
        self.location: str | None = request["location"]
        self.stack: int = request["stack"]
        self.short: str = request["short_stack"]
        self.reserved: str | None = request["reserved"]
        self.own = request["sentinel"] == "own"
        self.drawn = sorted(request["drawn"])
        self.listed = bool(request["face_up"])
        up = request["face_up"] + ([self.reserved] if self.reserved is not None else [])
        self.up = sorted(set(up))
        self.free = [tile for tile in self.up if self.own or tile != self.reserved]
        method, draw = request["way"], request["draw"] or len(self.drawn)
        if self.drawn or (method == OPEN and draw):
            method = DRAW
        elif method == OPEN and self.location in self.up:
            method = FACE_UP
        self.method: str = method
        self.draw: int = draw if method == DRAW else 0

    @property
    def nothing(self) -> bool:
        """Whether there is no tile at all to take (abyss.locations.empty)."""
        if self.stack or self.free:
            return False
        return self.listed or self.location is None or self.location == self.reserved

    def faults(self, power: str = "") -> list[tuple[str, dict[str, Any]]]:
        """All that speaks against the tile if keys pay for it, or if this ambassador takes it by its power."""
        if power:
            return self._by_power(power)
        if self.nothing:
            return [("nothing-to-take", {})]
        faults: list[tuple[str, dict[str, Any]]] = []
        location = self.location
        if self.method == DRAW:
            if not self.stack:
                faults.append(("stack-empty", {}))
            elif self.draw > self.stack:
                faults.append(("too-few-tiles", {"draw": self.draw, "stack": self.stack}))
            return faults + self._not_drawn()
        if location is not None and location == self.reserved and not self.own:
            faults.append(("location-reserved", {"location": location}))
        elif self.method == FACE_UP and self.up and not self.free and location is None and self.listed:
            faults.append(("location-reserved", {"location": self.reserved}))
        elif (
            location is not None
            and location not in self.up
            and self.listed
            and (self.method == FACE_UP or not self.stack)
        ):
            faults.append(("location-not-face-up", {"location": location}))
        return faults

    def _by_power(self, power: str) -> list[tuple[str, dict[str, Any]]]:
        count = min(self.draws[power], self.stack)
        if not count:
            return [("nothing-to-draw", {"lord": power})]
        if self.method == FACE_UP or (self.draw and self.draw not in (count, self.draws[power])):
            return [("ambassador-draws", {"lord": power, "count": self.draws[power]})]
        if self.is_short_for(power) and self.short == NONE:
            return [("stack-too-small", {"lord": power, "draw": self.draws[power], "stack": self.stack})]
        return self._not_drawn()

    def is_short_for(self, power: str) -> bool:
        """Whether there are tiles in the stack, but fewer than an ambassador draws."""
        return 0 < self.stack < self.draws[power]

    def _not_drawn(self) -> list[tuple[str, dict[str, Any]]]:
        location = self.location
        if location is not None and (location in self.up or (self.drawn and location not in self.drawn)):
            return [("location-not-drawn", {"location": location})]
        return []

    def others(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        """Other tiles and methods of taking one, those that change the fewest of method, draw and location first.

        Of equal ones those come first that keep to drawing, or to what lies face up.
        """
        given = Choice(request["way"], request["draw"], self.location)
        up: list[Choice] = []
        if not self.drawn:
            up = [Choice(FACE_UP, given.draw, tile) for tile in [self.location] + self.free]
        tiles: list[Any] = [tile for tile in [self.location] if self.drawn or tile not in self.up]
        tiles += self.drawn or [None]
        counts = sorted(range(max(1, len(self.drawn)), self.most + 1), key=lambda n: (abs(n - given.draw), n))
        keep = OPEN if given.method == OPEN and (given.draw or self.drawn) else DRAW
        drawn = [Choice(keep, count, tile) for count in [given.draw] + counts for tile in tiles]
        choices = drawn + up if self.method == DRAW else up + drawn
        changes = [len([1 for one, other in zip(choice, given) if one != other]) for choice in choices]
        order = sorted(range(len(choices)), key=lambda place: (changes[place], place))
        nearest = [choices[place] for place in order]
        return [{"way": choice.method, "draw": choice.draw, "location": choice.location} for choice in nearest]
