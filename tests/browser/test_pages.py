"""Every kind of page: it loads, keeps to its origin and its policy, reads well, and leads to its siblings.

What can be seen in the files is held by tests/test_built_site.py, for each page of each language; here is what shows
only when a page runs.
"""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, IN_TURN, KINDS, OFTEN, PAGES_OF_CHECKERS, PHONE, WIDTH
from tests.browser.tree import faults
from tests.browser.verdict import ANSWER, example_of, fragment, wait_for_answer, wait_for_form
from tests.full import rest_in_full
from tests.questions import CHECKERS
from tests.static_server import StaticServer

CHECKER_AT = {path: checker for checker, path in PAGES_OF_CHECKERS.items()}


@pytest.mark.parametrize(("folder", "path"), rest_in_full(IN_TURN, lambda place: place[1] in OFTEN))
def test_page_loads_reads_well_and_keeps_to_its_origin_and_to_a_phone(visit: Visit, folder: str, path: str) -> None:
    checker = CHECKER_AT.get(path)
    seen = visit(f"{folder}/{path}" + (example_of(checker) if checker else ""))
    if checker:  # what a page runs has run when it is loaded; a checker goes on
        wait_for_answer(seen.page)
        wait_for_form(seen.page)
    assert seen.page.locator("html").get_attribute("lang") == folder
    expect(seen.page.locator("h1")).to_have_count(1)
    assert seen.page.locator("h1").inner_text().strip()
    assert seen.page.title().strip()
    assert seen.complaints() == []
    assert faults(seen.page) == []
    seen.page.set_viewport_size(PHONE)
    assert seen.page.evaluate(WIDTH) <= PHONE["width"]


@pytest.mark.parametrize(
    ("kind", "folder"), list(zip(("home", "chapter", "entry", "checkers", "about"), FOLDERS, strict=True))
)
def test_the_switcher_and_hreflang_stay_on_the_page(
    visit: Visit, site_server: StaticServer, folder: str, kind: str
) -> None:
    page = visit(f"{folder}/{KINDS[kind]}").page
    expected = {tag: f"{site_server.url}{tag}/{KINDS[kind]}" for tag in FOLDERS}
    alternates = {
        link.get_attribute("hreflang"): urljoin(page.url, link.get_attribute("href") or "")
        for link in page.locator("head link[rel~=alternate][hreflang]").all()
    }
    paths = {tag: address.partition(site_server.path)[2] or address for tag, address in alternates.items()}
    assert set(paths) == {*FOLDERS, "x-default"}
    assert {tag: paths[tag] for tag in FOLDERS} == {tag: f"{tag}/{KINDS[kind]}" for tag in FOLDERS}
    switch = {
        link.get_attribute("hreflang"): urljoin(page.url, link.get_attribute("href") or "")
        for link in page.locator("body a[hreflang]").all()
    }
    assert switch.items() >= expected.items()


def test_the_switcher_leads_to_the_same_page(visit: Visit, site_server: StaticServer) -> None:
    page = visit(f"en/{KINDS['entry']}").page
    for tag in reversed(FOLDERS):
        link = page.locator(f"body a[hreflang={tag}]").first
        page.goto(urljoin(page.url, link.get_attribute("href") or ""))
        assert page.url == f"{site_server.url}{tag}/{KINDS['entry']}"
        assert page.locator("html").get_attribute("lang") == tag


@pytest.mark.parametrize("place", ["#recruit.pay", "#v1:e30"])
def test_the_switcher_keeps_the_place(visit: Visit, site_server: StaticServer, place: str) -> None:
    kind = PAGES_OF_CHECKERS["abyss/recruit"] if place.startswith("#v1") else KINDS["chapter"]
    page = visit(f"en/{kind}").page
    page.evaluate("place => history.replaceState(null, '', place)", place)  # as a checker does, without an event
    page.locator("button[popovertarget=frame-menu]:not([popovertargetaction])").click()
    page.locator("body a[hreflang=pl]:visible").first.click()
    page.wait_for_url(f"{site_server.url}pl/{kind}{place}")


def test_the_root_offers_the_languages_and_remembers_the_choice(visit: Visit, site_server: StaticServer) -> None:
    seen = visit("", locale="de-DE")
    page = seen.page
    assert page.url == site_server.url
    for tag in FOLDERS:
        expect(page.locator(f"a[hreflang={tag}]")).not_to_have_count(0)
    page.locator("a[hreflang=pl]").first.click()
    page.wait_for_url(f"{site_server.url}pl/**")
    page.goto(site_server.url)
    page.wait_for_url(f"{site_server.url}pl/**")
    assert seen.complaints() == []


