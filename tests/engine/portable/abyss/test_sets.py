"""What belongs to a set that is not in play is refused; a question that names no sets is about those that it takes."""

import engine
from tests.engine.portable.world import ask, games, problems

OF_KRAKEN = (
    ("abyss/recruit", {"lord": "fence"}, "lord"),
    ("abyss/recruit", {"lord": "slaver", "allies": ["crab-1", "kraken-3"]}, "allies[1]"),
    ("abyss/recruit", {"lord": "slaver", "nebulis": 1}, "nebulis"),
    ("abyss/recruit", {"lord": "slaver", "own_nebulis": 2}, "own_nebulis"),
    ("abyss/recruit", {"lord": "slaver", "powers": ["outlaw"]}, "powers[0]"),
    ("abyss/recruit", {"lord": "slaver", "sentinel": "rival"}, "sentinel"),
    ("abyss/recruit", {"lord": "slaver", "corruptor_nebulis": "allowed"}, "corruptor_nebulis"),
    ("abyss/hand", {"court": ["slaver", "fence"]}, "court[1]"),
    ("abyss/hand", {"hand": ["kraken-2"]}, "hand[0]"),
    ("abyss/hand", {"court": ["slaver"], "reserved": "slaver"}, "reserved"),
    ("abyss/explore", {"steps": [{"card": "kraken"}]}, "steps[0].card"),
    ("abyss/explore", {"steps": [{}, {"ally": "kraken-4"}]}, "steps[1].ally"),
    ("abyss/explore", {"steps": [{"buyer": 1, "nebulis": 1}]}, "steps[0].nebulis"),
    ("abyss/threat", {"rival_powers": ["highwayman"]}, "rival_powers[0]"),
    ("abyss/leviathan", {"leviathan": "leviathan-1", "hand": ["kraken-2"]}, "hand[0]"),
    ("abyss/leviathan", {"leviathan": "leviathan-1", "occasion": "loot"}, "occasion"),
    ("abyss/plot", {"court": 3, "way": "recipient"}, "way"),
    ("abyss/plot", {"court": 3, "nebulis": 1}, "nebulis"),
    ("abyss/plot", {"court": 3, "reserved": "rival"}, "reserved"),
    ("abyss/refill", {"lords_left": 3, "lord": "healer"}, "lord"),
    ("abyss/refill", {"lords_left": 3, "lord": "traitor", "target": "reserved"}, "target"),
    ("abyss/council", {"piles": ["crab"], "reserved": "crab"}, "reserved"),
    ("abyss/control", {"lords": ["fence"]}, "lords[0]"),
    ("abyss/control", {"face_up": ["krakens-lair"]}, "face_up[0]"),
    ("abyss/limits", {"hand": ["kraken-2"]}, "hand[0]"),
    ("abyss/score", {"players": [{}, {"locations": ["krakens-lair"]}]}, "players[1].locations[0]"),
    ("abyss/score", {"players": [{"nebulis": 3}]}, "players[0].nebulis"),
    ("abyss/score", {"players": [{"kraken_figure": "yes"}]}, "players[0].kraken_figure"),
)
OF_LEVIATHAN = (
    ("abyss/recruit", {"lord": "coward"}, "lord"),
    ("abyss/recruit", {"lord": "slaver", "allies": ["crab-2-combat"]}, "allies[0]"),
    # The base game has four of these crabs, and Leviathan brings one.
    ("abyss/recruit", {"lord": "slaver", "allies": ["crab-1"] * 5}, "allies[4]"),
    ("abyss/explore", {"steps": [{"card": "monster", "choice": "go-on", "dice": 7}]}, "steps[0].dice"),
    ("abyss/explore", {"steps": [{}], "border": [{"space": 4}]}, "border[0].space"),
    ("abyss/score", {"players": [{"wounds": 1}]}, "players[0].wounds"),
    ("abyss/score", {"players": [{"scourge": "yes"}]}, "players[0].scourge"),
)


