"""Hand limits: the Commander, martial law, and what a player gives up for them."""

from tests.engine.portable.world import ask, codes, message, problems

EIGHT = ["crab-1", "crab-1", "crab-2", "squid-1", "squid-2", "squid-3", "seahorse-4", "kraken-3"]
FIFTEEN = EIGHT + ["jellyfish-1", "jellyfish-2", "jellyfish-3", "shellfish-1", "shellfish-2", "shellfish-5", "kraken-2"]


def limits(hand, **more):
    more["hand"] = hand
    return ask("abyss/limits", **more)


def verdict(hand, **more):
    answer = limits(hand, **more)
    assert answer["legal"] == (not answer["reasons"])
    return answer.get("limit"), answer["extra"], codes(answer["reasons"])


def fixes(hand, **more):
    return [(reason["fix"]["code"], reason["fix"]["params"]) for reason in limits(hand, **more)["reasons"]]


def test_the_printed_base_game_has_no_limit():
    answer = limits(FIFTEEN)
    assert (answer["legal"], answer.get("limit"), answer["unlimited"], answer["kept"]) == (True, None, True, 15)
    assert codes(answer["notes"]) == ["no-limit-printed"]
    assert codes(limits(FIFTEEN, sets=["kraken"])["notes"]) == ["no-limit-printed"]
    assert limits(EIGHT)["notes"] == []


def test_martial_law_comes_with_leviathan_and_online():
    assert verdict(FIFTEEN, sets=["leviathan"]) == (12, 3, ["over-martial-law"])
    assert verdict(FIFTEEN, profile="online") == (12, 3, ["over-martial-law"])
    assert verdict(FIFTEEN[:12], sets=["leviathan"]) == (12, 0, [])
    assert codes(limits(FIFTEEN, profile="online")["notes"]) == ["limit-online-only"]
    assert fixes(FIFTEEN, sets=["leviathan"]) == [("discard-more", {"count": 3})]
    assert fixes(FIFTEEN, sets=["leviathan"], pearls=1) == [("discard-or-pay", {"count": 3})]


def test_a_card_of_leviathan_shows_that_it_is_in_play():
    answer = limits(FIFTEEN + ["crab-2-combat"])
    assert answer.get("limit") == 12
    assert message(answer["notes"], "leviathan-implied")["params"] == {"ally": "crab-2-combat"}
    assert codes(limits(FIFTEEN + ["crab-2-combat"], sets=["leviathan"])["notes"]) == []


def test_each_card_above_is_discarded_or_paid_for():
    held = {"sets": ["leviathan"], "pearls": 3}
    for discard, pearls in ((3, 0), (2, 1), (1, 2), (0, 3)):
        answer = limits(FIFTEEN, discard=EIGHT[:discard], pearls_paid=pearls, **held)
        assert answer["legal"]
        assert (answer["settled"], answer["kept"]) == (True, 15 - discard)
    assert verdict(FIFTEEN, discard=["crab-1"], pearls_paid=1, **held)[2] == ["over-martial-law"]
    assert verdict(FIFTEEN, discard=EIGHT[:4], **held)[2] == ["too-many-discarded"]
    assert verdict(FIFTEEN, discard=EIGHT[:2], pearls_paid=2, **held)[2] == ["paid-for-nothing"]
    assert verdict(FIFTEEN, discard=EIGHT[:4], pearls_paid=2, **held)[2] == ["too-many-discarded", "paid-for-nothing"]
    assert fixes(FIFTEEN, discard=EIGHT[:4], pearls_paid=2, **held) == [
        ("keep-allies", {"count": 1}),
        ("take-back-pearls", {"count": 2}),
    ]
    assert verdict(FIFTEEN, pearls_paid=3, sets=["leviathan"], pearls=2)[2] == ["pearls-not-owned"]


def test_nothing_may_be_given_up_within_the_limit():
    assert verdict(EIGHT, discard=["crab-1"]) == (None, 0, ["nothing-too-many"])
    assert verdict(EIGHT, sets=["leviathan"], pearls_paid=1, pearls=1) == (12, 0, ["nothing-too-many"])
    assert fixes(EIGHT, discard=["crab-1"]) == [("keep-everything", {})]


