"""After one visit a page works with the server gone; so do the other pages of the same language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from catalog import load
from tests.browser.frame import open_sets, search_for
from tests.browser.pages import KINDS, PAGES_OF_CHECKERS
from tests.browser.test_result import TOTALS
from tests.browser.verdict import example_of, fragment, wait_for_answer
from tests.browser.watch import PATIENCE, Watched, wait_until_kept, watched
from tests.games import GAMES
from tests.questions import CHECKERS
from tests.static_server import CUT, StaticServer

# Nothing more comes to what is kept.
_SETTLED = """
async () => {
  const count = async () => {
    let sum = 0;
    for (const name of await caches.keys()) sum += (await (await caches.open(name)).keys()).length;
    return sum;
  };
  let before = -1;
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((done) => setTimeout(done, 250));
    const now = await count();
    quiet = now === before && now > 0 ? quiet + 1 : 0;
    before = now;
  }
  return before;
}
"""

_STYLED = """
document.querySelectorAll('link[rel=stylesheet]').length > 0 &&
[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet?.cssRules.length)
"""


@dataclass
class Visitor:
    """A reader whose first visit is over: all that is kept of it is kept. Their line is cut, and can be restored."""

    seen: Watched
    server: StaticServer

    @property
    def url(self) -> str:
        return self.server.url

    def tab(self) -> Page:
        """A new page."""
        page = self.seen.context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    def cut(self) -> None:
        self.server.fault = lambda _path: CUT

    def restore(self) -> None:
        self.server.fault = None


@contextmanager
def first_visit(browser: Browser, site_dir: Path, path: str) -> Iterator[Visitor]:
    """A first visit to one page. It takes seconds, so those tests share it that find it as they would leave it."""
    with (
        StaticServer(site_dir, compress=True) as server,
        watched(browser, server.origin, service_workers="allow") as seen,
    ):
        seen.page.goto(server.url + path, wait_until="load")
        language, game, *_ = path.split("/")
        wait_until_kept(seen.page, f"{server.url}{language}/", game)
        assert seen.page.evaluate(_SETTLED) > 0
        visitor = Visitor(seen, server)
        visitor.cut()
        yield visitor


@pytest.fixture(scope="module")
def english(browser: Browser, site_dir: Path) -> Iterator[Visitor]:
    """A visit to the front page of a game."""
    with first_visit(browser, site_dir, f"en/{KINDS['game']}") as visitor:
        yield visitor


def test_cards_faces_and_glossary_are_there_after_a_first_visit(english: Visitor) -> None:
    page = english.tab()
    for kind in ("table", "entry", "glossary", "chapter"):
        page.goto(f"{english.url}en/{KINDS[kind]}")
        assert page.url.endswith(KINDS[kind]), "the page is not kept"
        assert page.locator("main h1").is_visible()
        assert page.evaluate(_STYLED), "a style sheet is missing offline"
    page.goto(english.url + "en/" + PAGES_OF_CHECKERS["abyss/recruit"])
    page.get_by_role("button", name="Lord: Choose").click()
    page.locator("dialog img").last.scroll_into_view_if_needed()
    faces = "[...document.querySelectorAll('dialog img')].filter((face) => face.complete)"
    page.wait_for_function(f"() => {faces}.length > 10")
    assert page.evaluate(f"{faces}.filter((face) => !face.naturalWidth).map((face) => face.src)") == []


def test_a_score_is_shown_kept_and_shared_without_a_connection(english: Visitor) -> None:
    page = english.tab()
    page.goto(f"{english.url}en/abyss/pad/?result{fragment(TOTALS)}")
    expect(page.get_by_role("heading", name="Bob wins with 41 points.")).to_be_visible()
    page.locator(".scorecard[data-ready] .scorecard__code path").wait_for(state="attached")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.suggested_filename.endswith(".png")


def test_a_pad_is_filled_in_without_a_connection(english: Visitor) -> None:
    page = english.tab()
    page.goto(f"{english.url}en/{KINDS['pad']}")
    page.locator(".pad__cell").first.wait_for()
    assert page.url.endswith(KINDS["pad"])
    page.locator(".pad__key", has_text=re.compile("^7$")).click()
    expect(page.locator(".pad__name b").first).to_have_text("7")


def test_a_page_that_is_not_kept_leads_to_those_that_are(english: Visitor) -> None:
    page = english.tab()
    page.goto(english.url + "en/guides/contributors/")
    expect(page.locator("h1")).to_have_text("No connection")
    abyss = page.locator("[data-keep-game=abyss]")
    expect(abyss.get_by_role("checkbox")).to_be_checked()
    expect(abyss.locator("label")).to_contain_text(re.compile(r"Abyss \d+ MB"))
    expect(abyss.locator("li").first).to_contain_text("English: rules, cards, glossary and checkers")
    expect(page.get_by_role("button", name="Keep everything, in all languages")).to_be_visible()
    links = page.locator("main .doors a:visible").evaluate_all("(all) => all.map((link) => link.href)")
    assert len(links) > 8
    bare = """() => {
      const isShown = (node) => node.checkVisibility();
      const parts = [...document.querySelectorAll("main section")].filter(isShown);
      const isBare = (part) => ![...part.querySelectorAll("a")].some(isShown);
      return parts.filter(isBare).map(({ textContent }) => textContent);
    }"""
    assert page.evaluate(bare) == [], "a heading with nothing below it"
    assert page.locator("main h2:visible").count() < len(GAMES) + 1
    for link in (links[0], links[-1]):
        page.goto(link)
        assert page.url == link


def test_the_home_page_has_its_scenes_without_a_connection(english: Visitor) -> None:
    page = english.tab()
    page.goto(english.url + "en/")
    scenes = page.locator(".game__scene")
    expect(scenes).to_have_count(len(load().listed))
    for scene in scenes.all():
        scene.scroll_into_view_if_needed()
        assert scene.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)")


SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return found;
}"""


