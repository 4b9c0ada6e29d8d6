"""After one visit a page works with the server gone; so do the other pages of the same language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import FOLDERS, KINDS, PAGES_OF_CHECKERS
from tests.browser.verdict import example_of, wait_for_answer
from tests.browser.watch import Watched, watched
from tests.questions import CHECKERS
from tests.server import StaticServer

# The worker is in charge, and everything that it wants to keep is kept.
_SETTLED = """
async () => {
  await navigator.serviceWorker.ready;
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


@pytest.fixture
def own_server(site_dir: Path) -> Iterator[StaticServer]:
    """A server of the test's own, which it may stop."""
    with StaticServer(site_dir, compress=True) as server:
        yield server


def _first_visit(seen: Watched, url: str) -> Page:
    seen.page.goto(url, wait_until="load")
    assert seen.page.evaluate(_SETTLED) > 0
    return seen.page


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder not in ("en", "ja")])
def test_rules_and_lord_can_be_read_offline(browser: Browser, own_server: StaticServer, folder: str) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        page = _first_visit(seen, f"{own_server.url}{folder}/{KINDS['chapter']}")
        own_server.stop()
        for kind in ("chapter", "lord"):
            page.goto(f"{own_server.url}{folder}/{KINDS[kind]}")
            assert page.locator("main h1").is_visible()
            assert page.evaluate(_STYLED), "a style sheet is missing offline"


def test_cards_faces_and_glossary_are_there_after_a_first_visit(browser: Browser, own_server: StaticServer) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        page = _first_visit(seen, own_server.url + "en/")
        own_server.stop()
        for kind in ("lords", "lord", "glossary", "chapter"):
            page.goto(f"{own_server.url}en/{KINDS[kind]}")
            assert page.url.endswith(KINDS[kind]), "the page is not kept"
            assert page.evaluate(_STYLED)
        page.goto(own_server.url + "en/" + PAGES_OF_CHECKERS["recruit"])
        page.get_by_role("button", name="Lord: Choose").click()
        page.locator("dialog img").last.scroll_into_view_if_needed()
        page.wait_for_load_state("networkidle")
        faces = "[...document.querySelectorAll('dialog img')].filter((face) => face.complete)"
        assert page.evaluate(f"{faces}.length") > 10
        assert page.evaluate(f"{faces}.filter((face) => !face.naturalWidth).map((face) => face.src)") == []


def test_a_page_that_is_not_kept_leads_to_those_that_are(browser: Browser, own_server: StaticServer) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        page = _first_visit(seen, own_server.url + "en/")
        own_server.stop()
        page.goto(own_server.url + "en/guides/contributors/")
        expect(page.locator("h1")).to_have_text("No connection")
        expect(page.locator("[data-kept] li").first).to_contain_text("English: rules, cards, glossary and checkers")
        expect(page.get_by_role("button", name="Keep everything, in all languages")).to_be_visible()
        links = page.locator("main .doors a:visible").evaluate_all("(all) => all.map((link) => link.href)")
        assert len(links) > 15
        for link in (links[0], links[-1]):
            page.goto(link)
            assert page.url == link


def test_checkers_answer_offline_after_one_visit(browser: Browser, own_server: StaticServer) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        _first_visit(seen, f"{own_server.url}ja/{KINDS['lord']}")
        own_server.stop()
        # They share engine and scripts, and the lists of the build have the pages of them all.
        for checker in CHECKERS[::3]:
            seen.page.goto("about:blank")
            seen.page.goto(f"{own_server.url}ja/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}")
            assert wait_for_answer(seen.page).strip(), checker
        assert not seen.foreign()


def test_the_sets_in_play_hold_offline(browser: Browser, own_server: StaticServer) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        page = _first_visit(seen, own_server.url + "en/" + KINDS["glossary"])
        page.reload()
        own_server.stop()
        page.reload()
        page.get_by_role("button", name="Sets in play").click()
        page.locator("#sets-in-play").get_by_role("checkbox", name="Kraken").uncheck()
        page.reload()
        assert page.locator("#nebulis").is_hidden()
        assert page.locator("#pearl").is_visible()


def test_the_search_works_offline_once_it_has_been_used(browser: Browser, own_server: StaticServer) -> None:
    with watched(browser, own_server.origin, service_workers="allow") as seen:
        page = _first_visit(seen, own_server.url + "en/" + KINDS["chapter"])
        page.reload()
        _search(page, "pearl")
        page.evaluate(_SETTLED)
        own_server.stop()
        page.reload()
        _search(page, "commander")


def _search(page: Page, words: str) -> None:
    box = page.locator(".md-search__input")
    box.fill("")
    box.focus()
    page.keyboard.type(words)
    page.locator(".md-search-result__item").first.wait_for(state="visible")
