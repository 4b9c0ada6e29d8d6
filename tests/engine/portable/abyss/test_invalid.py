"""Malformed requests of every kind get an answer that names the field; nothing raises, nothing grows without bound."""

import engine
from tests.engine.portable.world import games, problems


def test_what_is_no_request():
    for request in (None, True, 0, 1.5, "x", [], [{}]):
        assert problems("abyss/recruit", request) == [("not-an-object", "")]


def test_unknown_checkers():
    for checker in ("abyss/nothing", "nowhere/score", "abyss", "", "/", None, 5, ["abyss/recruit"]):
        answer = engine.check(checker, {}, games())
        assert [problem["code"] for problem in answer["problems"]] == ["unknown-checker"]
        assert "abyss/recruit" in answer["problems"][0]["accepted"]["checkers"]


def test_fields():
    assert problems("abyss/recruit", {}) == [("missing-field", "lord")]
    assert problems("abyss/recruit", {"lord": "slaver", "Pearls": 1, "a": 2}) == [
        ("unknown-field", "Pearls"),
        ("unknown-field", "a"),
    ]
    assert problems("abyss/recruit", {"lord": "slaver", 5: 1, None: 2}) == [
        ("unknown-field", "5"),
        ("unknown-field", "null"),
    ]
    assert problems("abyss/score", {"players": [{"pearl": 1}]}) == [("unknown-field", "players[0].pearl")]


def test_what_is_given_in_one_field_is_told_once():
    many = {"hand": ["crab-1"], "discard": ["crab-2", "crab-2", "crab-3"]}
    answer = engine.check("abyss/limits", many, games())
    assert [problem["given"] for problem in answer["problems"]] == ["crab-2", "crab-3"]


def test_wrong_types():
    for lord in (None, 5, True, 1.5, [], {}, ["slaver"]):
        assert problems("abyss/recruit", {"lord": lord}) == [("wrong-type", "lord")]
    for allies in (None, "crab-1", 5, {}, True):
        assert problems("abyss/recruit", {"lord": "slaver", "allies": allies}) == [("wrong-type", "allies")]
    for pearls in (None, "3", True, False, 1.0, float("nan"), float("inf"), [3], {}):
        assert problems("abyss/recruit", {"lord": "slaver", "pearls": pearls}) == [("wrong-type", "pearls")]
    assert problems("abyss/recruit", {"lord": "slaver", "allies": ["crab-1", None, {}, 1.5, True]}) == [
        ("wrong-type", "allies[1]"),
        ("wrong-type", "allies[2]"),
        ("wrong-type", "allies[3]"),
        ("wrong-type", "allies[4]"),
    ]
    assert problems("abyss/score", {"players": ["A", None]}) == [
        ("wrong-type", "players[0]"),
        ("wrong-type", "players[1]"),
    ]
    assert problems("abyss/score", {"players": [{"name": 5}]}) == [("wrong-type", "players[0].name")]


def test_unknown_ids():
    assert problems("abyss/recruit", {"lord": "kraken", "powers": ["x"], "rival_powers": [""]}) == [
        ("unknown-id", "lord"),
        ("unknown-id", "powers[0]"),
        ("unknown-id", "rival_powers[0]"),
    ]
    for ally in ("crab-6", "crab-0", "crab", "crab-1 ", "Crab-1", "crab-01", "__class__"):
        assert problems("abyss/recruit", {"lord": "slaver", "allies": [ally]}) == [("unknown-id", "allies[0]")]
    # An integer stands for the id written with the same digits: no ally is called 5, a token may be called 3.
    assert problems("abyss/recruit", {"lord": "slaver", "allies": [5]}) == [("unknown-id", "allies[0]")]
    assert problems("abyss/score", {"players": [{"monster_tokens": [3, "3", 5]}]}) == [
        ("unknown-id", "players[0].monster_tokens[2]")
    ]


def test_ranges():
    for pearls in (-1, 100, 10**9, 10**20, -(10**400)):
        assert problems("abyss/recruit", {"lord": "slaver", "pearls": pearls}) == [("out-of-range", "pearls")]
    for field in ("nebulis", "own_pearls", "own_nebulis"):
        assert problems("abyss/recruit", {"lord": "slaver", field: 100}) == [("out-of-range", field)]
    # What has a default cannot be unknown.
    assert problems("abyss/recruit", {"lord": "slaver", "nebulis": None}) == [("wrong-type", "nebulis")]
    assert problems("abyss/recruit", {"lord": "slaver", "sentinel": "both"}) == [("out-of-range", "sentinel")]
    assert problems("abyss/hand", {"way": "plotting"}) == [("out-of-range", "way")]
    assert problems("abyss/hand", {"limit": 0}) == [("out-of-range", "limit")]
    assert problems("abyss/hand", {"limit": 51}) == [("out-of-range", "limit")]
    assert problems("abyss/recruit", {"lord": "slaver", "profile": "house"}) == [("out-of-range", "profile")]
    assert problems("abyss/score", {"players": []}) == [("out-of-range", "players")]
    assert problems("abyss/score", {"players": [{}] * 6}) == [("too-many-items", "players")]
    assert problems("abyss/score", {"players": [{"name": "x" * 41}]}) == [("too-long", "players[0].name")]


