"""The search as readers meet it: labelled queries in each language, the dialog, and what must never happen in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from catalog import load
from generator.search import index
from generator.text.languages import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.frame import open_search
from tests.browser.pages import FOLDERS
from tests.browser.watch import Watched
from tests.full import rest_in_full
from tests.games import GAMES
from tests.queries import HOME, PARTS, labelled
from tests.static_server import StaticServer


def found_by(page: Page, query: str) -> list[str]:
    """The places that the dialog shows for a query, from top to bottom, below the root of the language."""
    open_search(page).fill(query)
    page.wait_for_function(SETTLED, arg=query)
    root = page.locator("html").get_attribute("lang") or ""
    links = page.locator(".search__link").evaluate_all("links => links.map((link) => link.href)")
    return [str(link).partition(f"/{root}/")[2] for link in links]


def fetched_for_it(seen: Watched) -> set[str]:
    """The files that were fetched for the search, but for the script that opens it."""
    files = {url.rpartition("/")[2] for url in seen.requests if "search-" in url or "/search" in url}
    return files - {"search.js"}


SETTLED = """
(query) => {
  const status = document.querySelector("[data-search-status]");
  const asked = new URL(location.href).searchParams.get("q") === query.trim();
  const isThere = !document.querySelector("[data-search-list]").hasAttribute("aria-busy");
  return asked && isThere && ![status.dataset.loading, status.dataset.empty].includes(status.textContent);
}
"""


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_labelled_queries_lead_to_existing_places(site_dir: Path, language: str, part: str) -> None:
    """On the home page the queries of all games are asked."""
    folder = site_dir / language.replace("_", "-")
    rows = [
        row
        for file in (index.COMMON, *map(index.place, GAMES))
        for row in json.loads((folder / file).read_text(encoding="utf-8"))
    ]
    places = {row["at"] for row in rows}
    assert len(places) == len(rows)
    queries = labelled(language, part, HOME)
    assert [(query.text, place) for query in queries for place in query.places if place not in places] == []


def test_what_the_search_needs_is_fetched_at_once_when_it_opens_and_nothing_before(visit: Visit) -> None:
    seen = visit("pl/abyss/lords/elder/")
    seen.page.wait_for_timeout(300)
    assert fetched_for_it(seen) == set()
    field = open_search(seen.page)
    expect(field).to_be_focused()
    seen.page.wait_for_timeout(500)
    assert fetched_for_it(seen) == {"worker.js", "rows.json", "search.json", "search-dialog.js", "search-hits.js"}
    seen.page.keyboard.type("starszy")
    expect(seen.page.locator(".search__link").first).to_be_visible()
    assert seen.complaints() == []


def test_a_search_is_told_by_its_address_and_opens_from_it(visit: Visit) -> None:
    page = visit("en/abyss/?q=shepherd").page
    first = page.locator(".search__link").first
    expect(first).to_have_attribute("href", re.compile("lords/shepherd/"))
    assert found_by(page, "hand limit")
    assert page.url.endswith("/en/abyss/?q=hand+limit")
    page.keyboard.press("Escape")
    page.wait_for_url("**/en/abyss/")


def test_the_arrows_walk_through_what_was_found(visit: Visit) -> None:
    page = visit("en/abyss/").page
    found_by(page, "pearl")
    field = page.locator(".search__field")
    field.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".search__link").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".search__link").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()


def test_a_hit_shows_the_face_and_the_figures_of_a_card(visit: Visit) -> None:
    page = visit("en/abyss/", viewport={"width": 390, "height": 844}).page
    assert found_by(page, "the shepherd")[0] == "abyss/lords/shepherd/"
    first = page.locator(".search__item").first
    expect(first).to_contain_text("Cost: 8")
    assert first.locator("img").evaluate("async (img) => (await img.decode(), img.naturalWidth > 0)")
    assert page.evaluate("document.querySelector('.search__found').scrollWidth <= innerWidth")
    assert all(box["height"] >= 44 for link in page.locator(".search__link").all() if (box := link.bounding_box()))


class Held:
    """Requests that wait until they are let go; those that come later go at once."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.waiting: list[Route] | None = []
        page.context.route(pattern, self.hold)

    def hold(self, route: Route) -> None:
        """Keep a request waiting, if those before it still are."""
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def let_go(self) -> None:
        """Let all go, those too of which this has not heard yet."""
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.continue_()


def test_the_reader_is_told_that_the_search_is_being_made_ready(visit: Visit) -> None:
    page = visit("en/").page
    rows = Held(page, "**/search/rows.json")
    open_search(page).fill("pearl")
    expect(page.locator(".search__status")).to_have_text("Getting the index ready")
    rows.let_go()
    expect(page.locator(".search__link").first).to_be_visible()


