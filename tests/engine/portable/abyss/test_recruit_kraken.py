"""Payments for a lord with Krakens, nebulis and sentinels, and the second lord of the Corruptor."""

from tests.engine.portable.abyss.test_recruit import recruit
from tests.engine.portable.world import codes, message


def test_a_kraken_stands_for_any_race():
    answer = recruit("hunter", ["kraken-3", "squid-5"])
    assert answer["legal"]
    assert (answer["paid_races"], answer["krakens"]) == (["squid"], ["kraken-3"])
    assert message(answer["notes"], "krakens-add-compulsory")["params"] == {"allies": ["kraken-3"], "race": "crab"}
    answer = recruit("hunter", ["crab-5", "kraken-3"])
    assert message(answer["notes"], "krakens-add-races")["params"] == {"allies": ["kraken-3"], "count": 1}
    # Also for a race that is paid already: then it only adds its value.
    answer = recruit("slaver", ["shellfish-4", "kraken-2", "kraken-2"])
    assert answer["legal"]
    assert message(answer["notes"], "krakens-join-races")["params"] == {"allies": ["kraken-2", "kraken-2"]}
    assert answer["paid_races"] == ["shellfish"]


def test_krakens_count_as_one_race_each_at_most():
    answer = recruit("sage", ["kraken-4", "kraken-4", "kraken-3"])
    assert codes(answer["reasons"]) == ["too-few-races"]
    assert answer["reasons"][0]["params"] == {"needed": 5, "paid": 3, "missing": 2}
    assert recruit("sage", ["kraken-4", "kraken-4", "kraken-3", "crab-1", "squid-1"])["legal"]
    # Pearls are no race, but the Krakens are.
    assert codes(recruit("sage", ["kraken-4", "crab-5"], 1)["notes"]) == ["pearls-are-no-race"]


def test_a_kraken_cannot_be_the_compulsory_race_where_there_is_no_room_for_one():
    answer = recruit("hunter", ["squid-5", "shellfish-1", "kraken-3"])
    assert codes(answer["reasons"]) == ["kraken-has-no-place"]
    assert answer["instead"] == {"allies": ["squid-5", "kraken-3"]}
    answer = recruit("invoker", ["squid-5", "shellfish-1", "kraken-3"])
    assert codes(answer["reasons"]) == ["too-many-races", "kraken-has-no-place"]
    assert answer["instead"] == {"allies": ["kraken-3"], "pearls": 5}
    assert recruit("invoker", ["kraken-4", "kraken-4"])["legal"]


def test_krakens_are_never_affiliated_and_bring_their_nebulis():
    answer = recruit("slaver", ["kraken-2", "shellfish-3", "kraken-3"])
    assert (answer["affiliates"], answer["discards"]) == (["shellfish-3"], ["kraken-2", "kraken-3"])
    assert answer["nebulis_received"] == 3
    assert message(answer["notes"], "nebulis-received")["params"] == {"count": 3}
    alone = recruit("slaver", ["kraken-4", "kraken-4"], powers=["master-of-magic"])
    assert alone["legal"]
    assert (alone["affiliates"], alone["discards"]) == ([], ["kraken-4", "kraken-4"])
    assert "affiliate-none" in codes(alone["notes"])
    assert recruit("slaver", ["kraken-4", "squid-4"])["nebulis_received"] == 0


def test_whether_a_kraken_can_be_needless_is_open_online():
    allies = ["shellfish-5", "kraken-3", "kraken-2"]
    answer = recruit("slaver", allies, profile="online")
    assert answer["legal"] is None
    assert answer["open"] == [
        {
            "code": "needless-krakens",
            "params": {"allies": ["kraken-2"]},
            "rule": "abyss.recruit.pay.needless",
            "readings": [{"reading": "allowed", "legal": True}, {"reading": "refused", "legal": False}],
        }
    ]
    assert (answer["instead"], answer["affiliates"], answer["nebulis_received"]) == (None, [], 0)
    assert recruit("slaver", allies, profile="online", needless_krakens="allowed")["legal"]
    answer = recruit("slaver", allies, profile="online", needless_krakens="refused")
    assert codes(answer["reasons"]) == ["kraken-not-needed"]
    assert answer["instead"] == {"allies": ["shellfish-5", "kraken-3"]}
    # Where another reason refuses the payment, the point is named but does not matter.
    answer = recruit("slaver", allies, 1, profile="online")
    assert answer["legal"] is False
    assert codes(answer["open"]) == ["needless-krakens"]
    # A Kraken that stands for a race is needed.
    assert recruit("hunter", ["crab-5", "kraken-4"], profile="online")["open"] == []
    assert recruit("slaver", allies)["legal"]
    answer = recruit("slaver", ["shellfish-5", "shellfish-1", "kraken-3"], profile="online")
    assert codes(answer["reasons"]) == ["ally-not-needed"]
    assert answer["instead"] == {"allies": ["shellfish-5", "kraken-3"]}


