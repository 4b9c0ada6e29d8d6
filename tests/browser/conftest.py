"""How the browser tests open pages. Everything in this folder is marked ``browser``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.watch import PATIENCE, Watched, watched
from tests.server import StaticServer

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Watched]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in this folder, so that no test here can forget the mark."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def visit(browser: Browser, site_server: StaticServer) -> Iterator[Visit]:
    """Open a page of the site, given its path below the root: ``visit("ja/abyss/rules/")`` -> Watched.

    Each visit has a context of its own (no cache, no service worker, no storage). Keyword arguments go to
    ``Browser.new_context``; service workers are blocked unless ``service_workers="allow"`` is given.
    """
    with ExitStack() as stack:

        def open_page(path: str = "", **options: Any) -> Watched:
            options.setdefault("service_workers", "block")
            seen = stack.enter_context(watched(browser, site_server.origin, **options))
            seen.page.goto(site_server.url + path, wait_until="load")
            return seen

        yield open_page


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page that has opened the site's root; navigate on with ``page.goto(site_url + path)``."""
    return visit().page