def test_a_press_before_the_scripts_have_come_opens_the_search(visit: Visit, site_server: StaticServer) -> None:
    page = visit("en/", viewport={"width": 390, "height": 844}, fresh=True).page
    script = Held(page, "**/js/shell/site.js")
    page.goto(f"{site_server.url}en/abyss/lords/", wait_until="commit")
    page.locator(".dock [data-search-open]").click()
    expect(page.locator(".search__field")).to_be_focused()
    page.keyboard.type("pearl")
    script.let_go()
    expect(page.locator(".search__link").first).to_be_visible()


def test_one_key_leaves_the_search_with_its_words(visit: Visit) -> None:
    page = visit("en/abyss/").page
    assert found_by(page, "pearl")
    page.keyboard.press("Escape")
    expect(page.locator("#frame-search")).to_be_hidden()


def test_the_dialog_shows_what_was_found_and_leads_there(visit: Visit) -> None:
    page = visit("en/abyss/rules/recruit/").page
    page.keyboard.press("/")
    expect(page.locator(".search__field")).to_be_focused()
    page.keyboard.type("maximum hand")
    first = page.locator(".search__item").first
    expect(first.locator("a[href$='abyss/rules/support/#support.hand-limit']")).to_be_visible()
    expect(first.locator("mark").first).to_be_visible()
    page.locator(".search__field").fill("")
    page.keyboard.type("master of mag")
    expect(page.locator(".search__link").first).to_have_attribute("href", _ending("lords/master-of-magic/"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/abyss/lords/master-of-magic/**")


def test_a_name_of_another_language_is_shown_with_the_result(visit: Visit) -> None:
    page = visit("en/").page
    open_search(page)
    page.keyboard.insert_text("珍珠")
    page.keyboard.press("Shift")
    first = page.locator(".search__item").first
    expect(first.locator("a[href$='abyss/glossary/#pearl']")).to_be_visible()
    expect(first.locator("mark", has_text="珍珠").first).to_be_visible()


PLANTED = '<img src=x onerror=planted()> pearl & "quoted" <b>bold</b>'


def test_markup_in_rows_and_queries_stays_text(visit: Visit) -> None:
    seen = visit("en/")

    def plant(route: Route) -> None:
        row = {
            "title": PLANTED,
            "kind": PLANTED,
            "names": [PLANTED],
            "search": [PLANTED],
            "facts": [PLANTED],
            "text": PLANTED * 9,
        }
        route.fulfill(json=[{"at": "abyss/", **row}, {"at": "abyss/#x", **row}])

    seen.context.route("**/search/rows.json", plant)
    box = open_search(seen.page)
    for query in ("pearl", '<img src=x onerror="planted()"> pearl', "bold"):
        box.fill("")
        seen.page.keyboard.insert_text(query)
        seen.page.keyboard.press("Shift")
        expect(seen.page.locator(".search__item").first).to_contain_text("<img src=x onerror=planted()>")
    result = seen.page.locator("[data-search-list]")
    expect(result.locator("img, b, script")).to_have_count(0)
    assert seen.errors == []
    assert seen.violations() == []


def test_a_lost_connection_is_said_and_overcome(visit: Visit) -> None:
    page = visit("en/").page
    page.context.route("**/search/rows.json", lambda route: route.abort())
    open_search(page)
    page.keyboard.type("pea")
    expect(page.locator(".search__status")).to_contain_text("could not be loaded")
    page.context.unroute("**/search/rows.json")
    page.keyboard.type("rl")
    expect(page.locator(".search__item a[href$='abyss/glossary/#pearl']")).to_be_visible()


def test_odd_queries_are_answered(visit: Visit) -> None:
    odd = ["", "   ", "?!", "'", "<", "*", "の", "ー"]
    odd += ["\u0301", "x" * 5000, "珠" * 900, "珠 " * 500, "\U0001f600", "\0"]
    seen = visit("ja/")
    field = open_search(seen.page)
    for query in odd:
        field.fill(query)
    assert found_by(seen.page, "真珠")[0] == "abyss/glossary/#pearl"
    assert seen.errors == []


def _ending(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text) + "$")


def test_text_that_arrives_without_a_key_is_searched_for(visit: Visit) -> None:
    page = visit("en/abyss/rules/").page
    first = page.locator(".search__link").first
    open_search(page)
    line = page.context.new_cdp_session(page)
    line.send("Input.insertText", {"text": "shepherd"})  # as pasting and dictation do it
    expect(first).to_have_attribute("href", re.compile("lords/shepherd/"))
    page.locator(".search__field").fill("")
    expect(first).to_have_count(0)
    line.send("Input.imeSetComposition", {"text": "her", "selectionStart": 3, "selectionEnd": 3})
    line.send("Input.imeSetComposition", {"text": "hermit", "selectionStart": 6, "selectionEnd": 6})
    line.send("Input.insertText", {"text": "hermit"})
    expect(first).to_have_attribute("href", re.compile("lords/hermit/"))


def test_the_numbers_of_results_agree_with_their_nouns(visit: Visit) -> None:
    """Polish has four forms, and the page has the sentence for each."""
    page = visit("pl/abyss/").page
    forms = {"one": "%s strona", "few": "%s strony", "many": "%s stron", "other": "%s strony"}
    page.evaluate(
        "(forms) => { document.querySelector('[data-search-status]').dataset.forms = forms; }", json.dumps(forms)
    )
    seen: set[str] = set()
    for query in ("perły", "kraken", "skarbiec", "pustelnik", "lewiatan", "żeton klucza", "rada", "strażnik", "mistrz"):
        found_by(page, query)
        number, noun = page.locator(".search__status").inner_text().split()
        n = int(number)
        many = "stron"
        few = n % 10 in (2, 3, 4) and n // 10 != 1
        assert noun == ("strona" if n == 1 else "strony" if few else many)
        seen.add(noun)
    assert len(seen) > 1


PLACEHOLDER = """(field) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(field).font;
  return [pen.measureText(field.placeholder).width, field.clientWidth];
}"""
"""How wide the words in the empty field are, and how wide the field is."""


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, 2))
def test_the_empty_field_says_in_full_what_it_searches(visit: Visit, folder: str) -> None:
    page = visit(f"{folder}/", viewport={"width": 390, "height": 844}).page
    words, room = open_search(page).evaluate(PLACEHOLDER)
    assert 0 < words <= room


