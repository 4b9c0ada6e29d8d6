"""Questions to practise with come out the same under every Python."""

from engine.practice import ROUND, question
from tests.engine.portable.abyss.test_practice import checksum, told_each
from tests.engine.portable.world import games

EXPECTED = {
    0: [("tunnel", 2, 16856), ("leftovers", 2, 74311), ("statues", 2, 78247), ("end", 0, 40650), ("altar", 0, 26611)],
    7: [
        ("recruit", 0, 34975),
        ("entrances", 0, 92379),
        ("pedestal", 0, 45011),
        ("cascade", 0, 30022),
        ("winner", 0, 29544),
    ],
    20261122: [
        ("entrances", 0, 61256),
        ("goal", 1, 81832),
        ("altar", 0, 9367),
        ("dig", 0, 40230),
        ("winner", 1, 89402),
    ],
    20261123: [
        ("recruit", 1, 45012),
        ("tunnel", 2, 67228),
        ("entrances", 1, 21079),
        ("reach", 1, 99174),
        ("winner", 1, 72485),
    ],
    99999999: [
        ("entrances", 0, 41839),
        ("end", 1, 47409),
        ("placement", 0, 88858),
        ("leftovers", 3, 35183),
        ("winner", 1, 3002),
    ],
}
"""By seed, of each question of the round the exercise, the right choice, and a checksum."""


def told(seed):
    """A round as it stands on record."""
    found = [question(games()["mountain-king"], {"seed": seed, "number": number + 1}) for number in range(ROUND)]
    return [(one["asks"]["code"], one["right"], checksum(one)) for one in found]


EACH = {
    "dig": ([0, 1], 42796),
    "tunnel": ([2], 96978),
    "leftovers": ([1, 0], 96242),
    "recruit": ([0, 1], 87147),
    "cascade": ([0, 1], 15867),
    "reach": ([1, 1], 55066),
    "entrances": ([0, 1], 48839),
    "statues": ([0, 3], 73566),
    "goal": ([0, 1], 65042),
    "placement": ([0, 1, 1], 52322),
    "pedestal": ([0, 1], 52196),
    "altar": ([0, 1], 80924),
    "end": ([0, 1], 70756),
    "winner": ([1], 89619),
}
"""By its id the right choice of each exercise at each level, and a checksum of all of them."""


def test_exercises_are_those_on_record():
    found = told_each("mountain-king")
    assert found == EACH, [(one, found[one]) for one in found if EACH.get(one) != found[one]]


def test_rounds_are_those_on_record():
    for seed in EXPECTED:
        assert told(seed) == EXPECTED[seed], (seed, told(seed))


def test_who_wins_is_asked_of_games_that_can_be():
    asked = [question(games()["mountain-king"], {"seed": seed, "number": ROUND}) for seed in range(20)]
    winners = [one["request"]["players"] for one in asked if one["asks"]["code"] == "winner"]
    assert len(winners) > 3
    for players in winners:
        # Two players use the token of 3 alone, and the game has not ended before one of them has it.
        assert sorted([player["coronation"] for player in players]) == ["0", "3"]
