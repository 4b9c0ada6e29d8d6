"""Explorations: prices, forced endings, where the cards go, and what may not be done."""

from tests.engine.portable.world import ask, codes, message, problems


def explore(*steps, **more):
    """Ask about steps such as ``ally``, ``monster fight``, ``crab-3 2`` (sold to rival 2) or ``kraken-2 go-on``."""
    made = []
    for step in steps:
        card, _, what = step.partition(" ")
        row = {"card": card} if card in ("ally", "kraken", "monster") else {"ally": card}
        if what.isdigit():
            row["buyer"] = int(what)
        elif what:
            row["choice"] = what
        made.append(row)
    return ask("abyss/explore", steps=made, **more)


def pay(nebulis, kept=0, buyer=1, **more):
    """The answer to a second sale of 2 pearls, paid with nebulis."""
    sale = {"buyer": buyer, "nebulis": nebulis, "pearls_left": kept}
    return ask("abyss/explore", steps=[{"buyer": 3}, sale], **more)


QUIET = ["ally go-on"] * 4


def test_a_whole_exploration():
    answer = explore("ally go-on", "ally 3", "monster go-on", "ally 1", "ally go-on", "ally go-on", "ally take")
    assert answer["legal"]
    assert [step["space"] for step in answer["steps"]] == [1, 2, 2, 3, 3, 4, 5]
    assert (answer["pearls"]["sales"], answer["pearls"]["last_space"], answer["pearls"]["total"]) == (3, 1, 4)
    assert (answer["taken"], answer["council"], answer["discard"]) == ([7], [1, 5, 6], [3])
    assert (answer["threat_moves"], answer["threat"]) == (1, 2)
    assert answer["turn_over"] is True
    assert answer["options"] == []


def test_the_nth_ally_sold_costs_n():
    answer = explore("ally 2", "ally 1", "ally 3")
    assert [step["price"] for step in answer["steps"]] == [1, 2, 3]
    assert (answer["next_price"], answer["turn_over"], answer["council"]) == (4, False, [])
    assert answer["options"] == [{"action": "reveal", "space": 1}]
    assert codes(answer["notes"]) == ["sold-so-reveal", "price-rises"]
    assert answer["notes"][0]["params"] == {"step": 3}


def test_what_may_happen_to_an_open_card():
    options = explore("ally 2", "ally", rivals=2)["options"]
    assert options == [
        {"action": "buy", "rival": 1, "price": 2},
        {"action": "take", "forced": False},
        {"action": "go-on", "forced": False},
    ]
    options = explore(*(QUIET + ["ally"]), rivals=1)["options"]
    assert options == [{"action": "buy", "rival": 1, "price": 1}, {"action": "take", "forced": True}]
    assert explore("monster")["options"] == [{"action": "fight", "forced": False}, {"action": "leave", "forced": False}]
    assert explore(*(QUIET + ["monster"]))["options"] == [{"action": "fight", "forced": True}]
    leviathan = explore("monster", sets=["leviathan"], powers=["coward"])["options"]
    assert [option["action"] for option in leviathan] == ["fight", "roll", "skip"]


def test_the_card_on_the_last_space():
    answer = explore(*(QUIET + ["monster fight"]), threat=3)
    assert answer["legal"]
    assert (answer["pearls"]["last_space"], answer["discard"], answer["threat"]) == (1, [5], 1)
    assert answer["rewards"] == [{"space": 3, "last_space": "yes"}]
    assert explore(*(["monster go-on"] * 4 + ["monster fight"]))["discard"] == [1, 2, 3, 4, 5]
    assert codes(explore(*(QUIET + ["monster go-on"]))["reasons"]) == ["last-monster-fought"]
    assert codes(explore(*(QUIET + ["ally go-on"]))["reasons"]) == ["last-ally-taken"]
    assert explore(*(QUIET + ["ally 1", "ally"]))["options"][-1] == {"action": "take", "forced": True}


def test_what_may_not_be_done():
    assert codes(explore("ally 1", "ally 1")["reasons"]) == ["bought-already"]
    assert codes(explore("monster 1")["reasons"]) == ["monster-not-for-sale"]
    assert codes(explore("ally fight")["reasons"]) == ["choice-not-for-ally"]
    assert codes(explore("ally skip")["reasons"]) == ["choice-not-for-ally"]
    assert codes(explore("monster take")["reasons"]) == ["monster-not-taken"]
    assert codes(explore("monster skip")["reasons"]) == ["skip-needs-coward"]


