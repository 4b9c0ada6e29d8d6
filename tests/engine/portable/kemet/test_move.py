"""Where a troop may move, and at what price."""

from tests.engine.portable.world import ask, codes, message, problems


def move(start, *path, players=5, city="city1", units=3, **more):
    steps = [step if isinstance(step, dict) else {"to": step} for step in path]
    fields = {"players": players, "city": city, "from": start, "units": units, "path": steps}
    return ask("kemet/move", **(fields | more))


def teleport(to):
    return {"to": to, "by": "teleport"}


def card(to):
    return {"to": to, "by": "card"}


def harbor(to):
    return {"to": to, "by": "harbor"}


def reached(answer):
    return {row["to"]: (row["cost"], row["steps"]) for row in answer["reach"]}


def test_on_foot_from_the_city_to_the_east_bank():
    way = ("desert1", "desert6", harbor("temple3"))
    answer = move("city1-1", *way, creature="deep-desert-snake", tiles=["god-speed"])
    assert answer["legal"] is True
    assert (answer["capacity"], answer["used"], answer["cost"], answer["ends"]) == (3, 3, 0, "temple3")
    assert answer["spaces"] == ["city1-1", "desert1", "desert6", "temple3"]
    short = move("city1-1", *way, creature="deep-desert-snake")
    assert codes(short["reasons"]) == ["too-far"]
    assert short["reasons"][0]["params"] == {"count": 3, "capacity": 2}
    assert short["instead"] is None


def test_creatures_move_differently():
    for creature, capacity in (("royal-scarab", 3), ("giant-scorpion", 2), ("mummy", 2), ("sphinx", 1)):
        assert move("desert1", creature=creature)["capacity"] == capacity


def test_teleport():
    answer = move("city1-1", teleport("temple3"), pyramids=["city1-1"], prayer=5)
    assert (answer["legal"], answer["cost"], answer["used"], answer["prayer_left"]) == (True, 2, 0, 3)
    assert codes(move("city1-1", teleport("temple3"))["reasons"]) == ["no-pyramid"]
    assert codes(move("desert2", teleport("temple3"))["reasons"]) == ["begins-at-pyramid"]
    assert codes(move("city1-1", teleport("desert1"), pyramids=["city1-1"])["reasons"]) == ["no-obelisk"]
    assert move("desert2", teleport("temple3"), tiles=["teleport"])["legal"] is True
    again = move("city1-1", teleport("temple3"), teleport("desert8"), pyramids=["city1-1"], tiles=["teleport"])
    assert (again["legal"], again["cost"]) == (True, 4)
    assert codes(move("desert2", teleport("desert2"), tiles=["teleport"])["reasons"]) == ["same-space"]


def test_a_teleport_that_is_cheaper_or_cannot_be_paid():
    for tiles, cost, note in (
        (["stargate"], 1, "teleport-cheaper"),
        (["priest-of-ra"], 1, "teleport-cheaper"),
        (["priest-of-ra", "stargate"], 0, "teleport-free"),
    ):
        answer = move("city1-1", teleport("temple3"), pyramids=["city1-1"], tiles=tiles)
        assert answer["cost"] == cost
        assert message(answer["notes"], note)["params"]["full"] == 2
    poor = move("city1-1", teleport("temple3"), pyramids=["city1-1"], prayer=1)
    assert codes(poor["reasons"]) == ["prayer-short"]
    assert (poor["cost"], "prayer_left" in poor, poor["instead"]) == (2, False, None)


def test_the_card_teleports_from_anywhere():
    answer = move("desert1", card("sanctuary"), di=["teleportation"])
    assert (answer["legal"], answer["cost"], answer["used"]) == (True, 1, 0)
    assert move("sanctuary", card("desert2"), di=["teleportation"])["legal"] is True
    none = move("desert1", card("sanctuary"))
    assert none["reasons"][0]["params"] == {"owned": 0, "count": 1}
    assert move("desert1", card("sanctuary"), di=["teleportation"], tiles=["priest-of-ra"])["cost"] == 0
    # Stargate makes teleports cheaper, and not the card.
    assert move("desert1", card("sanctuary"), di=["teleportation"], tiles=["stargate"])["cost"] == 1