def test_where_data_are_saved_a_first_visit_asks_first(browser: Browser, site_dir: Path) -> None:
    with (
        StaticServer(site_dir, compress=True) as server,
        watched(browser, server.origin, service_workers="allow") as seen,
    ):
        seen.page.add_init_script(SAVES_DATA)
        seen.page.goto(f"{server.url}en/abyss/")
        asked = seen.page.locator("[data-keep-ask]")
        expect(asked).to_contain_text(re.compile(r"Fetch \d+ MB now"))
        before = seen.page.evaluate(KEPT)
        assert not [address for address in before if "/abyss/lords/" in address], "is fetched unasked"
        asked.get_by_role("button", name="Not now").click()
        expect(asked).to_be_hidden()
        seen.page.reload()
        seen.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        expect(asked).to_be_hidden()
        seen.page.evaluate("localStorage.clear()")
        seen.page.reload()
        asked.get_by_role("button", name="Fetch it").click()
        wait_until_kept(seen.page, f"{server.url}en/", "abyss")
        assert [address for address in seen.page.evaluate(KEPT) if "/abyss/lords/" in address]


def test_without_a_connection_a_language_that_was_never_read_says_so_in_one_that_was(english: Visitor) -> None:
    page = english.tab()
    for path in ("pl/abyss/lords/", "ja/", "nowhere/"):
        page.goto(english.url + path)
        assert page.url == f"{english.url}en/offline/"
        expect(page.locator("h1")).to_have_text("No connection")


def test_the_sets_in_play_hold_offline(english: Visitor) -> None:
    page = english.tab()
    page.goto(english.url + "en/" + KINDS["glossary"])
    kraken = open_sets(page).get_by_role("checkbox", name="Kraken")
    kraken.uncheck()
    page.reload()
    assert page.locator("#nebulis").is_hidden()
    assert page.locator("#pearl").is_visible()
    open_sets(page)
    kraken.check()


def test_the_search_works_offline_once_it_has_been_used(english: Visitor) -> None:
    english.restore()
    page = english.tab()
    page.goto(english.url + "en/" + KINDS["chapter"])
    _search(page, "pearl")
    page.evaluate(_SETTLED)
    english.cut()
    page.reload()
    _search(page, "commander")


def test_another_language_is_kept_by_a_visit_to_one_of_its_pages(browser: Browser, site_dir: Path) -> None:
    """The lists of all languages hold the same (tests/generator/test_links.py); all checkers share scripts."""
    with first_visit(browser, site_dir, f"ja/{KINDS['entry']}") as visitor:
        page = visitor.seen.page
        for kind in ("chapter", "entry"):
            page.goto(f"{visitor.url}ja/{KINDS[kind]}")
            assert page.locator("main h1").is_visible()
            assert page.evaluate(_STYLED), "a style sheet is missing offline"
        game = KINDS["entry"].partition("/")[0]
        for checker in [one for one in CHECKERS if one.startswith(f"{game}/")][::3]:
            page.goto("about:blank")
            page.goto(f"{visitor.url}ja/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}")
            assert wait_for_answer(page).strip(), checker
        assert not visitor.seen.foreign()


def _search(page: Page, words: str) -> None:
    search_for(page, words)
    page.locator(".search__item").first.wait_for(state="visible")
