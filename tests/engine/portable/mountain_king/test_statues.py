"""Moving statues: what carts pay for, what stands in the way, and the plan that earns most."""

from tests.engine.portable.world import ask, codes, message, problems

LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")


def path(*tunnels):
    """Tunnels in a row, each of which touches the next."""
    links = [{"from": number, "to": number + 1} for number in range(1, len(tunnels))]
    return {"tunnels": list(tunnels), "links": links}


def layers(**more):
    """One tunnel in each layer, from the outermost to the innermost."""
    tunnels = [{"layer": layer} for layer in LAYERS]
    for name in more:
        tunnels[LAYERS.index(name.replace("_", "-"))].update(more[name])
    return path(*tunnels)


def move(network, statues, carts=None, **more):
    """Statues told as (clan, tunnel) or (clan, tunnel, on the pedestal)."""
    told = []
    for each in statues:
        told.append({"clan": each[0], "tunnel": each[1], "pedestal": "yes" if len(each) > 2 else "no"})
    return ask("mountain-king/statues", statues=told, carts=carts or {}, **network, **more)


def way(answer):
    """The moves: statue, where it goes, and the cart that pays; trades by what is given."""
    return [
        step["give"] if step["kind"] == "trade" else (step["statue"], step["to"], step["cart"])
        for step in answer["steps"]
    ]


def test_as_far_in_as_the_carts_go():
    answer = move(layers(), [("fire", 1)], {"fire": 1, "generic": 2, "ice": 2})
    assert (answer["before"], answer["honor"], answer["gain"]) == (2, 8, 6)
    assert way(answer) == [(0, 1, "fire"), (0, 2, "generic"), (0, 3, "generic")]
    assert answer["left"] == {"fire": 0, "ice": 2, "moon": 0, "generic": 0}
    assert answer["statues"][0]["reach"] == [
        {"tunnel": 1, "moves": 1},
        {"tunnel": 2, "moves": 2},
        {"tunnel": 3, "moves": 3},
    ]
    assert answer["proven"] is True


def test_a_pedestal_of_the_own_clan_doubles():
    network = path({"layer": "grey"}, {"layer": "grey", "pedestal": "ice"})
    assert move(network, [("ice", 1)], {"generic": 1})["honor"] == 8
    answer = move(network, [("fire", 1)], {"generic": 1})
    assert (answer["honor"], answer["steps"]) == (4, [])
    # To the square of the pedestal in the same tunnel is a move as well.
    answer = move(network, [("ice", 2)], {"ice": 1})
    assert (answer["before"], answer["honor"]) == (4, 8)
    assert (answer["steps"][0]["within"], answer["steps"][0]["square"]) == (True, "pedestal")


def test_one_statue_scores_in_a_tunnel():
    answer = move(path({"layer": "yellow"}), [("fire", 1), ("ice", 1)])
    assert (answer["honor"], "one-scores" in codes(answer["notes"])) == (10, True)
    # So the second is better in the next tunnel, although that is farther out.
    answer = move(path({"layer": "yellow"}, {"layer": "grey"}), [("fire", 1), ("ice", 1)], {"ice": 1})
    assert (answer["honor"], way(answer)) == (14, [(1, 1, "ice")])


def test_a_hall_scores_by_its_altar():
    network = path({"layer": "grey"}, {"kind": "hall", "low": 6, "high": 15, "size": 9})
    answer = move(network, [("moon", 2)], {"moon": 1})
    assert (answer["before"], answer["honor"], answer["steps"][0]["square"]) == (6, 15, "altar")
    assert move(network, [("moon", 1)], {"moon": 1})["honor"] == 15
    # A statue that would earn more where it is stays there.
    low = path({"layer": "yellow"}, {"kind": "hall", "low": 6, "high": 15, "size": 9})
    assert move(low, [("moon", 1)], {"moon": 1})["steps"] == []


