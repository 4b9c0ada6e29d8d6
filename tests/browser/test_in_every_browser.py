"""What is touched as it lies on the table, in each browser: Kemet's map, Abyss's track, and the sheet of the table."""

from __future__ import annotations

from tests.browser.tab import Tab

_READY = "() => Boolean(document.querySelector('[data-checker=tools] button'))"
_ASKED = """
() => {
  const [, hash = ""] = location.hash.split("#v1:");
  const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return hash ? JSON.parse(new TextDecoder().decode(bytes)) : {};
}
"""
_ASKS = f"(wanted) => JSON.stringify(({_ASKED})()) === JSON.stringify(wanted)"
_SAYS = "(text) => document.querySelector('[data-checker=answer]').innerText.includes(text)"


def test_a_troop_goes_over_the_map(tab: Tab) -> None:
    tab.go("en/kemet/check/move/")
    tab.until(_READY)
    tab.tap("[data-input=players] label", "3")
    tab.tap(".chart__touch[aria-label='District 2a']")
    tab.tap(".chart__touch[aria-label^='Desert 5']")
    tab.until(_ASKS, {"players": 3, "city": "city2", "from": "city2-1", "units": 1, "path": [{"to": "desert5"}]})
    tab.until(_SAYS, "Yes, you get there for nothing")
    assert tab.run("() => document.querySelectorAll('.charted .way').length") == 1
    tab.tap(".chart__tools button", "Undo")
    tab.until(_ASKS, {"players": 3, "city": "city2", "from": "city2-1", "units": 1})
    assert tab.complaints() == []


def test_cards_lie_on_the_track(tab: Tab) -> None:
    tab.go("en/abyss/check/explore/")
    tab.until(_READY)
    tab.tap(".lane button")
    tab.tap("[data-input=steps] .action, [data-input=steps] button", "Monster")
    tab.until("() => document.querySelectorAll('.lane button').length === 3")
    tab.until("() => (document.documentElement.dataset.verdict ?? '') !== ''")
    first = tab.run("() => document.querySelector('.lane button').getAttribute('aria-label')")
    assert first.startswith("Space 1, Card 1")
    assert tab.complaints() == []


def test_the_table_opens_over_any_page(tab: Tab) -> None:
    tab.go("en/kemet/rules/")
    tab.tap(".dock button[popovertarget=frame-table]")
    tab.until("() => Boolean(document.querySelector('#frame-table[data-drawn] .seat'))")
    tab.tap("#frame-table .seat__name")
    tab.type("Ann")
    tab.until("() => Object.values(localStorage).some((kept) => kept.includes('Ann'))")
    tab.tap("#frame-table button[popovertargetaction=hide]")
    tab.until("() => !document.querySelector('#frame-table').getClientRects().length")
    assert tab.complaints() == []
