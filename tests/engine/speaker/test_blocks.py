"""The blocks of an answer that hold more than labelled values, such as lists, chances, sums and figures."""

from __future__ import annotations

from typing import Any

from engine.speaker.runs import plain
from tests.engine.speaker.page_words import answer, around, lines, row, told

LORD = {"path": "lord", "type": "entry", "of": "lord"}
DEAR = {"text": "It is dear.", "tone": "note", "when": [{"path": "cost", "above": 3}]}
ITEMS: dict[str, Any] = {"block": "items", "path": "ways", "head": [LORD, DEAR], "fold": False}


def test_a_list_tells_how_many_of_its_items_are_shown_at_first() -> None:
    ways = [{"lord": lord} for lord in ("elder", "sage", "elder")]
    title = around("count", "", " ways")
    [node] = told({**ITEMS, "first": 1, "title": title}, answer(ways=ways))
    assert [plain(node["title"]), node["first"]] == ["3 ways", 1]
    assert [plain(item["head"][0]["text"]) for item in node["items"]] == ["the Elder", "the Sage", "the Elder"]
    assert told(ITEMS, answer(ways=ways))[0]["first"] is None


def test_an_empty_list_has_its_own_sentence_and_one_that_does_not_matter_nothing_at_all() -> None:
    empty = {**ITEMS, "empty": "There is no way.", "title": "Ways"}
    assert told(empty, answer(ways=[])) == [{"block": "items", "none": ["There is no way."]}]
    assert lines(empty, answer(ways=[])) == ["There is no way."]
    assert told({**ITEMS, "when": [{"path": "gone"}]}, answer(ways=[{"lord": "sage"}])) == []


def test_what_heads_an_item_has_the_tone_of_its_sentences_and_values_have_none() -> None:
    [node] = told(ITEMS, answer(ways=[{"lord": "sage", "cost": 5}, {"lord": "elder", "cost": 3}]))
    sage, elder = (item["head"] for item in node["items"])
    assert [part["tone"] for part in sage] == [None, "note"]
    assert [plain(part["text"]) for part in sage] == ["the Sage", "It is dear."]
    assert [plain(part["text"]) for part in elder] == ["the Elder"]


def test_an_item_has_its_amount_its_picture_and_blocks_of_its_own() -> None:
    facts = {"block": "facts", "rows": [row("All", {"path": "^total", "type": "number"})]}
    amount = {"path": "points", "type": "number"}
    block = {**ITEMS, "amount": amount, "picture": LORD, "blocks": [facts], "fold": True}
    [node] = told(block, answer(total=7, ways=[{"lord": "sage", "points": -2}, {"lord": "elder"}]))
    assert [node["fold"], node["pictured"]] == [True, True]
    sage, elder = node["items"]
    assert [sage["amount"], sage["picture"]] == [["−2"], "sage.svg"]
    assert [elder["amount"], elder["picture"]] == [None, None]
    assert [plain(inner["rows"][0]["value"]) for inner in sage["blocks"]] == ["7"]


def test_the_highest_items_come_first_and_equal_ones_as_they_came() -> None:
    block = {**ITEMS, "highest": "points", "head": [{"path": "name", "type": "text"}]}
    ways = [{"name": "a", "points": 1}, {"name": "b", "points": 3}, {"name": "c"}, {"name": "d", "points": 3}]
    [node] = told(block, answer(ways=ways))
    assert [plain(item["head"][0]["text"]) for item in node["items"]] == ["b", "d", "a", "c"]


def test_an_item_leads_to_another_checker_with_what_is_known_and_with_nothing_that_is_not() -> None:
    request = {"lord": "lord", "sets": "@sets", "gone": "gone", "cards": "^cards"}
    link = {"checker": "next", "label": "Next", "request": request}
    given = answer(ways=[{"lord": "sage"}], cards=["crab-1"])
    [node] = told({**ITEMS, "link": link}, given, {"sets": ["kraken"]})
    known = {"lord": "sage", "sets": ["kraken"], "cards": ["crab-1"]}
    wanted = {"label": ["Next"], "checker": "next", "url": "../next/", "request": known}
    assert node["items"][0]["link"] == wanted
    [node] = told({**ITEMS, "link": {"checker": "far", "label": "Far"}}, given)
    assert node["items"][0]["link"] == {"label": ["Far"], "checker": "far", "url": "", "request": {}}


