"""Fights with leviathans: who may attack, what a roll does, and the odds, against every throw and every plan."""

from engine.abyss.attack import Attackers, Dice, Gains, Level, Leviathan
from engine.abyss.border import space_ways
from engine.abyss.plan import Plan
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


class Slow:
    """The best plan by trying everything: each ally by itself, each throw, each number of pearls."""

    def __init__(self, levels, reading, more_tokens=0, more_pearls=0, thief=False):
        self.levels = levels
        self.reading = reading
        self.more_tokens = more_tokens
        self.more_pearls = more_pearls
        self.thief = thief
        self.known = {}

    def strike(self, beaten, power):
        """The levels beaten after an attack, and its tokens."""
        tokens = 0
        while beaten < len(self.levels):
            resistance, more = self.levels[beaten]
            if power < resistance:
                break
            if self.reading == "subtract":
                power -= resistance
            tokens += more + self.more_tokens
            beaten += 1
        return beaten, tokens

    def best(self, hand, pearls, beaten=0):
        """The best sum over all throws of everyone in hand, or of nobody, as a plan is compared (see ``sending``)."""
        if beaten == len(self.levels) or not hand:
            return NOTHING
        key = (tuple(hand), pearls, beaten)
        if key not in self.known:
            self.known[key] = max([NOTHING] + [self.sending(at, hand, pearls, beaten) for at in range(len(hand))])
        return self.known[key]

    def sending(self, at, hand, pearls, beaten=0):
        """The same if this one is sent first: cards won, tokens, allies and their value less, nebulis less, pearls."""
        value, effect, nebulis = hand[at]
        rest = hand[:at] + hand[at + 1 :]
        total = NOTHING
        for first in (1, 2, 3, 4, 5, 6):
            for second in (1, 2, 3, 4, 5, 6) if effect == "dice" else (0,):
                found = None
                for paid in range(pearls + 1 if effect == "pearls" else 1):
                    landed = self.landing(value + max(first, second) + paid, rest, pearls - paid, beaten, paid)
                    found = landed if found is None else max(found, landed)
                total = add(total, found, 1 if second else 6)
        return add(total, (0, 0, -1, -value, -nebulis, 0), 36 ** len(hand))

    def landing(self, power, rest, pearls, beaten, paid):
        after, tokens = self.strike(beaten, power)
        for_each = self.more_pearls - (self.thief and self.more_pearls >= 2)
        gained = (after - beaten) * for_each if after > beaten else 1
        now = (after == len(self.levels), tokens, 0, 0, 0, gained - paid)
        return add(self.best(rest, pearls + gained, after), now, 36 ** len(rest))


NOTHING = (0, 0, 0, 0, 0, 0)


def add(sums, more, times):
    return tuple([one + times * int(more[place]) for place, one in enumerate(sums)])


def strengths(hand):
    rows = cards().tables["ally"]
    return [(rows[ally]["value"], rows[ally].get("combat") or "", rows[ally].get("nebulis") or 0) for ally in hand]


def holds(leviathan, hand, pearls, reading="subtract", beaten=0, powers=(), rival_powers=()):
    """Compare the odds of every first ally with those of the slow way."""
    answer = fight(
        leviathan,
        *hand,
        pearls=pearls,
        reading=reading,
        beaten=beaten,
        powers=list(powers),
        rival_powers=list(rival_powers),
    )
    rows = cards().tables["leviathan"][leviathan]["levels"][beaten:]
    levels = [(row["resistance"], row["monster_tokens"]) for row in rows]
    slow = Slow(
        levels,
        reading,
        1 if "altruist" in powers else 0,
        2 if "taxidermist" in powers else 0,
        "highwayman" in rival_powers and "shaman" not in powers,
    )
    given = strengths(hand)
    throws = 36 ** len(hand)
    worths = {ally: slow.sending(at, given, pearls) for at, ally in enumerate(hand)}
    for ally in hand:
        row = row_of(answer, ally)
        won, tokens, allies, value = worths[ally][:4]
        figures = (("win", won), ("tokens", tokens), ("allies", -allies), ("value", -value))
        for name, figure in figures:
            assert is_equal(row[name], figure, throws), (leviathan, hand, ally, name)
        assert row["best"] == (worths[ally] == max(worths.values())), (leviathan, hand, ally)
    assert row_of(answer, answer["plan"]["first"])["best"]
    for name in ("win", "tokens", "allies", "value"):
        assert answer["plan"][name] == row_of(answer, answer["plan"]["first"])[name]
    return answer


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


def test_the_best_plan_against_every_plan_and_throw():
    holds("leviathan-1", ["crab-3", "jellyfish-4", "kraken-2"], 0)
    holds("leviathan-2", ["crab-4-combat", "jellyfish-2"], 0)
    holds("leviathan-1", ["crab-2-combat", "jellyfish-3"], 3, "same")
    holds("leviathan-2", ["crab-2-combat", "jellyfish-2-combat"], 1)
    holds("leviathan-1", ["crab-1-combat", "jellyfish-4", "crab-1"], 1)
    holds("leviathan-9", ["squid-1-combat", "squid-5"], 3, "subtract", 1, ("taxidermist",))
    holds("leviathan-9", ["squid-2-combat", "crab-4"], 2, "subtract", 0, ("taxidermist", "altruist"), ("highwayman",))
    holds("leviathan-13", ["crab-3-combat", "seahorse-2-combat"], 2, "same", 0, ("altruist",))
    holds("leviathan-3", ["crab-1-combat", "crab-2-combat", "crab-1"], 1)
    holds("leviathan-1", ["crab-1-combat", "jellyfish-2-combat", "crab-5"], 2)
    holds("leviathan-1", ["crab-3", "jellyfish-4-combat", "kraken-2"], 0, "same")
    holds("leviathan-19", ["crab-1", "crab-2", "crab-5"], 0)
    holds("leviathan-19", ["crab-1", "crab-2-combat"], 3)
    holds("leviathan-3", ["kraken-2", "kraken-4", "jellyfish-5"], 0)