def test_every_wrong_step_is_told():
    answer = explore("ally skip", "monster skip", "monster take", "ally", "ally go-on", "monster")
    assert codes(answer["reasons"]) == [
        "choice-not-for-ally",
        "skip-needs-coward",
        "monster-not-taken",
        "choice-open",
        "last-ally-taken",
        "turn-over",
    ]
    assert [reason["fix"]["code"] for reason in answer["reasons"]] == [
        "choose-go-on",
        "choose-go-on",
        "choose-go-on",
        "choose-go-on",
        "choose-take",
        "end-turn-before",
    ]


def test_what_contradicts_itself():
    step = [{"buyer": 2}]
    assert problems("abyss/explore", {"rivals": 1, "steps": step}) == [("out-of-range", "steps[0].buyer")]
    assert problems("abyss/explore", {"rivals": 4, "steps": step}) == [("out-of-range", "rivals")]
    assert problems("abyss/explore", {"steps": [{"dice": 1}]}) == [("out-of-range", "steps[0].dice")]
    wrong = [{"card": "monster", "ally": "crab-1"}, {"card": "kraken", "ally": "crab-1"}, {"pile": "crab"}]
    assert problems("abyss/explore", {"steps": wrong}) == [
        ("conflict", "steps[0].ally"),
        ("conflict", "steps[1].ally"),
        ("conflict", "steps[2].pile"),
    ]
    fives = [{"ally": "crab-5"}, {"ally": "crab-5"}]
    assert problems("abyss/explore", {"steps": fives}) == [("too-many-copies", "steps[1].ally")]
    again = {"steps": [{"card": "monster", "choice": "go-on", "leviathan": "leviathan-2"}] * 2}
    assert problems("abyss/explore", again) == [("too-many-copies", "steps[1].leviathan")]
    border = {"steps": [{}], "border": [{"space": 4}, {"space": 4}]}
    assert problems("abyss/explore", border) == [("conflict", "border[1].space")]
    both = {"steps": [{}], "powers": ["shaman"], "rival_powers": ["shaman"]}
    assert problems("abyss/explore", both) == [("conflict", "rival_powers")]


def test_the_hypnotist_buys_twice():
    more = {"rival_powers": ["hypnotist"]}
    assert explore("ally 2", "ally 2", "ally 1", **more)["legal"]
    answer = explore("ally 2", "ally 2", "ally 1", "ally 1", **more)
    assert codes(answer["reasons"]) == ["hypnotist-elsewhere"]
    assert answer["reasons"][0]["params"] == {"step": 4, "buyer": 1, "owner": 2, "lord": "hypnotist"}
    third = explore("ally 2", "ally 2", "ally 2", **more)["reasons"]
    assert third[0]["params"] == {"step": 3, "buyer": 2, "limit": 2}
    free = explore("ally 2", "ally 2", "ally 1", "ally", **more)["options"]
    assert [option["rival"] for option in free if option["action"] == "buy"] == [3]


def test_buying_with_nebulis():
    answer = pay(1)
    assert answer["legal"]
    assert (answer["pearls"]["sales"], answer["nebulis"]) == (2, 1)
    assert message(answer["notes"], "explorer-gains-nebulis")["params"] == {"count": 1}
    assert codes(pay(2)["reasons"]) == ["buyer-nebulis-limit"]
    assert codes(pay(3)["reasons"]) == ["nebulis-above-price", "buyer-nebulis-limit"]
    first = pay(1, kept=1)["reasons"]
    assert codes(first) == ["buyer-pearls-first"]
    assert first[0]["fix"] == {"code": "sale-without-nebulis", "params": {"step": 2}}


def test_lords_that_free_nebulis():
    assert pay(2, rival_powers=["outlaw"])["legal"]
    assert pay(1, kept=4, rival_powers=["counterfeiter"])["legal"]
    both = [{"buyer": 1}, {"buyer": 2, "nebulis": 2}, {"buyer": 3, "nebulis": 2}]
    answer = ask("abyss/explore", steps=both, rival_powers=["outlaw"])
    assert codes(answer["reasons"]) == ["buyer-nebulis-limit"]
    assert answer["reasons"][0]["fix"]["params"] == {"step": 3, "count": 1}