def test_what_puts_an_item_into_the_form_hands_its_fields_on_as_they_stand() -> None:
    apply = {"fields": {"lord": "lord", "hand": "cards"}, "when": [{"path": "cards"}]}
    given = answer(ways=[{"lord": "sage", "cards": ["crab-1"]}, {"lord": "elder"}])
    [node] = told({**ITEMS, "apply": apply}, given)
    sage, elder = (item["apply"] for item in node["items"])
    assert sage == {"label": None, "fields": {"lord": "sage", "hand": ["crab-1"]}}
    assert elder is None
    [node] = told({**ITEMS, "apply": {**apply, "label": "Take it"}}, given)
    assert node["items"][0]["apply"]["label"] == ["Take it"]


def test_a_chance_has_its_percentage_its_notes_and_its_fraction() -> None:
    block = {
        "block": "chances",
        "path": "rolls",
        "title": "Rolls",
        "label": {"path": "sum", "type": "number"},
        "chance": "likely",
        "mix": False,
        "note": [{"text": "Enough.", "tone": "good", "when": [{"path": "wins"}]}],
        "rule": "game.rule",
    }
    seven = {"sum": 7, "likely": {"fraction": "1/6", "permille": 167}, "wins": True}
    never = {"sum": 2, "likely": {"fraction": "0", "permille": 0}}
    given = answer(rolls=[seven, never])
    [node] = told(block, given)
    assert [node["title"], node["rule"]] == [["Rolls"], "game.rule"]
    first, last = node["lines"]
    assert [plain(first["label"]), plain(first["chance"]), first["permille"], first["fraction"]] == [
        "7",
        "16.7%",
        167,
        "1/6",
    ]
    assert first["notes"] == [{"tone": "good", "text": ["Enough."]}]
    assert [plain(last["chance"]), last["fraction"], last["notes"]] == ["0%", None, []]
    assert lines(block, given) == [
        "Rolls",
        "  7  ███                   16.7%  1/6",
        "     Enough.",
        f"  2  {' ' * 20}  0%",
    ]
    assert told(block, answer(rolls=[])) == []


def test_of_a_mix_only_what_can_happen_is_told_and_exact_fractions_alone_will_do() -> None:
    label = {"path": "card", "type": "entry", "of": "lord"}
    block = {"block": "chances", "path": "mix", "title": "Play", "label": label, "chance": "probability", "mix": True}

    def of(*mix: tuple[str, str]) -> list[list[Any]]:
        [node] = told(block, answer(mix=[{"card": card, "probability": chance} for card, chance in mix]))
        return [[plain(line["label"]), plain(line["chance"]), line["fraction"]] for line in node["lines"]]

    assert of(("elder", "2/3"), ("sage", "1/3")) == [["the Elder", "66.7%", "2/3"], ["the Sage", "33.3%", "1/3"]]
    assert of(("elder", "1"), ("sage", "0")) == [["the Elder", "100%", None]]


TERMS: list[dict[str, Any]] = [
    {"path": ".", "value": "units", "label": {"text": "units", "tone": "plain"}},
    {"path": "tiles", "value": "points", "label": LORD},
    {"path": ".", "value": "each", "times": "temples", "label": {"text": "temples", "tone": "plain"}},
]
FORMULA: dict[str, Any] = {
    "block": "formula",
    "terms": TERMS,
    "total": "total",
    "label": "Strength",
    "rule": "game.rule",
}


def test_a_formula_adds_up_what_counts_and_takes_away_what_is_below_zero() -> None:
    def of(**given: Any) -> list[str]:
        return lines(FORMULA, answer(**given))

    tiles = [{"lord": "elder", "points": -1}, {"lord": "sage", "points": 0}]
    whole = "  units: 3 − the Elder: 1 + temples: 2 × 2 = Strength: 6"
    assert of(units=3, tiles=tiles, each=2, temples=2, total=6) == [whole]
    assert of(units=1, each=1, temples=4, total=5) == ["  units: 1 + temples: 4 = Strength: 5"]
    assert of(units=1, each=1, temples=1, total=2) == ["  units: 1 + temples: 1 = Strength: 2"]
    assert of(units=-3, tiles=[], each=2, temples=0, total=-3) == ["  − units: 3 = Strength: −3"]
    assert of(units=0, tiles=[], each=0, temples=1, total=0) == ["  Strength: 0"]
    assert of() == []


