"""axe finds nothing, in any language, light or dark, on the kinds of page that a player spends time on."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, KINDS
from tests.browser.verdict import example_of, wait_for_answer

PAGES = (
    "home", "rules", "chapter", "lords", "lord", "location", "glossary", "discrepancies", "recruit", "hand", "score",
    "languages", "translations",
)  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("kind", PAGES)
def test_axe_finds_nothing(visit: Visit, folder: str, kind: str, scheme: str) -> None:
    path = f"{folder}/{KINDS[kind]}"
    is_checker = "/check/" in path
    seen = visit(path + (example_of(kind) if is_checker else ""), color_scheme=scheme, reduced_motion="reduce")
    if is_checker:
        wait_for_answer(seen.page)
    found = Axe().run(seen.page).response["violations"]
    readable = [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for violation in found
        for node in violation["nodes"][:3]
    ]
    assert readable == []


@pytest.mark.parametrize("kind", ["home", "chapter", "recruit"])
def test_the_dark_scheme_is_dark(visit: Visit, kind: str) -> None:
    light = visit(f"en/{KINDS[kind]}", color_scheme="light").page
    dark = visit(f"en/{KINDS[kind]}", color_scheme="dark").page
    background = "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    assert sum(light.evaluate(background)) > 600
    assert sum(dark.evaluate(background)) < 200


@pytest.mark.parametrize(
    "kind", ["home", "chapter", "lords", "lord", "languages", "translations", "recruit", "hand", "score"]
)
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, kind: str) -> None:
    for folder in FOLDERS:
        page = visit(f"{folder}/{KINDS[kind]}", viewport={"width": 360, "height": 740}, has_touch=True).page
        page.wait_for_load_state("networkidle")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{folder}: {width} pixels wide"
