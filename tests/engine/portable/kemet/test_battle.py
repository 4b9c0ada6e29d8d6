"""Who wins a battle, what it costs both sides, and what each may do next."""

from tests.engine.portable.world import ask, codes, message, problems

BATTLE = "kemet/battle"


def side(units, card, **more):
    return dict({"units": units, "card": card}, **more)


def battle(one, other, **more):
    return ask(BATTLE, attacker=one, defender=other, **more)


def wrong(one, other, **more):
    return problems(BATTLE, dict({"attacker": one, "defender": other}, **more))


def figures(answer, *names):
    return [tuple([answer[which][name] for name in names]) for which in ("attacker", "defender")]


def test_the_battle_of_the_rulebook():
    one = side(5, "3-2-0", tiles=["charge", "blades-of-neith"])
    answer = battle(one, side(4, "2-0-2", creature="ancestral-elephant", di=["bronze-wall", "war-fury"]))
    assert (answer["legal"], answer["winner"], answer["fought"]) == (True, "attacker", True)
    assert figures(answer, "strength", "damage", "protection") == [(10, 2, 0), (9, 0, 4)]
    assert figures(answer, "struck", "losses", "left", "vp") == [(0, 0, 5, 1), (0, 0, 4, 0)]
    assert figures(answer, "prayer", "di_cost") == [(0, 0), (0, 1)]
    assert answer["choices"] == [
        {"side": "defender", "options": ["retreat", "recall"], "recall_gain": 4},
        {"side": "attacker", "options": ["recall", "stay"], "recall_gain": 5},
    ]
    assert codes(answer["reasons"]) == [
        "attacker-stronger",
        "tile-strength",
        "tile-strength",
        "creature-strength",
        "creature-protection",
        "intervention-protection",
        "intervention-strength",
        "no-losses",
        "no-losses",
        "attacker-point",
    ]
    # The card of the enemy is the same as it was, and its own is stronger.
    assert [row["card"] for row in answer["better"]] == ["3-2-0", "4-1-0", "3-0-1"]
    assert "all-count-as-paid" in codes(answer["notes"])


def test_a_tie_goes_to_the_defender():
    answer = battle(side(4, "3-0-1"), side(5, "2-0-2"))
    assert (answer["winner"], codes(answer["reasons"])[0]) == ("defender", "strength-tied")
    assert figures(answer, "vp") == [(0,), (0,)]
    assert answer["choices"][0]["side"] == "attacker"
    assert codes(answer["reasons"])[-1] == "defender-no-point"
    # It takes more than a tie for an attacker to win.
    assert [row["card"] for row in answer["better"]] == ["4-1-0"]


def test_parts_add_up_to_the_sums():
    one = side(5, "1-3-0", tiles=["charge", "divine-wound"], wound=2, creature="giant-scorpion", di=["war-rage"])
    answer = battle(one, side(5, "2-2-1", tiles=["shield-of-neith"]))
    for row in answer["sides"]:
        for power in ("strength", "damage", "protection"):
            assert sum([part[power] for part in row["parts"]]) == row[power]
        assert row["losses"] == answer[row["side"]]["losses"]
    assert [row["rank"] for row in answer["sides"]] == [1, 2]
    assert message(answer["reasons"], "wound-strength")["params"] == {
        "side": "attacker",
        "tile": "divine-wound",
        "count": 2,
        "cards": 2,
    }


def test_an_attacker_without_units_gains_no_point():
    answer = battle(side(2, "4-1-0", di=["war-rage"]), side(2, "2-2-1", di=["bloody-battle"]))
    assert figures(answer, "losses", "left", "vp") == [(2, 0, 0), (0, 2, 0)]
    assert "attacker-without-unit" in codes(answer["reasons"])
    # Nobody is there to drive the loser away.
    assert answer["choices"] == [{"side": "defender", "options": ["retreat", "recall", "stay"], "recall_gain": 2}]
    assert "loser-may-stay" in codes(answer["notes"])


