"""The network as statues see it: how far it is from tunnel to tunnel, what a square is worth, and what carts can pay.

A place is written as one number: twice the tunnel, and 1 more on the square of its pedestal or altar. Where the squares
of a tunnel lie in several layers, the even number are those in the first of them, and those in the others have numbers
of their own, behind all tunnels. A goal is a place, or any square of a tunnel (``Mountain.any``), or none.
"""

from engine.typing_compat import Any

TUNNEL, GATE, HALL, WORKSHOP = KINDS = ("tunnel", "gate", "hall", "workshop")
CLANS = ("fire", "ice", "moon")
LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")
"""From the outermost to the innermost."""
GENERIC = "generic"
ALTAR = "altar"
FAR = 999
"""More moves than any statue can make: there is no path."""
NOWHERE = -1
"""What a statue that has no goal aims at."""


class Mountain:
    """Tunnels and what is beside each. ``near`` has no workshops; ``through`` has the distances across them."""

    def __init__(self, tunnels: list[dict[str, Any]], links: list[dict[str, Any]], honor: dict[str, Any]) -> None:
        self.tunnels = tunnels
        self.honor = honor
        count = len(tunnels)
        self.workshop = [tunnel["kind"] == WORKSHOP for tunnel in tunnels]
        every: list[list[int]] = [[] for _ in tunnels]
        for link in links:
            one, other = link["from"] - 1, link["to"] - 1
            if other not in every[one]:
                every[one].append(other)
                every[other].append(one)
        self.near = [
            [] if self.workshop[place] else sorted([other for other in every[place] if not self.workshop[other]])
            for place in range(count)
        ]
        self.distance = [_distances(self.near, place) for place in range(count)]
        self.through = [_distances(every, place) for place in range(count)]
        gates = [place for place in range(count) if tunnels[place]["kind"] == GATE]
        self.own = [
            not self.workshop[place] and (not gates or min([self.distance[gate][place] for gate in gates]) < FAR)
            for place in range(count)
        ]
        """Whether a tunnel is in the network; without a gate, all of them are."""
        self.special = [special_of(tunnel) for tunnel in tunnels]
        """What stands on the square that is like no other: the clan of a pedestal, an altar, or nothing."""
        self.where = [place // 2 for place in range(2 * count)]
        """The tunnel of each place."""
        self.layers = [""] * (2 * count)
        """The layer of each place."""
        self.room = [0] * (2 * count)
        """How many statues fit at each place."""
        self.plain: list[list[int]] = [self._lay(place) for place in range(count)]
        """The places of each tunnel beside its pedestal or altar."""
        self.inside: list[list[int]] = [
            [place for place in range(len(self.where)) if self.where[place] == tunnel] for tunnel in range(count)
        ]
        self.neighbours = [self._neighbours_of(place) for place in range(len(self.where))]
        """Where one move leads from each place, if there is room."""

    def _lay(self, number: int) -> list[int]:
        """Note the squares of a tunnel by their layers; the places of those without a pedestal or altar."""
        tunnel, special = self.tunnels[number], self.special[number]
        on = special_layer(tunnel)
        if special:
            self.layers[2 * number + 1] = on
            self.room[2 * number + 1] = 1
        places: list[int] = []
        for layer, squares in squares_of(tunnel):
            room = max(0, squares - (1 if special and layer == on else 0))
            if not places:
                place = 2 * number
                self.layers[place], self.room[place] = layer, room
            elif room:
                place = len(self.where)
                self.where.append(number)
                self.layers.append(layer)
                self.room.append(room)
            if room:
                places.append(place)
        return places

    def _neighbours_of(self, start: int) -> list[int]:
        tunnel = self.where[start]
        neighbours = [place for place in self.inside[tunnel] if place != start]
        for other in self.near[tunnel]:
            neighbours += self.inside[other]
        return [place for place in neighbours if self.room[place]]

    def any(self, tunnel: int) -> int:
        """The goal that is any square of a tunnel."""
        return NOWHERE - 1 - tunnel

    def aim(self, goal: int) -> int:
        """The tunnel of a goal."""
        return self.where[goal] if goal >= 0 else NOWHERE - 1 - goal

    def is_split(self, tunnel: int) -> bool:
        """Whether the squares of a tunnel lie in several layers, so that it matters on which a statue stands."""
        return len(squares_of(self.tunnels[tunnel])) > 1

    def worth(self, place: int, clan: str) -> int:
        """The honor of a statue there (mountain-king.scoring.statues); in a hall, what the altar adds."""
        number = self.aim(place)
        tunnel = self.tunnels[number]
        special = place >= 0 and self._is_special(place)
        if tunnel["kind"] == HALL:
            return int(tunnel["high"] - tunnel["low"]) if special else 0
        doubled = special and self.special[number] == clan
        layer = self.layers[place if place >= 0 else 2 * number]
        return int(self.honor[layer]["pedestal" if doubled else "alone"])

    def _is_special(self, place: int) -> bool:
        return place % 2 == 1 and place < 2 * len(self.tunnels)

    def square(self, place: int) -> str:
        """What is on a place: a pedestal, an altar, or nothing."""
        if not self._is_special(place):
            return "plain"
        return ALTAR if self.tunnels[place // 2]["kind"] == HALL else "pedestal"

    def moves(self, place: int, goal: int) -> int:
        """The fewest moves from a place to a goal, if nobody stands in the way (mountain-king.statues.moves)."""
        start, end = self.where[place], self.where[goal] if goal >= 0 else NOWHERE - 1 - goal
        if start == end:
            return 1 if goal >= 0 and goal != place else 0
        return self.distance[start][end]

    def has_room(self, places: Any, place: int) -> bool:
        """Whether a square is free there while statues stand at these places (mountain-king.statues.limits)."""
        return bool(places.count(place) < self.room[place])

    def steps(self, places: Any, place: int) -> list[int]:
        """Where one move can bring a statue from a place."""
        room = self.room
        return [step for step in self.neighbours[place] if places.count(step) < room[step]]

    def score(self, statues: list[tuple[int, str]]) -> tuple[int, list[int]]:
        """What statues of these clans score at their places, and each of them: one in a tunnel, and halls besides."""
        parts = [0] * len(statues)
        best: dict[int, int] = {}
        for number, (place, clan) in enumerate(statues):
            tunnel = self.where[place]
            worth = self.worth(place, clan)
            if worth > 0 and (tunnel not in best or worth > parts[best[tunnel]]):
                if tunnel in best:
                    parts[best[tunnel]] = 0
                best[tunnel] = number
                parts[number] = worth
        halls = [place for place, tunnel in enumerate(self.tunnels) if tunnel["kind"] == HALL and self.own[place]]
        return sum(parts) + sum([self.tunnels[place]["low"] for place in halls]), parts


def special_of(tunnel: dict[str, Any]) -> str:
    """What stands on one square of a tunnel: the clan of a pedestal, an altar, or nothing."""
    if tunnel["kind"] == HALL:
        return ALTAR
    return str(tunnel["pedestal"]) if tunnel["kind"] == TUNNEL and tunnel["pedestal"] != "none" else ""


def squares_of(tunnel: dict[str, Any]) -> list[tuple[str, int]]:
    """How many squares of a tunnel lie in each layer; what a hall scores does not hang on layers."""
    counted = tunnel["squares"]
    if tunnel["kind"] == HALL or not counted:
        return [(tunnel["layer"], tunnel["size"])]
    return [(layer, counted[layer]) for layer in LAYERS if counted.get(layer, 0)]


def special_layer(tunnel: dict[str, Any]) -> str:
    """The layer in which the square of the pedestal lies."""
    layers = [layer for layer, _ in squares_of(tunnel)]
    return str(tunnel["pedestal_layer"] or layers[0])


def _distances(near: list[list[int]], start: int) -> list[int]:
    """How many steps it is from a tunnel to each of them."""
    found = [FAR] * len(near)
    found[start] = 0
    ring = [start]
    while ring:
        further = []
        for place in ring:
            for other in near[place]:
                if found[other] == FAR:
                    found[other] = found[place] + 1
                    further.append(other)
        ring = further
    return found


class Purse:
    """The carts and goods that pay for moves. ``needs`` are the moves of each clan, in the order of ``CLANS``."""

    def __init__(self, carts: dict[str, int], goods: int, rate: int) -> None:
        self.clan = [carts[clan] for clan in CLANS]
        self.generic = carts[GENERIC]
        self.goods = goods
        self.rate = rate

    def trades(self, needs: Any) -> int:
        """The fewest trades with which these moves are paid; -1 if they cannot be.

        Clan carts go first. What is traded may be carts of clans that nobody needs, too.
        """
        short, spare = -self.generic, self.goods
        for need, owned in zip(needs, self.clan):
            if need > owned:
                short += need - owned
            else:
                spare += owned - need
        if short <= 0:
            return 0
        return short if short * self.rate <= spare else -1

    def most(self, clan: int) -> int:
        """How many moves can be paid if only statues of one clan move."""
        others = sum(self.clan) - self.clan[clan]
        return self.clan[clan] + self.generic + (self.goods + others) // self.rate
