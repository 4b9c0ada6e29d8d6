"""Values in words by their types, labelled and in the columns of tables, and coded messages."""

from __future__ import annotations

from typing import Any

from engine.speaker.runs import plain
from tests.engine.speaker.page_words import CARDS, GOODS, LORDS, answer, lines, row, scope, told, values


def shown(value: dict[str, Any], given: dict[str, Any], **more: Any) -> list[Any]:
    """The runs of a value that stands by itself."""
    [node] = told({"block": "facts", "rows": [row("", value, zero=True)]}, answer(**given), **more)
    runs: list[Any] = node["rows"][0]["value"]
    return runs


def test_a_row_that_says_nothing_is_left_out_but_for_a_zero_that_is_worth_saying() -> None:
    cost, left, gone = ({"path": path, "type": "number"} for path in ("cost", "left", "gone"))
    unmet = row("Not", cost, when=[{"path": "left"}])
    rows = [row("Cost", cost), row("Left", left), row("Zero", left, zero=True), unmet, row("Gone", gone)]
    block = {"block": "facts", "rows": rows}
    assert lines(block, answer(cost=-4, left=0)) == ["  Cost: −4", "  Zero: 0"]
    assert told({"block": "facts", "title": "All", "rows": rows[:2]}, answer()) == []


def test_a_row_has_its_rule_and_tells_whether_it_stands_out() -> None:
    strong = row("Cost", {"path": "cost", "type": "number"}, rule="game.rule", strong=True)
    [node] = told({"block": "facts", "title": "All", "rows": [strong]}, answer(cost=1))
    assert node["title"] == ["All"]
    assert node["rows"] == [{"label": ["Cost"], "rule": "game.rule", "value": ["1"], "strong": True}]


def test_the_first_place_of_a_list_is_no_zero() -> None:
    winner = row("Winner", {"path": "winner", "type": "item", "of": "players"})
    given = answer(players=[{"name": "Ada"}], winner=0)
    assert lines({"block": "facts", "rows": [winner]}, given) == ["  Winner: Ada"]


def test_values_are_said_by_their_type() -> None:
    def of(value: dict[str, Any], **given: Any) -> str:
        return plain(shown(value, given))

    assert of({"path": "gain", "type": "size"}, gain=-3) == "3"
    assert of({"path": "cards", "type": "count"}, cards=["crab-1", "crab-1"]) == "2"
    assert of({"path": "lord", "type": "entry", "of": "lord"}, lord="elder") == "the Elder"
    assert of({"path": "dice", "type": "numbers"}, dice=[2, 3, 5]) == "2, 3, and 5"
    assert of({"path": "likely", "type": "chance"}, likely={"fraction": "1/2", "permille": 500}) == "50.0%"
    assert of({"path": "likely", "type": "chance"}) == ""
    assert of({"path": "mean", "type": "amount"}, mean={"fraction": "7/2", "hundredths": 350}) == "3.5"
    assert of({"path": "mean", "type": "amount"}) == ""


def test_entries_that_stand_by_themselves_are_small_cards_each_of_them() -> None:
    cards = {"path": "cards", "type": "entries", "of": "card"}
    [run] = shown(cards, {"cards": ["crab-1", "crab-1"]})
    chip = {"chip": {"n": "Crab 1", "short": "1", "hue": "red", "symbol": "crab"}}
    assert run == {"cards": [chip, chip]}
    [run] = shown({**cards, "type": "any-entries"}, {"cards": ["crab-1"]})
    assert run == {"cards": [chip], "join": "or"}
    [run] = shown({"path": "lords", "type": "entries", "of": "lord"}, {"lords": ["elder"]})
    assert run == {"cards": [{"name": [{"name": ["the Elder"], "url": "elder/"}]}]}, "without a short name by its name"


def test_a_card_has_the_mark_of_its_variant() -> None:
    rows = {"crab": {"n": "Crab", "short": "3", "mark": "crown", "set": "more"}}
    [run] = shown({"path": "c", "type": "entries", "of": "card"}, {"c": ["crab"]}, tables={"card": {"rows": rows}})
    assert run["cards"] == [{"chip": {"n": "Crab", "short": "3", "mark": "crown"}}]


