"""Fights with leviathans: who may attack, what a roll does, and the odds, against every throw."""

from engine.abyss.attack import Dice, Level, Leviathan
from engine.abyss.border import space_weights
from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, message, problems

# leviathan-1: jellyfish and crab; 3 (1 token), 7 (2), 5 (1). leviathan-4: the same; 6 (1).
# leviathan-9: squid and crab; as 1. leviathan-19: crab alone; 9 (2).


def fight(leviathan="leviathan-1", *hand, **more):
    return ask("abyss/leviathan", leviathan=leviathan, hand=list(hand), **more)


def row_of(answer, ally):
    return next(row for row in answer["candidates"] if row["ally"] == ally)


def is_equal(shown, num, den):
    first, _, second = shown["fraction"].partition("/")
    return int(first) * den == num * int(second or "1")


def column(answer, name):
    return [roll[name] for roll in answer["attack"]["rolls"]]


def test_a_fitting_ally_attacks():
    answer = fight("leviathan-1", "jellyfish-4", ally="jellyfish-4")
    assert (answer["legal"], answer["reasons"], answer["needed"]) == (True, [], 15)
    assert column(answer, "power") == [5, 6, 7, 8, 9, 10]
    assert column(answer, "levels") == [1, 1, 1, 1, 1, 2]
    assert column(answer, "tokens") == [1, 1, 1, 1, 1, 3]
    attack = answer["attack"]
    assert (attack["fail"]["fraction"], attack["hit"]["fraction"], attack["kill"]["fraction"]) == ("0", "1", "0")
    assert attack["tokens"]["fraction"] == "4/3"
    assert [row["chance"]["fraction"] for row in attack["outcomes"]] == ["5/6", "1/6"]


def test_the_readings_of_several_levels():
    assert column(fight("leviathan-1", "crab-3"), "levels") == [1, 1, 1, 1, 1, 1]
    answer = fight("leviathan-1", "crab-3", reading="same")
    assert column(answer, "levels") == [1, 1, 1, 3, 3, 3]
    assert answer["needed"] == 7
    assert answer["attack"]["kill"]["fraction"] == "1/2"
    assert "levels-fewer-if-subtracted" in codes(answer["notes"])
    assert "levels-more-if-same" in codes(fight("leviathan-1", "crab-4")["notes"])
    assert "levels-more-if-same" not in codes(fight("leviathan-4", "crab-4")["notes"])
    # Power 10 beats 3 and then 7, power 9 only 3.
    leviathan = Leviathan([Level(3, 1), Level(7, 2), Level(5, 1)], "subtract", Dice(2, 6))
    assert [leviathan.beaten(power) for power in (2, 3, 9, 10, 14, 15, 40)] == [0, 1, 1, 2, 2, 3, 3]
    leviathan = Leviathan([Level(6, 2), Level(4, 1)], "same", Dice(2, 6))
    assert [leviathan.beaten(power) for power in (4, 5, 6)] == [0, 0, 2]


def test_crabs_match_every_leviathan():
    for leviathan in cards().tables["leviathan"]:
        assert fight(leviathan, "crab-1")["legal"], leviathan


def test_an_unfit_ally():
    answer = fight("leviathan-1", "squid-5", "crab-2", "jellyfish-1", ally="squid-5")
    assert codes(answer["reasons"]) == ["attacker-unfit"]
    told = answer["reasons"][0]
    assert told["params"]["races"] == ["jellyfish", "crab", "kraken"]
    assert answer["instead"] == {"ally": "jellyfish-1"}
    assert (answer["attack"], answer["plan"], answer["candidates"]) == (None, None, [])
    for ally in ("jellyfish-1", "crab-2"):
        assert fight("leviathan-1", "squid-5", "crab-2", "jellyfish-1", ally=ally)["legal"]
    assert fight("leviathan-1", "squid-5", ally="squid-5")["instead"] is None


