"""Rules of paying for a lord, one by one."""

from tests.engine.portable.world import ask, codes, message

# The lords used here, by (value, races, compulsory): slaver (8, 1, shellfish), invoker (8, 1, jellyfish),
# hunter (8, 2, crab), master-of-magic (10, 3, jellyfish), sage (10, 5, none).


def recruit(lord, allies, pearls=0, **more):
    return ask("abyss/recruit", lord=lord, allies=allies, pearls=pearls, **more)


def test_a_plain_payment():
    answer = recruit("master-of-magic", ["jellyfish-3", "crab-2", "shellfish-5"])
    assert answer["legal"] is True
    assert answer["reasons"] == []
    assert (answer["cost"], answer["printed_cost"], answer["total"]) == (10, 10, 10)
    assert (answer["shortfall"], answer["surplus"]) == (0, 0)
    assert answer["affiliates"] == ["crab-2"]
    assert answer["discards"] == ["jellyfish-3", "shellfish-5"]


def test_several_allies_of_a_race_count_as_one_race():
    assert recruit("slaver", ["shellfish-5", "shellfish-2", "shellfish-1"])["legal"]


def test_too_few_races():
    answer = recruit("hunter", ["crab-5", "crab-3"])
    assert codes(answer["reasons"]) == ["too-few-races"]
    reason = answer["reasons"][0]
    assert reason["params"] == {"needed": 2, "paid": 1, "missing": 1}
    assert reason["rule"] == "abyss.recruit.pay.exact-races"
    assert answer["instead"] == {"allies": ["jellyfish-1", "crab-3", "crab-5"]}
    assert answer["change"] == {"take_back": [], "add": ["jellyfish-1"]}
    assert (answer["affiliates"], answer["discards"]) == ([], [])


def test_of_too_many_races_those_go_that_mean_the_least_change():
    answer = recruit("invoker", ["jellyfish-1", "squid-5", "crab-2"])
    assert codes(answer["reasons"]) == ["too-many-races"]
    # The compulsory jellyfish stays, and pearls fill what it lacks.
    assert answer["instead"] == {"allies": ["jellyfish-1"], "pearls": 7}
    assert answer["change"] == {"take_back": ["crab-2", "squid-5"], "add": []}
    # Without these pearls the fewest allies are added.
    answer = recruit("invoker", ["jellyfish-1", "squid-5", "crab-2"], own_pearls=2)
    assert answer["instead"] == {"allies": ["jellyfish-1", "jellyfish-5"], "pearls": 2}


def test_the_compulsory_race():
    answer = recruit("hunter", ["squid-5", "shellfish-1", "shellfish-2"])
    assert codes(answer["reasons"]) == ["compulsory-race-missing"]
    assert answer["instead"] == {"allies": ["crab-5", "shellfish-1", "shellfish-2"]}
    answer = recruit("hunter", ["squid-5"], 3)
    assert codes(answer["reasons"]) == ["too-few-races", "compulsory-race-missing"]
    assert answer["instead"] == {"allies": ["crab-1", "squid-5"], "pearls": 2}


def test_no_compulsory_race_on_an_ambassador():
    allies = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"]
    answer = recruit("sage", allies)
    assert answer["legal"]
    assert answer["affiliates"] == allies


def test_pearls_fill_exactly_what_is_missing():
    assert recruit("slaver", ["shellfish-5", "shellfish-1"], 2)["legal"]
    short = recruit("slaver", ["shellfish-5", "shellfish-1"], 1)
    assert codes(short["reasons"]) == ["value-short"]
    assert short["instead"] == {"pearls": 2}
    assert (short["total"], short["shortfall"], short["surplus"]) == (7, 1, 0)
    over = recruit("slaver", ["shellfish-5", "shellfish-1"], 4)
    assert codes(over["reasons"]) == ["too-many-pearls"]
    assert over["reasons"][0]["params"] == {"pearls": 4, "needed": 2, "extra": 2}
    assert over["instead"] == {"pearls": 2}
    assert (over["shortfall"], over["surplus"]) == (0, 2)
    assert codes(recruit("slaver", ["shellfish-5", "shellfish-4"], 1)["reasons"]) == ["too-many-pearls"]


def test_pearls_are_no_race():
    answer = recruit("hunter", ["crab-5"], 3)
    assert codes(answer["reasons"]) == ["too-few-races"]
    assert codes(answer["notes"]) == ["pearls-are-no-race"]


def test_nothing_paid():
    answer = recruit("hunter", [])
    assert codes(answer["reasons"]) == ["too-few-races", "compulsory-race-missing", "value-short"]
    assert codes(recruit("slaver", [], 8)["reasons"]) == ["too-few-races", "compulsory-race-missing"]


def test_surplus_is_allowed_and_lost():
    answer = recruit("invoker", ["jellyfish-5", "jellyfish-4", "jellyfish-3"])
    assert answer["legal"]
    assert answer["surplus"] == 4
    assert message(answer["notes"], "surplus-lost")["params"] == {"count": 4}


