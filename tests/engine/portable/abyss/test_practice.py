"""Questions to practise with come out the same under every Python."""

from engine.practice import LEVELS, ROUND, Dice, Table, exercises, made, question
from tests.engine.portable.world import games

EXPECTED = (
    (
        20261122,
        [],
        [
            ("monster", 3, 0, 58725),
            ("hand-limit", 4, 2, 10935),
            ("threat", 4, 1, 11088),
            ("which-payment", 3, 1, 58309),
            ("fewest-pearls", 4, 1, 59098),
        ],
    ),
    (
        20261123,
        ["kraken"],
        [
            ("plot", 4, 0, 23273),
            ("third-key", 2, 1, 35877),
            ("nebulis", 2, 1, 90691),
            ("offer", 4, 2, 15182),
            ("which-payment", 3, 2, 33933),
        ],
    ),
    (
        7,
        ["leviathan"],
        [
            ("end", 2, 0, 4270),
            ("attack", 2, 0, 82292),
            ("tucked", 4, 2, 53111),
            ("which-lord", 3, 1, 86237),
            ("which-payment", 3, 0, 86053),
        ],
    ),
    (
        9999999,
        ["kraken", "leviathan"],
        [
            ("council", 2, 0, 84238),
            ("hand-limit", 4, 0, 28876),
            ("location", 4, 2, 21547),
            ("fewest-pearls", 4, 1, 1491),
            ("figure", 3, 0, 95564),
        ],
    ),
    (
        0,
        [],
        [
            ("monster", 3, 0, 50007),
            ("plot", 4, 0, 2669),
            ("which-lord", 3, 1, 83627),
            ("threat", 4, 2, 16447),
            ("which-payment", 3, 1, 57738),
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


EACH = {
    "pay": ([0, 1, 1], 58363),
    "affiliate": ([0, 0], 90851),
    "keys": ([0, 1], 30529),
    "hand-limit": ([2, 2], 86103),
    "price": ([1], 98369),
    "end": ([0, 1], 51881),
    "which-payment": ([2, 1], 58841),
    "which-lord": ([1, 1], 19551),
    "fewest-pearls": ([2, 1], 29440),
    "location": ([2, 2], 43824),
    "winner": ([1], 46719),
    "council": ([0, 1], 14530),
    "third-key": ([0, 1], 9540),
    "plot": ([0, 0], 35489),
    "refill": ([2, 2], 36604),
    "allies": ([0, 0], 37795),
    "exploration": ([1, 1], 12632),
    "offer": ([3, 3], 60821),
    "monster": ([0, 1], 84224),
    "tucked": ([2, 3], 81015),
    "threat": ([1], 11305),
    "sentinel": ([0, 1], 18877),
    "sanctuary": ([1, 1], 59287),
    "nebulis": ([0, 1, 1], 94375),
    "figure": ([0, 0], 71782),
    "attack": ([0, 1], 65966),
}
"""By its id the right choice of each exercise at each level, and a checksum of all of them."""


def told_each(game):
    """Each exercise at each of its levels, as it stands on record."""
    found = {}
    for exercise in exercises(game):
        table = Table(games()[game], [exercise.set] if exercise.set else [])
        every = [made(table, exercise, 20261122, LEVELS.index(level) + 1) for level in exercise.levels]
        found[exercise.id] = ([one["right"] for one in every], checksum(every))
    return found


def test_exercises_are_those_on_record():
    found = told_each("abyss")
    assert found == EACH, [(one, found[one]) for one in found if EACH.get(one) != found[one]]


def test_rounds_are_those_on_record():
    for seed, sets, expected in EXPECTED:
        assert told(seed, sets) == expected, (seed, sets, told(seed, sets))


def test_dice_show_the_same_everywhere():
    dice = Dice(20261122, 3, 1)
    assert [dice.below(100) for _ in range(8)] == [42, 40, 39, 16, 43, 53, 79, 38]
    assert dice.deal(["a", "b", "c", "d"], 3) == ["d", "b", "a"]
    assert [Dice(20261122, number).side for number in range(1, 6)] == [True, False, False, True, False]
