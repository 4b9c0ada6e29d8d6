"""Tabs that Playwright drives: Chromium of any age by its own protocol, Debian's Firefox by WebDriver BiDi."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

from tests.browser.tab import SIZE, LeavingError, Opened, Tab
from tests.browser.watch import PATIENCE

_NOT_OURS = (
    "Found a 'popover' attribute",  # what a Chromium from before popovers says of each
    # What Firefox says of a script that was on its way when its page was left. Of one that is not there the page
    # itself complains.
    "error loading dynamically imported module",
)


class PlaywrightTab(Tab):
    """A tab in a context of Playwright's that is kept from tab to tab, as an origin of its own is clean enough."""

    def __init__(self, name: str, page: Page, heard: list[str], folder: Path, *, keeps: bool) -> None:
        super().__init__(folder, keeps=keeps)
        self.name = name
        self.page = page
        self._heard = heard
        self._heard.clear()
        self.resize(*SIZE)

    def complaints(self) -> list[str]:
        """Those of the page, and what the browser wrote into its console since the tab was opened."""
        return list(dict.fromkeys([*super().complaints(), *self._heard]))

    def type(self, text: str) -> None:
        """Type a text."""
        self.page.keyboard.type(text)

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path | str) -> None:
        """Write what is seen into a PNG."""
        self.page.screenshot(path=path, caret="initial")

    def _go(self, address: str) -> None:
        self.page.goto(address)

    def _run(self, function: str, given: str) -> str:
        try:
            found: str = self.page.evaluate(function, given)
        except Error as error:
            if "navigat" not in str(error) and "context" not in str(error):
                raise
            raise LeavingError from error
        return found

    def _tap(self, find: str, *given: str) -> None:
        node = self.page.evaluate_handle(f"(given) => ({find})(...given)", list(given)).as_element()
        assert node, f"is gone: {given}"
        node.click()


class OpenPlaywright(Opened):
    """A browser of Playwright's."""

    def __init__(self, name: str, browser: Browser, **options: Any) -> None:
        """``options`` are those of ``Browser.new_context``."""
        self._name = name
        self._browser = browser
        self._context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, **options)
        self._page = self._context.new_page()
        self._page.set_default_timeout(PATIENCE)
        self._heard: list[str] = []
        self._page.on("console", self._hear)
        self._page.on("pageerror", lambda error: self._note(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} ({message.location.get('url')})")

    def _note(self, text: str) -> None:
        if not text.startswith(_NOT_OURS):
            self._heard.append(text)

    def tab(self, folder: Path, *, keeps: bool = False) -> Tab:
        """A tab at the site in this folder."""
        return PlaywrightTab(self._name, self._page, self._heard, folder, keeps=keeps)

    def close(self) -> None:
        """Close the context; who has opened the browser ends it."""
        self._context.close()
