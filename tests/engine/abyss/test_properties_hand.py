"""Properties of ``abyss/hand`` that hold for every hand, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.abyss.reference_rules import Payment, Situation
from tests.engine.abyss.strategies import ALLIES, AROUND, DECK, LORDS, ORDER, hands, simple, tables
from tests.engine.portable.world import ask


def at_court(table: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the hand checker says of the table's lord."""
    rest = {name: table[name] for name in AROUND}
    row: dict[str, Any] = ask("abyss/hand", court=[table["lord"]], **rest, **more)["lords"][0]
    return row


def wastes_a_kraken(rules: Situation, paid: tuple[str, ...]) -> bool:
    """Whether what is left of a payment without one of its Krakens would do."""
    return wastes(rules, paid, {ally for ally in paid if rules.is_kraken(ally)})


def wastes(rules: Situation, paid: tuple[str, ...], some: set[str]) -> bool:
    """Whether what is left of a payment without one of these allies would do."""
    for ally in some:
        rest = list(paid)
        rest.remove(ally)
        if rules.right_races(tuple(rest)) and sum(ALLIES[other]["value"] for other in rest) >= rules.value:
            return True
    return False


@given(tables(), hands(5), st.integers(0, 5), st.integers(0, 3), st.sampled_from(["open", "allowed", "refused"]))
@settings(max_examples=60)
def test_a_hand_offers_exactly_the_legal_payments(
    table: dict[str, Any], hand: list[str], pearls: int, nebulis: int, needless: str
) -> None:
    rules = simple(table)
    expected = rules.payments(hand, pearls, nebulis)
    if table["profile"] == "online" and needless != "allowed":
        expected = [payment for payment in expected if not wastes_a_kraken(rules, payment[0])]
    row = at_court(table, hand=hand, pearls=pearls, nebulis=nebulis, limit=50, needless_krakens=needless)
    assert row["count"] == len(expected)
    assert row["recruitable"] == bool(expected) == (not row["reasons"])
    lean = [payment for payment in expected if not wastes(rules, payment[0], set(payment[0]))]
    assert row["lean"] == len(lean)

    def preference(payment: Payment) -> tuple[int, int, int, int, int, int, list[int]]:
        paid, white, black = payment
        value = sum(ALLIES[ally]["value"] for ally in paid)
        choice = [ALLIES[ally]["value"] for ally in rules.affiliates(paid)]
        kept = max(choice, default=0)
        copies = [-paid.count(ally) for ally in ORDER]
        return max(0, value - rules.value), rules.brought(paid), white, -black, -kept, len(paid), copies

    best = [
        (sorted(paid, key=lambda ally: ORDER[ally]), white, black)
        for paid, white, black in sorted(lean, key=preference)
    ]
    assert [(payment["allies"], payment["pearls"], payment["nebulis"]) for payment in row["payments"]] == best[:50]


@pytest.mark.slow
@given(tables(), hands(8), st.integers(0, 8), st.integers(0, 3), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_the_order_of_cards_never_matters(
    table: dict[str, Any], hand: list[str], pearls: int, nebulis: int, random: Any
) -> None:
    shuffled = copy.copy(hand)
    random.shuffle(shuffled)
    more = {"pearls": pearls, "nebulis": nebulis}
    assert at_court(table, hand=hand, **more) == at_court(table, hand=shuffled, **more)


@pytest.mark.slow
@given(tables(), hands(18, 3), st.integers(0, 9), st.integers(0, 3))
@settings(max_examples=60)
def test_every_payment_offered_is_legal(table: dict[str, Any], hand: list[str], pearls: int, nebulis: int) -> None:
    row = at_court(table, hand=hand, pearls=pearls, nebulis=nebulis, limit=20)
    assert len(row["payments"]) == min(20, row["lean"])
    seen = set()
    for payment in row["payments"]:
        paid = {name: payment[name] for name in ("allies", "pearls", "nebulis")}
        owned = {"own_pearls": pearls, "own_nebulis": nebulis, "needless_krakens": "allowed"}
        answer = ask("abyss/recruit", **owned, **paid, **table)
        assert answer["legal"]
        for name in ("affiliates", "surplus", "nebulis_received"):
            assert payment[name] == answer[name]
        first = [note["params"]["lord"] for note in answer["notes"] if note["code"] == "ferryman-first"]
        assert [payment["ferryman"]] == (first or [None])
        seen.add((tuple(payment["allies"]), payment["pearls"], payment["nebulis"]))
    assert len(seen) == len(row["payments"])


@pytest.mark.slow
@given(tables(), hands(10), st.integers(0, 5), st.integers(0, 3), st.integers(0, len(DECK) - 1))
@settings(max_examples=60)
def test_more_cards_pearls_or_nebulis_never_put_a_lord_out_of_reach(
    table: dict[str, Any], hand: list[str], pearls: int, nebulis: int, place: int
) -> None:
    """Under both profiles: whatever was legal before still is, and a purse that grows can pay all it could before.

    That is so for what can be recruited, not for one payment: with more pearls, one with a nebulis may become illegal.
    It isn't so by the other reading of the limit of nebulis, which lets more of them be paid by who has no pearl.
    """
    table = {**table, "nebulis_limit": "always"}
    before = at_court(table, hand=hand, pearls=pearls, nebulis=nebulis)
    for more in ({"pearls": pearls + 1, "nebulis": nebulis}, {"pearls": pearls, "nebulis": nebulis + 1}):
        assert at_court(table, hand=hand, **more)["recruitable"] >= before["recruitable"]
    if hand.count(DECK[place]) < ALLIES[DECK[place]]["copies"]:
        after = at_court(table, hand=[*hand, DECK[place]], pearls=pearls, nebulis=nebulis)
        assert after["recruitable"] >= before["recruitable"]
        assert after["count"] >= before["count"]


@pytest.mark.slow
@given(tables(), hands(7), st.integers(0, 5), st.integers(0, 2))
@settings(max_examples=50)
def test_what_a_reason_says_is_missing_brings_the_lord_nearer(
    table: dict[str, Any], hand: list[str], pearls: int, nebulis: int
) -> None:
    for reason in at_court(table, hand=hand, pearls=pearls, nebulis=nebulis)["reasons"]:
        params = reason["params"]
        richer, more = list(hand), pearls
        if reason["code"] == "hand-too-few-races":
            richer += [f"{race}-1" for race in params["races"][: params["missing"]]]
        elif reason["code"] == "hand-compulsory-race-missing":
            richer.append(f"{params['race']}-1")
        else:
            more += params["count"]
        if any(richer.count(ally) > ALLIES[ally]["copies"] for ally in richer):
            continue
        after = at_court(table, hand=richer, pearls=more, nebulis=nebulis)
        assert reason["code"] not in [other["code"] for other in after["reasons"]]


@given(
    st.lists(st.sampled_from(sorted(LORDS)), unique=True, max_size=6),
    hands(10),
    st.integers(0, 6),
    st.sampled_from(["allies", "corruptor"]),
)
@settings(max_examples=50)
def test_a_court_is_the_sum_of_its_lords(court: list[str], hand: list[str], pearls: int, way: str) -> None:
    court = [lord for lord in court if lord != way]
    more = {"hand": hand, "pearls": pearls, "nebulis": 1, "way": way}
    together = ask("abyss/hand", court=court, **more)["lords"]
    assert together == [ask("abyss/hand", court=[lord], **more)["lords"][0] for lord in court]
