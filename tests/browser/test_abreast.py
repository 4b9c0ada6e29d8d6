"""Two sides abreast: forms that have all of both sides on one screen of a phone, and tables of each against each."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catalog import load
from catalog.models.result_blocks import Matrix
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS, WIDTH, begins
from tests.browser.targets import too_small
from tests.browser.verdict import ANSWER, example_of, fragment, wait_for_answer, wait_for_form
from tests.full import rest_in_full
from tests.questions import CHECKERS, engine_facts, game_of


def words_of(checker: str) -> Any:
    return load().games[game_of(checker)].checkers[checker.partition("/")[2]]


ABREAST = [checker for checker in CHECKERS if any(field.abreast for field in words_of(checker).fields.values())]
BEGUN = [checker for checker in CHECKERS if begins(words_of(checker))]
MATRICES = [checker for checker in BEGUN if any(isinstance(block, Matrix) for block in words_of(checker).result)]
BATTLE = "en/kemet/check/battle/"


def phone(width: int = 390) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": 844}, "has_touch": True}


def request_of(page: Page) -> Any:
    page.wait_for_function("() => location.hash.startsWith('#v1:')")
    return page.evaluate(
        """() => JSON.parse(new TextDecoder().decode(Uint8Array.from(
            atob(location.hash.slice(4).replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))))"""
    )


def attacker_becomes(page: Page, wanted: dict[str, Any]) -> None:
    """Wait until the address holds this attacker; the page writes it a moment after the last touch."""
    for _ in range(100):
        if request_of(page).get("attacker") == wanted:
            return
        page.wait_for_timeout(100)
    assert request_of(page).get("attacker") == wanted


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, ("pl", "ja").__contains__))
@pytest.mark.parametrize("checker", ABREAST)
def test_both_sides_stand_abreast_on_one_screen(visit: Visit, checker: str, folder: str) -> None:
    page = visit(f"{folder}/{PAGES_OF_CHECKERS[checker]}", **phone()).page
    wait_for_form(page)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        boxes = [side.bounding_box() for side in page.locator(".field--abreast").all()]
        assert len(boxes) == 2
        assert all(boxes)
        one, other = (box for box in boxes if box)
        assert one["y"] == other["y"]
        assert one["x"] + one["width"] <= other["x"]
        assert page.evaluate(WIDTH) == width
        spilled = page.evaluate(
            """() => [...document.querySelectorAll(".field--abreast :is(button, label, legend, input)")]
              .filter((node) => node.getClientRects().length && !node.closest(".spoken"))
              .map((node) => [node, node.closest(".field--abreast")])
              .filter(([node, side]) => node.getBoundingClientRect().right > side.getBoundingClientRect().right)
              .map(([node]) => node.textContent)"""
        )
        assert spilled == []
    page.set_viewport_size({"width": 390, "height": 844})
    # Not what is folded up: cards that a finger hits and an eye reads leave no room for that as well.
    asked = page.locator(".field--abreast").first.locator(":scope > .fields > .field:visible").last.bounding_box()
    assert asked
    assert asked["y"] + asked["height"] <= 844, "all that is asked of a side, as long as nothing is called up"
    assert not too_small(page, ".field--abreast")


def test_what_a_side_has_is_called_up_and_taken_away(visit: Visit) -> None:
    page = visit(BATTLE, **phone()).page
    wait_for_form(page)
    attacker = page.get_by_role("group", name="Attacker", exact=True)
    attacker.get_by_role("radio", name="4/1/0").check()
    sheet = page.locator("dialog.picker[open]")
    for label, names in (
        ("Creature", ["Phoenix"]),
        ("Power tiles", ["Carnage", "Divine Wound"]),
        ("Divine interventions", ["War Rage"]),
        ("Divine interventions", ["Iron Wall"]),
        ("Divine interventions", ["War Rage"]),
    ):
        attacker.get_by_role("button", name=f"{label}: Choose").tap()
        for name in names:
            sheet.locator(".card__option", has_text=name).first.tap()
        if label == "Power tiles":
            sheet.get_by_role("button", name="Done").tap()
        expect(sheet).to_have_count(0)
    attacker.get_by_role("button", name="Units: Less").tap()
    kept = {"units": 4, "card": "4-1-0", "tiles": ["carnage", "divine-wound"]}
    attacker_becomes(page, {**kept, "creature": "phoenix", "di": ["war-rage", "iron-wall", "war-rage"]})
    # One creature is all that there may be; what it stood in for is back when it is gone.
    expect(attacker.get_by_role("button", name="Creature: Choose")).to_have_count(0)
    attacker.get_by_role("button", name="Remove Phoenix").tap()
    expect(attacker.get_by_role("button", name="Creature: Choose")).to_be_focused()
    attacker.get_by_role("button", name="Remove War Rage").first.tap()
    attacker_becomes(page, {**kept, "di": ["iron-wall", "war-rage"]})
    assert not violations(page)


def test_no_more_copies_are_taken_than_there_are(visit: Visit) -> None:
    request = {"attacker": {"units": 5, "card": "4-1-0", "di": ["war-rage"] * 9}}
    page = visit(BATTLE + fragment(request), **phone()).page
    wait_for_form(page)
    attacker = page.get_by_role("group", name="Attacker", exact=True)
    copies = engine_facts()["kemet"]["tables"]["intervention"]["war-rage"]["copies"]
    chips = attacker.get_by_role("button", name="Remove War Rage")
    expect(chips).to_have_count(copies)
    attacker.get_by_role("button", name="Divine interventions: Choose").tap()
    card = page.locator("dialog.picker[open] .card--taken")
    expect(card).to_contain_text("War Rage")
    card.get_by_role("button").tap()
    expect(chips).to_have_count(copies)


def test_a_card_is_told_by_its_face_and_read_by_its_name(visit: Visit) -> None:
    page = visit(BATTLE, **phone()).page
    wait_for_form(page)
    cards = page.get_by_role("group", name="Battle card").first
    names = [one.evaluate("node => node.labels[0].textContent") for one in cards.get_by_role("radio").all()]
    assert names == [card.name for card in load().games["kemet"].named["battle-card"]]
    expect(cards.locator("img.face")).to_have_count(len(names))
    assert not cards.get_by_text("4/1/0").evaluate("node => node.getBoundingClientRect().width > 1")


@pytest.mark.parametrize(("width", "least"), [(390, 56), (820, 64), (1280, 64)])
def test_cards_are_large_enough_and_as_legible_unchosen_as_chosen(visit: Visit, width: int, least: int) -> None:
    page = visit(BATTLE, **phone(width)).page
    wait_for_form(page)
    cards = page.get_by_role("group", name="Battle card").first.locator("label")
    cards.nth(1).tap()
    expect(cards.nth(1).get_by_role("radio")).to_be_checked()
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= least
    strengths = cards.locator(".face").evaluate_all("faces => faces.map((face) => getComputedStyle(face).opacity)")
    assert {*strengths} == {"1"}
    ticks = cards.evaluate_all("all => all.map((one) => getComputedStyle(one, '::after').content.includes('✓'))")
    assert [place for place, ticked in enumerate(ticks) if ticked] == [1]


@pytest.mark.parametrize("checker", BEGUN)
def test_a_form_that_begins_with_a_question_answers_it_and_begins_so_again(visit: Visit, checker: str) -> None:
    page = visit(f"en/{PAGES_OF_CHECKERS[checker]}").page
    first = wait_for_answer(page)
    wait_for_form(page)
    other = visit(f"en/{PAGES_OF_CHECKERS[checker]}{example_of(checker)}").page
    assert wait_for_answer(other) != first
    wait_for_form(other)
    other.get_by_role("button", name="Start again").click()
    expect(other.locator(ANSWER)).to_have_text(page.locator(ANSWER).text_content() or "")


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, ("pl", "ja").__contains__))
@pytest.mark.parametrize("checker", MATRICES)
def test_a_table_of_pairs_is_all_in_sight_and_read_by_words(visit: Visit, checker: str, folder: str) -> None:
    page = visit(f"{folder}/{PAGES_OF_CHECKERS[checker]}", **phone()).page
    wait_for_answer(page)
    wait_for_form(page)
    frame = page.locator(".answer__frame--matrix")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert frame.evaluate("box => box.scrollWidth <= box.clientWidth"), f"at {width}"
    heads = frame.locator("thead tr").last.locator("th:has(img)")
    assert heads.count() == frame.locator("tbody tr").count() == 6
    names = heads.locator(".answer__part:first-child").all_text_contents()
    assert len({*names}) == 6
    assert all(names)
    legend = page.locator(".answer__legend li").all_text_contents()
    winners = frame.locator("tbody td > b").all_text_contents()
    assert {text.strip("\u2060") for text in winners} <= {*legend}
    assert not violations(page)


# The words of a label that go on in another line.
_BROKEN = """(legend, label) => {
  legend.textContent = label;
  legend.parentElement.querySelector(".field__help")?.remove();
  legend.closest(".fields").style.width = "290px";
  return [...label.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(legend.firstChild, index);
    range.setEnd(legend.firstChild, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
}"""


@pytest.mark.parametrize("label", ["Points of the commissions", "Punkty za niezagospodarowanie", "Units"])
def test_no_word_of_a_label_is_broken_beside_its_number(visit: Visit, label: str) -> None:
    page = visit("en/abyss/check/hand/", **phone()).page
    wait_for_form(page)
    legend = page.locator("[data-input=pearls] > legend")
    assert legend.evaluate(_BROKEN, label) == []
    number = legend.locator("xpath=..").locator(".field__stepper").bounding_box()
    assert number
    top = legend.bounding_box()["y"]  # type: ignore[index]
    assert (number["y"] > top + 8) == (label != "Units")
