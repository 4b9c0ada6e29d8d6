"""What players come for, each job with a thumb on a phone and with a mouse at a desk: no more taps, no more scrolling.

A job begins where a player who comes for it is: on the front page of the game, or on the page that they read. What each
took is printed at the end of a run, and so is what four players need for their score (``test_pad.py``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS
from tests.browser.test_offline import first_visit
from tests.browser.verdict import example_of, wait_for_answer, wait_for_form
from tests.full import rest_in_full

GAME = "abyss/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WORDS = {
    "en": "may I pay a lord with pearls only?",
    "pl": "czy mogę zapłacić samymi perłami",
    "ja": "真珠だけで払える？",
    "zh-Hant": "可以只用珍珠付款嗎",
    "zh-Hans": "可以只用珍珠付款吗",
}
"""A question as readers of each language ask it."""
PAYING_WITH_PEARLS = "recruit.pay.pearls"

# Brings a part of the page into sight as a reader would, no further than needed, if a tap would not reach it there.
# Gives how many pixels everything was scrolled for it.
_REACH = """
(node) => {
  const isReached = () => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (node.contains(hit) || hit.closest("label")?.contains(node));
  };
  const moved = [];
  for (let box = node.parentElement; box; box = box.parentElement) moved.push([box, box.scrollLeft, box.scrollTop]);
  for (const block of ["nearest", "center"]) {
    if (!isReached()) node.scrollIntoView({ block, inline: block, behavior: "instant" });
  }
  return moved.reduce((sum, [box, x, y]) => sum + Math.abs(box.scrollLeft - x) + Math.abs(box.scrollTop - y), 0);
}
"""


class Hand:
    """One hand on a page, which counts its taps and its scrolling."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self._scrolled = 0.0
        self._is_thumb = bool(page.evaluate("navigator.maxTouchPoints"))

    def reach(self, target: Locator) -> None:
        """Scroll until something is in sight."""
        target.wait_for(state="visible")
        self._scrolled += float(target.evaluate(_REACH))

    def tap(self, target: Locator, times: int = 1) -> None:
        """Tap something, or click it at a desk."""
        for _ in range(times):
            self.reach(target)
            target.tap() if self._is_thumb else target.click()
            self.taps += 1

    @property
    def screens(self) -> float:
        """How many screens were scrolled."""
        return self._scrolled / float(self.page.evaluate("innerHeight"))


def door(page: Page, path: str) -> Locator:
    """What leads to a page of the game from the dock of a phone or the header at a desk."""
    return page.locator(f":is(.dock, .top__links) a[href$='{path}']:visible").first


def _find_a_rule(hand: Hand, language: str) -> None:
    page = hand.page
    hand.tap(page.locator("[data-search-open]:visible").first)
    expect(page.locator("#frame-search .search__field")).to_be_focused()
    page.keyboard.type(WORDS[language])
    found = page.locator(f".search__link[href$='#{PAYING_WITH_PEARLS}']").first
    expect(found).to_be_in_viewport()  # what half a question is answered with may be taller than the answer
    hand.tap(found)
    expect(page.locator(f"[id='{PAYING_WITH_PEARLS}']")).to_be_in_viewport()


def _find_a_card(hand: Hand, _language: str) -> None:
    page = hand.page
    expect(page.locator("html")).to_have_attribute("data-cards", "ready")
    hand.tap(page.locator(".finder__sign[data-value=pearl-gain]"))
    hand.tap(page.locator("#trader"))
    expect(page).to_have_url(re.compile("/lords/trader/$"))


def _pay(hand: Hand, _language: str) -> None:
    page = hand.page
    hand.tap(page.locator(".offer[href$='check/recruit/']"))
    wait_for_form(page)
    hand.tap(page.locator(".field__chosen button").first)
    hand.tap(_option(page, "slaver"))
    for value in (3, 2, 1):
        hand.tap(_ally(page, race=4, value=value))
    hand.tap(page.locator(".field__step").nth(1), times=2)
    expect(page.locator("html")).to_have_attribute("data-verdict", re.compile("."))
    _see_the_verdict(page)


def _recruit(hand: Hand, _language: str) -> None:
    page = hand.page
    hand.tap(page.locator(".offer[href$='check/hand/']"))
    wait_for_form(page)
    for race, value in ((1, 3), (2, 4), (3, 2), (4, 5), (5, 1), (1, 1), (3, 3)):
        hand.tap(_ally(page, race=race, value=value))
    hand.tap(page.locator(".field__step").nth(1), times=3)
    hand.tap(page.locator(".seating__card--free"))
    for lord in ("recruiter", "jailer", "seeker", "assassin", "slaver", "commander"):
        hand.tap(_option(page, lord))  # the sixth has the last place, and the sheet closes
    _see_the_verdict(page)


