"""Properties that hold for every hand, payment and position, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.engine.portable.world import ask, cards, games
from tests.engine.stupid import Table, facts

FACTS = facts()
ALLIES: dict[str, dict[str, Any]] = FACTS["tables"]["ally"]
DECK = [ally for ally in FACTS["order"]["ally"] for _ in range(ALLIES[ally]["copies"])]
LORDS: list[str] = FACTS["order"]["lord"]
POWERS = ("treasurer", "recruiter", "shaman", "diplomat", "master-of-magic")
ACTIVE = st.lists(st.sampled_from(POWERS), unique=True)
PROFILES = st.sampled_from(["rulebook", "online"])


def hands(most: int) -> st.SearchStrategy[list[str]]:
    """Hands that the deck can deal."""
    places = st.lists(st.integers(0, len(DECK) - 1), unique=True, max_size=most)
    return places.map(lambda chosen: [DECK[place] for place in chosen])


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A lord, and free lords that are neither with two players nor the lord itself."""
    lord = draw(st.sampled_from(LORDS))
    powers = [power for power in draw(ACTIVE) if power != lord]
    rivals = [power for power in draw(ACTIVE) if power != lord and power not in powers]
    return {"lord": lord, "powers": powers, "rival_powers": rivals, "profile": draw(PROFILES)}


def simple(table: dict[str, Any]) -> Table:
    return Table(FACTS, table["lord"], set(table["powers"]), set(table["rival_powers"]), table["profile"] == "online")


