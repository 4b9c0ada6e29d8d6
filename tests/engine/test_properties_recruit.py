"""Properties of ``abyss/recruit`` that hold for every payment, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask
from tests.engine.strategies import ALLIES, FACTS, hands, simple, tables

PURSE = st.tuples(st.integers(0, 6), st.integers(0, 3))


@pytest.mark.slow
@given(tables(), hands(7), st.integers(0, 8), st.integers(0, 3), PURSE)
@settings(max_examples=150)
def test_a_payment_is_legal_exactly_if_the_simple_rules_say_so(
    table: dict[str, Any], allies: list[str], pearls: int, nebulis: int, purse: tuple[int, int]
) -> None:
    owned = {"own_pearls": purse[0], "own_nebulis": purse[1]}
    answer = ask("abyss/recruit", allies=allies, pearls=pearls, nebulis=nebulis, **owned, **table)
    rules = simple(table)
    assert answer["legal"] == rules.pays(tuple(allies), pearls, nebulis, *purse)
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
    assert "only-with-nebulis" in [note["code"] for note in answer["notes"]]


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
    return request


@pytest.mark.slow
@given(payments())
@settings(max_examples=150)
def test_each_fix_removes_its_reason(request: dict[str, Any]) -> None:
    for reason in ask("abyss/recruit", **request)["reasons"]:
        if "fix" not in reason:
            # Whoever may not pay with allies and owns too little can only recruit another lord.
            assert reason["code"] == "corruptor-price-short"
            continue
        mended = _mend(reason["fix"], request)
        if _possible(mended):
            after = ask("abyss/recruit", **mended)
            assert reason["code"] not in [other["code"] for other in after["reasons"]], (reason, mended)


@pytest.mark.slow
@given(payments())
@settings(max_examples=100)
def test_fix_after_fix_makes_a_payment_legal(request: dict[str, Any]) -> None:
    for _ in range(12):
        reasons = [reason for reason in ask("abyss/recruit", **request)["reasons"] if "fix" in reason]
        if not reasons:
            break
        request = _mend(reasons[0]["fix"], request)
        if not _possible(request):
            return
    left = ask("abyss/recruit", **request)["reasons"]
    assert not left or [reason["code"] for reason in left] == ["corruptor-price-short"]


def _possible(request: dict[str, Any]) -> bool:
    """Whether a request that was mended still asks for no more than there is."""
    allies = request["allies"]
    return request["pearls"] <= 99 and all(allies.count(ally) <= ALLIES[ally]["copies"] for ally in allies)


def _mend(fix: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    """The request with a fix applied as a person would."""
    params = fix["params"]
    allies = list(request["allies"])
    pearls, nebulis = request["pearls"], request["nebulis"]
    for ally in params.get("allies", ()):
        allies.remove(ally)
    match fix["code"]:
        case "add-races":
            allies += [f"{race}-1" for race in params["races"][: params["count"]]]
        case "add-race" | "swap-race":
            allies.append(f"{params['race']}-1")
        case "add-pearls" | "pay-pearls":
            pearls += params["count"]
        case "pay-nebulis":
            nebulis += params["count"]
        case "pay-both" | "take-back-both":
            sign = 1 if fix["code"] == "pay-both" else -1
            pearls += sign * params["pearls"]
            nebulis += sign * params["nebulis"]
        case "add-value":
            allies += _worth(params["count"], allies, request["lord"])
        case "take-back-pearls":
            pearls -= params["count"]
        case "take-back-nebulis":
            nebulis -= params["count"]
        case "swap-nebulis":
            pearls += params["count"]
            nebulis -= params["count"]
        case "drop-races" | "leave-out":
            assert params["allies"]
        case other:
            pytest.fail(f"unknown fix {other}")
    return {**request, "allies": allies, "pearls": pearls, "nebulis": nebulis}


def _worth(count: int, allies: list[str], lord: str) -> list[str]:
    """Allies worth at least so much: of a race that is paid already, else of the one that the lord asks for."""
    paid = [ALLIES[ally]["race"] for ally in allies if ALLIES[ally]["race"] != "kraken"]
    race = paid[0] if paid else FACTS["tables"]["lord"][lord]["cost"]["compulsory"] or "crab"
    added: list[str] = []
    for ally in sorted(ALLIES, key=lambda ally: -ALLIES[ally]["value"]):
        free = ALLIES[ally]["copies"] - allies.count(ally) if ALLIES[ally]["race"] == race else 0
        while free and sum(ALLIES[other]["value"] for other in added) < count:
            added.append(ally)
            free -= 1
    return added