def test_walls():
    assert codes(move("desert4", "desert5", "city2-1", tiles=["god-speed"])["reasons"]) == ["wall"]
    assert move("desert5", "city2-1")["legal"] is True
    assert move("city2-1", "city2-2")["legal"] is True
    # It began inside and comes back.
    assert move("city2-1", "desert5", "city2-2", tiles=["god-speed"])["legal"] is True
    # The wall of one's own city.
    assert move("desert4", "desert5", "city2-1", tiles=["god-speed"], city="city2")["legal"] is True
    opened = move("desert4", "desert5", "city2-1", tiles=["god-speed", "open-gates"])
    assert message(opened["notes"], "wall-by-tile")["params"] == {"tile": "open-gates"}
    phoenix = move("desert4", "desert5", "city2-1", creature="phoenix")
    assert message(phoenix["notes"], "wall-by-tile")["params"] == {"tile": "phoenix"}
    played = move("desert4", "desert5", "city2-1", tiles=["god-speed"], di=["open-gates"], prayer=1)
    assert (played["legal"], played["cost"], played["prayer_left"]) == (True, 1, 0)
    # Where no wall asks for it, the card stays in hand.
    assert move("desert5", "city2-1", di=["open-gates"])["cost"] == 0


def test_a_battle_ends_the_move():
    answer = move("desert1", "desert2", enemies=["desert2"], tiles=["initiative"])
    assert (answer["legal"], answer["battle"], answer["ends"]) == (True, True, "desert2")
    assert codes(answer["notes"]) == ["battle-begins", "initiative-first"]
    through = move("desert1", "desert2", "desert3", enemies=["desert2"], tiles=["god-speed"])
    assert codes(through["reasons"]) == ["past-battle"]
    assert (through["ends"], len(through["steps"])) == ("desert2", 1)
    # There is a way around.
    assert through["instead"] == {"path": [{"to": to, "by": "land"} for to in ("desert6", "desert3")]}


def test_units_are_left_and_picked_up():
    own = [{"space": "desert2", "units": 2}]
    answer = move("desert1", {"to": "desert2", "drop": 1, "pick": 2}, "desert3", own=own, tiles=["god-speed"])
    assert (answer["legal"], answer["units"]) == (True, 4)
    nobody = move("desert1", {"to": "desert2", "drop": 3}, "desert3", tiles=["god-speed"])
    assert codes(nobody["reasons"]) == ["nobody-left"]
    many = move("desert1", {"to": "desert2", "pick": 2}, "desert3", units=4, own=own, tiles=["god-speed"])
    assert codes(many["reasons"]) == ["too-many-moving"]
    rest = move("desert1", {"to": "desert2", "drop": 4}, "desert3", units=5, own=own, tiles=["god-speed"])
    assert codes(rest["reasons"]) == ["too-many-behind"]
    here = move("desert1", "desert2", units=4, own=own)
    assert codes(here["reasons"]) == ["too-many-here"]
    legion = move("desert1", "desert2", units=4, own=own, tiles=["legion"])
    assert message(legion["notes"], "one-troop")["params"] == {"space": "desert2", "count": 6}


def test_what_is_open():
    own = [{"space": "desert2", "units": 4, "creature": True}]
    answer = move("desert1", "desert2", "desert3", own=own, creature="mummy")
    assert (answer["legal"], codes(answer["reasons"])) == (False, ["limit-passing-not"])
    answer = move("desert1", "desert2", "desert3", own=own, creature="mummy", limit_passing="may")
    assert (answer["legal"], codes(answer["open"])) == (None, ["creature-passing"])
    both = {"creature_passing": "may", "limit_passing": "may"}
    assert move("desert1", "desert2", "desert3", own=own, creature="mummy", **both)["legal"] is True
    neither = {"creature_passing": "may-not", "limit_passing": "may-not"}
    refused = move("desert1", "desert2", "desert3", own=own, creature="mummy", **neither)
    assert sorted(codes(refused["reasons"])) == ["creature-passing-not", "limit-passing-not"]
    assert [step["to"] for step in refused["instead"]["path"]] in (["desert6", "desert3"], ["temple1", "desert3"])
    assert codes(move("desert9", "desert7")["open"]) == ["border"]
    assert move("desert9", "desert7", border_crossing="may")["legal"] is True
    assert codes(move("desert9", "desert7", border_crossing="may-not")["reasons"]) == ["border-not"]
    assert "desert7" in move("desert9")["unsure"]
    # Two creatures of a player never stay on one space.
    assert codes(move("desert1", "desert2", units=1, own=own, creature="mummy")["reasons"]) == ["two-creatures"]
    assert codes(move("desert1", "desert2", units=1, own=own)["notes"]) == ["creature-met", "one-troop"]


def test_nobody_ever_has_more_than_the_limit_on_a_space():
    swift = {"tiles": ["god-speed"]}
    own = [{"space": "desert2", "units": 4}]
    passing = move("desert1", {"to": "desert2", "pick": 2}, "desert3", own=own, **swift)
    assert message(passing["reasons"], "limit-passing-not")["params"] == {"space": "desert2", "count": 7, "limit": 5}
    assert message(passing["reasons"], "limit-passing-not")["rule"] == "kemet.movement.limit"
    fitting = move("desert1", {"to": "desert2", "pick": 2}, "desert3", own=[{"space": "desert2", "units": 2}], **swift)
    assert (fitting["legal"], fitting["units"]) == (True, 5)
    otherwise = move("desert1", {"to": "desert2", "pick": 2}, "desert3", own=own, limit_passing="may", **swift)
    assert (otherwise["legal"], "limit-passed" in codes(otherwise["notes"])) == (True, True)