def test_combat_allies_pay_like_plain_ones():
    answer = recruit("hunter", ["crab-4-combat", "squid-4"])
    assert answer["legal"]
    assert answer["affiliates"] == ["crab-4-combat", "squid-4"]
    answer = recruit("slaver", ["shellfish-4", "shellfish-4-combat"])
    assert answer["affiliates"] == ["shellfish-4", "shellfish-4-combat"]


def test_a_nebulis_counts_as_a_pearl():
    answer = recruit("slaver", ["shellfish-5"], 2, nebulis=1, own_pearls=2, own_nebulis=3)
    assert answer["legal"]
    assert answer["total"] == 8
    assert codes(answer["notes"])[:2] == ["pearls-fill", "nebulis-fill"]
    assert answer["purse"]["before"]["pearls"] == 2
    assert (answer["purse"]["after"]["pearls"], answer["purse"]["after"]["nebulis"]) == (0, 2)
    answer = recruit("slaver", ["shellfish-5"], 3, nebulis=1)
    assert codes(answer["reasons"]) == ["filled-too-much"]
    assert answer["reasons"][0]["params"] == {"pearls": 3, "nebulis": 1, "needed": 3, "extra": 1}
    assert answer["instead"] == {"nebulis": 0}
    answer = recruit("slaver", ["shellfish-5", "shellfish-3"], 1, nebulis=1)
    assert answer["instead"] == {"pearls": 0, "nebulis": 0}


def test_pearls_go_first():
    request = {"nebulis": 1, "own_pearls": 3, "own_nebulis": 1}
    answer = recruit("slaver", ["shellfish-5"], 2, **request)
    assert codes(answer["reasons"]) == ["pearls-before-nebulis"]
    assert answer["instead"] == {"pearls": 3, "nebulis": 0}
    answer = recruit("slaver", ["shellfish-5"], 2, powers=["counterfeiter"], **request)
    assert answer["legal"]
    assert message(answer["notes"], "counterfeiter-allows")["params"] == {"lord": "counterfeiter"}
    assert not recruit("slaver", ["shellfish-5"], 2, rival_powers=["counterfeiter"], **request)["legal"]


def test_one_nebulis_in_a_payment_and_two_with_the_outlaw():
    request = {"nebulis": 2, "own_pearls": 1, "own_nebulis": 3}
    answer = recruit("slaver", ["shellfish-5"], 1, **request)
    assert codes(answer["reasons"]) == ["too-many-nebulis"]
    assert answer["reasons"][0]["params"] == {"nebulis": 2, "most": 1}
    # One nebulis less would leave a point missing that no pearl can fill.
    assert answer["instead"] == {"allies": ["shellfish-1", "shellfish-5"], "nebulis": 1}
    answer = recruit("slaver", ["shellfish-5"], 1, powers=["outlaw"], **request)
    assert answer["legal"]
    assert message(answer["notes"], "outlaw-allows")["params"] == {"lord": "outlaw", "count": 2}
    assert "counterfeiter-with-outlaw" not in codes(answer["notes"])
    request["own_pearls"] = 3
    answer = recruit("slaver", ["shellfish-5"], 1, powers=["outlaw", "counterfeiter"], **request)
    assert codes(answer["notes"])[-3:] == ["outlaw-allows", "counterfeiter-allows", "counterfeiter-with-outlaw"]
    answer = recruit("slaver", ["shellfish-5"], 0, nebulis=3, powers=["outlaw"])
    assert answer["instead"] == {"pearls": 1, "nebulis": 2}


def test_nobody_pays_what_they_do_not_own():
    answer = recruit("slaver", ["shellfish-5"], 3, own_pearls=2)
    assert codes(answer["reasons"]) == ["pearls-not-owned"]
    assert answer["instead"] == {"allies": ["shellfish-1", "shellfish-5"], "pearls": 2}
    answer = recruit("slaver", ["shellfish-5"], 2, nebulis=1, own_pearls=2, own_nebulis=0)
    assert codes(answer["reasons"]) == ["nebulis-not-owned"]
    # What the Krakens bring comes too late for the payment that they are part of.
    answer = recruit("slaver", ["shellfish-4", "kraken-3"], 0, nebulis=1, own_pearls=0, own_nebulis=0)
    assert codes(answer["reasons"]) == ["nebulis-not-owned"]
    assert recruit("slaver", ["shellfish-4", "kraken-3"], 0, nebulis=1)["notes"][-1]["code"] == "nebulis-come-later"


