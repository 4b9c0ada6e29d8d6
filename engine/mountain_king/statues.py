"""``mountain-king/statues``: where statues can be moved, by which carts, and the plan that earns most."""

from engine.fields import MAX_AMOUNT, MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.counts import Counts
from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.text import Text
from engine.mountain_king.codes.statues import RULES
from engine.mountain_king.statue_fit import find_conflicts, place_of
from engine.mountain_king.statue_map import CLANS, FAR, GATE, GENERIC, HALL, KINDS, NOWHERE, TUNNEL, Mountain, Purse
from engine.mountain_king.statue_plan import Planner
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")
MAX_TUNNELS, MAX_LINKS, MAX_STATUES, MAX_SQUARES = 10, 20, 5, 20
"""What can be planned while one waits."""

FIELDS = (
    List(
        "tunnels",
        required=True,
        min_items=1,
        max_items=MAX_TUNNELS,
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Choice("kind", choices=KINDS, default=TUNNEL),
            Entry("layer", of="layer", default="dark-grey"),
            Counts("squares", of="layer", high=MAX_SQUARES),
            Choice("pedestal", choices=("none",) + CLANS, default="none"),
            Entry("pedestal_layer", of="layer"),
            Integer("size", 1, MAX_SQUARES, default=4),
            Integer("low", 0, MAX_AMOUNT, default=0),
            Integer("high", 0, MAX_AMOUNT, default=0),
        ),
    ),
    List(
        "links",
        max_items=MAX_LINKS,
        fields=(
            Integer("from", 1, MAX_TUNNELS, default=1),
            Integer("to", 1, MAX_TUNNELS, default=2),
        ),
    ),
    List(
        "statues",
        required=True,
        min_items=1,
        max_items=MAX_STATUES,
        fields=(
            Entry("clan", of="clan", required=True),
            Integer("tunnel", 0, MAX_TUNNELS, default=1),
            Choice("pedestal", choices=NO_YES, default=NO_YES[0]),
            Entry("layer", of="layer"),
        ),
    ),
    Group(
        "carts",
        fields=tuple([Integer(kind, 0, MAX_AMOUNT, default=0) for kind in CLANS + (GENERIC,)]),
    ),
    Counts("goods", of="good", high=MAX_AMOUNT),
    Integer("statue", 0, MAX_STATUES, default=0),
    Integer("target", 0, MAX_TUNNELS, default=0),
    Choice("onto", choices=NO_YES, default=NO_YES[0]),
    Choice("teams", choices=NO_YES, default=NO_YES[0]),
)


