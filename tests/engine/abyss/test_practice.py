"""The questions to practise Abyss with: the right choice is right by other ways, too, and all others are wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.abyss.practice import EXERCISES
from engine.practice import LEVELS, MAX_SEED, Table, made, question
from engine.registry import check
from tests.questions import opened


def ask(checker: str, request: dict[str, Any]) -> dict[str, Any]:
    """A verdict."""
    answer = check(f"abyss/{checker}", request, opened())
    assert answer["kind"] == "verdict", answer
    return answer


def is_right(found: dict[str, Any], choice: dict[str, Any]) -> bool:
    """Whether a choice is right, by a way of its own."""
    request, code, params = found["request"], found["asks"]["code"], choice["params"]
    count: int = params.get("count", 0)
    if code in ("pay", "nebulis"):
        return (ask("recruit", request)["instead"] is None) is (choice["code"] == "yes")
    if code == "keys":
        return (ask("control", request)["payments"] != []) is (choice["code"] == "yes")
    if code == "affiliate":
        # Whatever is affiliated does not go to the discard.
        left = list(request["allies"])
        for ally in ask("recruit", request)["discards"]:
            left.remove(ally)
        return left == [params["ally"]]
    if code == "hand-limit":
        # Whoever gives up that many is at the limit.
        hand: list[str] = request["hand"]
        discard = {"discard": sorted(hand)[:count]}
        judged = ask("limits", request | discard)
        return judged["legal"] is True and judged["discarded"] == count
    if code == "which-payment":
        return ask("recruit", request | params)["legal"] is True
    if code == "which-lord":
        return bool(ask("hand", request | {"court": [params["lord"]]})["lords"][0]["recruitable"])
    if code == "fewest-pearls":
        owned = [count - 1, count]
        able = [pearls >= 0 and recruits(request | {"pearls": pearls}) for pearls in owned]
        return able == [False, True]
    if code == "location":
        without = [request["players"][0] | {"locations": []}]
        totals = [
            ask("score", request | {"players": some})["players"][0]["total"] for some in (request["players"], without)
        ]
        return bool(totals[0] - totals[1] == count)
    if code == "price":
        # A rival who has bought nothing yet pays it for the card revealed last.
        *steps, last = request["steps"]
        buyer = next(rival for rival in (1, 2, 3) if rival not in [step.get("buyer") for step in steps])
        sold = ask("explore", request | {"steps": [*steps, last | {"buyer": buyer}]})
        return bool(sold["steps"][-1]["price"] == count)
    if code == "end":
        return (ask("end", request)["state"] != "") is (choice["code"] == "yes")
    if code == "figure":
        holders = [int(request["holder"])] + [event["holder"] for event in ask("nebulis", request)["events"]]
        return bool(holders[-1] == params["player"] + 1)
    if code == "council":
        # Whoever may take these piles is not led to others, whichever way the piles are named.
        return (ask("council", request)["instead"] is None) is (choice["code"] == "yes")
    if code == "third-key":
        return (ask("control", request)["missing"] == 0) is (choice["code"] == "yes")
    if code == "exploration":
        return (ask("explore", request)["instead"] is None) is (choice["code"] == "yes")
    if code == "plot":
        able = [bool(ask("plot", request | {"times": times})["legal"]) for times in range(1, 7)]
        return able == [times <= count for times in range(1, 7)]
    if code == "refill":
        found = ask("refill", request)
        return bool(found["court"] - request["lords_left"] == count)
    if code == "allies":
        highest: dict[str, int] = {}
        for ally in request["players"][0]["affiliated"]:
            race, _, value = ally.rpartition("-")
            highest[race] = max(highest.get(race, 0), int(value))
        return sum(highest.values()) == count
    if code == "offer":
        # A rival may buy the last ally, or not; those who may are to be asked.
        *before, sale = request["steps"]
        rivals = range(1, request["rivals"] + 1)
        bought = [ask("explore", request | {"steps": [*before, sale | {"buyer": rival}]})["legal"] for rival in rivals]
        return bought.count(True) == count
    if code == "monster":
        *steps, last = request["steps"]
        left = ask("explore", request | {"steps": [*steps, last | {"choice": "go-on"}]})["legal"]
        return bool(choice["code"] == ("may" if left else "must"))
    if code == "tucked":
        [player] = request["players"]
        alone = ask("score", request | {"players": [player | {"locations": []}]})["players"][0]
        return bool(alone["total"] == count)
    if code == "threat":
        return bool(max(option["gained"] for option in ask("threat", request)["options"]) == count)
    if code == "sentinel":
        able = ask("sentinel", request | {"zone": "open"})["free"]
        return (request["zone"] in able) is (choice["code"] == "yes")
    if code == "sanctuary":
        found = ask("sanctuary", request)
        return (found["best"]["hundredths"] > found["stop"]["hundredths"]) is (choice["code"] == "draw")
    if code == "attack":
        able = [row["ally"] for row in ask("leviathan", request)["candidates"]]
        return (request["ally"] in able) is (choice["code"] == "yes")
    assert code == "winner"
    winners = [place for place, row in enumerate(ask("score", request)["players"]) if row["rank"] == 1]
    return bool(winners == [params["player"]])


def recruits(request: dict[str, Any]) -> bool:
    """Whether the hand can recruit the one lord at court."""
    return bool(ask("hand", request)["lords"][0]["recruitable"])


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
@settings(max_examples=40)
@given(seed=st.integers(0, MAX_SEED), more=st.sampled_from([[], ["kraken"], ["leviathan"], ["kraken", "leviathan"]]))
def test_the_right_choice_alone_is_right(exercise: Any, seed: int, more: list[str]) -> None:
    assume(exercise.without not in more)
    number = next(
        number for number, level in enumerate(LEVELS, 1) if level == exercise.levels[seed % len(exercise.levels)]
    )
    sets = sorted({*more, exercise.set} - {""})
    found = made(Table(opened()["abyss"], sets), exercise, seed, number)
    right = [place for place, choice in enumerate(found["choices"]) if is_right(found, choice)]
    assert right == [found["right"]]


def test_a_refusal_has_one_reason() -> None:
    reasons: dict[str, int] = {}
    for seed in range(150):
        for exercise in EXERCISES:
            if exercise.id in ("pay", "nebulis", "keys"):
                sets = [exercise.set] if exercise.set else []
                found = made(Table(opened()["abyss"], sets), exercise, seed, 1 if 1 in exercise.levels else 3)
                told = [reason["code"] for reason in check(found["checker"], found["request"], opened())["reasons"]]
                assert len(told) < 2
                for code in told:
                    reasons[code] = reasons.get(code, 0) + 1
    # Near misses of several kinds: a pearl short or over, a race too many or too few, the compulsory one missing.
    assert {"value-short", "too-many-pearls", "too-few-races", "too-many-races", "compulsory-race-missing"} <= set(
        reasons
    )
    assert {"pearls-before-nebulis", "too-many-nebulis"} <= set(reasons)
    assert max(reasons.values()) < 0.4 * sum(reasons.values())


def test_many_lords_are_asked_about() -> None:
    game = opened()["abyss"]
    lords = {
        found["asks"]["params"].get("lord")
        for seed in range(100)
        for number in range(1, 6)
        for found in [question(game, {"seed": seed, "number": number})]
    }
    assert len(lords) > 25
