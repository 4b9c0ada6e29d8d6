"""Which battle card to play: the matrix, the value, mixes, Prescience, and battles that are not fought."""

from tests.engine.portable.world import ask, codes, message, problems

SIX = ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"]


def side(units, cards=None, **more):
    return {"units": units, "cards": SIX if cards is None else cards} | more


def odds(attacker, defender, payoff="win", **more):
    return ask("kemet/odds", attacker=attacker, defender=defender, payoff=payoff, **more)


def mix(answer, name):
    return [(each["card"], each["probability"]) for each in answer[name + "_mix"]]


def test_each_cell_is_the_battle_with_these_cards():
    one, other = side(4, tiles=["charge"], di=["war-fury"], prayer=1), side(5, SIX[:3], creature="ancestral-elephant")
    answer = odds(one, other)
    for row, card in enumerate(SIX):
        for column, against in enumerate(SIX[:3]):
            battle = ask(
                "kemet/battle",
                attacker={"units": 4, "tiles": ["charge"], "di": ["war-fury"], "prayer": 1, "card": card},
                defender={"units": 5, "creature": "ancestral-elephant", "card": against},
            )
            cell = answer["matrix"][row][column]
            assert cell["winner"] == battle["winner"]
            for name in ("attacker", "defender"):
                assert cell[name] == {"losses": battle[name]["losses"], "vp": battle[name]["vp"]}
    assert [len(row) for row in answer["matrix"]] == [3] * 6


def test_for_winning_the_strongest_card_is_best():
    answer = odds(side(4), side(4))
    assert (answer["value"], answer["always"]) == ("0", None)
    assert mix(answer, "attacker") == [("4-1-0", "1")]
    assert mix(answer, "defender") == [("4-1-0", "1")]
    assert {"strength-decides", "tie-to-defender", "best-play"} <= set(codes(answer["notes"]))
    assert odds(side(5), side(4))["value"] == "1"
    assert odds(side(5), side(1))["always"] == "attacker"
    assert odds(side(1), side(4))["always"] == "defender"


def test_cards_that_are_equally_good_by_what_they_do_otherwise():
    # Both have a strength of three; the one with damage destroys more than the other saves.
    answer = odds(side(3, ["3-0-1", "3-2-0"]), side(3, ["2-0-2", "1-3-0", "2-2-1"]))
    assert [cell["winner"] for row in answer["matrix"] for cell in row] == ["attacker"] * 6
    assert answer["attacker_cards"][0]["equal"] == ["3-2-0"]
    assert answer["attacker_card"] in ("3-0-1", "3-2-0")


def test_no_card_is_best_alone():
    answer = odds(side(3, ["4-1-0", "3-2-0", "2-0-2"]), side(3, ["3-2-0", "1-3-0"]), "vp")
    assert answer["value"] == "1/2"
    assert mix(answer, "attacker") == [("4-1-0", "1/2"), ("2-0-2", "1/2")]
    assert mix(answer, "defender") == [("3-2-0", "1/2"), ("1-3-0", "1/2")]
    assert (answer["attacker_card"], answer["defender_card"]) == (None, None)
    assert "no-survivor" in codes(answer["notes"])
    thirds = odds(side(2, SIX[:5]), side(2, SIX[2:]), "vp")
    assert thirds["value"] == "1/3"
    assert [each[1] for each in mix(thirds, "attacker")] == ["1/3"] * 3


def test_which_cards_another_one_beats():
    answer = odds(side(4), side(4), "win")
    told = {each["card"]: each for each in answer["attacker_cards"]}
    assert told["4-1-0"]["beaten_by"] == []
    assert told["2-0-2"]["beaten_by"] == ["4-1-0", "3-2-0", "3-0-1"]
    assert told["2-0-2"]["equal"] == ["2-2-1"]
    # Against the strongest card nothing wins, so that every answer is as good as any other.
    assert told["1-3-0"]["best_against"] == ["4-1-0"]