def test_enter_opens_what_was_typed_last_though_it_comes_before_the_answer(visit: Visit) -> None:
    page = visit("en/abyss/").page
    field = open_search(page)
    assert found_by(page, "pearl")[0] == "abyss/glossary/#pearl"
    field.evaluate(
        "(field) => { field.value = 'shepherd'; field.dispatchEvent(new Event('input', { bubbles: true }));"
        " field.form.requestSubmit(); }"
    )
    page.wait_for_url("**/lords/shepherd/*")


def test_what_led_somewhere_is_offered_again(visit: Visit, site_server: StaticServer) -> None:
    page = visit("en/abyss/").page
    asked = page.locator("[data-search-asked]")
    open_search(page)
    expect(asked).to_be_hidden()
    assert found_by(page, "maximum hand")
    page.locator(".search__link").first.click()
    page.wait_for_url("**/rules/**")
    page.goto(f"{site_server.url}en/kemet/")
    open_search(page)
    asked.get_by_role("button", name="maximum hand").click()
    expect(page.locator(".search__link").first).to_be_visible()
    expect(asked).to_be_hidden()
    page.locator(".search__clear").click()
    asked.get_by_role("button", name="Clear").click()
    expect(asked).to_be_hidden()
    page.reload()
    open_search(page)
    expect(asked).to_be_hidden()


@pytest.mark.parametrize("path", ["en/", "en/abyss/", "en/kemet/rules/"])
def test_an_empty_search_offers_what_is_asked_often(visit: Visit, path: str) -> None:
    page = visit(path, viewport={"width": 390, "height": 844}, has_touch=True).page
    field = open_search(page)
    often = page.locator("[data-search-often]")
    first = often.get_by_role("button").first
    expect(first).to_be_visible()
    game = path.split("/")[1]
    offered = often.get_by_role("button").all_text_contents()
    assert {*offered} <= {text for id_, one in GAMES.items() if game in ("", id_) for text in one.game.ask}
    first.tap()
    expect(field).to_have_value(offered[0])
    expect(often).to_be_hidden()


def test_what_lies_in_the_storage_instead_of_questions_is_left_alone(visit: Visit) -> None:
    page = visit("en/").page
    page.evaluate(
        "localStorage.setItem('fathom.asked', JSON.stringify([1, { text: 2 }, { text: '<b>x</b>', lang: 'en' }]))"
    )
    page.reload()
    open_search(page)
    expect(page.locator("[data-search-asked] li")).to_have_text(["<b>x</b>"])


def test_letters_on_the_home_page_fetch_the_rows_of_each_game_once(visit: Visit) -> None:
    seen = visit("en/")
    seen.page.locator("form[data-search-open] input").click()
    seen.page.keyboard.type("only pearls", delay=20)
    expect(seen.page.locator(".search__link").first).to_be_visible()
    rows = [url.partition("/en/")[2] for url in seen.requests if url.endswith(("/search.json", "/rows.json"))]
    assert sorted(rows) == sorted([*(f"{game}/search.json" for game in load().listed), "search/rows.json"])
