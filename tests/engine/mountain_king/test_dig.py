"""Digging, over many storages: more goods never make it worse, and nothing hangs on the order of what is told."""

from __future__ import annotations

from random import Random
from typing import Any

import engine
from tests.engine.request_generators.mountain_king.dig import KINDS, requests
from tests.questions import opened


def ask(request: dict[str, Any]) -> dict[str, Any]:
    answer = engine.check("mountain-king/dig", request, opened())
    assert answer["kind"] == "verdict", (request, answer)
    return answer


def _asked() -> list[dict[str, Any]]:
    return list(requests(Random(9), {}))


def test_more_goods_never_make_it_worse() -> None:
    for request in _asked():
        answer = ask(request)
        for kind in KINDS:
            goods = request["goods"] | {kind: request["goods"].get(kind, 0) + 1}
            more = ask(request | {"goods": goods})
            assert more["legal"] >= answer["legal"]
            assert more["honor"] >= answer["honor"]
            if answer["instead"]:
                assert more["legal"] or more["instead"]


def test_goods_are_neither_made_nor_lost() -> None:
    for request in _asked():
        answer = ask(request)
        for kind in KINDS:
            paid = answer["cost"].get(kind, 0) if answer["legal"] else 0
            left = request["goods"].get(kind, 0) - paid + answer["gains"].get(kind, 0)
            assert answer["left"].get(kind, 0) == left


def test_the_trade_that_is_named_would_do() -> None:
    named = 0
    for request in _asked():
        for reason in ask(request)["reasons"]:
            if reason["code"] == "trade-first":
                named += 1
                give, get = reason["params"]["give"], reason["params"]["get"]
                assert sum(give.values()) == 4 * sum(get.values())
                goods = {k: request["goods"].get(k, 0) - give.get(k, 0) + get.get(k, 0) for k in KINDS}
                assert ask(request | {"goods": goods})["legal"] is True
    assert named > 5


def test_the_way_out_is_found_whenever_there_is_one() -> None:
    for request in _asked():
        answer = ask(request)
        if answer["legal"]:
            continue
        others = [
            request | {"size": size, "material": material, "rubble": 0, "statues": []}
            for size in range(2, request["size"] + 1)
            for material in KINDS[:3]
        ]
        assert (answer["instead"] is not None) is any(ask(other)["legal"] for other in others)


def test_the_order_of_what_is_told_changes_nothing() -> None:
    for request in _asked():
        turned = {name: list(reversed(value)) if isinstance(value, list) else value for name, value in request.items()}
        turned["goods"] = dict(reversed(request["goods"].items()))
        assert ask(turned) == ask(request)
