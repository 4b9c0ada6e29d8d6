"""What holds for every fight with a leviathan."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask, games

TABLES: dict[str, dict[str, Any]] = games()["abyss"].tables
ALLIES: dict[str, dict[str, Any]] = TABLES["ally"]
DECK = [ally for ally in sorted(ALLIES) for _ in range(ALLIES[ally]["copies"])]
LEVIATHANS = sorted(TABLES["leviathan"])
POWERS = ("metamorph", "taxidermist", "altruist", "intrepid", "coward", "shaman")


@st.composite
def fights(draw: st.DrawFn, most: int = 6) -> dict[str, Any]:
    """A leviathan with some health left, and a hand before it."""
    leviathan = draw(st.sampled_from(LEVIATHANS))
    places = draw(st.lists(st.integers(0, len(DECK) - 1), unique=True, min_size=1, max_size=most))
    hand = [DECK[place] for place in places]
    there = draw(st.lists(st.sampled_from(LEVIATHANS), unique=True, max_size=4))
    spaces = draw(st.permutations(range(1, 10)))
    return {
        "leviathan": leviathan,
        "beaten": draw(st.integers(0, len(TABLES["leviathan"][leviathan]["levels"]) - 1)),
        "hand": hand,
        "ally": draw(st.sampled_from([None, *hand])),
        "pearls": draw(st.integers(0, 5)),
        "border": [{"space": space, "leviathan": id_} for space, id_ in zip(spaces, there, strict=False)],
        "powers": draw(st.lists(st.sampled_from(POWERS), unique=True, max_size=3)),
        "rival_powers": draw(st.sampled_from([[], ["highwayman"]])),
        "reading": draw(st.sampled_from(["subtract", "same"])),
        "killed": draw(st.sampled_from([0, 0, 0, 1])),
    }


def exact(shown: dict[str, Any]) -> Fraction:
    return Fraction(shown["fraction"])


@pytest.mark.slow
@given(fights())
@settings(max_examples=150, deadline=None)
def test_an_attack_is_refused_exactly_for_a_reason(request: dict[str, Any]) -> None:
    answer = ask("abyss/leviathan", **request)
    assert answer["legal"] == (not answer["reasons"])
    assert (answer["attack"] is None) == (not answer["legal"]) == (answer["plan"] is None)
    symbols = [*TABLES["leviathan"][request["leviathan"]]["symbols"], "kraken"]
    fit = [ally for ally in request["hand"] if "metamorph" in request["powers"] or ALLIES[ally]["race"] in symbols]
    assert sorted(answer["fit"]) == sorted(fit)
    there = [row["leviathan"] for row in request["border"]]
    assert answer["legal"] == (
        bool(fit)
        and (request["ally"] is None or request["ally"] in fit)
        and (not there or request["leviathan"] in there)
        and (request["killed"] == 0 or "intrepid" in request["powers"])
    )


@pytest.mark.slow
@given(fights())
@settings(max_examples=150, deadline=None)
def test_chances_add_up_and_the_plan_is_no_worse_than_an_attack(request: dict[str, Any]) -> None:
    answer = ask("abyss/leviathan", **request)
    if answer["next"]:
        attacks = sum((exact(row["chance"]) for row in answer["next"]["attacks"]), Fraction(0))
        assert attacks == exact(answer["next"]["attack"]) == 1 - exact(answer["next"]["free"])
    attack = answer["attack"]
    if not attack:
        return
    assert sum(exact(roll["chance"]) for roll in attack["rolls"]) == 1
    assert sum(exact(row["chance"]) for row in attack["outcomes"]) == 1
    assert exact(attack["fail"]) + exact(attack["hit"]) == 1
    for total in (attack["rolls"], attack["outcomes"]):
        assert sum(exact(row["chance"]) * row["tokens"] for row in total) == exact(attack["tokens"])
        assert sum(exact(row["chance"]) for row in total if row["wins"]) == exact(attack["kill"])
    wins = [exact(row["win"]) for row in answer["candidates"]]
    assert wins == sorted(wins, reverse=True)
    for row in answer["candidates"]:
        assert exact(row["kill"]) <= exact(row["win"])
        if row["best"]:
            figures = ("win", "tokens", "allies", "value")
            assert [row[name] for name in figures] == [answer["candidates"][0][name] for name in figures]
            assert exact(row["tokens"]) > 0
    assert all(roll["paid"] <= request["pearls"] for roll in attack["rolls"])


@pytest.mark.slow
@given(fights(), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_the_order_of_cards_never_matters(request: dict[str, Any], random: Any) -> None:
    shuffled = {**request, "hand": list(request["hand"]), "powers": list(request["powers"])}
    random.shuffle(shuffled["hand"])
    random.shuffle(shuffled["powers"])
    answer, other = ask("abyss/leviathan", **request), ask("abyss/leviathan", **shuffled)
    assert answer == other


@pytest.mark.slow
@given(fights(5), st.integers(0, len(DECK) - 1), st.integers(0, 3))
@settings(max_examples=100, deadline=None)
def test_more_allies_and_pearls_never_make_winning_less_likely(
    request: dict[str, Any], place: int, pearls: int
) -> None:
    request["ally"] = None
    more = [*request["hand"], DECK[place]]
    if more.count(DECK[place]) > ALLIES[DECK[place]]["copies"]:
        return
    answer = ask("abyss/leviathan", **request)
    if not answer["legal"]:
        return
    richer = ask("abyss/leviathan", **{**request, "hand": more, "pearls": request["pearls"] + pearls})
    assert exact(richer["plan"]["win"]) >= exact(answer["plan"]["win"])


@pytest.mark.slow
@given(fights())
@settings(max_examples=100, deadline=None)
def test_the_fix_of_each_reason_removes_it(request: dict[str, Any]) -> None:
    for told in ask("abyss/leviathan", **request)["reasons"]:
        if "fix" not in told:
            continue
        changed = dict(request)
        params = told["fix"]["params"]
        if told["fix"]["code"] == "send-fit":
            changed["ally"] = params["allies"][-1]
        elif told["fix"]["code"] == "get-fit":
            new = next(ally for ally in DECK if ALLIES[ally]["race"] in params["races"] and ally not in changed["hand"])
            changed["hand"] = [*changed["hand"], new]
            changed["ally"] = new if changed["ally"] else None
        elif told["fix"]["code"] == "attack-at-border":
            changed["leviathan"] = params["leviathans"][0]
            changed["beaten"] = 0
        assert told["code"] not in [left["code"] for left in ask("abyss/leviathan", **changed)["reasons"]]
