"""Properties of ``abyss/recruit`` that hold for every payment, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.abyss import nearest
from tests.engine.abyss.strategies import hands, simple, tables
from tests.engine.portable.world import ask

READINGS = st.sampled_from(["open", "allowed", "refused"])
PURSE = st.tuples(st.integers(0, 6), st.integers(0, 3))


@pytest.mark.slow
@given(tables(), hands(7), st.integers(0, 8), st.integers(0, 3), PURSE, READINGS)
@settings(max_examples=150)
def test_a_payment_is_legal_exactly_if_the_simple_rules_say_so(
    table: dict[str, Any], allies: list[str], pearls: int, nebulis: int, purse: tuple[int, int], reading: str
) -> None:
    owned = {"own_pearls": purse[0], "own_nebulis": purse[1], "needless_krakens": reading}
    answer = ask("abyss/recruit", allies=allies, pearls=pearls, nebulis=nebulis, **owned, **table)
    rules = simple(table)
    outcomes = set()
    for refused in {"allowed": (False,), "refused": (True,), "open": (False, True)}[reading]:
        rules.krakens_needed = refused
        outcomes.add(rules.pays(tuple(allies), pearls, nebulis, *purse))
    assert answer["legal"] == (outcomes.pop() if len(outcomes) == 1 else None)
    if answer["legal"] is None:
        return
    assert answer["legal"] == (not answer["reasons"])
    assert answer["cost"] == rules.value
    assert answer["total"] - answer["cost"] == answer["surplus"] - answer["shortfall"]
    if answer["legal"]:
        choice = rules.affiliates(tuple(allies))
        assert set(answer["affiliates"]) == choice
        assert sorted([*answer["affiliates"][:1], *answer["discards"]]) == sorted(allies)
        assert answer["nebulis_received"] == rules.brought(tuple(allies))
        after = answer["purse"]["after"]
        gained = sum(purse) - pearls - nebulis + answer["nebulis_received"]
        assert after["pearls"] + after["nebulis"] == gained
        assert min(after["pearls"], after["nebulis"]) >= 0


@given(tables(), hands(6), st.integers(0, 8))
@settings(max_examples=60)
def test_without_a_purse_only_the_payment_is_judged(table: dict[str, Any], allies: list[str], pearls: int) -> None:
    table["needless_krakens"] = "allowed"
    answer = ask("abyss/recruit", allies=allies, pearls=pearls, **table)
    assert answer["legal"] == simple(table).pays(tuple(allies), pearls, 0, 99, 0)
    assert answer["purse"] is None


@given(tables(), hands(6), st.integers(0, 8), st.integers(1, 2))
@settings(max_examples=60)
def test_without_a_purse_a_payment_with_nebulis_is_legal_if_some_purse_allows_it(
    table: dict[str, Any], allies: list[str], pearls: int, nebulis: int
) -> None:
    answer = ask("abyss/recruit", allies=allies, pearls=pearls, nebulis=nebulis, **table)
    with_purse = ask(
        "abyss/recruit", allies=allies, pearls=pearls, nebulis=nebulis, own_pearls=pearls, own_nebulis=nebulis, **table
    )
    assert answer["legal"] == with_purse["legal"]
    assert (answer["legal"] is True) == ("only-with-nebulis" in [note["code"] for note in answer["notes"]])


@given(tables(), hands(8), st.integers(0, 8), st.integers(0, 2), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_the_order_of_cards_never_matters(
    table: dict[str, Any], allies: list[str], pearls: int, nebulis: int, random: Any
) -> None:
    shuffled = copy.copy(allies)
    random.shuffle(shuffled)
    more = {"pearls": pearls, "nebulis": nebulis, "own_pearls": 4, "own_nebulis": 1, **table}
    assert ask("abyss/recruit", allies=allies, **more) == ask("abyss/recruit", allies=shuffled, **more)


@st.composite
def payments(draw: st.DrawFn) -> dict[str, Any]:
    """A payment of any kind, with a purse or without, through the Corruptor or not."""
    table = draw(tables())
    request = {**table, "allies": draw(hands(8)), "pearls": draw(st.integers(0, 9)), "nebulis": draw(st.integers(0, 3))}
    if draw(st.booleans()):
        request |= {"own_pearls": draw(st.integers(0, 9)), "own_nebulis": draw(st.integers(0, 3))}
    if table["lord"] != "corruptor" and draw(st.integers(0, 4)) == 0:
        request["way"] = "corruptor"
    request["corruptor_nebulis"] = draw(READINGS)
    request["needless_krakens"] = draw(READINGS)
    return request


def _payable(request: dict[str, Any]) -> bool:
    """Whether some split of the Corruptor's price can be paid, as far as the purse is told."""
    for nebulis in range(6) if request["corruptor_nebulis"] == "allowed" else (0,):
        pearls = 5 - nebulis
        owned = request.get("own_pearls", pearls), request.get("own_nebulis", nebulis)
        if simple(request).right_coins(pearls, nebulis, *owned):
            return True
    return False


@pytest.mark.slow
@given(payments())
@settings(max_examples=400)
def test_what_is_offered_instead_is_legal_and_there_is_always_something(request: dict[str, Any]) -> None:
    answer = ask("abyss/recruit", **request)
    if answer["legal"] is not False:
        assert answer["instead"] is None
    elif answer["instead"] is None:
        assert request["way"] == "corruptor"
        assert not _payable(request)
    else:
        after = ask("abyss/recruit", **{**request, **answer["instead"]})
        assert after["legal"] is True
        allies = list(request["allies"])
        for ally in answer["change"]["take_back"]:
            allies.remove(ally)
        assert sorted(allies + answer["change"]["add"]) == sorted(answer["instead"].get("allies", request["allies"]))


@pytest.mark.slow
@given(tables(), hands(5), st.integers(0, 5), st.integers(0, 2), PURSE, st.booleans(), READINGS)
@settings(max_examples=250)
def test_no_legal_payment_is_nearer(
    table: dict[str, Any],
    allies: list[str],
    pearls: int,
    nebulis: int,
    purse: tuple[int, int],
    told: bool,
    reading: str,
) -> None:
    """By the rulebooks and online, held against all payments that add at most two allies."""
    request = {"allies": allies, "pearls": pearls, "nebulis": nebulis, "needless_krakens": reading, **table}
    owned = {"own_pearls": purse[0], "own_nebulis": purse[1]} if told else {}
    answer = ask("abyss/recruit", **request, **owned)
    if answer["legal"] is not False:
        return
    offered = nearest.distance(request, answer)
    found = nearest.nearest(request, purse if told else None)
    assert offered == found if offered[0] <= nearest.MOST_ADDED else found is None
