"""A slice of the perft of paying, small enough for every Python; the whole is ``tests/engine/abyss/test_perft.py``."""

from tests.engine.portable.abyss import perft
from tests.engine.portable.abyss.card_facts import cards

# By sub-deck, rules and cards in hand: the hands, and over all lords their payments and the lords they can recruit.
SLICE = {
    ("base", "rulebook", 2): (320, 2918, 2724),
    ("kraken", "rulebook", 2): (401, 4702, 4371),
    ("smuggling", "online", 1): (28, 328, 142),
    ("smuggling", "online", 2): (401, 22751, 9397),
}


def test_all_hands_of_two_cards():
    for family in SLICE:
        deck, profile, size = family
        hands, lords = perft.count(cards(), deck, size, profile)
        payments = sum([found[0] for found in lords.values()])
        recruitable = sum([found[1] for found in lords.values()])
        assert (hands, payments, recruitable) == SLICE[family]