def test_an_item_of_a_list_is_called_by_its_name_or_else_by_its_number_wherever_it_is_told() -> None:
    players = [{"name": "Ada"}, {"name": ""}]

    def of(winner: Any) -> str:
        return plain(shown({"path": "winner", "type": "item", "of": "players"}, {"players": players, "winner": winner}))

    assert of(0) == of("1") == of(players[0]) == "Ada"
    assert of(1) == of("2") == of(players[1]) == "Player 2"
    assert of([0, 1]) == "Ada and Player 2"
    either = {"path": "winner", "type": "any-item", "of": "players"}
    assert plain(shown(either, {"players": players, "winner": [0, 1]})) == "Ada or Player 2"


def test_an_item_is_called_by_the_text_that_it_begins_with_not_by_one_further_on() -> None:
    name, label, layer = {"name": "name", "type": "text"}, {"name": "tunnel", "type": "text"}, {"name": "layer"}
    layer["type"] = "entry"
    item = {"name": "Ada", "tunnel": "deep", "layer": "top"}
    fields = {"things": {"label": "Things", "item": {"p": ["Thing ", {"n": "number"}]}}}

    def of(declared: Any) -> str:
        things = {"name": "things", "type": "list", "fields": declared}
        return values(declaration={"fields": [things]}, fields=fields).item_name("things", item, 3)

    assert of([name, layer]) == "Ada"
    assert of([layer, label]) == "Thing 3"
    assert of(None) == "Thing 3"
    assert values().item_name("unknown", item, 3) == "3"


def test_an_item_is_called_like_the_entry_of_the_table_that_its_list_follows() -> None:
    lords = {"name": "spaces", "type": "list", "of": "lord"}
    by = values(declaration={"fields": [lords]}, fields={"spaces": {"label": "Spaces", "item": "Space"}})
    assert [by.item_name("spaces", None, number) for number in (1, 2, 3)] == ["the Elder", "the Sage", "Space"]


def test_an_item_of_a_list_that_only_the_answer_has_is_called_by_its_entry() -> None:
    best = {"path": "best", "type": "item", "of": "ways"}
    ways = [{"lord": "elder"}, {"lord": "sage"}]
    by_lord = {"ways": {"name": "lord", "of": "lord"}}
    assert shown(best, {"ways": ways, "best": 1}, lists=by_lord) == [{"name": ["the Sage"], "url": "sage/"}]
    named = {"ways": {"name": "lord", "of": None}}
    assert shown(best, {"ways": ways, "best": 1}, lists=named) == ["sage"]


def test_counts_are_told_in_the_order_of_their_table_without_what_there_is_none_of() -> None:
    cost = {"path": "cost", "type": "counts", "of": "good"}

    def of(given: dict[str, int], zero: bool = False) -> list[str]:
        return lines({"block": "facts", "rows": [row("Cost", cost, zero=zero)]}, answer(cost=given))

    assert of({"stone": 2, "iron": 1}) == ["  Cost: 1 × iron and 2 stones"]
    assert of({"stone": 1, "iron": 0}) == ["  Cost: 1 stone"]
    assert of({"stone": 0}) == of({}) == []
    assert of({}, zero=True) == ["  Cost: nothing"]
    sentence = {"text": {"p": ["Pay ", {"n": "cost"}, "."]}, "tone": "plain", "values": {"cost": cost}}
    head = {"block": "headline", "cases": [sentence]}
    assert lines(head, answer(cost={"stone": 3})) == ["– Pay 3 stones."]


def test_counts_that_stand_alone_are_behind_their_symbols_and_several_beside_each_other() -> None:
    cost = {"path": "cost", "type": "counts", "of": "good"}
    assert shown(cost, {"cost": {"stone": 2}}) == [{"count": [{"symbol": "stone"}, "2", " stones"]}]
    assert plain(shown(cost, {"cost": [{"stone": 2}, {"iron": 1}]})) == "2 stones · 1 × iron"


def test_pairs_are_said_as_their_text_says_from_1() -> None:
    pair = {"p": ["row ", {"n": "first"}, ", place ", {"n": "second"}]}
    value = {"path": "at", "type": "pairs", "pair": pair}
    assert plain(shown(value, {"at": [[0, 1], [2, 0]]})) == "row 1, place 2 and row 3, place 1"
    assert plain(shown(value, {"at": [2, 0]})) == "row 3, place 1"


def test_an_entry_that_is_not_known_names_itself() -> None:
    assert shown({"path": "lord", "type": "entry", "of": "lord"}, {"lord": "ghost"}) == [{"name": ["ghost"]}]
    assert shown({"path": "lord", "type": "entry", "of": "gone"}, {"lord": "ghost"}) == [{"name": ["ghost"]}]


