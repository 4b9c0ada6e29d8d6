"""A site with several games in a browser: what is kept of which, choosing games, and searching all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import made_up_games
from tests.browser.watch import PATIENCE, Watched, wait_until_kept, watched
from tests.made_up_game import GAME
from tests.static_server import CUT, StaticServer

PILES = made_up_games.id_of(made_up_games.OTHER)

_KEPT = """
async (game) => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  const its = found.filter((url) => url.includes(`/${game}/`) || url.includes(`/${game}.`));
  return its.filter((url) => !url.includes("/scenes/")).length;
}
"""


@pytest.fixture(scope="module")
def site(three_games: Path) -> Path:
    """Abyss and two small games, in English."""
    return three_games


@contextmanager
def visit(browser: Browser, site: Path, path: str, game: str = "") -> Iterator[tuple[Watched, StaticServer]]:
    """A first visit to a page, until all is kept of it."""
    with (
        StaticServer(site, compress=True) as server,
        watched(browser, server.origin, service_workers="allow") as seen,
    ):
        seen.page.goto(server.url + path, wait_until="load")
        wait_until_kept(seen.page, f"{server.url}en/", game)
        yield seen, server


def kept(page: Page, game: str) -> int:
    """How many files of a game are kept, beside the scene that the home page shows of each."""
    number: int = page.evaluate(_KEPT, game)
    return number


def test_a_first_visit_keeps_the_game_that_one_is_in(browser: Browser, site: Path) -> None:
    with visit(browser, site, f"en/{GAME}/", GAME) as (seen, server):
        page = seen.page
        assert kept(page, GAME) > 10
        assert kept(page, "abyss") == kept(page, PILES) == 0
        server.fault = lambda _path: CUT
        page.goto(f"{server.url}en/{GAME}/check/take/")
        expect(page.locator("h1")).to_contain_text("May I take these stones?")
        page.goto(f"{server.url}en/abyss/")
        expect(page.locator("h1")).to_have_text("No connection")
        expect(page.locator("main .doors a:visible", has_text="Stone Heaps")).to_have_count(1)
        expect(page.locator("main .doors a:visible", has_text="Abyss")).to_have_count(0)


def test_the_home_page_keeps_no_game_and_games_can_be_chosen(browser: Browser, site: Path) -> None:
    with visit(browser, site, "en/guides/players/") as (seen, server):
        page = seen.page
        assert kept(page, "abyss") == kept(page, GAME) == kept(page, PILES) == 0
        rows = page.locator("[data-keep-game]")
        expect(rows).to_have_count(3)
        box = page.get_by_role("checkbox", name="Pebble Piles")
        expect(box).not_to_be_checked()
        box.check()
        expect(page.locator(f"[data-keep-game={PILES}] li")).to_contain_text("English: ", timeout=PATIENCE)
        assert kept(page, PILES) > 10
        assert kept(page, "abyss") == 0
        server.fault = lambda _path: CUT
        page.goto(f"{server.url}en/{PILES}/classes/rock/")
        assert page.title() == "Rock · Classes · Pebble Piles · Fathom"
        page.goto(f"{server.url}en/guides/players/")
        expect(box).to_be_checked()
        box.uncheck()
        expect(page.locator(f"[data-keep-game={PILES}] li")).to_have_count(0)
        assert kept(page, PILES) == 0


def test_the_field_on_a_games_page_searches_the_game_and_then_all(browser: Browser, site: Path) -> None:
    with StaticServer(site, compress=True) as server, watched(browser, server.origin, service_workers="block") as seen:
        page = seen.page
        page.goto(f"{server.url}en/{GAME}/")
        page.locator("main form[data-search-open] input").click()
        expect(page.locator(".search__field")).to_be_focused()
        page.keyboard.type("glossary")
        links = page.locator(".search__item > a.search__link")
        expect(links.first).to_be_visible()
        assert f"/{GAME}/glossary/" in (links.first.evaluate("(link) => link.href"))
        assert not [url for url in seen.requests if "/abyss/search.json" in url]
        page.get_by_role("button", name="Search all games").click()
        expect(page.locator("[data-search-list]", has_text="Abyss")).to_be_visible()
        assert f"/{GAME}/glossary/" in (links.first.evaluate("(link) => link.href"))
        expect(page.get_by_role("button", name="Search all games")).to_be_hidden()
        assert seen.complaints() == []
