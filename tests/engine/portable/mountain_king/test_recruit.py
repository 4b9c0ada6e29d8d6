"""Recruiting: whom it bribes, who retires, what comes along, and what would mend a refusal."""

from tests.engine.portable.world import ask, codes, message, problems


def horde(**goods):
    """A horde with nothing on it but the goods that are told for a card, as in ``c1_3`` for level 1, index 3."""
    cards = {f"level{level}": [{} for _ in range(6 - level)] for level in (1, 2, 3)}
    for name, held in goods.items():
        cards[f"level{name[1]}"][int(name[3])] = held
    return cards


def recruit(level, index, goods, on=None, **more):
    return ask("mountain-king/recruit", level=level, index=index, goods=goods, horde=horde(**(on or {})), **more)


def bribed(level, index):
    return [(bribe["level"], bribe["index"]) for bribe in recruit(level, index, {"coin": 5})["bribes"]]


def test_whom_it_bribes():
    assert bribed(1, 4) == []
    assert [bribed(2, index) for index in range(4)] == [[(1, index), (1, index + 1)] for index in range(4)]
    for index in range(3):
        assert bribed(3, index) == [(1, index), (1, index + 1), (1, index + 2), (2, index), (2, index + 1)]
    assert [recruit(level, 0, {"coin": 5})["cost"] for level in (1, 2, 3)] == [{}, {"coin": 2}, {"coin": 5}]


def test_what_comes_with_the_troll():
    answer = recruit(3, 1, {"coin": 6, "rune": 1}, {"c3_1": {"coin": 2, "iron": 1}})
    assert answer["takes"] == {"iron": 1, "coin": 2}
    assert answer["left"] == {"iron": 1, "rune": 1, "coin": 3}
    assert [recruit(level, 0, {"coin": 5})["refill"] for level in (1, 2, 3)] == [
        {"level": 1, "pedestal": "none"},
        {"level": 2, "pedestal": "bag"},
        {"level": 3, "pedestal": "choice"},
    ]


def test_a_fourth_piece_makes_a_troll_retire():
    answer = recruit(3, 0, {"coin": 5}, {"c1_1": {"coin": 2, "stone": 1}, "c1_3": {"coin": 3}, "c2_1": {"coin": 3}})
    told = [(bribe["level"], bribe["index"], bribe["coins"], bribe["retires"]) for bribe in answer["bribes"]]
    assert told == [(1, 0, 1, False), (1, 1, 4, True), (1, 2, 1, False), (2, 0, 1, False), (2, 1, 4, True)]
    assert message(answer["notes"], "trolls-retire")["params"] == {"count": 2, "pieces": 4}
    assert "retires-at-once" in codes(answer["notes"])
    assert "pedestal-of-retired" in codes(answer["notes"])
    # What lies on the recruited troll is taken, so that one never retires.
    assert "trolls-retire" not in codes(recruit(1, 3, {}, {"c1_3": {"coin": 3}})["notes"])


def mended(level, index, goods, **more):
    """The answer to the way out of a refusal."""
    answer = recruit(level, index, goods, **more)
    assert answer["legal"] is False
    assert (answer["bribes"], answer["takes"], answer["left"], answer["refill"]) == ([], {}, {}, None)
    request = {"level": level, "index": index, "goods": goods} | more | answer["instead"]
    assert recruit(**request)["legal"] is True
    return answer


def test_coins_that_are_missing():
    answer = mended(2, 3, {"coin": 1, "stone": 3, "iron": 3})
    assert message(answer["reasons"], "bribes-after-trade")["params"]["give"] == {"stone": 2, "iron": 2}
    assert answer["instead"] == {"goods": {"stone": 1, "iron": 1, "coin": 2}}
    answer = mended(3, 1, {"coin": 2, "stone": 11})
    assert (codes(answer["reasons"]), answer["instead"]) == (["bribes-unpaid"], {"level": 2})
    assert mended(3, 2, {"coin": 1, "stone": 3})["instead"] == {"level": 1}
    # Trading for a lower level is nearer than going down to one that is free.
    assert mended(3, 2, {"coin": 1, "stone": 4})["instead"] == {"level": 2, "goods": {"coin": 2}}


def test_a_full_trollmoot():
    for level in (1, 2, 3):
        answer = recruit(level, 0, {"coin": 5}, trolls=10)
        assert (answer["legal"], codes(answer["reasons"]), answer["instead"]) == (False, ["ten-trolls"], None)


def test_what_is_wrong():
    def wrong(**more):
        request = {"horde": horde(), "level": 2, "index": 0} | more
        return problems("mountain-king/recruit", request)

    assert wrong(index=4) == [("out-of-range", "index")]
    assert wrong(level=3, index=3) == [("out-of-range", "index")]
    assert wrong(level=4) == [("out-of-range", "level")]
    assert wrong(trolls=11) == [("out-of-range", "trolls")]
    assert wrong(horde=horde(c1_0={"coin": 4})) == [("out-of-range", "horde.level1[0].coin")]
    assert wrong(horde=horde(c1_0={"coin": 2, "rune": 2})) == [("too-many-items", "horde.level1[0]")]
    assert wrong(horde={}) == [("missing-field", f"horde.level{level}") for level in (1, 2, 3)]
    assert wrong(horde=horde() | {"level3": [{}]}) == [("out-of-range", "horde.level3")]


def test_no_deck_is_higher_than_the_third():
    assert "refilled" in codes(recruit(2, 0, {"coin": 2})["notes"])
    [note] = [note for note in recruit(3, 0, {"coin": 5})["notes"] if note["code"].startswith("refilled")]
    assert (note["code"], note["params"]) == ("refilled-top", {"level": 3, "lower": 2})
