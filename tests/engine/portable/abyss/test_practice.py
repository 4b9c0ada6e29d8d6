"""Questions to practise with come out the same under every Python."""

from engine.practice import ROUND, Dice, question
from tests.engine.portable.world import games

EXPECTED = (
    (
        20261122,
        [],
        [
            ("affiliate", 3, 0, 2580),
            ("pay", 2, 1, 26239),
            ("location", 4, 2, 92724),
            ("fewest-pearls", 4, 2, 86449),
            ("winner", 3, 1, 46502),
        ],
    ),
    (
        20261123,
        ["kraken"],
        [
            ("pay", 2, 1, 45195),
            ("end", 2, 1, 31500),
            ("which-lord", 3, 0, 47195),
            ("location", 4, 2, 56599),
            ("winner", 3, 1, 31281),
        ],
    ),
    (
        7,
        ["leviathan"],
        [
            ("end", 2, 0, 4270),
            ("affiliate", 3, 0, 19215),
            ("location", 4, 1, 3701),
            ("fewest-pearls", 4, 1, 7779),
            ("which-payment", 3, 0, 86053),
        ],
    ),
    (
        9999999,
        ["kraken", "leviathan"],
        [
            ("end", 2, 0, 44565),
            ("hand-limit", 4, 0, 28876),
            ("which-payment", 3, 1, 32449),
            ("pay", 2, 0, 54834),
            ("nebulis", 2, 1, 80301),
        ],
    ),
    (
        0,
        [],
        [
            ("affiliate", 3, 0, 19158),
            ("pay", 2, 1, 71578),
            ("which-lord", 3, 1, 83627),
            ("keys", 2, 0, 67434),
            ("winner", 3, 1, 4200),
        ],
    ),
)  # type: ignore[var-annotated]
"""Seed, sets, and of each question of the round the exercise, the number of choices, the right one, and a checksum."""


def checksum(value):
    """A number for any JSON value, whatever the order of its keys."""
    if isinstance(value, dict):
        value = [[key, value[key]] for key in sorted(value)]
    if isinstance(value, list):
        total = 7
        for item in value:
            total = (total * 31 + checksum(item)) % 99991
        return total
    total = 5
    for character in str(value):
        total = (total * 37 + ord(character)) % 99991
    return total


def told(seed, sets):
    """A round as it stands on record."""
    found = [question(games()["abyss"], {"seed": seed, "number": number + 1, "sets": sets}) for number in range(ROUND)]
    return [(one["asks"]["code"], len(one["choices"]), one["right"], checksum(one)) for one in found]


def test_rounds_are_those_on_record():
    for seed, sets, expected in EXPECTED:
        assert told(seed, sets) == expected, (seed, sets, told(seed, sets))


def test_dice_show_the_same_everywhere():
    dice = Dice(20261122, 3, 1)
    assert [dice.below(100) for _ in range(8)] == [42, 40, 39, 16, 43, 53, 79, 38]
    assert dice.deal(["a", "b", "c", "d"], 3) == ["d", "b", "a"]
    assert [Dice(20261122, number).side for number in range(1, 6)] == [True, False, False, True, False]