def test_both_sides_may_die():
    one = side(1, "3-2-0", creature="phoenix", tiles=["holy-war", "crusade"])
    answer = battle(one, side(2, "2-2-1", tiles=["carnage"], di=["bloody-battle"]))
    assert figures(answer, "left", "vp") == [(0, 0), (1, 0)]
    answer = battle(one, side(1, "1-3-0"))
    assert answer["winner"] == "attacker"
    assert figures(answer, "left", "vp", "prayer") == [(0, 0, 6), (0, 0, 0)]
    assert answer["choices"] == []
    assert codes(answer["notes"]) == ["holy-war-without-unit", "nobody-stays", "creature-goes", "cards-discarded"]


def test_losses_end_with_the_units():
    answer = battle(side(5, "1-3-0", di=["bloodbath", "bloodbath"]), side(2, "4-1-0"))
    assert message(answer["reasons"], "all-lost")["params"] == {
        "side": "defender",
        "count": 2,
        "damage": 7,
        "protection": 0,
    }
    assert figures(answer, "losses", "left") == [(1, 4), (2, 0)]


def test_interventions_are_paid_in_their_order():
    one = side(3, "2-0-2", di=["war-fury", "bloodbath", "war-rage", "iron-wall"], prayer=1)
    answer = battle(one, side(3, "2-0-2"))
    assert figures(answer, "strength", "damage", "protection", "di_cost") == [(8, 0, 2, 1), (5, 0, 2, 0)]
    unpaid = [told["params"] for told in answer["reasons"] if told["code"] == "not-paid"]
    assert [(told["intervention"], told["cost"], told["left"]) for told in unpaid] == [
        ("bloodbath", 1, 0),
        ("iron-wall", 1, 0),
    ]
    # Without prayer points all of them count, and with Priest of Ra all of them are free.
    free = dict(one)
    del free["prayer"]
    assert figures(battle(free, side(3, "2-0-2")), "strength", "damage", "di_cost")[0] == (8, 2, 3)
    answer = battle(dict(one, tiles=["priest-of-ra"], prayer=0), side(3, "2-0-2"))
    assert figures(answer, "strength", "damage", "protection", "di_cost")[0] == (8, 2, 4, 0)
    assert message(answer["reasons"], "paid-free")["params"]["count"] == 3
    assert message(answer["reasons"], "paid-each")["params"] == {"tile": "priest-of-ra"}


def test_copies_are_told_together():
    answer = battle(side(3, "2-0-2", di=["war-rage", "bronze-wall", "war-rage"]), side(3, "2-0-2"))
    told = message(answer["reasons"], "intervention-strength")["params"]
    assert (told["copies"], told["count"]) == (2, 2)
    assert codes(answer["reasons"]).count("intervention-strength") == 1


def test_the_snake_cancels_the_creature():
    answer = battle(side(5, "4-1-0", creature="giant-scorpion"), side(5, "4-1-0", creature="deep-desert-snake"))
    assert figures(answer, "strength", "damage") == [(9, 1), (9, 1)]
    assert message(answer["reasons"], "snake-cancels")["params"] == {
        "side": "attacker",
        "snake": "deep-desert-snake",
        "creature": "giant-scorpion",
    }
    alone = battle(side(5, "4-1-0"), side(5, "4-1-0", creature="deep-desert-snake"))
    assert "snake-alone" in codes(alone["notes"])


def test_initiative_destroys_two_first():
    one = side(5, "3-2-0", tiles=["initiative", "crusade"])
    answer = battle(one, side(4, "3-0-1"))
    assert figures(answer, "strength", "struck", "losses", "left", "prayer") == [(8, 0, 0, 5, 2), (5, 2, 1, 1, 0)]
    told = codes(answer["reasons"])
    assert "initiative-strikes" in told
    assert "struck-bring-nothing" in told
    # It works for an attacker only.
    answer = battle(side(4, "3-0-1"), one)
    assert figures(answer, "struck") == [(0,), (0,)]
    assert "initiative-attacks-only" in codes(answer["reasons"])