def test_the_highwayman_takes_a_pearl_of_two():
    steps = ("ally 1", "ally 2", "ally 3")
    assert explore(*steps, rival_powers=["highwayman"])["pearls"]["stolen"] == 2
    assert explore(*steps, rival_powers=["highwayman"])["pearls"]["total"] == 4
    safe = explore(*steps, rival_powers=["highwayman"], powers=["shaman"])
    assert safe["pearls"]["total"] == 6
    assert "highwayman-prevented" in codes(safe["notes"])
    last = explore(*(QUIET[:3] + ["crab-1 go-on", "ally take"]), powers=["ship-master"], rival_powers=["highwayman"])
    assert (last["pearls"]["last_space"], last["pearls"]["ship_master"], last["pearls"]["stolen"]) == (1, 1, 0)


def test_the_ship_master_counts_races_but_no_krakens():
    answer = explore(
        "crab-1 go-on", "crab-2 go-on", "squid-1 go-on", "kraken-2 go-on", "ally take", powers=["ship-master"]
    )
    assert answer["pearls"]["ship_master"] == 2
    assert answer["pearls"]["total"] == 3
    answer = explore("crab-1 go-on", "ally go-on", "monster fight", powers=["ship-master"])
    assert answer["pearls"]["ship_master"] == 1
    assert message(answer["notes"], "ship-master-unknown")["params"]["count"] == 1
    assert explore("crab-1 go-on", "squid-1", powers=["ship-master"])["pearls"]["ship_master"] == 0


def test_the_council_piles():
    steps = [
        {"ally": "squid-2", "choice": "go-on"},
        {"ally": "kraken-3", "choice": "go-on", "pile": "crab"},
        {"card": "kraken", "choice": "go-on"},
        {"card": "ally", "choice": "go-on"},
        {"ally": "crab-2", "choice": "take"},
    ]
    answer = ask("abyss/explore", steps=steps)
    assert answer["piles"] == [
        {"race": "crab", "cards": [2]},
        {"race": "squid", "cards": [1]},
        {"race": None, "cards": [4]},
    ]
    assert answer["council"] == [1, 2, 3, 4]
    assert message(answer["notes"], "kraken-pile-open")["params"] == {"step": 3}


def test_the_deck_may_run_out():
    assert message(explore("ally go-on", "ally go-on", deck=1)["notes"], "deck-runs-out")["params"] == {"step": 1}
    assert "deck-runs-out" not in codes(explore("ally take", deck=1)["notes"])


def test_the_threat_token_stops_at_the_end():
    answer = explore("monster go-on", "monster go-on", threat=5)
    assert (answer["threat"], answer["threat_moves"]) == (6, 1)
    assert "threat-stays" in codes(answer["notes"])


def border(*steps, **more):
    made = []
    for dice, leviathan in steps:
        made.append({"card": "monster", "choice": "go-on", "dice": dice, "leviathan": leviathan})
    return ask("abyss/explore", steps=made, sets=["leviathan"], **more)


def test_exploring_on_with_leviathan():
    taken = [{"space": 5, "leviathan": "leviathan-1"}, {"space": 1, "leviathan": "leviathan-9"}, {"space": 9}]
    answer = border((7, "leviathan-3"), (2, "leviathan-5"), (11, None), (8, "leviathan-6"), border=taken)
    assert answer["legal"]
    assert codes(answer["notes"])[:-1] == [
        "border-attack",
        "attack-allies",
        "border-attack",
        "attack-lord",
        "border-attack",
        "border-joined",
    ]
    assert answer["border"] == [
        {"space": 1, "leviathan": "leviathan-5"},
        {"space": 5, "leviathan": "leviathan-3"},
        {"space": 6, "leviathan": "leviathan-6"},
        {"space": 9, "leviathan": None},
    ]
    assert answer["discard"] == [1, 2, 3, 4]
    assert answer["options"] == [{"action": "reveal", "space": 1}]
    assert answer["threat"] == 0
    assert codes(border((0, None))["notes"]) == ["border-roll", "card-left-so-reveal"]
    again = border((7, "leviathan-5"), (7, "leviathan-3"), (7, "leviathan-2"))
    assert codes(again["notes"])[1:-1] == ["border-attack", "attack-pearls", "border-attack", "attack-wounds"]