def test_the_terms_of_a_formula_tell_their_sign_and_only_those_that_hold() -> None:
    terms = [{**TERMS[0], "when": [{"path": "units", "below": 0}]}, TERMS[2]]
    block = {**FORMULA, "terms": terms, "title": "How"}
    [node] = told(block, answer(units=-3, each=2, temples=5, total=7))
    assert node["terms"] == [
        {"negative": True, "number": "3", "label": ["units"]},
        {"negative": False, "number": "2 × 5", "label": ["temples"]},
    ]
    assert [node["title"], node["label"], node["rule"], node["sum"]] == [["How"], ["Strength"], "game.rule", "7"]
    [node] = told(block, answer(units=3, total=3))
    assert node["terms"] == []
    assert told({**block, "when": [{"path": "gone"}]}, answer(units=-3, total=7)) == []


def test_options_have_their_rank_which_equal_ones_share() -> None:
    gain = {"label": "Gain", "value": {"path": "gain", "type": "number"}, "strong": False, "zero": False}
    block: dict[str, Any] = {
        "block": "ranked",
        "path": "ways",
        "title": "Ways",
        "head": [LORD],
        "by": gain,
        "why": [DEAR],
    }
    ways = [{"lord": "sage", "gain": 3, "cost": 5}, {"lord": "elder", "gain": 3}, {"lord": "elder", "gain": 1}]

    def of(some: list[dict[str, Any]], **more: Any) -> list[Any]:
        return [item["rank"] for item in told({**block, **more}, answer(ways=some))[0]["items"]]

    assert of(ways) == [1, 1, 3]
    assert of(ways[:2]) == [None, None], "no rank where all are as good"
    told_ranks = [{**way, "rank": place + 5} for place, way in enumerate(ways)]
    assert of(told_ranks, rank="rank") == [5, 6, 7]
    wanted = ["Ways", "1. the Sage · Gain: 3", "   It is dear.", "1. the Elder · Gain: 3", "3. the Elder · Gain: 1"]
    assert lines(block, answer(ways=ways)) == wanted
    first = told(block, answer(ways=ways))[0]["items"][0]
    assert first["by"] == {"label": ["Gain"], "rule": None, "value": ["3"], "strong": False}
    assert first["why"] == [{"tone": "note", "text": ["It is dear."]}]


def test_a_plan_tells_its_steps_with_what_stands_beside_them_and_says_that_there_are_none() -> None:
    trade = {"text": "Trade.", "tone": "good", "when": [{"path": "kind", "value": "trade"}]}
    block = {
        "block": "plan",
        "path": "steps",
        "empty": "Nothing is to be done.",
        "step": [trade, {"text": "Work.", "tone": "plain"}],
        "rows": [row(path, {"path": path, "type": "counts", "of": "good"}) for path in ("given", "got")],
    }
    steps = [
        {"kind": "trade", "given": {"stone": 4}, "got": {"iron": 1}},
        {"kind": "work", "given": {"iron": 0}, "got": {"stone": 1}},
    ]
    [node] = told(block, answer(steps=steps))
    assert [[item["tone"], plain(item["text"])] for item in node["items"]] == [["good", "Trade."], ["plain", "Work."]]
    wanted = ["1. Trade. · given: 4 stones · got: 1 × iron", "2. Work. · got: 1 stone"]
    assert lines(block, answer(steps=steps)) == wanted
    assert lines(block, answer(steps=[])) == ["Nothing is to be done."]


FIGURE: dict[str, Any] = {"block": "figure", "figure": "map", "title": "Map"}
PLACES = {"map": {"1": "the Gate", "2": "the Well", "3": "the Hill"}}


