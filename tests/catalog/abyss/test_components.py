"""What lies in the boxes: counts that add up, and odds that a second way of counting agrees with."""

from __future__ import annotations

from fractions import Fraction

from catalog import load

GAME = load().games["abyss"]
THINGS = GAME.components  # type: ignore[attr-defined]

FACES = 6


def test_the_deck_with_each_mix_of_sets() -> None:
    assert [(deck.sets, deck.allies, deck.monsters, deck.total) for deck in THINGS.decks] == [
        (("base",), 65, 6, 71),
        (("base", "kraken"), 72, 6, 78),
        (("base", "leviathan"), 86, 9, 95),
        (("base", "kraken", "leviathan"), 93, 9, 102),
    ]
    assert THINGS.exploration_cards == {"base": 71, "kraken": 7, "leviathan": 24}


def test_the_allies_are_those_that_the_engine_knows() -> None:
    known = GAME.engine_facts()["tables"]["ally"]
    for race in GAME.engine_facts()["races"]:
        for value in range(1, 6):
            wanted = sum(row["copies"] for row in known.values() if (row["race"], row["value"]) == (race, value))
            assert sum(cards.copies for cards in THINGS.of(race, value)) == wanted


def test_combat_allies_and_krakens() -> None:
    fighting = [(cards.value, cards.combat, cards.set) for cards in THINGS.of("squid") if cards.combat]
    assert fighting == [
        (value, effect, "leviathan") for value, effect in ((1, "pearls"), (2, "pearls"), (3, "dice"), (4, "dice"))
    ]
    assert [(cards.value, cards.copies, cards.nebulis) for cards in THINGS.of("kraken")] == [
        (2, 2, 1),
        (3, 3, 2),
        (4, 2, 3),
    ]


def test_the_odds_of_the_border() -> None:
    assert [space.weight for space in THINGS.border] == [3, 3, 4, 5, 6, 5, 4, 3, 3]
    for space in THINGS.border:
        # A sum of two dice comes up once less for each step away from the middle one.
        ways = sum(FACES - abs(FACES + 1 - total) for total in space.sums)
        assert Fraction(space.weight, space.rolls) == Fraction(ways, FACES**2)
        assert abs(Fraction(space.permille, 1000) - Fraction(ways, FACES**2)) <= Fraction(1, 2000)
