"""Hand limits: the Commander, martial law, and what a player gives up for them."""

from tests.engine.portable.world import ask, codes, message, problems

EIGHT = ["crab-1", "crab-1", "crab-2", "squid-1", "squid-2", "squid-3", "seahorse-4", "kraken-3"]
FIFTEEN = EIGHT + ["jellyfish-1", "jellyfish-2", "jellyfish-3", "shellfish-1", "shellfish-2", "shellfish-5", "kraken-2"]


LAW = ["kraken", "leviathan"]


def limits(hand, **more):
    more["hand"] = hand
    return ask("abyss/limits", **more)


def verdict(hand, **more):
    answer = limits(hand, **more)
    assert answer["legal"] == (not answer["reasons"])
    if answer["legal"] is False:
        more["hand"] = hand
        more.update(answer["instead"])
        assert limits(**more)["legal"] is True
    return answer.get("limit"), answer["extra"], codes(answer["reasons"])


def instead(hand, **more):
    """The way out, which always is one."""
    found = limits(hand, **more)["instead"]
    more.update(found)
    assert limits(hand, **more)["legal"] is True
    return found


def test_the_printed_base_game_has_no_limit():
    answer = limits(FIFTEEN)
    assert (answer["legal"], answer.get("limit"), answer["kept"]) == (True, None, 15)
    assert codes(answer["notes"]) == ["no-limit-printed"]
    assert codes(limits(FIFTEEN, sets=["kraken"])["notes"]) == ["no-limit-printed"]
    assert codes(limits(EIGHT)["notes"]) == ["no-limit"]


def test_martial_law_comes_with_leviathan_and_online():
    assert verdict(FIFTEEN, sets=LAW) == (12, 3, ["over-martial-law"])
    assert verdict(FIFTEEN, profile="online") == (12, 3, ["over-martial-law"])
    assert verdict(FIFTEEN[:12], sets=LAW) == (12, 0, [])
    assert codes(limits(FIFTEEN, profile="online")["notes"]) == ["limit-online-only"]
    assert codes(limits(FIFTEEN[:12], sets=LAW)["notes"]) == ["within-martial-law"]


def test_the_way_out_keeps_as_many_allies_as_the_pearls_pay_for():
    law = {"sets": LAW}
    assert instead(FIFTEEN, **law) == {"pearls_paid": 3}
    assert instead(FIFTEEN, pearls=9, **law) == {"pearls_paid": 3}
    assert instead(FIFTEEN, pearls=1, **law) == {"pearls_paid": 1, "discard": ["jellyfish-1", "crab-1"]}
    assert instead(FIFTEEN, pearls=0, **law) == {"discard": ["jellyfish-1", "crab-1", "crab-1"]}
    # What was chosen stays, as far as it is due, and nebulis are offered only where they are sure to count.
    assert instead(FIFTEEN, pearls=0, discard=["shellfish-5", "squid-3"], **law) == {
        "discard": ["jellyfish-1", "shellfish-5", "squid-3"]
    }
    many = EIGHT[:4] + ["kraken-3"]
    assert instead(FIFTEEN, pearls=0, discard=many, **law) == {"discard": ["crab-1", "crab-1", "squid-1"]}
    paid = {"pearls": 1, "nebulis": 2, "nebulis_paid": 3, "sets": LAW}
    assert instead(FIFTEEN, **paid)["nebulis_paid"] == 0
    assert instead(FIFTEEN, nebulis_for_hand="accepted", **paid) == {
        "discard": ["jellyfish-1"],
        "pearls_paid": 1,
        "nebulis_paid": 1,
    }
    # Krakens go last, and online not at all; against the Commander even there.
    assert instead(["kraken-2"] * 2 + FIFTEEN[:11], pearls=0, profile="online") == {"discard": ["jellyfish-1"]}
    seven = ["kraken-2"] * 2 + ["kraken-3"] * 3 + ["kraken-4"] * 2
    assert instead(seven, rival_powers=["commander"], profile="online") == {"discard": ["kraken-2"]}


def test_a_card_of_leviathan_shows_that_it_is_in_play():
    answer = limits(FIFTEEN + ["crab-2-combat"])
    assert answer.get("limit") == 12
    assert codes(answer["reasons"]) == ["over-martial-law"]
    assert limits(FIFTEEN + ["crab-1", "crab-1", "crab-1"], sets=LAW)["limit"] == 12


def test_each_card_above_is_discarded_or_paid_for():
    held = {"sets": LAW, "pearls": 3}
    for discard, pearls in ((3, 0), (2, 1), (1, 2), (0, 3)):
        answer = limits(FIFTEEN, discard=EIGHT[:discard], pearls_paid=pearls, **held)
        assert answer["legal"]
        assert (answer["plan"] != "", answer["kept"]) == (True, 15 - discard)
    assert verdict(FIFTEEN, discard=["crab-1"], pearls_paid=1, **held)[2] == ["over-martial-law"]
    assert verdict(FIFTEEN, discard=EIGHT[:4], **held)[2] == ["too-many-discarded-martial-law"]
    assert verdict(FIFTEEN, discard=EIGHT[:2], pearls_paid=2, **held)[2] == ["paid-for-nothing"]
    assert verdict(FIFTEEN, discard=EIGHT[:4], pearls_paid=2, **held)[2] == [
        "too-many-discarded-martial-law",
        "paid-for-nothing",
    ]
    assert verdict(FIFTEEN, pearls_paid=3, sets=LAW, pearls=2)[2] == ["law-pearls-not-owned"]
    assert verdict(FIFTEEN, pearls_paid=3, sets=LAW)[2] == []


