"""What is laid out, and whether pyramids and units may stand as they do."""

from tests.engine.portable.world import ask, codes, problems

COLORS = ("red", "blue", "white")


def by_color(values):
    return {COLORS[place]: values[place] for place in range(3)}


def setup(players=3, pyramids=None, units=None, **more):
    request = dict(more, players=players)
    if pyramids is not None:
        request["pyramids"] = by_color(pyramids)
    if units is not None:
        request["units"] = by_color(units)
    return ask("kemet/setup", **request)


def reasons(*args, **more):
    return codes(setup(*args, **more)["reasons"])


def test_the_table():
    answers = [setup(players) for players in (2, 3, 4, 5)]
    assert [answer["side"] for answer in answers] == ["two-four", "three-five", "two-four", "three-five"]
    assert [answer["east_bank"] for answer in answers] == [False, False, True, True]
    assert [answer["sanctuary"] for answer in answers] == [False, True, False, True]
    prayer = [sorted([temple["prayer"] for temple in answer["temples"]]) for answer in answers]
    assert prayer == [[2, 3, 5], [2, 3, 5], [2, 2, 3, 3, 5], [2, 2, 3, 3, 5]]
    assert [answer["spaces"][-1] for answer in answers] == ["temple5", "sanctuary", "temple5", "sanctuary"]
    one = answers[0]
    names = ("prayer", "interventions", "battle_cards", "tokens", "levels", "on_board", "reserve")
    assert [one[name] for name in names] == [5, 1, 6, 5, 3, 10, 2]


def test_modes():
    assert [setup(mode=mode)["goal"] for mode in ("short", "long", "beginner")] == [8, 10, 4]
    assert [setup(mode=mode)["tile_level"] for mode in ("short", "long", "beginner")] == [4, 4, 1]


def test_how_levels_are_spread():
    assert reasons(pyramids=(1, 1, 1)) == []
    for spread in ((2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2)):
        answer = setup(pyramids=spread)
        assert answer["legal"] is True
        assert answer["open_districts"] == [color for color in COLORS if by_color(spread)[color]]
    assert reasons(pyramids=(3, 0, 0)) == ["one-pyramid-too-high"]
    assert reasons(pyramids=(1, 1, 0)) == ["too-few-levels"]
    assert reasons(pyramids=(2, 2, 0)) == ["too-many-levels"]
    assert reasons(pyramids=(2, 1, 1)) == ["too-many-levels"]
    assert reasons(pyramids=(4, 3, 0)) == ["too-many-levels", "one-pyramid-too-high", "one-pyramid-too-high"]


def test_where_units_stand():
    assert reasons(pyramids=(2, 1, 0), units=(5, 5, 0)) == []
    assert reasons(pyramids=(1, 1, 1), units=(5, 5, 0)) == []
    assert reasons(pyramids=(1, 1, 1), units=(4, 3, 3)) == []
    assert reasons(pyramids=(2, 1, 0), units=(5, 4, 1)) == ["no-pyramid-there"]
    assert reasons(pyramids=(1, 1, 1), units=(6, 4, 0)) == ["too-many-in-district"]
    assert reasons(pyramids=(1, 1, 1), units=(3, 3, 3)) == ["too-few-units-placed"]
    assert reasons(pyramids=(1, 1, 1), units=(4, 4, 4)) == ["too-many-units-placed"]
    assert reasons(units=(6, 4, 1)) == ["too-many-in-district", "too-many-units-placed"]
    assert reasons(pyramids=(3, 0, 0), units=(6, 1, 0)) == [
        "one-pyramid-too-high",
        "too-many-in-district",
        "no-pyramid-there",
        "too-few-units-placed",
    ]


def test_a_way_out_changes_no_more_than_it_must():
    answer = setup(pyramids=(2, 1, 0), units=(5, 3, 2))
    assert answer["instead"] == {"units": {"red": 5, "blue": 5, "white": 0}}
    answer = setup(pyramids=(3, 0, 0))
    assert answer["instead"]["pyramids"]["red"] == 2
    for pyramids in ((3, 0, 0), (2, 2, 2), (1, 0, 0), (2, 1, 0), (1, 1, 1)):
        for units in ((0, 0, 0), (6, 4, 0), (1, 2, 9), (5, 5, 2)):
            answer = setup(pyramids=pyramids, units=units)
            assert answer["legal"] is False
            request = {"players": 3, "pyramids": by_color(pyramids), "units": by_color(units)}
            request.update(answer["instead"])
            assert ask("kemet/setup", **request)["legal"] is True


def test_what_cannot_be():
    assert problems("kemet/setup", {"players": 6}) == [("out-of-range", "players")]
    assert problems("kemet/setup", {"players": 3, "pyramids": {"red": 5}}) == [("out-of-range", "pyramids.red")]
    more = {"players": 3, "units": {"red": 6, "blue": 5, "white": 2}}
    assert problems("kemet/setup", more) == [("conflict", "units.white")]
