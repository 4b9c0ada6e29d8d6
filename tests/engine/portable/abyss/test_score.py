"""Final scores: the parts, the formulas of the locations, ranks and tie-breaks."""

import engine
from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, found_wrong, games, message, problems


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


def test_items_show_how_they_were_calculated():
    assert location("barracks", {"lords": ["jailer"]}) == {
        "location": "barracks",
        "points": 9,
        "kind": "per-lord-of-guild",
        "base": 7,
        "each": 2,
        "counted": 1,
        "guild": "soldier",
    }
    jail = location("jail", {"lords": ["jailer", "hunter"]})
    assert (jail["base"], jail["each"], jail["counted"], jail["points"]) == (15, -1, 2, 13)


def test_ranks_by_points():
    answer = score(
        {"lords": ["sage"]}, {"lords": ["landowner"]}, {"pearls": 1}, {"lords": ["elder"], "affiliated": ["crab-1"]}
    )
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
    assert answer["notes"][0]["params"] == {"players": [0, 1], "player": 1, "total": 4, "pearls": 2}


def test_then_by_the_highest_lord():
    first = {"lords": ["jailer", "elder"]}  # influence 7 and 3, cost 6 and 10
    second = {"lords": ["hunter", "recruiter"]}  # influence 6 and 4, cost 8 and 10
    answer = score(first, second)
    assert [row["rank"] for row in answer["players"]] == [1, 2]
    assert answer["tie_break"]["by"] == "highest-lord"
    assert answer["notes"][0]["params"] == {"players": [0, 1], "player": 0, "lord": "jailer", "value": 7}
    assert score(first, second, profile="cost")["tie_break"]["by"] == "shared"


def test_by_cost_if_asked():
    first = {"lords": ["jailer"]}  # influence 7, cost 6
    second = {"lords": ["seeker"]}  # influence 7, cost 7
    assert score(first, second)["tie_break"]["by"] == "shared"
    answer = score(first, second, profile="cost")
    assert answer["tie_break"]["winners"] == [1]
    assert answer["players"][1]["highest_lord"] == {"lord": "seeker", "value": 7}


def test_a_victory_can_be_shared():
    answer = score({"lords": ["sage"]}, {"lords": ["recruiter"]}, {"lords": ["elder"]})
    assert [row["rank"] for row in answer["players"]] == [1, 1, 3]
    assert answer["tie_break"] == {
        "by": "shared",
        "players": [0, 1],
        "winners": [0, 1],
        "rule": "abyss.scoring.tie-break",
    }


def test_every_part_names_its_rule():
    parts = score({"pearls": 1}, {"lords": ["sage"]})["players"][0]["parts"]
    for part in parts.values():
        assert part["total"] == 0
        assert part["rule"].startswith("abyss.")


def test_pearls_alone_say_nothing_of_the_points():
    answer = score({"pearls": 1}, {"pearls": 2})
    assert [note["code"] for note in answer["notes"]] == ["score-untold"]
    assert [row["total"] for row in answer["players"]] == [None, None]
    assert [row["parts"]["lords"]["total"] for row in answer["players"]] == [None, None]


def totals(row):
    return {name: part["total"] for name, part in row["parts"].items()}


def test_nebulis_wounds_and_the_figures():
    first, second = score(
        {"nebulis": 3, "wounds": 4, "kraken_figure": "yes"},
        {"nebulis": 1, "scourge": "yes"},
    )["players"]
    base = {"locations": 0, "lords": 0, "allies": 0, "monster_tokens": 0}
    expected = {"nebulis": -3, "kraken_figure": -5, "wounds": -4, "scourge": 0}
    expected.update(base)
    assert totals(first) == expected
    assert (first["total"], second["total"]) == (-12, 4)
    assert first["notes"] == second["notes"] == []
    assert second["parts"]["scourge"]["items"] == [{"count": 1, "points": 5}]


def test_the_lair_can_score_less_than_nothing():
    assert location("krakens-lair", {"nebulis": 4})["points"] == 15 - 12
    item = location("krakens-lair", {"nebulis": 7})
    assert (item["points"], item["each"], item["counted"]) == (15 - 21, -3, 7)


def test_krakens_in_hand_bring_their_nebulis_first():
    row = score({"locations": ["krakens-lair"], "hand": ["kraken-2", "kraken-4", "kraken-4", "crab-3"], "nebulis": 1})
    row = row["players"][0]
    assert row["nebulis"] == 1 + 1 + 3 + 3
    assert row["affiliated"] == ["crab-3"]
    assert row["parts"]["locations"]["total"] == 15 - 24
    assert row["parts"]["nebulis"]["total"] == -8
    note = message(row["notes"], "krakens-bring-nebulis")
    assert note["params"] == {"allies": ["kraken-2", "kraken-4", "kraken-4"], "count": 7}