def test_what_is_nested_too_deeply():
    for endless in ([], {}):
        for _ in range(200):
            endless = [endless] if isinstance(endless, dict) else {"inner": endless}
        assert problems("abyss/recruit", {"lord": endless}) == [("too-deep", "")]
    eight = {"lord": [[[[[[[1]]]]]]]}
    assert problems("abyss/recruit", eight) == [("wrong-type", "lord")]
    deeper = engine.check("abyss/recruit", {"lord": [eight["lord"]]}, games())
    assert [(problem["code"], problem["given"]) for problem in deeper["problems"]] == [("too-deep", "lord")]


def test_many_items():
    assert problems("abyss/recruit", {"lord": "slaver", "allies": ["crab-1"] * 10000}) == [("too-many-items", "allies")]
    many = {"x" + str(number): number for number in range(1000)}
    many["lord"] = "slaver"
    assert len(problems("abyss/recruit", many)) == 20


def test_copies():
    assert problems("abyss/recruit", {"lord": "slaver", "allies": ["shellfish-5", "shellfish-5"]}) == [
        ("too-many-copies", "allies")
    ]
    answer = engine.check("abyss/hand", {"hand": ["crab-1"] * 6 + ["squid-4"] * 3}, games())
    found = [(problem["given"], problem["accepted"]["copies"]) for problem in answer["problems"]]
    assert found == [("crab-1", 5), ("squid-4", 2)]
    assert problems("abyss/recruit", {"lord": "slaver", "powers": ["sage", "sage"]}) == [("duplicate", "powers")]


def test_a_lord_in_two_places():
    assert problems("abyss/recruit", {"lord": "slaver", "powers": ["slaver"]}) == [("conflict", "powers")]
    assert problems("abyss/recruit", {"lord": "slaver", "rival_powers": ["slaver"]}) == [("conflict", "rival_powers")]
    assert problems("abyss/recruit", {"lord": "slaver", "powers": ["sage"], "rival_powers": ["sage"]}) == [
        ("conflict", "rival_powers")
    ]
    assert problems("abyss/hand", {"court": ["slaver", "sage"], "powers": ["sage"]}) == [("conflict", "powers")]
    assert problems("abyss/hand", {"court": ["slaver"], "reserved": "sage"}) == [("conflict", "reserved")]
    # The Corruptor who lets one recruit lies with the payer.
    assert problems("abyss/recruit", {"lord": "corruptor", "way": "corruptor"}) == [("conflict", "way")]
    assert problems("abyss/hand", {"court": ["corruptor"], "way": "corruptor"}) == [("conflict", "way")]
    assert problems("abyss/recruit", {"lord": "sage", "way": "corruptor", "rival_powers": ["corruptor"]}) == [
        ("conflict", "way")
    ]


def test_players_who_own_the_same():
    request = {
        "players": [
            {"locations": ["jail"], "lords": ["sage"], "affiliated": ["crab-5"], "monster_tokens": [4, 4]},
            {"locations": ["jail"], "lords": ["sage"], "hand": ["crab-5"], "monster_tokens": [4]},
        ]
    }
    assert problems("abyss/score", request) == [
        ("taken", "players[1].locations"),
        ("taken", "players[1].lords"),
        ("too-many-copies", "players[1].hand"),
        ("too-many-copies", "players[1].monster_tokens"),
    ]
    same_player = {"players": [{"affiliated": ["crab-5"], "hand": ["crab-5"]}]}
    assert problems("abyss/score", same_player) == [("too-many-copies", "players[0].hand")]


def test_a_mirror_copies_only_what_a_rival_has():
    players = [{"locations": ["city-of-mirrors", "jail"], "mirror": "jail"}, {"locations": ["chasm"]}]
    answer = engine.check("abyss/score", {"players": players}, games())
    assert answer["problems"] == [
        {
            "code": "conflict",
            "field": "players[0].mirror",
            "given": "jail",
            "accepted": {"of": "location", "ids": ["chasm"]},
        }
    ]
