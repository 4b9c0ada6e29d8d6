"""What a hand shows of the payments it has, and what keeps others out of reach."""

from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, problems


def test_payments_that_make_an_ally_redundant_are_neither_counted_as_ways_nor_listed():
    more = {"hand": ["shellfish-5", "shellfish-3", "kraken-2"], "court": ["slaver"]}
    row = ask("abyss/hand", **more)["lords"][0]
    assert (row["count"], row["lean"]) == (2, 1)
    assert [payment["allies"] for payment in row["payments"]] == [["shellfish-3", "shellfish-5"]]
    assert "hand-redundant-left-out" in codes(ask("abyss/hand", **more)["notes"])
    online = ask("abyss/hand", profile="online", needless_krakens="allowed", **more)
    assert (online["lords"][0]["count"], online["lords"][0]["lean"]) == (2, 1)
    assert "hand-needless-krakens" in codes(online["notes"])
    # A Kraken can stand for the race of the crab, which so is not needed either.
    more = {"hand": ["crab-2", "squid-5", "kraken-3"], "court": ["hunter"]}
    row = ask("abyss/hand", **more)["lords"][0]
    assert (row["count"], row["lean"], row["payments"][0]["allies"]) == (2, 1, ["squid-5", "kraken-3"])


def test_the_alternatives_of_a_hand():
    hand = ["crab-1", "crab-3", "crab-4", "squid-4", "squid-5", "jellyfish-2"]
    row = ask("abyss/hand", hand=hand, pearls=2, court=["hunter"])["lords"][0]
    shown = [(other["allies"], other["pearls"], other["good_for"]) for other in row["alternatives"]]
    assert shown[0] == (["crab-4", "squid-4"], 0, ["fewest-pearls", "best-affiliate"])
    assert [good_for for _, _, good_for in shown[1:]] == [["most-kept"]]
    kept = row["alternatives"][1]
    assert (kept["pearls_left"], kept["kept"] + kept["allies"]) != (2, [])
    assert sorted(kept["kept"] + kept["allies"]) == sorted(hand)
    (only,) = ask("abyss/hand", hand=["crab-4", "squid-4"], court=["hunter"])["lords"][0]["alternatives"]
    assert only["good_for"] == ["only"]
    (first,) = ask("abyss/hand", hand=cards().allies[:30], court=["hunter"])["lords"][0]["alternatives"]
    assert first["good_for"] == []


def test_whether_needless_krakens_count_online_is_open():
    more = {"hand": ["shellfish-5", "shellfish-3", "kraken-2"], "court": ["slaver"], "profile": "online"}
    answer = ask("abyss/hand", **more)
    assert (answer["legal"], codes(answer["open"])) == (None, ["hand-needless-krakens-open"])
    assert [row["payments"] for row in answer["open"][0]["readings"]] == [2, 1]
    row = answer["lords"][0]
    assert (row["count"], row["recruitable"], [paid["allies"] for paid in row["payments"]]) == (
        1,
        True,
        [["shellfish-3", "shellfish-5"]],
    )
    refused = ask("abyss/hand", needless_krakens="refused", **more)
    assert (refused["legal"], refused["open"], refused["lords"]) == (True, [], answer["lords"])
    for request in ({"profile": "rulebook"}, {"hand": ["shellfish-5", "kraken-3"]}, {"hand": ["shellfish-5"]}):
        made = dict(more)
        made.update(request)
        assert ask("abyss/hand", **made)["legal"] is True


def test_no_ally_is_said_to_become_affiliated_where_only_krakens_are_paid():
    krakens = {"hand": ["kraken-4", "kraken-4"], "court": ["slaver"]}
    assert codes(ask("abyss/hand", **krakens)["notes"]) == ["hand-krakens-never"]
    assert codes(ask("abyss/hand", powers=["master-of-magic"], **krakens)["notes"]) == ["hand-krakens-never"]
    mixed = ask("abyss/hand", hand=["shellfish-5", "kraken-4"], court=["slaver"])
    assert codes(mixed["notes"]) == ["hand-affiliates-lowest", "hand-krakens-never"]
    through = ask(
        "abyss/hand", hand=["crab-1"], pearls=5, court=["slaver"], way="corruptor", powers=["master-of-magic"]
    )
    assert codes(through["notes"]) == []


