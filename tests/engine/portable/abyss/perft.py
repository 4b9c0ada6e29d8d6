"""Counting legal payments over whole families of hands: the perft of paying, which runs under MicroPython too.

For each lord, every hand of so many cards of a deck is a state. Its payments are counted by the engine's counter, and
added up for each size of hand. A wrong rule, or a wrong optimisation, changes the sums.
"""

from engine.abyss.costs import Cost
from engine.abyss.counting import Counter, kinds_of
from engine.abyss.purse import Purse

DECKS = {
    "base": {"sets": ("base",), "pearls": 2, "nebulis": 0, "powers": ()},
    "kraken": {"sets": ("base", "kraken"), "pearls": 1, "nebulis": 2, "powers": ()},
    "smuggling": {
        "sets": ("base", "kraken"),
        "pearls": 1,
        "nebulis": 2,
        "powers": ("outlaw", "counterfeiter", "ferryman", "diplomat"),
    },
}
"""The sub-decks: the plain allies of these sets, and what the payer owns beside the hand."""

FAMILIES = (("base", "rulebook", 4), ("base", "online", 4), ("kraken", "rulebook", 5), ("smuggling", "online", 4))
"""What is counted: a sub-deck, the rules, and the size up to which all its hands are looked at."""


def deck(cards, name):
    """The kinds of allies of a sub-deck, as (ally, copies): plain ones only, each as often as its sets have it."""
    found = []
    for ally in cards.allies:
        row = cards.tables["ally"][ally]
        copies = row.get("sets") or {row["set"]: row["copies"]}
        number = sum([copies.get(of, 0) for of in DECKS[name]["sets"]])
        if number and "combat" not in row:
            found.append((ally, number))
    return found


def hands(kinds, size, start=0):
    """Every hand of exactly so many cards, as lists of (ally, number) in the order of the kinds."""
    if size == 0:
        yield []
        return
    for place in range(start, len(kinds)):
        ally, copies = kinds[place]
        for number in range(1, min(copies, size) + 1):
            for rest in hands(kinds, size - number, place + 1):
                yield [(ally, number)] + rest


def counter(cards, hand):
    """The engine's counter for a hand."""
    return Counter(kinds_of(cards, dict(hand)))


def costs(cards, name):
    """The cost of each lord for the payer of a sub-deck, by its id."""
    powers = list(DECKS[name]["powers"])
    return [
        (lord, Cost(cards.lords[lord], powers, [], cards.supply)) for lord in sorted(cards.lords) if lord not in powers
    ]


def ways(cards, name):
    """In how many ways the payer of a sub-deck can fill in each number of missing points."""
    owner = DECKS[name]
    purse = Purse(cards, owner["pearls"], owner["nebulis"], list(owner["powers"]))
    return [len(purse.splits(missing)) for missing in range(purse.reach() + 1)]


def count(cards, name, size, profile):
    """For all hands of one size: their number, and by lord (legal payments, hands that can recruit it)."""
    kinds = deck(cards, name)
    lords = costs(cards, name)
    filling = ways(cards, name)
    payments = [0] * len(lords)
    recruitable = [0] * len(lords)
    number = 0
    for hand in hands(kinds, size):
        number += 1
        counted = counter(cards, hand)
        for place, (_, cost) in enumerate(lords):
            found = counted.count(cost, filling, profile)
            if found:
                payments[place] += found
                recruitable[place] += 1
    by_lord = {}
    for place, (lord, _) in enumerate(lords):
        by_lord[lord] = [payments[place], recruitable[place]]
    return number, by_lord