def _explore(hand: Hand, _language: str) -> None:
    page = hand.page
    for _ in range(5):
        hand.tap(page.locator(".lane__card--free"))
    hand.tap(page.locator(".lane ~ .stack__panel label:has([value=take])"))
    _see_the_verdict(page)


def _settle_a_battle(hand: Hand, _language: str) -> None:
    """Five units with 4-1-0 attack three with 3-0-1: as many as a troop may have are there at first."""
    page = hand.page
    hand.tap(page.locator(".offer[href$='check/battle/']"))
    wait_for_form(page)
    attacker, defender = page.locator(".field--abreast").all()
    hand.tap(defender.locator(".field__step").first, times=2)
    hand.tap(attacker.locator("label:has([value='4-1-0'])"))
    hand.tap(defender.locator("label:has([value='3-0-1'])"))
    _see_the_verdict(page)


def _move_a_troop(hand: Hand, _language: str) -> None:
    page = hand.page
    hand.tap(page.locator(".offer[href$='check/move/']"))
    wait_for_form(page)
    hand.tap(page.locator("[data-input=players] label").nth(1))
    for space in ("city2-1", "desert5"):
        hand.tap(_space(page, space))
    _see_the_verdict(page)


def _count_a_day(hand: Hand, _language: str) -> None:
    """Two players hold a temple each, and one a pyramid of level 4."""
    page = hand.page
    wait_for_form(page)
    hand.tap(_space(page, "temple1"))
    hand.tap(page.locator(".squares__tray label").nth(1))
    hand.tap(_space(page, "temple2"))
    hand.tap(page.locator(".squares__hand label").nth(1))
    hand.tap(_space(page, "city2-1"))
    _see_the_verdict(page)


def _space(page: Page, space: str) -> Locator:
    """A space of a map, as a touch finds it: by the place of its button among the spaces that are there."""
    there = page.locator(".chart__sheet [data-space]").evaluate_all("(all) => all.map((one) => one.dataset.space)")
    return page.locator(".chart__touch").nth(there.index(space))


def _look_up_a_term(hand: Hand, _language: str) -> None:
    term = hand.page.locator("main button.term").first
    hand.tap(term)
    expect(hand.page.locator(f"#{term.get_attribute('popovertarget')}")).to_be_in_viewport()


def _change_the_language(hand: Hand, language: str) -> None:
    page = hand.page
    place = page.locator("[id='recruit.affiliate']")
    place.evaluate("(part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 90)")
    other = next(folder for folder in FOLDERS if folder != language)
    hand.tap(page.locator("[popovertarget=frame-menu]:visible").first)
    hand.tap(page.locator(f"#frame-menu [data-language='{other}']"))
    page.wait_for_url(f"**/{other}/**")
    expect(place).to_be_in_viewport()


def _choose_sets(hand: Hand, _language: str) -> None:
    page = hand.page
    words = page.locator(".on-table:visible").first
    before = words.inner_text()
    hand.tap(page.locator("button[popovertarget=frame-table]:not([popovertargetaction]):visible").first)
    hand.tap(page.locator("#frame-table label:has([data-switch])").first)
    hand.tap(page.locator("#frame-table [data-sets-done]").first)
    expect(words).not_to_have_text(before, use_inner_text=True)


def _print(hand: Hand, _language: str) -> None:
    page = hand.page
    wait_for_answer(page)
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }")
    hand.tap(page.locator("[data-checker=tools] button:has(use[href$='#print'])"))
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")


def _practise(hand: Hand, _language: str) -> None:
    page = hand.page
    hand.tap(page.locator("main a[href$='practice/']").first)
    expect(page.locator("html")).to_have_attribute("data-question", "1")
    hand.tap(page.locator(".choice").first)
    expect(page.locator("html")).to_have_attribute("data-explained", "1")
    expect(page.locator(".practice__outcome")).to_be_in_viewport()


def _learn(hand: Hand, _language: str) -> None:
    hand.tap(hand.page.locator("main a[href$='learn/']").first)
    expect(hand.page.locator("main h1")).to_be_in_viewport()


def _option(page: Page, lord: str) -> Locator:
    return page.locator(f"dialog.picker[open] .card__option:has(img[src*='/{lord}-'])").first


def _ally(page: Page, *, race: int, value: int) -> Locator:
    return page.locator(
        f".stock__row:nth-child({race}) .stock__cells:first-child .stock__cell:nth-child({value})"
    ).first


