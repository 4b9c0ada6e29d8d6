"""Wording: names within their sentences, lists under a negation, one word for one thing."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import catalog
from generator.text.languages import LANGUAGES
from generator.text.parameters import alternatives
from generator.translate.check.subjects.codes import check_markup
from generator.translate.check.subjects.wording import (
    check_all_of_one,
    check_avoided,
    check_joined,
    check_measures,
    check_trailing_name,
    check_verb_name,
)
from tests.locales.po_samples import marked, unit


def any_lords() -> str:
    """The English of a text whose parameter ``lords`` names lords any of which will do."""
    known = alternatives(catalog.load().games["abyss"])
    return next(text for text, names in known.items() if names == {"lords"})


@pytest.mark.parametrize(
    ("english", "text", "lang", "spot"),
    [
        ("Raise {color|the} to level {level}.", "把金字塔升到 {level} 級：{color}。", "zh_Hant", "：{color}。"),
        ("Raise {color|the} to level {level}.", "把{color}金字塔升到 {level} 級。", "zh_Hant", ""),
        ("It ends on {space}.", "Kończy się tutaj: {space|nom}.", "pl", ": {space|nom}."),
        ("These are left: {space}.", "Zostają: {space}.", "pl", ""),
    ],
)
def test_a_name_stands_within_its_sentence(english: str, text: str, lang: str, spot: str) -> None:
    games: Any = SimpleNamespace(games={"kemet": None})
    found = list(check_trailing_name(unit(english, text, lang, domain="kemet-checker", catalog=games)))
    assert [marked(fault, text) for fault in found] == ([spot] if spot else [])


@pytest.mark.parametrize(
    ("text", "lang", "wanted"),
    [
        ("Na {lords|loc} nie ma klucza.", "pl", "{lords|loc+nor} / {lords|loc+and} / {lords|loc+or}"),
        ("Na {lords|loc+nor} nie ma klucza.", "pl", ""),
        ("Wsuń: {lords|acc}. Nie ma klucza.", "pl", ""),
        ("{lords}沒有鑰匙。", "zh_Hant", "{lords|+and} / {lords|+or}"),
        ("{lords|+and}に鍵はありません。", "ja", ""),
    ],
)
def test_a_list_that_is_denied_says_how_it_is_joined(text: str, lang: str, wanted: str) -> None:
    given = unit(any_lords(), text, lang, domain="abyss-checker", catalog=catalog.load())
    assert [str(fault.expected) for fault in check_joined(given)] == ([wanted] if wanted else [])


def test_a_word_that_a_language_avoids_is_named_with_the_one_it_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    given = LANGUAGES["ja"].model_copy(update={"avoided": {"無作為": "ランダム", "切り": "シャッフル"}})
    monkeypatch.setitem(LANGUAGES, "ja", given)
    text = "無作為に1枚引きます。"
    (fault,) = check_avoided(unit("Draw one at random.", text, "ja"))
    assert (marked(fault, text), fault.expected) == ("無作為", "ランダム")


@pytest.mark.parametrize(
    ("text", "lang", "context", "found"),
    [
        ("白のタイルを買う", "ja", "name", 1),
        ("白のタイルの購入", "ja", "name", 0),
        ("白のタイルを買う", "ja", "", 0),
        ("kupić białą płytkę", "pl", "name", 1),
        ("kupno białej płytki", "pl", "name", 0),
    ],
)
def test_a_name_that_stands_in_sentences_is_no_verb(text: str, lang: str, context: str, found: int) -> None:
    given = unit("Buy a white tile", text, lang)
    given.message.entry.msgctxt = context
    assert len(list(check_verb_name(given))) == found


@pytest.mark.parametrize(
    ("text", "lang", "form", "spot"),
    [
        ("把防守方的 {count} 個士兵全部消滅。", "zh_Hant", 0, "全部"),
        ("把防守方僅有的 {count} 個士兵消滅。", "zh_Hant", 0, ""),
        ("攻防雙方都一樣，{count} 個士兵倒下。", "zh_Hant", 0, ""),
        ("ユニット{count}個がすべて倒れます。", "ja", 0, "すべて"),
        ("Giną wszystkie {count} jednostki.", "pl", 0, "wszyst"),
        ("Giną wszystkie {count} jednostki.", "pl", 1, ""),
    ],
)
def test_nothing_is_said_of_all_where_there_may_be_one(text: str, lang: str, form: int, spot: str) -> None:
    given = replace(unit("The last unit dies.", text, lang, plural="All {count} units die."), form=form)
    assert [marked(fault, text) for fault in check_all_of_one(given)] == ([spot] if spot else [])


@pytest.mark.parametrize(
    ("text", "spot"), [("付 {n} 個。", "{n}"), ("付 {n}顆珍珠。", ""), ("珍珠：{n}", ""), ("{n}{lord}", "")]
)
def test_a_number_has_the_measure_word_of_what_is_counted(text: str, spot: str) -> None:
    found = list(check_measures(unit("Pay {n#pearl}.", text, "zh_Hant")))
    assert [marked(fault, text) for fault in found] == ([spot] if spot else [])


@pytest.mark.parametrize(
    ("text", "spots"), [("To *ten sam* skutek.", ["*ten sam*"]), ("Tylko 2 * 3.", []), ("Gwiazdka*", [])]
)
def test_asterisks_are_no_emphasis(text: str, spots: list[str]) -> None:
    assert [marked(fault, text) for fault in check_markup(unit("The same.", text, "pl"))] == spots