def test_trades_bring_carts():
    answer = move(layers(), [("fire", 1)], goods={"iron": 2, "rune": 2})
    assert (answer["trades"], way(answer)) == (1, [{"iron": 2, "rune": 2}, (0, 1, "generic")])
    assert message(answer["notes"], "trade-for-cart")["params"] == {"rate": 4}
    # Carts of clans that nobody needs are goods like others, and go last; carts among the goods are generic ones.
    answer = move(layers(), [("fire", 1)], {"ice": 2}, goods={"iron": 2, "cart": 1})
    assert way(answer) == [(0, 1, "generic"), {"iron": 2, "cart": 2}, (0, 2, "generic")]
    assert answer["steps"][1]["carts"] == {"ice": 2}
    assert answer["left"]["ice"] == 0
    # The cart that moves the statue is not traded away.
    assert move(layers(), [("fire", 1)], {"fire": 1}, goods={"iron": 3})["trades"] == 0


def test_of_equal_plans_the_one_without_trades():
    network = path({"layer": "grey"}, {"layer": "brown"}, {"layer": "grey"})
    answer = move(network, [("fire", 1), ("ice", 3)], {"ice": 1}, goods={"rune": 4})
    assert (answer["honor"], answer["trades"], way(answer)) == (10, 0, [(1, 1, "ice")])


DRAWN = {"name": "D", "squares": {"brown": 1, "orange": 2}}
"""A tunnel that lies in two layers, such as that of the figure of a statue's path."""


def ask_for(tunnels, statues, carts, **more):
    return ask("mountain-king/statues", tunnels=tunnels, statues=statues, carts=carts, **more)


def test_a_tunnel_in_two_layers():
    outer, inner = {"clan": "fire", "tunnel": 1, "layer": "brown"}, {"clan": "ice", "tunnel": 1, "layer": "orange"}
    answer = ask_for([DRAWN], [outer], {"generic": 1})
    assert (answer["before"], answer["honor"], answer["moves"]) == (6, 8, 1)
    assert (answer["steps"][0]["within"], answer["steps"][0]["layer"]) == (True, "orange")
    assert (answer["statues"][0]["layer"], answer["proven"]) == ("orange", True)
    # Only one of two scores in it: the one that stands better.
    assert ask_for([DRAWN], [outer, inner], {})["before"] == 8
    # From a tunnel beside it one move leads to any of its squares.
    answer = ask_for(
        [DRAWN, {"layer": "grey"}], [{"clan": "fire", "tunnel": 2}], {"fire": 1}, links=[{"from": 1, "to": 2}]
    )
    assert (answer["honor"], answer["steps"][0]["layer"]) == (8, "orange")
    # Where all squares lie in one layer nothing is said of it.
    answer = ask_for([{"squares": {"brown": 3}}], [{"clan": "fire", "tunnel": 1}], {"fire": 1})
    assert (answer["before"], answer["moves"], "layer" in answer["statues"][0]) == (6, 0, False)


def test_a_pedestal_in_one_of_two_layers():
    tunnel = DRAWN | {"pedestal": "fire", "pedestal_layer": "brown"}
    statue = {"clan": "fire", "tunnel": 1, "layer": "orange"}
    answer = ask_for([tunnel], [statue], {"fire": 1})
    assert (answer["before"], answer["honor"], answer["steps"][0]["layer"]) == (8, 12, "brown")
    # The pedestal has taken the only square in that layer.
    wrong = problems("mountain-king/statues", {"tunnels": [tunnel], "statues": [statue | {"layer": "brown"}]})
    assert wrong == [("impossible", "statues[0].layer")]


