"""Checkers at the table: on a phone in one hand, without a scroll; and by the keyboard in few steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from catalog import load
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS, begins
from tests.browser.sight import out_of_sight
from tests.browser.verdict import ANSWER, example_of, fragment, wait_for_answer, wait_for_form
from tests.full import rest_in_full
from tests.questions import CHECKERS, game_of

RECRUIT = "en/abyss/check/recruit/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PAID = {"lord": "commander", "allies": ["crab-3", "crab-5"]}
REFUSED = {"lord": "commander", "allies": ["crab-3", "squid-1"]}
OPEN = {"lord": "keeper", "pearls": 4, "nebulis": 1, "way": "corruptor"}
TOP = """() => Math.min(...[...document.querySelectorAll(".checker__form :is(button, input, summary, [tabindex='0'])")]
  .map((node) => node.getBoundingClientRect()).filter(({ width }) => width).map(({ top }) => top))"""


_HAVE_IN_PLAY = """(sets) => {
  for (const [game, ids] of Object.entries(sets)) {
    localStorage.setItem(`/fathom/fathom:sets:${game}`, JSON.stringify(ids));
  }
}"""


def choose_sets(page: Page, game: str, sets: list[str]) -> None:
    """Have these sets of a game in play beside the base game."""
    page.evaluate(_HAVE_IN_PLAY, {game: sets})
    page.reload()
    wait_for_form(page)


def bar(page: Page) -> Locator:
    return page.locator("[data-checker=bar]")


LOWEST = {390: 200, 320: 216}
"""Where the first input of a checker begins at the latest, on phones of these widths."""


IN_TURN = [(lang, CHECKERS[place :: len(FOLDERS)]) for place, lang in enumerate(FOLDERS)]
"""Each checker in one of the languages."""


@pytest.mark.parametrize(
    ("lang", "checkers"),
    [*IN_TURN, *rest_in_full([(lang, CHECKERS) for lang in FOLDERS], lambda _: False)],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_the_first_input_is_at_the_top_of_a_phone_no_table_is_cut_off_and_nothing_is_refused_yet(
    visit: Visit, lang: str, checkers: Sequence[str]
) -> None:
    """Each checker is opened once, and the phone turns narrower or wider under it, which only its style notices."""
    page = visit(f"{lang}/", **PHONE).page
    root = page.url.removesuffix(f"{lang}/")
    everything = {game.game.id: [part.id for part in game.game.sets[1:]] for game in load().games.values()}
    page.evaluate(_HAVE_IN_PLAY, everything)
    too_low, cut = {}, []
    for checker in checkers:
        page.goto(f"{root}{lang}/{PAGES_OF_CHECKERS[checker]}")
        wait_for_form(page)
        expect(page.locator(f"{ANSWER} [data-tone=bad]")).to_have_count(0)
        is_begun = begins(load().games[game_of(checker)].checkers[checker.partition("/")[2]])
        expect(bar(page)).to_be_visible(visible=is_begun)
        for width, most in LOWEST.items():
            page.set_viewport_size({"width": width, "height": 844})
            if (top := page.evaluate(TOP)) > most:
                too_low[checker, width] = top
        for width in reversed(LOWEST):
            page.set_viewport_size({"width": width, "height": 844})
            cut += [f"{checker} at {width}: {found}" for found in out_of_sight(page)]
    assert not too_low
    assert not cut


@pytest.mark.parametrize("lang", FOLDERS)
def test_the_sets_stand_in_one_line_of_the_dock(visit: Visit, lang: str) -> None:
    """However many there are."""
    page = visit(f"{lang}/{PAGES_OF_CHECKERS[CHECKERS[0]]}", **PHONE).page
    choose_sets(page, game_of(CHECKERS[0]), [part.id for part in load().games[game_of(CHECKERS[0])].game.sets[1:]])
    for width in LOWEST:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("() => document.querySelector('.dock .on-table').getBoundingClientRect().height") <= 20


@pytest.mark.parametrize(("request_", "tone"), [(PAID, "good"), (REFUSED, "bad"), (OPEN, "open")])
def test_the_bar_says_the_verdict_only_while_its_headline_is_out_of_sight(
    visit: Visit, request_: dict[str, Any], tone: str
) -> None:
    page = visit(RECRUIT + fragment(request_), **PHONE).page
    wait_for_form(page)
    expect(bar(page)).to_be_visible()
    expect(bar(page)).to_have_attribute("data-tone", tone)
    expect(page.locator(".dock")).to_be_hidden()
    headline = page.locator(f"{ANSWER} .answer__headline")
    assert bar(page).locator("b").inner_text() == headline.inner_text()
    look = "(node) => [getComputedStyle(node).backgroundColor, node.querySelector('use').getAttribute('href')]"
    assert bar(page).locator(".seal").evaluate(look) == headline.locator(".seal").evaluate(look)
    bar(page).tap()
    expect(headline).to_be_in_viewport()
    expect(bar(page)).to_be_hidden()
    expect(page.locator(".dock")).to_be_visible()


@pytest.mark.parametrize("sets", [[], ["kraken", "leviathan"]], ids=["base", "all"])
def test_the_grid_takes_the_width_of_a_tablet(visit: Visit, sets: list[str]) -> None:
    page = visit(RECRUIT, viewport={"width": 820, "height": 1180}, has_touch=True).page
    choose_sets(page, "abyss", sets)
    used = page.evaluate(
        """() => {
          const shown = [...document.querySelectorAll(".stock__cell")].filter((cell) => cell.getClientRects().length);
          const right = Math.max(...shown.map((cell) => cell.getBoundingClientRect().right));
          return document.querySelector(".checker__form").getBoundingClientRect().right - right;
        }"""
    )
    assert used < 12  # of a form that stands beside its answer; cells are no wider than a thumb


def test_the_grid_is_one_stop_and_arrows_lead_through_it(visit: Visit) -> None:
    page = visit(RECRUIT).page
    choose_sets(page, "abyss", [])
    page.get_by_role("button", name="Lord: Choose").focus()
    page.keyboard.press("Tab")
    named = "document.activeElement.getAttribute('aria-label')"
    assert str(page.evaluate(named)).startswith("Jellyfish 1: ")
    for key, name in (
        ("ArrowRight", "Jellyfish 2"), ("ArrowDown", "Crab 2"), ("End", "Crab 5"), ("ArrowDown", "Seahorse 5"),
        ("Home", "Seahorse 1"), ("ArrowUp", "Crab 1"), ("ArrowLeft", "Crab 1"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert str(page.evaluate(named)).startswith(f"{name}: "), key
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Crab 1: 1 of ")).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.get_by_role("button", name="Crab 1: 0 of ")).to_be_focused()
    page.keyboard.press("Tab")
    assert not str(page.evaluate(named)).startswith("Crab")
    page.keyboard.press("Shift+Tab")
    assert str(page.evaluate(named)).startswith("Crab 1: ")


def test_starting_again_can_be_undone(visit: Visit) -> None:
    page = visit(RECRUIT + fragment(PAID), **PHONE).page
    wait_for_form(page)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".tray__card")).to_have_count(0)
    expect(page.get_by_role("button", name="Start again")).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tray__card")).to_have_count(2)
    expect(page.locator(f"{ANSWER} .answer__headline")).to_contain_text("Yes, this payment recruits")


@pytest.mark.parametrize("checker", rest_in_full(CHECKERS, 12))
def test_every_headline_has_a_seal(visit: Visit, checker: str) -> None:
    page = visit(f"en/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}").page
    wait_for_answer(page)
    seals = page.locator(f"{ANSWER} .answer__headline .seal use")
    expect(seals).to_have_count(page.locator(f"{ANSWER} .answer__headline").count())
