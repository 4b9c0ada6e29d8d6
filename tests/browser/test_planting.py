"""Translations and addresses are text: whatever markup stands in them, no element is made from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.frame import open_search
from tests.browser.pages import KINDS, OFTEN, PAGES_OF_CHECKERS
from tests.browser.planting import PLANT, planted_elements, planted_site
from tests.browser.verdict import ANSWER, example_of, fragment, wait_for_answer, wait_for_form
from tests.browser.watch import PATIENCE, Watched
from tests.browser.windows import Windows
from tests.full import rest_in_full
from tests.questions import CHECKERS, questions
from tests.static_server import StaticServer

pytestmark = pytest.mark.slow


ONE = "abyss"
"""The game that ``make test`` plants; ``make full`` plants all of them."""
EVERY = pytest.param("", marks=pytest.mark.full, id="all")
GAMES_PLANTED = pytest.mark.parametrize("planted", [ONE, EVERY], indirect=True)


@pytest.fixture(scope="module")
def planted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in Polish of the game in ``request.param``, or of all, every text of which carries markup."""
    return planted_site(tmp_path_factory.mktemp("planted"), request.param)


@pytest.fixture(scope="module")
def planted_server(planted: Path) -> Iterator[StaticServer]:
    """The planted site behind a server."""
    with StaticServer(planted) as server:
        yield server


def _came_alive(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-planted]')].map((element) => element.outerHTML)"
        ".concat(window.__planted === undefined ? [] : ['a script ran'])"
    )
    return found


@pytest.mark.parametrize(
    ("place", "count"),
    [
        ("<title>{}</title>", 1),
        ("<p>{}", 3),
        ("<p title='{}'>", 3),
        ('<p title="{}">', 3),
        ("<style>{}</style>", 1),
        ("<script>'{}'</script>", 1),
        ("<textarea>{}</textarea>", 1),
        ("<svg><text>{}</text></svg>", 3),
        ("<select><option>{}</option></select>", 3),
        ("<noscript>{}</noscript>", 3),
        ("<p><!-- {} --></p>", 0),
        ("<script>'\\u003cb data-planted\\u003e'</script><p title='&lt;b data-planted&gt;'>&lt;b data-planted&gt;", 0),
    ],
)
def test_an_element_made_from_a_text_is_found_wherever_it_stands(place: str, count: int) -> None:
    assert len(planted_elements("<!doctype html>" + place.replace("{}", PLANT))) == count


@GAMES_PLANTED
def test_no_document_holds_an_element_made_from_a_translation(planted: Path) -> None:
    documents = sorted(planted.rglob("*.html"))
    texts = {path: path.read_text(encoding="utf-8") for path in documents}
    alive = {path.relative_to(planted).as_posix(): planted_elements(text)[:3] for path, text in texts.items()}
    assert not {name: found for name, found in alive.items() if found}
    marked = sum("data-planted" in text for text in texts.values())
    assert marked > 80, "the markup was hardly planted anywhere; the test proves nothing"


@GAMES_PLANTED
def test_no_drawing_holds_an_element_made_from_a_translation(planted: Path) -> None:
    for path in sorted(planted.rglob("*.svg")):
        tree = ElementTree.parse(path)
        alive = [element.tag for element in tree.iter() if "data-planted" in element.attrib]
        assert not alive, path.name


SCRIPTED = [KINDS[kind] for kind in ("home", "chapter", "table", "entry", "discrepancies", "guides/players")]
"""The kinds of page on which scripts do what they can do: definitions, pencils, tables, filters, sets, keeping pages.
All kinds share these scripts, and the document of every page is looked at above."""


def _planted_pages() -> Iterator[Any]:
    """The pages on which scripts are tried, with the game whose site they are of: ``""`` for that of all games."""
    for path in [*SCRIPTED, *PAGES_OF_CHECKERS.values()]:
        if path in SCRIPTED or (path in OFTEN and path.startswith(f"{ONE}/")):
            yield pytest.param(ONE, path)
        else:
            yield pytest.param("", path, marks=pytest.mark.full)


@pytest.mark.parametrize(("planted", "path"), list(_planted_pages()), indirect=["planted"])
def test_no_script_makes_an_element_from_a_translation(
    windows: Windows, planted_server: StaticServer, path: str
) -> None:
    checker = next((checker for checker, place in PAGES_OF_CHECKERS.items() if place == path), None)
    seen = windows.lend(planted_server.origin)
    seen.page.goto(f"{planted_server.url}pl/{path}" + (example_of(checker) if checker else ""))
    if checker:
        wait_for_answer(seen.page)
        wait_for_form(seen.page)
    _touch_everything(seen)
    assert _came_alive(seen.page) == []
    assert seen.complaints() == []


_TOUCH = """
() => {
  const touched = [...document.querySelectorAll("main [data-term], main button, main input, main summary")];
  for (const one of touched.filter((one) => one.checkVisibility())) {
    for (const kind of ["pointerover", "mouseover"]) one.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    one.focus();
  }
}
"""


def _touch_everything(seen: Watched) -> None:
    """Point at and focus what shows more text then: terms, pickers, menus."""
    page = seen.page
    page.evaluate(_TOUCH)
    term = page.locator("main button.term:visible").first
    if term.count():
        term.hover(force=True)
        page.locator(".definition:popover-open").first.wait_for()


