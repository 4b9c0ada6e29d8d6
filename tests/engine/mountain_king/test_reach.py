"""The shortest way to some goods, held against every sequence of steps; and each step of it is legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.mountain_king.trading import KINDS, shortest_way
from tests.engine.portable.world import ask
from tests.engine.request_generators.mountain_king.reach import request
from tests.questions import engine_facts

pytestmark = pytest.mark.slow

SHOPS: dict[str, Any] = engine_facts()["mountain-king"]["tables"]["workshop"]


def _asked(question: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = ask("mountain-king/reach", **question)
    return answer


def test_nothing_is_shorter_nor_leaves_more() -> None:
    random = Random(21)
    reached = 0
    for number in range(2_000):
        shop = sorted(SHOPS)[number % len(SHOPS)]
        question = request(random, random.sample(sorted(SHOPS), 2) if number % 10 == 0 else [shop], 7)
        listed = [(SHOPS[row["workshop"]], row["activations"]) for row in question["workshops"]]
        answer = _asked(question)
        best = shortest_way(question["goods"], question["goal"], listed, question["carts"])
        reached += best is not None
        assert answer["possible"] == (best is not None), question
        assert best is None or (len(answer["steps"]), sum(answer["left"].values())) == best, question
    assert reached > 600


def test_each_step_is_legal_and_leads_to_the_goal() -> None:
    random = Random(22)
    used = set()
    for number in range(2_000):
        shops = random.sample(sorted(SHOPS), number % 4)
        question = request(random, shops, 30)
        answer = _asked(question)
        held, clans = dict(question["goods"]), dict(question["carts"])
        activations = {row["workshop"]: row["activations"] for row in question["workshops"]}
        for step in answer["steps"]:
            _make(step, held, clans)
            assert step["left"] == {kind: held[kind] for kind in KINDS if held.get(kind)}
            if step["kind"] == "workshop":
                activations[step["workshop"]] -= 1
                used.add((step["workshop"], step["direction"]))
                assert step["workshop"] == answer["best"]
        assert min(activations.values(), default=0) >= 0
        assert answer["left"] == {kind: held[kind] for kind in KINDS if held.get(kind)}
        if answer["possible"]:
            generic = held | {"cart": held.get("cart", 0) - sum(clans.values())}
            assert all(generic.get(kind, 0) >= count for kind, count in question["goal"].items()), question
        else:
            assert answer["steps"] == []
    wanted = {
        (shop, way) for shop in SHOPS for way in ("forward", "back") if way == "forward" or SHOPS[shop]["reversible"]
    }
    assert used == wanted


def _make(step: dict[str, Any], held: dict[str, int], clans: dict[str, int]) -> None:
    """Make a step by the rules; it has to be possible."""
    give, get, carts = step["give"], step["get"], step.get("carts", {})
    assert sum(get.values()) >= 1
    if step["kind"] == "trade":
        assert sum(give.values()) == 4
        assert sum(get.values()) == 1
    else:
        shop = SHOPS[step["workshop"]]
        way = (give, get) if step["direction"] == "forward" else (get, give)
        assert step["direction"] == "forward" or shop["reversible"]
        if "any" in shop["give"][0]:
            assert (sum(give.values()), get) == (shop["give"][0]["any"], shop["get"])
        elif "own-troll" in shop["give"][0]:
            assert (give, get, sum(carts.values())) == ({"cart": 1}, {"cart": 1}, 1)
        else:
            assert way[0] in shop["give"]
            assert way[1] == shop["get"]
            assert not carts
    assert sum(carts.values()) <= give.get("cart", 0)
    generic = held.get("cart", 0) - sum(clans.values())
    assert give.get("cart", 0) - sum(carts.values()) <= generic
    for clan, count in carts.items():
        clans[clan] -= count
        assert clans[clan] >= 0
    for kind, count in give.items():
        held[kind] = held.get(kind, 0) - count
        assert held[kind] >= 0
    for kind, count in get.items():
        held[kind] = held.get(kind, 0) + count


def test_more_goods_never_make_a_way_longer() -> None:
    random = Random(23)
    for _ in range(1_000):
        question = request(random, random.sample(sorted(SHOPS), 2), 14)
        answer = _asked(question)
        kind = random.choice(KINDS)
        more = _asked(question | {"goods": question["goods"] | {kind: question["goods"].get(kind, 0) + 1}})
        if answer["possible"]:
            assert more["possible"]
            assert len(more["steps"]) <= len(answer["steps"])
        turned = _asked(question | {"workshops": question["workshops"][::-1]})
        assert (turned["possible"], len(turned["steps"])) == (answer["possible"], len(answer["steps"]))
