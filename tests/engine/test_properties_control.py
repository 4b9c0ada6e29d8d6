"""Properties of payments for locations, of lords brought to court and of Council piles, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask
from tests.engine.stupid import facts

FACTS = facts()
LORDS: list[str] = FACTS["order"]["lord"]
KEYS = {lord: row["keys"] for lord, row in FACTS["tables"]["lord"].items()}
AMBASSADORS = ("elder", "hermit", "sage")
TILES: list[str] = FACTS["order"]["location"]
SOME_LORDS = st.lists(st.sampled_from([*LORDS[:20], *AMBASSADORS]), unique=True, max_size=6)


@st.composite
def keys(draw: st.DrawFn) -> dict[str, Any]:
    """A player's lords and key tokens."""
    return {
        "lords": draw(SOME_LORDS),
        "tokens": draw(st.integers(0, 5)),
        "ambassador_keys": draw(st.sampled_from(["none", "three"])),
    }


@st.composite
def offers(draw: st.DrawFn) -> dict[str, Any]:
    """A payment with some of the keys, and perhaps a tile."""
    request = draw(keys())
    if request["lords"]:
        request["pay_lords"] = draw(st.lists(st.sampled_from(request["lords"]), unique=True, max_size=4))
        request["turned"] = [lord for lord in draw(SOME_LORDS) if lord not in request["lords"]]
    request["pay_tokens"] = draw(st.integers(0, 6))
    tiles = draw(st.lists(st.sampled_from(TILES), unique=True, min_size=4, max_size=4))
    request["way"] = draw(st.sampled_from(["open", "face-up", "draw"]))
    request["stack"] = draw(st.integers(0, 4))
    if request["way"] == "face-up":
        request["face_up"] = tiles[:2]
        request["location"] = draw(st.sampled_from(tiles))
        request["reserved"] = tiles[0]
    elif request["way"] == "draw":
        request["draw"] = draw(st.integers(0, 4))
    return request


@given(keys(), st.randoms(use_true_random=False))
@settings(max_examples=80)
def test_every_payment_offered_is_legal_and_the_order_never_matters(request: dict[str, Any], random: Any) -> None:
    answer = ask("abyss/control", **request)
    shuffled = copy.deepcopy(request)
    random.shuffle(shuffled["lords"])
    assert ask("abyss/control", **shuffled) == answer
    three = request["ambassador_keys"] == "three"
    held = request["tokens"] + sum(KEYS[lord] + 3 * (three and lord in AMBASSADORS) for lord in request["lords"])
    assert answer["held"] == held
    assert answer["must"] == (held >= 3)
    assert answer["legal"] == bool(answer["payments"])
    for row in answer["payments"][:8]:
        paid = ask("abyss/control", **request, pay_lords=row["lords"], pay_tokens=row["tokens"])
        assert paid["legal"]
        assert paid["payments"] == [row]
        assert row["again"] == (row["left"] >= 3)


@given(keys(), st.sampled_from(LORDS))
@settings(max_examples=60)
def test_more_keys_never_take_a_payment_away(request: dict[str, Any], lord: str) -> None:
    before = ask("abyss/control", **request)["count"]
    richer = {**request, "tokens": request["tokens"] + 1}
    assert ask("abyss/control", **richer)["count"] >= before
    if lord not in request["lords"]:
        richer = {**request, "lords": [*request["lords"], lord]}
        assert ask("abyss/control", **richer)["count"] >= before


@pytest.mark.slow
@given(offers())
@settings(max_examples=150)
def test_each_fix_of_a_payment_removes_its_reason(request: dict[str, Any]) -> None:
    answer = ask("abyss/control", **request)
    assert answer["legal"] == (not answer["reasons"])
    for reason in answer["reasons"]:
        if "fix" not in reason:
            continue
        after, params = copy.deepcopy(request), reason["fix"]["params"]
        match reason["fix"]["code"]:
            case "get-keys":
                after["tokens"] += params["count"]
            case "pay-keys" | "pay-lords" | "pay-tokens":
                after["pay_lords"], after["pay_tokens"] = params.get("lords", []), params.get("count", 0)
            case "draw-fewer":
                after["draw"] = params["count"]
            case "draw-by-power":
                after.update(way="draw", draw=params["count"], location=None, face_up=[])
            case "take-face-up" | "keep-drawn":
                after.update(way="face-up", location=params["locations"][0])
            case "draw-instead":
                after.update(way="draw", draw=1, location=None)
        after = {name: value for name, value in after.items() if value is not None}
        assert reason["code"] not in [other["code"] for other in ask("abyss/control", **after)["reasons"]]


@given(
    st.fixed_dictionaries(
        {
            "court": st.integers(0, 6),
            "pearls": st.integers(0, 6),
            "times": st.integers(1, 6),
            "way": st.sampled_from(["plot", "recipient", "opportunist"]),
            "moment": st.sampled_from(["start", "after"]),
            "used": st.sampled_from(["no", "yes"]),
            "nebulis": st.integers(0, 2),
            "deck": st.integers(0, 6),
            "frequency": st.sampled_from(["once", "often"]),
        }
    )
)
@settings(max_examples=150)
def test_lords_come_to_court_as_often_as_is_said(request: dict[str, Any]) -> None:
    answer = ask("abyss/plot", **request)
    assert answer["legal"] == (not answer["reasons"])
    if not (request["nebulis"] and request["way"] == "plot"):
        assert answer["legal"] == (request["times"] <= answer["most"])
    if answer["legal"]:
        richer = {**request, "pearls": request["pearls"] + 1, "deck": request["deck"] + 1}
        assert ask("abyss/plot", **richer)["legal"]
        assert answer["court"] <= 6
    for reason in answer["reasons"]:
        params = reason.get("fix", {}).get("params", {})
        match reason.get("fix", {}).get("code"):
            case "wait-for-next-turn":
                after = {**request, "moment": "start", "used": "no"}
            case "plot-times":
                after = {**request, "times": params["count"]}
            case "plot-get-pearls":
                after = {**request, "pearls": request["pearls"] + params["count"]}
            case "plot-pay-pearls":
                after = {**request, "nebulis": 0}
            case _:
                continue
        assert reason["code"] not in [other["code"] for other in ask("abyss/plot", **after)["reasons"]]


RACES = st.lists(st.sampled_from(FACTS["races"]), unique=True)


@given(
    RACES, RACES, st.booleans(), st.sampled_from(["action", "apprentice", "oracle"]), st.sampled_from(FACTS["races"])
)
@settings(max_examples=120)
def test_piles_that_a_fix_names_are_free(piles: list[str], take: list[str], two: bool, way: str, reserved: str) -> None:
    asked = {"piles": piles, "way": way, "powers": ["alchemist"] if two else [], "reserved": reserved}
    answer = ask("abyss/council", take=take, **asked)
    assert answer["legal"] == (not answer["reasons"])
    assert set(answer["free"]) == set(piles) - {reserved}
    for reason in answer["reasons"]:
        if "fix" in reason:
            races = reason["fix"]["params"]["races"]
            named = races if reason["fix"]["code"] == "take-piles" else races[:1]
            chosen = [*take, *named] if reason["fix"]["code"] == "take-also" else named
            after = ask("abyss/council", take=chosen, **asked)["reasons"]
            assert reason["code"] not in [other["code"] for other in after]
            assert set(chosen) <= set(answer["free"])
