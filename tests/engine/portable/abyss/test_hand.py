"""What a hand can recruit, held against an enumeration that is as simple as can be."""

from engine.abyss.costs import Cost
from engine.abyss.recruit import payment_of
from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes

HANDS = (  # type: ignore[var-annotated]
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


def legal_payments(lord, hand, pearls, powers=(), rival_powers=(), profile="rulebook", nebulis=0, needless="allowed"):
    """All legal payments as (allies, pearls, nebulis), found by asking about every multiset with all that fills in."""
    found = []
    value = Cost(cards().lords[lord], list(powers), list(rival_powers), cards().supply).value
    for paid in multisets(hand):
        missing = max(0, value - cards().total(paid))
        for black in range(min(nebulis, missing) + 1):
            white = missing - black
            # The Ferryman may make one pearl more.
            if white < pearls + 2:
                request = {
                    "lord": lord,
                    "allies": paid,
                    "pearls": white,
                    "nebulis": black,
                    "own_pearls": pearls,
                    "own_nebulis": nebulis,
                    "powers": list(powers),
                    "rival_powers": list(rival_powers),
                    "profile": profile,
                    "needless_krakens": needless,
                    "sentinel": "none",
                    "way": "allies",
                    "nebulis_limit": "always",
                }
                # What the checker of a payment says, without the way out of one that is refused.
                if payment_of(cards(), request).ruling.legal:
                    found.append((cards().sorted_allies(paid), white, black))
    return found


def preference(payment, cost):
    """The documented order: surplus, nebulis received, pearls, nebulis paid, affiliated ally, number, the cards."""
    allies, pearls, nebulis = payment
    known = cards()
    value = known.total(allies)
    brought = sum([known.nebulis.get(ally, 0) for ally in allies])
    others = [known.value[ally] for ally in allies if ally not in known.nebulis] or [0]
    best = max(others) if cost.any_affiliate else min(others)
    counts = [-allies.count(ally) for ally in known.allies]
    return (max(0, value - cost.value), brought, pearls, -nebulis, -best, len(allies), counts)


def could_leave_out(payment, legal):
    """Whether what is left without one of the allies is legal, for the same pearls and nebulis."""
    allies, pearls, nebulis = payment
    others = [allies[:place] + allies[place + 1 :] for place in range(len(allies))]
    return [1 for left in others if (tuple(sorted(left)), pearls, nebulis) in legal] != []


MEASURES = ("least-lost", "fewest-nebulis", "fewest-pearls", "best-affiliate", "fewest-allies", "most-kept")


def measured(payment, cost):
    surplus, brought, pearls, _, affiliate, number, _ = preference(payment, cost)
    figures = (surplus, brought, pearls, affiliate, number, cards().total(payment[0]))
    return {name: figures[place] for place, name in enumerate(MEASURES)}


def holds_alternatives(row, lean, cost):
    """The first payment is an alternative, and so is the first that is best by each measure by which they differ."""
    best = {}
    for name in MEASURES:
        figures = [measured(payment, cost)[name] for payment in lean]
        if figures and min(figures) != max(figures):
            best[name] = min(figures)
    shown = row["alternatives"]
    assert bool(shown) == bool(lean)
    found = [measured((other["allies"], other["pearls"], other["nebulis"]), cost) for other in shown]
    shared = [name for name in best if not [1 for figures in found if figures[name] != best[name]]]
    for place, other in enumerate(shown):
        payment = (other["allies"], other["pearls"], other["nebulis"])
        good_for = [name for name in best if measured(payment, cost)[name] == best[name]]
        assert payment in lean
        assert payment == lean[0] or place
        assert other["first"] == (not place)
        if len(shown) == 1:
            assert sorted(good_for) == sorted(best)
            assert other["good_for"] == (["only"] if len(lean) == 1 else ["every"])
            continue
        good_for = [name for name in good_for if name not in shared]
        assert sorted(other["good_for"]) == sorted(good_for)
        new = [name for name in good_for if not [1 for before in shown[:place] if name in before["good_for"]]]
        assert new or not place, "each brings something that none before it did"
    if len(shown) > 1:
        told = {name for other in shown for name in other["good_for"]}
        assert sorted(best) == sorted(told | set(shared))


def compare(hand, pearls, court, powers=(), rival_powers=(), profile="rulebook", nebulis=0, needless="allowed"):
    answer = ask(
        "abyss/hand",
        hand=hand,
        pearls=pearls,
        nebulis=nebulis,
        court=court,
        powers=list(powers),
        rival_powers=list(rival_powers),
        profile=profile,
        needless_krakens=needless,
        limit=50,
    )
    for row in answer["lords"]:
        cost = Cost(cards().lords[row["lord"]], list(powers), list(rival_powers), cards().supply)
        expected = legal_payments(row["lord"], hand, pearls, powers, rival_powers, profile, nebulis, needless)
        expected.sort(key=lambda payment: preference(payment, cost))
        assert row["count"] == len(expected), row
        known = {(tuple(sorted(allies)), white, black) for allies, white, black in expected}
        lean = [payment for payment in expected if not could_leave_out(payment, known)]
        if needless == "allowed" and row["count"] > row["lean"]:
            code = "hand-needless-krakens" if profile == "online" else "hand-redundant-left-out"
            assert code in codes(answer["notes"])
        assert row["lean"] == len(lean), row
        holds_alternatives(row, lean, cost)
        assert row["recruitable"] == bool(expected)
        assert bool(row["reasons"]) == (not expected)
        offered = [(payment["allies"], payment["pearls"], payment["nebulis"]) for payment in row["payments"]]
        assert offered == lean[:50]


def test_counts_and_best_payments_agree_with_the_enumeration():
    for hand in HANDS[:3]:
        for profile in ("rulebook", "online"):
            compare(hand, 2, COURT[:4], profile=profile)


def test_with_powers_at_the_table():
    for profile in ("rulebook", "online"):
        compare(HANDS[0], 3, ["slaver", "hunter"], ["master-of-magic", "treasurer"], [], profile)
        compare(HANDS[4], 1, ["slaver", "traitor"], ["diplomat"], ["recruiter"], profile)


def test_with_krakens_and_nebulis():
    compare(["kraken-2", "kraken-3", "crab-2", "squid-5"], 2, ["hunter", "slaver", "outlaw"], nebulis=1)
    five = ["kraken-2", "kraken-3", "crab-2", "crab-1", "squid-5"]
    for needless in ("allowed", "refused"):
        compare(five, 1, ["hunter", "traitor"], profile="online", nebulis=2, needless=needless)
        compare(["kraken-2", "kraken-2", "kraken-4"] + five[3:], 0, ["slaver"], profile="online", needless=needless)
    powers = ["outlaw", "counterfeiter", "master-of-magic"]
    compare(["kraken-4", "squid-1", "squid-3"], 2, ["traitor", "ferryman"], powers, nebulis=2)
    compare(["kraken-4", "squid-1", "crab-3"], 1, ["hunter", "miller"], ["ferryman"], ["recruiter"], nebulis=2)


def test_payments_say_what_becomes_of_them():
    row = ask("abyss/hand", hand=HANDS[0], pearls=2, court=["slaver"])["lords"][0]
    assert row["payments"] == [
        {
            "allies": ["shellfish-1", "shellfish-5"],
            "pearls": 2,
            "nebulis": 0,
            "ferryman": None,
            "nebulis_received": 0,
            "affiliates": ["shellfish-1"],
            "surplus": 0,
            "kept": ["jellyfish-3", "crab-2"],
            "pearls_left": 0,
            "nebulis_left": 0,
        }
    ]
    assert row["alternatives"] == [row["payments"][0] | {"first": True, "good_for": ["only"]}]
    assert (row["points"], row["count"], row["lean"]) == (5, 1, 1)
    assert (row["own_pearls"], row["own_nebulis"]) == (None, None)
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
    assert rows[0]["nearest"] == {
        "allies": ["jellyfish-3", "shellfish-1", "shellfish-5"],
        "pearls": 2,
        "nebulis": 0,
        "total": 11,
        "races_missing": 0,
        "compulsory_missing": "squid",
        "value_missing": 1,
    }
    assert codes(rows[1]["reasons"]) == ["hand-too-few-races"]
    assert rows[1]["reasons"][0]["params"] == {"needed": 5, "held": 3, "missing": 2, "races": ["seahorse", "squid"]}
    assert codes(rows[2]["reasons"]) == ["hand-value-short"]
    assert rows[2]["reasons"][0]["params"] == {"total": 4, "cost": 10, "count": 6}


def test_an_empty_hand_and_an_empty_court():
    assert ask("abyss/hand")["lords"] == []
    assert codes(ask("abyss/hand")["notes"]) == ["hand-court-empty"]
    # The race that is missing is told once.
    row = ask("abyss/hand", pearls=99, court=["slaver"])["lords"][0]
    assert codes(row["reasons"]) == ["hand-compulsory-race-missing"]
    row = ask("abyss/hand", court=["slaver"])["lords"][0]
    assert codes(row["reasons"]) == ["hand-compulsory-race-missing", "hand-value-short"]


def test_the_whole_deck_in_one_hand():
    deck = []
    for ally in cards().allies:
        deck += [ally] * cards().copies[ally]
    rows = ask("abyss/hand", hand=deck, pearls=99, court=["sage", "slaver"], limit=50)["lords"]
    # With 99 pearls nothing is worth too little. Of each race some nonempty choice is paid: values 1 to 5 plain and 1
    # to 4 for combat, and one crab of value 1 more. With k Krakens, up to k races may be missing from the others.
    every = 5 * 4 * 4 * 3 * 2 * 2**4 - 1
    crabs = 6 * 4 * 4 * 3 * 2 * 2**4 - 1
    others = [every**4 * crabs]
    others.append(every**4 + 4 * every**3 * crabs)
    others.append(4 * every**3 + 6 * every**2 * crabs)
    others.append(6 * every**2 + 4 * every * crabs)
    others.append(4 * every + crabs)
    others.append(1)
    # So many multisets there are of 0, 1, 2 … 7 Krakens, of which there are 2, 3 and 2.
    krakens = [1, 3, 6, 8, 8, 6, 3, 1]
    assert sum(krakens) == 3 * 4 * 3
    expected = 0
    for number in range(8):
        expected += krakens[number] * sum(others[: number + 1])
    assert rows[0]["count"] == expected
    # One race: shellfish with any Krakens, or Krakens alone.
    assert rows[1]["count"] == every * 36 + 35
    assert len(rows[0]["payments"]) == 50
    for row in rows:
        for payment in row["payments"]:
            request = {"lord": row["lord"], "allies": payment["allies"], "pearls": payment["pearls"]}
            assert ask("abyss/recruit", **request)["legal"]


def test_the_rows_of_a_reserved_lord():
    hand = ["shellfish-5", "shellfish-4"]
    answer = ask("abyss/hand", hand=hand, court=["slaver", "peddler"], reserved="slaver")
    row = answer["lords"][0]
    assert codes(row["reasons"]) == ["hand-reserved"]
    assert (row["recruitable"], row["count"], row["payments"], row["nearest"]) == (False, 0, [], None)
    assert row["sentinel"] == "rival"
    assert (answer["lords"][1]["recruitable"], answer["lords"][1]["sentinel"]) == (True, "none")
    row = ask("abyss/hand", court=["slaver"], reserved="slaver", pearls=9)["lords"][0]
    assert codes(row["reasons"]) == ["hand-reserved", "hand-compulsory-race-missing"]


def test_through_the_corruptor():
    answer = ask(
        "abyss/hand",
        hand=HANDS[0],
        pearls=4,
        nebulis=1,
        court=["slaver", "sage"],
        way="corruptor",
        corruptor_nebulis="allowed",
    )
    for row in answer["lords"]:
        assert (row["recruitable"], row["cost"], row["count"]) == (True, 5, 1)
        assert (row["payments"][0]["allies"], row["payments"][0]["pearls"]) == ([], 4)
        assert (row["own_pearls"], row["own_nebulis"]) == (4, 1)
    more = {"way": "corruptor", "corruptor_nebulis": "allowed", "powers": ["counterfeiter", "outlaw"]}
    row = ask("abyss/hand", pearls=5, nebulis=2, court=["sage"], **more)["lords"][0]
    found = [(payment["pearls"], payment["nebulis"]) for payment in row["payments"]]
    assert found == [(3, 2), (4, 1), (5, 0)]
    more = {"way": "corruptor", "corruptor_nebulis": "allowed"}
    row = ask("abyss/hand", hand=HANDS[0], pearls=3, nebulis=2, court=["sage"], **more)["lords"][0]
    assert codes(row["reasons"]) == ["hand-price-short"]
    assert row["reasons"][0]["params"] == {"lord": "corruptor", "total": 4, "price": 5, "count": 1}


def test_whether_the_corruptor_takes_nebulis_is_open():
    request = {"pearls": 4, "nebulis": 1, "court": ["slaver", "sage"], "reserved": "sage", "way": "corruptor"}
    answer = ask("abyss/hand", **request)
    assert answer["legal"] is None
    assert answer["open"][0]["readings"] == [
        {"reading": "allowed", "legal": True, "lords": ["slaver"]},
        {"reading": "refused", "legal": True, "lords": []},
    ]
    assert [row["recruitable"] for row in answer["lords"]] == [False, False]
    # With five pearls the lord can be recruited by either reading.
    request["pearls"] = 5
    request["powers"] = ["counterfeiter"]
    answer = ask("abyss/hand", **request)
    assert answer["legal"] is True
    assert codes(answer["open"]) == ["hand-corruptor-nebulis"]
    assert [row["recruitable"] for row in answer["lords"]] == [True, False]
    request["corruptor_nebulis"] = "refused"
    assert ask("abyss/hand", **request)["open"] == []


def test_whose_power_makes_a_payment_possible():
    def notes(*powers, pearls=1):
        more = {"pearls": pearls, "nebulis": 2, "powers": list(powers), "limit": 50}
        answer = ask("abyss/hand", hand=["shellfish-5"], court=["slaver"], **more)
        return codes(answer["lords"][0]["notes"]), codes(answer["notes"])

    assert notes("outlaw") == (["outlaw-allows"], ["hand-affiliates-lowest"])
    assert notes("counterfeiter", pearls=3)[0] == ["counterfeiter-allows"]
    assert notes("outlaw", "master-of-magic")[1] == ["hand-affiliates-any"]