def answer(checker, request, sets):
    made = dict(request)
    made["sets"] = sets
    return engine.check(checker, made, games())


def test_what_belongs_to_a_set_that_is_not_in_play_is_refused():
    for set_, other, rows in (("kraken", "leviathan", OF_KRAKEN), ("leviathan", "kraken", OF_LEVIATHAN)):
        for checker, request, field in rows:
            for sets in ([], [other]):
                found = answer(checker, request, sets)
                told = [(row["code"], row["field"], row["accepted"]["ids"]) for row in found["problems"]]
                assert told == [("set-not-in-play", field, [set_])], (checker, request)
            for sets in ([set_], ["kraken", "leviathan"]):
                codes = [row["code"] for row in answer(checker, request, sets).get("problems", [])]
                assert "set-not-in-play" not in codes, (checker, request)


def test_what_a_question_takes_is_in_play_if_no_sets_are_named():
    for checker, request, _field in OF_KRAKEN + OF_LEVIATHAN:
        codes = [row["code"] for row in engine.check(checker, request, games()).get("problems", [])]
        assert "set-not-in-play" not in codes, (checker, request)
    hand = ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2", "squid-3", "seahorse-1", "seahorse-2", "seahorse-3"]
    hand += ["jellyfish-1", "jellyfish-2", "jellyfish-3"]
    assert ask("abyss/limits", hand=hand + ["crab-4"])["legal"] is True
    assert ask("abyss/limits", hand=hand + ["crab-4-combat"])["legal"] is False


def test_the_sets_that_a_question_is_answered_by_can_be_asked_for():
    for of, set_ in ((OF_KRAKEN, "kraken"), (OF_LEVIATHAN, "leviathan")):
        for checker, request, _field in of:
            own = games()["abyss"].checkers[checker].set
            _, sets = engine.check_with_sets(checker, request, games())
            assert sets == ([] if own == set_ else [set_]), (checker, request)
    assert engine.check_with_sets("abyss/recruit", {"lord": "slaver"}, games())[1] == []
    for request in ({"lord": "fence", "sets": []}, {"lord": "nobody"}, {"lord": "fence", "planted": 1}, [], None):
        assert engine.check_with_sets("abyss/recruit", request, games())[1] is None
    assert engine.check_with_sets("abyss/nothing", {}, games())[1] is None


def test_the_set_that_a_checker_is_about_is_always_in_play():
    assert ask("abyss/sanctuary", loot=["loot-3"], sets=["leviathan"])["legal"] is True
    assert ask("abyss/leviathan", leviathan="leviathan-1", sets=[])["kind"] == "verdict"
    assert problems("abyss/leviathan", {"leviathan": "leviathan-1", "ally": "kraken-2", "sets": []}) == [
        ("set-not-in-play", "ally")
    ]


def test_nothing_of_an_expansion_is_as_good_as_not_said():
    for request in ({"nebulis": 0, "own_nebulis": 0, "sentinel": "none"}, {"powers": []}):
        request.update({"lord": "slaver", "sets": []})
        assert engine.check("abyss/recruit", request, games())["kind"] == "verdict"


def test_a_way_out_keeps_the_sets_that_decide():
    # With the fight gone, nothing would show that Leviathan is in play; but there would still be no threat track.
    steps = [{"card": "monster", "choice": "fight", "leviathan": "leviathan-1"}, {"card": "ally"}]
    found = ask("abyss/explore", steps=steps)
    steps = {"steps": steps}
    steps.update(found["instead"])
    assert ask("abyss/explore", **steps)["legal"] is True
    # A fourth rival there is only with Leviathan, which nothing shows once the card after the end is gone.
    request = {"steps": [{"choice": "take"}, {"ally": "crab-4-combat", "buyer": 4}], "rivals": 4}
    found = ask("abyss/explore", **request)
    assert found["instead"]["sets"] == ["leviathan"]
    request.update(found["instead"])
    assert ask("abyss/explore", **request)["legal"] is True