def test_without_defenders_it_is_open_whether_that_is_a_battle_won():
    one = side(5, "3-2-0", tiles=["initiative", "crusade", "holy-war"], di=["war-fury"], prayer=3)
    for units in (1, 2):
        answer = battle(one, side(units, "3-0-1", creature="sphinx", tiles=["defensive-victory"]))
        assert (answer["legal"], answer["winner"], answer["fought"]) == (None, "attacker", False)
        names = ("strength", "struck", "losses", "left", "vp", "prayer", "di_cost")
        assert figures(answer, *names) == [(None, 0, 0, 5, None, None, 0), (None, units, 0, 0, 0, 0, 0)]
        assert (answer["choices"], answer["better"]) == ([], [])
        assert codes(answer["reasons"]) == ["no-battle", "struck-bring-nothing", "holy-war-unfought"]
        readings = [(each["reading"], each["point"], each["prayer"]) for each in answer["open"][0]["readings"]]
        assert readings == [("point", 1, 4), ("no-point", 0, 0)]
    for reading, point, prayer in readings:
        answer = battle(one, side(2, "3-0-1"), unfought=reading)
        assert (answer["legal"], answer["attacker"]["vp"], answer["open"]) == (True, point, [])
        assert answer["attacker"]["prayer"] == prayer
        # Only after a battle the winner may recall.
        assert [choice["options"] for choice in answer["choices"]] == ([["recall", "stay"]] if point else [])
    # What Holy War brings keeps to the limit, and the open answer does not claim it.
    full = side(5, "3-2-0", tiles=["initiative", "holy-war"], prayer=9)
    answer = battle(full, side(1, "3-0-1"), unfought="point")
    assert (answer["attacker"]["prayer"], codes(answer["reasons"])[-1]) == (2, "prayer-limit")
    assert battle(side(5, "3-2-0", tiles=["initiative"]), side(1, "3-0-1"))["attacker"]["prayer"] == 0


def test_where_a_creature_goes_when_its_troop_is_recalled():
    one, other = side(5, "3-2-0", creature="mummy"), side(4, "2-0-2", creature="sphinx")
    for reading, code in (
        ({}, "recall-creature"),
        ({"recalled_creature": "city"}, "recall-creature-city"),
        ({"recalled_creature": "tile"}, "recall-creature-tile"),
    ):
        assert codes(battle(one, other, **reading)["notes"]).count(code) == 2
    # A creature whose last unit dies goes home, whatever is said of recalls.
    dead = battle(one, side(1, "1-3-0", creature="sphinx"), recalled_creature="tile")
    assert message(dead["notes"], "creature-goes")["params"]["creature"] == "sphinx"


def test_defensive_victory_takes_a_unit():
    other = side(5, "4-1-0", tiles=["defensive-victory"])
    answer = battle(side(3, "1-3-0"), other)
    assert figures(answer, "vp") == [(0,), (1,)]
    answer = battle(side(3, "1-3-0", di=["bloodbath"]), other)
    assert figures(answer, "left", "vp") == [(2, 0), (0, 0)]
    assert "defensive-victory-without-unit" in codes(answer["reasons"])
    answer = battle(other, side(3, "1-3-0"))
    assert (answer["attacker"]["vp"], "victory-defends-only" in codes(answer["reasons"])) == (1, True)


def test_roles_decide_which_tiles_count():
    answer = battle(side(4, "3-0-1", tiles=["defense"]), side(4, "3-0-1", tiles=["charge"]))
    assert figures(answer, "strength") == [(7,), (7,)]
    assert codes(answer["reasons"])[1:3] == ["attacks-only", "defends-only"]
    answer = battle(side(4, "3-0-1", tiles=["charge"]), side(4, "3-0-1", tiles=["defense"]))
    assert figures(answer, "strength") == [(8,), (8,)]


def test_tiles_that_pay_nothing_are_told():
    answer = battle(side(5, "3-0-1", tiles=["holy-war", "crusade"]), side(5, "4-1-0"))
    assert figures(answer, "prayer") == [(0,), (0,)]
    assert codes(answer["reasons"])[-2:] == ["crusade-without-losses", "holy-war-lost"]


