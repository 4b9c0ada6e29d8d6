"""One page in whichever browser, asked in the few words that all of them understand.

A test that takes the fixture ``tab`` runs in Chromium, Firefox and WebKit: Playwright drives the first two, the
WebDriver of WebKitGTK the third. So there are no locators here. What a person does is ``tap``, ``type``, ``key``,
``back``; what X without storage, caches or workers of anybody else; ``tab.server`` may fail (``fault``), be slow
(``link``) or stop.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from tests.browser.watch import EVERYTHING_IN_PLAY, PATIENCE
from tests.static_server import StaticServer

BROWSERS = ("chromium", "firefox", "webkit")
"""All that ``make test`` runs."""
OTHERS = BROWSERS[1:]
"""Those in which not every test runs."""
OLD = "old-chromium"
"""The oldest that the site promises to work in, which ``make full`` alone runs."""

SIZE = (460, 820)
"""A phone. WebKit's window, which has a frame, cannot be narrower than 447 pixels."""

_WATCH = """
window.__complaints = [];
{
  const note = (text) => window.__complaints.push(String(text));
  let left = false; // what was on its way then is given up, which a page hears when somebody comes back to it
  for (const going of ["beforeunload", "pagehide"]) addEventListener(going, () => (left = true));
  const address = ({ src, href }) => src ?? href?.baseVal ?? href;
  const onError = ({ message, target }) => (message || !left) && note(message || `did not load: ${address(target)}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason?.stack ?? reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note(`policy: ${violatedDirective}: ${blockedURI}`);
  });
  const say = console.error;
  console.error = (...what) => { note(what.join(" ")); say(...what); };
}
"""
_WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"

_FIND = """
(selector, having) => {
  const said = (node) => node.innerText || node.getAttribute("aria-label") || node.value || "";
  const text = (node) => said(node).replace(/\\s+/g, " ").trim();
  const shown = [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
  const whole = shown.find((node) => !having || text(node) === having);
  const found = whole ?? shown.find((node) => text(node).includes(having)) ?? null;
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}
"""


class LeavingError(Exception):
    """The page went before it had answered."""


class Tab(ABC):
    """A page in some browser."""

    name: str
    """Which of ``BROWSERS`` it is."""

    def __init__(self, folder: Path, *, keeps: bool) -> None:
        """A page of the site in this folder. ``keeps``: with its service worker, as it is, and not watched over."""
        self.server = StaticServer(folder, compress=True)
        self.server.start()
        if not keeps:
            self.before(_WATCH + _WITHOUT_WORKER + EVERYTHING_IN_PLAY)

    def before(self, script: str) -> None:
        """Run a script in each document before its own: take away what an older browser has not, say."""
        self.server.preface += script

    def go(self, path: str = "") -> None:
        """Open a page, given its path below the root of the site, and wait until it is loaded."""
        self._go(self.server.url + path)

    def run(self, function: str, *given: Any) -> Any:
        """What a function of the page returns, or promises: ``tab.run("(a) => document.title + a", "!")``."""
        return json.loads(
            self._run(
                f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)",
                json.dumps(given),
            )
        )

    def until(self, function: str, *given: Any) -> Any:
        """Wait until a function of the page returns something true, and give that."""
        asked = f"async (...given) => [await ({function})(...given)].filter(Boolean)"
        end = time.monotonic() + PATIENCE / 1000
        while not (found := self._asked(asked, *given)):
            if time.monotonic() > end:
                raise AssertionError(
                    f"never came true in {self.name} at {self.run('() => location.href')}: {function} {given}"
                )
            time.sleep(0.03)
        return found[0]

    def _asked(self, function: str, *given: Any) -> Any:
        try:
            return self.run(function, *given)
        except LeavingError:  # what is waited for may be the next page
            return None

    def tap(self, selector: str, having: str = "") -> None:
        """Press the first element of a selector that is drawn and has a text, as a whole or else in part."""
        self.until(f"(...given) => Boolean(({_FIND})(...given))", selector, having)
        self._tap(_FIND, selector, having)

    def text(self, selector: str = "body") -> str:
        """The text of the first element of a selector as it is seen, in one line."""
        found: str = self.run("(selector) => document.querySelector(selector)?.innerText ?? ''", selector)
        return " ".join(found.split())

    def back(self) -> None:
        """Go back, as by the button of the phone; what comes then has to be waited for."""
        self.run("() => { setTimeout(() => history.back()); }")

    def complaints(self) -> list[str]:
        """What went wrong on the page that is open: errors, what did not load, what the policy forbade."""
        found: list[str] = self.run("() => window.__complaints ?? []")
        return found

    def close(self) -> None:
        """Leave the site, and stop its server."""
        self._go("about:blank")
        self.server.stop()

    @abstractmethod
    def type(self, text: str) -> None:
        """Type a text into what has the focus."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key by its name in the standard: ``Enter``, ``Tab``, ``ArrowDown``, ``Escape``, ``Backspace``."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page about this size."""

    @abstractmethod
    def picture(self, path: Path | str) -> None:
        """Write what is seen into a PNG."""

    @abstractmethod
    def _go(self, address: str) -> None: ...

    @abstractmethod
    def _run(self, function: str, given: str) -> str: ...

    @abstractmethod
    def _tap(self, find: str, *given: str) -> None: ...


class Opened(ABC):
    """A browser that stays open for a whole run, and lends one tab at a time."""

    @abstractmethod
    def tab(self, folder: Path, *, keeps: bool = False) -> Tab:
        """A tab at the site in this folder that knows of no tab before it."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""
