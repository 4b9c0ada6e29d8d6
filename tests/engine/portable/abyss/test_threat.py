"""Rewards for a fight."""

from tests.engine.portable.world import ask, codes, problems


def rewards(space, **more):
    """The rewards as keys, pearls and monster tokens."""
    answer = ask("abyss/threat", space=space, **more)
    return [(row["keys"], row["pearls"], row["monster_tokens"]) for row in answer["options"]]


TRACK = {
    1: [(0, 1, 0), (0, 0, 1)],
    2: [(0, 2, 0), (0, 1, 1), (0, 0, 2)],
    3: [(1, 0, 0)],
    4: [(1, 1, 0), (1, 0, 1)],
    5: [(1, 2, 0), (1, 1, 1), (1, 0, 2)],
    6: [(2, 0, 0)],
}


def test_the_rewards_of_each_space():
    for space in TRACK:
        assert rewards(space) == TRACK[space]


def test_the_tamer_pays_for_one_space_lower():
    for space in TRACK:
        assert rewards(space, rival_powers=["tamer"]) == TRACK[max(1, space - 1)]
        assert rewards(space, rival_powers=["tamer"], powers=["shaman"]) == TRACK[space]
    assert "tamer-lowers" in codes(ask("abyss/threat", space=2, rival_powers=["tamer"])["notes"])
    assert "tamer-first-space" in codes(ask("abyss/threat", space=1, rival_powers=["tamer"])["notes"])


def test_the_last_space_brings_a_pearl():
    answer = ask("abyss/threat", space=2, last_space="yes")
    assert [row["gained"] for row in answer["options"]] == [3, 2, 1]
    assert "last-space-pearl" in codes(answer["notes"])


def test_the_highwayman_takes_one_of_two():
    answer = ask("abyss/threat", space=5, last_space="yes", rival_powers=["highwayman"], last_space_theft="apart")
    assert [(row["stolen"], row["gained"]) for row in answer["options"]] == [(1, 2), (0, 2), (0, 1)]
    safe = ask("abyss/threat", space=5, rival_powers=["highwayman", "tamer"], powers=["shaman"])
    assert [row["gained"] for row in safe["options"]] == [2, 1, 0]
    assert codes(safe["notes"])[:2] == ["soldier-prevented", "thief-prevented"]
    assert safe["notes"][0]["rule"] == "abyss.clarifications.shaman"


def test_no_more_tokens_than_there_are():
    assert rewards(2, tokens=1) == TRACK[2][:2]
    assert rewards(5, tokens=0) == TRACK[5][:1]
    assert rewards(5, tokens=0, short_tokens="withheld") == TRACK[5][:1]
    assert rewards(2, tokens=1, short_tokens="fewer") == [(0, 2, 0), (0, 1, 1), (0, 0, 1)]
    assert ask("abyss/threat", space=1, tokens=0, short_tokens="fewer")["options"][1]["monster_tokens"] == 0
    assert "short-tokens-withheld" in codes(ask("abyss/threat", space=2, tokens=1, short_tokens="withheld")["notes"])


def test_what_becomes_of_a_reward_without_tokens_is_open():
    answer = ask("abyss/threat", space=2, tokens=1)
    assert (answer["legal"], answer["instead"]) == (None, None)
    point = answer["open"][0]
    assert (point["code"], point["params"], point["rule"]) == (
        "too-few-monster-tokens",
        {"left": 1},
        "abyss.explore.empty-supply",
    )
    assert point["readings"] == [
        {"reading": "withheld", "legal": True, "rewards": 2},
        {"reading": "fewer", "legal": True, "rewards": 3},
    ]
    assert ask("abyss/threat", space=3, tokens=0)["open"] == []
    assert ask("abyss/threat", space=2, tokens=2)["legal"] is True


def test_leviathan_has_no_threat_track():
    answer = ask("abyss/threat", space=4, sets=["leviathan"])
    assert (answer["space"], answer["options"], answer["notes"]) == (0, [], [])
    assert (answer["legal"], codes(answer["reasons"]), answer["instead"]) == (False, ["no-threat-track"], None)


def test_a_lord_of_leviathan_shows_that_there_is_no_threat_track():
    assert codes(ask("abyss/threat", powers=["coward"])["reasons"]) == ["no-threat-track"]


def test_a_lord_has_one_owner():
    assert problems("abyss/threat", {"powers": ["tamer"], "rival_powers": ["tamer"]}) == [("conflict", "rival_powers")]


def test_whether_the_highwayman_counts_the_pearl_of_the_last_space_is_open():
    robbed = {"space": 1, "last_space": "yes", "rival_powers": ["highwayman"]}
    answer = ask("abyss/threat", **robbed)
    assert (answer["legal"], codes(answer["open"])) == (None, ["highwayman-last-space"])
    readings = [(row["reading"], row["legal"], row["gained"]) for row in answer["open"][0]["readings"]]
    assert readings == [("together", True, 1), ("apart", True, 2)]
    assert [(row["gained"], row["least"], row["stolen"]) for row in answer["options"]] == [(1, True, 0), (1, False, 0)]
    for reading, pearls, stolen in (("together", 1, 1), ("apart", 2, 0)):
        chosen = ask("abyss/threat", last_space_theft=reading, **robbed)
        assert (chosen["legal"], chosen["open"], chosen["options"][0]["gained"]) == (True, [], pearls)
        assert chosen["options"][0]["stolen"] == stolen
        assert ("reward-robbed" in codes(chosen["notes"])) == bool(stolen)


def test_it_is_certain_where_the_reward_has_no_pearl_or_two():
    # Of two pearls he takes one, with that of the last space or without it; and one pearl alone is his in no case.
    for more in ({"space": 3}, {"space": 6}, {"space": 2, "tokens": 0, "short_tokens": "withheld"}):
        answer = ask("abyss/threat", last_space="yes", rival_powers=["highwayman"], **more)
        assert (answer["legal"], answer["open"]) == (True, [])
    for more in ({"powers": ["shaman"]}, {"last_space": "no"}):
        request = {"space": 1, "last_space": "yes", "rival_powers": ["highwayman"]}
        request.update(more)
        assert ask("abyss/threat", **request)["legal"] is True
