"""Cited numbers on the page and in answers: written as the language does, with nouns that agree."""

from __future__ import annotations

import re

import pytest

from catalog import load
from generator.checkers.browser_texts import BrowserTexts
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.text.words import Phrase, Words


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("en", "{number:court-spaces}", "6"),
        ("en", "Refill at {number:court-refill-at#lord}.", "Refill at 2 lords."),
        ("en", "{number:starting-pearls#pearl} each", "1 pearl each"),
        ("en", "{number:figure-points#point}", "−5 points"),
        ("en", "a sum of {number:border-sums.9}", "a sum of 11 or 12"),
        ("en", "{number:krakens.4.nebulis} {pearl}", "3 pearls"),
        ("pl", "{number:court-refill-at#pearl|acc}", "2 perły"),
        ("pl", "{number:council-piles#pearl|acc}", "5 pereł"),
        ("pl", "{number:border-sums.1}", "2 lub 3"),
        ("ja", "{number:border-sums.1}", "2または3"),
    ],
)
def test_a_number_in_a_text(lang: str, text: str, shown: str) -> None:
    prose = Prose(load(), Words(lang))
    phrase = Phrase(text, lang)
    assert prose.phrase_plain("abyss", phrase) == shown
    assert re.sub("<[^>]*>", "", str(prose.phrase_html("abyss", phrase))).startswith(shown.rpartition(" ")[0])


def test_the_browser_is_given_the_number_itself() -> None:
    ctx = PageContext(SiteContext(load()), PageInfo("abyss/check/refill/", game="abyss"))
    texts = BrowserTexts(ctx)
    assert texts.text("{number:court-refill-at#lord} left") == "2 lords left"


def test_a_figure_needs_no_translation() -> None:
    phrase = Words("ja").text("abyss", "{number:court-spaces}")
    assert (phrase, phrase.is_fallback) == ("{number:court-spaces}", False)
    assert not Words("ja").text("abyss", "20").is_fallback


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_table_drawn_from_numbers(lang: str) -> None:
    ctx = PageContext(SiteContext(load(), lang), PageInfo("abyss/rules/kraken/", game="abyss"))
    rows = [(str(row.name), *map(str, row.cells)) for row in ctx.number_rows(["krakens"])]
    assert rows == [("2", "2", "1"), ("3", "3", "2"), ("4", "2", "3")]
    assert [len(row.cells) for row in ctx.number_rows(["border-sums", "border-ways"])] == [2] * 9


def test_rows_named_after_entries_are_links_and_a_number_that_no_source_says_is_empty() -> None:
    ctx = PageContext(SiteContext(load()), PageInfo("abyss/rules/setup/", game="abyss"))
    rows = {re.sub("<[^>]*>", "", str(row.name)): row for row in ctx.number_rows(["base-components"])}
    assert rows["Pearl"].cells == ("",)
    assert 'class="term"' in rows["Threat token"].name
