"""Questions in plain words in the search: judged, answered by a sentence of the rules, or left to the hits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from catalog import load
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.frame import open_search, search_for
from tests.browser.targets import too_small
from tests.browser.test_offline import KEPT, first_visit
from tests.browser.watch import Watched

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PAYMENT = "shaman crab 3 crab 4 and 2 pearls, is that enough?"
REFUSED = "No, this payment does not recruit the Shaman."
BATTLE = "5 units with 4-1-0 against 3 with 3-0-1, who wins?"
ON_A_RULE = "how many cards may i keep in my hand"

ENGINE = re.compile(r"/engine/|/asking|micropython|words\.json|search-card|position\.js|mending|form\.js")
"""What only questions need."""


def card(page: Page) -> Locator:
    """The answer above the hits."""
    return page.locator(".reply")


def answered(page: Page, question: str) -> Locator:
    """Type a question, letter by letter, and give the answer to it once it is there."""
    search_for(page, question)
    page.locator(".reply:not([hidden]):not([aria-busy])").wait_for()
    return card(page)


def for_asking(seen: Watched) -> list[str]:
    return [url for url in seen.requests if ENGINE.search(url)]


def test_a_position_is_judged_as_it_is_typed_and_opens_in_its_checker(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    told = answered(seen.page, PAYMENT)
    expect(told.locator("[aria-live=polite]")).to_contain_text(REFUSED)
    expect(told.locator(".reply__title")).to_have_text("I read this as Is this payment legal?")
    chips = [re.compile("Lord *The Shaman"), re.compile("Allies"), re.compile("Pearls you pay *2")]
    expect(told.get_by_role("button", name="Change")).to_have_text(chips)
    expect(told.locator(".seal")).to_have_attribute("data-tone", "bad")
    expect(told.locator(".answer__rule")).to_have_attribute("href", re.compile("rules/recruit/#"))
    expect(seen.page.locator(".search__link").first).to_be_visible()
    told.get_by_role("link", name="Open the checker with this").click()
    seen.page.wait_for_url(re.compile(r"/en/abyss/check/recruit/#v1:"))
    expect(seen.page.locator(".answer__headline")).to_contain_text(REFUSED)
    assert seen.complaints() == []


def test_enter_leads_to_the_answer_of_a_question_and_to_the_hit_of_a_name(visit: Visit) -> None:
    page = visit("en/abyss/", **PHONE).page
    search_for(page, PAYMENT)
    expect(page.locator(".search__link").first).to_be_visible()
    page.keyboard.press("Enter")  # the answer may still be on its way
    expect(card(page)).to_be_focused()
    page.keyboard.press("Tab")
    assert card(page).evaluate("(reply) => reply.contains(document.activeElement)")
    search_for(page, "master of magic")
    expect(page.locator(".search__link").first).to_have_attribute("href", re.compile("master-of-magic/$"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/lords/master-of-magic/**")


def test_on_the_home_page_all_games_are_asked(visit: Visit) -> None:
    seen = visit("en/", **PHONE)
    told = answered(seen.page, BATTLE)
    expect(told).to_contain_text("The attacker wins by 9 to 6")
    told.get_by_role("link", name="Open the checker with this").click()
    seen.page.wait_for_url(re.compile(r"/en/kemet/check/battle/#v1:"))
    engines = [url.rpartition("/engine/")[2] for url in seen.requests if re.search("/engine/.*/asking.json$", url)]
    assert sorted(engines) == sorted(f"{game}/asking.json" for game in load().listed)
    assert seen.complaints() == []


def test_a_question_about_a_rule_is_answered_by_its_sentence(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    told = answered(seen.page, ON_A_RULE)
    expect(told.locator("blockquote").first).to_contain_text("There is no limit to the number of allies in your hand")
    expect(told.locator("details")).not_to_have_attribute("open", "")
    unsettled = told.locator(".reply__unsettled")
    expect(unsettled).to_contain_text("What is uncertain: General hand limit")
    expect(unsettled.get_by_role("link")).to_have_attribute("href", re.compile("/discrepancies/#hand-limit-12$"))
    decides = told.get_by_role("link", name="Can I keep all these allies?")
    expect(decides).to_have_attribute("href", re.compile("/en/abyss/check/limits/$"))
    assert too_small(seen.page, ".reply") == []
    told.locator(".answer__rule").first.click()
    seen.page.wait_for_url(re.compile("/rules/.*hand-limit"))
    assert seen.complaints() == []


def test_what_a_card_does_is_said_by_the_card(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    told = answered(seen.page, "what does the jailer do")
    expect(told.locator("blockquote").first).to_have_text(re.compile("^The Jailer: Each rival discards 1 ally"))
    told.locator(".answer__rule").first.click()
    seen.page.wait_for_url("**/en/abyss/lords/jailer/**")
    assert seen.complaints() == []


def test_nonsense_has_hits_at_most(visit: Visit) -> None:
    page = visit("en/abyss/", **PHONE).page
    answered(page, PAYMENT)
    search_for(page, "qwertz uiop asdf yxcv")
    expect(card(page)).to_be_hidden()
    search_for(page, "shaman")
    expect(page.locator(".search__link").first).to_be_visible()
    expect(card(page)).to_be_hidden()


MARKUP = '<img src=x onerror="planted()"> shaman <b>crab 3</b> 2 pearls is that enough'
ODD = (
    "the shaman and the crab " * 4000,
    MARKUP,
    "1" * 10_000,
    "\u202eshaman\u202c crab 3 \u200f2 pearls",
    "\U0001f980 3 \U0001f980 4 \U0001f600\U0001f600 pearls",
    "\0 \x07 \x1b[31m crab 3",
    "\ud83d crab 3 \udc00",
    "{lord:shaman} {{ 7 * 7 }} %s",
)


def test_odd_questions_break_nothing_and_become_no_elements(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    field = open_search(seen.page)
    answered(seen.page, PAYMENT)
    for question in ODD:
        field.evaluate("(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }", question)
        seen.page.wait_for_function("() => !document.querySelector('.reply[aria-busy]')")
        expect(card(seen.page).locator("img:not(.face), script, b b:not(.answer__card *)")).to_have_count(0)
    answered(seen.page, PAYMENT)
    expect(card(seen.page)).to_contain_text(REFUSED)
    assert seen.complaints() == []


@pytest.mark.parametrize("name", ["shaman", "pearl", "recruit"])
def test_a_search_for_a_name_fetches_nothing_to_ask_by(visit: Visit, name: str) -> None:
    seen = visit("en/abyss/")
    search_for(seen.page, name)
    expect(seen.page.locator(".search__link").first).to_be_visible()
    seen.page.wait_for_timeout(500)
    assert for_asking(seen) == []


def test_without_an_engine_there_are_the_hits(visit: Visit) -> None:
    seen = visit("en/abyss/", fresh=True)
    seen.page.add_init_script("delete self.WebAssembly")
    seen.page.reload()
    search_for(seen.page, PAYMENT)
    expect(seen.page.locator(".search__link").first).to_be_visible()
    seen.page.wait_for_timeout(500)
    expect(card(seen.page)).to_have_count(0)
    assert seen.errors == []


def test_a_lost_connection_leaves_the_hits_and_is_overcome(visit: Visit) -> None:
    page = visit("en/abyss/", fresh=True).page
    page.context.route("**/engine/abyss/asking.json", lambda route: route.abort())
    search_for(page, "shaman crab")
    expect(page.locator(".search__link").first).to_be_visible()
    page.wait_for_timeout(300)
    page.context.unroute("**/engine/abyss/asking.json")
    page.keyboard.type(" 3 crab 4 and 2 pearls, is that enough?")
    expect(card(page)).to_contain_text(REFUSED)


def test_a_front_page_offers_questions_that_are_answered(visit: Visit) -> None:
    for game, record in load().listed.items():
        seen = visit(f"en/{game}/", **PHONE)
        offered = seen.page.locator(".hero__questions a")
        expect(offered).to_have_count(len(record.game.ask))
        for number in range(len(record.game.ask)):
            offered.nth(number).tap()
            expect(seen.page.locator(".search__field")).to_have_value(record.game.ask[number])
            seen.page.locator(".reply:not([hidden]):not([aria-busy])").wait_for()
            seen.page.keyboard.press("Escape")
        assert seen.complaints() == []


def test_the_card_is_read_at_any_width_in_light_and_dark(visit: Visit) -> None:
    for scheme in ("light", "dark"):
        page = visit("en/kemet/", viewport={"width": 320, "height": 640}, color_scheme=scheme, has_touch=True).page
        for question in (BATTLE, "does a tie go to the defender"):
            told = answered(page, question)
            assert page.evaluate("document.querySelector('.search__found').scrollWidth <= innerWidth")
            assert too_small(page, ".reply") == []
            assert violations(page) == []
            expect(told).to_have_attribute("aria-label", "Answer")


def test_hits_that_are_read_stay_where_they_are(visit: Visit) -> None:
    """They are drawn once more when what other games have has come, and the answer comes above them."""
    page = visit("en/abyss/", viewport={"width": 390, "height": 500}).page
    late: list[Route] = []
    page.route("**/kemet/search.json", lambda route: late.append(route))
    search_for(page, PAYMENT)
    page.locator(".search__link").nth(2).focus()
    read = page.locator(".search__link:focus")
    before = (read.get_attribute("href"), read.bounding_box())
    while not late:
        page.wait_for_timeout(20)
    drawn = page.locator(".search__link").first.element_handle()
    late.pop().continue_()
    drawn.wait_for_element_state("hidden")
    page.locator(".reply:not([hidden]):not([aria-busy])").wait_for()
    after = (read.get_attribute("href"), read.bounding_box())
    assert before[0] == after[0]
    assert before[1]
    assert after[1]
    assert abs(before[1]["y"] - after[1]["y"]) < 2


@pytest.mark.parametrize(
    ("folder", "game", "question", "word"),
    [("pl", "kemet", "kto wygrywa remis", "obrońca"), ("ja", "abyss", "手札は何枚まで", "手札")],
)
def test_each_language_answers_in_its_own(visit: Visit, folder: str, game: str, question: str, word: str) -> None:
    seen = visit(f"{folder}/{game}/", **PHONE)
    field = open_search(seen.page)
    field.focus()
    for letter in question:
        seen.page.keyboard.insert_text(letter)
    expect(card(seen.page).locator("blockquote").first).to_contain_text(word)
    assert seen.complaints() == []


def test_questions_are_answered_without_a_connection(browser: Browser, site_dir: Path) -> None:
    """One question keeps what all others need."""
    with first_visit(browser, site_dir, "en/abyss/") as visitor:
        visitor.restore()
        page = visitor.tab()
        page.goto(visitor.url + "en/abyss/")
        answered(page, ON_A_RULE)
        wanted = ("engine/abyss/asking.json", "en/abyss/asking.json", "check/recruit/words.json")
        while not all(any(url.endswith(name) for url in page.evaluate(KEPT)) for name in wanted):
            page.wait_for_timeout(100)
        visitor.cut()
        other = visitor.tab()
        other.goto(visitor.url + "en/abyss/lords/")
        expect(answered(other, PAYMENT)).to_contain_text(REFUSED)


def test_a_first_visit_keeps_nothing_to_ask_by(browser: Browser, site_dir: Path) -> None:
    with first_visit(browser, site_dir, "en/abyss/") as visitor:
        page = visitor.tab()
        page.goto(visitor.url + "en/abyss/")
        assert not [url for url in page.evaluate(KEPT) if url.endswith(("/asking.json", "/words.json"))]
        search_for(page, PAYMENT)
        expect(page.locator(".search__link").first).to_be_visible()
        expect(card(page)).to_have_count(0)
