"""Windows that are kept open from test to test.

A new context costs Chromium a second of the processor, a page in one that is open a third of it. So a window is lent to
one test at a time, and the next test finds it as good as new: no storage, no cookies, no routes, no media, and the
size, the mouse and the notes of a first visit.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, NoReturn

from playwright.sync_api import Browser, CDPSession, Error, ViewportSize

from tests.browser.watch import Watched, watched

MAX_IDLE = 5
"""So many windows wait for the next test; each is a process that takes memory."""

_STAYS = ("add_init_script", "expose_binding", "expose_function")
"""What nobody can take back from a page or its context."""


def _refuse(*_: object, **__: object) -> NoReturn:
    raise AssertionError("this would stay for the next test: use `visit(path, fresh=True)`")


class Window:
    """A context with a page, for all who ask for the same options."""

    def __init__(self, browser: Browser, origin: str, options: dict[str, Any], *, is_kept: bool) -> None:
        self.is_kept = is_kept
        self.key = repr((origin, sorted(options.items())))
        self._stack = ExitStack()
        self.seen = self._stack.enter_context(watched(browser, origin, **options))
        self.origin = origin
        self._viewport: ViewportSize | None = self.seen.page.viewport_size
        self._session: CDPSession = self.seen.context.new_cdp_session(self.seen.page)
        for name in _STAYS if is_kept else ():
            for part in (self.seen.page, self.seen.context):
                setattr(part, name, _refuse)

    def clear(self) -> bool:
        """Undo what a test did; False if that cannot be done."""
        page, context = self.seen.page, self.seen.context
        try:
            for other in context.pages:
                if other != page:
                    other.close()
            context.unroute_all(behavior="ignoreErrors")
            page.unroute_all(behavior="ignoreErrors")
            page.evaluate("try { sessionStorage.clear(); } catch { /* no place of its own */ }")
            page.mouse.move(-1, -1)
            page.goto("about:blank")
            page.emulate_media(media="null")
            if self._viewport:
                page.set_viewport_size(self._viewport)
            context.clear_cookies()
            self._session.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": "all"})
        except Error:
            return False
        for notes in (self.seen.requests, self.seen.errors, self.seen.failures):
            notes.clear()
        return True

    def close(self) -> None:
        """Close it for good."""
        self._stack.close()


class Windows:
    """All windows of a browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Window] = []
        self._lent: list[Window] = []

    def lend(self, origin: str, *, fresh: bool = False, **options: Any) -> Watched:
        """A window with these options of ``Browser.new_context``; a fresh one was nobody's and goes to nobody."""
        options.setdefault("service_workers", "block")
        is_kept = not fresh and options["service_workers"] == "block"
        wanted = repr((origin, sorted(options.items())))
        window = next((window for window in self._idle if is_kept and window.key == wanted), None)
        if window:
            self._idle.remove(window)
        else:
            window = Window(self._browser, origin, options, is_kept=is_kept)
        self._lent.append(window)
        return window.seen

    def take_back(self) -> None:
        """All that were lent: a test is over."""
        for window in self._lent:
            if window.is_kept and window.clear():
                self._idle.append(window)
            else:
                window.close()
        self._lent.clear()
        while len(self._idle) > MAX_IDLE:
            self._idle.pop(0).close()

    def close(self) -> None:
        """Close them all."""
        for window in self._idle:
            window.close()
        self._idle.clear()
