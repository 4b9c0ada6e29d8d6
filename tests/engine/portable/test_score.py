"""Final scores: the parts, the formulas of the locations, ranks and tie-breaks."""

from tests.engine.portable.world import ask, cards, codes


def score(*players, **more):
    return ask("abyss/score", players=list(players), **more)


def location(tile, player, *rivals):
    """The item of one tile in the score of the first player."""
    own = {"locations": [tile]}
    own.update(player)
    items = score(own, *rivals)["players"][0]["parts"]["locations"]["items"]
    return next(item for item in items if item["location"] == tile)


def test_the_game_of_91():
    row = score(
        {
            "name": "A",
            "locations": ["parliament", "sanctuary", "abyss"],
            "lords": ["keeper", "slaver", "master-of-magic", "elder", "jailer", "traitor", "corruptor"],
            "affiliated": ["jellyfish-3", "jellyfish-1", "squid-3", "crab-2", "seahorse-1", "shellfish-5"],
            "monster_tokens": [2, 4],
        }
    )["players"][0]
    parts = row["parts"]
    assert [parts[name]["total"] for name in ("locations", "lords", "allies", "monster_tokens")] == [32, 39, 14, 6]
    assert row["total"] == 91
    assert [item["points"] for item in parts["locations"]["items"]] == [10, 10, 12]
    assert (row["rank"], row["name"]) == (1, "A")


def test_only_the_highest_affiliated_ally_of_a_race_scores():
    part = score({"affiliated": ["crab-1", "crab-4", "crab-4", "squid-2"]})["players"][0]["parts"]["allies"]
    assert part["total"] == 6
    assert part["items"] == [
        {"race": "crab", "ally": "crab-4", "points": 4},
        {"race": "squid", "ally": "squid-2", "points": 2},
    ]


def test_the_lowest_ally_of_each_race_in_hand_is_affiliated_first():
    row = score({"affiliated": ["crab-1"], "hand": ["crab-5", "crab-3", "squid-4", "squid-4"]})["players"][0]
    assert row["affiliated_from_hand"] == ["crab-3", "squid-4"]
    assert row["affiliated"] == ["crab-1", "crab-3", "squid-4"]
    assert row["parts"]["allies"]["total"] == 7
    assert codes(row["notes"]) == ["affiliated-from-hand"]


def test_lords_and_tokens():
    parts = score({"lords": ["landowner", "sage"], "monster_tokens": ["2", 3, 3]})["players"][0]["parts"]
    assert parts["lords"]["items"] == [{"lord": "landowner", "points": 12}, {"lord": "sage", "points": 4}]
    assert parts["monster_tokens"]["items"] == [
        {"token": "2", "count": 1, "points": 2},
        {"token": "3", "count": 2, "points": 6},
    ]
    assert parts["monster_tokens"]["total"] == 8


def test_formulas_that_count_lords():
    lords = {"lords": ["recruiter", "jailer", "sage", "keeper"]}  # influence 4, 7, 4, 6; keys 1, 0, 0, 1
    assert location("barracks", lords)["points"] == 7 + 2 * 2
    assert location("dockworks", lords)["points"] == 5
    assert location("abyss", lords)["points"] == 3 * 2
    assert location("jail", lords)["points"] == 15 - 4
    assert location("closed-tower", lords)["points"] == 2 * 3
    assert location("lost-tower", lords)["points"] == 2 * 3
    assert location("throne-room", lords)["points"] == 7
    assert location("depths", lords)["points"] == 4 * 2


def test_formulas_that_count_allies():
    allies = {"affiliated": ["crab-2", "crab-5", "squid-3"], "hand": ["squid-1", "seahorse-4"]}
    assert location("chasm", allies)["points"] == 5 + 2 * 3
    assert location("oceanic-senate-assembly", allies)["points"] == 4 + 2 * 3
    assert location("sargasso-fields", allies)["points"] == 3 + 3
    assert location("nest-of-giant-clams", allies)["points"] == 3
    assert location("coral-barrier", allies)["points"] == 20 - 5
    assert location("chamber-of-allies", allies)["points"] == 3 + 2 + 1 + 4