def test_prayer_points_have_a_limit():
    one = side(5, "3-2-0", tiles=["holy-war", "crusade"], di=["bloodbath"], prayer=9)
    answer = battle(one, side(4, "1-3-0"))
    # After paying there is room for three of the twelve.
    assert figures(answer, "prayer", "di_cost")[0] == (3, 1)
    told = message(answer["reasons"], "prayer-limit")["params"]
    assert told == {"side": "attacker", "count": 3, "gain": 12, "most": 11}
    assert answer["choices"] == [{"side": "attacker", "options": ["recall", "stay"], "recall_gain": 0}]
    assert message(answer["notes"], "recall-limit")["params"]["count"] == 0


def test_divine_wound_might_still_win():
    one = side(2, "4-1-0", tiles=["divine-wound"])
    answer = battle(one, side(5, "2-0-2"))
    assert message(answer["notes"], "wound-would-win")["params"]["count"] == 2
    assert battle(dict(one, wound=1), side(5, "2-0-2"))["winner"] == "defender"
    assert battle(dict(one, wound=2), side(5, "2-0-2"))["winner"] == "attacker"


def test_legion_lets_seven_fight():
    answer = battle(side(7, "4-1-0", tiles=["legion"]), side(5, "4-1-0"))
    assert figures(answer, "strength") == [(11,), (9,)]
    assert codes(answer["notes"])[0] == "larger-troop"
    assert wrong(side(6, "4-1-0"), side(5, "4-1-0")) == [("out-of-range", "attacker.units")]
    assert wrong(side(4, "4-1-0"), side(8, "4-1-0", tiles=["legion"])) == [("out-of-range", "defender.units")]


def test_special_cards_take_their_tiles():
    assert wrong(side(5, "3-3-0"), side(5, "3-0-3")) == [("conflict", "attacker.card"), ("conflict", "defender.card")]
    one = side(5, "3-3-0", tiles=["offensive-strategy"])
    assert battle(one, side(5, "3-0-3", tiles=["defensive-strategy"]))["winner"] == "defender"
    same = dict(one)
    assert wrong(one, same) == [("too-many-copies", "defender.tiles")]


def test_there_is_only_so_much_of_everything():
    one = side(5, "4-1-0", creature="phoenix")
    assert wrong(one, one) == [("too-many-copies", "defender.creature")]
    assert wrong(one, side(5, "4-1-0", tiles=["phoenix"])) == [("too-many-copies", "defender.tiles")]
    assert battle(dict(one, tiles=["phoenix"]), side(5, "4-1-0"))["attacker"]["strength"] == 11
    assert wrong(side(5, "4-1-0", tiles=["carnage"]), side(5, "4-1-0", tiles=["carnage"])) == [
        ("too-many-copies", "defender.tiles")
    ]
    battle(side(5, "4-1-0", tiles=["charge", "victory-point"]), side(5, "4-1-0", tiles=["charge", "victory-point"]))
    assert wrong(side(5, "4-1-0", di=["iron-wall"] * 3), side(5, "4-1-0")) == [("too-many-copies", "attacker.di")]
    two = side(5, "4-1-0", di=["iron-wall", "iron-wall"])
    assert wrong(two, side(5, "4-1-0", di=["iron-wall"])) == [("too-many-copies", "defender.di")]


def test_what_cannot_be_played():
    assert wrong(side(5, "4-1-0", wound=1), side(5, "4-1-0")) == [("conflict", "attacker.wound")]
    many = side(5, "4-1-0", tiles=["divine-wound"], wound=34, di=["war-rage", "war-rage"])
    assert wrong(many, side(5, "4-1-0")) == [("out-of-range", "attacker.wound")]
    assert wrong(side(5, "4-1-0"), side(5, "4-1-0", di=["war-rage", "veto"])) == [("conflict", "defender.di[1]")]
    assert wrong(side(0, "4-1-0"), side(5, "4-1-0", prayer=12)) == [
        ("out-of-range", "attacker.units"),
        ("out-of-range", "defender.prayer"),
    ]
    assert problems(BATTLE, {"attacker": {"units": 5}}) == [
        ("missing-field", "attacker.card"),
        ("missing-field", "defender"),
    ]
