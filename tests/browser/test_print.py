"""On paper: all the words, none of the controls, and no page more than it takes."""

from __future__ import annotations

import io
from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.conftest import Visit
from tests.browser.pages import KINDS, PAGES_OF_CHECKERS
from tests.browser.verdict import example_of, fragment, wait_for_answer

CONTROLS = (
    "Search a hand",
    "Show pencils and sources",
    "Copy link",
    "Start again",
    "Suggest a better wording",
    "Skip to",
    "Go to the answer",
)

FOUR = {
    "players": [
        {
            "name": "Ann",
            "locations": ["city-of-mirrors", "sargasso-silos", "hydrozoa-reserves"],
            "lords": ["hermit", "shepherd", "elder", "opportunist", "commander", "tamer", "apprentice"],
            "affiliated": ["crab-1", "crab-4", "seahorse-3"],
            "monster_tokens": ["2", "3"],
            "pearls": 4,
        },
        {
            "name": "Bob",
            "locations": ["black-smokers", "jail"],
            "lords": ["jailer", "recruiter", "hunter", "seeker", "corruptor", "treasurer"],
            "affiliated": ["squid-5", "squid-2"],
            "pearls": 2,
        },
        {
            "name": "Cy",
            "lords": ["traitor", "diplomat", "slaver", "sage", "alchemist", "illusionist"],
            "affiliated": ["shellfish-5"],
            "pearls": 1,
        },
        {
            "name": "Dee",
            "lords": ["assassin", "trader", "oracle", "keeper", "schemer", "reaper"],
            "affiliated": ["jellyfish-3", "jellyfish-1", "crab-5"],
        },
    ]
}


def printed(page: Page) -> list[str]:
    """The words of each page when this is printed on A4."""
    sheets = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages
    return [" ".join(normalize("NFKC", sheet.extract_text()).split()) for sheet in sheets]


def test_rules_lose_no_word_and_show_no_control(visit: Visit) -> None:
    page = visit("en/" + KINDS["chapter"]).page
    sheets = printed(page)
    whole = " ".join(sheets)
    assert 3 <= len(sheets) <= 10
    assert all(len(sheet) > 200 for sheet in sheets[:-1]), "a page is nearly empty"
    for heading in page.locator("main :is(h1, h2, h3)").all_inner_texts():
        assert heading.removesuffix("#").strip() in whole
    assert "Race of its costs Good at" in whole
    assert whole.count("Sources: Rulebook in Traditional Chinese") == 1, "the sources stand in one line at the end"
    assert "Remarks on other editions" not in whole, "what is folded is not printed"
    assert " ;" not in whole, "a gap before a mark"
    assert not [control for control in CONTROLS if control in whole]


def test_a_lord_is_printed_with_face_power_and_sources(visit: Visit) -> None:
    page = visit("en/" + KINDS["entry"]).page
    sheets = printed(page)
    whole = " ".join(sheets)
    assert len(sheets) <= 4
    for word in ("Master of Magic", "Influence", "Sources"):
        assert word in whole
    assert not [control for control in CONTROLS if control in whole]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_score_of_four_is_one_page_with_its_breakdown_and_its_link(visit: Visit, scheme: str) -> None:
    page = visit("en/" + PAGES_OF_CHECKERS["abyss/score"] + fragment(FOUR), color_scheme=scheme).page
    wait_for_answer(page)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(page.locator("[data-checker=paper][data-ready]")).to_have_count(1)
    sheets = printed(page)
    assert len(sheets) == 1
    for word in (
        "Ann wins with",
        "Point by point",
        "Bob",
        "Cy",
        "Dee",
        "Black Smokers",
        "The Reaper",
        "open on a phone",
    ):
        assert word in sheets[0], word
    assert sheets[0].count("The Hermit") >= 2, "entered and counted"
    assert not [control for control in CONTROLS if control in sheets[0]]
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    code = page.locator(".paper__code").bounding_box()
    assert code is not None
    assert code["width"] > 150
    background = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(background) == "rgb(255, 255, 255)"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(page.locator(".paper__code")).to_have_count(0)
    expect(page.locator(".answer__fold[open]"), "what was folded is folded again").to_have_count(0)


def test_a_printed_answer_holds_question_reasons_and_rules(visit: Visit) -> None:
    page = visit("en/" + PAGES_OF_CHECKERS["abyss/recruit"] + example_of("abyss/recruit")).page
    wait_for_answer(page)
    expect(page.locator("[data-checker=paper][data-ready]")).to_have_count(1)
    reasons = page.locator("[data-checker=answer] .answer__said").all_inner_texts()
    sheets = printed(page)
    assert len(sheets) == 1
    assert "Allies you pay" in sheets[0]
    for reason in reasons:
        assert " ".join(reason.split()) in sheets[0]
