"""What a hand can recruit: a line or two for each lord, the best way first and why, and all ways in place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.test_abreast import phone
from tests.browser.verdict import ANSWER, fragment, wait_for_answer

HAND = ["jellyfish-3", "crab-4", "seahorse-2", "shellfish-5", "squid-1", "jellyfish-1", "seahorse-3"]
COURT = ["recruiter", "jailer", "seeker", "assassin", "slaver", "commander"]
ASKED = "en/abyss/check/hand/" + fragment({"hand": HAND, "pearls": 3, "court": COURT})


def test_each_lord_of_the_court_takes_two_lines(visit: Visit) -> None:
    page = visit(ASKED, all_sets=False, **phone()).page
    wait_for_answer(page)
    folds = page.locator(f"{ANSWER} .answer__fold:visible > summary")
    expect(folds).to_have_count(6)
    expect(folds.first).to_have_text(re.compile("The Jailer.*7 points.*least is lost.*13 ways to pay"))
    expect(folds.nth(4)).to_have_text(re.compile("The Assassin.*3 of the value missing"))
    assert max(fold.bounding_box()["height"] for fold in folds.all()) <= 96  # type: ignore[index]
    assert page.locator(ANSWER).bounding_box()["height"] <= 1100  # type: ignore[index]


def test_all_ways_to_pay_are_reached_in_place(visit: Visit) -> None:
    page = visit(ASKED, all_sets=False, **phone()).page
    wait_for_answer(page)
    jailer = page.locator(f"{ANSWER} .answer__fold").filter(has_text="The Jailer").first
    jailer.locator("summary").first.tap()
    every = jailer.locator(".answer__fold")
    every.locator("summary").tap()
    expect(every.locator("li:visible")).to_have_count(5)
    every.get_by_role("button", name="List more of them").tap()
    # What was open stays open while the question is asked again.
    expect(every.locator("li:visible")).to_have_count(13)
    assert not violations(page)


def test_each_link_to_another_check_says_whose_it_is(visit: Visit) -> None:
    page = visit(ASKED, all_sets=False, **phone()).page
    wait_for_answer(page)
    names = page.locator(f"{ANSWER} .answer__way").evaluate_all(
        "links => links.map((link) => link.getAttribute('aria-label'))"
    )
    assert any(re.match("Check: The Jailer, ", name) for name in names)
    assert len(set(names)) == len(names)