def _see_the_verdict(page: Page) -> None:
    """The headline is in sight, or the bar that says it: no scrolling is needed to read it."""
    wait_for_answer(page)
    page.wait_for_function(
        """() => {
          const { top, bottom } = document.querySelector(".answer__headline").getBoundingClientRect();
          return (top >= 0 && bottom <= innerHeight) || !document.querySelector("[data-checker=bar]").hidden;
        }"""
    )


@dataclass(frozen=True)
class Job:
    """Where a job begins, what is done, and how many taps and screens of scrolling that may take on each device."""

    path: str
    do: Callable[[Hand, str], None]
    taps: int
    screens: dict[str, float]


JOBS = {
    "find a rule by words": Job(GAME, _find_a_rule, 2, {"phone": 0, "desk": 0}),
    "find a card by what it does": Job(f"{GAME}lords/", _find_a_card, 2, {"phone": 0.5, "desk": 0.5}),
    "check a payment": Job(GAME, _pay, 8, {"phone": 1, "desk": 1.2}),
    "see what can be recruited": Job(GAME, _recruit, 18, {"phone": 1, "desk": 1.2}),
    "follow an exploration of five cards": Job(f"{GAME}check/explore/", _explore, 6, {"phone": 0.5, "desk": 0.5}),
    "settle a battle": Job("kemet/", _settle_a_battle, 5, {"phone": 0.5, "desk": 0.5}),
    "ask where a troop gets": Job("kemet/", _move_a_troop, 4, {"phone": 0.5, "desk": 0.5}),
    "see what a day brings": Job("kemet/check/day-end/", _count_a_day, 5, {"phone": 0.5, "desk": 0.5}),
    "look up a term": Job(f"{GAME}rules/recruit/", _look_up_a_term, 1, {"phone": 0, "desk": 0}),
    "change the language in place": Job(f"{GAME}rules/recruit/", _change_the_language, 2, {"phone": 0, "desk": 0}),
    "say what is on the table": Job(f"{GAME}rules/recruit/", _choose_sets, 3, {"phone": 0, "desk": 0}),
    "begin to learn the game": Job(GAME, _learn, 1, {"phone": 0.5, "desk": 0.5}),
    "practise a position": Job(GAME, _practise, 2, {"phone": 0.5, "desk": 0.5}),
    "print an answer": Job(f"{GAME}check/recruit/{example_of('abyss/recruit')}", _print, 1, {"phone": 4.5, "desk": 1}),
}

Tell = Callable[[str, object], None]


def _places() -> list[tuple[str, str, str]]:
    """Each job on a phone in English and in one other language, and at a desk in another one, which change in turn."""
    others = FOLDERS[1:]
    return [
        place
        for row, job in enumerate(JOBS)
        for place in (
            (job, "phone", FOLDERS[0]),
            (job, "phone", others[row % len(others)]),
            (job, "desk", others[(row + 2) % len(others)]),
        )
    ]


@pytest.mark.parametrize(("name", "device", "language"), rest_in_full(_places(), 3))
def test_a_job_takes_no_more_than_it_did(
    visit: Visit, record_property: Tell, name: str, device: str, language: str
) -> None:
    job = JOBS[name]
    hand = Hand(visit(f"{language}/{job.path}", **(PHONE if device == "phone" else DESK)).page)
    job.do(hand, language)
    _tell(record_property, hand, name, device, language)
    assert hand.taps <= job.taps
    assert hand.screens <= job.screens[device]


def test_a_card_and_a_rule_are_looked_up_without_a_connection(
    browser: Browser, site_dir: Path, record_property: Tell
) -> None:
    with first_visit(browser, site_dir, f"pl/{GAME}") as visitor:
        page = visitor.tab()
        page.set_viewport_size(PHONE["viewport"])
        page.goto(f"{visitor.url}pl/{GAME}")
        hand = Hand(page)
        hand.tap(door(page, "lords/"))
        expect(page.locator("html")).to_have_attribute("data-cards", "ready")
        hand.tap(page.locator("#seeker"))
        page.wait_for_url("**/lords/seeker/")
        expect(page.locator("main .face").first).to_be_visible()
        hand.tap(door(page, "rules/"))
        hand.tap(page.locator("main a[href^='recruit/']").first)
        page.wait_for_url("**/rules/recruit/**")
        expect(page.locator("main h1")).to_be_visible()
        _tell(record_property, hand, "look up a card and a rule offline", "phone", "pl")
        assert hand.taps <= 4
        assert hand.screens <= 2


def _tell(record_property: Tell, hand: Hand, *job: str) -> None:
    """Have a job's figures printed at the end of the run (``tests/conftest.py``)."""
    record_property("job", (*job, f"{hand.taps} taps", f"{hand.screens:.1f} screens"))
