"""Questions to practise with come out the same under every Python."""

from engine.practice import ROUND, question
from tests.engine.portable.abyss.test_practice import checksum
from tests.engine.portable.world import games

EXPECTED = {
    0: [
        ("recruit", 0, 10362),
        ("tunnel", 1, 12175),
        ("cascade", 1, 58690),
        ("leftovers", 2, 55873),
        ("winner", 0, 1445),
    ],
    7: [("tunnel", 0, 5499), ("dig", 0, 57993), ("statues", 2, 38261), ("recruit", 0, 70935), ("winner", 0, 29544)],
    20261122: [
        ("tunnel", 2, 96761),
        ("recruit", 1, 57092),
        ("cascade", 0, 46911),
        ("reach", 0, 84905),
        ("statues", 2, 18407),
    ],
    20261123: [
        ("recruit", 1, 45012),
        ("tunnel", 2, 67228),
        ("reach", 1, 67300),
        ("dig", 1, 74674),
        ("winner", 1, 72485),
    ],
    99999999: [
        ("dig", 0, 1772),
        ("tunnel", 0, 57956),
        ("statues", 0, 90389),
        ("leftovers", 3, 35183),
        ("winner", 1, 3002),
    ],
}
"""By seed, of each question of the round the exercise, the right choice, and a checksum."""


def told(seed):
    """A round as it stands on record."""
    found = [question(games()["mountain-king"], {"seed": seed, "number": number + 1}) for number in range(ROUND)]
    return [(one["asks"]["code"], one["right"], checksum(one)) for one in found]


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