@GAMES_PLANTED
def test_the_search_makes_no_element_from_a_translation(windows: Windows, planted_server: StaticServer) -> None:
    page = windows.lend(planted_server.origin).page
    page.goto(f"{planted_server.url}pl/{KINDS['entry']}")
    open_search(page)
    page.keyboard.type("planted")
    page.locator(".search__item").first.wait_for(state="visible")
    assert _came_alive(page) == []
    # A hit for a card has all that a row can show; the words for finding nothing are a translation, too.
    page.locator(".search__field").fill("kraken")
    for part in ("title", "kind", "text"):
        page.locator(f".search__{part}", has_text="data-planted").first.wait_for(state="visible")
    assert _came_alive(page) == []
    page.locator(".search__field").fill("nowheretobefound")
    page.locator(".search__status", has_text="data-planted").wait_for(state="visible")
    page.locator(".search__item").first.wait_for(state="detached")
    assert _came_alive(page) == []


def test_no_script_of_a_page_may_write_html(visit: Visit) -> None:
    page = visit(f"en/{KINDS['entry']}").page
    for refused in (
        "element.innerHTML = '<mark>a</mark><img src=x onerror=window.__planted=1>'",
        "element.insertAdjacentHTML('beforeend', '<b>a</b>')",
        "element.text = 'window.__planted = 1'",
        "element.src = 'data:,window.__planted=1'",
    ):
        name = page.evaluate(
            "() => { try { const element = document.createElement('script'); " + refused + ";"
            " document.body.append(element); return 'ran' } catch (error) { return error.name } }"
        )
        assert name == "TypeError", refused
    assert page.evaluate("window.__planted") is None


HOSTILE: dict[str, str] = {
    "markup": "#" + PLANT,
    "markup in the state": fragment(PLANT),
    "no base64": "#v1:%%%" + PLANT,
    "no text": "#v1:gICA_-__",
    "an unknown version": "#v9:e30",
    "not an object": fragment("[1, 2, 3]"),
    "no number": fragment('{"pearls": 1e999}'),
    "a deep nest": fragment("[" * 1500 + "]" * 1500),
    "a long state": "#v1:" + "e30A" * 20_000,
    "keys of objects": fragment('{"__proto__": {"planted": 1}, "constructor": {"prototype": {"planted": 1}}}'),
    "an address": "#javascript:window.__planted=1",
}


# What an address holds is read by the same code for all checkers.
SHARES = list(zip(CHECKERS, HOSTILE, strict=False))


@pytest.mark.parametrize(("checker", "name"), rest_in_full(SHARES, 2))
def test_a_hostile_address_is_only_text(visit: Visit, checker: str, name: str) -> None:
    seen = visit(f"en/{PAGES_OF_CHECKERS[checker]}{HOSTILE[name]}")
    wait_for_form(seen.page)
    _inspect(seen)


# Put each question into the address, wait until it is answered or refused, and look at what the page made of it.
_ASK_EACH = """
async ([fragments, patience]) => {
  const root = document.documentElement, answer = document.querySelector("[data-checker=answer]");
  const verdict = () => root.dataset.verdict ?? "";
  for (const hash of fragments) {
    const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    await heard;
    const before = verdict(), end = performance.now() + patience;
    const isSettled = () => verdict() !== before || answer.querySelector(".answer__start:not(.answer__start--loading)");
    while (!isSettled() && performance.now() < end) await new Promise(requestAnimationFrame);
    if (!isSettled() || !answer.textContent) return `no answer to ${hash}`;
    if (document.querySelector("[data-planted]") || window.__planted !== undefined || ({}).planted !== undefined)
      return `came alive: ${hash}`;
  }
  return "";
}
"""


@pytest.mark.parametrize("checker", rest_in_full(CHECKERS, lambda checker: PAGES_OF_CHECKERS[checker] in OFTEN))
def test_hostile_values_in_every_field_are_only_text(visit: Visit, checker: str) -> None:
    seen = visit(f"en/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}")
    wait_for_answer(seen.page)
    wait_for_form(seen.page)
    asked = [fragment(request) for request in _hostile_requests(checker)]
    assert len(set(asked)) == len(asked)
    assert seen.page.evaluate(_ASK_EACH, [asked, PATIENCE]) == ""
    _inspect(seen)


def _hostile_requests(checker: str) -> Iterator[dict[str, Any]]:
    example = questions(checker)[0]
    for hostile in (PLANT, {PLANT: PLANT}, [PLANT] * 3, {"__proto__": PLANT}, -1, None):
        if checker in ("abyss/recruit", "abyss/score"):
            for field in [*example, PLANT, "__proto__"]:
                yield {**example, field: hostile}
        yield dict.fromkeys([*example, PLANT, "__proto__"], hostile)
    for field, value in example.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for inner in value[0]:
                yield {**example, field: [{**value[0], inner: PLANT}]}


def _inspect(seen: Watched) -> None:
    seen.page.locator(f"{ANSWER}:not(:empty)").wait_for(state="attached")
    assert _came_alive(seen.page) == []
    assert seen.page.evaluate("({}).planted") is None
    assert seen.complaints() == []
