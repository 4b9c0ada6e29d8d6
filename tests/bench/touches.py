"""How long a touch waits for the frame that answers it on a phone four times as slow, and what a drawing weighs.

A journey is walked by taps and keys at the pace of a hand. What each took is what the browser itself says by Event
Timing: from the touch to the next frame that is painted after all that listened to it. Whatever else the machine does
meanwhile makes it longer: the figures are those of a quiet one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.bench.report import Row
from tests.browser.verdict import wait_for_form
from tests.browser.watch import EVERYTHING_IN_PLAY
from tests.static_server import StaticServer

SLOWER = 4
MOST = 200
"""Milliseconds that a touch may take on such a phone."""
HEAVIEST = 40
"""Kilobytes, compressed, that the drawing of a game may weigh."""
PAUSE = 350
LETTER = 180
"""Milliseconds between two taps, and between two letters."""

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# The longest event of a touch is what its person waited. Of one that took less than 16 ms nothing is told.
_NOTE_TOUCHES = """
window.__touches = {};
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries()) {
    if (id) window.__touches[id] = Math.max(duration, window.__touches[id] ?? 0);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


class Thumb:
    """A thumb on a page that answers slowly."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, selector: str, *having: str, times: int = 1, nth: int = 0) -> None:
        """Tap the first of what is drawn of a selector, or the one of that text or name."""
        target = self.page.locator(selector).locator("visible=true")
        for text in having:
            target = target.filter(has_text=text)
        for _ in range(times):
            target.nth(nth).scroll_into_view_if_needed()
            target.nth(nth).tap(force=True)
            self.page.wait_for_timeout(PAUSE)

    def type(self, text: str) -> None:
        """Type into what has the focus, letter by letter."""
        for letter in text:
            self.page.keyboard.press(letter if letter != " " else "Space")
            self.page.wait_for_timeout(LETTER)


def _pay(thumb: Thumb) -> None:
    wait_for_form(thumb.page)
    thumb.tap(".field__chosen button")
    thumb.tap("dialog[open] .card")
    for card in (3, 10, 20):
        thumb.tap(".copies button, .copies label, [data-input=allies] :is(button, label)", nth=card)
    thumb.tap(".field__step", nth=1, times=2)


def _find_a_lord(thumb: Thumb) -> None:
    thumb.page.locator("html[data-cards=ready]").wait_for(state="attached")
    thumb.tap(".finder__field")
    thumb.type("pearl cost<=7")
    for _ in range(4):
        thumb.page.keyboard.press("Backspace")
        thumb.page.wait_for_timeout(LETTER)


def _sift_lords(thumb: Thumb) -> None:
    thumb.page.locator("html[data-cards=ready]").wait_for(state="attached")
    for sign in (0, 2, 0):
        thumb.tap(".finder__sign", nth=sign)
    thumb.tap(".finder__tool[aria-expanded]")
    for chip in (0, 4):
        thumb.tap(".finder__panel :is(.chip, .finder__sign)", nth=chip)
    thumb.tap(".finder__panel > .button")
    thumb.tap(".finder__views button", nth=1)


def _keep_the_score(thumb: Thumb) -> None:
    thumb.page.locator(".pad__cell").first.wait_for()
    for digit in (1, 5, 3):
        thumb.tap(".pad__keys button", str(digit))
    thumb.tap(".pad__cell", nth=9)
    thumb.tap(".pad__keys button", "7", times=2)
    thumb.tap("button", "Result")


def _paint_the_mountain(thumb: Thumb) -> None:
    wait_for_form(thumb.page)
    for square in (0, 1, 7, 8):
        thumb.tap("[role=gridcell]", nth=square)
    thumb.tap(".squares__brush", nth=1)
    for square in (12, 13):
        thumb.tap("[role=gridcell]", nth=square)
    thumb.tap(".squares__group", nth=1)
    thumb.tap(".squares__undo", times=2)


def _move_a_troop(thumb: Thumb) -> None:
    wait_for_form(thumb.page)
    thumb.tap("[data-input=players] label", "3")
    for space in ("District 2a", "Desert 5", "Desert 6", "Desert 6", "Desert 5"):
        thumb.tap(f".chart__touch[aria-label='{space}'], .chart__touch[aria-label^='{space}:']")


def _explore(thumb: Thumb) -> None:
    wait_for_form(thumb.page)
    for _ in range(3):
        thumb.tap(".lane button", nth=-1)
    thumb.tap(".lane button")
    thumb.tap("[role=radio], .field label", nth=1)


def _search(thumb: Thumb) -> None:
    thumb.tap("[data-search-open]:not(form)")
    thumb.type("can i pay with pearls")


def _open_the_table(thumb: Thumb) -> None:
    thumb.tap("button[popovertarget=frame-table]:not([popovertargetaction])", nth=-1)
    thumb.page.locator("#frame-table[data-drawn]").wait_for()
    thumb.tap("#frame-table button", "Add a player")
    thumb.type("Ann")
    thumb.tap("#frame-table [popovertargetaction]")


def _practise(thumb: Thumb) -> None:
    for number in (1, 2):
        thumb.page.locator(f"html[data-question='{number}']").wait_for(state="attached")
        thumb.tap(".choice")
        thumb.page.locator(f"html[data-explained='{number}']").wait_for(state="attached")
        thumb.tap(".practice__next")


JOURNEYS: dict[str, tuple[str, Callable[[Thumb], None]]] = {
    "paying a lord": ("en/abyss/check/recruit/", _pay),
    "typing for a lord": ("en/abyss/lords/", _find_a_lord),
    "sifting lords": ("en/abyss/lords/", _sift_lords),
    "keeping the score": ("en/abyss/pad/", _keep_the_score),
    "exploring": ("en/abyss/check/explore/", _explore),
    "painting the mountain": ("en/mountain-king/check/statues/", _paint_the_mountain),
    "moving a troop": ("en/kemet/check/move/", _move_a_troop),
    "asking the search": ("en/abyss/rules/recruit/", _search),
    "the table and its players": ("en/abyss/", _open_the_table),
    "practising": ("en/abyss/practice/", _practise),
}
"""What is walked: where each begins, and its touches."""


def _walked(browser: Browser, server: StaticServer, name: str) -> list[float]:
    """The milliseconds that each touch of a journey took."""
    path, walk = JOURNEYS[name]
    context = browser.new_context(service_workers="block", **PHONE)
    context.add_init_script(EVERYTHING_IN_PLAY + _NOTE_TOUCHES)
    page = context.new_page()
    try:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(server.url + path)
        page.wait_for_timeout(1500)
        walk(Thumb(page))
        page.wait_for_timeout(1000)
        touches: list[float] = page.evaluate("Object.values(window.__touches)")
    finally:
        context.close()
    if not touches:
        raise SystemExit(f"the browser noted no touch of “{name}”: adapt tests/bench/touches.py")
    return touches


def _quartile(values: list[float]) -> float:
    """The least of these values that three quarters of them do not exceed."""
    return sorted(values)[math.ceil(0.75 * len(values)) - 1]


def answers(browser: Browser, site: Path) -> list[Row]:
    """What the touches of each journey took, and three quarters of all journeys at their slowest touch."""
    with StaticServer(site, compress=True) as server:
        taken = {name: _walked(browser, server, name) for name in JOURNEYS}
    slowest = [max(touches) for touches in taken.values()]
    note = f"75th percentile of {len(JOURNEYS)} journeys, each at its slowest touch; CPU {SLOWER} times as slow"
    return [
        Row("the answer to a touch", _quartile(slowest), "ms", MOST, note=note),
        *(
            Row(f"  {name}", _quartile(took), "ms", note=f"{len(took)} touches, the slowest {max(took):.0f} ms")
            for name, took in taken.items()
        ),
    ]


DRAWN = {"abyss": ("explore", "limits"), "kemet": ("move", "setup"), "mountain-king": ("statues", "end")}
"""Of each game a form that is touched on its drawing, and one that has none."""


def drawings(browser: Browser, site: Path) -> list[Row]:
    """What a form with a drawing fetches that a form without one and the pages of the game do not.

    The page of the form and its part of the engine come with every form: they are left out.
    """
    rows = []
    with StaticServer(site, compress=True, cache=False) as server:
        for game, (drawn, plain) in DRAWN.items():
            with_it = _fetched(browser, server, f"en/{game}/check/{drawn}/")
            paths = (f"en/{game}/check/{plain}/", f"en/{game}/learn/", f"en/{game}/")
            others = {sent for path in paths for sent in _fetched(browser, server, path)}
            own = {path: size for path, size in with_it.items() if path not in others}
            note = f"gzip, {len(own)} files that are fetched with its forms only"
            rows.append(Row(f"the drawing of {game}", sum(own.values()) / 1000, "KB", HEAVIEST, note=note))
    return rows


def _fetched(browser: Browser, server: StaticServer, path: str) -> dict[str, int]:
    """What a page fetches beside itself and its part of the engine, with the bytes of each."""
    server.sent.clear()
    context = browser.new_context(service_workers="block", **PHONE)
    context.new_page().goto(server.url + path, wait_until="networkidle")
    context.close()
    return {sent: size for sent, size in server.sent if not sent.endswith("/") and "/engine/" not in sent}