def test_the_cleaner_keeps_them_away_while_it_is_free():
    own = {"lords": ["cleaner"], "hand": ["kraken-4"]}
    row = score(own)["players"][0]
    assert (row["nebulis"], row["total"]) == (0, 7)
    assert codes(row["notes"]) == ["krakens-cleaned"]
    own["cleaner"] = "tucked"
    row = score(own)["players"][0]
    assert (row["nebulis"], row["total"]) == (3, 4)
    assert codes(row["notes"]) == ["krakens-bring-nebulis"]


def figures(*players):
    """Who scores the Kraken figure, the codes said of it at each player, and what is open about it."""
    answer = score(*players)
    assert (answer["legal"] is None) == (answer["open"] != [])
    rows = answer["players"]
    holder = [number for number, row in enumerate(rows) if row["parts"]["kraken_figure"]["total"]]
    said = [[code for code in codes(row["notes"]) if code.startswith("figure")] for row in rows]
    return holder, said, codes(answer["open"])


def winners(*players, **more):
    """The code of the open point, the winners by each of its readings, and the winners by all of them."""
    answer = score(*players, **more)
    point = answer["open"][0]
    found = []
    for reading in point["readings"]:
        more["figure_end"] = reading["reading"]
        chosen = score(*players, **more)
        assert chosen["legal"] == reading["legal"]
        if reading["legal"]:
            assert chosen["tie_break"]["winners"] == reading["winners"]
            assert [row["total"] for row in chosen["players"]] == reading["totals"]
        found.append((reading["reading"], reading["winners"]))
    return point["code"], found, answer["tie_break"]["winners"]


def test_the_figure_after_the_krakens_in_hand():
    holds = {"nebulis": 3, "kraken_figure": "yes"}
    assert figures(holds, {"hand": ["kraken-3"]}) == ([0], [[], []], [])
    assert figures(holds, {"hand": ["kraken-4"]}) == ([1], [[], ["figure-moves"]], [])
    assert figures(holds, {"hand": ["kraken-4"], "lords": ["cleaner"]}) == ([0], [[], []], [])
    # The holder gains too and stays ahead, or is passed by the only one at the top who gains.
    assert figures({"kraken_figure": "yes", "nebulis": 3, "hand": ["kraken-2"]}, {"hand": ["kraken-4"]})[0] == [0]
    assert figures(holds, {"nebulis": 1, "hand": ["kraken-4"]}, {"hand": ["kraken-2"]})[0] == [1]
    # Two of those level at the top have gained: the order decides, and no source tells it.
    level = ({"kraken_figure": "yes", "nebulis": 1, "hand": ["kraken-3"]}, {"hand": ["kraken-4"]})
    assert figures(*level) == ([], [[], []], ["figure-order-open"])
    assert figures({}, {"hand": ["kraken-4"]}, {"hand": ["kraken-4"]})[2] == ["figure-order-open"]


def test_each_reading_of_the_figure_has_its_winners():
    # The rules audit asked this: online the other one holds the figure, and the winner is not the same.
    asked = ({"hand": ["kraken-3"], "nebulis": 1}, {"nebulis": 2, "hand": ["kraken-2"], "kraken_figure": "yes"})
    assert winners(*asked) == ("figure-order-open", [("1", [1]), ("2", [0]), ("online", [1])], [])
    answer = score(*asked)
    assert [row["rank"] for row in answer["players"]] == [0, 0]
    assert (answer["tie_break"]["by"], answer["tie_break"]["players"]) == ("open", [])
    assert [row["total"] for row in answer["players"]] == [-3, -3]
    # Two players level, and nobody said who holds it: whoever does cannot share the victory.
    unsaid = ({"nebulis": 2}, {"nebulis": 2})
    assert winners(*unsaid) == ("figure-unclaimed", [("1", [1]), ("2", [0])], [])
    # Somebody may win whoever holds it.
    ahead = ({"nebulis": 2, "lords": ["sage", "jailer"]}, {"nebulis": 2})
    assert winners(*ahead) == ("figure-unclaimed", [("1", [0]), ("2", [0])], [0])
    # Of several the holder has no part online: one of the others, who is not said.
    three = (
        {"nebulis": 2, "kraken_figure": "yes", "hand": ["kraken-2"]},
        {"hand": ["kraken-4"]},
        {"hand": ["kraken-4"]},
    )
    found = winners(*three)[1]
    assert found[3] == ("online", [])
    assert score(*three, figure_end="online")["open"][0]["params"] == {"players": [1, 2], "count": 3}
    # One gainer alone at the top takes it by every reading at the table; online the holder's old rival may, too.
    tied = ({"nebulis": 3, "kraken_figure": "yes"}, {"nebulis": 3}, {"hand": ["kraken-4"]})
    assert figures(*tied)[0] == [2]
    # Online nobody is the last to take nebulis: the table is looked at once.
    assert codes(score(*tied, figure_end="online")["open"]) == ["figure-unclaimed"]
    assert winners(*tied, figure_end="online")[1] == [("2", [0, 2]), ("3", [0, 1])]


