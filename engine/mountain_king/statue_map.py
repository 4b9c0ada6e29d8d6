"""The network as statues see it: how far it is from tunnel to tunnel, what a square is worth, and what carts can pay.

A place is written as one number: twice the tunnel, and 1 more on the square of its pedestal or altar. As a goal, the
even number is any square of the tunnel.
"""

from engine.typing_compat import Any

TUNNEL, GATE, HALL, WORKSHOP = KINDS = ("tunnel", "gate", "hall", "workshop")
CLANS = ("fire", "ice", "moon")
GENERIC = "generic"
ALTAR = "altar"
FAR = 999
"""More moves than any statue can make: there is no way."""


class Mountain:
    """Tunnels with their ways. ``near`` has no workshops; ``through`` are the distances if one could cross them."""

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
        self.special = [self._special(tunnel) for tunnel in tunnels]
        """What stands on the square that is like no other: the clan of a pedestal, an altar, or nothing."""
        self.plain = [max(0, tunnels[place]["size"] - (1 if self.special[place] else 0)) for place in range(count)]

        self.room = [self.room_at(place) for place in range(2 * count)]
        """How many statues fit at each place."""
        self.ways: list[list[int]] = [[] for _ in range(2 * count)]
        """Where one move leads from each place, if there is room."""
        for place in range(count):
            for start in (2 * place, 2 * place + 1):
                ways = [start - 1 if start % 2 else start + 1]
                for other in self.near[place]:
                    ways += [2 * other, 2 * other + 1]
                self.ways[start] = [way for way in ways if self.room[way]]

    def room_at(self, place: int) -> int:
        """How many statues fit at a place."""
        if place % 2:
            return 1 if self.special[place // 2] else 0
        return int(self.plain[place // 2])

    def _special(self, tunnel: dict[str, Any]) -> str:
        if tunnel["kind"] == HALL:
            return ALTAR
        return tunnel["pedestal"] if tunnel["kind"] == TUNNEL and tunnel["pedestal"] != "none" else ""

    def worth(self, place: int, clan: str) -> int:
        """The honor of a statue there (mountain-king.scoring.statues); in a hall, what the altar adds."""
        tunnel = self.tunnels[place // 2]
        special = place % 2 == 1
        if tunnel["kind"] == HALL:
            return int(tunnel["high"] - tunnel["low"]) if special else 0
        doubled = special and self.special[place // 2] == clan
        return int(self.honor[tunnel["layer"]]["pedestal" if doubled else "alone"])

    def moves(self, place: int, goal: int) -> int:
        """The fewest moves from a place to a goal, if nobody stands in the way (mountain-king.statues.moves)."""
        if place // 2 == goal // 2:
            return 1 if goal % 2 and not place % 2 else 0
        return self.distance[place // 2][goal // 2]

    def has_room(self, places: Any, place: int) -> bool:
        """Whether a square is free there while statues stand at these places (mountain-king.statues.limits)."""
        return bool(places.count(place) < self.room[place])

    def steps(self, places: Any, place: int) -> list[int]:
        """Where one move can bring a statue from a place."""
        room = self.room
        return [step for step in self.ways[place] if places.count(step) < room[step]]

    def score(self, statues: list[tuple[int, str]]) -> tuple[int, list[int]]:
        """What statues of these clans score at their places, and each of them: one in a tunnel, and halls besides."""
        parts = [0] * len(statues)
        best: dict[int, int] = {}
        for number, (place, clan) in enumerate(statues):
            tunnel = place // 2
            worth = self.worth(place, clan)
            if worth > 0 and (tunnel not in best or worth > parts[best[tunnel]]):
                if tunnel in best:
                    parts[best[tunnel]] = 0
                best[tunnel] = number
                parts[number] = worth
        halls = [place for place, tunnel in enumerate(self.tunnels) if tunnel["kind"] == HALL and self.own[place]]
        return sum(parts) + sum([self.tunnels[place]["low"] for place in halls]), parts


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
        for need, held in zip(needs, self.clan):
            if need > held:
                short += need - held
            else:
                spare += held - need
        if short <= 0:
            return 0
        return short if short * self.rate <= spare else -1

    def most(self, clan: int) -> int:
        """How many moves can be paid if only statues of one clan move."""
        others = sum(self.clan) - self.clan[clan]
        return self.clan[clan] + self.generic + (self.goods + others) // self.rate
