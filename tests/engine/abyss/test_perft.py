"""The perft of paying: the engine's counts over millions of hands against the figures on record, and these figures
against a judge that is as simple as can be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.engine.abyss import perft as golden
from tests.engine.abyss.reference_rules import Situation, facts
from tests.engine.portable.abyss import perft, test_perft
from tests.engine.portable.abyss.card_facts import cards

LEAST_STATES = 10_000_000
SAMPLE = 150


def on_record(deck: str, profile: str) -> dict[str, Any]:
    """The golden figures of a family."""
    made: dict[str, Any] = json.loads(golden.path(deck, profile).read_text("utf-8"))
    return made


@pytest.mark.full
@pytest.mark.parametrize(("deck", "profile", "most"), perft.FAMILIES)
def test_the_engine_counts_what_is_on_record(deck: str, profile: str, most: int) -> None:
    assert golden.figures(deck, profile, most) == on_record(deck, profile)


@pytest.mark.full
@pytest.mark.parametrize(("deck", "profile", "most"), perft.FAMILIES)
def test_the_simple_judge_finds_as_many_payments(deck: str, profile: str, most: int) -> None:
    """Summed over all hands of the smaller sizes, and hand by hand for a sample of the largest."""
    judges = simple(deck, profile)
    kinds = perft.deck(cards(), deck)
    for size in range(most - 1):
        sums = {lord: [0, 0] for lord in judges}
        for hand in perft.hands(kinds, size):
            for lord, found in payments(judges, deck, hand).items():
                sums[lord][0] += found
                sums[lord][1] += found > 0
        assert on_record(deck, profile)["sizes"][size]["lords"] == sums
    chance = Random(f"{deck} {profile}")
    filling = perft.ways(cards(), deck)
    for hand in chance.sample(list(perft.hands(kinds, most)), SAMPLE):
        counter = perft.counter(cards(), hand)
        expected = payments(judges, deck, hand)
        assert {lord: counter.count(cost, filling, profile) for lord, cost in perft.costs(cards(), deck)} == expected


def simple(deck: str, profile: str) -> dict[str, Situation]:
    """The simple judge for each lord that the payer of a sub-deck can recruit."""
    known = facts()
    owner: dict[str, Any] = perft.DECKS[deck]
    powers = set(owner["powers"])
    lords = [lord for lord in known["order"]["lord"] if lord not in powers]
    return {lord: Situation(known, lord, powers, set(), profile == "online") for lord in lords}


def payments(judges: dict[str, Situation], deck: str, hand: list[tuple[str, int]]) -> dict[str, int]:
    """How many legal payments a hand has for each lord; lords of the same cost are judged once."""
    owner: dict[str, Any] = perft.DECKS[deck]
    held = [ally for ally, number in hand for _ in range(number)]
    known: dict[Any, int] = {}
    found = {}
    for lord, judge in judges.items():
        cost = (judge.value, judge.races, judge.compulsory)
        if cost not in known:
            known[cost] = len(judge.payments(held, owner["pearls"], owner["nebulis"]))
        found[lord] = known[cost]
    return found


def test_the_record_covers_enough() -> None:
    families = [on_record(deck, profile) for deck, profile, _ in perft.FAMILIES]
    assert {path.name for path in golden.FOLDER.iterdir()} == {
        golden.path(deck, profile).name for deck, profile, _ in perft.FAMILIES
    }
    sizes = [size for family in families for size in family["sizes"]]
    assert sum(size["states"] for size in sizes) >= LEAST_STATES
    for size in sizes:
        assert size["states"] == size["hands"] * len(size["lords"])


def test_the_portable_slice_is_of_the_record() -> None:
    for (deck, profile, number), expected in test_perft.SLICE.items():
        size = on_record(deck, profile)["sizes"][number]
        found = [sum(lord[place] for lord in size["lords"].values()) for place in (0, 1)]
        assert (size["hands"], *found) == expected
