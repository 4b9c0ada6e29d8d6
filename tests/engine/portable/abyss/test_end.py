"""The end of the game: what triggers it, and who still plays."""

import engine
from tests.engine.portable.world import ask, codes, found_wrong, games, problems


def end(lords, **more):
    more["players"] = [{"lords": count} for count in lords]
    return ask("abyss/end", **more)


def causes(lords, **more):
    answer = end(lords, **more)
    assert answer["triggered"] == (answer["causes"]["notes"] != [])
    return codes(answer["causes"]["notes"])


def order(lords, **more):
    """The numbers of the players in the order of all turns that are left, the one going on included."""
    answer = end(lords, **more)
    players = answer["players"]
    assert [player["plays"] for player in players] == [seat in answer["last_turns"] for seat in range(len(players))]
    assert [answer["last_turns"].index(seat) for seat in answer["last_turns"]] == list(range(len(answer["last_turns"])))
    for seat, player in enumerate(players):
        place = answer["last_turns"].index(seat) + 1 if player["plays"] else 0
        assert player["order"] == (str(place) if place else "")
    own = [seat + 1 for name in ("finishes", "further") for seat, player in enumerate(players) if player[name]]
    return own + [seat + 1 for seat in answer["last_turns"]]


def test_nothing_has_ended():
    answer = end([6, 3, 5])
    assert (answer["triggered"], answer["over"]) == (False, False)
    assert codes(answer["notes"]) == ["no-seventh-lord"]
    assert order([6, 3, 5]) == []


def test_the_seventh_lord():
    assert causes([7, 3, 5]) == ["seventh-lord"]
    assert causes([7, 3, 5], moment="in-turn") == ["seventh-lord"]
    answer = end([7, 3, 5], moment="in-turn", profile="online")
    assert (answer["triggered"], codes(answer["notes"])) == (False, ["online-looks-later"])
    assert causes([7, 3, 5], profile="online") == ["seventh-lord"]


def test_a_seventh_lord_from_an_earlier_turn():
    assert causes([3, 5, 7], active=1) == ["seventh-lord-before"]
    assert order([3, 5, 7], active=1) == [2]
    # Of two the one whose turn is longest ago brought the end; the other has won a lord in a last turn.
    answer = end([7, 8, 3, 4], active=3)
    assert [player["triggers"] for player in answer["players"]] == [True, False, False, False]
    assert order([7, 8, 3, 4], active=3) == [4]


def test_a_court_that_cannot_be_refilled():
    recruited = {"recruited": "yes", "court": 2}
    assert causes([3, 3], deck=3, **recruited) == ["court-not-filled"]
    assert end([3, 3], deck=3, **recruited)["causes"]["notes"][0]["params"] == {"missing": 4, "count": 3}
    answer = end([3, 3], deck=4, **recruited)
    assert (answer["triggered"], codes(answer["notes"])) == (False, ["court-refilled", "no-seventh-lord"])
    assert answer["notes"][0]["params"] == {"pearls": 2, "count": 4}
    assert causes([3, 3], deck=0, recruited="yes", court=3) == []
    assert codes(end([3, 3], deck=0, recruited="yes", court=3)["notes"]) == ["no-refill-due", "no-seventh-lord"]
    assert causes([3, 3], deck=0, court=2) == []
    assert causes([3, 3], deck=4, recruited="yes", court=1) == ["court-not-filled"]


def test_the_online_version_looks_at_deck_and_court():
    online = {"profile": "online"}
    assert causes([3, 3], deck=0, court=5, **online) == ["lords-used-up"]
    assert causes([3, 3], deck=0, court=6, **online) == []
    assert causes([3, 3], deck=1, court=5, **online) == []
    # A deck that fills the court to the last lord ends nothing; one that doesn't, does.
    assert causes([3, 3], deck=4, court=2, recruited="yes", **online) == []
    assert causes([3, 3], deck=3, court=2, recruited="yes", **online) == ["lords-used-up"]
    assert causes([3, 3], deck=0, court=5, moment="in-turn", **online) == []


def test_what_leviathan_adds():
    for name, code in (
        ("leviathan_deck", "leviathan-deck-empty"),
        ("monster_pile", "monster-pile-empty"),
        ("leviathan_pile", "leviathan-pile-empty"),
    ):
        empty = {name: 0}
        assert causes([3, 3], sets=["leviathan"], **empty) == [code]
        assert causes([3, 3], **empty) == []
        assert codes(end([3, 3], **empty)["notes"]) == ["piles-without-leviathan", "no-seventh-lord"]
        answer = end([3, 3], sets=["leviathan"], moment="in-turn", **empty)
        assert (answer["triggered"], codes(answer["notes"])) == (False, ["piles-at-turn-end", "no-seventh-lord"])
        answer = end([3, 3], sets=["leviathan"], profile="online", **empty)
        assert (answer["triggered"], codes(answer["notes"])) == (False, ["piles-not-online", "no-seventh-lord"])
    assert causes([7, 3], sets=["leviathan"], leviathan_deck=0) == ["seventh-lord", "leviathan-deck-empty"]
    assert codes(end([7, 3], sets=["leviathan"])["notes"]) == ["monsters-in-last-turns"]


