"""Choosing cards in a form: what an input offers, how its picker is searched, and what others have already."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.verdict import ANSWER, fragment, wait_for_form

RECRUIT = "en/abyss/check/recruit/"
SCORE = "en/abyss/check/score/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

_OPEN_MANY = """async () => {
  const at = (path) => new URL(`../../../../${path}`, location.href).href;
  const { sheet } = await import(at("js/cards/sheet.js"));
  const { Cards } = await import(at("js/cards/browser.js"));
  const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: at("css/cards.css") });
  await new Promise((loaded) => { styles.onload = loaded; document.head.append(styles); });
  const list = new URL("../../lords/", location.href);
  const file = await (await fetch(new URL("cards.json", list))).json();
  const copied = (card, number) => ({ ...card, id: `${card.id}-${number}`, name: `${card.name} ${number}` });
  const copy = (number) => file.cards.map((card) => copied(card, number));
  file.cards = [...Array(30).keys()].flatMap(copy).map((card, place) => ({ ...card, place }));
  const ids = file.cards.map(({ id }) => id);
  window.chosen = [];
  sheet(new Cards(file, list), {
    ids,
    first: { ids: ids.slice(0, 2), title: "Yours" },
    title: "Lords",
    several: true,
    done: "Done",
    chosen: () => window.chosen,
    choose: (now) => { window.chosen = now; },
    isInPlay: () => true,
    owner: () => null,
  }).open();
}"""
"""The sheet of the Lords thirty times over, as a form would open it."""


def test_an_input_offers_only_what_can_lie_there(visit: Visit) -> None:
    page = visit(SCORE).page
    affiliated = page.get_by_role("group", name="Affiliated allies").first
    hand = page.get_by_role("group", name="Allies left in hand").first
    expect(hand.get_by_role("button", name="Kraken 3:")).to_be_visible()
    expect(affiliated.get_by_role("button", name="Crab 5:")).to_be_visible()
    expect(affiliated.get_by_role("button", name="Kraken 3:")).to_be_hidden()


def test_the_picker_finds_names_without_their_marks(visit: Visit) -> None:
    page = visit("pl/abyss/check/recruit/").page
    page.locator(".field__chosen button").click()
    options = page.locator(".picker .card__option:visible")
    expect(options.first).to_be_visible()
    all_of_them = options.count()
    search = page.locator(".picker .finder__field")
    search.fill("lowca")
    expect(options).not_to_have_count(all_of_them)
    expect(options).not_to_have_count(0)
    assert any("Łowca" in text for text in options.all_inner_texts())
    search.fill("slaver")
    search.press("Enter")
    expect(page.locator("dialog.picker")).not_to_be_visible()
    expect(page.locator(ANSWER)).to_contain_text("8")


def test_the_picker_asks_like_the_list_and_goes_by_arrows(visit: Visit) -> None:
    page = visit(RECRUIT).page
    page.get_by_role("button", name="Lord: Choose").focus()
    page.keyboard.press("Enter")
    picker = page.locator("dialog.picker[open]")
    options = picker.locator(".card__option:visible")
    expect(picker.locator(".finder__field")).to_be_focused()
    page.keyboard.type("guild:mage cost<=6")
    expect(options).to_have_count(3)
    picker.get_by_role("button", name="Mages").click()
    expect(picker.locator(".finder__field")).to_have_value("cost<=6")
    assert not violations(page)
    picker.locator(".finder__field").press("ArrowDown")
    first = options.first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(options.nth(2)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    chosen = options.nth(1).inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".field__entry")).to_contain_text(chosen)
    expect(page.locator(".field__entry")).to_be_focused()


def test_cards_that_somebody_has_are_dim_and_say_who(visit: Visit) -> None:
    state = {"players": [{"name": "Ann", "lords": ["shaman"]}, {"name": "", "lords": ["oracle"]}, {"name": "Cy"}]}
    page = visit(f"{SCORE}{fragment(state)}", **PHONE).page
    wait_for_form(page)
    third = page.locator(".field__item").nth(2)
    third.locator("summary").first.tap()
    third.get_by_role("button", name="Lords: Choose").tap()
    picker = page.locator("dialog.picker[open]")
    taken = picker.locator(".card--taken:visible")
    expect(taken).to_have_count(2)
    expect(taken.nth(0)).to_contain_text("Ann has it")
    expect(taken.nth(1)).to_contain_text("Player 2 has it")
    picker.locator(".card__option").filter(has_text="The Alchemist").tap()
    expect(picker.locator(".card--chosen")).to_have_count(1)
    assert not violations(page)
    picker.get_by_role("button", name="Done").tap()
    third.get_by_role("button", name="Remove The Alchemist").wait_for()


def test_cards_of_other_inputs_are_dim_and_those_that_another_knows_come_first(visit: Visit) -> None:
    page = visit(f"{RECRUIT}{fragment({'lord': 'slaver', 'rival_powers': ['recruiter', 'shaman']})}", **PHONE).page
    wait_for_form(page)
    page.locator(".field__entry").tap()
    picker = page.locator("dialog.picker[open]")
    expect(picker.locator(".card--taken:visible")).to_have_text(
        [re.compile("The Recruiter.*in “Free lords of your rivals”"), re.compile("The Shaman")]
    )
    page.goto(page.url.partition("en/")[0] + "en/abyss/check/control/" + fragment({"lords": ["jailer", "shaman"]}))
    wait_for_form(page)
    page.get_by_text("More options", exact=True).tap()
    page.get_by_role("button", name="Your turned lords: Choose").tap()
    picker = page.locator("dialog.picker[open]")
    expect(picker.locator(".picker__part:visible")).to_have_text(["Your free lords", "Lords"])
    expect(picker.locator(".cards").first.locator(".card__name")).to_have_text(["The Jailer", "The Shaman"])


def test_of_very_many_cards_those_that_come_near_are_drawn(visit: Visit) -> None:
    page = visit(RECRUIT).page
    page.evaluate(_OPEN_MANY)
    picker = page.locator("dialog.picker[open]")
    options = picker.locator(".card__option")
    last = picker.locator(".cards").last.locator(".card")
    expect(picker.locator(".finder__count")).to_have_text("1890 of 1890")
    expect(last.first).to_have_attribute("aria-setsize", "1888")
    assert options.count() <= 180
    assert not violations(page)
    # What is found is found among all of them, and can be chosen.
    picker.locator(".finder__field").fill("jailer")
    expect(options).to_have_count(30)
    options.last.click()
    expect(picker.locator(".card--chosen")).to_have_count(1)
    assert page.evaluate("chosen") == ["jailer-29"]
    picker.locator(".finder__field").fill("")
    expect(picker.locator(".picker__part:visible")).to_have_text(["Yours", "Lords"])
    # Arrows and the wheel lead on to the last.
    picker.locator(".finder__field").press("ArrowDown")
    for _ in range(40):
        page.keyboard.press("ArrowDown")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    place = int(picker.locator(".card:has(:focus)").get_attribute("aria-posinset") or "")
    assert place > 120
    assert options.count() >= place
    assert options.count() < 1000
    for _ in range(40):
        picker.locator(".picker__body").evaluate("(body) => { body.scrollTop = body.scrollHeight; }")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(options).to_have_count(1890)
    expect(last.last).to_have_attribute("aria-posinset", "1888")
    expect(picker.locator(".card--chosen .card__name")).to_have_text("The Jailer 29")