def test_nobody_in_hand_fits():
    answer = fight("leviathan-19", "squid-5", "jellyfish-5")
    assert codes(answer["reasons"]) == ["no-fit-attacker"]
    assert answer["reasons"][0]["params"]["races"] == ["crab", "kraken"]
    assert codes(answer["notes"]) == ["must-explore-on"]
    assert codes(fight("leviathan-19")["reasons"]) == ["no-fit-attacker"]


def test_who_need_not_explore_on():
    def notes(**more):
        answer = fight("leviathan-1", "squid-5", **more)
        assert codes(answer["reasons"]) == ["no-fit-attacker"]
        return codes(answer["notes"])

    here = {"space": 4, "leviathan": "leviathan-1"}
    assert notes(border=[here, {"space": 5, "leviathan": "leviathan-13"}]) == ["must-explore-on"]
    # The squid may attack leviathan-9, so there is a fight to be had.
    assert notes(border=[here, {"space": 5, "leviathan": "leviathan-9"}]) == []
    # A fight that has begun ends the exploration.
    assert notes(fought="leviathan-1", beaten=1) == []
    assert notes(killed=1, powers=["intrepid"]) == []


def test_the_ally_sent_comes_from_the_hand():
    answer = fight("leviathan-1", "crab-2", ally="crab-5")
    assert codes(answer["reasons"]) == ["attacker-not-in-hand"]
    assert answer["instead"] == {"ally": "crab-2"}
    assert fight("leviathan-1", "crab-2", "crab-5", ally="crab-5")["legal"]
    assert fight("leviathan-1", ally="crab-5")["legal"]


def test_a_kraken_attacks_as_any_race():
    answer = fight("leviathan-19", "kraken-3", ally="kraken-3")
    assert answer["legal"]
    note = message(answer["notes"], "kraken-attacks-as-any")
    assert note["params"] == {"ally": "kraken-3", "count": 2}
    assert column(answer, "power") == [4, 5, 6, 7, 8, 9]
    # Of two equally strong allies the Kraken, which brings nebulis, is not the first choice.
    assert fight("leviathan-19", "kraken-3", "crab-3")["plan"]["first"] == "crab-3"


def test_the_metamorph_lets_any_ally_attack():
    answer = fight("leviathan-19", "squid-5", powers=["metamorph"])
    assert answer["legal"]
    assert message(answer["notes"], "metamorph-lets-any")["params"]["ally"] == "squid-5"


def test_pearls_add_to_the_power():
    answer = fight("leviathan-4", "crab-2-combat", pearls=2)
    assert column(answer, "paid") == [0, 2, 1, 0, 0, 0]
    assert column(answer, "power") == [3, 6, 6, 6, 7, 8]
    assert column(answer, "levels") == [0, 1, 1, 1, 1, 1]
    assert answer["attack"]["kill"]["fraction"] == "5/6"
    assert "combat-pearls" in codes(answer["notes"])
    assert fight("leviathan-4", "crab-2", pearls=9)["attack"]["kill"]["fraction"] == "1/2"


def test_the_higher_of_two_dice():
    answer = fight("leviathan-19", "crab-4-combat")
    assert answer["attack"]["two_dice"]
    assert [roll["chance"]["fraction"] for roll in answer["attack"]["rolls"]] == [
        "1/36",
        "1/12",
        "5/36",
        "7/36",
        "1/4",
        "11/36",
    ]
    assert answer["attack"]["kill"]["fraction"] == "5/9"
    assert fight("leviathan-19", "crab-4")["attack"]["kill"]["fraction"] == "1/3"


def test_an_attack_that_fails_brings_a_pearl():
    answer = fight("leviathan-19", "crab-1")
    assert column(answer, "pearls") == [1, 1, 1, 1, 1, 1]
    assert message(answer["notes"], "failed-attack-pearl")["params"] == {"count": 1}
    assert (answer["plan"]["win"]["fraction"], answer["plan"]["tokens"]["fraction"]) == ("0", "0")
    assert "kill-ends-turn" not in codes(answer["notes"])


