"""The ways in: the root, the home page, the front page of each game and the list of its checkers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from catalog import GameCatalog
from generator.render import game_checkers
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS
from tests.browser.verdict import fragment
from tests.full import rest_in_full
from tests.games import EVERY_GAME, GAMES
from tests.questions import CHECKERS, place
from tests.static_server import StaticServer

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
FIELD = "form[data-search-open] input"
LOWEST = 210
"""The field of the search begins at most so many pixels below the top of a phone."""
NARROW = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
SMALL_TARGETS = """
() => [...document.querySelectorAll("main a, main button, main input")]
  .filter((one) => one.checkVisibility() && !one.matches("p *, .fallback-badge"))
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect().height])
  .filter(([, height]) => height < 44)
"""


def fronts() -> list[str]:
    """The front pages, below a language's root."""
    return ["", *(f"{game}/" for game in GAMES), *(f"{game}/check/" for game in GAMES)]


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, ("pl", "ja").__contains__))
def test_the_search_stands_high_and_nothing_is_wider_than_a_phone(visit: Visit, site_url: str, folder: str) -> None:
    page = visit(f"{folder}/", viewport=PHONE, has_touch=True).page
    for path in fronts():
        page.goto(f"{site_url}{folder}/{path}")
        for size in (PHONE, SMALL):
            page.set_viewport_size(size)
            assert page.evaluate(NARROW) <= size["width"], path
        page.set_viewport_size(PHONE)
        assert page.evaluate(SMALL_TARGETS) == [], path
        if "/check/" not in path:
            box = page.locator(FIELD).bounding_box()
            assert box is not None
            assert box["y"] <= LOWEST, path


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, ("pl", "ja").__contains__))
def test_the_home_page_offers_searches_that_find_something(visit: Visit, folder: str) -> None:
    page = visit(f"{folder}/", viewport=PHONE, has_touch=True).page
    offered = page.locator(".hero__searches a")
    expect(offered).to_have_count(3)
    for box in (one.bounding_box() for one in offered.all()):
        assert box
        assert 0 <= box["x"] <= PHONE["width"] - box["width"], "a search is cut"
    assert not [words for words in offered.all_inner_texts() if re.search(r"\w[:<>=]\S", words)], "looks like code"
    if folder.startswith("zh"):
        assert page.locator("h1").evaluate("(h1) => getComputedStyle(h1).wordBreak") == "keep-all"
    offered.first.tap()
    expect(page.locator("dialog.search[open] .search__found a").first).to_be_visible()
    page.goto(page.url.partition("?")[0])
    offered.last.tap()
    expect(page.locator(".finder__count")).to_be_visible()
    assert "#q=" in page.url


def test_a_chapter_is_sent_by_its_address_where_the_system_has_no_sheet(visit: Visit) -> None:
    page = visit("en/abyss/rules/recruit/").page
    page.evaluate("""() => {
      delete Navigator.prototype.share;
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => {
        window.copied = text;
      } } });
      window.print = () => { window.printed = true; };
    }""")
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Link copied")
    assert page.evaluate("window.copied") == page.url
    page.locator("main [data-print]").click()
    assert page.evaluate("window.printed") is True


@EVERY_GAME
def test_what_is_done_most_comes_first_with_its_drawing(visit: Visit, game: GameCatalog) -> None:
    page = visit(f"en/{game.id}/", viewport=PHONE, has_touch=True).page
    offers = page.locator("main .offer")
    expect(offers).to_have_count(len(game.game.front))
    for number, action in enumerate(game.game.front):
        offer = offers.nth(number)
        expect(offer.locator("b")).to_have_text(action.title)
        expect(offer).to_have_attribute("href", "pad/" if action.pad else f"check/{action.checker}/")
        drawing = offer.locator("svg").first.bounding_box()
        assert drawing is not None
        assert min(drawing["width"], drawing["height"]) > 60
    first = offers.first.bounding_box()
    assert first is not None
    assert first["y"] + first["height"] < PHONE["height"]


@EVERY_GAME
def test_each_checker_is_named_once_on_the_front_page_and_once_in_the_list(
    visit: Visit, site_url: str, game: GameCatalog
) -> None:
    page = visit(f"en/{game.id}/").page
    asked = [f"check/{name}/" for name in game_checkers.in_order(game)]
    pads = ["pad/"] if game.pad else []
    hrefs = "(links) => links.map((link) => link.getAttribute('href'))"
    assert sorted(page.locator("main :is(.offer, .way)").evaluate_all(hrefs)) == sorted(asked + pads)
    assert page.locator("main .way svg").count() == len(asked + pads) - len(game.game.front)
    page.goto(f"{site_url}en/{game.id}/check/")
    found = [f"check/{href}".replace("check/../", "") for href in page.locator("main .way").evaluate_all(hrefs)]
    assert [href for href in found if href not in pads] == asked
    assert [href for href in found if href in pads] == pads


