"""Browsers as old as the floor, and older: what they lack is taken away from Chromium before the page's own scripts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from generator.text.floor import FLOOR
from tests.browser.conftest import Visit
from tests.browser.pages import PAGES_OF_CHECKERS
from tests.browser.tab import Tab
from tests.browser.verdict import wait_for_form
from tests.static_server import StaticServer

IN_CHROMIUM = pytest.mark.parametrize("opened_browser", ["chromium"], indirect=True)

NO_POPOVERS = """
for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
addEventListener("click", (event) => event.preventDefault(), true);
"""
"""The scripts find none, and a press on a button opens none by itself."""

OLD = """
window.RegExp = class extends RegExp {
  constructor(text, flags) {
    if (/\\(\\?<[=!]/.test(text)) throw new SyntaxError(text);
    super(text, flags);
  }
};
"""
"""A browser without look-behinds, such as Safari before 16.4."""


@IN_CHROMIUM
@pytest.mark.parametrize("path", ["abyss/check/recruit/", "abyss/pad/", "abyss/practice/"])
def test_a_browser_below_the_floor_is_told_what_is_needed(tab: Tab, path: str) -> None:
    tab.before(OLD)
    tab.go(f"en/{path}")
    needed = tab.text("[data-too-old]")
    assert tab.run("() => document.querySelector('[data-too-old]').getClientRects().length")
    assert all(f"{name.capitalize()} {version}" in needed for name, version in FLOOR.items())
    assert tab.run("() => document.documentElement.classList.contains('no-js')")
    assert not tab.run("() => document.querySelector('[data-too-old] + *').getClientRects().length")


@IN_CHROMIUM
def test_a_browser_above_the_floor_is_told_nothing(tab: Tab) -> None:
    tab.go("en/abyss/check/recruit/")
    assert not tab.run("() => document.querySelector('[data-too-old]').getClientRects().length")
    assert tab.run("() => document.querySelector('[data-too-old] + *').getClientRects().length")


@IN_CHROMIUM
def test_rules_can_be_read_below_the_floor(tab: Tab) -> None:
    tab.before(OLD)
    tab.go("en/abyss/rules/setup/")
    assert tab.text("h1")
    assert tab.text("main p")


@IN_CHROMIUM
@pytest.mark.parametrize("path", ["", "abyss/", "abyss/check/recruit/", "abyss/learn/", "guides/players/"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_deep_grounds_have_the_letters_of_the_dark(tab: Tab, path: str, scheme: str) -> None:
    """What is said on a deep ground is as bright in either scheme, as it is where a browser settles it there itself."""
    tab.go(f"en/{path}")
    colours = tab.run(
        """(scheme) => {
          document.documentElement.dataset.scheme = scheme;
          const names = ["--good", "--bad", "--open", "--gold-wash", "--paper"];
          const read = (node) => names.map((name) => getComputedStyle(node).getPropertyValue(name).trim());
          const deep = [...document.querySelectorAll(".deep")].map(read);
          document.documentElement.dataset.scheme = "dark";
          return [deep, read(document.documentElement)];
        }""",
        scheme,
    )
    assert colours[0]
    assert all(deep == colours[1] for deep in colours[0])


@IN_CHROMIUM
def test_a_button_opens_its_panel_where_popovers_are_unknown(tab: Tab) -> None:
    tab.before(NO_POPOVERS)
    tab.go("en/abyss/rules/setup/")
    shown = "() => [...document.querySelectorAll('[popover][data-open]')].map(({ id }) => id)"
    assert tab.run(shown) == []
    tab.tap("main .term")
    assert [name.split("-")[0] for name in tab.run(shown)] == ["term"]
    tab.tap("h1")
    assert tab.run(shown) == []
    tab.tap("main .term")
    tab.key("Escape")
    assert tab.run(shown) == []
    assert tab.run("() => document.activeElement.classList.contains('term')")


NO_HAS = """
const supports = CSS.supports;
CSS.supports = (...given) => !String(given).includes(":has(") && supports.apply(CSS, given);
"""


@pytest.fixture
def before_has(visit: Visit, site_server: StaticServer) -> Callable[[str], Page]:
    """Opens a page in a browser that drops rules with ``:has()``, as Firefox did until 120."""
    page = visit(fresh=True).page

    def dropped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(":has(", ":unheard-of("))

    def go(path: str) -> Page:
        page.goto(site_server.url + path)
        page.locator("html.no-has").wait_for()
        return page

    page.route("**/*.css", dropped)
    page.add_init_script(NO_HAS)
    return go


LOOK = """(nodes) => nodes.map((node) => {
  const { borderTopColor, boxShadow, outlineStyle } = getComputedStyle(node);
  const { opacity } = getComputedStyle(node.querySelector(".face") ?? node);
  return [borderTopColor, boxShadow, outlineStyle, opacity].join();
})"""


def test_a_chosen_card_is_marked_without_has(before_has: Callable[[str], Page]) -> None:
    page = before_has("en/" + PAGES_OF_CHECKERS["kemet/battle"])
    wait_for_form(page)
    cards = page.locator(".field__few").first.locator(".field__few-one")
    assert len(set(cards.evaluate_all(LOOK))) == 1
    for place in (0, 3):
        cards.nth(place).click()
        page.locator(f":nth-match(.field__few-one, {place + 1})[data-has-checked]").wait_for()
        looks = cards.evaluate_all(LOOK)
        assert [look for look in looks if looks.count(look) == 1] == [looks[place]]


def test_seats_and_focus_follow_without_has(before_has: Callable[[str], Page]) -> None:
    page = before_has("en/abyss/learn/")
    scene = page.locator(".table__scene").first
    chips = scene.locator(".table__players .chip")
    for place in range(chips.count()):
        chips.nth(place).click()
        players = int(chips.nth(place).locator("input").input_value())
        expect(scene.locator(f"[data-players='{players}']:visible").first).to_be_visible()
        expect(scene.locator(f".table__seat:not([data-players='{players}']):visible")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(scene.locator(".table__players .chip[data-has-focus]")).to_have_count(1)
    looks = chips.evaluate_all(LOOK)
    assert len({*looks}) > 1
