"""Choices, in each browser: a number stands for the one that is called so, and what nobody chose is open."""

from __future__ import annotations

from generator.render.urls import state
from tests.browser.tab import Tab

_VERDICT = "(wanted) => Boolean(document.querySelector('.answer__headline')?.textContent.includes(wanted))"
_CHOSEN = "(field) => document.querySelector(`[data-input='${field}'] input:checked`)?.value ?? null"


def test_the_token_that_an_example_names_by_its_number_is_chosen_and_kept(tab: Tab) -> None:
    score = {"players": [{"tunnels": 43, "coronation": 3}]}
    tab.go(f"en/mountain-king/check/score/#{state(score)}")
    tab.until(_VERDICT, "46")
    assert tab.until(_CHOSEN, "players.coronation") == "3"
    tab.run(
        "() => { const field = [...document.querySelectorAll('input')].find(({ value }) => value === '43');"
        " field.value = '44'; field.dispatchEvent(new Event('input', { bubbles: true }));"
        " field.dispatchEvent(new Event('change', { bubbles: true })); }"
    )
    tab.until(_VERDICT, "47")
    assert tab.complaints() == []


def test_what_the_rules_leave_open_is_open_until_somebody_chooses_and_again_after(tab: Tab) -> None:
    attacker = {"units": 5, "card": "3-2-0", "tiles": ["initiative"]}
    tab.go(f"en/kemet/check/battle/#{state({'attacker': attacker, 'defender': {'units': 2, 'card': '3-0-1'}})}")
    tab.until(_VERDICT, "is open")
    tab.until("() => Boolean(document.querySelector('[data-input=unfought]'))")  # the form comes after the verdict
    assert tab.run(_CHOSEN, "unfought") is None
    # Another touch says nothing of it.
    tab.run("() => document.querySelector('[data-checker=form]').dispatchEvent(new Event('change', { bubbles: true }))")
    tab.run("() => document.querySelector('[data-input=unfought]').closest('details').open = true")
    tab.tap("[data-input=unfought] label", "It is no battle")
    tab.until("(wanted) => !document.querySelector('.answer__headline').textContent.includes(wanted)", "is open")
    assert tab.run(_CHOSEN, "unfought") == "no-point"
    tab.tap("[data-input=unfought] label", "It is no battle")
    tab.until(_VERDICT, "is open")
    assert tab.run(_CHOSEN, "unfought") is None
    assert tab.complaints() == []
