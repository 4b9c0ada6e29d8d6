"""Pyramids, tiles and units told again in the plainest way, and every way out put to the test."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import engine
from tests.engine.portable.world import ask, games
from tests.engine.request_generators.kemet import buy, recruit


def _facts() -> dict[str, Any]:
    state = games()["kemet"].state
    return {"tables": state.tables, "order": state.order, "numbers": state.all_numbers}


def test_pyramids_counted_again() -> None:
    for start, end, slaves, priest, prayer in product(range(5), range(5), (0, 1), (0, 1), range(12)):
        tiles = ["slaves"] * slaves + ["priest-of-ra"] * priest
        answer = ask("kemet/pyramid", **{"from": start, "to": end, "tiles": tiles, "prayer": prayer})
        if end <= start:
            assert (answer["legal"], "cost" in answer, "prayer_left" in answer) == (False, False, False)
        else:
            cost = max(0, sum(level - slaves for level in range(start + 1, end + 1)) - priest)
            assert (answer["cost"], answer["legal"]) == (cost, prayer >= cost)
            assert answer.get("prayer_left") == (prayer - cost if prayer >= cost else None)
            priced = [step["price"] for step in answer["steps"]] + [saving["saved"] for saving in answer["saved"]]
            assert sum(priced) == cost
        _mended("kemet/pyramid", {"from": start, "to": end, "tiles": tiles, "prayer": prayer}, answer)


def _mended(checker: str, request: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["instead"]:
        assert answer["legal"] is False
        changed = engine.check(checker, request | answer["instead"], games())
        assert changed["legal"] is True, (request, answer["instead"])


def _bought(request: dict[str, Any], tile: str, color: str) -> tuple[bool | None, int]:
    """Whether a tile can be bought, None where its colour may be gone, and what it costs, as one would say it."""
    row = _facts()["tables"]["tile"][tile]
    helping = {"priestess", "priest-of-ra"} & set(request["owned"]) - {tile}
    cost = max(0, row["level"] - len(helping))
    holds = request["pyramids"][color] >= row["level"]
    free = f"buy-{color}" not in request["used_spaces"] and tile not in request["owned"]
    there = request.get("gone", []).count(tile) < row["copies"]
    can = holds and free and there and cost <= request.get("prayer", 99)
    return None if can and len(row["colors"]) > 1 and tile in request.get("gone", []) else can, cost


def test_tiles_bought_again() -> None:
    facts = _facts()
    random = Random(4)
    for _ in range(40):
        request = buy.player(random, facts)
        wanted = []
        for tile, row in facts["tables"]["tile"].items():
            for color in row["colors"]:
                can, cost = _bought(request, tile, color)
                answer = ask("kemet/buy", **request, tile=tile, color=color)
                assert (answer["legal"], answer["cost"]) == (can, cost), (request, tile, color)
                assert ("prayer_left" in answer) == (can is not False and "prayer" in request)
                _mended("kemet/buy", request | {"tile": tile, "color": color}, answer)
                if can is not False:
                    wanted.append((tile, color, cost))
        listed = ask("kemet/buy", **request)["can_buy"]
        assert sorted((one["tile"], one["color"], one["cost"]) for one in listed) == sorted(wanted)


def test_more_prayer_points_never_make_it_worse() -> None:
    facts = _facts()
    for request in buy.requests(Random(5), facts):
        if "prayer" not in request or "tile" not in request:
            continue
        verdicts = [engine.check("kemet/buy", request | {"prayer": prayer}, games()) for prayer in range(12)]
        legal = [(False, None, True).index(one["legal"]) for one in verdicts if one["kind"] == "verdict"]
        assert legal == sorted(legal)


def test_units_recruited_again() -> None:
    for request in recruit.requests(Random(6), _facts()):
        answer = engine.check("kemet/recruit", request, games())
        if answer["kind"] == "invalid":
            continue
        tiles, units = request.get("tiles", []), request["units"]
        cost = max(0, max(0, units - 2 * ("recruiting-scribe" in tiles)) - ("priest-of-ra" in tiles))
        limit = 7 if "legion" in tiles else 5
        fits = all(
            not one.get("recruit") or (one.get("city", "own") == "own" and one.get("own", 0) + one["recruit"] <= limit)
            for one in request.get("districts", [])
        )
        reserve = request.get("reserve", 12 - sum(each.get("own", 0) for each in request.get("districts", [])))
        can = fits and units <= reserve and cost <= request.get("prayer", 99)
        assert (answer["cost"], answer["legal"]) == (cost, can), request
        _mended("kemet/recruit", request, answer)
        if not can:
            # What may come at most does come by the way out, if it is less than what is wanted.
            most = min(answer["most"], units)
            assert (answer["instead"] is None) == (most == 0)
            if most:
                assert answer["instead"].get("units", units) == most
