"""Support from the Council: which piles, how many, and what the powers of lords change."""

from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, message, problems


def council(piles, take=(), **more):
    return ask("abyss/council", piles=piles.split(), take=list(take), **more)


def test_what_may_be_taken():
    answer = council("squid crab")
    assert (answer["legal"], answer["limit"], answer["free"]) == (True, 1, ["crab", "squid"])
    assert codes(answer["notes"]) == ["pile-unseen", "support-ends-turn"]
    assert council("squid crab", ["crab"])["taken"] == ["crab"]
    empty = council("")
    assert (codes(empty["reasons"]), empty["instead"]) == (["council-empty"], None)


def test_what_may_not_be_taken():
    answer = council("squid crab", ["seahorse"])
    assert codes(answer["reasons"]) == ["pile-is-empty"]
    either = {"keep": [], "count": 1, "among": ["crab", "squid"]}
    assert (answer["instead"], answer["choose"]) == ({"take": ["crab"]}, either)
    assert answer["taken"] == []
    answer = council("squid crab", ["squid", "crab"])
    assert codes(answer["reasons"]) == ["too-many-piles"]
    # Both are equally near: neither is preferred in words.
    either = {"keep": [], "count": 1, "among": ["crab", "squid"]}
    assert (answer["instead"], answer["choose"]) == ({"take": ["crab"]}, either)
    answer = council("squid crab", ["squid", "seahorse"])
    assert (answer["instead"], answer["choose"]) == ({"take": ["squid"]}, {"keep": ["squid"], "count": 0, "among": []})


def test_a_sentinel_keeps_a_pile_for_its_owner():
    assert council("squid crab", reserved="crab")["free"] == ["squid"]
    answer = council("squid crab", ["crab"], reserved="crab")
    assert codes(answer["reasons"]) == ["pile-reserved"]
    assert answer["instead"] == {"take": ["squid"]}
    own = council("squid crab", ["crab"], reserved="crab", sentinel="own")
    assert own["legal"]
    assert message(own["notes"], "pile-sentinel-back")["params"] == {"race": "crab"}
    assert codes(council("crab", ["crab"], reserved="crab")["reasons"]) == ["only-reserved-left"]
    assert codes(council("squid", ["crab"], reserved="crab")["reasons"]) == ["pile-is-empty"]


def test_the_alchemist_takes_two_piles():
    two = {"powers": ["alchemist"]}
    assert council("squid crab", **two)["limit"] == 2
    assert council("squid crab", ["squid", "crab"], **two)["legal"]
    answer = council("squid crab", ["squid"], **two)
    assert codes(answer["reasons"]) == ["second-pile-due"]
    assert answer["instead"] == {"take": ["crab", "squid"]}
    assert answer["choose"] == {"keep": ["squid"], "count": 1, "among": ["crab"]}
    answer = council("squid crab seahorse", ["squid", "crab", "seahorse"], **two)
    assert (answer["instead"], answer["choose"]["among"]) == (
        {"take": ["crab", "seahorse"]},
        ["crab", "seahorse", "squid"],
    )
    answer = council("squid", ["squid"], **two)
    assert answer["legal"]
    assert "only-one-pile-left" in codes(answer["notes"])
    assert council("squid crab", ["squid"], reserved="crab", **two)["legal"]
    assert council("squid crab", way="apprentice", **two)["limit"] == 1


def test_powers_on_the_council():
    answer = council("crab", ["crab"], way="apprentice")
    assert codes(answer["notes"]) == ["pile-unseen", "pile-by-power"]
    answer = council("crab squid", ["crab"], way="oracle")
    assert (answer["legal"], answer["taken"]) == (True, ["crab"])
    assert codes(answer["notes"]) == ["pile-discarded"]
    used = council("crab", ["crab"], way="oracle", used="yes")
    assert codes(used["reasons"]) == ["power-used-up"]
    assert council("crab", ["crab"], way="oracle", used="yes", frequency="often")["legal"]
    assert council("crab", ["crab"], used="yes")["legal"]


def readings(answer):
    """What the readings of the one open point lead to."""
    (point,) = answer["open"]
    assert point["rule"] == "abyss.sentinels.powers"
    return [(reading["reading"], reading["legal"]) for reading in point["readings"]]


def test_whether_the_oracle_may_discard_a_reserved_pile_is_open():
    oracle = {"way": "oracle", "reserved": "crab"}
    answer = council("crab squid", ["crab"], **oracle)
    assert (answer["legal"], answer["taken"], answer["notes"], answer["instead"]) == (None, [], [], None)
    assert readings(answer) == [("barred", False), ("allowed", True)]
    # The others may be discarded whatever the reading.
    other = council("crab squid", ["squid"], **oracle)
    assert (other["legal"], other["free"]) == (True, ["squid"])
    assert readings(other) == [("barred", True), ("allowed", True)]
    assert readings(council("crab", **oracle)) == [("barred", False), ("allowed", True)]
    barred = council("crab squid", ["crab"], sentinel_powers="barred", **oracle)
    assert (codes(barred["reasons"]), barred["open"]) == (["oracle-barred"], [])
    assert barred["instead"] == {"take": ["squid"]}
    allowed = council("crab squid", ["crab"], sentinel_powers="allowed", **oracle)
    assert (allowed["legal"], allowed["open"], allowed["free"]) == (True, [], ["crab", "squid"])
    assert council("crab squid", ["crab"], sentinel="own", **oracle)["legal"]
    assert council("crab squid", ["crab"], way="apprentice", reserved="crab")["legal"] is False


def test_limits_to_the_hand_are_called_to_mind():
    answer = council("crab", ["crab"], rival_powers=["commander"], sets=["leviathan"])
    assert codes(answer["notes"])[2:] == ["commander-limits", "martial-law-limits"]
    assert answer["limited"] is True
    safe = council("crab", ["crab"], rival_powers=["commander"], powers=["shaman"])
    assert codes(safe["notes"])[2:] == ["shaman-frees-limit"]
    assert council("crab", ["crab"])["limited"] is False
    assert council("crab", ["crab"], way="oracle", sets=["leviathan"])["limited"] is False


def test_there_is_no_pile_of_krakens():
    asked = {"piles": ["kraken"], "take": ["kraken"], "reserved": "kraken"}
    assert problems("abyss/council", asked) == [("unknown-id", name) for name in ("piles", "take", "reserved")]
    both = {"powers": ["commander"], "rival_powers": ["commander"]}
    assert problems("abyss/council", both) == [("conflict", "rival_powers")]


def test_every_choice_by_trying():
    races = cards().races
    for bits in range(32):
        take = [race for place, race in enumerate(races) if bits >> place & 1]
        for powers in ([], ["alchemist"]):
            free = ["crab", "squid", "jellyfish"]
            wanted = 2 if powers else 1
            good = not take or (len(take) == wanted and not [race for race in take if race not in free])
            answer = council("crab squid jellyfish seahorse", take, powers=powers, reserved="seahorse")
            assert answer["legal"] == good, take