def test_what_is_told_of_layers():
    def wrong(tunnel, **statue):
        statue = {"clan": "fire", "tunnel": 1} | statue
        return problems("mountain-king/statues", {"tunnels": [tunnel], "statues": [statue]})

    assert wrong(DRAWN) == [("missing-field", "statues[0].layer")]
    assert wrong(DRAWN, layer="grey") == [("impossible", "statues[0].layer")]
    assert ask_for([DRAWN], [{"clan": "fire", "tunnel": 1, "layer": "brown"}], {})["before"] == 6
    assert wrong({"layer": "grey"}, layer="brown") == [("impossible", "statues[0].layer")]
    assert wrong(DRAWN | {"pedestal": "ice"}, layer="brown") == [("missing-field", "tunnels[0].pedestal_layer")]
    other = DRAWN | {"pedestal": "ice", "pedestal_layer": "grey"}
    assert wrong(other, layer="brown") == [("impossible", "tunnels[0].pedestal_layer")]
    assert wrong({"squares": {"brown": 3, "orange": 3}}, layer="brown") == [("impossible", "tunnels[0].squares")]


def test_what_the_game_has_not_got():
    def wrong(*tunnels, **more):
        request = {"tunnels": list(tunnels), "statues": [{"clan": "fire", "tunnel": 0}]}
        return problems("mountain-king/statues", request | more)

    gate, pedestal = {"kind": "gate"}, {"layer": "grey", "pedestal": "ice"}
    assert wrong({"size": 15}) == [("impossible", "tunnels[0].size")]
    assert wrong(pedestal | {"size": 5}) == [("impossible", "tunnels[0].size")]
    assert wrong(pedestal, pedestal) == [("impossible", "tunnels[1].pedestal")]
    assert ask_for([pedestal, pedestal | {"layer": "brown"}], [{"clan": "fire", "tunnel": 0}], {})["legal"]
    assert wrong(gate, gate) == [("impossible", "tunnels[1].kind")]
    assert ask_for([gate, gate], [{"clan": "fire", "tunnel": 0}], {}, teams="yes")["legal"]
    assert wrong(*[{"kind": "hall"}] * 7) == [("impossible", "tunnels[6].kind")]


def test_carts_of_another_clan():
    network = path({"layer": "grey"}, {"layer": "brown"})
    answer = refused(network, [("ice", 1)], {"moon": 3}, target=2)
    assert message(answer["notes"], "pieces-to-carts")["params"] == {"count": 1, "rate": 4}
    assert "other-clans-carts" in codes(answer["notes"])
    # With the piece it works, by a reading of ours that the answer names.
    answer = move(network, [("ice", 1)], {"moon": 3}, goods={"iron": 1}, statue=1, target=2)
    assert (answer["legal"], "clan-carts-traded" in codes(answer["notes"])) == (True, True)
    assert answer["steps"][0]["carts"] == {"moon": 3}


def test_onto_the_pedestal_of_another_clan():
    network = path({"layer": "brown"}, {"layer": "grey", "pedestal": "moon"})
    answer = move(network, [("ice", 1)], {"ice": 1}, statue=1, target=2, onto="yes")
    assert (answer["legal"], answer["gain"], "no-double-there" in codes(answer["notes"])) == (True, -2, True)


def test_buried_statues_and_those_outside_stay():
    network = path({"kind": "gate"}, {"layer": "grey"})
    network["tunnels"].append({"layer": "yellow"})
    answer = move(network, [("fire", 0), ("ice", 3), ("moon", 2)], {"generic": 5})
    assert [statue["state"] for statue in answer["statues"]] == ["buried", "outside", "free"]
    assert (answer["honor"], answer["steps"]) == (4, [])
    assert codes(answer["notes"]) == ["one-cart-a-move", "buried-stay", "outside-stay"]


def refused(network, statues, carts, **more):
    answer = move(network, statues, carts, statue=1, **more)
    assert answer["legal"] is False
    assert (answer["steps"], answer["gain"], answer["moves"]) == ([], 0, 0)
    return answer


