"""Texts are set as their language wants it: ties, spaces, signs and the order of names."""

from __future__ import annotations

import random

import pytest
from markupsafe import Markup

import catalog
from generator.checkers.wire import Wire
from generator.locale.languages import LANGUAGES
from generator.pages.cards import name_rows
from generator.prose import Prose
from generator.site import Site
from generator.typography import counted_together, is_kana, joined, labelled, signed, sort_key, tied
from generator.words import Phrase, Words


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("pl", "Karta z ręki i w stosie", "Karta z~ręki i~w~stosie"),
        ("pl", "A potem O nim", "A~potem O~nim"),
        ("pl", "siła rośnie o 1 punkt", "siła rośnie o~1~punkt"),
        ("pl", "oraz do ręki", "oraz do ręki"),
        ("pl", "kosztuje o 2 ", "kosztuje o~2~"),
        ("en", "Take a card and 3 pearls", "Take a card and 3 pearls"),
        ("en", "Take 3 ", "Take 3~"),
        ("ja", "真珠 3 ", "真珠 3~"),
    ],
)
def test_what_belongs_together_is_tied(lang: str, text: str, shown: str) -> None:
    assert tied(text, LANGUAGES[lang]) == shown.replace("~", "\u00a0")


def test_a_word_behind_a_number_that_is_filled_in_is_tied() -> None:
    prose = Prose(catalog.load(), Words("pl"))
    assert prose.phrase_html("abyss", Phrase("Masz {n} kart", "pl"), n=5) == "Masz 5\u00a0kart"
    assert prose.phrase_plain("abyss", Phrase("Masz {n} kart w ręce", "pl"), n=5) == "Masz 5 kart w ręce"


def test_an_english_stand_in_is_set_as_english() -> None:
    html = Prose(catalog.load(), Words("pl")).phrase_html("abyss", Phrase("a 3 cards", "en", True))
    assert ">a 3 cards<" in html


def test_the_words_of_a_page_are_tied_too() -> None:
    sheet = Site(catalog.load(), "pl").sheet("abyss/check/x/", catalog.load().games["abyss"])
    assert Wire(sheet)._phrase(Phrase("Karta z ręki", "pl")) == "Karta z\u00a0ręki"


def test_a_number_and_its_counter_stay_on_one_line() -> None:
    html = Markup('真珠を<a href="/3章">3個</a>と12枚')
    assert counted_together(html, LANGUAGES["ja"]) == (
        '真珠を<a href="/3章"><span class="kept">3個</span></a>と<span class="kept">12枚</span>'
    )
    assert counted_together(Markup("3 cards"), LANGUAGES["en"]) == "3 cards"


@pytest.mark.parametrize(
    ("lang", "texts", "shown"),
    [
        ("zh_Hant", ("玩家 2", "玩家 3"), "玩家 2 和玩家 3"),
        ("zh_Hant", ("阿美", "Bob"), "阿美和 Bob"),
        ("zh_Hant", ("1", "5", "6"), "1、5 和 6"),
        ("zh_Hant", ("螃蟹", "水母"), "螃蟹和水母"),
        ("ja", ("Bob", "カニ"), "Bob、カニ"),
        ("pl", ("krab", "meduza"), "krab i meduza"),
    ],
)
def test_lists_have_the_spaces_of_their_language(lang: str, texts: tuple[str, ...], shown: str) -> None:
    assert joined(texts, LANGUAGES[lang]) == shown


def test_signs_and_colons() -> None:
    assert [signed(text) for text in ("-4", "3-5", "jellyfish-2", "+1")] == ["−4", "3-5", "jellyfish-2", "+1"]
    assert labelled("費用", "10", LANGUAGES["zh_Hant"]) == "費用：10"
    assert labelled("Cost", "10", LANGUAGES["en"]) == "Cost: 10"


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("pl", ["klucz", "Koszt", "kość", "lord", "łup", "Miejsce", "Wartość", "wartownik", "żeton"]),
        ("en", ["Affiliate", "ally", "Ally value", "cost", "Council"]),
        ("ja", ["かい", "がい", "かいがら", "カニ", "きゃく", "きよい", "クラゲ", "ちかい"]),
    ],
)
def test_names_stand_in_the_order_of_their_language(lang: str, names: list[str]) -> None:
    mixed = names[:]
    random.Random(4).shuffle(mixed)
    assert sorted(mixed, key=lambda name: sort_key(name, LANGUAGES[lang])) == names


def test_japanese_names_are_sorted_by_their_reading() -> None:
    prose = Prose(catalog.load(), Words("ja"))
    terms = catalog.load().games["abyss"].terms
    places = {term.id: prose.place("abyss", f"term:{term.id}") for term in terms}
    assert all(is_kana(str(place[0][1])) for place in places.values() if place)  # type: ignore[index]


@pytest.mark.slow
def test_links_of_one_name_say_what_they_lead_to() -> None:
    site = Site(catalog.load())
    html = next(page.html for page in site.pages if page.path == "abyss/discrepancies/")
    text = " ".join(html.striptags().split())
    assert "Martial law (Rules) · Martial law (Glossary)" in text


def test_a_printed_variant_that_is_the_name_is_not_shown_twice() -> None:
    game = catalog.load().games["abyss"]
    sheet = Site(catalog.load(), "ja").sheet("abyss/glossary/", game)
    term = next(term for term in game.terms if term.id == "resistance")
    row = next(row for row in name_rows(sheet, "term:resistance", term) if row.tag == "ja")
    assert row.name not in row.others
    assert {row.name, *row.others} == {"抵抗", "抵抗力"}


@pytest.mark.slow
def test_the_documentation_of_a_checker_has_no_raw_parameters() -> None:
    site = Site(catalog.load())
    html = next(page.html for page in site.pages if page.path == "abyss/check/control/")
    assert "<var>[Lord]</var>" in html
    assert "&lt;var&gt;" not in html