def answer(state: Any, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say where each statue can go, which carts pay for it, and which moves earn most.

    Tunnels and statues have numbers from 1 in the request, and places from 0 in the answer. A statue in tunnel 0 is
    still buried. ``links`` are pairs of neighbours; without a gate among them, all tunnels are in the network. ``size``
    counts the squares, one of which has the pedestal, if there is one, or the altar of a hall. All of them lie in the
    tunnel's ``layer``, unless ``squares`` tells how many lie in each, which is then its size; a statue in such a tunnel
    tells the ``layer`` of its square, and ``pedestal_layer`` is that of the pedestal. Partners in ``teams`` who have
    joined their networks have two gates. Carts among ``goods`` are generic ones. With a ``statue`` and a ``target`` it
    is judged whether it can get there, ``onto`` the square of the pedestal or altar if it shall, and the plan is the
    best of those that bring it there. Every move ends on a free square. ``honor`` is what all statues and halls score
    after the plan, ``before`` what they score now. The plan earns most; of several such plans it has the fewest moves,
    and then the fewest trades. Spare clan carts are traded last. Where statues stand in each other's way too much to
    try everything, ``proven`` is false: there may be a better plan.
    """
    find_conflicts(state, request, problems)
    if problems.found:
        return {}
    turn = _Moving(state, request)
    ruling = turn.judge()
    ruling.find_instead(turn.candidates(), lambda changed: _Moving(state, changed).judge(), request)
    rest = turn.answer(ruling.legal is not False)
    if ruling.instead is not None:
        rest["other"] = ruling.instead.get("target", request["target"]) - 1
    turn.note(ruling, rest)
    return ruling.verdict(rest)


class _Moving:
    """The network with its statues, and what there is to pay with."""

    def __init__(self, state: Any, request: dict[str, Any]) -> None:
        self.request = request
        self.kinds: list[str] = list(state.order["good"])
        self.mountain = Mountain(request["tunnels"], request["links"], state.all_numbers["statue-honor"])
        self.rate: int = state.all_numbers["trade-rate"]
        carts = dict(request["carts"])
        carts[GENERIC] += request["goods"].get("cart", 0)
        self.goods = {kind: request["goods"].get(kind, 0) for kind in self.kinds if kind != "cart"}
        self.purse = Purse(carts, sum([self.goods[kind] for kind in self.goods]), self.rate)
        self.statues = request["statues"]
        self.free = [
            number
            for number, statue in enumerate(self.statues)
            if statue["tunnel"] and self.mountain.own[statue["tunnel"] - 1]
        ]
        places = [place_of(self.mountain, self.statues[number]) for number in self.free]
        self.planner = Planner(self.mountain, self.purse, places, [self.statues[n]["clan"] for n in self.free])
        self.statue: int = request["statue"] - 1
        self.target: int = request["target"] - 1
        self.asked = self.statue >= 0 and self.target >= 0
        self.onto: bool = request["onto"] == "yes"
        self.goal = 2 * self.target + 1 if self.onto else self.mountain.any(self.target)

    def judge(self) -> Ruling:
        """Whether the statue asked about can get where it shall."""
        ruling = Ruling(RULES)
        if not self.asked:
            return ruling
        mountain, statue = self.mountain, self.statues[self.statue]
        clan = statue["clan"]
        if not statue["tunnel"]:
            ruling.refuse("statue-buried", clan=clan)
        elif self.statue not in self.free:
            ruling.refuse("statue-outside", clan=clan)
        if mountain.workshop[self.target]:
            ruling.refuse("target-workshop")
        elif self.onto and not mountain.special[self.target]:
            ruling.refuse("target-plain")
        if ruling.reasons:
            return ruling
        number = self.free.index(self.statue)
        start = statue["tunnel"] - 1
        if mountain.distance[start][self.target] == FAR:
            code = "way-through-workshop" if mountain.through[start][self.target] < FAR else "no-way"
            ruling.refuse(code, clan=clan)
            return ruling
        moves = mountain.moves(self.planner.places[number], self.goal)
        if moves > self.planner.most[number]:
            ruling.refuse("carts-short", clan=clan, moves=moves, most=self.planner.most[number])
        elif self._walk(number, self.goal) is None:
            ruling.refuse("square-taken", clan=clan)
        return ruling

    def _walk(self, number: int, goal: int) -> Any:
        goals = [NOWHERE] * len(self.free)
        goals[number] = goal
        self.planner.looked = 0
        return self.planner.walk(goals)

    def candidates(self) -> Any:
        """Another square of the same tunnel, then other tunnels, the nearest to the target first."""
        if not self.asked or self.statue not in self.free:
            return
        if self.onto:
            yield {"onto": "no"}
        start = self.statues[self.statue]["tunnel"] - 1
        distance = self.mountain.through[self.target]
        places = [place for place in range(len(distance)) if place != start and not self.mountain.workshop[place]]
        for place in sorted(places, key=lambda place: (distance[place], place)):
            yield {"target": place + 1, "onto": "no"}

    def answer(self, allowed: bool) -> dict[str, Any]:
        """The plan, and what there is to say of each statue."""
        planner, mountain = self.planner, self.mountain
        steps: list[tuple[int, int]] = []
        if allowed and self.asked:
            steps = planner.plan(self.free.index(self.statue), self.goal)
        elif allowed:
            steps = planner.plan()
        after = list(planner.places)
        for number, place in steps:
            after[number] = place
        before, _ = mountain.score(list(zip(planner.places, planner.names)))
        honor, parts = mountain.score(list(zip(after, planner.names)))
        listed, left = self._paid(steps)
        return {
            "honor": honor,
            "before": before,
            "gain": honor - before,
            "proven": planner.proven,
            "moves": len(steps),
            "trades": len(listed) - len(steps),
            "steps": listed,
            "left": left,
            "statues": [self._statue(number, after, parts, allowed) for number in range(len(self.statues))],
            "tunnels": [{"name": tunnel["name"], "kind": tunnel["kind"]} for tunnel in mountain.tunnels],
        }

    def _statue(self, number: int, after: list[int], parts: list[int], allowed: bool) -> dict[str, Any]:
        """Where a statue can go with all that could pay for it alone, and where it is after the plan."""
        statue = self.statues[number]
        row = {"clan": statue["clan"], "tunnel": statue["tunnel"] - 1 if statue["tunnel"] else None}
        if number not in self.free:
            state = "outside" if statue["tunnel"] else "buried"
            return row | {"state": state, "most": 0, "reach": [], "to": None, "square": "plain", "honor": 0}
        place = self.free.index(number)
        most = self.planner.most[place]
        distance = self.mountain.distance[statue["tunnel"] - 1]
        within = [tunnel for tunnel in range(len(distance)) if 0 < distance[tunnel] <= most]
        return (
            row
            | {
                "state": "free",
                "most": most,
                "reach": [
                    {"tunnel": tunnel, "moves": distance[tunnel]}
                    for tunnel in sorted(within, key=lambda tunnel: (distance[tunnel], tunnel))
                ],
                "to": self.mountain.where[after[place]] if allowed else None,
                "square": self.mountain.square(after[place]),
                "honor": parts[place],
            }
            | self._layer(after[place])
        )

    def _layer(self, place: int) -> dict[str, str]:
        """The layer of a place, if those of its tunnel differ."""
        mountain = self.mountain
        return {"layer": mountain.layers[place]} if mountain.is_split(mountain.where[place]) else {}

    def _paid(self, steps: list[tuple[int, int]]) -> tuple[list[dict[str, Any]], dict[str, int]]:
        """The steps, each with the cart that pays for it, and the trades that bring carts; and the carts left."""
        planner, purse = self.planner, self.purse
        left = {clan: purse.clan[place] for place, clan in enumerate(CLANS)}
        left[GENERIC] = purse.generic
        needs = planner.moved(steps)
        spare = {clan: max(0, left[clan] - needs[place]) for place, clan in enumerate(CLANS)}
        goods = dict(self.goods)
        listed: list[dict[str, Any]] = []
        places = list(planner.places)
        for number, place in steps:
            clan = planner.names[number]
            cart = clan if left[clan] else GENERIC
            if not left[cart]:
                listed.append(self._trade(goods, spare, left))
                left[GENERIC] += 1
            left[cart] -= 1
            step = {"kind": "move", "statue": self.free[number], "clan": clan, "cart": cart}
            step |= {"clan_cart": None if cart == GENERIC else cart, "generic": 1 if cart == GENERIC else 0}
            start, end = self.mountain.where[places[number]], self.mountain.where[place]
            step |= {"from": start, "to": end, "square": self.mountain.square(place)} | self._layer(place)
            listed.append(step | {"within": start == end})
            places[number] = place
        return listed, left

    def _trade(self, goods: dict[str, int], spare: dict[str, int], left: dict[str, int]) -> dict[str, Any]:
        """Four goods for a cart: of what is there most, and carts of clans only when all else is gone."""
        given: dict[str, int] = {}
        carts: dict[str, int] = {}
        for _ in range(self.rate):
            kinds = sorted(self.kinds, key=lambda kind: (-goods.get(kind, 0), self.kinds.index(kind)))
            if goods.get(kinds[0], 0):
                goods[kinds[0]] -= 1
                given[kinds[0]] = given.get(kinds[0], 0) + 1
                continue
            clan = sorted(CLANS, key=lambda clan: (-spare[clan], CLANS.index(clan)))[0]
            spare[clan] -= 1
            left[clan] -= 1
            given["cart"] = given.get("cart", 0) + 1
            carts[clan] = carts.get(clan, 0) + 1
        return {"kind": "trade", "give": given, "carts": carts}

    def note(self, ruling: Ruling, rest: dict[str, Any]) -> None:
        """What is worth saying beside the verdict."""
        ruling.note("one-cart-a-move")
        if ruling.legal is False:
            self._note_carts(ruling)
            return
        buried = [statue for statue in rest["statues"] if statue["state"] == "buried"]
        outside = [statue for statue in rest["statues"] if statue["state"] == "outside"]
        if not rest["proven"]:
            ruling.note("not-proven")
        if buried:
            ruling.note("buried-stay", count=len(buried))
        if outside:
            ruling.note("outside-stay", count=len(outside))
        if [step for step in rest["steps"] if step.get("cart") in CLANS]:
            ruling.note("clan-carts-first")
        if rest["trades"]:
            ruling.note("trade-for-cart", rate=self.rate)
        if self._trades_clan_carts(rest["steps"]):
            ruling.note("clan-carts-traded")
        if self.asked and self.onto and self.mountain.special[self.target] in CLANS:
            clan = self.statues[self.statue]["clan"]
            if self.mountain.special[self.target] != clan:
                ruling.note("no-double-there", clan=clan)
        ended = [statue["to"] for statue in rest["statues"] if statue["state"] == "free"]
        if [tunnel for tunnel in ended if ended.count(tunnel) > 1]:
            ruling.note("one-scores")
        if [tunnel for tunnel in self.mountain.tunnels if tunnel["kind"] == HALL]:
            ruling.note("halls-by-altar")
        if not [tunnel for tunnel in self.mountain.tunnels if tunnel["kind"] == GATE]:
            ruling.note("no-gate-entered")

    def _trades_clan_carts(self, steps: list[dict[str, Any]]) -> bool:
        """Whether a plan, or what a statue could reach, hangs on clan carts given in trades."""
        purse = self.purse
        bought = [purse.clan[clan] + purse.generic + purse.goods // purse.rate for clan in self.planner.clans]
        spent = [step for step in steps if step.get("carts")]
        return bool(spent) or [most for most, least in zip(self.planner.most, bought) if most > least] != []

    def _note_carts(self, ruling: Ruling) -> None:
        """Why carts do not reach, and how much more would do."""
        if "carts-short" not in [each["code"] for each in ruling.reasons]:
            return
        purse, number = self.purse, self.free.index(self.statue)
        clan = self.planner.clans[number]
        others = sum(purse.clan) - purse.clan[clan]
        if others:
            ruling.note("other-clans-carts", clan=CLANS[clan])
        moves = self.mountain.moves(self.planner.places[number], self.goal)
        needed = (moves - purse.clan[clan] - purse.generic) * purse.rate
        ruling.note("pieces-to-carts", count=needed - purse.goods - others, rate=purse.rate)
        if others:
            ruling.note("clan-carts-traded")
