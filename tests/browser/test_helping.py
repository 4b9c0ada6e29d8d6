"""The page that leads through a language under way, as somebody finds it who wants to help."""

from __future__ import annotations

import re
from collections.abc import Iterator

import polib
import pytest
from playwright.sync_api import Browser, Page, expect

from generator.text.po_files import Writing, read_po
from tests import made_up_games
from tests.browser.axe import violations
from tests.browser.watch import watched
from tests.locales.test_new import fathom
from tests.static_server import StaticServer

HELP = "fr/translations/fr/"


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    """The French site of one game, where only the first text is translated."""
    folder = tmp_path_factory.mktemp("french")
    copy = made_up_games.beside_one(folder / "fathom")
    locales = copy / "locales"
    done = fathom(locales, "locale", "new", "fr", "--no-ask", root=copy)
    assert done.returncode == 0, done.stderr
    path = locales / "fr" / "LC_MESSAGES" / "abyss.po"
    file = read_po(path)
    next(entry for entry in file if entry.msgid == "Abyss").msgstr = "Abyss"
    _save(file, path)
    with StaticServer(made_up_games.build(copy, folder / "site", "fr"), compress=True) as server:
        yield server


def _save(file: polib.POFile, path: object) -> None:
    writing = Writing()
    writing.put(file, path)  # type: ignore[arg-type]
    writing.commit()


@pytest.fixture
def helper(french: StaticServer, browser: Browser) -> Iterator[Page]:
    """Somebody on a phone."""
    with watched(browser, french.origin, service_workers="block", viewport={"width": 390, "height": 844}) as seen:
        yield seen.page


@pytest.mark.slow
def test_a_reader_comes_to_the_way_and_sees_what_is_next(helper: Page, french: StaticServer) -> None:
    helper.goto(french.url + "fr/abyss/")
    helper.locator("aside.untranslated a").last.click()
    expect(helper).to_have_url(french.url + HELP)
    expect(helper.locator("h1")).to_contain_text("Help with")
    expect(helper.locator("#next + p strong")).to_contain_text(re.compile(r"Step 1 of \d\d"))
    texts = helper.locator(".todo > li")
    expect(texts.first.locator("q")).not_to_be_empty()
    expect(texts.first.locator("code")).to_contain_text(re.compile(r"fr/LC_MESSAGES/[a-z-]+\.po:\d+"))
    rows = helper.locator("table tbody tr")
    assert rows.count() > 20
    done, left = map(int, rows.first.locator("td").all_inner_texts())
    assert (done, done + left) == (1, 300)
    assert helper.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    assert violations(helper) == []
    rows.nth(2).locator("a").click()
    expect(helper).to_have_url(re.compile(r"/fr/abyss/rules/"))
