"""The best plan of a fight with a leviathan, against every plan and every throw."""

from engine.abyss.attack import Attackers, Dice, Gains, Level, Leviathan
from engine.abyss.plan import Plan
from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.abyss.test_leviathan import fight, is_equal, row_of
from tests.engine.portable.world import codes, message


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
    chances = plan.worth.describe(plan.best_value(0, plan.states - 1, 2, 0))
    assert chances["win"]["fraction"] == "11/36"
    assert chances["tokens"]["fraction"] == "11/18"
    assert chances["allies"]["fraction"] == "11/6"
