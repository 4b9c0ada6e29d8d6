"""What City of Mirrors scores: the copy of a rival's location."""

from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.abyss.test_score import location, score
from tests.engine.portable.world import codes


def test_city_of_mirrors_takes_the_best_rival_tile():
    own = {"lords": ["jailer", "recruiter", "hunter"], "affiliated": ["crab-1"]}
    rivals = ({"locations": ["chasm", "barracks"], "lords": ["sage"]}, {"locations": ["black-smokers"]})
    item = location("city-of-mirrors", own, *rivals)
    assert (item["copies"], item["points"]) == ("barracks", 7 + 3 * 2)
    own["mirror"] = "chasm"
    item = location("city-of-mirrors", own, *rivals)
    assert (item["copies"], item["points"]) == ("chasm", 5 + 3)
    own["mirror"] = "black-smokers"
    assert location("city-of-mirrors", own, *rivals)["points"] == 0


def test_a_copy_that_would_cost_points_is_open():
    rival = {"locations": ["krakens-lair"], "nebulis": 9, "kraken_figure": "yes"}

    def of(nebulis, **options):
        answer = score({"locations": ["city-of-mirrors"], "nebulis": nebulis}, rival, **options)
        return answer["players"][0]["parts"]["locations"]["total"], codes(answer["open"]), answer["legal"]

    assert of(4) == (3, [], True)
    assert of(5) == (0, [], True)
    assert of(6) == (0, ["mirror-below-zero"], None)
    assert of(6, mirror_floor="zero") == (0, [], True)
    assert of(6, mirror_floor="below") == (-3, [], True)


def test_the_loot_on_a_copied_sanctuary_is_open():
    own = {"locations": ["city-of-mirrors"], "mirror": "battlefield", "pearls": 1}
    rival = {"locations": ["battlefield"]}
    loot = [{"location": "battlefield", "loot": ["loot-4", "loot-5"]}]
    answer = score(own, rival, sanctuaries=loot)
    assert (answer["legal"], codes(answer["open"])) == (None, ["mirror-loot"])
    assert answer["open"][0]["readings"] == [
        {"reading": "counts", "legal": True, "winners": [0], "totals": [9, 9]},
        {"reading": "nothing", "legal": True, "winners": [1], "totals": [0, 9]},
    ]
    assert answer["tie_break"]["winners"] == []
    assert [row["total"] for row in answer["players"]] == [0, 9]
    assert score(own, rival)["legal"] is True
    assert score(own, rival, sanctuaries=loot, mirror_loot="counts")["tie_break"]["winners"] == [0]


def test_city_of_mirrors_without_a_rival_tile():
    answer = score({"locations": ["city-of-mirrors"]}, {})
    item = answer["players"][0]["parts"]["locations"]["items"][0]
    assert (item["copies"], item["points"]) == (None, 0)
    assert codes(answer["players"][0]["notes"]) == ["nothing-to-copy"]


def test_city_of_mirrors_never_scores_below_nothing():
    affiliated = [ally for ally in cards().allies if cards().race[ally] != cards().wild]
    assert len(affiliated) == 45
    own = {"affiliated": affiliated}
    assert location("coral-barrier", own)["points"] == -25
    assert location("city-of-mirrors", own, {"locations": ["coral-barrier"]})["points"] == 0


def test_a_mirror_without_the_city_is_pointed_out():
    answer = score({"mirror": "jail", "pearls": 1}, {"locations": ["jail"]})
    assert codes(answer["players"][0]["notes"]) == ["mirror-unused"]
    assert answer["players"][0]["total"] == 0


def test_the_mirror_copies_what_the_expansions_bring():
    rival = {"locations": ["battlefield", "krakens-lair", "gambling-den"], "nebulis": 9}
    loot = [{"location": "battlefield", "loot": ["loot-4", "loot-5"]}]
    own = {"locations": ["city-of-mirrors"], "nebulis": 1, "lords": ["fence", "outlaw"]}
    row = score(own, rival, sanctuaries=loot)["players"][0]
    item = row["parts"]["locations"]["items"][0]
    assert (item["copies"], item["points"]) == ("krakens-lair", 12)  # with the copier's own nebulis
    own["mirror"] = "battlefield"
    row = score(own, rival, sanctuaries=loot, mirror_loot="counts")["players"][0]
    assert row["parts"]["locations"]["items"][0]["points"] == 9
    own["mirror"] = "gambling-den"
    assert location("city-of-mirrors", own, rival)["points"] == 5 + 2 * 2
    own["mirror"] = "krakens-lair"
    own["nebulis"] = 6
    assert location("city-of-mirrors", own, rival)["points"] == 0
