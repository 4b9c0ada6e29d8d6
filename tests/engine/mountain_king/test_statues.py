"""Plans for statues against a second way: every position and every payment, one move after another."""

from __future__ import annotations

import heapq
from random import Random
from typing import Any

import pytest

from engine.mountain_king.statue_map import CLANS, Mountain, Purse
from engine.mountain_king.statue_plan import Planner
from engine.registry import check
from tests.engine.request_generators.mountain_king import statues as requests
from tests.full import rest_in_full
from tests.questions import opened

STATE = opened()["mountain-king"].state
HONOR = STATE.all_numbers["statue-honor"]
RATE = STATE.all_numbers["trade-rate"]
CHECKER = "mountain-king/statues"


def crowded(random: Random) -> tuple[Mountain, Purse, list[int], list[str]]:
    """A few narrow tunnels with statues that stand in each other's way."""
    request = requests.network(random, 4, 1)
    for tunnel in request["tunnels"]:
        if not tunnel["squares"]:
            tunnel["size"] = random.choice([1, 1, 2, 3])
    mountain = Mountain(request["tunnels"], request["links"], HONOR)
    places: list[int] = []
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(mountain.where))
        if mountain.own[mountain.where[place]] and mountain.has_room(places, place):
            places.append(place)
    carts = {kind: random.choice([0, 0, 1, 2]) for kind in (*CLANS, "generic")}
    return mountain, Purse(carts, random.randint(0, 6), RATE), places, [random.choice(CLANS) for _ in places]


def by_every_position(mountain: Mountain, purse: Purse, places: list[int], clans: list[str]) -> tuple[int, int, int]:
    """The most honor, then the fewest moves and trades: all that can be done, each cart and each trade told apart."""
    best = None
    heap = [(0, 0, tuple(places), tuple(purse.clan), purse.generic, purse.goods)]
    seen = set()
    while heap:
        moves, trades, now, carts, generic, goods = heapq.heappop(heap)
        if (now, carts, generic, goods) in seen:
            continue
        seen.add((now, carts, generic, goods))
        found = (mountain.score(list(zip(now, clans, strict=True)))[0], -moves, -trades)
        best = found if best is None else max(best, found)
        for given in ((f, i, m) for f in range(5) for i in range(5 - f) for m in range(5 - f - i)):
            rest = RATE - sum(given)
            left = tuple(held - gone for held, gone in zip(carts, given, strict=True))
            if rest <= goods and min(left) >= 0:
                heapq.heappush(heap, (moves, trades + 1, now, left, generic + 1, goods - rest))
        for number, place in enumerate(now):
            clan = CLANS.index(clans[number])
            for step in mountain.steps(now, place):
                after = (*now[:number], step, *now[number + 1 :])
                if carts[clan]:
                    left = (*carts[:clan], carts[clan] - 1, *carts[clan + 1 :])
                    heapq.heappush(heap, (moves + 1, trades, after, left, generic, goods))
                if generic:
                    heapq.heappush(heap, (moves + 1, trades, after, carts, generic - 1, goods))
    assert best is not None
    return best


def planned(mountain: Mountain, purse: Purse, places: list[int], clans: list[str]) -> tuple[int, int, int]:
    """The same of the plan, whose moves are all made."""
    planner = Planner(mountain, purse, places, clans)
    now = list(places)
    steps = planner.plan()
    assert planner.proven
    for number, place in steps:
        assert place in mountain.steps(now, now[number])
        now[number] = place
    trades = purse.trades(planner.moved(steps))
    assert trades >= 0
    return mountain.score(list(zip(now, clans, strict=True)))[0], -len(steps), -trades


def agree(seed: int, cases: int) -> None:
    random = Random(seed)
    for _ in range(cases):
        case = crowded(random)
        assert planned(*case) == by_every_position(*case)


def test_some_plans_against_every_position() -> None:
    agree(1, 70)


@pytest.mark.slow
@pytest.mark.parametrize("seed", rest_in_full(range(10), 5))
def test_plans_against_every_position(seed: int) -> None:
    agree(100 + seed, 250)


def asked(request: dict[str, Any]) -> dict[str, Any]:
    verdict: dict[str, Any] = check(CHECKER, request, {"mountain-king": opened()["mountain-king"]})
    assert verdict["kind"] == "verdict"
    return verdict


def figures(verdict: dict[str, Any]) -> list[Any]:
    return [verdict[key] for key in ("legal", "before", "honor", "moves", "trades", "proven")]


@pytest.mark.parametrize("seed", range(60))
def test_another_order_changes_nothing(seed: int) -> None:
    random = Random(seed)
    request = requests.network(random, 6, 4)
    tunnels = list(range(len(request["tunnels"])))
    random.shuffle(tunnels)
    number = {old + 1: new + 1 for new, old in enumerate(tunnels)} | {0: 0}
    statues = list(range(len(request["statues"])))
    random.shuffle(statues)
    other = request | {
        "tunnels": [request["tunnels"][old] for old in tunnels],
        "links": [{"from": number[link["to"]], "to": number[link["from"]]} for link in reversed(request["links"])],
        "statues": [request["statues"][old] | {"tunnel": number[request["statues"][old]["tunnel"]]} for old in statues],
        "target": number[request.get("target", 0)],
        "statue": statues.index(request["statue"] - 1) + 1 if request.get("statue") else 0,
    }
    assert figures(asked(request)) == figures(asked(other))


@pytest.mark.parametrize("seed", range(60))
def test_more_to_pay_with_is_never_worse(seed: int) -> None:
    random = Random(seed)
    request = requests.network(random, 5, 4) | {"statue": 0}
    before = asked(request)
    kind = random.choice([*CLANS, "generic"])
    richer = asked(request | {"carts": request["carts"] | {kind: request["carts"][kind] + 1}})
    goods = request["goods"] | {"iron": request["goods"].get("iron", 0) + random.randint(1, 4)}
    for more in (richer, asked(request | {"goods": goods})):
        assert more["honor"] >= before["honor"] or not more["proven"]


@pytest.mark.parametrize("seed", range(60))
def test_each_step_is_paid_by_the_cart_it_names(seed: int) -> None:
    request = requests.network(Random(seed), 8, 5)
    verdict = asked(request)
    carts = dict(request["carts"])
    carts["generic"] += request["goods"].get("cart", 0)
    goods = {kind: request["goods"][kind] for kind in request["goods"] if kind != "cart"}
    for step in verdict["steps"]:
        if step["kind"] == "trade":
            assert sum(step["give"].values()) == RATE
            assert step["give"].get("cart", 0) == sum(step["carts"].values())
            for clan in step["carts"]:
                carts[clan] -= step["carts"][clan]
            for kind in step["give"]:
                if kind != "cart":
                    goods[kind] -= step["give"][kind]
            carts["generic"] += 1
        else:
            assert step["cart"] in (step["clan"], "generic")
            carts[step["cart"]] -= 1
        assert min([*carts.values(), *goods.values(), 0]) == 0
    assert carts == verdict["left"]
