"""Battles by the engine, by the figures on record, and by a second and simpler way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import engine
from tests.engine.kemet import golden_battles, simple_battle
from tests.engine.request_generators.kemet import battle as generator
from tests.questions import engine_facts, opened

CHOICES = tuple(golden_battles.choices())
SOME = CHOICES[::61]
FIELDS = ("strength", "damage", "protection", "struck", "losses", "left", "vp", "prayer", "di_cost")


def asked(request: dict[str, Any]) -> dict[str, Any]:
    """The answer of the engine."""
    return engine.check("kemet/battle", request, opened())


def figures(settled: dict[str, Any]) -> dict[str, Any]:
    """What both ways tell of a battle."""
    return {"winner": settled["winner"]} | {
        side: {name: settled[side][name] for name in FIELDS} for side in golden_battles.SIDES
    }


def test_every_choice_of_tiles_is_on_record() -> None:
    assert list(golden_battles.recorded()) == [golden_battles.name(chosen) for chosen in CHOICES]
    assert len(CHOICES) == 609


@pytest.mark.parametrize("settle", [golden_battles.by_engine, golden_battles.again])
def test_some_battles_are_as_on_record(settle: golden_battles.Settle) -> None:
    held_to_the_record(SOME, settle)


@pytest.mark.full
@pytest.mark.parametrize("settle", [golden_battles.by_engine, golden_battles.again])
def test_all_battles_are_as_on_record(settle: golden_battles.Settle) -> None:
    held_to_the_record(CHOICES, settle)


def held_to_the_record(choices: tuple[Any, ...], settle: golden_battles.Settle) -> None:
    """Compare sums and checksums of these choices of tiles."""
    recorded = golden_battles.recorded()
    for chosen in choices:
        line = golden_battles.line(chosen, settle)
        assert recorded[golden_battles.name(chosen)] == tuple(map(str, line))


def test_random_battles_come_out_alike_both_ways() -> None:
    """With creatures, interventions that can and cannot be paid, prayer near its limit, and cards thrown away."""
    settled = 0
    for request in generator.requests(Random("both ways"), engine_facts()["kemet"]):
        answer = asked(request)
        if answer["kind"] == "verdict" and "unfought" not in request:
            settled += 1
            assert figures(answer) == simple_battle.settle(request["attacker"], request["defender"]), request
    assert settled > 100


def test_the_cards_that_would_have_won_are_just_those() -> None:
    """What is offered to the loser wins, and no other card that the side may have does."""
    for request in generator.requests(Random("better"), engine_facts()["kemet"]):
        answer = asked(request)
        if answer["kind"] != "verdict" or not answer["fought"]:
            continue
        loser = "defender" if answer["winner"] == "attacker" else "attacker"
        winning = set()
        for card in simple_battle.CARDS:
            other = asked(request | {loser: request[loser] | {"card": card}})
            if other["kind"] == "verdict" and other["winner"] == loser:
                winning.add(card)
        assert {row["card"] for row in answer["better"]} == winning, request