def test_every_formula_with_nothing_at_all():
    base = {"jail": 15, "coral-barrier": 20}
    for tile in cards().locations:
        item = location(tile, {})
        formula = cards().formulas[tile]
        assert item["points"] == base.get(tile, formula.get("base", 0)), tile
        assert item["counted"] == 0


def test_items_show_how_they_were_reckoned():
    assert location("barracks", {"lords": ["jailer"]}) == {
        "location": "barracks",
        "points": 9,
        "kind": "per-lord-of-guild",
        "base": 7,
        "each": 2,
        "more": 2,
        "less": 0,
        "counted": 1,
        "guild": "soldier",
    }
    jail = location("jail", {"lords": ["jailer", "hunter"]})
    assert (jail["base"], jail["more"], jail["less"], jail["counted"], jail["points"]) == (15, 0, 1, 2, 13)


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


def test_city_of_mirrors_without_a_rival_tile():
    answer = score({"locations": ["city-of-mirrors"]}, {})
    item = answer["players"][0]["parts"]["locations"]["items"][0]
    assert (item["copies"], item["points"]) == (None, 0)
    assert codes(answer["players"][0]["notes"]) == ["nothing-to-copy"]


def test_city_of_mirrors_never_scores_below_nothing():
    affiliated = list(cards().allies)
    assert len(affiliated) == 25
    own = {"affiliated": affiliated}
    assert location("coral-barrier", own)["points"] == -5
    assert location("city-of-mirrors", own, {"locations": ["coral-barrier"]})["points"] == 0


def test_a_mirror_without_the_city_is_pointed_out():
    answer = score({"mirror": "jail"}, {"locations": ["jail"]})
    assert codes(answer["players"][0]["notes"]) == ["mirror-unused"]
    assert answer["players"][0]["total"] == 0


def test_ranks_by_points():
    answer = score({"lords": ["sage"]}, {"lords": ["landowner"]}, {}, {"lords": ["elder"], "affiliated": ["crab-1"]})
    assert [row["rank"] for row in answer["players"]] == [2, 1, 4, 3]
    assert answer["tie_break"]["by"] == "points"
    assert answer["tie_break"]["winners"] == [1]
    assert answer["notes"] == []


def test_a_tie_is_broken_by_pearls():
    answer = score({"lords": ["sage"], "pearls": 1}, {"lords": ["recruiter"], "pearls": 2})
    assert [row["rank"] for row in answer["players"]] == [2, 1]
    assert answer["tie_break"]["by"] == "pearls"
    assert answer["tie_break"]["players"] == [0, 1]
    assert codes(answer["notes"]) == ["tie-broken-by-pearls"]


def test_then_by_the_highest_lord():
    first = {"lords": ["jailer", "elder"]}  # influence 7 and 3, cost 6 and 10
    second = {"lords": ["hunter", "recruiter"]}  # influence 6 and 4, cost 8 and 10
    answer = score(first, second)
    assert [row["rank"] for row in answer["players"]] == [1, 2]
    assert answer["tie_break"]["by"] == "highest-lord"
    assert answer["notes"][0]["params"] == {"lord": "jailer", "value": 7}
    assert score(first, second, profile="cost")["tie_break"]["by"] == "shared"


def test_by_cost_if_asked():
    first = {"lords": ["jailer"]}  # influence 7, cost 6
    second = {"lords": ["seeker"]}  # influence 7, cost 7
    assert score(first, second)["tie_break"]["by"] == "shared"
    answer = score(first, second, profile="cost")
    assert answer["tie_break"]["winners"] == [1]
    assert answer["players"][1]["highest_lord"] == {"lord": "seeker", "value": 7}


def test_a_victory_can_be_shared():
    answer = score({"lords": ["sage"]}, {"lords": ["recruiter"]}, {})
    assert [row["rank"] for row in answer["players"]] == [1, 1, 3]
    assert answer["tie_break"] == {
        "by": "shared",
        "players": [0, 1],
        "winners": [0, 1],
        "rule": "abyss.scoring.tie-break",
    }


def test_every_part_names_its_rule():
    parts = score({})["players"][0]["parts"]
    for part in parts.values():
        assert part["total"] == 0
        assert part["rule"].startswith("abyss.scoring.")
