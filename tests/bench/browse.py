"""What a visitor waits for and downloads, measured in headless Chromium."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import engine
from engine.speaker import Speaker
from tests.bench.measured import Measured, Requests, facts, measured
from tests.bench.report import Row, median
from tests.browser.verdict import example_of
from tests.command_answers import answered, spoken
from tests.questions import game_of, place
from tests.static_server import Link, StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

SLOW = Link(1_200_000, 0.1)
_LANGUAGE = "en/"
_RUNTIME = ("/micropython/", "/engine/", "/checker/worker")

# Notes when the first answer stands in the document, in milliseconds from the start of the navigation.
_NOTE_ANSWER = """
new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.verdict) {
    window.__answered = performance.now();
    observer.disconnect();
  }
}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-verdict'] });
"""

_VERDICTS = """
async ([checker, requests]) => {
  const { ask, ready } = await import(new URL("../../../../js/engine/engine.js", location.href));
  await ready;
  await ask(checker, requests[0]);
  const times = [];
  for (const request of requests) {
    const start = performance.now();
    await ask(checker, request);
    times.push(performance.now() - start);
  }
  return times;
}
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start headless Chromium; ends the program if there is none."""
    executable = find_chromium(with_windows=True)
    if executable is None:
        raise SystemExit("the benchmarks need Chromium: run `make browser`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_ARGUMENTS))
        yield browser
        browser.close()


def add_twins(site: Path) -> None:
    """Put two twins of each game with its facts beside a copy of the site.

    ``twin/<game>/`` is a bare page with a form and a few lines of script. ``same/<game>/`` is the site's own checker
    page, but the answers are made by the twin's JavaScript: what remains of the difference is the price of the engine.
    """
    plain = sorted(site.iterdir())
    for game in measured():
        same = site / "same" / game.game
        same.mkdir(parents=True)
        for path in plain:
            (shutil.copytree if path.is_dir() else shutil.copy)(path, same / path.name)
        data = json.dumps(facts(game.game), separators=(",", ":"))
        for folder in (site / "twin" / game.game, same / "twin"):
            shutil.copytree(game.twin, folder)
            (folder / "facts.json").write_text(data, encoding="utf-8")
            (folder / "said.json").write_text(json.dumps(_said(game)), encoding="utf-8")
        for script in game.twin.glob("*.js"):
            shutil.copy(script, same / "js" / "engine" / script.name)
        _without_engine(same / _LANGUAGE / place(game.checker) / "index.html")


def _said(game: Measured) -> dict[str, Any]:
    """What the engine says of the question that is measured, in the language of the pages."""
    [(request, answer)] = answered(game.checker)[:1]
    return Speaker(spoken(_LANGUAGE.strip("/")).words(game.checker)).answer(request, answer)


def _without_engine(page: Path) -> None:
    """Let a checker's page not ask for the engine beforehand."""
    needless = re.compile(r'<link rel="preload" as="fetch"[^>]*(?:\.wasm|/engine/[^">]*)"?>')
    html, count = needless.subn("", page.read_text(encoding="utf-8"))
    if not count:
        raise SystemExit("the checker's page no longer preloads the engine: adapt tests/bench/browse.py")
    page.write_text(html, encoding="utf-8")


@contextmanager
def _fresh_page(browser: Browser) -> Iterator[Page]:
    """A page with nothing in its caches, and no service worker."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(_NOTE_ANSWER)
    page = context.new_page()
    try:
        yield page
    finally:
        context.close()


def _first_verdict(browser: Browser, url: str, checker: str) -> float:
    with _fresh_page(browser) as page:
        page.goto(url + example_of(checker))
        page.locator("html[data-verdict]").wait_for(state="attached", timeout=60_000)
        return float(page.evaluate("window.__answered"))


def first_verdicts(browser: Browser, site: Path, game: Measured, repeats: int = 9) -> list[Row]:
    """The first verdict from a cold cache against the twins', near and far, all in turn."""
    rows = []
    checker = _LANGUAGE + place(game.checker)
    pages = {"ours": checker, "bare": f"twin/{game.game}/", "same": f"same/{game.game}/{checker}"}
    for name, link, most in (("loopback", None, 3.0), ("1.2 MB/s, 100 ms", SLOW, 2.0)):
        times: dict[str, list[float]] = {page: [] for page in pages}
        with StaticServer(site, compress=True, cache=False, link=link) as server:
            for round_ in range(repeats + 1):  # the first round fills the server's store of gzipped files
                for page, path in pages.items():
                    elapsed = _first_verdict(browser, server.url + path, game.checker)
                    if round_:
                        times[page].append(elapsed)
        middle = {page: median(found) for page, found in times.items()}
        limit = None if link is None else 900
        rows += [
            Row(
                f"first verdict of {game.checker}, {name}",
                middle["ours"],
                "ms",
                limit,
                note=f"median of {repeats}, cold cache",
            ),
            Row("  a bare page in JavaScript", middle["bare"], "ms", note=f"tests/bench/{game.game}/twin/index.html"),
            Row(f"  ratio to the bare page, {name}", middle["ours"] / middle["bare"], "×", most),
            Row(
                "  the same page in JavaScript",
                middle["same"],
                "ms",
                note=f"tests/bench/{game.game}/twin/engine.js in our page",
            ),
            Row(f"  ratio to the same page, {name}", middle["ours"] / middle["same"], "×", most),
        ]
    return rows


