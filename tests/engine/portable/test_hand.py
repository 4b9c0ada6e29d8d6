"""What a hand can recruit, held against an enumeration that is as simple as can be."""

from engine.abyss.costs import Cost
from tests.engine.portable.world import ask, cards, codes

HANDS = (
    ["jellyfish-3", "crab-2", "shellfish-5", "shellfish-1"],
    ["shellfish-1", "shellfish-1", "shellfish-2", "shellfish-2", "shellfish-3", "shellfish-5"],
    ["crab-1", "crab-1", "crab-1", "crab-1", "squid-1", "squid-1", "jellyfish-1", "jellyfish-1"],
    ["crab-5", "squid-5", "jellyfish-5", "shellfish-5", "seahorse-5", "crab-4", "squid-4"],
    ["crab-1", "crab-3", "seahorse-2", "seahorse-2", "squid-4", "shellfish-3", "jellyfish-1", "jellyfish-5"],
    [],
)
COURT = ["slaver", "hunter", "master-of-magic", "sage", "traitor", "assassin"]


def multisets(hand):
    """Every multiset of allies that a hand can pay, none of them twice."""
    made = [[]]
    for ally in sorted(set(hand)):
        made = [paid + [ally] * number for paid in made for number in range(hand.count(ally) + 1)]
    return made


def legal_payments(lord, hand, pearls, powers=(), rival_powers=(), profile="rulebook"):
    """All legal payments as (allies, pearls), found by asking about every multiset with every number of pearls."""
    found = []
    for paid in multisets(hand):
        for spent in range(pearls + 1):
            request = {
                "lord": lord,
                "allies": paid,
                "pearls": spent,
                "powers": list(powers),
                "rival_powers": list(rival_powers),
                "profile": profile,
            }
            if ask("abyss/recruit", **request)["legal"]:
                found.append((cards().sorted_allies(paid), spent))
    return found


def preference(payment, cost):
    """The documented order: surplus, pearls, affiliated ally, number of allies, then the cards."""
    allies, pearls = payment
    known = cards()
    values = [known.value[ally] for ally in allies]
    best = max(values) if cost.any_affiliate else min(values)
    counts = [-allies.count(ally) for ally in known.allies]
    return (max(0, sum(values) - cost.value), pearls, -best, len(allies), counts)


def compare(hand, pearls, court, powers=(), rival_powers=(), profile="rulebook"):
    answer = ask(
        "abyss/hand",
        hand=hand,
        pearls=pearls,
        court=court,
        powers=list(powers),
        rival_powers=list(rival_powers),
        profile=profile,
        limit=50,
    )
    for row in answer["lords"]:
        cost = Cost(cards().lords[row["lord"]], list(powers), list(rival_powers))
        expected = legal_payments(row["lord"], hand, pearls, powers, rival_powers, profile)
        expected.sort(key=lambda payment: preference(payment, cost))
        assert row["count"] == len(expected), row
        assert row["recruitable"] == bool(expected)
        assert bool(row["reasons"]) == (not expected)
        assert [(payment["allies"], payment["pearls"]) for payment in row["payments"]] == expected[:50]


def test_counts_and_best_payments_agree_with_the_enumeration():
    for hand in HANDS[:3]:
        for profile in ("rulebook", "online"):
            compare(hand, 2, COURT[:4], profile=profile)


def test_with_powers_at_the_table():
    for profile in ("rulebook", "online"):
        compare(HANDS[0], 3, ["slaver", "hunter"], ["master-of-magic", "treasurer"], [], profile)
        compare(HANDS[4], 1, ["slaver", "traitor"], ["diplomat"], ["recruiter"], profile)


def test_payments_say_what_becomes_of_them():
    row = ask("abyss/hand", hand=HANDS[0], pearls=2, court=["slaver"])["lords"][0]
    assert row["payments"] == [
        {"allies": ["shellfish-1", "shellfish-5"], "pearls": 2, "affiliates": ["shellfish-1"], "surplus": 0}
    ]
    assert row["nearest"] is None


def test_a_surplus_is_the_last_resort():
    hand = ["shellfish-5", "shellfish-4"]
    row = ask("abyss/hand", hand=hand, pearls=3, court=["slaver"])["lords"][0]
    found = [(payment["surplus"], payment["pearls"]) for payment in row["payments"]]
    assert found == [(0, 3), (1, 0)]


def test_the_better_affiliated_ally_comes_first():
    hand = ["crab-1", "crab-3", "crab-4", "squid-4", "squid-5"]
    rows = ask("abyss/hand", hand=hand, pearls=0, court=["hunter"])["lords"][0]["payments"]
    assert rows[0]["allies"] == ["crab-4", "squid-4"]
    assert rows[1]["allies"] == ["crab-3", "squid-5"]


def test_limit():
    full = ask("abyss/hand", hand=HANDS[4], pearls=5, court=["hunter"], limit=50)["lords"][0]
    for limit in (1, 2, 7):
        row = ask("abyss/hand", hand=HANDS[4], pearls=5, court=["hunter"], limit=limit)["lords"][0]
        assert row["payments"] == full["payments"][:limit]
        assert row["count"] == full["count"]


def test_reasons_of_lords_out_of_reach():
    rows = ask("abyss/hand", hand=HANDS[0], pearls=2, court=["traitor", "sage", "assassin"])["lords"]
    assert codes(rows[0]["reasons"]) == ["hand-compulsory-race-missing"]
    assert rows[0]["reasons"][0]["fix"] == {"code": "get-race", "params": {"race": "squid"}}
    assert rows[0]["nearest"] == {
        "allies": ["jellyfish-3", "shellfish-1", "shellfish-5"],
        "pearls": 2,
        "total": 11,
        "races_missing": 0,
        "compulsory_missing": "squid",
        "value_missing": 1,
    }
    assert codes(rows[1]["reasons"]) == ["hand-too-few-races"]
    assert rows[1]["reasons"][0]["fix"]["params"] == {"count": 2, "races": ["seahorse", "squid"]}
    assert codes(rows[2]["reasons"]) == ["hand-value-short"]
    assert rows[2]["reasons"][0]["params"] == {"total": 4, "cost": 10, "shortfall": 6}


def test_an_empty_hand_and_an_empty_court():
    assert ask("abyss/hand")["lords"] == []
    row = ask("abyss/hand", pearls=99, court=["slaver"])["lords"][0]
    assert codes(row["reasons"]) == ["hand-too-few-races", "hand-compulsory-race-missing"]
    row = ask("abyss/hand", court=["slaver"])["lords"][0]
    assert codes(row["reasons"]) == ["hand-too-few-races", "hand-compulsory-race-missing", "hand-value-short"]


def test_the_whole_deck_in_one_hand():
    deck = []
    for ally in cards().allies:
        deck += [ally] * cards().copies[ally]
    rows = ask("abyss/hand", hand=deck, pearls=99, court=["sage", "slaver"], limit=50)["lords"]
    # Any nonempty choice of each race: (5 * 4 * 4 * 3 * 2 - 1) to the power of 5, less what is worth too little;
    # with 99 pearls nothing is.
    assert rows[0]["count"] == 479**5
    assert rows[1]["count"] == 479
    assert len(rows[0]["payments"]) == 50
    for row in rows:
        for payment in row["payments"]:
            request = {"lord": row["lord"], "allies": payment["allies"], "pearls": payment["pearls"]}
            assert ask("abyss/recruit", **request)["legal"]