def test_online_no_ally_may_be_needless():
    allies = ["jellyfish-5", "jellyfish-4", "jellyfish-3"]
    answer = recruit("invoker", allies, profile="online")
    assert codes(answer["reasons"]) == ["ally-not-needed"]
    reason = answer["reasons"][0]
    assert reason["params"] == {"allies": ["jellyfish-3", "jellyfish-4"], "surplus": 4}
    assert answer["instead"] == {"allies": ["jellyfish-3", "jellyfish-5"]}
    assert recruit("invoker", ["jellyfish-5", "jellyfish-4"], profile="online")["legal"]
    # An ally that alone pays its race is needed, whatever the surplus.
    assert recruit("hunter", ["crab-5", "squid-5"], profile="online")["legal"]


def test_all_reasons_at_once():
    answer = recruit("hunter", ["squid-5", "shellfish-5", "shellfish-1", "jellyfish-1"], 2, profile="online")
    assert codes(answer["reasons"]) == [
        "too-many-races",
        "compulsory-race-missing",
        "too-many-pearls",
        "ally-not-needed",
    ]


def test_the_treasurer_lowers_the_cost():
    answer = recruit("slaver", ["shellfish-5", "shellfish-1"], powers=["treasurer"])
    assert answer["legal"]
    assert (answer["cost"], answer["printed_cost"]) == (6, 8)
    assert message(answer["notes"], "cost-lowered")["params"] == {"lord": "treasurer", "count": 2}
    assert not recruit("slaver", ["shellfish-5", "shellfish-1"], rival_powers=["treasurer"])["legal"]


def test_a_rivals_recruiter_raises_the_cost():
    answer = recruit("slaver", ["shellfish-5"], 5, rival_powers=["recruiter"])
    assert answer["legal"]
    assert answer["cost"] == 10
    assert codes(answer["notes"])[0] == "cost-raised"
    assert recruit("slaver", ["shellfish-5"], 3, powers=["recruiter"])["legal"]
    both = recruit("slaver", ["shellfish-5"], 3, powers=["treasurer"], rival_powers=["recruiter"])
    assert both["legal"]
    assert codes(both["notes"])[:2] == ["cost-lowered", "cost-raised"]


def test_the_shaman_guards_against_the_recruiter():
    answer = recruit("slaver", ["shellfish-5"], 3, powers=["shaman"], rival_powers=["recruiter"])
    assert answer["legal"]
    assert codes(answer["notes"])[0] == "cost-rise-prevented"
    assert codes(recruit("slaver", ["shellfish-5"], 3, powers=["shaman"])["notes"])[0] == "pearls-fill"


def test_the_diplomat_frees_the_races_but_not_their_number():
    answer = recruit("slaver", ["squid-5", "squid-3"], powers=["diplomat"])
    assert answer["legal"]
    assert answer["compulsory"] is None
    assert codes(answer["notes"])[0] == "compulsory-race-waived"
    assert codes(recruit("slaver", ["squid-5", "crab-3"], powers=["diplomat"])["reasons"]) == ["too-many-races"]
    assert "compulsory-race-waived" not in codes(recruit("sage", [], powers=["diplomat"])["notes"])


def test_lords_that_change_nothing_are_taken_and_ignored():
    plain = recruit("slaver", ["shellfish-5"], 3)
    more = recruit("slaver", ["shellfish-5"], 3, powers=["sage", "keeper"], rival_powers=["diplomat", "shaman"])
    assert more == plain


def test_a_tie_for_the_lowest():
    answer = recruit("hunter", ["crab-4", "squid-4"])
    assert answer["affiliates"] == ["crab-4", "squid-4"]
    assert answer["discards"] == ["squid-4"]
    assert message(answer["notes"], "affiliate-tie")["params"] == {"allies": ["crab-4", "squid-4"]}
    # Two cards that are the same leave no choice.
    answer = recruit("slaver", ["shellfish-4", "shellfish-4"])
    assert answer["affiliates"] == ["shellfish-4"]
    assert answer["discards"] == ["shellfish-4"]


def test_the_master_of_magic_lets_choose_any_ally():
    answer = recruit("slaver", ["shellfish-1", "shellfish-5"], 2, powers=["master-of-magic"])
    assert answer["affiliates"] == ["shellfish-1", "shellfish-5"]
    assert "affiliate-any" in codes(answer["notes"])
    assert recruit("slaver", ["shellfish-1", "shellfish-5"], 2, rival_powers=["master-of-magic"])["affiliates"] == [
        "shellfish-1"
    ]


def test_the_master_of_magic_comes_too_late_for_his_own_recruitment():
    answer = recruit("master-of-magic", ["jellyfish-5", "squid-4", "crab-1"])
    assert answer["affiliates"] == ["crab-1"]
    assert codes(answer["notes"]) == ["affiliate-lowest", "own-power-later"]
    # Beside Krakens it is not the lowest of what is paid, and an ally that is paid alone is no lowest one.
    answer = recruit("slaver", ["shellfish-5", "kraken-3"])
    assert message(answer["notes"], "affiliate-lowest-beside-krakens")["params"] == {"ally": "shellfish-5"}
    answer = recruit("hunter", ["crab-4", "squid-4", "kraken-2"])
    assert "affiliate-tie-beside-krakens" in codes(answer["notes"])
    assert "affiliate-only" in codes(recruit("slaver", ["shellfish-5"], 3)["notes"])