def test_a_choice_of_the_figure_that_fits_nobody_is_pointed_out():
    assert codes(score({"nebulis": 2}, {"nebulis": 1}, figure_end="2")["notes"]) == ["figure-choice-unused"]
    assert codes(score({"nebulis": 2}, {"nebulis": 1}, figure_end="1")["notes"]) == []
    assert problems("abyss/score", {"players": [{}, {}], "figure_end": "3"}) == [("conflict", "figure_end")]


def test_a_holder_that_cannot_be_right():
    def wrong(*players):
        return found_wrong("abyss/score", {"players": list(players)})

    impossible = [("impossible", "players[0].kraken_figure")]
    assert wrong({"nebulis": 1, "kraken_figure": "yes"}, {"nebulis": 2}) == impossible
    assert wrong({"kraken_figure": "yes"}, {}) == impossible
    # What the Krakens in hand bring comes later: the figure was wrong before.
    late = {"nebulis": 2, "hand": ["kraken-2"], "kraken_figure": "yes"}
    assert wrong(late, {"nebulis": 1, "hand": ["kraken-3"]}, {"nebulis": 3}) == impossible
    assert wrong(late, {"nebulis": 1, "hand": ["kraken-3"]}, {"nebulis": 2}) == []
    assert wrong({"kraken_figure": "yes"}) == []
    assert figures({"nebulis": 1}, {"nebulis": 2}) == ([1], [[], ["figure-assumed"]], [])
    assert figures({}, {"hand": ["kraken-2"]}) == ([1], [[], ["figure-assumed"]], [])
    assert figures({"nebulis": 2}, {"nebulis": 2}) == ([], [[], []], ["figure-unclaimed"])
    assert score({"nebulis": 1}, {"nebulis": 2})["players"][1]["notes"][0]["params"] == {"player": 1, "count": 2}
    assert figures({}, {}) == ([], [[], []], [])
    # Of a player alone nobody knows what the rivals have.
    assert figures({"nebulis": 2}) == ([], [[]], [])


def test_loot_on_a_sanctuary():
    tiles = {"locations": ["battlefield", "megalodon", "abandoned-convoy"]}
    searched = [
        {"location": "battlefield", "loot": ["loot-7", "loot-3"]},
        {"location": "abandoned-convoy", "loot": []},
    ]
    row = score(tiles, sanctuaries=searched)["players"][0]
    items = row["parts"]["locations"]["items"]
    assert [(item["location"], item["points"]) for item in items] == [
        ("battlefield", 10),
        ("megalodon", 0),
        ("abandoned-convoy", 0),
    ]
    assert items[0]["loot"] == ["loot-3", "loot-7"]
    assert [note["params"] for note in row["notes"]] == [{"location": "megalodon"}]


def test_readings_that_the_player_chooses():
    lords = ["fence", "elder", "jailer", "keeper"]
    tiles = {"locations": ["abyss", "closed-tower", "lost-tower"], "lords": lords}

    def scored(**more):
        row = score(tiles, **more)["players"][0]
        assert codes(row["notes"]) == ["guilds-disputed", "ambassador-keys-disputed", "ambassador-keys-disputed"]
        return [item["points"] for item in row["parts"]["locations"]["items"]]

    assert scored() == [8, 3, 9]
    assert scored(abyss_tile="six-guilds") == [6, 3, 9]
    assert scored(ambassador_keys="three") == [8, 6, 6]
    assert score({"locations": ["abyss", "lost-tower"], "lords": ["fence"]})["players"][0]["notes"] == []


