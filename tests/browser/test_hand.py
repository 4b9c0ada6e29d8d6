"""What a hand can recruit: a line or two for each lord, the best way first and why, and all ways in place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from catalog import load
from generator.text.languages import LANGUAGES
from generator.text.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.test_abreast import phone
from tests.browser.verdict import ANSWER, fragment, wait_for_answer
from tests.full import rest_in_full

HAND = ["jellyfish-3", "crab-4", "seahorse-2", "shellfish-5", "squid-1", "jellyfish-1", "seahorse-3"]
COURT = ["recruiter", "jailer", "seeker", "assassin", "slaver", "commander"]
ASKED = "en/abyss/check/hand/" + fragment({"hand": HAND, "pearls": 3, "court": COURT})


def test_each_lord_of_the_court_takes_two_lines(visit: Visit) -> None:
    page = visit(ASKED, all_sets=False, **phone()).page
    wait_for_answer(page)
    folds = page.locator(f"{ANSWER} .answer__fold:visible > summary")
    expect(folds).to_have_count(6)
    expect(folds.first).to_have_text(re.compile("The Jailer.*7 points.*loses least.*13 ways to pay"))
    expect(folds.nth(4)).to_have_text(re.compile("The Assassin.*3 short in value"))
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


# Of each name in turn in all of the places: the words of it that go on in another line, and the lines that run out.
_UNFIT = """(names) => {
  const places = [...document.querySelectorAll(".seating__name")];
  const unfit = [];
  for (const name of names) {
    for (const place of places) place.textContent = name;
    const text = places[0].firstChild;
    const { left, right } = places[0].closest(".seating__card").getBoundingClientRect();
    for (const word of name.matchAll(/[^ ]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 || lines.some((line) => line.left < left || line.right > right)) unfit.push(word[0]);
    }
  }
  return unfit;
}"""


@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("pl", "ja").__contains__))
def test_the_names_of_all_lords_stand_whole_in_the_places_of_the_court(visit: Visit, lang: str) -> None:
    words, lords = Words(lang), load().games["abyss"].named["lord"]
    page = visit(ASKED.replace("en", words.tag, 1), **phone()).page
    wait_for_answer(page)
    page.locator(".seating__name").first.wait_for()
    names = [str(words.name("abyss", lord)) for lord in lords]
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(_UNFIT, names) == [], f"at {width}"


def test_a_hand_that_nobody_entered_is_no_empty_hand(visit: Visit) -> None:
    page = visit("en/abyss/check/hand/" + fragment({"court": ["recruiter"]}), all_sets=False, **phone()).page
    wait_for_answer(page)
    expect(page.locator(f"{ANSWER} .answer__start")).to_contain_text("Enter your hand")
    expect(page.locator(f"{ANSWER} .answer__headline")).to_have_count(0)
    page.get_by_role("group", name="Your pearls").get_by_role("button", name="More").tap()
    expect(page.locator(f"{ANSWER} .answer__headline")).to_have_attribute("data-tone", "bad")