@pytest.mark.parametrize(("browser_language", "known"), [("zh-TW", "zh-Hant"), ("zh", "zh-Hans"), ("pl-PL", "pl")])
def test_the_root_goes_on_to_the_language_of_the_browser(
    visit: Visit, site_server: StaticServer, browser_language: str, known: str
) -> None:
    """Which language that is, tests/javascript/closest.test.mjs tries for more of them."""
    page = visit("", locale=browser_language).page
    page.wait_for_url(f"{site_server.url}{known}/")
    page.locator(".foot a[href$='#choose']").click()
    page.wait_for_url(f"{site_server.url}index.html#choose")
    assert page.locator("a[data-language]").first.get_attribute("data-language") == known


def test_the_root_offers_english_first_where_it_knows_no_better(visit: Visit, site_server: StaticServer) -> None:
    page = visit("", locale="sw").page
    assert page.url == site_server.url
    assert page.locator("a[data-language]").first.get_attribute("data-language") == "en"


@pytest.mark.parametrize("kind", ["home", "chapter", "table", "entry", "glossary"])
def test_pages_can_be_read_without_javascript(visit: Visit, kind: str) -> None:
    seen = visit("pl/" + KINDS[kind], java_script_enabled=False)
    assert seen.page.locator("main h1").is_visible()
    assert len(seen.page.locator("main").inner_text()) > 200
    for tag in FOLDERS:
        expect(seen.page.locator(f"body a[hreflang={tag}]")).not_to_have_count(0)
    assert not seen.foreign()


def test_a_way_to_another_checker_may_hand_nothing_on(visit: Visit) -> None:
    tile = {"tokens": 3, "pay_tokens": 3, "drawn": ["battlefield"], "location": "battlefield", "stack": 9}
    page = visit("en/abyss/check/control/" + fragment(tile)).page
    wait_for_answer(page)
    page.locator(f"{ANSWER} .answer__way").click()
    page.wait_for_url("**/check/sanctuary/**")
    assert wait_for_answer(page).startswith("Draw the first card")


def test_a_heading_begins_with_a_capital_but_a_command_is_written_as_it_is_typed(visit: Visit) -> None:
    page = visit(f"en/{KINDS['entry']}").page
    first_letter = "(heading) => getComputedStyle(heading, '::first-letter').textTransform"
    assert page.locator("h2").first.evaluate(first_letter) == "uppercase"
    page = visit("en/guides/command-line/").page
    assert page.locator("h1").evaluate(first_letter) == "uppercase"
    commands = page.locator("h2:has(code)")
    assert commands.first.inner_text() == "fathom"
    assert commands.evaluate_all(f"(all) => all.map({first_letter})") == ["none"] * commands.count()


def test_a_checker_without_webassembly_says_so(visit: Visit, site_server: StaticServer) -> None:
    """All checkers run the same script; what it says to a question, tests/browser/test_checker.py tells."""
    page = visit(fresh=True).page
    page.add_init_script("delete window.WebAssembly;")
    for checker in CHECKERS[::7]:
        page.goto(f"{site_server.url}en/{PAGES_OF_CHECKERS[checker]}")
        page.get_by_text("WebAssembly").first.wait_for(state="visible")


def test_a_dead_link_gets_a_page_of_ours(visit: Visit) -> None:
    for tag in FOLDERS:
        seen = visit(f"{tag}/abyss/lords/nobody/")
        heading = seen.page.locator("h1:visible")
        expect(heading).to_have_count(1)
        assert heading.evaluate("(node) => node.closest('[lang]').lang") == tag
        assert not seen.foreign()
        assert not seen.violations()


@pytest.mark.parametrize("address", ["", "en/abyss/lords/nobody/"], ids=["the root", "a dead link"])
def test_no_text_becomes_an_element_on_the_pages_of_the_root(visit: Visit, address: str) -> None:
    page = visit(address, locale="de-DE").page
    refused = "try { document.body.innerHTML = '<b>bold</b>'; return ''; } catch (error) { return error.name; }"
    assert page.evaluate(f"(() => {{ {refused} }})()") == "TypeError"
    expect(page.locator("h1:visible")).to_have_count(1)