def test_every_other_player_has_one_more_turn():
    assert order([7, 3, 5, 1]) == [2, 3, 4]
    assert order([7, 3, 5, 1], moment="in-turn") == [1, 2, 3, 4]
    assert order([1, 3, 7, 1], active=3) == [4, 1, 2]
    assert order([1, 3, 5, 1], active=3, triggered_by=2) == [4, 1]
    assert order([1, 3, 5, 1], active=2, triggered_by=2) == [3, 4, 1]
    assert order([1, 3, 5, 1], active=1, triggered_by=2, moment="in-turn") == [1]
    answer = end([1, 3, 5, 1], active=1, triggered_by=2)
    assert (answer["over"], codes(answer["causes"]["notes"])) == (True, ["end-came-before"])


def test_whether_a_further_turn_is_still_taken_is_open():
    answer = end([7, 3, 5], further_turn="yes")
    assert (answer["legal"], answer["triggered"], answer["over"], answer["state"]) == (None, True, False, "")
    assert [point["code"] for point in answer["open"]] == ["invoker-at-end"]
    assert answer["open"][0]["readings"] == [
        {"reading": "taken", "legal": True, "turns": [0, 1, 2]},
        {"reading": "lost", "legal": True, "turns": [1, 2]},
    ]
    # What is told holds by both readings.
    assert order([7, 3, 5], further_turn="yes") == [2, 3]
    taken = {"further_turn": "yes", "invoker": "taken"}
    assert order([7, 3, 5], **taken) == [1, 2, 3]
    assert order([7, 3, 5], moment="in-turn", **taken) == [1, 1, 2, 3]
    assert order([3, 3, 5], active=3, triggered_by=2, **taken) == [3, 1]
    assert codes(end([7, 3, 5], **taken)["notes"]) == ["further-turn"]
    lost = {"further_turn": "yes", "invoker": "lost"}
    assert order([7, 3, 5], moment="in-turn", **lost) == [1, 2, 3]
    assert codes(end([7, 3, 5], **lost)["notes"]) == ["further-turn-lost"]
    # Before the end nothing hangs on it, and the online version decides it.
    answer = end([3, 3, 5], further_turn="yes")
    assert (answer["legal"], answer["open"], codes(answer["notes"])) == (True, [], ["no-seventh-lord"])
    answer = end([7, 3, 5], further_turn="yes", profile="online")
    assert (answer["legal"], answer["open"]) == (True, [])
    assert order([7, 3, 5], further_turn="yes", profile="online") == [1, 2, 3]
    # After the very last turn, everything hangs on it.
    answer = end([7, 3], active=2, triggered_by=1, further_turn="yes")
    assert (answer["legal"], answer["over"]) == (None, False)
    assert end([7, 3], active=2, triggered_by=1, **lost)["state"] == "over"
    assert end([7, 3], active=2, triggered_by=1, **taken)["state"] == "further"


def test_what_is_left_of_the_game():
    assert end([7, 3, 5])["state"] == "last-turns"
    assert end([7, 3, 5], moment="in-turn")["state"] == "finish-then"
    assert end([7, 3, 5], active=3, triggered_by=1, moment="in-turn")["state"] == "finish"
    assert end([7, 3, 5], active=3, triggered_by=1)["state"] == "over"
    assert end([6, 3, 5])["state"] == ""


def test_messages_name_players_by_their_places():
    assert end([7, 3])["causes"]["notes"][0]["params"] == {"player": 0, "count": 7}
    assert end([3, 8])["causes"]["notes"][0]["params"] == {"player": 1, "count": 8}
    assert end([3, 5], triggered_by=2)["causes"]["notes"][0]["params"] == {"player": 1}


def test_five_players_need_leviathan():
    five = {"players": [{}] * 5}
    assert engine.check_with_sets("abyss/end", five, games())[1] == ["leviathan"]
    assert problems("abyss/end", five | {"sets": []}) == [("set-not-in-play", "players")]
    assert found_wrong("abyss/end", five | {"sets": ["leviathan"]}) == []


def test_no_more_lords_than_there_are():
    def wrong(*lords, **more):
        return found_wrong("abyss/end", {"players": [{"lords": number} for number in lords]} | more)

    assert wrong(20, 15) == []
    assert wrong(20, 16) == [("impossible", "players[1].lords")]
    assert wrong(20, 16, sets=["kraken"]) == []
    # Leviathan brings ten lords and takes the Tamer out of the game.
    assert wrong(22, 22, sets=["leviathan"]) == []
    assert wrong(22, 23, sets=["leviathan"]) == [("impossible", "players[1].lords")]


def test_players_who_are_not_there():
    request = {"players": [{}, {}], "active": 3, "triggered_by": 4}
    assert problems("abyss/end", request) == [("conflict", "active"), ("conflict", "triggered_by")]
    assert problems("abyss/end", {"players": [{}]}) == [("out-of-range", "players")]
