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
from tests.bench.report import Row, median
from tests.bench.timed_questions import GAME, facts, hand_requests, recruit_requests
from tests.browser.verdict import example_of
from tests.static_server import Link, StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

TWIN = Path(__file__).parent / "twin"
SLOW = Link(1_200_000, 0.1)
CHECKER = "en/abyss/check/recruit/"
LORD = "en/abyss/lords/master-of-magic/"
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
  const { ask, ready } = await import(new URL("../../../../checker/engine.js", location.href));
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
    """Put two twins with the game's facts beside a copy of the site.

    ``twin/`` is a bare page with a form and a few lines of script. ``same/`` is the site's own checker page, but the
    answers are made by the twin's JavaScript: what remains of the difference is the price of the engine alone.
    """
    data = json.dumps(facts(), separators=(",", ":"))
    same = site / "same"
    shutil.copytree(site, same)
    for root in (site, same):
        shutil.copytree(TWIN, root / "twin")
        (root / "twin" / "facts.json").write_text(data, encoding="utf-8")
    for name in ("engine.js", "recruit.js"):
        shutil.copy(TWIN / name, same / "checker" / name)
    page = same / CHECKER / "index.html"
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


def _first_verdict(browser: Browser, url: str) -> float:
    with _fresh_page(browser) as page:
        page.goto(url + example_of(f"{GAME}/recruit"))
        page.locator("html[data-verdict]").wait_for(state="attached", timeout=60_000)
        return float(page.evaluate("window.__answered"))


def first_verdicts(browser: Browser, site: Path, repeats: int = 9) -> list[Row]:
    """The first verdict from a cold cache against the twins', near and far, all in turn."""
    rows = []
    pages = {"ours": CHECKER, "bare": "twin/", "same": "same/" + CHECKER}
    for name, link, most in (("loopback", None, 2.5), ("1.2 MB/s, 100 ms", SLOW, 2.0)):
        times: dict[str, list[float]] = {page: [] for page in pages}
        with StaticServer(site, compress=True, cache=False, link=link) as server:
            for round_ in range(repeats + 1):  # the first round fills the server's store of gzipped files
                for page, path in pages.items():
                    elapsed = _first_verdict(browser, server.url + path)
                    if round_:
                        times[page].append(elapsed)
        middle = {page: median(found) for page, found in times.items()}
        limit = None if link is None else 1000
        rows += [
            Row(f"first verdict, {name}", middle["ours"], "ms", limit, note=f"median of {repeats}, cold cache"),
            Row("  a bare page in JavaScript", middle["bare"], "ms", note="tests/bench/twin/index.html"),
            Row(f"  ratio to the bare page, {name}", middle["ours"] / middle["bare"], "×", most),
            Row("  the same page in JavaScript", middle["same"], "ms", note="tests/bench/twin/engine.js in our page"),
            Row(f"  ratio to the same page, {name}", middle["ours"] / middle["same"], "×", most),
        ]
    return rows


def transferred(browser: Browser, site: Path) -> list[Row]:
    """The bytes of the runtime and the engine, and of a lord's page on a first visit; all gzipped."""
    with StaticServer(site, compress=True, cache=False) as server:
        _first_verdict(browser, server.url + CHECKER)
        runtime = {path: size for path, size in server.sent if any(part in path for part in _RUNTIME)}
        everything = sum(size for _, size in server.sent)
        server.sent.clear()
        with _fresh_page(browser) as page:
            page.goto(server.url + LORD, wait_until="networkidle")
        lord = sum(size for _, size in server.sent)
    return [
        Row("runtime and engine", sum(runtime.values()) / 1000, "KB", 250, note=f"gzip, {len(runtime)} files"),
        Row("the whole checker page", everything / 1000, "KB", note="gzip, first visit"),
        Row("a lord's page", lord / 1000, "KB", 100, note="gzip, first visit, without what is kept for offline use"),
    ]


def verdicts(browser: Browser, site: Path) -> list[Row]:
    """Question to answer in the page, through the worker."""
    with StaticServer(site, compress=True) as server:
        recruit = _verdicts(browser, server.url, "recruit", recruit_requests(300))
        hands = _verdicts(browser, server.url, "hand", hand_requests(60))
    return [
        Row("a verdict in the browser", median(recruit), "ms", 5, note="300 questions, through the worker"),
        Row("twelve cards, six lords", median(hands), "ms", 50, note="60 hands, through the worker"),
        Row("  the slowest of those hands", max(hands), "ms"),
    ]


def _verdicts(browser: Browser, url: str, checker: str, requests: list[dict[str, Any]]) -> list[float]:
    """How long the page of a checker takes for each of these requests."""
    with _fresh_page(browser) as page:
        page.goto(f"{url}en/{GAME}/check/{checker}/" + example_of(f"{GAME}/{checker}"))
        page.locator("html[data-verdict]").wait_for(state="attached", timeout=60_000)
        times: list[float] = page.evaluate(_VERDICTS, [f"{GAME}/{checker}", requests])
    return times


def check_twin(browser: Browser, site: Path) -> None:
    """End the program unless the twin gives the engine's answers: else the comparison would be worth nothing.

    The way out of a refusal is the one thing that it does not work out.
    """
    requests = recruit_requests(400, seed=3, base=True)
    games = {GAME: engine.open_game(GAME, facts())}
    with StaticServer(site) as server, _fresh_page(browser) as page:
        page.goto(server.url + "twin/")
        answers: list[dict[str, Any]] = page.evaluate(
            """async (requests) => {
              const { recruit } = await import('./recruit.js');
              const facts = await (await fetch('facts.json')).json();
              return requests.map((request) => recruit(facts, request));
            }""",
            requests,
        )
    for request, twin in zip(requests, answers, strict=True):
        ours = engine.check(f"{GAME}/recruit", request, games)
        if twin != {**{key: ours[key] for key in twin}, "instead": None}:
            raise SystemExit(f"the twin disagrees with the engine about {json.dumps(request)}:\n{ours}\n{twin}")
