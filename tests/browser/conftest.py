"""How the browser tests open pages. Everything in this folder is marked ``browser``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.watch import PATIENCE, Watched
from tests.browser.windows import Windows
from tests.static_server import StaticServer

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