def transferred(browser: Browser, site: Path, game: Measured) -> list[Row]:
    """The bytes of the runtime and the engine, and of an entry's page on a first visit; all gzipped."""
    with StaticServer(site, compress=True, cache=False) as server:
        _first_verdict(browser, server.url + _LANGUAGE + place(game.checker), game.checker)
        runtime = {path: size for path, size in server.sent if any(part in path for part in _RUNTIME)}
        everything = sum(size for _, size in server.sent)
        sizes = {path: _first_visit(browser, server, path) for path in (game.page, *game.visited)}
    visits = [
        Row(path, size / 1000, "KB", 110 if path == game.page else None, note="gzip, first visit, without what is kept")
        for path, size in sizes.items()
    ]
    return [
        Row(
            f"runtime and engine of {game.checker}",
            sum(runtime.values()) / 1000,
            "KB",
            275,
            note=f"gzip, {len(runtime)} files",
        ),
        Row("the whole checker page", everything / 1000, "KB", 430, note="gzip, first visit"),
        *visits,
    ]


def _first_visit(browser: Browser, server: StaticServer, path: str) -> int:
    """The bytes that the first visit to a page takes."""
    server.sent.clear()
    with _fresh_page(browser) as page:
        page.goto(server.url + path, wait_until="networkidle")
    return sum(size for _, size in server.sent)


def verdicts(browser: Browser, site: Path, game: Measured) -> list[Row]:
    """Question to answer in the page, through the worker."""
    rows = []
    with StaticServer(site, compress=True) as server:
        for timed in game.timed:
            times = _verdicts(browser, server.url, timed.checker, timed.requests())
            note = f"{len(times)} questions to {timed.checker}, through the worker; the slowest {max(times):.1f} ms"
            rows.append(Row(timed.what, median(times), "ms", timed.most, note=note))
    return rows


def _verdicts(browser: Browser, url: str, checker: str, requests: Requests) -> list[float]:
    """How long the page of a checker takes for each of these requests."""
    with _fresh_page(browser) as page:
        page.goto(url + _LANGUAGE + place(checker) + example_of(checker))
        page.locator("html[data-verdict]").wait_for(state="attached", timeout=60_000)
        times: list[float] = page.evaluate(_VERDICTS, [checker, requests])
    return times


def check_twin(browser: Browser, site: Path, game: Measured) -> None:
    """End the program unless the twin gives the engine's answers: else the comparison would be worth nothing.

    The way out of a refusal is the one thing that it does not work out.
    """
    requests = game.twin_requests()
    games = {game_of(game.checker): engine.open_game(game.game, facts(game.game))}
    with StaticServer(site) as server, _fresh_page(browser) as page:
        page.goto(f"{server.url}same/{game.game}/twin/")
        answers: list[dict[str, Any]] = page.evaluate(
            """async ([checker, requests]) => {
              const { ask } = await import('../js/engine/engine.js');
              return Promise.all(requests.map(async (request) => (await ask(checker, request)).answer));
            }""",
            [game.checker, requests],
        )
    for request, twin in zip(requests, answers, strict=True):
        ours = engine.check(game.checker, request, games)
        if twin != {**{key: ours[key] for key in twin}, "instead": None}:
            raise SystemExit(f"the twin disagrees with the engine about {json.dumps(request)}:\n{ours}\n{twin}")
