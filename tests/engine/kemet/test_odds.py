"""Which battle card to play, held against a second way: single battles, and mixes tried against every card."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask
from tests.engine.request_generators.kemet.odds import battle

ATTACKER, DEFENDER = SIDES = ("attacker", "defender")


def asked(random: Random, payoff: str) -> dict[str, Any]:
    """Two sides of which nobody dies before the cards, and neither sees the other's."""
    found = battle(random) | {"payoff": payoff}
    for name in SIDES:
        found[name]["tiles"] = [tile for tile in found[name]["tiles"] if tile != "prescience"]
    if "initiative" in found[ATTACKER]["tiles"]:
        found[DEFENDER]["units"] = max(found[DEFENDER]["units"], 3)
    return found


def worth(request: dict[str, Any], card: str, against: str) -> int:
    """What ``kemet/battle`` makes of a pair of cards, counted as the payoff says."""
    sides = {
        name: {key: value for key, value in request[name].items() if key != "cards"} | {"card": played}
        for name, played in zip(SIDES, (card, against), strict=True)
    }
    settled = ask("kemet/battle", **sides)
    one, other = settled[ATTACKER], settled[DEFENDER]
    counted = {
        "win": int(settled["winner"] == ATTACKER),
        "vp": one["vp"] - other["vp"],
        "units": request[DEFENDER]["units"] - other["left"] - (request[ATTACKER]["units"] - one["left"]),
    }
    return int(counted[request["payoff"]])


def matrix(request: dict[str, Any]) -> list[list[int]]:
    """All pairs of cards, each battle asked by itself."""
    return [
        [worth(request, card, against) for against in request[DEFENDER]["cards"]] for card in request[ATTACKER]["cards"]
    ]


def weights(answer: dict[str, Any], name: str, request: dict[str, Any]) -> list[Fraction]:
    """How likely each card in hand is played."""
    told = {each["card"]: Fraction(each["probability"]) for each in answer[f"{name}_mix"]}
    found = [told.get(card, Fraction(0)) for card in request[name]["cards"]]
    assert sum(found) == 1
    assert 0 not in told.values()
    return found


@pytest.mark.parametrize("payoff", ["win", "vp", "units"])
def test_both_mixes_are_sure_of_the_value(payoff: str) -> None:
    random = Random(5)
    for _ in range(60):
        request = asked(random, payoff)
        answer, wins = ask("kemet/odds", **request), matrix(request)
        assert [[cell["payoff"] for cell in row] for row in answer["matrix"]] == wins
        rows, columns = (weights(answer, name, request) for name in SIDES)
        value = Fraction(answer["value"])
        least = [sum(w * row[at] for w, row in zip(rows, wins, strict=True)) for at in range(len(columns))]
        most = [sum(w * win for w, win in zip(columns, row, strict=True)) for row in wins]
        assert min(least) == value == max(most)
        for name, found in ((ATTACKER, rows), (DEFENDER, columns)):
            chosen = [card for card, weight in zip(request[name]["cards"], found, strict=True) if weight]
            assert answer[f"{name}_card"] == (chosen[0] if len(chosen) == 1 else None)
            beaten = [each["card"] for each in answer[f"{name}_cards"] if each["beaten_by"]]
            assert not set(chosen) & set(beaten)
            if payoff == "win":
                assert len(chosen) == 1


@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize("payoff", ["win", "vp", "units"])
def test_who_has_prescience_answers_what_it_sees(payoff: str, holder: str) -> None:
    random = Random(9)
    for _ in range(40):
        request = asked(random, payoff)
        wins = matrix(request)
        secret = Fraction(ask("kemet/odds", **request)["value"])
        request[holder]["tiles"] = [*request[holder]["tiles"], "prescience"]
        answer = ask("kemet/odds", **request)
        columns = list(zip(*wins, strict=True))
        value = min(map(max, columns)) if holder == ATTACKER else max(map(min, wins))
        assert Fraction(answer["value"]) == value
        # It never hurts to see the other card.
        assert (value >= secret) if holder == ATTACKER else (value <= secret)
        enemy = DEFENDER if holder == ATTACKER else ATTACKER
        assert [each["against"] for each in answer["replies"]] == request[enemy]["cards"]
        for number, each in enumerate(answer["replies"]):
            line = columns[number] if holder == ATTACKER else wins[number]
            best = max(line) if holder == ATTACKER else min(line)
            good = {card for card, win in zip(request[holder]["cards"], line, strict=True) if win == best}
            assert {each["card"], *each["equal"]} == good
            assert each["payoff"] == best
        first = answer[f"{enemy}_card"]
        reply = next(each for each in answer["replies"] if each["against"] == first)
        assert (answer[f"{holder}_card"], reply["payoff"]) == (reply["card"], value)


def test_order_and_more_cards() -> None:
    random = Random(17)
    for _ in range(60):
        request = asked(random, random.choice(("win", "vp", "units")))
        value = Fraction(ask("kemet/odds", **request)["value"])
        for name in SIDES:
            cards = request[name]["cards"]
            turned = request | {name: request[name] | {"cards": cards[::-1]}}
            assert Fraction(ask("kemet/odds", **turned)["value"]) == value
            if len(cards) > 1:
                # Who has fewer cards to choose from never fares better.
                fewer = Fraction(ask("kemet/odds", **request | {name: request[name] | {"cards": cards[1:]}})["value"])
                assert (fewer <= value) if name == ATTACKER else (fewer >= value)
