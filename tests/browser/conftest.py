"""How the browser tests open pages. Everything in this folder is marked ``browser``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.tab import BROWSERS, OLD, Opened, Tab
from tests.browser.tab_playwright import OpenPlaywright
from tests.browser.watch import PATIENCE, Watched
from tests.browser.windows import Windows
from tests.old_chromium import old_chromium
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_firefox, find_webkit

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Watched]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in this folder, so that no test here can forget the mark."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def all_windows(browser: Browser) -> Iterator[Windows]:
    """The windows that are kept from test to test."""
    kept = Windows(browser)
    yield kept
    kept.close()


@pytest.fixture
def windows(all_windows: Windows) -> Iterator[Windows]:
    """Windows for one test, which get them as good as new: ``windows.lend(server.origin)`` -> Watched."""
    yield all_windows
    all_windows.take_back()


@pytest.fixture
def visit(windows: Windows, site_server: StaticServer) -> Visit:
    """Open a page of the site, given its path below the root: ``visit("ja/abyss/rules/")`` -> Watched.

    No visit knows of another one: no cache, no service worker, no storage. Keyword arguments go to
    ``Browser.new_context``; service workers are blocked unless ``service_workers="allow"`` is given. A test that leaves
    something in the window that cannot be taken back says ``fresh=True``.
    """

    def open_page(path: str = "", **options: Any) -> Watched:
        seen = windows.lend(site_server.origin, **options)
        seen.page.goto(site_server.url + path, wait_until="load")
        return seen

    return open_page


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page that has opened the site's root; navigate on with ``page.goto(site_url + path)``."""
    return visit().page


def _chromium(request: pytest.FixtureRequest) -> Iterator[Opened]:
    yield OpenPlaywright("chromium", request.getfixturevalue("browser"))


def _firefox(request: pytest.FixtureRequest) -> Iterator[Opened]:
    path = find_firefox()
    assert path, "no Firefox: run `make browser`, or set FATHOM_FIREFOX to the path of one"
    playwright: Playwright = request.getfixturevalue("playwright")
    # Debian's own, by the protocol that all Firefoxes speak.
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=path, timeout=120_000)
    yield OpenPlaywright("firefox", firefox)
    firefox.close()


def _webkit(_: pytest.FixtureRequest) -> Iterator[Opened]:
    from tests.browser.tab_webkit import OpenWebKit

    found = find_webkit()
    assert found, "no WebKitGTK with its driver: run `make browser`"
    yield OpenWebKit(found)


def _old_chromium(request: pytest.FixtureRequest) -> Iterator[Opened]:
    playwright: Playwright = request.getfixturevalue("playwright")
    arguments = [*CHROMIUM_ARGUMENTS, "--no-zygote"]
    chromium = playwright.chromium.launch(executable_path=old_chromium(), args=arguments, timeout=120_000)
    yield OpenPlaywright(OLD, chromium)
    chromium.close()


_STARTS = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit, OLD: _old_chromium}


@pytest.fixture(scope="session", params=BROWSERS)
def opened_browser(request: pytest.FixtureRequest) -> Iterator[Opened]:
    """A browser for the whole run. A test for fewer of them says
    ``@pytest.mark.parametrize("opened_browser", OTHERS, indirect=True)``."""
    for opened in _STARTS[request.param](request):
        yield opened
        opened.close()


@pytest.fixture
def tab(opened_browser: Opened, site_dir: Path) -> Iterator[Tab]:
    """A tab in each of the browsers in turn, with all sets in play: ``tab.go("ja/abyss/rules/")``."""
    yield from _lent(opened_browser, site_dir, keeps=False)


@pytest.fixture
def keeping_tab(opened_browser: Opened, site_dir: Path) -> Iterator[Tab]:
    """A tab with the service worker of the site, with nothing in play but the base game, and nothing watched over."""
    yield from _lent(opened_browser, site_dir, keeps=True)


def _lent(opened: Opened, folder: Path, *, keeps: bool) -> Iterator[Tab]:
    tab = opened.tab(folder, keeps=keeps)
    yield tab
    tab.close()
