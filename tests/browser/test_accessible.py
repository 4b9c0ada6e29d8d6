"""axe finds nothing, light or dark, on the kinds of page that a player spends time on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from catalog import GameCatalog
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, IN_TURN, KINDS, OFTEN, PAGES_OF_CHECKERS, PATHS, PHONE, WIDTH
from tests.browser.targets import THUMB, hard_to_use
from tests.browser.verdict import example_of, fragment, wait_for_answer, wait_for_form
from tests.full import rest_in_full
from tests.games import EVERY_GAME
from tests.questions import CHECKERS

READ: dict[tuple[str, ...], str] = {("home",): KINDS["home"], ("translations",): KINDS["translations"]}
for _key, _path in PATHS.items():
    if len(_key) > 1:
        READ.setdefault(_key[:2], _path)
"""One page of each kind of each game, and those of no game that a player or translator spends time on."""

CARDS = [path for key, path in PATHS.items() if key[0] == "entry" and path not in READ.values()]
"""A card of each other collection: most have a face of their own."""

SCHEMES = ("light", "dark")
DESK: ViewportSize = {"width": 1280, "height": 720}


def in_turn(row: int) -> list[tuple[str, str]]:
    """English in light or dark, and in the other one another language; both change from row to row."""
    others = FOLDERS[1:]
    dark = (row + row // len(others)) % 2
    return [(FOLDERS[0], SCHEMES[dark]), (others[row % len(others)], SCHEMES[1 - dark])]


PLACES = [(path, *place) for row, path in enumerate(READ.values()) for place in in_turn(row)]
"""Every kind in English and in another language, which changes from one to the next, once in light and once in dark:
the pages of all languages are made from the same templates and share their rules of style."""
PLACES += [(path, *in_turn(row)[row % 2]) for row, path in enumerate(CARDS)]
ONCE = {(path, *in_turn(row)[row % 2]) for row, path in enumerate(READ.values())}
"""One place of each kind, in turn in English or another language, in light or dark."""


@pytest.mark.parametrize(
    ("path", "folder", "scheme"),
    rest_in_full(PLACES, lambda place: place[0] in OFTEN and place in ONCE),
)
def test_axe_finds_nothing(visit: Visit, path: str, folder: str, scheme: str) -> None:
    page = visit_in(visit, f"{folder}/{path}", scheme)
    assert violations(page) == []


def test_the_turns_leave_nothing_out() -> None:
    assert {(path, scheme) for path, _, scheme in PLACES} >= {
        (path, scheme) for path in READ.values() for scheme in SCHEMES
    }
    assert {(folder, scheme) for _, folder, scheme in (*PLACES, *IN_SCHEMES)} == {
        (tag, scheme) for tag in FOLDERS for scheme in SCHEMES
    }


TURNS = {path: folder for folder, path in IN_TURN}
IN_SCHEMES = [
    (checker, TURNS[PAGES_OF_CHECKERS[checker]], SCHEMES[place % len(SCHEMES)])
    for place, checker in enumerate(CHECKERS)
]
"""The checkers, each in a language and a scheme in turn: their forms and answers are made from the same parts."""


@pytest.mark.parametrize(("checker", "folder", "scheme"), rest_in_full(IN_SCHEMES, 6))
def test_a_checker_is_for_every_eye_and_thumb(visit: Visit, checker: str, folder: str, scheme: str) -> None:
    """Large letters can be read, axe finds nothing, and a phone shows all of it, with targets that are large enough."""
    page = visit_in(visit, f"{folder}/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}", scheme, **THUMB)
    wait_for_answer(page)
    wait_for_form(page)
    assert hard_to_use(page) == []
    open_all(page)
    page.set_viewport_size(DESK)
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate(WIDTH) <= PHONE["width"]
    page.set_viewport_size({"width": 390, "height": 844})  # the phone that most have
    assert page.evaluate(_SMALL) == []


ANSWERS = {
    "good": {"lord": "commander", "allies": ["crab-3", "crab-5"]},
    "bad": {"lord": "commander", "allies": ["crab-3", "squid-1"]},
    "open": {"lord": "keeper", "pearls": 4, "nebulis": 1, "way": "corruptor"},
}


@pytest.mark.parametrize("tone", ANSWERS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_in_a_yes_a_no_and_an_open_answer(visit: Visit, scheme: str, tone: str) -> None:
    page = visit_in(visit, f"en/abyss/check/recruit/{fragment(ANSWERS[tone])}", scheme)
    wait_for_answer(page)
    expect(page.locator("[data-checker=answer] .answer__headline").first).to_have_attribute("data-tone", tone)
    assert violations(page) == []


@EVERY_GAME
def test_axe_finds_nothing_in_the_player_aid_on_paper(visit: Visit, game: GameCatalog) -> None:
    path = PATHS.get(("aid", game.id, "aid"))
    if path is None:
        pytest.skip("the game declares no player aid")
    for scheme in SCHEMES:
        page = visit_in(visit, f"en/{path}", scheme)
        page.emulate_media(media="print")
        found = violations(page)
        assert [one for one in found if not one.startswith("page-has-heading-one")] == []  # each side has its own


def visit_in(visit: Visit, path: str, scheme: str, **options: Any) -> Page:
    """A page in light or dark, without anything that moves."""
    return visit(path, **{"color_scheme": scheme, "reduced_motion": "reduce", **options}).page


_SMALL = """
() => [...document.querySelectorAll('[data-checker] button, [data-checker] summary, [data-checker] label')]
  .filter((node) => node.checkVisibility() && !node.closest('[data-checker=answer]'))
  .map((node) => [node.textContent, node.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => `${text} ${box.width} ${box.height}`)
"""
"""What is too small for a thumb, outside of the answer."""


def open_all(page: Page) -> None:
    """Open what a checker has folded up."""
    page.evaluate("for (const node of document.querySelectorAll('[data-checker] details')) node.open = true")


_TEXT_FAR_DOWN = """
() => {
  const ownText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll("main dd")].filter((one) => one.checkVisibility() && ownText(one));
  return texts.at(-20);
}
"""


def test_one_text_among_many_alike_that_is_hard_to_read_is_found(visit: Visit) -> None:
    page = visit(f"en/{KINDS['discrepancies']}").page
    text = page.evaluate_handle(_TEXT_FAR_DOWN).as_element()
    assert text
    text.evaluate("element => { element.parentElement.style.background = '#888'; }")
    assert {found.partition(":")[0] for found in violations(page)} == {"color-contrast"}


@pytest.mark.parametrize("kind", ["home", "chapter", "checkers"])
def test_the_dark_scheme_is_dark(visit: Visit, kind: str) -> None:
    light = visit(f"en/{KINDS[kind]}", color_scheme="light").page
    dark = visit(f"en/{KINDS[kind]}", color_scheme="dark").page
    background = "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    assert sum(light.evaluate(background)) > 600
    assert sum(dark.evaluate(background)) < 200


@pytest.mark.parametrize(
    "kind", ["home", "chapter", "table", "entry", "languages", "translations", "checkers", "glossary", "sources"]
)
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, kind: str) -> None:
    """In Polish, which has the longest words; tests/browser/test_pages.py looks at every kind in turn."""
    page = visit(f"pl/{KINDS[kind]}", viewport=PHONE, has_touch=True).page
    assert page.evaluate(WIDTH) <= PHONE["width"]
