"""Questions in plain words: how many are read and answered as they should be, and how soon the card stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from generator.text.languages import SOURCE_LANGUAGE, TRANSLATIONS
from tests import asking
from tests.bench.browse import SLOW
from tests.bench.report import Row, median
from tests.browser.frame import open_search
from tests.static_server import StaticServer

SLOWER = 4
"""So many times slower than this machine is a phone of the middle class. Chromium can only slow down the thread of the
page, and questions are heard in another: so what this machine takes is multiplied."""
PAUSES = 40, 100
"""Milliseconds without a letter before a question is heard (``generator/browser/shell/search-card.js``)."""
FIRST, NEXT = 1200, 150
"""Milliseconds until the card of the first question over a slow line, and of those after it on such a phone."""

QUESTIONS = {
    "abyss": "shaman crab 3 crab 4 and 2 pearls, is that enough",
    "mountain-king": "99 stone 4 coins how many sets",
    "kemet": "5 units with 4-1-0 against 3 with 3-0-1 who wins",
}

_ANSWERED = """
(text) => new Promise((resolve) => {
  const field = document.querySelector(".search__field");
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".reply:not([hidden]):not([aria-busy])")) return;
    watch.disconnect();
    resolve(performance.now() - start);
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ["aria-busy", "hidden"] });
  field.value = text;
  field.dispatchEvent(new Event("input"));
})
"""


def reading() -> list[Row]:
    """How the questions of each language are read that nobody looked at while words were chosen."""
    rows = []
    for lang in (SOURCE_LANGUAGE, *TRANSLATIONS):
        found = asking.figures(lang, "held_out")
        note = f"questions in {lang}, held out"
        rows += [
            Row("positions read exactly", found.read, "", 0.92, at_least=True, note=note),
            Row("  a wrong reading shown as sure", found.wrong, "", 0.02),
            Row("  the right reading shown, sure or asked about", found.shown, ""),
            Row("  the right sentence first", found.first, "", 0.88, at_least=True),
            Row("  the right sentence in three", found.among, "", 0.96, at_least=True),
            Row("  nonsense left alone", found.left_alone, "", 0.95, at_least=True),
        ]
    return rows


def speed(browser: Browser, site: Path, repeats: int = 5) -> list[Row]:
    """From the last letter of a question to its card, the first of a visit and those after it, by game."""
    rows = []
    for game, question in QUESTIONS.items():
        with StaticServer(site, compress=True, cache=False, link=SLOW) as server:
            _first(browser, f"{server.url}en/{game}/", question)  # fills the server's store of gzipped files
            first = [_first(browser, f"{server.url}en/{game}/", question) for _ in range(repeats)]
        with StaticServer(site, compress=True) as server:
            later = _later(browser, f"{server.url}en/{game}/", question)
        rows += [
            Row(f"first question to {game}, 1.2 MB/s, 100 ms", median(first), "ms", FIRST, note="cold cache"),
            Row(f"  the next ones, {SLOWER} × slower", median(later), "ms", NEXT, note="typed on, words known"),
        ]
    return rows


def _first(browser: Browser, address: str, question: str) -> float:
    with _searching(browser, address) as page:
        took: float = page.evaluate(_ANSWERED, question)
    return took


def _later(browser: Browser, address: str, question: str, times: int = 10) -> list[float]:
    """How long a question takes that is typed on, after the first answer."""
    with _searching(browser, address) as page:
        page.evaluate(_ANSWERED, question)
        return [_on_a_phone(page.evaluate(_ANSWERED, question + "?" * (place % 2))) for place in range(1, times + 1)]


def _on_a_phone(took: float) -> float:
    shortest, longest = PAUSES
    work = SLOWER * max(took - shortest, 0)
    return work + min(max(work / 2, shortest), longest)


@contextmanager
def _searching(browser: Browser, address: str) -> Iterator[Page]:
    """A page with its search open, and all there that a name is searched by."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(address)
    open_search(page)
    page.wait_for_load_state("networkidle")
    try:
        yield page
    finally:
        context.close()
