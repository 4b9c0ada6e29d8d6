"""Marks of terms and tables for phones, as they are put into the HTML of a page."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from generator.render.marked_terms import once_a_section
from generator.render.markup import unlinked
from generator.render.stacked_tables import is_wide, stacked
from tests.generator import rendered

pytestmark = pytest.mark.slow

PEARL = '<button type="button" class="term" popovertarget="term-pearl">pearl</button>'
KEY = '<button type="button" class="term" popovertarget="term-key"><span class="kept"><svg></svg>key</span></button>'


def test_a_term_is_marked_where_it_comes_first_after_a_heading() -> None:
    assert once_a_section(f"<p>{PEARL}, {KEY}, {PEARL}</p>") == f"<p>{PEARL}, {KEY}, pearl</p>"
    assert once_a_section(f"{PEARL}<h3>x</h3>{PEARL}") == f"{PEARL}<h3>x</h3>{PEARL}"


def test_what_was_kept_together_with_a_mark_stays_so() -> None:
    again = once_a_section(f'{PEARL} {KEY} <span class="kept">{PEARL}.</span> <span class="kept">{KEY},</span>')
    assert again == f'{PEARL} {KEY} pearl. <span class="kept"><svg></svg>key</span>,'


def test_words_break_again_where_nothing_can_be_pressed_but_symbols_keep_to_their_first_word() -> None:
    temple = PEARL.replace("pearl</", 'black <span class="kept">pearl<span class="term__mark">,</span></span></')
    bound = f'{temple} <span class="kept">5 {KEY.replace("</span></b", "</span> of gold</b")}.</span>'
    shown = 'black pearl, <span class="kept">5 <svg></svg>key</span> of gold.'
    assert unlinked(Markup(bound)) == shown
    assert once_a_section(f"{PEARL}{KEY}{bound}") == f"{PEARL}{KEY}{shown}"


def test_a_wide_table_labels_its_cells_but_the_first() -> None:
    head = "<thead><tr><th>Component</th><th>Number</th><th>Made up <b>of</b></th></tr></thead>"
    row = "<tr><td>Exploration cards</td><td>71</td><td>65 allies & 6 monsters</td></tr>"
    html = stacked(f'<table class="plain">{head}<tbody>{row}</tbody></table>')
    assert html.startswith('<table class="plain plain--stack">')
    assert re.findall(r'<td(?: data-label="([^"]*)")?>', html) == ["", "Number", "Made up of"]
    assert html.count("<th>") == 3


def test_a_narrow_table_and_one_with_two_heads_stay_as_they_are() -> None:
    narrow = (
        '<table class="plain"><thead><tr><th>2</th><th>3</th></tr></thead><tbody><tr><td>4</td></tr></tbody></table>'
    )
    assert stacked(narrow) == narrow
    spanning = narrow.replace("<th>2", '<th colspan="2">A very long heading indeed for a table, wider than a phone')
    assert stacked(spanning) == spanning


def test_a_symbol_takes_the_room_that_is_seen() -> None:
    word = '<span class="read" title="heartstone"><svg></svg><span class="spoken">heartstone</span></span>'
    head = f"<thead><tr><th>Squares</th>{f'<th>{word}</th>' * 3}</tr></thead>"
    table = f'<table class="plain">{head}<tbody><tr><td>5</td><td>5 each</td><td>8</td><td>11</td></tr></tbody></table>'
    assert stacked(table) == table
    assert "plain--stack" in stacked(re.sub(r"<span class=.*?</svg>|</span></span>", "", table))


def test_letters_of_chinese_and_japanese_are_twice_as_wide() -> None:
    assert not is_wide([["abcdef", "abcdef", "abcdef"]])
    assert is_wide([["提携した支援者", "提携した支援者", "提携した支援者"]])


@pytest.mark.parametrize("path", ["components/", "boards/", "examples/", "rules/recruit/"])
def test_a_page_ends_with_its_sources_in_one_line(path: str) -> None:
    html = rendered.pages("en")[f"abyss/{path}"].html
    assert html.count('<p class="cited"') == 1
    assert "../sources/#" in html.partition('<p class="cited"')[2].partition("</p>")[0]


def test_each_chapter_can_be_sent_and_printed() -> None:
    html = rendered.pages("en")["abyss/rules/recruit/"].html
    assert html.count("data-share=") == html.count("data-print") == 1
