"""The plan that earns most: which statue goes where, and in which order, exactly.

It is looked for in two steps. Statues are given goals, at most one that scores in each tunnel, by branch and bound over
distances, as if nobody stood in the way. What looks best is then really walked: one statue after another if they can,
else by a search through all positions that they may pass, the shortest first.
"""

import heapq

from engine.mountain_king.statue_map import CLANS, FAR, NOWHERE, Mountain, Purse
from engine.typing_compat import Any

MAX_LOOKED = 350
"""So many positions are looked at when statues stand in each other's way."""
MAX_TRIED = 3500
"""So many ways to give statues their goals are tried."""
BASE = 64
"""More than there are places: the positions of all statues are written as one number with digits to this base."""
HONOR = 1000
"""What a point of honor weighs against a move: more than all moves together."""


class Planner:
    """Plans for statues that can move: ``places`` and ``clans`` are theirs."""

    def __init__(self, mountain: Mountain, purse: Purse, places: list[int], clans: list[str]) -> None:
        self.mountain = mountain
        self.purse = purse
        self.places = tuple(places)
        self.clans = [CLANS.index(clan) for clan in clans]
        self.names = clans
        self.most = [purse.most(clan) for clan in self.clans]
        self.best: Any = (0, 0, [])
        self.looked = 0
        """The positions looked at since the last plan was begun."""
        self.tried = 0

    @property
    def proven(self) -> bool:
        """Whether all was looked at that could matter, so that no plan is better."""
        return self.looked < MAX_LOOKED and self.tried < MAX_TRIED

    def needs(self, goals: list[int], places: Any) -> list[int]:
        """The moves of each clan from these places to the goals, if nobody stands in the way."""
        needs = [0, 0, 0]
        for number, goal in enumerate(goals):
            if goal != NOWHERE:
                needs[self.clans[number]] += self.mountain.moves(places[number], goal)
        return needs

    def plan(self, forced: int = -1, goal: int = NOWHERE) -> Any:
        """The moves that earn most, each a statue and a place; then the fewest moves, then the fewest trades.

        ``forced`` names a statue that has to end at a goal. None if it cannot.
        """
        goals = [goal if number == forced else NOWHERE for number in range(len(self.places))]
        self.looked = 0
        steps = self.walk(goals)
        if steps is None:
            return None
        self.best = self._plan(steps)
        self.looked = self.tried = 0
        self.options = [self._options(number, goals[number]) for number in range(len(self.places))]
        self._bounds()
        self._assign(0, 0, 0, [NOWHERE] * len(self.places), [], [0] * len(self.places))
        return self.best[2]

    def _plan(self, steps: list[tuple[int, int]]) -> Any:
        """What steps weigh, the trades that they take, and the steps."""
        places = list(self.places)
        for number, place in steps:
            places[number] = place
        _, parts = self.mountain.score(list(zip(places, self.names)))
        return sum(parts) * HONOR - len(steps), self.purse.trades(self.moved(steps)), steps

    def _options(self, number: int, forced: int) -> list[tuple[int, int, int, bool]]:
        """What a statue may aim at, best first: weight, moves, goal, and whether it scores there."""
        mountain, place, clan = self.mountain, self.places[number], self.names[number]
        goals = [NOWHERE] if forced == NOWHERE else self._squares(forced, True)
        for tunnel in range(len(mountain.tunnels) if forced == NOWHERE else 0):
            if mountain.distance[mountain.where[place]][tunnel] < FAR:
                goals += self._squares(mountain.any(tunnel)) if mountain.plain[tunnel] else []
                goals += [2 * tunnel + 1] if mountain.special[tunnel] else []
        options = []
        for goal in goals:
            moves = 0 if goal == NOWHERE else mountain.moves(place, goal)
            if moves > self.most[number]:
                continue
            worth = 0 if goal == NOWHERE else mountain.worth(goal, clan)
            if worth > 0:
                options.append((worth * HONOR - moves, moves, goal, True))
            if goal == NOWHERE or forced != NOWHERE:
                options.append((-moves, moves, goal, False))
        options.sort(key=lambda option: (-option[0], option[1], self._rank(option[2]), option[3]))
        return options

    def _squares(self, goal: int, every: bool = False) -> list[int]:
        """A goal; any square of a tunnel in several layers is a goal in each of them, ``every`` with its pedestal."""
        mountain = self.mountain
        tunnel = mountain.aim(goal)
        if goal >= 0 or not mountain.is_split(tunnel):
            return [goal]
        return [place for place in mountain.inside[tunnel] if mountain.room[place]] if every else mountain.plain[tunnel]

    def _rank(self, goal: int) -> int:
        """The order of goals that are as good: by their tunnels, the square of a pedestal or altar last."""
        return goal if goal >= NOWHERE else 2 * self.mountain.aim(goal)

    def _bounds(self) -> None:
        """For the statues from each on, the most that they can weigh within so many moves all together."""
        purse = self.purse
        present = [clan in self.clans for clan in range(len(CLANS))]
        carts = sum([purse.clan[clan] for clan in range(len(CLANS)) if present[clan]]) + purse.generic
        others = sum([purse.clan[clan] for clan in range(len(CLANS)) if not present[clan]])
        farthest = sum([max([option[1] for option in options] + [0]) for options in self.options])
        self.budget = min(carts + (purse.goods + others) // purse.rate, farthest)
        dearest: dict[int, int] = {}
        for options in self.options:
            for weight, _, goal, scores in options:
                tunnel = self.mountain.aim(goal) if scores else NOWHERE
                if scores and weight > dearest.get(tunnel, 0):
                    dearest[tunnel] = weight
        self.dearest = sorted([(-dearest[tunnel], tunnel) for tunnel in dearest])
        after = [0] * (self.budget + 1)
        self.bound = [after]
        for options in reversed(self.options):
            by_moves: dict[int, int] = {}
            for weight, moves, _, _ in options:
                if moves not in by_moves or weight > by_moves[moves]:
                    by_moves[moves] = weight
            now = []
            for budget in range(self.budget + 1):
                weights = [by_moves[moves] + after[budget - moves] for moves in by_moves if moves <= budget]
                now.append(max(weights + [-HONOR * HONOR]))
            self.bound.insert(0, now)
            after = now

    def _assign(
        self, number: int, weight: int, moves: int, goals: list[int], taken: list[int], chosen: list[int]
    ) -> None:
        """Give the statues from one on a goal, as long as that may beat the best plan so far."""
        self.tried += 1
        if not self.proven or not self._is_better(weight + self.bound[number][self.budget - moves], 0):
            return
        if not self._is_better(weight + self._tunnels_left(len(self.places) - number, taken), 0):
            return
        if number == len(self.places):
            self._walk(weight + moves, list(goals))
            return
        first = 0
        for other in range(number):
            alike = self.places[other] == self.places[number] and self.clans[other] == self.clans[number]
            if alike and self.options[other] == self.options[number]:
                first = chosen[other]
        options = self.options[number]
        for place in range(first, len(options)):
            option_weight, option_moves, goal, scores = options[place]
            if moves + option_moves > self.budget or (scores and self.mountain.aim(goal) in taken):
                continue
            goals[number] = goal
            chosen[number] = place
            if self.purse.trades(self.needs(goals[: number + 1], self.places)) >= 0:
                used = taken + [self.mountain.aim(goal)] if scores else taken
                self._assign(number + 1, weight + option_weight, moves + option_moves, goals, used, chosen)
        goals[number] = NOWHERE

    def _tunnels_left(self, statues: int, taken: list[int]) -> int:
        """The most that so many statues can weigh in tunnels that are not taken, one in each."""
        weight = 0
        for least, tunnel in self.dearest:
            if not statues:
                break
            if tunnel not in taken:
                weight -= least
                statues -= 1
        return weight

    def _is_better(self, weight: int, trades: int) -> bool:
        return (weight, -trades) > (self.best[0], -self.best[1])

    def _walk(self, worth: int, goals: list[int]) -> None:
        """Keep a plan if its statues can really reach their goals, and it is better than the best so far."""
        needs = self.needs(goals, self.places)
        if not self._is_better(worth - sum(needs), self.purse.trades(needs)):
            return
        steps = self.walk(goals)
        if steps is None:
            return
        plan = self._plan(steps)
        if self._is_better(plan[0], plan[1]):
            self.best = plan

    def moved(self, steps: list[tuple[int, int]]) -> list[int]:
        """The moves of each clan."""
        needs = [0, 0, 0]
        for number, _ in steps:
            needs[self.clans[number]] += 1
        return needs

    def walk(self, goals: list[int]) -> Any:
        """The fewest moves that bring the statues to these goals, and can be paid; None if there are none."""
        steps = self._one_by_one(goals)
        return self._search(goals) if steps is None else steps

    def _one_by_one(self, goals: list[int]) -> Any:
        """One statue after another, each on a shortest path; None if one is in the way of another."""
        places = list(self.places)
        steps: list[tuple[int, int]] = []
        left = [number for number, goal in enumerate(goals) if goal != NOWHERE]
        while left:
            for number in left:
                path = self._path(places, number, goals[number])
                if path is not None:
                    steps += [(number, place) for place in path]
                    places[number] = path[-1] if path else places[number]
                    left.remove(number)
                    break
            else:
                return None
        return steps

    def _path(self, places: list[int], number: int, goal: int) -> Any:
        """A shortest path of a statue to its goal on which each move ends on a free square; None if there is none."""
        mountain, place = self.mountain, places[number]
        left = mountain.moves(place, goal)
        paths: list[tuple[int, list[int]]] = [(place, [])]
        while left:
            left -= 1
            further: dict[int, list[int]] = {}
            for place, path in paths:
                for step in mountain.steps(places, place):
                    if mountain.moves(step, goal) == left and step not in further:
                        further[step] = path + [step]
            paths = [(step, further[step]) for step in sorted(further)]
            if not paths:
                return None
        return paths[0][1]

    def _search(self, goals: list[int]) -> Any:
        """The same through all positions, also with others that make room: the fewest moves, then the fewest trades."""
        mountain, purse = self.mountain, self.purse
        missing = tuple(self.needs(goals, self.places))
        key = sum([place * BASE**number for number, place in enumerate(self.places)])
        heap: list[Any] = [(sum(missing), 0, sum(missing), key, missing, (0, 0, 0), self.places, ())]
        seen: dict[int, list[Any]] = {key: [(0, 0, 0)]}
        while heap:
            _, _, ahead, key, missing, needs, places, steps = heapq.heappop(heap)
            if not ahead:
                return _listed(steps)
            if self.looked >= MAX_LOOKED:
                return None
            self.looked += 1
            done = sum(needs) + 1
            for number, place in enumerate(places):
                clan, goal = self.clans[number], goals[number]
                more = needs[:clan] + (needs[clan] + 1,) + needs[clan + 1 :]
                far = mountain.moves(place, goal) if goal != NOWHERE else 0
                for step in mountain.steps(places, place):
                    after = key + (step - place) * BASE**number
                    if after not in seen:
                        seen[after] = []
                    elif _is_dearer(more, seen[after]):
                        continue
                    seen[after].append(more)
                    nearer = mountain.moves(step, goal) - far if goal != NOWHERE else 0
                    left = missing[:clan] + (missing[clan] + nearer,) + missing[clan + 1 :]
                    trades = purse.trades((more[0] + left[0], more[1] + left[1], more[2] + left[2]))
                    if trades >= 0:
                        now = places[:number] + (step,) + places[number + 1 :]
                        total = done + ahead + nearer
                        heapq.heappush(
                            heap, (total, trades, ahead + nearer, after, left, more, now, (steps, number, step))
                        )
        return None


def _is_dearer(needs: Any, others: list[Any]) -> bool:
    """Whether these moves are no fewer than others that came to the same positions, for any clan."""
    fire, ice, moon = needs
    for one, two, three in others:
        if fire >= one and ice >= two and moon >= three:
            return True
    return False


def _listed(steps: Any) -> list[tuple[int, int]]:
    """Steps that hang on one another, each on those before it, as a list from the first on."""
    found: list[tuple[int, int]] = []
    while steps:
        steps, number, place = steps
        found.append((number, place))
    found.reverse()
    return found