def at_court(table: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the hand checker says of the table's lord."""
    rest = {name: table[name] for name in ("powers", "rival_powers", "profile")}
    row: dict[str, Any] = ask("abyss/hand", court=[table["lord"]], **rest, **more)["lords"][0]
    return row


@given(tables(), hands(7), st.integers(0, 12))
@settings(max_examples=400)
def test_a_payment_is_legal_exactly_if_the_simple_rules_say_so(
    table: dict[str, Any], allies: list[str], pearls: int
) -> None:
    answer = ask("abyss/recruit", allies=allies, pearls=pearls, **table)
    rules = simple(table)
    assert answer["legal"] == rules.pays(tuple(allies), pearls)
    assert answer["legal"] == (not answer["reasons"])
    assert answer["cost"] == rules.value
    assert answer["total"] - answer["cost"] == answer["surplus"] - answer["shortfall"]
    if answer["legal"]:
        assert set(answer["affiliates"]) == rules.affiliates(tuple(allies))
        assert sorted([answer["affiliates"][0], *answer["discards"]]) == sorted(allies)


@given(tables(), hands(8), st.integers(0, 8), st.randoms(use_true_random=False))
def test_the_order_of_cards_never_matters(table: dict[str, Any], allies: list[str], pearls: int, random: Any) -> None:
    shuffled = copy.copy(allies)
    random.shuffle(shuffled)
    assert ask("abyss/recruit", allies=allies, pearls=pearls, **table) == ask(
        "abyss/recruit", allies=shuffled, pearls=pearls, **table
    )
    assert at_court(table, hand=allies, pearls=pearls) == at_court(table, hand=shuffled, pearls=pearls)


@given(tables(), hands(7), st.integers(0, 5))
@settings(max_examples=150)
def test_a_hand_offers_exactly_the_legal_payments(table: dict[str, Any], hand: list[str], pearls: int) -> None:
    rules = simple(table)
    expected = rules.payments(hand, pearls)
    row = at_court(table, hand=hand, pearls=pearls, limit=50)
    assert row["count"] == len(expected)
    assert row["recruitable"] == bool(expected) == (not row["reasons"])
    order = {ally: place for place, ally in enumerate(FACTS["order"]["ally"])}

    def preference(payment: tuple[tuple[str, ...], int]) -> tuple[int, int, int, int, list[int]]:
        paid, spent = payment
        values = [ALLIES[ally]["value"] for ally in paid]
        best = max(values) if rules.master else min(values)
        cards = [-paid.count(ally) for ally in order]
        return max(0, sum(values) - rules.value), spent, -best, len(paid), cards

    best = [(sorted(paid, key=lambda ally: order[ally]), spent) for paid, spent in sorted(expected, key=preference)]
    assert [(payment["allies"], payment["pearls"]) for payment in row["payments"]] == best[:50]


@given(tables(), hands(20), st.integers(0, 9))
@settings(max_examples=60)
def test_every_payment_offered_is_legal(table: dict[str, Any], hand: list[str], pearls: int) -> None:
    row = at_court(table, hand=hand, pearls=pearls, limit=20)
    assert len(row["payments"]) == min(20, row["count"])
    seen = set()
    for payment in row["payments"]:
        answer = ask("abyss/recruit", allies=payment["allies"], pearls=payment["pearls"], **table)
        assert answer["legal"]
        assert payment["affiliates"] == answer["affiliates"]
        assert payment["surplus"] == answer["surplus"]
        assert payment["pearls"] <= pearls
        seen.add((tuple(payment["allies"]), payment["pearls"]))
    assert len(seen) == len(row["payments"])


@given(tables(), hands(10), st.integers(0, 5), st.integers(0, len(DECK) - 1))
@settings(max_examples=150)
def test_more_cards_or_pearls_never_put_a_lord_out_of_reach(
    table: dict[str, Any], hand: list[str], pearls: int, place: int
) -> None:
    before = at_court(table, hand=hand, pearls=pearls)
    richer = [at_court(table, hand=hand, pearls=pearls + 1)]
    if hand.count(DECK[place]) < ALLIES[DECK[place]]["copies"]:
        richer.append(at_court(table, hand=[*hand, DECK[place]], pearls=pearls))
    for after in richer:
        assert after["recruitable"] >= before["recruitable"]
        assert after["count"] >= before["count"]


@given(tables(), hands(9), st.integers(0, 12))
@settings(max_examples=400)
def test_each_fix_removes_its_reason(table: dict[str, Any], allies: list[str], pearls: int) -> None:
    for reason in ask("abyss/recruit", allies=allies, pearls=pearls, **table)["reasons"]:
        mended, spent = _mend(reason["fix"], list(allies), pearls)
        if spent > 99 or any(mended.count(ally) > ALLIES[ally]["copies"] for ally in mended):
            continue
        after = ask("abyss/recruit", allies=mended, pearls=spent, **table)
        assert reason["code"] not in [other["code"] for other in after["reasons"]], (reason, mended, spent)


def _mend(fix: dict[str, Any], allies: list[str], pearls: int) -> tuple[list[str], int]:
    params = fix["params"]
    for ally in params.get("allies", ()):
        allies.remove(ally)
    match fix["code"]:
        case "add-races":
            allies += [f"{race}-1" for race in params["races"][: params["count"]]]
        case "add-race" | "swap-race":
            allies.append(f"{params['race']}-1")
        case "add-pearls":
            pearls += params["count"]
        case "take-back-pearls":
            pearls -= params["count"]
        case "drop-races" | "leave-out":
            assert params["allies"]
        case other:
            pytest.fail(f"unknown fix {other}")
    return allies, pearls


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([*LORDS, *FACTS["order"]["location"], *ALLIES, "rulebook", "online"]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=30,
)
FIELDS = sorted({field.name for checker in games()["abyss"].checkers.values() for field in checker.fields})


@given(
    st.sampled_from(sorted(games()["abyss"].checkers)),
    JSON | st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6),
)
@settings(max_examples=600)
def test_any_request_gets_an_answer(checker: str, request: Any) -> None:
    answer = engine.check(checker, request, games())
    assert answer["kind"] in ("verdict", "invalid")
    if answer["kind"] == "invalid":
        assert 1 <= len(answer["problems"]) <= 20
        for problem in answer["problems"]:
            assert problem["code"] in engine.PROBLEMS


@given(st.sampled_from(sorted(games()["abyss"].checkers)), st.text(max_size=200))
@settings(max_examples=300)
def test_any_text_gets_an_answer(checker: str, text: str) -> None:
    assert engine.check_json(checker, text, games())[0] == "{"


@given(st.lists(st.sampled_from(sorted(cards().lords)), unique=True, max_size=6), hands(12), st.integers(0, 6))
@settings(max_examples=50)
def test_a_court_is_the_sum_of_its_lords(court: list[str], hand: list[str], pearls: int) -> None:
    together = ask("abyss/hand", court=court, hand=hand, pearls=pearls)["lords"]
    assert together == [ask("abyss/hand", court=[lord], hand=hand, pearls=pearls)["lords"][0] for lord in court]