def test_what_is_not_told_is_unknown():
    def told(*players):
        answer = score(*players)
        assert ("score-untold" in codes(answer["notes"])) == (answer["tie_break"]["by"] == "unknown")
        assert answer["tie_break"]["by"] != "unknown" or not answer["tie_break"]["winners"]
        parts = ("locations", "lords", "allies", "monster_tokens")
        totals = [[row["parts"][name]["total"] for name in parts] for row in answer["players"]]
        return [row["total"] for row in answer["players"]], totals

    # Nothing at all is known of the second.
    assert told({"lords": ["keeper"]}, {}) == ([6, None], [[0, 6, 0, 0], [None] * 4])
    assert [row["rank"] for row in score({"lords": ["keeper"]}, {})["players"]] == [0, 0]
    # Whoever writes down totals has not counted the rest yet; cards that lie there are all there are.
    whole = {"locations": 9, "lords": 3, "allies": 4, "monster_tokens": 0}
    assert told({"typed": {"lords": 12}}, {"typed": whole}) == ([12, 16], [[None, 12, None, None], [9, 3, 4, 0]])
    assert told({"lord_points": [3, 4]}) == ([7], [[None, 7, None, None]])
    assert told({"typed": whole}, {"lords": ["keeper"]}) == ([16, 6], [[9, 3, 4, 0], [0, 6, 0, 0]])
    # Allies still in hand are told.
    assert told({"typed": {"lords": 12}, "hand": ["crab-2"]}) == ([14], [[None, 12, 2, None]])


def test_five_players():
    answer = score({"pearls": 1}, {"pearls": 1}, {"pearls": 1}, {"pearls": 1}, {"wounds": 1})
    assert [row["rank"] for row in answer["players"]] == [1, 1, 1, 1, 5]
    assert engine.check_with_sets("abyss/score", {"players": [{}] * 5}, games())[1] == ["leviathan"]
    assert problems("abyss/score", {"players": [{}] * 5, "sets": ["kraken"]}) == [("set-not-in-play", "players")]


def test_what_leviathan_takes_out_of_the_game():
    def told(*rivals, **more):
        return found_wrong("abyss/score", {"players": [{"lords": ["tamer"]}] + list(rivals)} | more)

    removed = [("impossible", "players[0].lords[0]")]
    assert told({"lords": ["sage"]}) == []
    assert told({"wounds": 1}) == removed
    assert told({"scourge": "yes"}) == removed
    assert told({"hand": ["crab-2-combat"]}) == removed
    assert told({"lords": ["intrepid"]}) == removed
    assert told({}, {}, {}, {}) == removed
    assert told({}, sets=["leviathan"]) == removed
    assert told({}, sets=["kraken"]) == []


def test_what_cannot_be_in_one_game():
    def wrong(*players, **more):
        more["players"] = list(players)
        return problems("abyss/score", more)

    assert wrong({"affiliated": ["kraken-2"]}) == [("conflict", "players[0].affiliated")]
    most = {"nebulis": 1, "kraken_figure": "yes"}
    assert wrong(most, most) == [("taken", "players[1].kraken_figure")]
    assert wrong({"scourge": "yes"}, {"scourge": "yes"}) == [("taken", "players[1].scourge")]
    told = engine.check("abyss/score", {"players": [{"scourge": "yes"}, {"scourge": "yes"}]}, games())["problems"][0]
    assert (told["given"], told["accepted"]) == ("yes", {"owner": 0})
    place = "sanctuaries[0].location"
    assert wrong({}, sanctuaries=[{"location": "battlefield"}]) == [("conflict", place)]
    assert wrong({"locations": ["jail"]}, sanctuaries=[{"location": "jail"}]) == [("conflict", place)]
    assert wrong({"lords": ["sage"]}, {"lords": ["sage"]}) == [("taken", "players[1].lords")]

    def accepted(*players, **more):
        more["players"] = list(players)
        return engine.check("abyss/score", more, games())["problems"][0]["accepted"]

    sanctuaries = ["cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield"]
    assert accepted({"locations": ["jail"]}, sanctuaries=[{"location": "jail"}])["ids"] == sanctuaries
    assert accepted({}, sanctuaries=[{"location": "battlefield"}]) == {"first": "players.locations"}
    assert accepted({"mirror": "jail"}, {}) == {"first": "players.locations"}
    assert accepted({"mirror": "jail"}, {"locations": ["abyss"]}) == {"of": "location", "ids": ["abyss"]}
    tiles = ["battlefield", "megalodon", "abandoned-convoy", "cetacean-graveyard"]
    twice = [{"location": "battlefield"}, {"location": "battlefield"}]
    assert wrong({"locations": tiles}, sanctuaries=twice) == [("conflict", "sanctuaries[1].location")]
    tile = {"location": "megalodon"}
    places = ["sanctuaries[0].location", "sanctuaries[1].location"]
    assert wrong({}, sanctuaries=[tile, tile]) == [("conflict", place) for place in places], "each fault once"
    thrice = [{"location": tile, "loot": ["loot-3"]} for tile in tiles]
    assert wrong({"locations": tiles}, sanctuaries=thrice) == [("too-many-copies", "sanctuaries[3].loot")]
