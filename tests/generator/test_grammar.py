"""Names in the forms of their language, and nouns that agree with the numbers before them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import catalog
from catalog.english import english_forms
from engine.speaker.values import Values
from generator.checkers.browser_texts import BrowserTexts
from generator.checkers.form_data import Export
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Numeral, Prose
from generator.render.site_context import SiteContext
from generator.text.name_forms import written_forms
from generator.text.words import Phrase, Words

GLOSSARY = r"""msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgctxt "cases"
msgid "Pearl"
msgstr "nom: perła; gen: perły; acc: perłę; nom-pl: perły; acc-pl: perły; gen-pl: pereł"

msgctxt "cases"
msgid "The Commander"
msgstr "nom: Dowódca; acc: Dowódcę"

msgctxt "cases"
msgid "Crab"
msgstr "nom: krab; acc: kraba"
"""


@pytest.fixture
def polish(tmp_path: Path) -> Prose:
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "abyss-glossary.po").write_text(GLOSSARY, encoding="utf-8")
    return Prose(catalog.load(), Words("pl", tmp_path))


@pytest.fixture
def english() -> Prose:
    return Prose(catalog.load(), Words("en"))


def said(prose: Prose, text: str, **values: Any) -> str:
    return prose.phrase_plain("abyss", Phrase(text, prose.words.tag), **values)


def named(prose: Prose, text: str, table: str, *ids: str) -> str:
    """A text whose parameter ``it`` is filled with entries, as an answer says it."""
    site = SiteContext(catalog.load(), prose.words.lang, words={prose.words.lang: prose.words})
    ctx = PageContext(site, PageInfo("", game="abyss"))
    questions = game_checkers.of_game(site.catalog.games["abyss"])
    texts = BrowserTexts(ctx)
    words = texts.phrase(Phrase(text, prose.words.tag))
    page = Export(ctx, questions, questions.find("recruit"), texts)
    own = {"tables": {table: page.named_rows(table)}, "fields": {}, "declaration": {"fields": []}}
    values = Values(page.shared() | own)
    return values.texts.plain(words, {"it": values.names.entries(table, list(ids))}).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0, "0 pereł"), (1, "1 perłę"), (2, "2 perły"), (5, "5 pereł"), (22, "22 perły"), (112, "112 pereł")],
)
def test_a_noun_agrees_with_its_number(polish: Prose, number: int, shown: str) -> None:
    assert said(polish, "{n#pearl|acc}", n=number) == shown


def test_a_sentence_may_hold_several_counts(english: Prose) -> None:
    text = "You have {have#pearl} and {keys#key-token}, and {dice#die} too many; {cards#card} stay."
    values = {"have": 1, "keys": 4, "dice": 2, "cards": 1}
    assert said(english, text, **values) == "You have 1 pearl and 4 key tokens, and 2 dice too many; 1 card stay."


def test_a_number_shown_in_another_way_still_decides(english: Prose, polish: Prose) -> None:
    assert said(english, "{n#pearl}", n=Numeral("1,000", 1000)) == "1,000 pearls"
    assert said(polish, "{n#pearl}", n=Numeral("2,65", 2.65)) == "2,65 perły"


def test_names_stand_in_the_form_that_a_text_asks_for(english: Prose, polish: Prose) -> None:
    assert named(polish, "Wsuń {it|acc}.", "lord", "commander") == "Wsuń Dowódcę."
    assert named(english, "Tuck {it|the}.", "lord", "commander", "sage") == ("Tuck the Commander and the Sage.")


def test_what_begins_a_sentence_begins_with_a_capital(english: Prose, polish: Prose) -> None:
    assert named(english, "{it|the} stay. {it|the} too, and {it|the}.", "lord", "commander", "sage") == (
        "The Commander and the Sage stay. The Commander and the Sage too, and the Commander and the Sage."
    )
    assert named(polish, "{it|acc} zabierz.", "ally", "crab-2") == "Kraba 2 zabierz."


def test_a_text_says_how_a_list_is_joined(english: Prose, polish: Prose) -> None:
    assert named(polish, "{it|acc+nor}", "lord", "commander", "elder", "sage") == "Dowódcę, The Elder ani The Sage"
    assert named(polish, "{it|+or}", "lord", "commander", "elder", "sage") == "The Commander, The Elder lub The Sage"
    assert named(english, "No key of {it|the+nor}.", "lord", "sage", "elder") == "No key of the Sage or the Elder."


def test_a_name_with_a_mark_of_its_own_has_no_full_stop_behind_it(english: Prose) -> None:
    assert said(english, "You have {tile}. Play it.", tile="Charge!") == "You have Charge! Play it."


def test_a_name_made_of_others_inflects_what_it_is_made_of(polish: Prose) -> None:
    assert named(polish, "Zapłać {it|acc}.", "ally", "crab-2") == "Zapłać kraba 2."


def test_a_name_behind_a_sign_of_several_stays_as_it_is(polish: Prose) -> None:
    assert named(polish, "Zapłać {it|acc}.", "ally", "crab-2", "crab-2", "crab-1") == "Zapłać 2 × Crab 2 i kraba 1."


def test_a_missing_form_is_the_name(polish: Prose) -> None:
    assert named(polish, "{it|acc}", "lord", "sage") == named(polish, "{it}", "lord", "sage")


def test_an_unknown_noun_is_an_error(english: Prose) -> None:
    with pytest.raises(KeyError, match="no noun 'perl'"):
        said(english, "{n#perl}", n=1)


@pytest.mark.parametrize(
    ("reference", "forms"),
    [
        ("lord:commander", {"one": "Commander", "a": "a Commander", "the": "the Commander"}),
        ("lord:elder", {"a": "an Elder"}),
        ("location:parliament", {"the": "Parliament"}),
        ("race:squid", {"one": "squid", "many": "squid", "the": "the squid"}),
        ("race:jellyfish", {"many": "jellyfish"}),
        ("term:ally", {"one": "ally", "many": "allies", "a": "an ally"}),
        ("term:nebulis", {"many": "nebulis"}),
        ("term:council", {"the": "the Council"}),
    ],
)
def test_english_makes_its_forms_by_a_rule(reference: str, forms: dict[str, str]) -> None:
    made = english_forms(catalog.load().find(reference, game="abyss"))
    assert {name: made[name] for name in forms} == forms


def test_forms_as_a_translator_writes_them() -> None:
    assert list(written_forms("gen: perły; acc:perłę ;\n ins")) == [
        ("gen", "perły", 0),
        ("acc", "perłę", 12),
        ("", "ins", 25),
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zapłać 1 {pearl|acc}.", "Zapłać 1 perłę."),
        ("Zapłać 5 {pearl|acc}.", "Zapłać 5 pereł."),
        ("Weź 5 {pearl}.", "Weź 5 pereł."),
        ("Weź 22 {pearl}.", "Weź 22 perły."),
        ("Weź {n} {pearl}.", "Weź 5 pereł."),
        ("Brak {pearl|gen-pl}.", "Brak pereł."),
        ("12 to dużo. {pearl}", "12 to dużo. pearl"),
    ],
)
def test_a_symbol_is_read_as_its_number_wants_it(polish: Prose, text: str, shown: str) -> None:
    assert said(polish, text, n=5) == shown


def test_a_symbol_on_a_page_carries_its_word() -> None:
    prose = PageContext(SiteContext(catalog.load()), PageInfo("abyss/", game="abyss")).prose
    html = prose.phrase_html("abyss", Phrase("Take 2 {pearl}."))
    assert html.striptags() == "Take 2 pearls."
    assert 'aria-hidden="true"' in html
    assert 'title="pearls"' in html


def test_labels_over_several_are_plural(polish: Prose, english: Prose) -> None:
    assert english.linked_several("abyss", "term:monster-token").striptags() == "Monster tokens"
    assert polish.linked_several("abyss", "term:pearl").striptags() == "Perły"