@pytest.mark.parametrize("scheme", rest_in_full(["light", "dark"], 2))
def test_axe_finds_nothing_before_and_after_a_reader_has_been_there(visit: Visit, site_url: str, scheme: str) -> None:
    page = visit("en/", color_scheme=scheme, viewport=PHONE).page
    for path in fronts():
        page.goto(f"{site_url}en/{path}")
        assert violations(page) == [], path
    page.goto(site_url + "en/" + place(CHECKERS[0]))
    page.goto(f"{site_url}en/")
    expect(page.locator("[data-again] a")).to_have_count(1)
    assert violations(page) == []


def test_whatever_is_put_into_the_field_opens_the_search(visit: Visit, site_url: str) -> None:
    game = next(iter(GAMES))
    seen = visit(f"en/{game}/")
    page = seen.page
    dialog = page.locator("#frame-search")
    for text in ("pearl", "真珠"):
        page.goto(f"{site_url}en/{game}/")
        page.locator(FIELD).focus()
        expect(dialog).to_be_hidden()
        page.keyboard.insert_text(text)  # as pasting, dictation and input methods do: without a key
        expect(dialog.locator("input")).to_have_value(text)
        expect(dialog.locator("input")).to_be_focused()
        expect(dialog.locator("[data-search-list] a").first).to_be_visible()
        expect(page.locator(FIELD)).to_have_value("")
    page.goto(f"{site_url}en/")
    page.locator(FIELD).click()
    expect(dialog.locator("input")).to_be_focused()
    assert seen.complaints() == []


def test_the_home_page_leads_back_to_where_the_reader_was(visit: Visit, site_url: str) -> None:
    game = GAMES["abyss"]
    seen = visit("en/")
    page = seen.page
    again = page.locator("[data-again]")
    expect(again).to_be_hidden()
    asked = f"abyss/check/recruit/{fragment({'lord': 'shepherd'})}"
    for path in (
        "abyss/lords/shepherd/",
        "abyss/rules/recruit/#recruit.pay",
        asked,
        "abyss/lords/shepherd/",
        "abyss/lords/",
    ):
        page.goto(f"{site_url}en/{path}")
    page.goto(f"{site_url}pl/abyss/rules/goal/")
    page.goto(f"{site_url}en/")
    links = again.locator("a")
    expect(links.locator("b")).to_have_text(
        ["The Shepherd", game.checkers["recruit"].short, "Paying"], use_inner_text=True
    )
    expect(links.first.locator("small")).to_have_text("Abyss · Lords")
    assert links.first.locator("img").evaluate("(face) => face.decode().then(() => face.naturalWidth)") > 0
    assert links.nth(1).get_attribute("href") == f"{site_url}en/{asked}"
    expect(links.nth(1).locator("use")).to_have_attribute(
        "href", f"{site_url}symbols/abyss.svg#{game.checkers['recruit'].symbol}"
    )
    again.get_by_role("button").click()
    expect(again).to_be_hidden()
    page.reload()
    expect(again).to_be_hidden()
    assert seen.complaints() == []


LANGUAGES = "Object.defineProperty(Navigator.prototype, 'languages', { get: () => %s });"
NOTE_WHAT_IS_SEEN = """
addEventListener("DOMContentLoaded", () => {
  const main = document.querySelector("main");
  const look = () => {
    if (!document.documentElement.dataset.kind && Number(getComputedStyle(main).opacity) > 0) sessionStorage.seen = "1";
    requestAnimationFrame(look);
  };
  look();
});
"""


@pytest.mark.parametrize(("languages", "known"), [('["de-DE", "ja-JP", "en"]', "ja"), ('["zh-HK", "en"]', "zh-Hant")])
def test_the_root_goes_on_to_any_language_of_the_reader_without_a_flash(
    visit: Visit, site_server: StaticServer, languages: str, known: str
) -> None:
    page: Page = visit("en/about/", fresh=True).page
    page.context.add_init_script(LANGUAGES % languages)
    page.context.add_init_script(NOTE_WHAT_IS_SEEN)
    page.goto(site_server.url)
    page.wait_for_url(f"{site_server.url}{known}/")
    assert page.evaluate("sessionStorage.seen ?? ''") == ""


def test_the_root_says_what_it_is_for_to_those_who_choose(visit: Visit, site_server: StaticServer) -> None:
    page = visit("", locale="sw").page
    assert page.url == site_server.url
    expect(page.locator("main")).to_have_css("opacity", "1")
    expect(page.locator("a[hreflang=en]")).to_contain_text("Look up a rule, find a card, check a move")
    plain = visit("", java_script_enabled=False).page
    expect(plain.locator("a[hreflang=ja]")).to_be_visible()
    assert plain.locator("main").evaluate("(main) => Number(getComputedStyle(main).opacity)") == 1
