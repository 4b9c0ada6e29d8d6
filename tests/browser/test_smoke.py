"""The site in Firefox, in Safari's engine and in the oldest Chromium: each kind of page, a verdict of each checker, the
pads, no connection."""

from __future__ import annotations

import pytest

from catalog import load
from generator.render.site_context import SiteContext
from tests.browser.pages import FOLDERS, KINDS, PAGES_OF_CHECKERS, PATHS, WIDTH
from tests.browser.tab import OLD, OTHERS, Tab
from tests.browser.verdict import example_of
from tests.browser.watch import WHOLE
from tests.full import rest_in_full
from tests.generator.rendered import routes_of

in_others = pytest.mark.parametrize("opened_browser", rest_in_full([*OTHERS, OLD], OTHERS.__contains__), indirect=True)

PADS = tuple(path for (kind, *_), path in PATHS.items() if kind == "pad")

_ANSWERED = """
() => {
  const isDone = document.documentElement.dataset.verdict && document.querySelector("[data-checker=paper][data-ready]");
  return isDone && document.querySelector("[data-checker=answer]").innerText.trim();
}
"""
_LOST = "() => [...document.images].filter((one) => one.complete && !one.naturalWidth).map(({ src }) => src)"


def look(tab: Tab, path: str) -> list[str]:
    """What is wrong with a page that was just opened, once nothing on it is on its way any more."""
    tab.until("() => !document.querySelector('main .answer__start--loading')")
    unbuilt = [f"/{folder}/" for folder in FOLDERS if not (tab.server.folder / folder).is_dir()]
    told = [text for text in [*tab.complaints(), *tab.run(_LOST)] if not any(place in text for place in unbuilt)]
    wrong = [f"{path}: {text}" for text in told]
    if tab.run(f"() => {WIDTH} > innerWidth"):
        wrong.append(f"{path} is wider than its window")
    if not tab.run("() => document.querySelector('h1, h2')?.innerText.trim()"):
        wrong.append(f"{path} has no heading")
    return wrong


@in_others
def test_each_kind_of_page_is_whole(tab: Tab) -> None:
    wrong = []
    for path in KINDS.values():
        tab.go(f"en/{path}")
        wrong += look(tab, path)
    assert not wrong


@in_others
def test_each_checker_answers_its_example(tab: Tab) -> None:
    wrong = []
    for checker, path in PAGES_OF_CHECKERS.items():
        tab.go(f"en/{path}{example_of(checker)}")
        tab.until(_ANSWERED)
        wrong += look(tab, path)
    assert not wrong


@in_others
@pytest.mark.parametrize("path", PADS)
def test_a_pad_adds_up_what_is_typed_and_keeps_it(tab: Tab, path: str) -> None:
    tab.go(f"en/{path}")
    tab.tap(".pad__cell")
    for digit in "12":
        tab.tap(".pad__keys button", digit)
    tab.until("() => document.querySelector('.pad__cell').innerText.includes('12')")
    assert "12" in tab.text(".pad__table")
    tab.go(f"en/{path}")
    tab.until("() => document.querySelector('.pad__cell')?.innerText.includes('12')")
    assert tab.complaints() == []


@in_others
def test_terms_are_marked_and_open(tab: Tab) -> None:
    tab.go(f"en/{KINDS['chapter']}")
    style = """() => {
      const { textDecorationLine: line, textDecorationStyle: kind } = getComputedStyle(
        document.querySelector("main .term"),
      );
      return [line, kind];
    }"""
    assert tab.run(style) == ["underline", "dotted"]
    tab.tap("main .term")
    tab.until("() => [...document.querySelectorAll('.definition p')].some((one) => one.getClientRects().length)")
    assert tab.complaints() == []


@in_others
def test_what_is_typed_at_once_goes_into_the_picker(tab: Tab) -> None:
    tab.go("en/abyss/check/recruit/")
    tab.tap("button.field__entry, .field button", "Choose")
    tab.until("() => document.querySelector('dialog.picker[open]')?.contains(document.activeElement)")
    tab.type("slaver")
    tab.until("() => document.querySelector('dialog.picker[open] .finder__field').value === 'slaver'")


@in_others
def test_a_game_that_was_read_works_without_a_connection(keeping_tab: Tab) -> None:
    tab = keeping_tab
    tab.go("en/abyss/")
    tab.run(WHOLE, [f"{tab.server.url}en/", "abyss"])
    tab.server.stop()
    tab.go("en/abyss/rules/")
    assert tab.run("() => document.querySelector('h1').innerText") == "Rules"
    tab.go(f"en/abyss/check/recruit/{example_of('abyss/recruit')}")
    tab.until(_ANSWERED)
    tab.go("en/abyss/pad/")
    tab.until("() => document.querySelector('.pad__cell')")
    tab.go("en/abyss/")
    tab.tap("button", "Search")
    tab.type("pearl")
    tab.until("() => document.querySelectorAll('[data-search-list] > li').length")
    tab.go("en/kemet/")
    tab.until("() => document.querySelector('h1')")
    assert "connection" in tab.text("h1")


@pytest.mark.full
@in_others
def test_every_page_is_whole(tab: Tab) -> None:
    wrong = []
    for route in routes_of(SiteContext(load(), "en")):
        tab.go(f"en/{route.path}")
        wrong += look(tab, route.path)
    assert not wrong