def test_fighting_a_leviathan():
    more = {"sets": ["leviathan"], "border": [{"space": 5, "leviathan": "leviathan-1"}]}
    fight = {"card": "monster", "choice": "fight", "leviathan": "leviathan-1"}
    answer = ask("abyss/explore", steps=[fight], **more)
    assert (answer["legal"], answer["turn_over"], answer["rewards"]) == (True, True, [])
    assert message(answer["notes"], "fight-needs-ally")["rule"] == "abyss.fight.when"
    fight["leviathan"] = "leviathan-2"
    refused = ask("abyss/explore", steps=[fight], **more)
    assert codes(refused["reasons"]) == ["not-at-border"]
    fight["leviathan"] = "leviathan-1"
    assert refused["instead"] == {"steps": [fight]}


def test_the_two_readings_of_a_monster_on_the_last_space():
    steps = QUIET + ["monster go-on"]
    more = {"sets": ["leviathan"], "last_monster": "explore-on"}
    answer = explore(*steps, **more)
    assert answer["legal"]
    assert "last-monster-without-fight" in codes(answer["notes"])
    assert answer["options"] == [{"action": "reveal", "space": 5}]
    still_open = explore(*(QUIET + ["monster"]), **more)
    assert codes(still_open["notes"]) == ["now-leviathans-last"]
    must = explore(*(QUIET + ["monster"]), sets=["leviathan"], last_monster="fight", powers=["coward"])
    assert codes(must["notes"]) == ["now-fight-leviathan", "coward-skips"]
    only = explore(*(QUIET + ["monster"]), sets=["leviathan"], last_monster="fight")
    assert (codes(only["notes"]), only["options"]) == (["now-fight-leviathan"], [{"action": "fight", "forced": True}])
    forced = explore(*steps, sets=["leviathan"], last_monster="fight")
    assert codes(forced["reasons"]) == ["last-monster-fought"]


def test_nothing_is_said_to_be_forced_that_hangs_on_an_open_point():
    taken = explore(*(QUIET + ["monster take"]), sets=["leviathan"])
    assert codes(taken["reasons"]) == ["monster-not-taken"]
    assert (taken["options"], taken["notes"]) == ([{"action": "fight", "forced": False}], [])
    more = {"sets": ["leviathan"], "last_turn": "yes", "powers": ["coward"], "last_monster": "fight"}
    skipped = explore("ally 1", "ally 1", *(QUIET[:3] + ["monster"]), **more)
    assert codes(skipped["reasons"]) == ["bought-already"]
    assert skipped["options"] == [{"action": "skip", "forced": False}]


def test_whether_a_monster_on_the_last_space_may_be_left_is_open():
    answer = explore(*(QUIET + ["monster go-on", "ally take"]), sets=["leviathan"])
    assert (answer["legal"], answer["reasons"], answer["instead"]) == (None, [], None)
    point = answer["open"][0]
    assert (point["code"], point["params"]) == ("monster-on-last-space", {"step": 5})
    assert point["readings"] == [{"reading": "explore-on", "legal": True}, {"reading": "fight", "legal": False}]
    assert (answer["taken"], answer["pearls"]["total"], answer["border"]) == ([], 0, [])
    assert [row["outcome"] for row in answer["steps"]][4:] == ["hangs", "hangs"]
    # To fight is certain, and nothing else is; what is asked does not hang on it before it is decided.
    fought = explore(*(QUIET + ["monster fight"]), sets=["leviathan"])
    assert (fought["legal"], fought["open"]) == (True, [])
    asked = explore(*(QUIET + ["monster"]), sets=["leviathan"])
    assert (asked["legal"], codes(asked["open"]), asked["options"]) == (
        True,
        ["monster-on-last-space"],
        [{"action": "fight", "forced": False}],
    )
    # In a last turn it comes after the question whether a monster counts at all.
    last = explore(*(QUIET + ["monster go-on"]), sets=["leviathan"], last_turn="yes")
    assert (last["legal"], codes(last["open"])) == (None, ["monster-in-last-turn"])
    always = last["open"][0]["readings"][1]
    assert (always["legal"], codes(always["open"])) == (None, ["monster-on-last-space"])
    gone = explore(*(QUIET + ["monster go-on"]), sets=["leviathan"], last_turn="yes", last_turn_monster="no-effect")
    assert (gone["legal"], gone["open"]) == (True, [])


