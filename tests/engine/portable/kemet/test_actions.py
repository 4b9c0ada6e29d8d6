"""Action tokens: where they may lie, where the next one may go, and what extra tokens change."""

from tests.engine.portable.world import ask, codes, message, problems

FIRST = ["buy-white", "buy-red", "buy-blue", "pray-1"]
SECOND = ["pyramid", "move-2", "pray-2"]
THIRD = ["move-3", "recruit"]


def place(*placed, **more):
    return ask("kemet/actions", placed=list(placed), **more)


def test_where_the_next_token_may_go():
    assert place()["possible"] == FIRST + SECOND + THIRD
    assert place("buy-white", "buy-red")["possible"] == ["buy-blue", "pray-1"] + SECOND + THIRD
    assert place("buy-white", "buy-red", "buy-blue")["possible"] == SECOND + THIRD
    assert place("buy-white", "pyramid", "move-2", "pray-2")["possible"] == THIRD
    assert place("recruit", "move-3", "pyramid", "pray-2")["possible"] == FIRST
    done = place("recruit", "move-3", "pyramid", "pray-2", "pray-1")
    assert (done["legal"], done["possible"], done["left"], done["needs"]) == (True, [], 0, [])


def test_a_row_that_stays_empty():
    answer = place(*FIRST)
    assert (answer["legal"], answer["possible"]) == (False, [])
    assert message(answer["reasons"], "too-few-left")["params"] == {"rows": 2, "left": 1}
    assert answer["instead"] == {"placed": FIRST[:3] + ["pyramid"]}
    answer = place("buy-white", "buy-red", "pyramid", "move-2", "pray-2")
    assert message(answer["reasons"], "row-empty")["params"] == {"row": 3, "spaces": THIRD}
    assert answer["instead"] == {"placed": ["buy-white", "buy-red", "pyramid", "move-2", "move-3"]}


def test_one_token_on_a_space():
    answer = place("pray-1", "pray-1")
    assert (answer["legal"], codes(answer["reasons"]), answer["possible"]) == (False, ["space-taken"], [])
    assert answer["instead"] == {"placed": ["pray-1", "pyramid"]}
    silver = place("pray-1", "pyramid", silver="pyramid")
    assert (silver["legal"], codes(silver["reasons"])) == (False, ["space-taken"])
    assert silver["instead"] == {"silver": "yes"}


def test_the_golden_space():
    assert codes(place("pray-1", "gold")["reasons"]) == ["gold-closed"]
    assert place("pray-1", "gold")["instead"] == {"placed": ["pray-1"]}
    assert place("pray-1", gold="yes")["possible"][-1] == "gold"
    used = place("pray-1", "gold", gold="yes")
    assert (used["legal"], used["left"], "gold" in used["possible"]) == (True, 4, False)
    assert used["needs"] == [2, 3]
    alone = place("gold", gold="yes")
    assert (alone["legal"], codes(alone["reasons"])) == (False, ["gold-alone"])


def test_whether_the_silver_token_fills_a_row_is_open():
    tokens = ("buy-red", "pray-1", "pyramid", "move-2", "pray-2")
    answer = place(*tokens, silver="recruit")
    assert (answer["legal"], codes(answer["open"]), answer["possible"]) == (None, ["extra-fills"], [])
    assert [reading["legal"] for reading in answer["open"][0]["readings"]] == [True, False]
    assert place(*tokens, silver="recruit", extra="fills")["legal"] is True
    assert place(*tokens, silver="recruit", extra="apart")["legal"] is False
    # It may still be played beside the last token.
    answer = place(*tokens, silver="yes")
    assert (answer["legal"], codes(answer["notes"])) == (None, ["silver-too-late"])
    assert codes(place(*tokens[:4], silver="yes")["notes"])[-1] == "silver-beside"
    assert codes(place(*tokens[:3], "move-3", "buy-blue", gold="yes")["notes"]) == ["gold-too-late"]
    # Of six tokens nobody said which is the silver one: it need not be the one alone in its row.
    assert place(*tokens, "recruit", silver="yes")["legal"] is True
    four = place("buy-red", "pray-1", "pyramid", "move-2", silver="yes")
    assert (four["legal"], four["possible"]) == (True, THIRD)
    assert four["possible_open"] == ["buy-white", "buy-blue", "pray-2"]
    assert place("buy-red", "pray-1", "pyramid", "move-2", silver="yes", extra="fills")["possible"] == [
        "buy-white",
        "buy-blue",
        "pray-2",
        "move-3",
        "recruit",
    ]


def test_an_extra_token_needs_an_ordinary_one():
    answer = place(silver="move-3")
    assert (answer["legal"], codes(answer["reasons"]), answer["instead"]) == (
        False,
        ["silver-alone"],
        {"silver": "yes"},
    )


def test_what_is_wrong():
    assert problems("kemet/actions", {"placed": FIRST + SECOND[:2]}) == [("too-many-items", "placed")]
    assert problems("kemet/actions", {"placed": ["move-1"]}) == [("unknown-id", "placed[0]")]
    assert problems("kemet/actions", {"placed": [], "silver": "gold"}) == [("out-of-range", "silver")]