def test_a_figure_tells_what_is_marked_by_the_names_of_its_places() -> None:
    way = {"path": "way", "label": "Way", "tone": "good", "way": True}
    danger = {"path": "bad", "label": "Danger", "tone": "bad"}
    block = {**FIGURE, "marks": [way, danger, {"path": "gone", "label": "Gone", "tone": "plain"}]}
    given = answer(way=["1", "2", "9"], bad=["3"])
    [node] = told(block, given, figures=PLACES)
    assert [mark["text"] for mark in node["marks"]] == ["Way: the Gate → the Well → 9", "Danger: the Hill"]
    assert [mark["sign"] for mark in node["marks"]] == ["1", "2"]
    assert [mark["places"] for mark in node["marks"]] == [["1", "2", "9"], ["3"]]
    assert [node["squares"], node["players"]] == [None, None]
    assert lines(block, given, figures=PLACES) == ["Map", "✓ Way: the Gate → the Well → 9", "✗ Danger: the Hill"]
    assert (
        told(block, answer(), figures=PLACES) == told({**block, "when": [{"path": "no"}]}, given, figures=PLACES) == []
    )


def test_numbers_of_places_stand_beside_them_unless_all_are_the_same() -> None:
    prices = {"path": "at", "label": "Price", "tone": "note", "value": {"of": "all", "number": "cost"}}
    other = {"path": "here", "label": "Here", "tone": "plain"}
    block = {**FIGURE, "marks": [prices, other], "players": "@count"}
    given: dict[str, Any] = {"all": ["1", "2", "3"], "cost": [4, 2, 4], "here": ["2"]}
    [node] = told(block, answer(at=["1", "2"], **given), {"count": 4}, figures=PLACES)
    assert [mark["text"] for mark in node["marks"]] == ["Price: the Gate (4) · the Well (2)", "Here: the Well"]
    assert [mark["sign"] for mark in node["marks"]] == ["2–4", "A"], "letters, where others stand for numbers"
    assert [node["marks"][0]["numbers"], node["players"]] == [[4, 2], "4"]
    [node] = told(block, answer(at=["1", "3"], **given), figures=PLACES)
    assert [node["marks"][0]["text"], node["marks"][0]["sign"]] == ["Price (4): the Gate · the Hill", "4"]
    [node] = told(block, answer(**given | {"at": ["2"], "cost": [4, 0, 4]}), figures=PLACES)
    assert node["marks"][0]["text"] == "Price: the Well", "a label such as 'free of charge' says a 0 itself"


def test_squares_are_called_by_row_and_column_alone_or_in_groups() -> None:
    def of(at: Any, **more: Any) -> list[Any]:
        block = {**FIGURE, "marks": [{"path": "at", "label": "At", "tone": "plain"}], **more}
        [mark] = told(block, answer(at=at), figures={"map": {}})[0]["marks"]
        return [mark["text"], mark["places"]]

    assert of([[0, 2], [1, 0]]) == ["At: row 1, column 3 · row 2, column 1", ["0.2", "1.0"]]
    assert of([0, 2]) == ["At: row 1, column 3", ["0.2"]]
    assert of([[[0, 0], [0, 1]]]) == ["At: row 1, column 1 + row 1, column 2", ["0.0", "0.1"]]
    pair = {"p": [{"n": "first"}, "/", {"n": "second"}]}
    assert of([0, 2], pair=pair) == ["At: 1/3", ["0.2"]]


def test_a_figure_does_not_say_again_what_the_way_out_has_said() -> None:
    at = {"at": {"path": "at", "type": "texts"}}
    sentence = {"text": {"p": ["Go to ", {"n": "at"}, "."]}, "tone": "plain", "values": at}
    block = {**FIGURE, "marks": [{"path": "at", "label": "At", "tone": "plain"}]}
    [node] = told(block, answer(at=["1"]), figures=PLACES, instead=[sentence])
    assert node["marks"][0]["said"] is True
    assert lines(block, answer(at=["1"]), figures=PLACES, instead=[sentence]) == ["Map"]


