"""Texts that are filled: parameters, forms, counts, names, symbols and stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.speaker.runs import beside_symbols, flat, has_symbol, plain, text_of
from engine.speaker.texts import Filled
from engine.speaker.values import Values
from tests.engine.speaker.page_words import around, common, scope, values

LORDS = {
    "lord": {"rows": {"elder": {"n": "the Elder", "u": "elder/", "f": {"acc": "Elder-acc"}}, "sage": {"n": "the Sage"}}}
}
PEARLS = {"one": " perła", "few": " perły", "many": " pereł", "other": " perły"}
STONES = {"one": " kamień", "few": " kamienie", "many": " kamieni"}
GOODS = {
    "good": {
        "order": ["stone", "hammer"],
        "rows": {
            "stone": {"n": "kamień", "q": STONES, "qf": {"acc": {**STONES, "many": " kamieni-acc"}}},
            "hammer": {"n": "młot"},
        },
    }
}


def said(by: Values, text: Any, **given: Any) -> str:
    """A text as a string; numbers are filled in as those of an answer are."""
    filled = {name: Filled(None, value) if isinstance(value, int) else value for name, value in given.items()}
    return by.texts.plain(text, filled)


def test_a_placeholder_is_filled_and_a_text_without_parts_is_itself() -> None:
    by, text = values(), around("cost", "It costs ", ".")
    assert said(by, "Yes.") == "Yes."
    assert said(by, text, cost=8) == by.texts.plain(text, {"cost": 8}) == "It costs 8."
    assert said(by, text) == "It costs ."
    assert said(by, None) == ""
    assert by.texts.plain(around("is"), {"is": True}) == "true"


def test_a_number_below_zero_has_a_sign_of_minus() -> None:
    assert said(values(), around("points"), points=-3) == "−3"
    assert said(values(), around("points"), points="-3") == "−3"
    assert said(values(), around("points"), points="-x") == "-x"


def test_what_is_filled_in_is_text_whatever_it_looks_like() -> None:
    assert values().say(around("name", "", " wins"), {"name": "<img src=x>"}) == ["<img src=x>", " wins"]


def test_a_text_has_links_of_its_own() -> None:
    runs = values().say({"p": ["See ", {"t": "the rules", "u": "rules/"}, "."]})
    assert runs == ["See ", {"name": ["the rules"], "url": "rules/"}, "."]
    assert plain(runs) == "See the rules."


def test_a_counted_text_and_a_noun_agree_with_their_number_by_the_rules_of_the_language() -> None:
    by = values("pl")
    noun = {"p": [{"n": "pearls", "f": PEARLS}]}
    wanted = ["1 perła", "2 perły", "5 pereł", "22 perły", "112 pereł"]
    assert [said(by, noun, pearls=number) for number in (1, 2, 5, 22, 112)] == [
        text.replace(" ", "\u00a0") for text in wanted
    ]
    counted = {"by": "n", "f": {"one": "jedna", "few": "kilka", "many": "wiele", "other": "część"}}
    assert [said(by, counted, n=number) for number in (1, 3, 8)] == ["jedna", "kilka", "wiele"]
    assert said(by, counted) == "wiele", "as for none"


def test_a_text_may_have_another_one_for_none() -> None:
    text = {"by": "n", "zero": "nothing", "text": around("n", "", " pearls")}
    assert [said(values(), text, n=number) for number in (0, 2)] == ["nothing", "2 pearls"]
    assert said(values(), text, n="some") == "some pearls"


def test_a_noun_agrees_with_an_amount_that_has_a_part() -> None:
    by = values("pl")
    value = {"path": "mean", "type": "amount"}
    sentence = {"text": {"p": [{"n": "mean", "f": PEARLS}]}, "values": {"mean": value}}
    whole = {"fraction": "5", "hundredths": 500}
    half = {"fraction": "5/2", "hundredths": 250}

    def of(mean: Any) -> str:
        return plain(by.sentence(sentence, scope({"mean": mean}))).replace("\u00a0", " ")

    assert [of(whole), of(half)] == ["5 pereł", "2,5 perły"]


def test_amounts_of_entries_have_nouns_that_agree_in_the_order_of_their_table_and_in_the_form_asked_for() -> None:
    params = {"reasons": {"missing": {"goods": {"counts": "good"}}}}
    by = values("pl", tables=GOODS, params=params, say=common(nothing="nic"))

    def of(goods: dict[str, int], form: str | None = None) -> str:
        message = {"code": "missing", "params": {"goods": goods}}
        asked = {"n": "goods", "c": form} if form else {"n": "goods"}
        return plain(by.coded("reasons", message, {"p": [asked, "."]})).replace("\u00a0", " ")

    assert of({"hammer": 1, "stone": 3}) == "3 kamienie i 1 × młot."
    assert of({"stone": 5, "hammer": 0}) == "5 kamieni."
    assert of({"stone": 5}, "acc") == "5 kamieni-acc."
    assert of({"stone": 1}, "gen") == "1 kamień."
    assert of({}) == "nic."


def test_what_is_counted_has_its_symbol_between_the_number_and_the_word_which_alone_is_read() -> None:
    noun = {"n": "pearls", "f": {"one": " pearl", "other": " pearls of old"}, "y": "pearl"}
    text = {"p": ["Pay ", noun, "."]}
    runs = values().say(text, {"pearls": Filled(None, 4)})
    kept = {"kept": ["4", "\u00a0", {"symbol": "pearl", "beside": True}, "\u2060pearls"]}
    assert runs == ["Pay ", kept, " of old", "."]
    assert plain(runs) == "Pay 4\u00a0pearls of old."
    assert said(values(), text, pearls=1) == "Pay 1\u00a0pearl."


def test_no_line_parts_an_opening_mark_or_a_short_word_from_a_symbol() -> None:
    symbol = {"symbol": "pearl"}
    assert beside_symbols(["Zagraj w\u00a0", symbol]) == ["Zagraj ", {"kept": ["w\u00a0", symbol]}]
    assert beside_symbols(["you pay (", symbol, ")"]) == ["you pay ", {"kept": ["(", symbol]}, ")"]
    assert beside_symbols(["so much ", symbol]) == ["so much ", symbol]
    assert beside_symbols(["(", {"name": ["Lord"]}]) == ["(", {"name": ["Lord"]}]
    noun = {"n": "n", "f": {"other": " pearls"}, "y": "pearl"}
    runs = values().say({"p": ["Pay („", noun, "”)."]}, {"n": Filled(None, 2)})
    assert runs[0] == "Pay "
    assert runs[1]["kept"][0] == "(„"
    assert plain(runs) == "Pay („2\u00a0pearls”)."


def test_an_entry_that_is_known_by_its_colour_stands_behind_its_symbol() -> None:
    rows = {"crab": {"n": "Crab of old", "symbol": "crab", "hue": "red"}, "lord": {"n": "Lord", "symbol": "lord"}}
    by = values(tables={"race": {"rows": rows}})
    runs = by.say(around("race", "No ", "."), {"race": by.names.entries("race", ["crab"])})
    drawn = {"kept": [{"symbol": "crab", "hue": "red", "beside": True}, "\u2060Crab"]}
    assert runs == ["No ", {"name": [drawn, " of old"]}, "."]
    assert plain(runs) == "No Crab of old."
    assert by.say(around("race"), {"race": by.names.entries("race", ["lord"])}) == [{"name": ["Lord"]}]


def test_entries_of_which_sentences_speak_all_the_time_have_their_symbols_only_where_they_stand_alone() -> None:
    rows = {"crab": {"n": "Crab", "u": "crab/", "symbol": "crab", "hue": "red"}}
    by = values(tables={"race": {"plain": True, "rows": rows}})
    assert by.names.link("race", "crab") == {"name": ["Crab"], "url": "crab/"}
    assert has_symbol(by.names.head("race", "crab"))
    assert plain(by.names.head("race", "crab")) == "Crab"


def test_an_english_stand_in_is_marked_and_counts_as_english_does() -> None:
    by = values("ja")
    one, other = {"p": ["a lord"], "l": "en"}, {**around("n", "", " lords"), "l": "en"}
    text = {"by": "n", "l": "en", "f": {"one": one, "other": other}}
    assert [said(by, text, n=number) for number in (1, 2)] == ["a lord", "2 lords"]
    assert by.say(text, {"n": Filled(None, 1)}) == [{"fallback": ["a lord"], "lang": "en"}]
    noun = {"p": [{"n": "n", "f": {"one": " lord", "other": " lords"}}], "l": "en"}
    assert [said(by, noun, n=number) for number in (1, 2)] == ["1 lord", "2 lords"]


def test_a_name_in_another_language_tells_which() -> None:
    by = values("ja", tables={"lord": {"rows": {"elder": {"n": "the Elder", "u": "elder/", "l": "en"}}}})
    assert by.names.link("lord", "elder") == {"name": ["the Elder"], "url": "elder/", "lang": "en"}


def test_a_number_that_is_filled_in_is_tied_to_the_word_behind_it_where_the_language_wants_that() -> None:
    text = around("n", "", " kart")
    assert said(values("pl"), text, n=5) == "5\u00a0kart"
    assert said(values("pl"), around("n", "", ", a"), n=5) == "5, a"
    assert said(values("pl"), around("n", "", " i tak"), n=5) == "5 i tak", "a short word is tied to what follows it"
    assert said(values("pl"), around("n", "", " + 2"), n=5) == "5 + 2"
    assert said(values("pl"), around("n", "", " kart"), n="pięć") == "pięć kart"
    assert said(values("en"), text, n=5) == "5 kart"
    assert said(values("zh-Hant"), around("n", "", " 張"), n=5) == "5\u00a0張"


def test_a_list_has_no_short_word_at_the_end_of_a_line_and_no_number_apart_from_its_card() -> None:
    rows = {"crab-2": {"n": "krab 2"}, "squid-1": {"n": "kałamarnica 1"}}
    by = values("pl", tables={"ally": {"rows": rows}})
    runs = by.say(around("allies"), {"allies": by.names.entries("ally", ["crab-2", "squid-1"])})
    assert text_of(runs) == "krab\u00a02 i\u00a0kałamarnica\u00a01"


def test_a_place_for_a_break_stays_in_the_runs_and_is_nothing_in_a_string() -> None:
    by = values("ja")
    text = around("n", "真珠を\u200b", "個\u200b払う")
    runs = by.say(text, {"n": Filled(None, 3)})
    assert runs == ["真珠を\u200b", "3", "個\u200b払う"]
    assert plain(runs) == said(by, text, n=3) == "真珠を3個払う"
    crab = {"race": {"rows": {"crab": {"n": "真珠\u200bの蟹", "symbol": "crab", "hue": "red"}}}}
    [name] = values("ja", tables=crab).say(
        around("c"), {"c": values("ja", tables=crab).names.entries("race", ["crab"])}
    )
    assert name["name"][1:] == ["\u200bの蟹"], "a line may break behind the first word"


def test_names_stand_in_the_form_asked_for_and_large_where_they_begin_a_sentence() -> None:
    by = values(tables=LORDS)
    lords = by.names.entries("lord", ["elder", "sage"])
    assert said(by, {"p": [{"n": "lord", "s": 1}, " cost 5."]}, lord=lords) == "The Elder and the Sage cost 5."
    assert said(by, {"p": ["For ", {"n": "lord", "c": "acc"}, "."]}, lord=lords) == "For Elder-acc and the Sage."
    runs = by.say(around("lord"), {"lord": lords})
    assert [run.get("url") for run in runs if isinstance(run, dict)] == ["elder/", None]


def test_names_of_players_are_large_where_they_begin_a_sentence() -> None:
    by = values("pl")
    players = by.names.items(["łucja", "ula"], "and")
    assert said(by, {"p": [{"n": "who", "s": 1}, "."]}, who=players) == "Łucja i\u00a0ula."
    assert said(by, {"p": [{"n": "who", "s": 1}, "."]}, who=by.names.items([], "and")) == "."


def test_a_name_behind_a_sign_of_several_stays_as_it_is() -> None:
    by = values("pl", tables=LORDS)
    several = by.names.entries("lord", ["elder", "elder", "sage"])
    text = said(by, {"p": ["A: ", {"n": "lords", "c": "acc"}]}, lords=several)
    assert text.replace("\u00a0", " ") == "A: 2 × the Elder i the Sage"


def test_alternatives_are_joined_by_or_and_each_is_named_once() -> None:
    by = values(tables=LORDS)
    assert said(by, around("lords"), lords=by.names.entries("lord", ["elder", "elder", "sage"], True)) == (
        "the Elder or the Sage"
    )


def test_a_text_says_how_a_list_is_joined_and_a_name_with_a_mark_of_its_own_has_no_full_stop_behind_it() -> None:
    by = values("pl", tables={"tile": {"rows": {"charge": {"n": "Szarża!"}, "legion": {"n": "Legion"}}}})
    text = {"p": ["Nie masz: ", {"n": "tiles", "j": "nor"}, ". Kup."]}

    def of(*ids: str) -> str:
        return said(by, text, tiles=by.names.entries("tile", list(ids)))

    assert of("legion", "charge") == "Nie masz: Legion ani Szarża! Kup."
    assert of("charge", "legion") == "Nie masz: Szarża! ani Legion. Kup."


@pytest.mark.parametrize(("tag", "wanted"), [("zh-Hant", "用 Kraken 付 3 顆"), ("ja", "用Kraken付3顆")])
def test_chinese_has_a_space_where_a_character_and_a_latin_letter_or_digit_meet(tag: str, wanted: str) -> None:
    text = {"p": ["用", {"n": "name"}, "付", {"n": "n"}, "顆"]}
    assert said(values(tag), text, name="Kraken", n=3) == wanted


def test_no_space_comes_beside_chinese_marks_and_none_within_a_name() -> None:
    by = values("zh-Hans")
    assert said(by, {"p": ["（", {"n": "n"}, "）。"]}, n=3) == "（3）。"
    assert said(by, around("name"), name="水母A") == "水母A"


def test_runs_say_what_is_in_them_whatever_holds_it() -> None:
    chip = {"chip": {"n": "Crab 1", "short": "1"}}
    runs = ["a", {"cards": [chip, chip]}, {"count": ["2", " b"]}, {"rounded": "0.3", "exact": "1/3"}, {"symbol": "x"}]
    assert plain(runs) == "aCrab 1Crab 12 b0.3"
    assert flat([None, "", ["a", [["b"]]], {"symbol": "x"}]) == ["a", "b", {"symbol": "x"}]
