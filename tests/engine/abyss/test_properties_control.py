"""Properties of payments for locations, of lords brought to court and of Council piles, searched by Hypothesis."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.abyss.reference_rules import facts
from tests.engine.portable.world import ask

FACTS = facts()
LORDS: list[str] = FACTS["order"]["lord"]
BESIDE_ALL = [lord for lord in LORDS if FACTS["tables"]["lord"][lord]["set"] != "leviathan"]
"""The lords that can stand beside any other: those of Leviathan take one out of the game."""
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


@pytest.mark.slow
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


@given(keys(), st.sampled_from(BESIDE_ALL))
@settings(max_examples=60)
def test_more_keys_never_take_a_payment_away(request: dict[str, Any], lord: str) -> None:
    before = ask("abyss/control", **request)["count"]
    richer = {**request, "tokens": request["tokens"] + 1}
    assert ask("abyss/control", **richer)["count"] >= before
    if lord not in request["lords"]:
        richer = {**request, "lords": [*request["lords"], lord]}
        assert ask("abyss/control", **richer)["count"] >= before


@st.composite
def small_tables(draw: st.DrawFn) -> dict[str, Any]:
    """A few lords and tiles, with a payment or without one, and a tile that may or may not be there."""
    some = st.lists(st.sampled_from(["keeper", "slaver", "oracle", "jailer", *AMBASSADORS]), unique=True, max_size=4)
    lords = draw(some)
    tiles = draw(st.permutations(["jail", "chasm", "abyss"]))
    request: dict[str, Any] = {
        "lords": lords,
        "turned": [lord for lord in draw(some)[:1] if lord not in lords],
        "tokens": draw(st.integers(0, 3)),
        "stack": draw(st.sampled_from([0, 1, 2, 3, 26])),
        "ambassador_keys": draw(st.sampled_from(["none", "three"])),
        "way": draw(st.sampled_from(["open", "face-up", "draw"])),
        "location": draw(st.sampled_from([None, *tiles])),
        "sentinel": draw(st.sampled_from(["rival", "own"])),
    }
    if draw(st.booleans()):
        mine = lords + request["turned"]
        request["pay_lords"] = draw(st.lists(st.sampled_from(mine), unique=True, max_size=3)) if mine else []
        request["pay_tokens"] = draw(st.integers(0, 3))
    if draw(st.booleans()):
        request["face_up"] = list(tiles[: draw(st.integers(0, 2))])
        request["reserved"] = draw(st.sampled_from([None, tiles[0]]))
    elif draw(st.booleans()):
        request["drawn"] = list(tiles[: min(request["stack"], draw(st.integers(1, 2)))])
    request["draw"] = draw(st.sampled_from([0, *range(max(1, len(request.get("drawn", []))), 5)]))
    return request


def other_ways(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everything that could be done instead: every payment, every way, every tile that lies there."""
    up, drawn = request.get("face_up", []), request.get("drawn", [])
    payments: list[tuple[list[Any], int]] = [([], 0)]
    if request.get("pay_lords") or request.get("pay_tokens"):
        lords = request["lords"]
        chosen = [list(found) for count in range(4) for found in combinations(lords, count)]
        payments = [(found, tokens) for found in chosen for tokens in range(4) if found or tokens]
    for lords, tokens in payments:
        for way in ("open", "face-up", "draw"):
            for draw in (0, *range(max(1, len(drawn)), 5)):
                for location in {request["location"], None, *up, *drawn}:
                    paid = {"pay_lords": lords, "pay_tokens": tokens}
                    yield {**request, **paid, "way": way, "draw": draw, "location": location}


@pytest.mark.slow
@given(small_tables())
@settings(max_examples=120, deadline=None)
def test_there_is_a_way_out_whenever_anything_else_would_do(request: dict[str, Any]) -> None:
    answer = ask("abyss/control", **request)
    if answer["legal"] is None:
        assert [reading["legal"] for reading in answer["open"][0]["readings"]] == [True, False]
        return
    assert answer["legal"] == (not answer["reasons"])
    if answer["legal"]:
        assert answer["instead"] is None
    elif answer["instead"] is None:
        assert not any(ask("abyss/control", **other)["legal"] for other in other_ways(request))
    else:
        assert ask("abyss/control", **{**request, **answer["instead"]})["legal"]
        assert answer["payments"] == []


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
            "reserved": st.sampled_from(["none", "rival"]),
            "sentinel_powers": st.sampled_from(["open", "barred", "allowed"]),
        }
    )
)
@settings(max_examples=150)
def test_lords_come_to_court_as_often_as_is_said(request: dict[str, Any]) -> None:
    answer = ask("abyss/plot", **request)
    if answer["legal"] is not None and not (request["nebulis"] and request["way"] == "plot"):
        assert answer["legal"] == (request["times"] <= answer["most"])
    if answer["legal"]:
        richer = {**request, "pearls": request["pearls"] + 1, "deck": request["deck"] + 1}
        assert ask("abyss/plot", **richer)["legal"]
        assert answer["court"] <= 6
    others = [
        {**request, "times": times, "nebulis": nebulis, "reserved": reserved}
        for times in range(1, 7)
        for nebulis in range(3)
        for reserved in ((request["reserved"], "none") if request["court"] > 1 else (request["reserved"],))
    ]
    if answer["instead"] is not None:
        assert ask("abyss/plot", **{**request, **answer["instead"]})["legal"]
    elif answer["legal"] is False:
        assert not any(ask("abyss/plot", **other)["legal"] for other in others)


RACES = st.lists(st.sampled_from(FACTS["races"]), unique=True)


@given(
    st.fixed_dictionaries(
        {
            "piles": RACES,
            "take": RACES,
            "powers": st.sampled_from([[], ["alchemist"]]),
            "way": st.sampled_from(["action", "apprentice", "oracle"]),
            "reserved": st.sampled_from([None, *FACTS["races"]]),
            "sentinel": st.sampled_from(["rival", "own"]),
            "sentinel_powers": st.sampled_from(["open", "barred", "allowed"]),
            "used": st.sampled_from(["no", "no", "yes"]),
        }
    )
)
@settings(max_examples=150)
def test_there_is_another_choice_of_piles_whenever_one_would_do(request: dict[str, Any]) -> None:
    answer = ask("abyss/council", **request)
    assert set(answer["free"]) <= set(request["piles"])
    choices = [list(found) for count in (1, 2) for found in combinations(FACTS["races"], count)]
    good = [take for take in choices if ask("abyss/council", **{**request, "take": take})["legal"]]
    if answer["legal"] is not False:
        assert answer["instead"] is None
    elif answer["instead"] is None:
        assert good == []
    else:
        assert answer["instead"]["take"] in good
        kept = [len(set(take) & set(request["take"])) for take in good]
        assert len(set(answer["instead"]["take"]) & set(request["take"])) == max(kept)