PLAYERS: dict[str, Any] = {
    "block": "table",
    "path": "players",
    "title": "Score",
    "head": {"path": ".", "type": "item", "of": "players"},
    "best": "rank",
    "rows": [row("Points", {"path": "points", "type": "number"}, strong=True)],
}


def test_a_table_has_a_column_for_each_item_and_marks_the_best_of_several() -> None:
    players = [{"name": "Ada", "points": 5, "rank": 1}, {"name": "Bob", "points": 3, "rank": 2}]
    [node] = told(PLAYERS, answer(players=players))
    assert [plain(head) for head in node["heads"]] == ["Ada", "Bob"]
    assert node["best"] == [True, False]
    assert node["rows"] == [{"label": ["Points"], "rule": None, "strong": True, "cells": [["5"], ["3"]]}]
    assert node["ends"] == [["5"], ["3"]]
    [alone] = told(PLAYERS, answer(players=players[:1]))
    assert [alone["best"], alone["ends"]] == [[False], []], "one alone is not the best"
    assert told(PLAYERS, answer(players=[])) == []


def test_what_nobody_has_told_is_a_dash_in_a_table_and_a_zero_that_is_told_is_a_zero() -> None:
    block = {**PLAYERS, "rows": [{**PLAYERS["rows"][0], "zero": True}]}
    players = [{"name": "Ada", "points": None}, {"name": "Bob", "points": 0}]
    assert told(block, answer(players=players))[0]["rows"][0]["cells"] == [["–"], ["0"]]


def test_a_cell_is_empty_where_its_row_does_not_go_for_the_column() -> None:
    block = {**PLAYERS, "rows": [{**PLAYERS["rows"][0], "when": [{"path": "plays"}]}]}
    players = [{"name": "Ada", "points": 5, "plays": True}, {"name": "Bob", "points": 3}]
    assert told(block, answer(players=players))[0]["rows"][0]["cells"] == [["5"], None]
    assert told(block, answer(players=players[1:]))[0]["rows"] == []


def test_a_coded_message_has_the_words_of_its_code_and_one_without_words_says_that_the_versions_differ() -> None:
    text = {"p": [{"n": "lord"}, ": ", {"n": "chance"}]}
    params = {"reasons": {"dear": {"lord": {"of": "lord"}, "chance": {"is": "chance"}}}}
    by = values(params=params, say=values().common | {"reasons": {"dear": text}})
    message = {"code": "dear", "params": {"lord": "sage", "chance": {"fraction": "1/2", "permille": 500}}}
    assert plain(by.coded("reasons", message)) == "the Sage: 50.0%"
    assert plain(by.coded("reasons", {"code": "unheard"})) == "Another version."
    assert plain(by.coded("reasons", message, {"p": [{"n": "lord"}, {"n": "mark"}]}, {"mark": "!"})) == "the Sage!"


def test_parameters_of_messages_are_shown_as_what_they_are() -> None:
    shown_as: dict[str, Any] = {
        "cards": {"of": "card", "any": True},
        "either": {"of": "lord", "any": True},
        "goods": {"counts": "good"},
        "who": {"items": "players", "any": False},
        "mean": {"is": "amount"},
        "at": {"is": "squares"},
    }
    given: dict[str, Any] = {
        "cards": "crab-1",
        "either": ["elder", "sage"],
        "goods": {"stone": 1},
        "who": [0, 1],
        "mean": {"fraction": "1/3", "hundredths": 33},
        "at": [[0, 0], [1, 2]],
        "plain": -2,
    }
    by = values(params={"notes": {"all": shown_as}}, tables={"lord": LORDS, "card": CARDS, "good": GOODS})
    message = {"code": "all", "params": given}
    said = {
        name: plain(by.coded("notes", message, {"p": [{"n": name}]}, answer={"players": [{"name": "Ada"}, {}]}))
        for name in given
    }
    assert said == {
        "cards": "Crab\u00a01",
        "either": "the Elder or the Sage",
        "goods": "1 stone",
        "who": "Ada and Player 2",
        "mean": "0.33",
        "at": "row 1, place 1 and row 2, place 3",
        "plain": "−2",
    }


def test_a_sentence_is_filled_with_what_its_paths_lead_to() -> None:
    lord = {"path": "lord", "type": "entry", "of": "lord"}
    sentence = {"text": {"p": [{"n": "lord", "s": 1}, " wins."]}, "values": {"lord": lord}}
    assert plain(values().sentence(sentence, scope(answer(lord="sage")))) == "The Sage wins."
