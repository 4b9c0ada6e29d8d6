"""Questions to practise with come out the same under every Python."""

from engine.practice import ROUND, question
from tests.engine.portable.abyss.test_practice import checksum, told_each
from tests.engine.portable.world import games

EXPECTED = {
    0: [
        ("actions", 0, 63703),
        ("battle", 1, 26663),
        ("pyramid", 2, 88314),
        ("permanent", 1, 69594),
        ("winner", 0, 69498),
    ],
    7: [("point", 0, 95008), ("buy", 0, 97874), ("recruit", 0, 22602), ("temples", 0, 16610), ("permanent", 0, 78774)],
    20261122: [
        ("actions", 0, 81078),
        ("point", 1, 3926),
        ("recruit", 1, 84341),
        ("losses", 1, 11799),
        ("first", 1, 9623),
    ],
    20261123: [
        ("point", 1, 20791),
        ("recall", 2, 43838),
        ("losses", 2, 90273),
        ("recruit", 1, 89657),
        ("way", 1, 88041),
    ],
    99999999: [
        ("recall", 1, 33457),
        ("twice", 1, 38992),
        ("temples", 0, 55195),
        ("over", 0, 85466),
        ("losses", 3, 72950),
    ],
}
"""By seed, of each question of the round the exercise, the right choice, and a checksum."""


def told(seed):
    """A round as it stands on record."""
    found = [question(games()["kemet"], {"seed": seed, "number": number + 1}) for number in range(ROUND)]
    return [(one["asks"]["code"], one["right"], checksum(one)) for one in found]


EACH = {
    "battle": ([0, 1], 18180),
    "pyramid": ([2], 13575),
    "buy": ([0, 1], 3132),
    "losses": ([1, 2], 32449),
    "actions": ([0, 1], 18964),
    "recruit": ([1, 1], 26077),
    "temples": ([0], 43780),
    "point": ([0, 1], 92064),
    "recall": ([1, 3], 87811),
    "twice": ([0, 1], 35365),
    "way": ([0, 1, 1], 10701),
    "permanent": ([1, 1], 86890),
    "over": ([1, 1], 2105),
    "first": ([1, 1], 5842),
    "winner": ([1], 9574),
}
"""By its id the right choice of each exercise at each level, and a checksum of all of them."""


def test_exercises_are_those_on_record():
    found = told_each("kemet")
    assert found == EACH, [(one, found[one]) for one in found if EACH.get(one) != found[one]]


def test_rounds_are_those_on_record():
    for seed in EXPECTED:
        assert told(seed) == EXPECTED[seed], (seed, told(seed))