def test_why_a_statue_cannot_get_there():
    plain, carts = layers(), {"generic": 9}
    assert codes(refused(plain, [("fire", 0)], carts, target=2)["reasons"]) == ["statue-buried"]
    gated = path({"kind": "gate"}, {"kind": "workshop"}, {"layer": "grey"}, {})
    assert codes(refused(gated, [("fire", 3)], carts, target=4)["reasons"]) == ["statue-outside"]
    assert codes(refused(gated, [("fire", 1)], carts, target=2)["reasons"]) == ["target-workshop"]
    assert codes(refused(gated, [("fire", 1)], carts, target=3)["reasons"]) == ["way-through-workshop"]
    assert codes(refused(plain, [("fire", 1)], carts, target=2, onto="yes")["reasons"]) == ["target-plain"]
    apart = {"tunnels": [{}, {}]}
    assert codes(refused(apart, [("fire", 1)], carts, target=2)["reasons"]) == ["no-way"]
    answer = refused(plain, [("fire", 1)], {"fire": 1, "ice": 3}, target=4)
    assert answer["reasons"][0]["params"] == {"clan": "fire", "moves": 3, "most": 1}
    assert answer["instead"] == {"target": 2}


def test_statues_in_the_way():
    narrow = path({"size": 1}, {"size": 1}, {"size": 1})
    answer = refused(narrow, [("fire", 1), ("ice", 2)], {"fire": 2}, target=3)
    assert codes(answer["reasons"]) == ["square-taken"]
    # With a cart more the other one makes room; but it cannot be passed where no square is free.
    branch = path({"size": 1}, {"size": 1}, {"size": 1})
    branch["tunnels"].append({"size": 1})
    branch["links"].append({"from": 2, "to": 4})
    answer = move(branch, [("fire", 1), ("ice", 2)], {"fire": 2, "ice": 1}, statue=1, target=3)
    assert (answer["legal"], way(answer)[0]) == (True, (1, 3, "ice"))
    assert refused(narrow, [("fire", 1), ("ice", 2)], {"fire": 9, "ice": 9}, target=3)["instead"] == {"target": 2}
    # Two statues change their squares: that takes a move more than the two ways.
    swap = path({"layer": "grey", "pedestal": "ice"}, {"layer": "grey", "pedestal": "fire"})
    answer = move(swap, [("fire", 1, True), ("ice", 2, True)], {"generic": 3})
    assert (answer["honor"], answer["moves"]) == (16, 3)
    assert move(swap, [("fire", 1, True), ("ice", 2, True)], {"generic": 2})["honor"] < 16


def test_the_statue_asked_about_goes_there_whatever_it_scores():
    answer = move(layers(), [("fire", 5), ("ice", 1)], {"generic": 3}, statue=1, target=4)
    assert (answer["legal"], answer["statues"][0]["to"], answer["honor"]) == (True, 3, 14)


def test_what_does_not_fit_together():
    assert problems("mountain-king/statues", {"tunnels": [{}], "statues": []}) == [("out-of-range", "statues")]
    request = path({}, {"kind": "workshop"}, {"size": 1})
    statues = [{"clan": "fire", "tunnel": 2}, {"clan": "ice", "pedestal": "yes"}, {"clan": "ice", "tunnel": 9}]
    found = problems("mountain-king/statues", request | {"statues": statues, "target": 7})
    assert found == [
        ("conflict", "target"),
        ("conflict", "statues[0].tunnel"),
        ("conflict", "statues[1].pedestal"),
        ("conflict", "statues[2].tunnel"),
    ]
    crowd = [{"clan": "fire", "tunnel": 3}, {"clan": "ice", "tunnel": 3}]
    assert problems("mountain-king/statues", request | {"statues": crowd}) == [("conflict", "statues[1].tunnel")]
    loop = {"tunnels": [{}], "links": [{"from": 1, "to": 1}], "statues": [{"clan": "fire"}]}
    assert problems("mountain-king/statues", loop) == [("conflict", "links[0].to")]
