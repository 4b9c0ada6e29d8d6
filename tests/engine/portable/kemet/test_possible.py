"""Can this be? No checker of Kemet judges what cannot lie on one table, and each says by which rule it cannot."""

import engine
from tests.engine.portable.world import ask, games

ORDINARY = ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"]


def found(checker, request):
    """Where the problems of a request are, and by which rules."""
    answer = engine.check("kemet/" + checker, request, games())
    assert answer["kind"] == "invalid", answer
    return [(problem["field"], problem.get("rule")) for problem in answer["problems"]]


def hand(cards, **more):
    return {"units": 3, "cards": cards} | more


def side(units, card, **more):
    return {"units": units, "card": card} | more


def test_no_more_victory_points_than_there_are_pieces():
    many = {"battle": 30, "two_temples": 20}
    assert found("score", {"players": [many, {"battle": 3, "temples": 1}]}) == [("players[1].temples", "kemet.points")]
    assert ask("kemet/score", players=[many, {"battle": 3}])["players"][0]["total"] == 50
    ends = [{"permanent": 40, "battle": 40}, {"permanent": 13, "temples": ["temple1"]}]
    assert found("day-end", {"players": ends}) == [("players[1].temples", "kemet.points")]
    assert found("night", {"players": [{"points": 50}, {"points": 4}]}) == [("players[1].points", "kemet.points")]


def test_no_more_units_than_a_player_has():
    full = {"temples": ["temple1", "temple2", "temple6"], "delta_units": 7, "sanctuary": 4}
    assert found("day-end", {"players": [full, {}, {}]}) == [("players[0].sanctuary", "kemet.board.troops")]
    assert ask("kemet/day-end", players=[full | {"sanctuary": 3}, {}, {}])["legal"]
    enemies = [{"recruit": 1, "enemy": 7}, {"recruit": 0, "enemy": 6}]
    assert found("recruit", {"units": 1, "districts": enemies}) == [("districts[1].enemy", "kemet.board.troops")]
    spaces = (
        "desert12 desert13 desert14 desert15 desert20 temple1 temple2 temple5 city2-1 city2-2 city2-3 city1-2 city1-3"
    )
    board = {"players": 2, "city": "city1", "from": "city1-1", "units": 2, "enemies": spaces.split()}
    assert found("move", board) == [("enemies[12]", "kemet.board.troops")]


def test_only_one_player_has_the_tile_for_large_troops():
    large = [{"temples": ["temple6"], "delta_units": 6}, {"sanctuary": 6}, {}]
    assert found("day-end", {"players": large}) == [("players[1].sanctuary", "kemet.movement.limit")]
    legion = {"units": 1, "tiles": ["legion"], "districts": [{"recruit": 1, "enemy": 6}]}
    assert found("recruit", legion) == [("districts[0].enemy", "kemet.movement.limit")]
    assert ask("kemet/recruit", **(legion | {"tiles": []}))["legal"]


def test_units_on_the_board_are_not_in_the_reserve():
    """Nobody told the reserve, but ten stand in the city."""
    city = [{"own": 5}, {"own": 5}, {"recruit": 5}]
    answer = ask("kemet/recruit", units=5, districts=city)
    assert (answer["legal"], answer["most"]) == (False, 2)
    assert [(one["code"], one["params"]["reserve"]) for one in answer["reasons"]] == [("reserve-short", 2)]
    assert answer["instead"]["units"] == 2


def test_a_special_card_takes_the_place_of_an_ordinary_one():
    tile = hand(ORDINARY, tiles=["offensive-strategy"])
    assert found("odds", {"attacker": tile, "defender": hand(ORDINARY)}) == [
        ("attacker.cards[5]", "kemet.battle.cards")
    ]
    changed = tile | {"cards": ORDINARY[:5] + ["3-3-0"]}
    assert ask("kemet/odds", attacker=changed, defender=hand(ORDINARY))["legal"]


def test_what_cannot_be_names_its_rule():
    plain = side(5, "4-1-0")
    creature = plain | {"creature": "sphinx"}
    players = {"players": [{"tiles": ["vision"]}, {"tiles": ["vision"]}]}
    for checker, request, rule in (
        ("battle", {"attacker": creature, "defender": creature}, "kemet.tiles"),
        ("battle", {"attacker": side(5, "3-3-0"), "defender": plain}, "kemet.battle.cards"),
        ("battle", {"attacker": side(5, "4-1-0", di=["veto"]), "defender": plain}, "kemet.interventions.timing"),
        ("night", players, "kemet.tiles"),
        ("buy", {"pyramids": {}, "owned": ["legion"], "gone": ["legion"]}, "kemet.tiles"),
        ("score", {"players": [{"temples": 3}, {"temples": 1}]}, "kemet.setup.players"),
        ("score", {"players": [{"sphinx": "yes"}, {"sphinx": "yes"}]}, "kemet.tiles"),
        ("day-end", {"players": [{"temples": ["temple1"]}, {"temples": ["temple1"]}]}, "kemet.board.control"),
        ("day-end", {"players": [{"sanctuary": 1}, {}]}, "kemet.setup.players"),
        ("setup", {"players": 2, "units": {"red": 10, "blue": 3}}, "kemet.board.troops"),
        ("actions", {"placed": [], "beginner": "yes", "silver": "yes"}, "kemet.beginner"),
    ):
        assert [each for _, each in found(checker, request)] == [rule], (checker, request)
