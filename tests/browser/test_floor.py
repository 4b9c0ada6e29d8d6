"""Browsers as old as the floor, and older: what they lack is taken away from Chromium before the page's own scripts."""

from __future__ import annotations

import pytest

from generator.text.floor import FLOOR
from tests.browser.tab import Tab

pytestmark = pytest.mark.parametrize("opened_browser", ["chromium"], indirect=True)

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


@pytest.mark.parametrize("path", ["abyss/check/recruit/", "abyss/pad/", "abyss/practice/"])
def test_a_browser_below_the_floor_is_told_what_is_needed(tab: Tab, path: str) -> None:
    tab.before(OLD)
    tab.go(f"en/{path}")
    needed = tab.text("[data-too-old]")
    assert tab.run("() => document.querySelector('[data-too-old]').getClientRects().length")
    assert all(f"{name.capitalize()} {version}" in needed for name, version in FLOOR.items())
    assert tab.run("() => document.documentElement.classList.contains('no-js')")
    assert not tab.run("() => document.querySelector('[data-too-old] + *').getClientRects().length")


def test_a_browser_above_the_floor_is_told_nothing(tab: Tab) -> None:
    tab.go("en/abyss/check/recruit/")
    assert not tab.run("() => document.querySelector('[data-too-old]').getClientRects().length")
    assert tab.run("() => document.querySelector('[data-too-old] + *').getClientRects().length")


def test_rules_can_be_read_below_the_floor(tab: Tab) -> None:
    tab.before(OLD)
    tab.go("en/abyss/rules/setup/")
    assert tab.text("h1")
    assert tab.text("main p")


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
