"""What is laid out, and what each seat begins with."""

from tests.engine.portable.world import ask, codes, problems


def setup(players, **more):
    return ask("mountain-king/setup", players=players, **more)


def test_what_lies_on_the_table():
    assert [setup(players)["workshop_tiles"] for players in (2, 3, 4, 5)] == [5, 7, 9, 11]
    sides = [setup(players)["sides"] for players in (2, 3, 4, 5)]
    assert sides == [["winter", "autumn"], ["autumn"], ["winter"], ["winter"]]
    assert [setup(players)["spots"] for players in (2, 3, 4, 5)] == [None, 3, 4, 5]
    assert [setup(players)["coronation"] for players in (2, 3, 4, 5)] == [[3], [5, 3], [5, 3], [5, 3]]
    assert setup(2)["horde"] == [{"level": 1, "count": 5}, {"level": 2, "count": 4}, {"level": 3, "count": 3}]
    assert setup(2)["spells"] == 3


def test_what_each_seat_gets():
    bonus = [seat["bonus"] for seat in setup(5)["seats"]]
    assert bonus == ["none", "hand", "hand", "hand-and-deck", "hand-and-deck"]
    cards = {"placed": {"stone": 2, "coin": 1}, "hand": {"coin": 2}, "deck": {"cart": 1}}
    goods = [setup(5, seat=seat, **cards)["goods"] for seat in (1, 2, 5)]
    assert goods == [{"stone": 2, "coin": 1}, {"stone": 2, "coin": 3}, {"stone": 2, "coin": 3, "cart": 1}]
    assert "hand-not-taken" in codes(setup(5, seat=1, **cards)["notes"])
    assert "deck-not-taken" in codes(setup(5, seat=3, **cards)["notes"])
    assert "goods" not in setup(5)


def test_teams():
    answer = setup(4, teams="yes", seat=4, placed={"iron": 1}, hand={"iron": 1}, deck={"iron": 1})
    assert [(seat["team"], seat["bonus"]) for seat in answer["seats"]] == [
        (1, "none"),
        (2, "none"),
        (2, "none"),
        (1, "none"),
    ]
    assert (answer["goods"], answer["sides"]) == ({"iron": 1}, ["winter"])
    for players in (2, 3, 5):
        refused = setup(players, teams="yes", seat=2)
        assert (refused["legal"], codes(refused["reasons"])) == (False, ["teams-of-two"])
        assert setup(**{"teams": "yes", "seat": 2, "players": players} | refused["instead"])["legal"]


def test_the_fifth_seat_has_no_team():
    refused = setup(5, teams="yes", seat=5)
    assert refused["instead"] == {"teams": "no"}
    assert setup(5, seat=5, **refused["instead"])["legal"]


def test_a_seat_that_is_not_there():
    assert problems("mountain-king/setup", {"players": 3, "seat": 4}) == [("conflict", "seat")]
    assert problems("mountain-king/setup", {"players": 6}) == [("out-of-range", "players")]


def test_what_teams_do_with_their_gates_and_pieces():
    notes = codes(setup(4, teams="yes")["notes"])
    assert [code for code in ("gates-of-partners", "team-pieces", "numbered-spots") if code in notes] == [
        "gates-of-partners",
        "team-pieces",
    ]
    assert "numbered-spots" in codes(setup(4)["notes"])