def test_what_is_missing_is_asked_of_the_purse():
    def instead(own_pearls, own_nebulis=None, powers=()):
        more = {"own_pearls": own_pearls, "powers": list(powers)}
        if own_nebulis is not None:
            more["own_nebulis"] = own_nebulis
        return recruit("slaver", ["shellfish-5"], 1, **more)["instead"]

    assert instead(3, 0) == {"pearls": 3}
    assert instead(2, 1) == {"pearls": 2, "nebulis": 1}
    assert instead(1, 2) == {"allies": ["shellfish-2", "shellfish-5"]}
    assert instead(1, 2, ["outlaw"]) == {"nebulis": 2}
    # Nobody has said that there are nebulis.
    assert instead(2) == {"allies": ["shellfish-2", "shellfish-5"]}


def test_a_purse_that_is_not_told():
    answer = recruit("slaver", ["shellfish-5"], 2, nebulis=1)
    assert answer["legal"]
    assert answer["purse"] is None
    assert codes(answer["notes"])[-2:] == ["only-without-pearls", "only-with-nebulis"]
    answer = recruit("slaver", ["shellfish-5"], 2, nebulis=1, own_nebulis=1, powers=["counterfeiter"])
    assert "only-without-pearls" not in codes(answer["notes"])
    assert answer["purse"]["after"] == {"pearls": None, "nebulis": 0}


def test_the_ferryman_changes_a_nebulis_before():
    request = {"nebulis": 1, "own_pearls": 1, "own_nebulis": 2}
    assert codes(recruit("slaver", ["shellfish-5"], 2, **request)["reasons"]) == ["pearls-not-owned"]
    answer = recruit("slaver", ["shellfish-5"], 2, powers=["ferryman"], **request)
    assert answer["legal"]
    first = message(answer["notes"], "ferryman-first")
    assert first["params"] == {"lord": "ferryman", "pearls": 2, "nebulis": 1}
    assert (answer["purse"]["after"]["pearls"], answer["purse"]["after"]["nebulis"]) == (0, 0)
    # He isn't asked if it goes without him, and not if he doesn't help.
    assert "ferryman-first" not in codes(recruit("slaver", ["shellfish-5"], 3, powers=["ferryman"])["notes"])
    answer = recruit("slaver", ["shellfish-5"], 3, own_pearls=1, own_nebulis=1, powers=["ferryman"])
    assert codes(answer["reasons"]) == ["pearls-not-owned"]
    assert answer["reasons"][0]["params"]["owned"] == 1


def test_sentinels():
    plain = recruit("slaver", ["shellfish-5"], 3)
    answer = recruit("slaver", ["shellfish-5"], 3, sentinel="rival")
    assert codes(answer["reasons"]) == ["reserved-by-rival"]
    assert answer["instead"] is None
    assert (answer["affiliates"], answer["nebulis_received"]) == ([], 0)
    answer = recruit("slaver", ["shellfish-5"], 3, sentinel="own")
    assert answer["legal"]
    assert answer["notes"] == plain["notes"] + [message(answer["notes"], "sentinel-returns")]
    assert "sentinel-returns" not in codes(recruit("slaver", [], sentinel="own")["notes"])


def test_a_rivals_shareholder_earns_a_pearl():
    answer = recruit("slaver", ["shellfish-5"], 3, rival_powers=["shareholder"], powers=["shaman"])
    assert codes(answer["notes"])[-1] == "shareholder-earns"
    assert "shareholder-earns" not in codes(recruit("slaver", ["shellfish-5"], 3, powers=["shareholder"])["notes"])


def test_the_second_lord_of_the_corruptor():
    answer = recruit("sage", [], 5, way="corruptor")
    assert answer["legal"]
    assert (answer["cost"], answer["printed_cost"], answer["races"], answer["total"]) == (5, 10, 0, 5)
    assert (answer["affiliates"], answer["discards"]) == ([], [])
    assert codes(answer["notes"]) == ["corruptor-flat-price"]
    # No lord changes the price.
    assert recruit("hunter", [], 5, way="corruptor", powers=["treasurer"], rival_powers=["recruiter"])["legal"]
    answer = recruit("slaver", ["shellfish-5"], 3, way="corruptor")
    assert codes(answer["reasons"]) == ["corruptor-takes-no-allies", "corruptor-price-short"]
    assert answer["instead"] == {"allies": [], "pearls": 5}
    assert codes(recruit("slaver", [], 6, way="corruptor")["reasons"]) == ["corruptor-price-over"]
    poor = recruit("slaver", [], 4, way="corruptor", own_pearls=4, own_nebulis=0)
    assert codes(poor["reasons"]) == ["corruptor-price-short"]
    assert poor["instead"] is None