def test_the_last_turns_of_leviathan():
    more = {"sets": ["leviathan"], "last_turn": "yes", "last_turn_monster": "no-effect"}
    answer = explore("monster", "monster go-on", "ally take", **more)
    assert answer["legal"]
    assert answer["discard"] == [1, 2]
    assert codes(answer["notes"]) == ["no-effect-monster", "no-effect-monster", "ally-taken"]
    assert codes(explore("monster fight", **more)["reasons"]) == ["last-turn-monster"]
    assert explore("monster fight", last_turn="yes")["legal"]
    more["last_turn_monster"] = "as-always"
    assert explore("monster fight", **more)["fought"] == [1]
    assert codes(explore("monster go-on", **more)["notes"]) == ["border-roll", "card-left-so-reveal"]


def test_what_a_monster_does_in_a_last_turn_is_open():
    more = {"sets": ["leviathan"], "last_turn": "yes"}
    taken = [{"space": 5, "leviathan": "leviathan-1"}]
    answer = explore("ally 2", "monster fight", border=taken, **more)
    assert (answer["legal"], answer["reasons"], answer["instead"]) == (None, [], None)
    point = answer["open"][0]
    assert (point["code"], point["params"]) == ("monster-in-last-turn", {"step": 2})
    assert point["readings"] == [{"reading": "no-effect", "legal": False}, {"reading": "as-always", "legal": True}]
    assert (answer["pearls"]["total"], answer["fought"], answer["border"]) == (1, [], taken)
    assert [row["outcome"] for row in answer["steps"]][1:] == ["hangs"]
    quiet = explore("monster go-on", "ally take", border=taken, **more)
    assert (quiet["legal"], codes(quiet["open"]), quiet["border"]) == (True, ["monster-in-last-turn"], [])
    assert explore("ally take", **more)["open"] == []


def same_figures(refused, made):
    """Whether a refused exploration shows nothing but what the way out brings."""
    own = ("legal", "reasons", "instead", "steps", "kind")
    return [name for name in made if name not in own and made[name] != refused[name]] == []


def test_what_a_refused_step_would_have_brought_is_not_counted():
    answer = explore("ally 1", "ally 1")
    assert (answer["pearls"]["total"], answer["next_price"], answer["bought"]) == (1, 2, [1])
    assert codes(answer["notes"]) == ["now-offer", "price-rises"]
    assert answer["instead"] == {"steps": [{"buyer": 1}, {}]}
    assert same_figures(answer, explore("ally 1", "ally"))
    paid = pay(1, kept=1)
    assert (paid["nebulis"], paid["pearls"]["total"], paid["next_price"], paid["bought"]) == (0, 1, 2, [1])
    assert "sold-so-reveal" not in codes(paid["notes"])
    assert "explorer-gains-nebulis" not in codes(paid["notes"])
    assert paid["instead"] == {"steps": [{"buyer": 3}, {"buyer": 1}]}


def test_a_way_out_of_each_refusal():
    for steps in (
        ["ally 1", "ally 1", "ally take"],
        ["monster 1"],
        ["monster take", "ally"],
        ["ally skip"],
        ["ally take", "ally take"],
        QUIET + ["ally go-on", "ally", "monster"],
        QUIET + ["monster go-on", "ally"],
        ["ally", "ally 1", "ally 1"],
    ):
        answer = explore(*steps)
        assert answer["legal"] is False, steps
        changed = ask("abyss/explore", **answer["instead"])
        assert changed["legal"] is True, (steps, changed)