def test_nothing_may_be_given_up_within_the_limit():
    assert verdict(EIGHT, discard=["crab-1"]) == (None, 0, ["nothing-too-many"])
    assert verdict(EIGHT, sets=LAW, pearls_paid=1, pearls=1) == (12, 0, ["nothing-too-many-martial-law"])
    assert instead(EIGHT, discard=["crab-1"], pearls_paid=2) == {"discard": [], "pearls_paid": 0}


def test_the_commander_of_a_rival():
    rival = {"rival_powers": ["commander"]}
    assert verdict(EIGHT, **rival) == (6, 2, ["over-commander"])
    assert verdict(EIGHT[:6], **rival) == (6, 0, [])
    assert verdict(EIGHT, discard=["crab-1", "squid-1"], **rival) == (6, 2, [])
    assert verdict(EIGHT, discard=["crab-1"], pearls_paid=1, pearls=1, **rival)[2] == [
        "over-commander",
        "commander-takes-no-pearls",
    ]
    answer = limits(FIFTEEN, sets=LAW, **rival)
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
    assert limits(FIFTEEN, sets=LAW, **safe)["limit"] == 12
    assert [note["rule"] for note in answer["notes"]] == ["abyss.clarifications.shaman"]


def test_martial_law_waits_for_the_end_of_the_turn():
    for moment in ("in-turn", "after-purchase"):
        answer = limits(FIFTEEN, sets=LAW, moment=moment)
        assert (answer.get("limit"), codes(answer["notes"])) == (None, ["martial-law-later"])


def test_krakens_may_be_discarded_to_martial_law_but_not_online():
    given = {"discard": ["kraken-2", "kraken-3", "crab-1"]}
    answer = limits(FIFTEEN, sets=LAW, **given)
    assert (answer["legal"], answer["nebulis_gained"]) == (True, 3)
    assert message(answer["notes"], "discarded-krakens-bring")["params"]["allies"] == ["kraken-2", "kraken-3"]
    answer = limits(FIFTEEN, profile="online", **given)
    assert (codes(answer["reasons"]), answer["nebulis_gained"]) == (["krakens-not-accepted"], 0)
    answer = limits(EIGHT, rival_powers=["commander"], discard=["kraken-3", "crab-1"])
    assert (answer["legal"], answer["nebulis_gained"]) == (True, 0)
    assert codes(answer["notes"]) == ["settled-for-commander", "commander-krakens"]


def test_nebulis_pay_by_one_reading_and_not_by_the_other():
    two = {"discard": ["crab-1", "crab-1"], "nebulis_paid": 1, "sets": LAW}

    def outcomes(**more):
        more.update({key: two[key] for key in two if key not in more})
        answer = limits(FIFTEEN, **more)
        assert codes(answer["open"]) == ["nebulis-for-hand"]
        found = []
        for reading in answer["open"][0]["readings"]:
            chosen = limits(FIFTEEN, nebulis_for_hand=reading["reading"], **more)
            assert (chosen["open"], chosen["legal"]) == ([], reading["legal"])
            found.append(chosen["legal"])
        assert answer["instead"] is None or answer["legal"] is False
        return answer["legal"], found

    assert outcomes() == (None, [True, False])
    assert outcomes(nebulis=2, pearls=0) == (None, [True, False])
    assert outcomes(nebulis=2, pearls=1) == (False, [False, False])
    assert outcomes(nebulis=2, pearls=1, powers=["counterfeiter"]) == (None, [True, False])
    assert outcomes(nebulis_paid=2, discard=["crab-1"]) == (False, [False, False])
    assert outcomes(nebulis_paid=2, discard=["crab-1"], powers=["outlaw"]) == (None, [True, False])
    taken = {"nebulis_for_hand": "accepted"}
    taken.update(two)
    assert verdict(FIFTEEN, pearls=1, **taken)[2] == ["pearls-before-nebulis"]
    taken["nebulis_for_hand"] = "refused"
    assert verdict(FIFTEEN, **taken)[2] == ["nebulis-not-accepted"]
    # The online version decides it, and where the payment is no help nothing is open.
    two["profile"] = "online"
    assert verdict(FIFTEEN, **two)[2] == ["nebulis-not-accepted"]
    assert limits(FIFTEEN, **two)["open"] == []
    assert limits(EIGHT, rival_powers=["commander"], nebulis_paid=1)["open"] == []


def test_every_answer_names_a_rule():
    for hand in (EIGHT, FIFTEEN, []):
        for sets in (["kraken"], LAW):
            for discard in ([], hand[:3]):
                for moment in ("end-of-turn", "in-turn", "after-purchase"):
                    answer = limits(hand, sets=sets, discard=discard, moment=moment)
                    assert [found["rule"] for found in answer["reasons"] + answer["notes"]]


def test_a_refused_plan_brings_nothing():
    answer = limits(FIFTEEN, sets=LAW, discard=["kraken-2", "kraken-3"])
    assert (answer["legal"], answer["kept"], answer["nebulis_gained"]) == (False, 15, 0)
    assert "discarded-krakens-bring" not in codes(answer["notes"])


def test_what_does_not_fit_together():
    assert problems("abyss/limits", {"hand": ["crab-1"], "discard": ["crab-1", "crab-1"]}) == [("conflict", "discard")]
    # Also where more allies are held than may be, so that a way out is looked for.
    for law in ({"sets": LAW}, {"rival_powers": ["commander"]}):
        asked = {"hand": FIFTEEN, "discard": ["shellfish-4"]}
        asked.update(law)
        assert problems("abyss/limits", asked) == [("conflict", "discard")]
    assert problems("abyss/limits", {"powers": ["shaman"], "rival_powers": ["shaman"]}) == [
        ("conflict", "rival_powers")
    ]
    assert problems("abyss/limits", {"moment": "commander-recruited", "powers": ["commander"]}) == [
        ("conflict", "moment")
    ]