def test_lords_that_add_to_what_is_won():
    answer = fight("leviathan-1", "crab-5", powers=["altruist", "taxidermist"])
    assert column(answer, "tokens") == [2, 2, 2, 2, 5, 5]
    assert column(answer, "pearls") == [2, 2, 2, 2, 4, 4]
    assert "highwayman-takes" not in codes(answer["notes"])
    answer = fight("leviathan-1", "crab-5", powers=["taxidermist"], rival_powers=["highwayman"])
    assert column(answer, "pearls") == [1, 1, 1, 1, 2, 2], "each health point is a gain of its own"
    answer = fight("leviathan-1", "crab-5", powers=["taxidermist", "shaman"], rival_powers=["highwayman"])
    assert column(answer, "pearls") == [2, 2, 2, 2, 4, 4]
    assert message(answer["notes"], "highwayman-held-off")["params"] == {"lord": "shaman", "rival": "highwayman"}


def test_when_there_is_no_fight():
    assert codes(fight("leviathan-1", "crab-1", occasion="loot")["reasons"]) == ["fight-not-for-loot"]
    late = {"occasion": "last-turn"}
    answer = fight("leviathan-1", "crab-1", **late)
    assert (answer["legal"], answer["reasons"], answer["plan"], answer["instead"]) == (None, [], None, None)
    assert answer["open"][0]["readings"] == [
        {"reading": "no-effect", "legal": False},
        {"reading": "as-always", "legal": True},
    ]
    late["last_turn_monster"] = "no-effect"
    assert codes(fight("leviathan-1", "crab-1", **late)["reasons"]) == ["fight-not-in-last-turns"]
    assert fight("leviathan-1", "crab-1", occasion="last-turn", last_turn_monster="as-always")["plan"]
    assert fight("leviathan-1", "crab-1", occasion="sorcerer")["legal"]


def test_one_leviathan_a_turn():
    answer = fight("leviathan-1", "crab-1", fought="leviathan-2")
    assert codes(answer["reasons"]) == ["fight-other-begun"]
    assert answer["instead"] == {"leviathan": "leviathan-2"}
    assert fight("leviathan-2", "crab-1", fought="leviathan-2")["legal"]
    assert codes(fight("leviathan-1", "crab-1", killed=1)["reasons"]) == ["fight-over-after-kill"]
    answer = fight("leviathan-1", "crab-1", killed=1, powers=["intrepid"])
    assert answer["legal"]
    assert "intrepid-fights-on" not in codes(answer["notes"])
    answer = fight("leviathan-1", "crab-1", killed=2, powers=["intrepid"])
    assert codes(answer["reasons"]) == ["fight-over-after-two-kills"]
    assert "intrepid-fights-on" in codes(fight("leviathan-4", "crab-5", powers=["intrepid"])["notes"])


def test_only_leviathans_at_the_border():
    border = [{"space": 5, "leviathan": "leviathan-2"}]
    answer = fight("leviathan-1", "crab-1", border=border)
    assert codes(answer["reasons"]) == ["leviathan-not-at-border"]
    assert answer["instead"] == {"leviathan": "leviathan-2"}
    assert "border-left-empty" in codes(fight("leviathan-2", "crab-5", "crab-4", border=border)["notes"])


def test_the_rebel_takes_a_health_point():
    answer = fight("leviathan-1", occasion="rebel", powers=["altruist", "taxidermist"])
    assert answer["legal"]
    assert answer["rebel"] == {"levels": 1, "tokens": 2, "pearls": 2, "wins": False}
    assert codes(answer["notes"])[0] == "rebel-needs-no-ally"
    assert fight("leviathan-1", beaten=2, occasion="rebel")["rebel"]["wins"]
    assert answer["attack"] is None
    # It is no fight, so a leviathan fought before does not matter.
    assert fight("leviathan-1", occasion="rebel", fought="leviathan-2", killed=2)["legal"]
    border = [{"space": 1, "leviathan": "leviathan-2"}]
    assert codes(fight("leviathan-1", occasion="rebel", border=border)["reasons"]) == ["leviathan-not-at-border"]


