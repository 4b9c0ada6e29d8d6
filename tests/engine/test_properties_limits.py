"""What holds for every hand at its limit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask, codes, games

ALLIES: dict[str, dict[str, Any]] = games()["abyss"].tables["ally"]
DECK = [ally for ally, row in ALLIES.items() for _ in range(row["copies"])]


@st.composite
def hands(draw: st.DrawFn) -> dict[str, Any]:
    """A hand, a moment, and what is given up."""
    places = draw(st.lists(st.integers(0, len(DECK) - 1), unique=True, max_size=18))
    hand = [DECK[place] for place in places]
    return {
        "hand": hand,
        "discard": hand[: draw(st.integers(0, min(5, len(hand))))],
        "moment": draw(st.sampled_from(["end-of-turn", "commander-recruited", "after-purchase", "in-turn"])),
        "sets": draw(st.lists(st.sampled_from(["kraken", "leviathan"]), unique=True)),
        "rival_powers": draw(st.sampled_from([[], ["commander"]])),
        "powers": draw(st.lists(st.sampled_from(["shaman", "outlaw", "counterfeiter"]), unique=True)),
        "profile": draw(st.sampled_from(["rulebook", "online"])),
        **{name: draw(st.integers(0, 3)) for name in ("pearls", "nebulis", "pearls_paid", "nebulis_paid")},
    }


@given(hands())
@settings(max_examples=50)
def test_a_legal_plan_leaves_exactly_the_limit(request: dict[str, Any]) -> None:
    answer = ask("abyss/limits", **request)
    assert answer["legal"] == (not answer["reasons"])
    paid = request["pearls_paid"] + request["nebulis_paid"]
    assert answer["extra"] == (0 if answer["unlimited"] else max(0, len(request["hand"]) - answer["limit"]))
    if answer["legal"]:
        assert len(request["discard"]) + paid == answer["extra"]
        assert answer.get("limit") != 6 or not paid
        assert request["pearls_paid"] <= request["pearls"]
        assert request["nebulis_paid"] <= request["nebulis"]


@given(hands())
@settings(max_examples=30)
def test_a_way_out_is_always_there(request: dict[str, Any]) -> None:
    nothing = {**request, "discard": [], "pearls_paid": 0, "nebulis_paid": 0}
    answer = ask("abyss/limits", **nothing)
    plain = sorted(request["hand"], key=lambda ally: ALLIES[ally]["race"] == "kraken")
    after = ask("abyss/limits", **{**nothing, "discard": plain[: answer["extra"]]})
    assert after["legal"]
    assert after["kept"] == len(request["hand"]) - answer["extra"]


@pytest.mark.slow
@given(hands())
@settings(max_examples=80)
def test_each_fix_removes_its_reason(request: dict[str, Any]) -> None:
    for reason in ask("abyss/limits", **request)["reasons"]:
        after = ask("abyss/limits", **mended(request, reason["fix"]))
        assert reason["code"] not in codes(after["reasons"]), reason


def mended(request: dict[str, Any], fix: dict[str, Any]) -> dict[str, Any]:
    """The request with a fix applied; where the player may choose, any choice will do."""
    made = {**request, "discard": list(request["discard"])}
    params = fix["params"]
    rest = Counter(request["hand"])
    rest.subtract(request["discard"])
    match fix["code"]:
        case "discard-more" | "discard-or-pay":
            made["discard"] += sorted(rest.elements())[: params["count"]]
        case "keep-everything":
            made |= {"discard": [], "pearls_paid": 0, "nebulis_paid": 0}
        case "keep-allies":
            made["discard"] = made["discard"][params["count"] :]
        case "keep-krakens":
            for ally in params["allies"]:
                made["discard"].remove(ally)
        case "pay-nothing":
            made |= {"pearls_paid": 0, "nebulis_paid": 0}
        case "take-back-pearls":
            made["pearls_paid"] -= params["count"]
        case "take-back-nebulis":
            made["nebulis_paid"] -= params["count"]
        case "take-back-both":
            made["pearls_paid"] -= params["pearls"]
            made["nebulis_paid"] -= params["nebulis"]
        case "swap-nebulis":
            made["nebulis_paid"] -= params["count"]
            made["pearls_paid"] += params["count"]
        case other:
            pytest.fail(f"unknown fix {other}")
    return made


@given(hands(), st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_the_order_of_cards_never_matters(request: dict[str, Any], random: Any) -> None:
    shuffled = {**request, "hand": list(request["hand"]), "discard": list(request["discard"])}
    random.shuffle(shuffled["hand"])
    random.shuffle(shuffled["discard"])
    assert ask("abyss/limits", **request) == ask("abyss/limits", **shuffled)


@given(hands())
@settings(max_examples=25)
def test_a_smaller_hand_is_never_worse(request: dict[str, Any]) -> None:
    assume(len(request["hand"]) > 0)
    nothing = {**request, "discard": [], "pearls_paid": 0, "nebulis_paid": 0}
    before = ask("abyss/limits", **nothing)
    after = ask("abyss/limits", **{**nothing, "hand": request["hand"][1:]})
    assert after["legal"] >= before["legal"]
