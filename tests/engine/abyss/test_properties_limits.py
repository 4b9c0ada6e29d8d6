"""What holds for every hand at its limit."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask, games
from tests.engine.request_generators import completed

ALLIES: dict[str, dict[str, Any]] = games()["abyss"].tables["ally"]
DECK = [ally for ally, row in ALLIES.items() for _ in range(row["copies"])]


@st.composite
def hands(draw: st.DrawFn) -> dict[str, Any]:
    """A hand, a moment, and what is given up."""
    places = draw(st.lists(st.integers(0, len(DECK) - 1), unique=True, max_size=18))
    hand = [DECK[place] for place in places]
    request = {
        "hand": hand,
        "discard": hand[: draw(st.integers(0, min(5, len(hand))))],
        "moment": draw(st.sampled_from(["end-of-turn", "commander-recruited", "after-purchase", "in-turn"])),
        "sets": draw(st.lists(st.sampled_from(["kraken", "leviathan"]), unique=True)),
        "rival_powers": draw(st.sampled_from([[], ["commander"]])),
        "powers": draw(st.lists(st.sampled_from(["shaman", "outlaw", "counterfeiter"]), unique=True)),
        "profile": draw(st.sampled_from(["rulebook", "online"])),
        "nebulis_for_hand": draw(st.sampled_from(["open", "accepted", "refused"])),
        **{name: draw(st.integers(0, 3)) for name in ("pearls_paid", "nebulis_paid")},
        **{name: draw(st.integers(0, 3)) for name in ("pearls", "nebulis") if draw(st.booleans())},
    }
    return completed("abyss/limits", request, games())


@given(hands())
@settings(max_examples=50)
def test_a_legal_plan_leaves_exactly_the_limit(request: dict[str, Any]) -> None:
    answer = ask("abyss/limits", **request)
    assert (answer["legal"] is False) == bool(answer["reasons"])
    paid = request["pearls_paid"] + request["nebulis_paid"]
    assert answer["extra"] == max(0, len(request["hand"]) - answer.get("limit", len(request["hand"])))
    if answer["legal"]:
        assert len(request["discard"]) + paid == answer["extra"]
        assert answer.get("limit") != 6 or not paid
        assert request["pearls_paid"] <= request.get("pearls", 99)
        assert request["nebulis_paid"] <= request.get("nebulis", 99)


@given(hands())
@settings(max_examples=30)
def test_a_way_out_is_always_there(request: dict[str, Any]) -> None:
    nothing = {**request, "discard": [], "pearls_paid": 0, "nebulis_paid": 0}
    answer = ask("abyss/limits", **nothing)
    plain = sorted(request["hand"], key=lambda ally: ALLIES[ally]["race"] == "kraken")
    after = ask("abyss/limits", **{**nothing, "discard": plain[: answer["extra"]]})
    assert after["legal"]
    assert after["kept"] == len(request["hand"]) - answer["extra"]


@given(hands())
@settings(max_examples=60)
def test_the_way_out_works_and_keeps_as_many_allies_as_can_be(request: dict[str, Any]) -> None:
    answer = ask("abyss/limits", **request)
    if answer["legal"] is not False:
        assert answer["instead"] is None
        return
    changed = {**request, **answer["instead"]}
    after = ask("abyss/limits", **changed)
    assert after["legal"] is True
    assert not Counter(changed["discard"]) - Counter(request["hand"])
    # Of all plans that keep the chosen discards, as far as they are due, none that pays pearls alone keeps more.
    least = after["count"] - after["kept"]
    online = request["profile"] == "online" and answer.get("limit") == 12
    droppable = [ally for ally in request["discard"] if not (online and ALLIES[ally]["race"] == "kraken")]
    for fewer in range(min(len(droppable), answer["extra"]), least):
        plan = {"discard": sorted(request["hand"])[:fewer], "nebulis_paid": 0, "pearls_paid": answer["extra"] - fewer}
        assert ask("abyss/limits", **{**request, **plan})["legal"] is False


def simple(request: dict[str, Any]) -> bool | None:
    """Whether the plan is right, by the words of the rules; None if that hangs on nebulis."""
    online = request["profile"] == "online"
    hand, gone = len(request["hand"]), len(request["discard"])
    pearls, nebulis = request["pearls_paid"], request["nebulis_paid"]
    faced = request["moment"] == "commander-recruited" or "commander" in request["rival_powers"]
    soon = ["end-of-turn", "commander-recruited", *(["after-purchase"] if online else [])]
    leviathan = "leviathan" in request["sets"]
    if faced and "shaman" not in request["powers"] and request["moment"] in soon:
        return bool(gone == max(0, hand - 6) and pearls == nebulis == 0)
    if request["moment"] != "end-of-turn" or not (leviathan or online) or hand <= 12:
        return bool(gone == pearls == nebulis == 0)
    if hand - 12 != gone + pearls + nebulis or pearls > request.get("pearls", 99):
        return False
    if online:
        return not nebulis and not any(ALLIES[ally]["race"] == "kraken" for ally in request["discard"])
    if not nebulis:
        return True
    left = request.get("pearls", pearls) - pearls
    fits = nebulis <= (2 if "outlaw" in request["powers"] else 1) and nebulis <= request.get("nebulis", 99)
    if not fits or (left and "counterfeiter" not in request["powers"]) or request["nebulis_for_hand"] == "refused":
        return False
    return True if request["nebulis_for_hand"] == "accepted" else None


@given(hands())
@settings(max_examples=100)
def test_the_verdict_is_that_of_the_rules_read_once_more(request: dict[str, Any]) -> None:
    shown = [ally for ally in request["hand"] if ALLIES[ally]["set"] == "leviathan"]
    assume(all(ally.endswith("-combat") for ally in shown))
    assert ask("abyss/limits", **request)["legal"] is simple(request)


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
    assert after["legal"] is True or before["legal"] is False