def test_the_scourge():
    assert "scourge-won" in codes(fight("leviathan-4", "crab-5")["notes"])
    assert "scourge-won" in codes(fight("leviathan-4", "crab-5", cards_won=1, scourge_cards=2)["notes"])
    note = message(fight("leviathan-4", "crab-5", cards_won=1, scourge_cards=4)["notes"], "scourge-missed")
    assert note["params"] == {"count": 2}


def test_the_border_against_every_throw():
    ways = {}
    spaces = {}
    for space, sums in cards().border.items():
        for number in sums:
            spaces[number] = space
    for first in (1, 2, 3, 4, 5, 6):
        for second in (1, 2, 3, 4, 5, 6):
            space = spaces[first + second]
            ways[space] = ways.get(space, 0) + 1
    assert space_weights(cards()) == ways
    assert sorted(ways.items()) == [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 5), (7, 4), (8, 3), (9, 3)]


def test_what_exploring_on_risks():
    border = [
        {"space": 9, "leviathan": "leviathan-9"},  # a free lord
        {"space": 5, "leviathan": "leviathan-1"},  # 3 allies
        {"space": 4, "leviathan": "leviathan-5"},  # 3 pearls
        {"space": 1, "leviathan": "leviathan-3"},  # 3 wounds
    ]
    told = fight("leviathan-1", "crab-1", "kraken-2", pearls=1, border=border)["next"]
    assert told["attack"] == {"fraction": "17/36", "permille": 472}
    assert told["free"]["fraction"] == "19/36"
    losses = [(row["space"], row["wounds"], row["pearls"], row["allies"], row["lords"]) for row in told["attacks"]]
    assert losses == [(1, 3, 0, 0, 0), (4, 0, 1, 0, 0), (5, 0, 0, 2, 0), (9, 0, 0, 0, 0)]
    told = fight("leviathan-1", "crab-1", border=border, free_lords=3)["next"]
    assert told["attacks"][3]["lords"] == 1
    assert fight("leviathan-1", "crab-1", border=border, powers=["coward"])["next"]["attacks"][3]["lords"] == 1
    assert fight("leviathan-1", "crab-1")["next"] is None
    notes = codes(fight("leviathan-1", "crab-1", "kraken-2", border=border, powers=["coward"])["notes"])
    assert "border-krakens" in notes
    assert "coward-skips-monster" in notes
    every = [{"space": space, "leviathan": "leviathan-" + str(space)} for space in range(1, 10)]
    assert fight("leviathan-1", "crab-1", border=every)["next"]["attack"]["fraction"] == "1"


def test_what_cannot_be():
    def given(**request):
        made = {"leviathan": "leviathan-1"}
        made.update(request)
        return problems("abyss/leviathan", made)

    assert given(leviathan="leviathan-4", beaten=1) == [("out-of-range", "beaten")]
    assert given(hand=["crab-1"] * 94) == [("too-many-items", "hand")]
    assert given(hand=["crab-2-combat"] * 2) == [("too-many-copies", "hand")]
    assert given(powers=["coward"], rival_powers=["coward"]) == [("conflict", "rival_powers")]
    twice = [{"space": 1, "leviathan": "leviathan-1"}, {"space": 1, "leviathan": "leviathan-1"}]
    assert given(border=twice) == [("conflict", "border[1].space"), ("conflict", "border[1].leviathan")]
    assert given(border=[{"space": 0}]) == [
        ("out-of-range", "border[0].space"),
        ("missing-field", "border[0].leviathan"),
    ]
    assert given(cards_won=3, scourge_cards=2) == [("conflict", "scourge_cards")]
    assert given(cards_won=1, killed=2) == [("conflict", "killed")]
    assert given(reading="twice") == [("out-of-range", "reading")]