def test_the_commander_of_a_rival():
    rival = {"rival_powers": ["commander"]}
    assert verdict(EIGHT, **rival) == (6, 2, ["over-commander"])
    assert verdict(EIGHT[:6], **rival) == (6, 0, [])
    assert verdict(EIGHT, discard=["crab-1", "squid-1"], **rival) == (6, 2, [])
    assert verdict(EIGHT, discard=["crab-1"], pearls_paid=1, pearls=1, **rival)[2] == [
        "over-commander",
        "commander-takes-no-pearls",
    ]
    answer = limits(FIFTEEN, sets=["leviathan"], **rival)
    assert (answer.get("limit"), answer["extra"]) == (6, 9)
    assert codes(answer["notes"]) == ["stricter-limit"]


def test_when_the_commander_is_felt():
    rival = {"rival_powers": ["commander"]}
    assert verdict(EIGHT, moment="commander-recruited") == (6, 2, ["over-commander"])
    answer = limits(EIGHT, moment="in-turn", **rival)
    assert (answer.get("limit"), codes(answer["notes"])) == (None, ["commander-later"])
    answer = limits(EIGHT, moment="after-purchase", **rival)
    assert (answer.get("limit"), codes(answer["notes"])) == (None, ["commander-later"])
    answer = limits(EIGHT, moment="after-purchase", profile="online", **rival)
    assert (answer.get("limit"), codes(answer["notes"])) == (6, ["checked-after-purchase"])
    assert limits(EIGHT, moment="in-turn", profile="online", **rival).get("limit") is None


def test_the_shaman_holds_the_commander_off():
    safe = {"rival_powers": ["commander"], "powers": ["shaman"]}
    answer = limits(EIGHT, **safe)
    assert (answer.get("limit"), codes(answer["notes"])) == (None, ["commander-held-off"])
    assert limits(EIGHT, moment="commander-recruited", powers=["shaman"])["legal"]
    assert limits(FIFTEEN, sets=["leviathan"], **safe)["limit"] == 12


def test_martial_law_waits_for_the_end_of_the_turn():
    for moment in ("in-turn", "after-purchase"):
        answer = limits(FIFTEEN, sets=["leviathan"], moment=moment)
        assert (answer.get("limit"), codes(answer["notes"])) == (None, ["martial-law-later"])


def test_krakens_may_be_discarded_to_martial_law_but_not_online():
    given = {"discard": ["kraken-2", "kraken-3", "crab-1"]}
    answer = limits(FIFTEEN, sets=["leviathan"], **given)
    assert (answer["legal"], answer["nebulis_gained"]) == (True, 3)
    assert message(answer["notes"], "discarded-krakens-bring")["params"]["allies"] == ["kraken-2", "kraken-3"]
    answer = limits(FIFTEEN, profile="online", **given)
    assert (codes(answer["reasons"]), answer["nebulis_gained"]) == (["krakens-not-accepted"], 0)
    answer = limits(EIGHT, rival_powers=["commander"], discard=["kraken-3", "crab-1"])
    assert (answer["legal"], answer["nebulis_gained"]) == (True, 0)
    assert codes(answer["notes"]) == ["commander-krakens"]


def test_nebulis_pay_within_their_limits_and_not_online():
    two = {"discard": ["crab-1", "crab-1"], "nebulis_paid": 1, "nebulis": 2}
    answer = limits(FIFTEEN, sets=["leviathan"], **two)
    assert (answer["legal"], codes(answer["notes"])) == (True, ["nebulis-for-hand"])
    assert verdict(FIFTEEN, sets=["leviathan"], pearls=1, **two)[2] == ["pearls-before-nebulis"]
    assert verdict(FIFTEEN, sets=["leviathan"], pearls=1, powers=["counterfeiter"], **two)[2] == []
    assert verdict(FIFTEEN, profile="online", **two)[2] == ["nebulis-not-accepted"]
    more = {"discard": ["crab-1"], "nebulis_paid": 2, "nebulis": 2, "sets": ["leviathan"]}
    assert verdict(FIFTEEN, **more)[2] == ["too-many-nebulis"]
    assert verdict(FIFTEEN, powers=["outlaw"], **more)[2] == []


def test_what_does_not_fit_together():
    assert problems("abyss/limits", {"hand": ["crab-1"], "discard": ["crab-1", "crab-1"]}) == [("conflict", "discard")]
    assert problems("abyss/limits", {"powers": ["shaman"], "rival_powers": ["shaman"]}) == [
        ("conflict", "rival_powers")
    ]
    assert problems("abyss/limits", {"moment": "commander-recruited", "powers": ["commander"]}) == [
        ("conflict", "moment")
    ]