def test_after_an_escape_the_move_goes_on():
    there = {"enemies": ["desert6"], "tiles": ["god-speed"]}
    stopped = move("desert1", "desert6", "desert5", **there)
    assert (stopped["legal"], codes(stopped["reasons"])) == (False, ["past-battle"])
    assert codes(stopped["notes"]) == ["escape-frees"]
    free = move("desert1", "desert6", "desert5", escape="desert6", escape_to="desert1", **there)
    assert (free["legal"], free["battle"], free["ends"]) == (True, False, "desert5")
    assert message(free["notes"], "escaped")["rule"] == "kemet.interventions.escape"
    # Nobody told where they fled to: they may stand on the rest of the path.
    assert "escape-untold" in codes(move("desert1", "desert6", "desert5", escape="desert6", **there)["notes"])
    met = move("desert1", "desert6", "desert5", "temple2", escape="desert6", escape_to="desert5", **there)
    assert codes(met["reasons"])[0] == "past-battle"
    # Without a path, more can be reached than before, and there is no battle where they were.
    shut, opened = move("desert1", **there), move("desert1", escape="desert6", escape_to="desert5", **there)
    assert set(reached(shut)) < set(reached(opened))
    assert (shut["fights"], opened["fights"]) == (["desert6"], ["desert5"])
    assert (
        move("desert1", escape="desert6", tiles=["god-speed"])["reach"]
        == move("desert1", escape="desert6", **there)["reach"]
    )
    for wrong, field in (
        ({"escape_to": "desert5"}, "escape_to"),
        ({"escape": "desert6", "escape_to": "temple6"}, "escape_to"),
        ({"escape": "desert6", "escape_to": "desert5", "own": [{"space": "desert5", "units": 1}]}, "escape_to"),
    ):
        request = {"players": 5, "city": "city1", "from": "desert1", "units": 3} | there | wrong
        assert problems("kemet/move", request) == [("conflict", field)]


def test_ways_that_there_are_not():
    assert codes(move("desert1", "desert5")["reasons"]) == ["not-beside"]
    assert codes(move("desert6", "temple3")["reasons"]) == ["needs-harbor"]
    assert codes(move("desert1", harbor("desert2"))["reasons"]) == ["no-harbor"]
    assert codes(move("desert11", "desert6")["reasons"]) == ["leaves-delta"]
    assert codes(move("desert6", "temple6")["reasons"]) == ["enters-delta"]
    alone = move("desert1", {"to": "desert2", "drop": 3}, "desert3", creature="mummy")
    assert codes(alone["reasons"]) == ["creature-alone"]


def test_everywhere_a_troop_can_get():
    answer = move("city1-1", pyramids=["city1-1"], prayer=2, players=2)
    assert reached(answer) == {
        "city1-2": (0, 1),
        "city1-3": (0, 1),
        "desert12": (0, 1),
        "desert13": (2, 1),
        "temple1": (2, 1),
        "temple2": (2, 1),
        "temple5": (2, 1),
        "desert14": (2, 2),
        "desert15": (2, 2),
        "desert20": (2, 2),
    }
    costs = [(row["cost"], row["steps"]) for row in answer["reach"]]
    assert costs == sorted(costs)
    assert reached(move("city1-1", players=2)) == {"city1-2": (0, 1), "city1-3": (0, 1), "desert12": (0, 1)}
    stuck = move("temple5", players=2, own=[{"space": "desert20", "units": 5}])
    assert (stuck["reach"], codes(stuck["notes"])[:1]) == ([], ["no-way-out-of-delta"])
    fights = move("city1-1", players=2, enemies=["desert12"])
    assert (fights["fights"], fights["free"]) == (["desert12"], ["city1-2", "city1-3"])