def test_whether_the_corruptor_takes_nebulis_is_open():
    request = {"nebulis": 1, "way": "corruptor", "own_pearls": 4, "own_nebulis": 1}
    answer = recruit("slaver", [], 4, **request)
    assert answer["legal"] is None
    assert answer["open"][0]["readings"] == [
        {"reading": "allowed", "legal": True},
        {"reading": "refused", "legal": False},
    ]
    assert (answer["instead"], answer["purse"]["after"]) == (None, None)
    assert recruit("slaver", [], 4, corruptor_nebulis="allowed", **request)["legal"]
    answer = recruit("slaver", [], 4, corruptor_nebulis="refused", **request)
    assert codes(answer["reasons"]) == ["corruptor-takes-no-nebulis"]
    assert answer["instead"] is None
    del request["own_pearls"]
    assert recruit("slaver", [], 4, corruptor_nebulis="refused", **request)["instead"] == {"pearls": 5, "nebulis": 0}
    poor = {"way": "corruptor", "own_pearls": 4, "corruptor_nebulis": "allowed"}
    assert recruit("slaver", [], 4, **poor)["instead"] == {"nebulis": 1}
    answer = recruit("slaver", [], 3, nebulis=2, way="corruptor", own_pearls=3, own_nebulis=2)
    assert codes(answer["reasons"]) == ["too-many-nebulis"]
    answer = recruit("slaver", [], 5, way="corruptor", rival_powers=["shareholder"], sentinel="own")
    assert codes(answer["notes"])[-2:] == ["sentinel-returns", "shareholder-uncertain"]


def test_an_arrow_that_changes_the_purse_is_not_counted():
    answer = recruit("watcher", ["crab-3", "kraken-2"], own_pearls=1, own_nebulis=2)
    assert answer["purse"]["after"]["nebulis"] == 3
    assert message(answer["notes"], "purse-changes-then")["params"] == {"lord": "watcher"}
    assert "purse-changes-then" not in codes(recruit("watcher", ["crab-3", "kraken-2"])["notes"])


def test_what_a_refused_payment_would_have_brought_appears_nowhere():
    answer = recruit("hunter", ["squid-5", "kraken-3", "shellfish-1"], own_pearls=0, own_nebulis=1)
    assert answer["legal"] is False
    assert (answer["nebulis_received"], answer["affiliates"], answer["discards"]) == (0, [], [])
    assert answer["purse"]["after"] is None
    assert answer["notes"] == []


def test_krakens_alone_leave_room_for_the_allies_that_are_missing():
    """With two Krakens for two races, an ally of the compulsory race may be added."""
    answer = recruit("hunter", ["kraken-2", "kraken-2"], own_pearls=0)
    assert answer["instead"] == {"allies": ["crab-4", "kraken-2", "kraken-2"]}
    assert "pearls" not in answer["change"]


def test_the_limit_of_nebulis_by_another_reading():
    request = {"nebulis": 3, "own_pearls": 0, "own_nebulis": 3}
    assert codes(recruit("slaver", ["shellfish-5"], **request)["reasons"]) == ["too-many-nebulis"]
    assert recruit("slaver", ["shellfish-5"], nebulis_limit="beside-pearls", **request)["legal"]
    request = {"nebulis": 2, "own_pearls": 1, "own_nebulis": 3, "nebulis_limit": "beside-pearls"}
    assert codes(recruit("slaver", ["shellfish-5"], 1, **request)["reasons"]) == ["too-many-nebulis"]


def test_online_the_nearest_payment_takes_back_as_few_as_can_be():
    allies = ["shellfish-3", "shellfish-3", "shellfish-1", "shellfish-1", "shellfish-5", "kraken-2"]
    more = {"profile": "online", "powers": ["diplomat"], "needless_krakens": "refused"}
    answer = recruit("watcher", allies, 2, nebulis=1, **more)
    change = answer["change"]
    assert (answer["legal"], change["add"], len(change["take_back"])) == (False, [], 3)
    assert recruit("watcher", answer["instead"]["allies"], answer["instead"].get("pearls", 2), **more)["legal"]
