"""Bars at the edges of a window: one in the place of the dock leaves its ways open, and low windows have hardly any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import Visit
from tests.browser.pages import KINDS, PAGES_OF_CHECKERS, PHONE, WIDTH
from tests.browser.verdict import example_of, wait_for_answer
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

LOW = {"width": 320, "height": 256}
"""A window of 1280 × 1024 that is magnified four times."""

MOST = 50
"""So many pixels of such a window may be covered."""

COVERED = """() => {
  scrollTo(0, 300);
  const lines = Array.from({ length: innerHeight }, (_, y) => y + 0.5);
  const stays = (node) => node && (/fixed|sticky/.test(getComputedStyle(node).position) || stays(node.parentElement));
  return lines.filter((y) => stays(document.elementFromPoint(innerWidth / 3, y))).length;
}"""
"""How many lines of pixels do not scroll with the page."""


BUSY = """() => {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(tell, options) {
      const kept = [];
      super((entries) => {
        kept.push(...entries);
        setTimeout(() => kept.length && tell(kept.splice(0), this), 400);
      }, options);
    }
  };
}"""
"""What is in sight is told late and all at once, as browsers do that have no time."""


def _answered(page: Page) -> None:
    wait_for_answer(page)
    expect(page.locator("[data-checker=bar]")).to_be_visible()


def _choosing(page: Page) -> None:
    page.locator("html[data-cards=ready]").wait_for()
    page.get_by_role("button", name="Compare").first.click()
    expect(page.locator(".compare-bar")).to_be_visible()


def _pad(page: Page) -> None:
    expect(page.locator(".pad__bar")).to_be_visible()


BARRED = {
    "verdict": (PAGES_OF_CHECKERS["abyss/recruit"] + example_of("abyss/recruit"), _answered),
    "cards to compare": ("abyss/lords/", _choosing),
    "pad": ("abyss/pad/", _pad),
}


@pytest.mark.parametrize("what", BARRED)
def test_a_bar_in_the_place_of_the_dock_leaves_search_and_home_in_reach(visit: Visit, what: str) -> None:
    path, ready = BARRED[what]
    page = visit(f"en/{path}", viewport=PHONE, has_touch=True).page
    ready(page)
    expect(page.locator(".dock")).to_be_hidden()
    expect(page.locator(".top__mark")).to_be_in_viewport()
    found = page.locator("[data-search-open]:visible")
    expect(found).to_have_count(1)
    expect(found).to_have_accessible_name("Search")
    found.tap()
    expect(page.locator(".search__field")).to_be_focused()


@pytest.mark.parametrize("kind", ["home", "game", "chapter", "aid", "learn", "table", "practice", "languages"])
def test_pages_of_low_windows_scroll_with_their_bars(visit: Visit, kind: str) -> None:
    page = visit(f"en/{KINDS[kind]}", viewport=LOW).page
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("what", BARRED)
def test_a_bar_of_a_low_window_is_low(visit: Visit, what: str) -> None:
    path, ready = BARRED[what]
    page = visit(f"en/{path}", viewport=LOW).page
    ready(page)
    page.wait_for_function(COVERED)
    assert page.evaluate(COVERED) <= MOST


@pytest.fixture(scope="module")
def with_scrollbars(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium whose scrollbars take room, as those of desks do."""
    browser = playwright.chromium.launch(
        executable_path=find_chromium(), args=[*CHROMIUM_ARGUMENTS], ignore_default_args=["--hide-scrollbars"]
    )
    yield browser
    browser.close()


@pytest.mark.parametrize("width", [800, 1280])
def test_nothing_goes_below_a_scrollbar_that_takes_room(
    with_scrollbars: Browser, site_server: StaticServer, width: int
) -> None:
    page = with_scrollbars.new_page(viewport={"width": width, "height": 700}, service_workers="block")
    for path in (KINDS[kind] for kind in ("home", "game", "learn", "entry")):
        page.goto(f"{site_server.url}en/{path}")
        room = page.evaluate("document.documentElement.clientWidth")
        assert room < width, "this browser's scrollbars take no room"
        page.wait_for_function(f"() => {WIDTH} <= {room}")


def test_a_chosen_card_has_a_frame_in_the_readers_own_colours(visit: Visit) -> None:
    path = PAGES_OF_CHECKERS["kemet/battle"] + example_of("kemet/battle")
    page = visit(f"en/{path}", viewport=PHONE, forced_colors="active").page
    wait_for_answer(page)
    frames = page.locator(".field__few-one:has(> .face)").evaluate_all(
        """(cards) => cards.map((card) => {
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(card);
          const isFramed = outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && parseFloat(outlineOffset) >= 0;
          return [card.querySelector("input").checked, isFramed];
        })"""
    )
    assert {tuple(one) for one in frames} == {(True, True), (False, False)}


def test_a_busy_browser_has_the_bar_for_what_is_out_of_sight_now(visit: Visit) -> None:
    path = PAGES_OF_CHECKERS["abyss/recruit"] + example_of("abyss/recruit")
    page = visit(f"en/{path}", viewport=PHONE, fresh=True).page
    page.add_init_script(f"({BUSY})()")
    page.reload()
    wait_for_answer(page)
    bar = page.locator("[data-checker=bar]")
    page.locator(".answer__headline").scroll_into_view_if_needed()
    expect(bar).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    expect(bar).to_be_visible()
    page.evaluate("""async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      document.querySelector(".answer__headline").scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      scrollTo({ top: 0, behavior: "instant" });
      await frame();
    }""")
    page.wait_for_timeout(900)
    expect(bar).to_be_visible()