def test_pearls_are_sometimes_kept_for_later():
    seen = []
    for pearls in (0, 3, 7):
        answer = holds("leviathan-1", ["jellyfish-1-combat", "jellyfish-2-combat"], pearls)
        seen.append(answer["plan"]["saves"])
        assert ("combat-pearls-saved" in codes(answer["notes"])) == answer["plan"]["saves"]
    assert True in seen
    assert False in seen


def test_of_equal_chances_the_plan_that_spends_least():
    answer = fight("leviathan-4", "crab-5", "jellyfish-1")
    assert answer["plan"]["win"]["fraction"] == "1"
    assert [row["ally"] for row in answer["candidates"]] == ["crab-5", "jellyfish-1"]
    assert [row["best"] for row in answer["candidates"]] == [True, False]
    assert answer["candidates"][1]["kill"]["fraction"] == "1/3"
    # One card does it, and of the two that surely do the lower.
    assert fight("leviathan-12", "crab-1", "squid-4", "crab-5")["plan"]["first"] == "squid-4"
    assert fight("leviathan-12", "crab-1", "squid-4", ally="crab-1")["plan"]["better"] == "squid-4"
    assert fight("leviathan-12", "crab-1", "squid-4")["plan"]["better"] is None


def test_who_must_fail_is_never_as_good():
    answer = fight("leviathan-19", "crab-1", "crab-2", "crab-5")
    assert (answer["plan"]["first"], answer["plan"]["allies"]["fraction"]) == ("crab-5", "1")
    assert [row["ally"] for row in answer["candidates"] if row["best"]] == ["crab-5"]
    assert message(answer["notes"], "too-weak-now")["params"] == {"allies": ["crab-1", "crab-2"], "count": 1}
    # Unless its pearl makes a later attack stronger.
    answer = fight("leviathan-19", "crab-1", "crab-2-combat", pearls=3)
    assert answer["plan"]["first"] == "crab-1"
    assert message(answer["notes"], "sent-for-pearl")["params"] == {"ally": "crab-1", "count": 1}
    answer = fight("leviathan-19", "crab-1", "crab-2")
    assert [row["best"] for row in answer["candidates"]] == [False, False]
    assert (answer["plan"]["first"], answer["plan"]["better"]) == ("crab-1", None)
    assert "too-weak-now" not in codes(answer["notes"])


def test_the_largest_hands():
    hand = ["crab-1"] * 5 + ["crab-2"] * 3 + ["crab-3"] * 3 + ["crab-4"]
    answer = fight("leviathan-19", *hand)
    assert len(answer["fit"]) == 12
    assert answer["plan"]["first"] == "crab-4"
    assert "strongest-planned" not in codes(answer["notes"])
    larger = fight("leviathan-19", *(hand + ["crab-5"]))
    assert larger["plan"]["first"] == "crab-5"
    assert message(larger["notes"], "strongest-planned")["params"] == {"count": 12}
    weakest = fight("leviathan-19", *(hand + ["crab-5", "crab-4"]), ally="crab-1")
    assert (weakest["plan"]["first"], weakest["plan"]["better"]) == ("crab-1", "crab-5")


def test_a_hand_that_cannot_win():
    answer = fight("leviathan-9", "squid-1")
    assert (answer["legal"], answer["plan"]["win"]["fraction"]) == (True, "0")
    assert fight("leviathan-4", "crab-5")["plan"]["win"]["fraction"] != "0"


def test_equals_are_named():
    answer = fight("leviathan-4", "crab-1", "crab-3", "jellyfish-3")
    # A crab may attack any leviathan, so the other one is named.
    assert answer["plan"]["first"] == "jellyfish-3"
    assert message(answer["notes"], "equally-good")["params"] == {"ally": "jellyfish-3", "allies": ["crab-3"]}
    for answer in (fight("leviathan-1", "crab-1", "crab-5"), fight("leviathan-4", "crab-3", "kraken-3")):
        assert "equally-good" not in codes(answer["notes"])


def test_a_plan_groups_equal_allies():
    gains = Gains(0, 0, 1, 0)
    plan = Plan(Leviathan([Level(9, 2)], "subtract", Dice(2, 6)), [Attackers(3, "", 2, 0, 0)], gains, "subtract")
    chances = plan.worth.told(plan.best_value(0, plan.states - 1, 2, 0))
    assert chances["win"]["fraction"] == "11/36"
    assert chances["tokens"]["fraction"] == "11/18"
    assert chances["allies"]["fraction"] == "11/6"


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
    assert space_ways(cards()) == ways
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