def test_prescience_of_the_attacker():
    cards = ["4-1-0", "3-2-0", "2-0-2"]
    answer = odds(side(3, cards, tiles=["prescience"]), side(3, ["3-2-0", "1-3-0"]), "vp")
    assert (answer["sees"], answer["value"]) == ("attacker", "1")
    assert [(each["against"], each["card"]) for each in answer["replies"]] == [("3-2-0", "4-1-0"), ("1-3-0", "2-0-2")]
    assert [len(answer[name + "_mix"]) for name in ("attacker", "defender")] == [1, 1]
    seen = message(answer["notes"], "card-seen")["params"]
    assert seen == {"tile": "prescience", "side": "attacker", "other": "defender"}


def test_prescience_of_the_defender():
    answer = odds(side(3, ["4-1-0", "3-2-0", "2-0-2"]), side(3, ["3-2-0", "1-3-0"], tiles=["prescience"]), "vp")
    assert (answer["sees"], answer["value"]) == ("defender", "0")
    worth = [[cell["payoff"] for cell in row] for row in answer["matrix"]]
    assert max([min(row) for row in worth]) == 0
    assert [reply["payoff"] for reply in answer["replies"]] == [min(row) for row in worth]
    # One without Prescience has no replies.
    assert "replies" not in odds(side(3), side(3))


def test_initiative_counts_among_the_lost_units():
    one = side(3, ["2-2-1"], tiles=["initiative"])
    answer = odds(one, side(4, ["2-2-1"]), "units")
    assert (answer["value"], answer["matrix"][0][0]["defender"]["losses"]) == ("2", 1)
    assert answer["matrix"][0][0]["attacker"]["losses"] == 1
    assert message(answer["notes"], "struck-first")["params"]["count"] == 2


def test_nobody_left_to_fight():
    one, other = side(3, tiles=["initiative"]), side(2, ["2-2-1", "2-0-2"])
    assert (odds(one, other)["value"], odds(one, other, "units")["value"]) == ("1", "2")
    answer = odds(one, other, "vp")
    assert (answer["legal"], answer["value"], answer["fought"]) == (None, None, False)
    assert (answer["attacker_mix"], len(answer["matrix"]), len(answer["matrix"][0])) == ([], 6, 2)
    readings = message(answer["open"], "point-without-battle")["readings"]
    assert [(each["reading"], each["value"]) for each in readings] == [("point", "1"), ("no-point", "0")]
    for each in readings:
        settled = odds(one, other, "vp", unfought=each["reading"])
        assert (settled["legal"], settled["value"]) == (True, each["value"])


def test_an_intervention_that_cannot_be_paid():
    answer = odds(side(3, di=["war-fury"], prayer=0), side(3))
    assert message(answer["notes"], "card-unpaid")["params"] == {"side": "attacker", "intervention": "war-fury"}
    assert answer["attacker_strength"] == 3
    assert odds(side(3, di=["war-fury"]), side(3))["attacker_strength"] == 5


def test_what_is_wrong():
    def wrong(attacker, defender=None):
        return problems("kemet/odds", {"attacker": attacker, "defender": defender or side(3)})

    assert wrong(side(6)) == [("out-of-range", "attacker.units")]
    assert wrong(side(3, [])) == [("out-of-range", "attacker.cards")]
    assert wrong(side(3, ["4-1-0", "4-1-0"])) == [("duplicate", "attacker.cards")]
    assert wrong(side(3, ["4-1-0", "3-3-0"])) == [("conflict", "attacker.cards[1]")]
    assert wrong(side(3, SIX + ["3-3-0"], tiles=["offensive-strategy"])) == [("too-many-items", "attacker.cards")]
    assert wrong(side(3, ["5-0-0"])) == [("unknown-id", "attacker.cards[0]")]
    assert wrong({"units": 3}) == [("missing-field", "attacker.cards")]
    assert wrong(side(3, tiles=["prescience"]), side(3, tiles=["prescience"])) == [
        ("too-many-copies", "defender.tiles")
    ]
    assert wrong(side(3, creature="sphinx"), side(3, creature="sphinx")) == [("too-many-copies", "defender.creature")]
