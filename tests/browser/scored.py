"""A result made by hand, and showing it on a page of the site as the score pad does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from playwright.sync_api import Page

from catalog import load
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.result_words import result_words
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.verdict import fragment

GAME = next(iter(load().games))
CODES = {info.tag: info.code for info in LANGUAGES.values()}
QUESTION = {
    "players": [{"name": name, "lords": ["hermit", "shepherd", "elder"] * 3} for name in ("Ann", "Bob", "Cy", "Dee")]
}
LABELS = ("Locations", "Lords", "Allies", "Monster tokens", "Wounds")
POINTS = {"Dee": (37, 48, 10, 3, 0), "Ann": (30, 39, 14, 5, -4), "Bob": (26, 33, 8, 9, 0), "Cy": (9, 37, 8, 2, -2)}
FACES = 7
ITEMS = {0: 3, 1: 7, 2: 5, 3: 2, 4: 1}
"""How many items stand in each category of a player whose cards were all entered."""


def player(name: str, points: tuple[int, ...], place: int, cards: list[dict[str, str]]) -> dict[str, Any]:
    """A player as the engine's answer would have them."""
    parts = [
        {
            "id": label.lower(),
            "label": label,
            "points": score,
            "how": ("exact", "exact", "quick", "typed", "exact")[index],
            "items": [
                {"text": f"{label} no. {number + 1} of them", "note": "5 + 2 × 4", "points": score // ITEMS[index]}
                for number in range(ITEMS[index])
            ],
        }
        for index, (label, score) in enumerate(zip(LABELS, points, strict=True))
    ]
    total = sum(points)
    return {"name": name, "total": total, "place": place, "winner": place == 1, "parts": parts, "cards": cards}


def result(link: str, faces: list[str], points: Mapping[str, tuple[int, ...]] | None = None) -> dict[str, Any]:
    """A whole result: the first of ``points`` wins, the others follow by their totals."""
    table = points or POINTS
    totals = sorted((sum(each) for each in table.values()), reverse=True)
    cards = [
        {"kind": "card", "id": str(index), "name": f"Card {index}", "face": face} for index, face in enumerate(faces)
    ]
    winner, *_ = names = list(table)
    return {
        "id": "game-1",
        "game": GAME,
        "title": "The Game",
        "sets": "Base",
        "link": link,
        "date": "2026-11-22T20:15:00.000Z",
        "headline": f"{winner} wins with {sum(table[winner])} points.",
        "tie": "",
        "unchecked": ["The total of Monster tokens was entered as it is."],
        "players": [player(name, table[name], totals.index(sum(table[name])) + 1, cards) for name in names[::-1]],
    }


_SHOW = """
async ([result, words, options, root]) => {
  const main = document.querySelector("main");
  main.replaceChildren(...main.querySelectorAll("h1"));
  const host = main.appendChild(document.createElement("div"));
  host.id = "host";
  for (const name of ["checker", "pad"]) {
    if (document.querySelector(`link[href$="css/${name}.css"]`)) continue;
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${root}css/${name}.css` });
    document.head.append(sheet);
    await new Promise((done) => (sheet.onload = done));
  }
  const { showResult } = await import(`${root}js/pad/result.js`);
  window.opened = [];
  const note = (name) => () => opened.push(name);
  const ways = { back: note("back"), again: note("again"), open: ({ id }) => opened.push(id) };
  window.shown = showResult(host, result, words, { ...ways, ...options });
}
"""


@cache
def words_in(lang: str) -> dict[str, Any]:
    """The words around a result in a language."""
    return result_words(PageContext(SiteContext(load(), lang), PageInfo("", game=GAME)))


def faces_of(page: Page, root: str) -> list[str]:
    """The addresses of a few small faces of cards of the site."""
    sources = page.locator("img.face").evaluate_all("(images) => images.map(({ src }) => src)")[:FACES]
    return [source.replace("-m.svg", "-s.svg") for source in sources if source.startswith(root)]


def show(page: Page, root: str, made: dict[str, Any], lang: str = "en", **options: Any) -> None:
    """Show a result on the page, as the score pad does."""
    page.evaluate(_SHOW, [made, words_in(lang), {"keep": True, **options}, root])
    page.locator(".scorecard[data-ready]").wait_for(state="attached")


def _few_cards() -> str:
    """The shortest list of cards that has faces enough for a result: a long one costs a second of the processor."""
    return min((len(one.entries), one.id) for one in load().games[GAME].collections if len(one.entries) >= FACES)[1]


def open_result(
    visit: Visit,
    folder: str = "en",
    points: Mapping[str, tuple[int, ...]] | None = None,
    before: str = "",
    change: dict[str, Any] | None = None,
    **options: Any,
) -> Page:
    """A short list of cards of the site in a language, with a result in the place of all that stands on it.

    ``before`` is a script that runs first, and ``change`` replaces parts of the result. Nothing moves unless that is
    asked for: the joy of the winner keeps a machine busy.
    """
    options.setdefault("reduced_motion", "reduce")
    page = visit(f"{folder}/{GAME}/{_few_cards()}/", **options).page
    root = page.url.partition(f"{folder}/{GAME}")[0]
    link = f"{root}{folder}/{GAME}/check/score/{fragment(QUESTION)}"
    if before:
        page.evaluate(before)
    made = result(link, faces_of(page, root), points) | (change or {})
    show(page, root, made, CODES[folder])
    return page


def press(page: Page, name: str) -> None:
    """Press a button of a result by its name."""
    page.locator("#host").get_by_role("button", name=name, exact=True).click()


def kept_games(page: Page) -> list[dict[str, Any]]:
    """The results that the device has kept."""
    kept: list[dict[str, Any]] = page.evaluate(
        f"JSON.parse(localStorage.getItem('/fathom/fathom.results:{GAME}') ?? '[]')"
    )
    return kept
