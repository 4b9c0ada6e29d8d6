"""axe finds nothing, in any language, light or dark, on the kinds of page that a player spends time on."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, IN_TURNS, KINDS, PAGES_OF_CHECKERS, turns
from tests.browser.verdict import example_of, wait_for_answer
from tests.questions import CHECKERS

PAGES = (
    "home", "rules", "chapter", "lords", "lord", "location", "glossary", "discrepancies", "languages", "translations",
)  # fmt: skip


SCHEMES = ("light", "dark")
PLACES = [
    (kind, folder, scheme)
    for row, kind in enumerate(PAGES)
    for column, folder in enumerate(FOLDERS)
    for scheme in (SCHEMES if kind == "chapter" else SCHEMES[(row + column) % 2 :][:1])
]
"""Every kind in every language; light and dark change from one to the next, as all share their rules of style. So each
kind is tried in both, and so is each language; the kind with most on its page is tried in both in every language."""


@pytest.mark.parametrize(("kind", "folder", "scheme"), PLACES)
def test_axe_finds_nothing(visit: Visit, kind: str, folder: str, scheme: str) -> None:
    seen = visit(f"{folder}/{KINDS[kind]}", color_scheme=scheme, reduced_motion="reduce")
    assert violations(seen.page) == []


def test_the_turns_leave_nothing_out() -> None:
    assert {(kind, scheme) for kind, _, scheme in PLACES} == {(kind, scheme) for kind in PAGES for scheme in SCHEMES}
    assert {(folder, scheme) for _, folder, scheme in PLACES} == {
        (tag, scheme) for tag in FOLDERS for scheme in SCHEMES
    }
    assert {(kind, folder) for kind, folder, _ in PLACES} == {(kind, folder) for kind in PAGES for folder in FOLDERS}


@pytest.mark.parametrize(("checker", "folder"), IN_TURNS)
def test_axe_finds_nothing_in_a_checker(visit: Visit, checker: str, folder: str) -> None:
    # Light and dark change from language to language; the first checker is tried in every language and in both.
    is_first = checker == CHECKERS[0]
    schemes = ["light", "dark"] if is_first else [["light", "dark"][turns(checker).index(folder)]]
    for scheme in schemes:
        path = f"{folder}/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}"
        seen = visit(path, color_scheme=scheme, reduced_motion="reduce")
        wait_for_answer(seen.page)
        seen.page.locator("[data-checker=form] fieldset").first.wait_for(state="attached")
        seen.page.evaluate("for (const node of document.querySelectorAll('[data-checker] details')) node.open = true")
        assert violations(seen.page) == []


def violations(page: Page) -> list[str]:
    """What axe finds on a page, in a line each."""
    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for violation in found
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("kind", ["home", "chapter", "checkers"])
def test_the_dark_scheme_is_dark(visit: Visit, kind: str) -> None:
    light = visit(f"en/{KINDS[kind]}", color_scheme="light").page
    dark = visit(f"en/{KINDS[kind]}", color_scheme="dark").page
    background = "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    assert sum(light.evaluate(background)) > 600
    assert sum(dark.evaluate(background)) < 200


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_phone_shows_a_whole_checker(visit: Visit, checker: str) -> None:
    for folder in turns(checker):
        path = f"{folder}/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}"
        page = visit(path, viewport={"width": 360, "height": 740}, has_touch=True).page
        wait_for_answer(page)
        page.locator("[data-checker=form] fieldset").first.wait_for(state="attached")
        page.evaluate("for (const node of document.querySelectorAll('[data-checker] details')) node.open = true")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{folder}: {width} pixels wide"


@pytest.mark.parametrize("kind", ["home", "chapter", "lords", "lord", "languages", "translations", "checkers"])
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, kind: str) -> None:
    for folder in FOLDERS:
        page = visit(f"{folder}/{KINDS[kind]}", viewport={"width": 360, "height": 740}, has_touch=True).page
        page.wait_for_load_state("networkidle")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{folder}: {width} pixels wide"
