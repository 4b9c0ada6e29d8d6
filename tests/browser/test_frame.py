"""The frame of every page: header, dock, menu, the sheet with the sets, the bar to jump, the search, the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.frame import open_search, open_sets
from tests.browser.pages import FOLDERS, KINDS, WIDTH
from tests.browser.verdict import example_of, wait_for_answer
from tests.browser.watch import watched
from tests.full import rest_in_full
from tests.static_server import StaticServer

CHAPTER = "abyss/rules/recruit/"
WITHOUT_SETS = "kemet/rules/battle/"
SMALL = {"width": 320, "height": 640}
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}

_TARGETS = """
() => [
  '.top :is(a, button)', '.dock :is(a, button)', '.jump__open', '.sheet:popover-open :is(a, button, label)',
].flatMap((selector) => [...document.querySelectorAll(selector)])
  .filter((one) => one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
"""
_CUT = """
() => [...document.querySelectorAll('.top__title > span, .dock__door')]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
"""


@pytest.mark.parametrize("chapter", [CHAPTER, WITHOUT_SETS])
@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, 2))
def test_the_smallest_phone_shows_title_and_dock_in_full(visit: Visit, folder: str, chapter: str) -> None:
    page = visit(f"{folder}/{chapter}", viewport=SMALL).page
    title = page.locator(".top__title")
    expect(title).to_have_text(page.locator("h1").inner_text().strip(), use_inner_text=True)
    assert page.evaluate(_CUT) == []
    assert page.evaluate(_TARGETS) == []
    assert page.evaluate(WIDTH) <= SMALL["width"]


def test_a_checker_has_its_title_in_the_header_of_a_phone_from_the_beginning(visit: Visit) -> None:
    page = visit("en/abyss/check/recruit/", viewport=SMALL).page
    title = page.title().partition(" · ")[0]
    expect(page.locator(".top__title")).to_have_text(title, use_inner_text=True)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_the_dock_leads_through_the_game(visit: Visit) -> None:
    page = visit(f"en/{CHAPTER}", viewport=PHONE).page
    dock = page.get_by_role("navigation", name="Quick access")
    expect(dock.get_by_role("link", name="Rules")).to_have_attribute("aria-current", "true")
    assert dock.evaluate("(dock) => Math.round(innerHeight - dock.getBoundingClientRect().bottom)") == 0
    dock.get_by_role("link", name="Cards").click()
    expect(dock.get_by_role("link", name="Cards")).to_have_attribute("aria-current", "page")
    dock.get_by_role("link", name="Check").click()
    page.wait_for_url("**/check/")
    page.wait_for_load_state()
    dock.get_by_role("button", name="Search").click()
    expect(page.locator("#frame-search .search__field")).to_be_focused()


def test_the_dock_has_five_places_with_the_search_in_the_middle(visit: Visit) -> None:
    for chapter in (CHAPTER, WITHOUT_SETS):
        page = visit(f"en/{chapter}", viewport=PHONE).page
        doors = page.locator(".dock__door").all_inner_texts()
        assert [door.split("\n")[0] for door in doors] == ["Check", "Rules", "Search", "Cards", "My table"]


def test_a_desk_has_the_same_in_the_header_and_no_dock(visit: Visit) -> None:
    page = visit(f"en/{CHAPTER}", viewport=DESK).page
    expect(page.locator(".dock")).to_be_hidden()
    top = page.get_by_role("banner")
    doors = ["Abyss", "Check", "Rules", "Learn", "Cards"]
    assert top.get_by_role("navigation").get_by_role("link").all_inner_texts() == doors
    expect(top.get_by_role("link", name="Rules")).to_have_attribute("aria-current", "true")
    expect(top.get_by_role("button", name="Search")).to_be_visible()


@pytest.fixture
def newcomer(browser: Browser, site_server: StaticServer) -> Iterator[Page]:
    """A chapter before somebody who has never said what is on the table."""
    with watched(browser, site_server.origin, all_sets=False, service_workers="block", viewport=PHONE) as seen:
        seen.page.goto(f"{site_server.url}en/{CHAPTER}")
        yield seen.page


def test_the_sets_are_words_that_follow_the_sheet(newcomer: Page) -> None:
    page = newcomer
    words = page.locator(".dock .on-table")
    asked = page.locator("html")
    expect(words).to_have_text("Base game", use_inner_text=True)
    expect(asked).to_have_attribute("data-sets-asked", "no")
    sheet = open_sets(page)
    sheet.get_by_role("checkbox", name="Kraken").check()
    expect(words).to_have_text("Base + Kraken", use_inner_text=True)
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_be_hidden()
    page.reload()
    expect(words).to_have_text("Base + Kraken", use_inner_text=True)
    assert asked.get_attribute("data-sets-asked") is None


def test_who_leaves_the_sheet_as_it_is_has_answered_too(newcomer: Page) -> None:
    page = newcomer
    open_sets(page).get_by_role("button", name="Done").click()
    assert page.evaluate("localStorage.getItem('/fathom/fathom:sets:abyss')") == "[]"
    assert page.locator("html").get_attribute("data-sets-asked") is None


@pytest.mark.parametrize(
    ("size", "scheme"), rest_in_full([(SMALL, "light"), (SMALL, "dark"), (DESK, "light"), (DESK, "dark")], 3)
)
def test_axe_finds_nothing_in_what_the_frame_opens(visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit(f"en/{CHAPTER}", viewport=size, color_scheme=scheme, reduced_motion="reduce").page
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    assert page.evaluate(_TARGETS) == []
    page.keyboard.press("Escape")
    open_sets(page)
    assert violations(page) == []
    assert page.evaluate(_TARGETS) == []
    page.keyboard.press("Escape")
    open_search(page).fill("pearl")
    expect(page.locator(".search__link").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    if size is SMALL:
        page.locator(".jump__open").click()
        expect(page.locator(".jump__list")).to_be_visible()
        assert violations(page) == []


def test_the_keyboard_skips_opens_and_comes_back(visit: Visit) -> None:
    page = visit(f"en/{CHAPTER}", viewport=DESK).page
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the page")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    page.keyboard.press("Tab")
    assert menu.evaluate("(menu) => menu.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()


def test_landmarks_are_each_there_once(visit: Visit) -> None:
    page = visit(f"en/{KINDS['glossary']}", viewport=PHONE).page
    for role in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(role), role).to_have_count(1)
    names = [one.get_attribute("aria-label") for one in page.get_by_role("navigation").all()]
    assert len(names) == len(set(names))
    assert all(names)


def test_a_long_page_is_jumped_along(visit: Visit) -> None:
    page = visit(f"en/{CHAPTER}", viewport=PHONE).page
    bar = page.locator(".jump__open")
    bar.click()
    page.locator(".jump__list").get_by_role("link", name="Affiliation", exact=True).click()
    expect(page.locator(".jump__list")).to_be_hidden()
    expect(bar).to_have_text("Affiliation", use_inner_text=True)
    heading = page.get_by_role("heading", name="Affiliation").first
    expect(heading).to_be_in_viewport()
    under = bar.evaluate("(bar) => bar.getBoundingClientRect().bottom")
    assert heading.evaluate("(heading) => heading.getBoundingClientRect().top") >= under
    expect(page.locator(".jump")).to_have_count(1)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.locator(".jump__list").get_by_role("link", name="Affiliation", exact=True).click()
    expect(page.locator(".jump__list a[aria-current]")).to_have_text("Affiliation", use_inner_text=True)


def test_a_chapter_leads_on_to_the_next_and_a_card_to_none(visit: Visit, site_server: StaticServer) -> None:
    page = visit(f"en/{CHAPTER}").page
    page.get_by_role("navigation", name="Next").get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("Controlling a location", use_inner_text=True)
    page.goto(f"{site_server.url}en/abyss/lords/jailer/")
    expect(page.locator(".onward")).to_have_count(0)


def _line(page: Page, selector: str) -> float:
    return float(page.locator(selector).evaluate("(one) => one.getBoundingClientRect().top"))


def _change_language(page: Page, name: str) -> None:
    page.locator("button[popovertarget=frame-menu]:not([popovertargetaction]):visible").click()
    page.locator("#frame-menu").get_by_role("link", name=name).click()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_another_language_opens_at_the_same_place(visit: Visit, size: dict[str, int]) -> None:
    page = visit(f"en/{CHAPTER}", viewport=size).page
    place = '[id="recruit.affiliate"]'
    page.locator(place).evaluate("(part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 90)")
    before = _line(page, place)
    for name, folder in (("日本語", "ja"), ("polski", "pl")):
        _change_language(page, name)
        page.wait_for_url(f"**/{folder}/{CHAPTER}")
        page.wait_for_function("() => scrollY > 0")
        page.wait_for_timeout(300)
        assert abs(_line(page, place) - before) < 8


def test_a_checker_keeps_entries_and_place_in_another_language(visit: Visit) -> None:
    page = visit(f"en/abyss/check/recruit/{example_of('abyss/recruit')}", viewport=PHONE).page
    wait_for_answer(page)
    page.evaluate("scrollTo(0, 500)")
    asked = page.evaluate("location.hash")
    _change_language(page, "日本語")
    page.wait_for_url("**/ja/abyss/check/recruit/**")
    wait_for_answer(page)
    assert page.evaluate("location.hash") == asked
    page.wait_for_function("() => scrollY > 150")


def test_the_page_follows_the_device_until_somebody_chooses(visit: Visit) -> None:
    page = visit(f"en/{CHAPTER}", color_scheme="dark").page
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Light").check(force=True)
    light = page.evaluate(paper)
    assert light != dark
    page.reload()
    assert page.evaluate(paper) == light
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="As the device").check(force=True)
    assert page.evaluate(paper) == dark