def test_a_court_has_no_more_lords_than_lie_there():
    lords = sorted(cards().lords)
    assert problems("abyss/hand", {"court": lords[:7]}) == [("too-many-items", "court")]
    assert len(ask("abyss/hand", court=lords[:6])["lords"]) == 6


def test_out_of_reach_with_krakens_and_nebulis():
    rows = ask("abyss/hand", hand=["kraken-2", "crab-1"], pearls=1, nebulis=3, court=["hunter", "sage", "peddler"])
    short, few, plain = rows["lords"]
    assert codes(short["reasons"]) == ["hand-value-short"]
    assert short["reasons"][0]["params"] == {"total": 5, "cost": 8, "count": 3}
    assert (short["nearest"]["allies"], short["nearest"]["pearls"]) == (["crab-1", "kraken-2"], 1)
    assert short["nearest"]["nebulis"] == 1
    assert codes(few["reasons"]) == ["hand-too-few-races", "hand-value-short"]
    wanted = ["jellyfish", "seahorse", "shellfish", "squid"]
    assert few["reasons"][0]["params"] == {"needed": 5, "held": 2, "missing": 3, "races": wanted}
    # The Kraken stands for the compulsory race, so the crab is of no use here.
    assert codes(plain["reasons"]) == ["hand-value-short"]
    assert plain["nearest"]["allies"] == ["kraken-2"]


def test_payments_that_take_the_ferryman_say_so():
    more = {"pearls": 1, "nebulis": 2, "powers": ["ferryman"]}
    row = ask("abyss/hand", hand=["shellfish-5"], court=["slaver"], **more)["lords"][0]
    found = [(payment["pearls"], payment["nebulis"], payment["ferryman"]) for payment in row["payments"]]
    assert found == [(2, 1, "ferryman")]
    row = ask("abyss/hand", hand=["shellfish-5", "shellfish-1"], court=["slaver"], **more)["lords"][0]
    found = [(payment["pearls"], payment["nebulis"], payment["ferryman"]) for payment in row["payments"]]
    # The second pays with the 5 alone.
    assert found == [(1, 1, None), (2, 1, "ferryman"), (2, 0, "ferryman")]


def test_pearls_that_keep_nebulis_from_being_paid_are_made_up_for():
    """By the other reading of the limit: two nebulis alone, but only one beside pearls."""
    other = {"nebulis": 2, "nebulis_limit": "beside-pearls", "corruptor_nebulis": "allowed"}
    hand = ["kraken-2", "kraken-2"]
    (short,) = ask("abyss/hand", hand=hand, court=["hunter"], **other)["lords"][0]["reasons"]
    assert short["params"] == {"total": 6, "cost": 8, "count": 3}
    assert ask("abyss/hand", hand=hand, pearls=3, court=["hunter"], **other)["lords"][0]["recruitable"]
    assert not ask("abyss/hand", hand=hand, pearls=2, court=["hunter"], **other)["lords"][0]["recruitable"]
    for owned, needed in ((4, 4), (3, 4), (2, 4)):
        other["nebulis"] = owned
        row = ask("abyss/hand", court=["hunter"], way="corruptor", **other)["lords"][0]
        assert row["reasons"][0]["params"]["count"] == needed
        other["pearls"] = needed
        assert ask("abyss/hand", court=["hunter"], way="corruptor", **other)["lords"][0]["recruitable"]
        del other["pearls"]


def test_nebulis_that_no_payment_takes():
    def notes(**more):
        return codes(ask("abyss/hand", hand=["shellfish-5"], court=["slaver"], **more)["lords"][0]["notes"])

    assert notes(nebulis=3) == ["hand-nebulis-unused"]
    assert notes(nebulis=1) == notes(nebulis=3, pearls=2) == notes(nebulis=3, nebulis_limit="beside-pearls") == []
    assert notes(nebulis=2, powers=["outlaw"]) == []
    assert notes(nebulis=3, powers=["outlaw"]) == ["hand-nebulis-unused"]
