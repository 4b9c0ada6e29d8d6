"""Properties of explorations and of the rewards for a fight, searched by Hypothesis."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.abyss.reference_rules import facts
from tests.engine.portable.world import ask, games
from tests.engine.request_generators import completed

FACTS = facts()
RACES: list[str] = FACTS["races"]
POWERS = st.lists(st.sampled_from(["ship-master", "coward", "shaman"]), unique=True)
RIVALS = st.lists(st.sampled_from(["hypnotist", "highwayman", "outlaw", "counterfeiter"]), unique=True)
STEPS = st.lists(
    st.fixed_dictionaries(
        {
            "card": st.sampled_from(["ally", "ally", "kraken", "monster"]),
            "buyer": st.sampled_from([0, 0, 0, 1, 2, 3]),
            "choice": st.sampled_from(["go-on", "go-on", "go-on", "take", "fight", "skip", "open"]),
            "nebulis": st.sampled_from([0, 0, 0, 1, 2, 3]),
            "pearls_left": st.sampled_from([0, 0, 1, 5]),
            "dice": st.sampled_from([0, 2, 5, 7, 7, 12]),
        }
    ),
    min_size=1,
    max_size=10,
)


@st.composite
def explorations(draw: st.DrawFn) -> dict[str, Any]:
    """Explorations, legal ones and others."""
    request = {
        "steps": draw(STEPS),
        "rivals": 3,
        "sets": draw(st.sampled_from([[], ["leviathan"]])),
        "powers": draw(POWERS),
        "rival_powers": draw(RIVALS),
        "threat": draw(st.integers(1, 6)),
        "last_turn": draw(st.sampled_from(["no", "no", "yes"])),
        "last_turn_monster": draw(st.sampled_from(["open", "no-effect", "as-always"])),
        "last_monster": draw(st.sampled_from(["open", "explore-on", "fight"])),
        "full_track": draw(st.sampled_from(["cards", "allies"])),
    }
    return completed("abyss/explore", request, games())


@pytest.mark.slow
@given(explorations())
@settings(max_examples=80)
def test_every_card_ends_up_in_one_place(request: dict[str, Any]) -> None:
    answer = ask("abyss/explore", **request)
    assert answer["legal"] is False or not answer["reasons"]
    used = [row["card"] for row in answer["steps"] if row["outcome"] not in ("needless", "hangs")]
    places = [*answer["taken"], *answer["bought"], *answer["council"], *answer["discard"]]
    assert len(places) == len(set(places))
    assert set(answer["fought"]) <= set(answer["discard"])
    assert set(places) <= set(used)
    if answer["turn_over"]:
        assert sorted(places) == used
        assert len(answer["taken"]) + len(answer["fought"]) == 1
    pearls = answer["pearls"]
    assert pearls["total"] == pearls["sales"] + pearls["last_space"] + pearls["ship_master"] - pearls["stolen"]
    prices = [row["price"] for row in answer["steps"] if row.get("buyer")]
    assert prices == list(range(1, len(prices) + 1))
    assert sum(prices) == pearls["sales"] + answer["nebulis"]


@pytest.mark.slow
@given(explorations())
@settings(max_examples=80)
def test_options_are_given_until_the_turn_is_over_and_are_legal(request: dict[str, Any]) -> None:
    answer = ask("abyss/explore", **request)
    assert not answer["options"] or not answer["turn_over"]
    assert answer["options"] or answer["turn_over"] or answer["open"]
    if answer["legal"] is not True:
        return
    begun = request
    for option in answer["options"]:
        more = copy.deepcopy(begun)
        last = more["steps"][-1]
        action = option["action"]
        if action == "reveal":
            more["steps"].append({"card": "ally"})
        elif action == "buy":
            last.update(buyer=option["rival"], nebulis=0)
        else:
            last.update(choice=action if action in ("take", "fight", "skip") else "go-on", buyer=0)
        assert ask("abyss/explore", **more)["legal"] is True, (option, more)


def apply_fix(request: dict[str, Any], fix: dict[str, Any]) -> dict[str, Any]:
    """The request with a fix applied, as its words say."""
    after = copy.deepcopy(request)
    number = fix["params"]["step"]
    if fix["code"] == "end-turn-before":
        del after["steps"][number - 1 :]
        return after
    step = after["steps"][number - 1]
    match fix["code"]:
        case "no-buyer" | "no-buyer-go-on" | "no-buyer-take" | "no-buyer-fight":
            step["buyer"] = 0
            if choice := fix["code"].removeprefix("no-buyer").removeprefix("-"):
                step["choice"] = choice
        case "sale-with-nebulis" | "sale-for-nebulis" | "sale-without-nebulis":
            count = fix["params"].get("count", 0)
            step["pearls_left"] = max(0, step["pearls_left"] - (step["nebulis"] - count))
            step["nebulis"] = count
        case "fight-at-border":
            step["leviathan"] = fix["params"]["leviathan"]
        case code:
            step["choice"] = code.removeprefix("choose-")
    return after


@pytest.mark.slow
@given(explorations())
@settings(max_examples=150)
def test_what_the_fixes_say_is_what_the_way_out_does(request: dict[str, Any]) -> None:
    answer = ask("abyss/explore", **request)
    fixes = [reason["fix"] for reason in answer["reasons"] if "fix" in reason]
    if not fixes:
        return
    for fix in sorted(fixes, key=lambda fix: fix["code"] == "end-turn-before"):
        request = apply_fix(request, fix)
    after = ask("abyss/explore", **request)
    assert after["legal"] is True, (fixes, after)


def undone(request: dict[str, Any], refused: set[int]) -> dict[str, Any]:
    """The request as if nothing had been decided about the cards of these steps, up to where that stops it."""
    after = copy.deepcopy(request)
    for number in sorted(refused):
        if number <= len(after["steps"]):
            final = number == len(after["steps"])
            after["steps"][number - 1].update(buyer=0, choice="open" if final else "go-on")
    return after


PAYMENTS = {"nebulis-above-price", "buyer-nebulis-limit", "buyer-pearls-first"}


@pytest.mark.slow
@given(explorations())
@settings(max_examples=150)
def test_a_refused_step_brings_nothing(request: dict[str, Any]) -> None:
    answer = ask("abyss/explore", **request)
    codes = {reason["code"] for reason in answer["reasons"]}
    if answer["legal"] is not False or codes & PAYMENTS or "turn-over" in codes:
        return
    other = ask("abyss/explore", **undone(request, {reason["params"]["step"] for reason in answer["reasons"]}))
    if other["legal"] is True:
        own = ("reasons", "instead", "legal", "steps", "open")
        assert {name: other[name] for name in other if name not in own} == {
            name: answer[name] for name in answer if name not in own
        }


@given(explorations())
@settings(max_examples=40)
def test_the_way_out_is_always_legal_and_keeps_the_cards(request: dict[str, Any]) -> None:
    answer = ask("abyss/explore", **request)
    assert (answer["instead"] is None) == (answer["legal"] is not False)
    if answer["instead"]:
        after = ask("abyss/explore", **{**request, **answer["instead"]})
        assert after["legal"] is True
        cards = [step["card"] for step in request["steps"]]
        kept = [step.get("card", "ally") for step in answer["instead"]["steps"]]
        assert kept == cards[: len(kept)]


CHOICES = ("go-on", "take", "fight", "skip")


def nothing_forbids(steps: list[dict[str, Any]], rivals: int) -> bool:
    """The rules of the base game on who may do what, written once more as simply as can be."""
    track, bought = 0, set()
    for place, step in enumerate(steps):
        ally, last, final = step["card"] == "ally", track == 4, place == len(steps) - 1
        if step["buyer"]:
            if not ally or step["buyer"] in bought or step["buyer"] > rivals or step["choice"] != "go-on":
                return False
            bought.add(step["buyer"])
        elif step["choice"] == ("take" if ally else "fight"):
            return final
        elif step["choice"] != "go-on" or last:
            return False
        else:
            track += 1
    return True


SMALL = st.lists(
    st.fixed_dictionaries(
        {
            "card": st.sampled_from(["ally", "ally", "monster"]),
            "buyer": st.sampled_from([0, 0, 1, 2]),
            "choice": st.sampled_from([*CHOICES, "go-on", "go-on"]),
        }
    ),
    min_size=1,
    max_size=6,
)


@given(SMALL)
@settings(max_examples=150)
def test_a_plain_exploration_is_judged_as_the_rules_say_it(steps: list[dict[str, Any]]) -> None:
    assert ask("abyss/explore", steps=steps, rivals=2)["legal"] == nothing_forbids(steps, 2)


@given(st.integers(1, 6), st.booleans(), st.lists(st.sampled_from(["tamer", "highwayman"]), unique=True))
def test_rivals_never_raise_a_reward(space: int, last: bool, rivals: list[str]) -> None:
    asked = {"space": space, "last_space": "yes" if last else "no"}
    free, hit = ask("abyss/threat", **asked), ask("abyss/threat", rival_powers=rivals, **asked)
    assert hit["space"] in (space, space - 1)
    best, least = (max(row["gained"] + 9 * row["keys"] for row in found["options"]) for found in (free, hit))
    assert least <= best or "tamer" in rivals