def test_a_refused_card_lies_there_as_if_nothing_had_been_decided():
    answer = explore(*(QUIET + ["ally go-on", "ally"]))
    assert (answer["taken"], answer["pearls"]["total"], answer["turn_over"]) == ([], 0, False)
    assert answer["options"][-1] == {"action": "take", "forced": True}
    assert [row["outcome"] for row in answer["steps"]][5:] == ["needless"]
    assert same_figures(answer, explore(*(QUIET + ["ally"])))
    assert same_figures(explore("monster take"), explore("monster"))
    assert same_figures(explore("monster take", "ally"), explore("monster go-on", "ally"))


def test_a_buyer_who_cannot_pay_buys_nothing():
    poor = ask("abyss/explore", steps=[{"buyer": 3}, {"buyer": 2}, {"buyer": 1, "nebulis": 3, "pearls_left": 1}])
    assert [reason.get("fix", {}).get("code") for reason in poor["reasons"]] == [None, "no-buyer"]
    assert "buyer" not in poor["instead"]["steps"][2]
    rich = ask("abyss/explore", steps=[{"buyer": 3}, {"buyer": 1, "nebulis": 2, "pearls_left": 1}])
    assert rich["instead"]["steps"][1] == {"buyer": 1, "nebulis": 1}


def test_the_last_space_by_either_reading():
    steps = ["monster go-on"] + QUIET[1:] + ["ally take"]
    assert explore(*steps)["pearls"]["last_space"] == 1
    other = explore(*steps, full_track="allies")
    assert (other["legal"], other["pearls"]["last_space"]) == (True, 0)
    assert "last-space-not-full" in codes(other["notes"])
    assert explore(*(QUIET + ["ally take"]), full_track="allies")["pearls"]["last_space"] == 1


def test_powers_that_make_a_step_legal_are_named():
    twice = explore("ally 2", "ally 2", rival_powers=["hypnotist"], sets=["kraken"])
    assert message(twice["notes"], "hypnotist-bought-twice")["params"] == {"step": 2, "buyer": 2, "lord": "hypnotist"}
    assert "outlaw-allows-nebulis" in codes(pay(2, rival_powers=["outlaw"])["notes"])
    assert "counterfeiter-keeps-pearls" in codes(pay(1, kept=4, rival_powers=["counterfeiter"])["notes"])
    skipped = explore("monster skip", sets=["leviathan"], powers=["coward"])
    assert message(skipped["notes"], "coward-skips")["rule"] == "abyss.border.lords"


def test_what_is_named_shows_which_sets_are_in_play():
    assert explore("monster", powers=["coward"])["threat"] == 0
    assert explore("monster", rival_powers=["hypnotist"])["threat"] == 1


def test_the_coward_skips():
    more = {"sets": ["leviathan"], "powers": ["coward"]}
    answer = explore("monster skip", *(QUIET + ["monster skip"]), **more)
    assert answer["legal"]
    assert codes(answer["notes"]) == ["coward-skips", "coward-skips", "card-left-so-reveal"]
    assert codes(explore("monster skip")["reasons"]) == ["skip-needs-coward"]


def test_what_is_said_of_a_monster_is_what_may_be_done_with_it():
    for before in ([], QUIET):
        for powers in ([], ["coward"]):
            for more in ({}, {"last_turn": "yes"}, {"last_turn": "yes", "last_turn_monster": "as-always"}):
                for reading in ("open", "explore-on", "fight"):
                    steps = before + ["monster"]
                    answer = explore(*steps, sets=["leviathan"], powers=powers, last_monster=reading, **more)
                    said = codes(answer["notes"])
                    options = [option["action"] for option in answer["options"]]
                    assert ("coward-skips" in said) == ("skip" in options)
                    if "now-leviathans" in said or "now-leviathans-last" in said:
                        assert "fight" in options
                        assert "roll" in options
                        assert ("now-leviathans-last" in said) == (before == QUIET)
                    if "now-fight-leviathan" in said:
                        assert "roll" not in options


def test_a_step_refused_because_of_an_earlier_one_counts_for_nothing_either():
    sold = {"card": "ally", "buyer": 1}
    answer = ask("abyss/explore", steps=[{"card": "ally", "buyer": 1, "choice": "take"}, sold])
    assert [reason["params"]["step"] for reason in answer["reasons"]] == [1, 2]
    assert (answer["bought"], answer["pearls"]["sales"], answer["next_price"]) == ([], 0, 1)
