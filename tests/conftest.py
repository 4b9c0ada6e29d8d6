"""What all tests share: the settings of Hypothesis, the site in all languages, and the browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

hypothesis.settings.register_profile("fathom", deadline=None, derandomize=bool(os.environ.get("CI")))
hypothesis.settings.load_profile("fathom")


@pytest.fixture(scope="session")
def site_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site: the one that ``FATHOM_SITE`` names, else built now (which takes a while)."""
    given = os.environ.get("FATHOM_SITE")
    if given:
        folder = Path(given).resolve()
        if not (folder / "index.html").is_file():
            pytest.fail(f"FATHOM_SITE names {folder}, which has no index.html: build it with `fathom build` first")
        return folder
    from generator.build import build

    folder = tmp_path_factory.mktemp("site")
    build(None, folder)
    return folder


@pytest.fixture(scope="session")
def site_server(site_dir: Path) -> Iterator[StaticServer]:
    """The built site behind a web server, under a sub-path as on a project's Pages."""
    with StaticServer(site_dir, compress=True) as server:
        yield server


@pytest.fixture(scope="session")
def site_url(site_server: StaticServer) -> str:
    """The address of the site's root, ending in a slash."""
    return site_server.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium, one for the whole run."""
    executable = find_chromium()
    if executable is None:
        pytest.fail("no Chromium: run `make browser`, or set FATHOM_CHROMIUM to the path of one")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_ARGUMENTS))
        yield chromium
        chromium.close()
