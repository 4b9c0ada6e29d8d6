"""Recruiting: price, room, reserve, and the battle that begins where an enemy stands."""

from tests.engine.portable.world import ask, codes, message, problems


def recruit(units, *districts, **more):
    return ask("kemet/recruit", units=units, districts=list(districts), **more)


def test_price():
    assert [recruit(units)["cost"] for units in (1, 3, 5)] == [1, 3, 5]
    assert recruit(4, tiles=["recruiting-scribe"])["cost"] == 2
    assert recruit(4, tiles=["recruiting-scribe", "priest-of-ra"])["cost"] == 1
    alone = recruit(2, tiles=["recruiting-scribe", "priest-of-ra"], prayer=0)
    assert (alone["legal"], alone["cost"], alone["prayer_left"]) == (True, 0, 0)
    assert codes(alone["notes"]) == ["scribe-alone", "where"]
    assert recruit(3, prayer=5, reserve=4)["reserve_left"] == 1


def test_what_is_missing():
    answer = recruit(5, prayer=3, reserve=4)
    assert codes(answer["reasons"]) == ["reserve-short", "recruit-short"]
    assert (answer["cost"], "prayer_left" in answer, answer["instead"]) == (5, False, {"units": 3})
    assert recruit(1, prayer=0)["instead"] is None


def test_room_in_a_space():
    answer = recruit(3, {"recruit": 3, "own": 3}, {"own": 4})
    assert message(answer["reasons"], "space-full")["params"] == {"place": 1, "units": 6, "limit": 5}
    assert [one["recruit"] for one in answer["instead"]["districts"]] == [2, 1]
    assert "units" not in answer["instead"]
    full = recruit(3, {"recruit": 3, "own": 4})
    assert (full["instead"]["units"], full["most"]) == (1, 1)
    assert recruit(3, {"recruit": 3, "own": 4}, tiles=["legion"])["legal"] is True
    assert recruit(1, {"recruit": 1, "own": 5})["instead"] is None


def test_only_in_the_own_city():
    answer = recruit(2, {"recruit": 2, "own": 1, "city": "other"}, {"own": 1})
    assert codes(answer["reasons"]) == ["foreign-city"]
    assert [one["recruit"] for one in answer["instead"]["districts"]] == [0, 2]


def test_an_enemy_is_attacked():
    answer = recruit(3, {"recruit": 3, "enemy": 2})
    assert answer["battles"] == [{"place": 1, "units": 3, "enemy": 2}]
    assert codes(answer["notes"]) == ["recruits-attack", "counts-as-attack"]
    assert recruit(1, {"recruit": 1}, {"enemy": 2})["battles"] == []


def test_creatures_that_wait():
    answer = recruit(2, {"recruit": 1, "own": 1, "creature": "sphinx"}, {"recruit": 1}, {"own": 0}, waiting=["mummy"])
    assert (answer["spots"], codes(answer["notes"])) == ([2], ["creatures-join"])
    two = {"waiting": ["mummy", "phoenix"]}
    both = recruit(2, {"recruit": 1}, {"recruit": 1}, **two)
    assert message(both["notes"], "creatures-join")["params"] == {"creatures": ["mummy", "phoenix"], "count": 2}
    one = recruit(2, {"recruit": 2}, **two)
    assert message(one["notes"], "creature-joins")["params"]["count"] == 1
    # Of a district that was not entered nobody knows.
    answer = recruit(2, {"recruit": 2, "enemy": 1}, waiting=["mummy"])
    assert (answer["spots"], "no-district-told" in codes(answer["notes"])) == ([], True)
    answer = recruit(2, {"recruit": 2, "enemy": 1}, {}, {}, waiting=["mummy"])
    assert (answer["spots"], "no-district-free" in codes(answer["notes"])) == ([], True)


def test_the_action_may_bring_a_creature_alone():
    answer = recruit(0, {"own": 2}, waiting=["mummy"], prayer=0)
    assert (answer["legal"], answer["cost"], answer["spots"]) == (True, 0, [1])
    assert codes(answer["notes"]) == ["nobody-recruited", "creatures-join"]


def test_what_is_wrong():
    def wrong(*districts, **more):
        return problems("kemet/recruit", {"units": 2, "districts": list(districts)} | more)

    assert wrong({"recruit": 1}) == [("conflict", "units")]
    assert wrong({"recruit": 2, "own": 1, "enemy": 1}) == [("conflict", "districts[0].enemy")]
    assert wrong({"recruit": 2, "own": 6}) == [("out-of-range", "districts[0].own")]
    assert wrong({"recruit": 2, "creature": "sphinx"}) == [("conflict", "districts[0].creature")]
    assert wrong({"recruit": 2, "own": 5}, reserve=8) == [("conflict", "reserve")]
    assert wrong(units=-1) == [("out-of-range", "units")]
