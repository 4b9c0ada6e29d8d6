"""A browser page under watch: every request, console error and policy violation is noted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from generator.render.set_counts import expansions
from tests.games import GAMES

_NOTE_VIOLATIONS = """
window.__violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.__violations.push(`${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
});
"""


_EXPANSIONS = {game.id: [part.id for part in expansions(game)] for game in GAMES.values()}
EVERYTHING_IN_PLAY = f"""
try {{
  for (const [game, sets] of Object.entries({json.dumps(_EXPANSIONS)})) {{
    const key = `fathom:sets:${{game}}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(sets));
  }}
}} catch {{ /* a page without storage */ }}
"""

WHOLE = """
async ([folder, game]) => {
  await navigator.serviceWorker.ready;
  const root = new URL("..", folder);
  const [build] = (await (await fetch(new URL("sw.js", root))).text()).split("\\n");
  const names = Object.keys(JSON.parse(build.slice("const BUILD = ".length, -1)).lists);
  const games = names.flatMap((name) => /^engine.(.+).offline.json$/.exec(name)?.[1] ?? []);
  const own = game || (games.length === 1 ? games[0] : "");
  const tag = folder.slice(root.href.length);
  const wanted = [];
  for (const name of [tag, ...(own ? [`engine/${own}/`, `${tag}${own}/`] : [])]) {
    const { first } = await (await fetch(new URL(`${name}offline.json`, root))).json();
    wanted.push(...first.map((address) => new URL(address, root).href));
  }
  for (let there; !there || !wanted.every((address) => there.has(address)); ) {
    await new Promise((done) => setTimeout(done, 100));
    there = new Set();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) there.add(url);
    }
  }
}
"""
"""Waits in the page until all is kept that a first visit keeps: is given the address of a language and a game."""


def wait_until_kept(page: Page, folder: str, game: str = "") -> None:
    """Wait until all is kept that a first visit to a game keeps in the language whose folder has this address.

    Of a site with one game any page is a visit to that.
    """
    page.evaluate(WHOLE, [folder, game])


PATIENCE = 60_000
"""For how many milliseconds a test waits for what is to come: on a busy machine everything takes its time."""


@dataclass
class Watched:
    """A page, and what was seen of it. ``requests`` are full URLs, of workers too; ``errors`` are console texts."""

    page: Page
    origin: str
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    @property
    def context(self) -> BrowserContext:
        """The page's own context: its cookies, caches and storage belong to no other test."""
        return self.page.context

    def foreign(self) -> list[str]:
        """The requests that left the origin."""
        own = (self.origin + "/", "data:", "blob:", "about:")
        return [url for url in self.requests if not url.startswith(own)]

    def violations(self) -> list[str]:
        """The violations of the Content-Security-Policy by the document that is open now."""
        found: list[str] = self.page.evaluate("window.__violations || []")
        return found

    def complaints(self) -> list[str]:
        """All that must never happen on any page, as texts for an assertion."""
        return [
            *(f"request to another origin: {url}" for url in self.foreign()),
            *(f"console: {text}" for text in self.errors),
            *(f"failed: {text}" for text in self.failures),
            *(f"policy: {text}" for text in self.violations()),
        ]


@contextmanager
def watched(browser: Browser, origin: str, *, all_sets: bool = True, **options: Any) -> Iterator[Watched]:
    """Open a page in a context of its own and watch it; ``options`` are those of ``Browser.new_context``.

    Its reader has all expansions in play, unless ``all_sets`` says that nothing was chosen yet.
    """
    context = browser.new_context(**options)
    if all_sets:
        context.add_init_script(EVERYTHING_IN_PLAY)
    context.add_init_script(_NOTE_VIOLATIONS)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    seen = Watched(page, origin)

    def on_request(request: Request) -> None:
        seen.requests.append(request.url)

    def on_response(response: Response) -> None:
        if response.status >= 400:
            seen.failures.append(f"{response.status} {response.url}")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location
            seen.errors.append(f"{message.text} ({where.get('url')}:{where.get('lineNumber')})")

    context.on("request", on_request)
    context.on("response", on_response)
    context.on("console", on_console)
    context.on("weberror", lambda error: seen.errors.append(str(error.error)))
    try:
        yield seen
    finally:
        context.close()