MATRIX: dict[str, Any] = {
    "block": "matrix",
    "path": "cells",
    "title": "Each against each",
    "rows": {
        "path": "own",
        "label": "You",
        "head": LORD,
        "note": [{"text": "never best", "tone": "note", "when": [{"path": "dominated"}]}],
    },
    "columns": {"path": "@theirs", "label": "Rival", "head": {"path": ".", "type": "entry", "of": "lord"}},
    "cell": [
        {"text": "You win", "tone": "good", "when": [{"path": "wins"}]},
        {"text": "You lose", "tone": "bad", "when": [{"path": "wins", "count": 0}]},
        {
            "text": {"p": [{"n": "lord"}, " loses ", {"n": "losses"}]},
            "tone": "plain",
            "when": [{"path": "losses"}],
            "values": {
                "lord": {"path": "^lord", "type": "entry", "of": "lord"},
                "losses": {"path": "losses", "type": "number"},
            },
        },
    ],
}
CELLS = [[{"wins": True, "losses": 2}, {"wins": False}], [{"wins": False}, {"wins": True}]]
OWN = [{"lord": "elder"}, {"lord": "sage", "dominated": True}]
REQUEST = {"theirs": ["sage", "elder"]}


def test_a_matrix_has_a_head_for_each_row_and_column_and_cells_with_a_tone() -> None:
    [node] = told(MATRIX, answer(cells=CELLS, own=OWN), REQUEST)

    def heads(axis: str) -> list[Any]:
        parts = [[plain(part["text"]) for part in item["parts"]] for item in node[axis]["items"]]
        return [node[axis]["label"], *parts]

    assert heads("columns") == [["Rival"], ["the Sage"], ["the Elder"]]
    assert heads("rows") == [["You"], ["the Elder"], ["the Sage", "never best"]]
    said = [
        [(cell["tone"], *(plain(part["text"]) for part in cell["parts"])) for cell in line] for line in node["cells"]
    ]
    assert said[0] == [("good", "You win", "the Elder loses 2"), ("bad", "You lose")]
    assert said[1] == [("bad", "You lose"), ("good", "You win")]
    assert told(MATRIX, answer(cells=[], own=[]), {"theirs": []}) == []
    assert lines(MATRIX, answer(cells=CELLS, own=OWN), REQUEST)[:3] == [
        "Each against each",
        "  You: the Elder",
        "    Rival: the Sage   ✓ You win · the Elder loses 2",
    ]


def test_a_face_at_the_head_of_a_matrix_has_the_tone_of_its_first_note_and_what_that_counts() -> None:
    spare = {"n": {"path": "spare", "type": "number"}}
    counted = {"text": around("n", "spare: "), "tone": "plain", "when": [{"path": "spare"}], "values": spare}
    rows = {**MATRIX["rows"], "faces": True, "note": [*MATRIX["rows"]["note"], counted]}
    own = [{"lord": "sage", "spare": 2}, {"lord": "sage", "dominated": True}, {"lord": "elder", "dominated": True}]
    [node] = told({**MATRIX, "rows": rows}, answer(cells=[CELLS[0]] * 3, own=own), REQUEST)
    shown = [(item["picture"], item["tone"], item["brief"]) for item in node["rows"]["items"]]
    assert shown == [("sage.svg", "plain", ["2"]), ("sage.svg", "note", None), (None, None, None)]
    assert node["legend"] == {"won": [], "notes": [{"text": "never best", "tone": "note"}]}


def test_a_cell_that_begins_with_an_entry_has_its_colour_and_symbol_and_the_legend_tells_them() -> None:
    cell = [{"path": "card", "type": "entry", "of": "card"}]
    cells = [[{"card": "crab-1"}, {}]]
    [node] = told({**MATRIX, "cell": cell}, answer(cells=cells, own=OWN[:1]), REQUEST)
    [[crab, nothing]] = node["cells"]
    assert [crab["hue"], crab["symbol"], crab["tone"]] == ["red", "crab", "plain"]
    assert [nothing["hue"], nothing["symbol"]] == [None, None]
    assert node["legend"]["won"] == [{"n": "Crab 1", "hue": "red", "symbol": "crab"}]


def test_blocks_without_anything_to_tell_leave_the_others_as_they_are() -> None:
    facts = {"block": "facts", "rows": [row("Cost", {"path": "cost", "type": "number"})]}
    assert [node["block"] for node in told([ITEMS, FORMULA, facts], answer(cost=1))] == ["facts"]