def test_what_cannot_be_asked():
    asked = {"players": 2, "city": "city1", "from": "city1-1", "units": 3}

    def wrong(**more):
        return problems("kemet/move", asked | more)

    assert wrong(city="city5") == [("conflict", "city")]
    assert wrong(units=6) == [("out-of-range", "units")]
    assert wrong(units=0) == [("out-of-range", "units")]
    assert wrong(pyramids=["desert12"]) == [("conflict", "pyramids[0]")]
    assert wrong(enemies=["city1-1"]) == [("conflict", "enemies")]
    assert wrong(enemies=["desert1"]) == [("conflict", "enemies[0]")]
    assert wrong(enemies=["desert12"], own=[{"space": "desert12", "units": 1}]) == [("conflict", "own[0].space")]
    assert wrong(own=[{"space": "desert12", "units": 1}] * 2) == [("duplicate", "own[1].space")]
    assert wrong(own=[{"space": "desert12", "units": 6}]) == [("out-of-range", "own[0].units")]
    assert wrong(own=[{"space": "city1-1", "units": 3}]) == [("out-of-range", "own[0].units")]
    assert wrong(path=[{"to": "desert12", "drop": 4}]) == [("out-of-range", "path[0].drop")]
    assert wrong(path=[{"to": "desert12", "pick": 1}]) == [("out-of-range", "path[0].pick")]
    many = [{"space": space, "units": 5} for space in ("desert12", "desert13")]
    assert wrong(own=many) == [("out-of-range", "own[1].units")]
    twice = [{"space": "city1-1", "units": 1, "creature": True}]
    assert wrong(creature="mummy", own=twice) == [("conflict", "own[0].creature")]


def test_what_the_priest_of_ra_saves_in_a_move_with_two_payments():
    """The tile lowers each cost; the rulebook answers that the saving is one of an action."""
    path = [{"to": "temple3", "by": "teleport"}, {"to": "temple1", "by": "teleport"}]
    board = {"players": 5, "city": "city1", "from": "city1-1", "units": 3, "pyramids": ["city1-1"]}
    board = board | {"tiles": ["priest-of-ra", "teleport"]}

    def asked(prayer, reading="open", **more):
        return ask("kemet/move", **(board | {"prayer": prayer, "ra_saving": reading} | more))

    short = asked(2, path=path)
    [point] = short["open"]
    outcomes = [(each["reading"], each["legal"]) for each in point["readings"]]
    assert (short["legal"], outcomes) == (None, [("each", True), ("once", False)])
    assert (point["code"], point["params"]) == ("ra-saving", {"count": 2, "cost": 3})
    enough = asked(3, path=path)
    assert (enough["legal"], enough["cost"]) == (True, 2)
    assert message(enough["notes"], "ra-each-time")["params"] == {"count": 2, "more": 1}
    # By either reading the answer says what was chosen, and costs come to it.
    assert [asked(2, reading, path=path)["legal"] for reading in ("each", "once")] == [True, False]
    once = asked(3, "once", path=path)
    assert (once["cost"], [step["cost"] for step in once["steps"]]) == (3, [1, 2])
    assert "ra-once" in codes(once["notes"])
    assert codes(asked(1, path=path)["reasons"]) == ["prayer-short"]


def test_how_far_prayer_points_reach_hangs_on_the_priest_of_ra():
    """A card and a gate make two payments: for nothing, or one of them for nothing."""
    board = {
        "players": 5,
        "city": "city1",
        "from": "desert1",
        "units": 3,
        "tiles": ["priest-of-ra", "god-speed"],
        "prayer": 0,
    }
    board = board | {"di": ["teleportation", "open-gates"]}
    sure = {}
    for reading in ("open", "each", "once"):
        answer = ask("kemet/move", ra_saving=reading, **board)
        sure[reading] = {row["to"]: row["cost"] for row in answer["reach"] if row["sure"]}
        unsure = [row["to"] for row in answer["reach"] if not row["sure"]]
        assert (reading == "open") == bool(unsure)
    gained = [space for space in sure["each"] if space not in sure["once"]]
    assert gained
    assert sorted(sure["open"]) == sorted(sure["once"])


def test_a_detour_before_the_wall_rests_on_a_reading():
    """The move began beside the wall, but the troop went elsewhere before it entered."""
    board = {"players": 5, "city": "city1", "from": "desert5", "units": 3, "tiles": ["god-speed"]}
    straight = ask("kemet/move", path=[{"to": "city2-1"}], **board)
    assert (straight["legal"], "wall-after-detour" in codes(straight["notes"])) == (True, False)
    within = ask("kemet/move", path=[{"to": "city2-1"}, {"to": "city2-2"}], **board)
    assert (within["legal"], "wall-after-detour" in codes(within["notes"])) == (True, False)
    board = board | {"creature": "mummy"}
    detour = ask("kemet/move", path=[{"to": "desert4"}, {"to": "desert5"}, {"to": "city2-1"}], **board)
    assert (detour["legal"], "wall-after-detour" in codes(detour["notes"])) == (True, True)


def test_a_way_that_is_wrong_by_either_reading_of_a_border_leaves_nothing_open():
    answer = move("desert15", "desert18", players=4)
    assert (codes(answer["reasons"]), answer["open"]) == (["needs-harbor"], [])
    answer = move("desert15", "desert18", players=4, border_crossing="may-not")
    assert codes(answer["reasons"]) == ["border-not"]
