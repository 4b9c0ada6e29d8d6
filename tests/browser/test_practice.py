"""A round of practice: by tap and by key, kept for the day, handed on, and without a connection."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from catalog import load
from engine.practice import ROUND, question
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import PHONE, WIDTH
from tests.browser.test_offline import first_visit
from tests.full import rest_in_full
from tests.questions import GAMES, opened

PRACTISED = tuple(game for game in GAMES if load().games[game].practice)
SEED = 20200229
"""A day that is over, so that nothing of it is kept on the device."""


def place(game: str, lang: str = "en") -> str:
    return f"{lang}/{game}/practice/"


def asked(game: str, number: int, seed: int = SEED, sets: tuple[str, ...] = ()) -> dict[str, Any]:
    return question(opened()[game], {"seed": seed, "number": number, "sets": list(sets)})


def choices(page: Page, number: int) -> Locator:
    """The choices of a question, once it is asked."""
    expect(page.locator("html")).to_have_attribute("data-question", str(number))
    return page.locator(".choice")


def answer(page: Page, number: int, chosen: int) -> None:
    """Answer a question, and wait for what the checker says."""
    choices(page, number).nth(chosen).click()
    expect(page.locator("html")).to_have_attribute("data-explained", str(number))


@pytest.mark.parametrize("game", PRACTISED)
def test_a_round_is_that_of_the_engine_and_explained_by_the_checkers(visit: Visit, game: str) -> None:
    seen = visit(f"{place(game)}#seed={SEED}", viewport=PHONE, has_touch=True)
    page = seen.page
    for number in range(1, ROUND + 1):
        expected = asked(game, number)
        expect(choices(page, number)).to_have_count(len(expected["choices"]))
        # The first three are answered rightly.
        right = expected["right"]
        answer(page, number, right if number <= 3 else (right + 1) % len(expected["choices"]))
        expect(page.locator('.choice[data-tone="good"]')).to_have_count(1)
        expect(page.locator(".choice").nth(right)).to_have_attribute("data-tone", "good")
        expect(page.locator(".practice__outcome")).to_have_attribute("data-tone", "good" if number <= 3 else "bad")
        expect(page.locator(".practice__outcome")).to_be_focused()
        # Where choices stand for a part of the position, a wrong one is explained, too. A headline that would answer
        # another question than the one that was asked is left out; none has a seal beside that of the outcome.
        parts = expected["hidden"] and set(expected["hidden"]) <= set(expected["choices"][0]["params"])
        verdict = {choice["code"] for choice in expected["choices"]} == {"yes", "no"}
        heads = (2 if number > 3 else 1) if parts else int(verdict)
        expect(page.locator(".answer__sheet .answer__headline")).to_have_count(heads)
        expect(page.locator(".practice .seal:visible")).to_have_count(1)
        expect(page.locator(".practice__outcome")).to_be_in_viewport()
        expect(page.locator(".practice__next")).to_be_in_viewport(ratio=1)
        page.locator(".practice__next").click(trial=True, timeout=5000)  # nothing lies over it
        page.locator(".choice").first.click(force=True)  # a second answer does not count
        expect(page.locator('.practice__steps > :is([data-state="good"], [data-state="bad"])')).to_have_count(number)
        assert page.evaluate(WIDTH) <= PHONE["width"]
        page.locator(".practice__next").click()
    expect(page.locator(".practice__score")).to_have_text("3 of 5 right")
    assert seen.complaints() == []


STACKED = [
    (game, f"{game}/{name}", path)
    for game in PRACTISED
    for name, checker in load().games[game].checkers.items()
    for path, words in checker.fields.items()
    if words.stacked
]
"""Inputs whose cards lie on each other in rows."""


@pytest.mark.parametrize(("game", "checker", "path"), STACKED)
def test_cards_that_lie_on_each_other_are_drawn_so_with_what_they_hold(
    visit: Visit, game: str, checker: str, path: str
) -> None:
    positions = ((seed, asked(game, 4, seed)) for seed in range(1, 99))
    seed, expected = next(one for one in positions if one[1]["checker"] == checker)
    held = expected["request"][path]
    cards = [card for row in (held.values() if isinstance(held, dict) else held) for card in row]
    page = visit(f"{place(game)}#seed={seed}", viewport=PHONE).page
    for number in (1, 2, 3):
        answer(page, number, 0)
        page.locator(".practice__next").click()
    choices(page, 4)
    drawn = page.locator(".position .stack__one")
    expect(drawn).to_have_count(len(cards))
    expect(page.locator(".position .stack__one--free")).to_have_count(cards.count(None))
    expect(drawn.filter(has=page.locator("svg"))).to_have_count(sum(1 for card in cards if card))


@pytest.mark.parametrize("game", PRACTISED)
def test_the_position_opens_in_its_checker(visit: Visit, game: str) -> None:
    page = visit(f"{place(game)}#seed={SEED}").page
    answer(page, 1, 0)
    said = page.locator(".answer__sheet :is(.answer__headline, .answer__said, dt, h3)").first.inner_text()
    page.locator(".practice__ways a").click()
    expect(page.locator("[data-checker=answer]")).to_contain_text(said)
    expect(page.locator("[data-checker=hint]")).not_to_contain_text("broken")


def test_a_day_is_kept_on_the_device_and_can_be_tried_again(visit: Visit) -> None:
    page = visit(place(PRACTISED[0])).page
    for number in (1, 2):
        answer(page, number, 0)
        page.locator(".practice__next").click()
    page.reload()
    choices(page, 3)
    expect(page.locator('.practice__steps > [data-state="next"]')).to_have_count(2)
    for number in (3, 4, 5):
        answer(page, number, 0)
        page.locator(".practice__next").click()
    score = page.locator(".practice__score").inner_text()
    page.reload()
    expect(page.locator(".practice__score")).to_have_text(score)
    today = int(datetime.date.today().strftime("%Y%m%d"))
    assert today in (int(text) for text in page.evaluate("Object.values(localStorage).join().match(/\\d{8}/g)"))
    page.get_by_role("button", name="Five more").click()
    choices(page, 1)
    assert "seed=" in page.url
    page.go_back()
    expect(page.locator(".practice__score")).to_have_text(score)
    page.get_by_role("button", name="Try these again").click()
    choices(page, 1)


def test_a_new_round_begins_while_the_past_one_is_still_named(visit: Visit) -> None:
    page = visit(place(PRACTISED[0])).page
    for number in range(1, ROUND + 1):
        answer(page, number, 0)
        page.locator(".practice__next").click()
    held: list[Route] = []
    page.route("**/practice.json", lambda route: held.append(route))  # the engine comes when a new round is asked for
    page.reload()
    page.get_by_role("button", name="Five more").click()
    assert "seed=" in page.url
    for route in held:
        route.continue_()
    choices(page, 1)


def test_what_was_missed_is_looked_at_again(visit: Visit) -> None:
    page = visit(place(PRACTISED[0]), viewport=PHONE, has_touch=True).page
    asks, said = [], []
    for number in range(1, ROUND + 1):
        answer(page, number, 0)
        asks.append(page.locator(".practice__asks").inner_text())
        said.append(page.locator(".practice__outcome").inner_text())
        page.locator(".practice__next").click()
    score = page.locator(".practice__score").inner_text()
    for is_kept in (False, True):
        if is_kept:
            page.reload()
        past = page.locator(".practice__past button")
        expect(past).to_have_count(ROUND)
        expect(past.filter(has_text=" · ")).to_have_count(ROUND)  # each says what it was about
        past.nth(2).click()
        expect(page.locator(".practice__asks")).to_have_text(asks[2])
        expect(page.locator(".practice__outcome")).to_have_text(said[2])
        page.locator(".choice").last.click(force=True)  # it is answered
        expect(page.locator(".practice__outcome")).to_have_text(said[2])
        page.locator(".practice__next").click()
        expect(page.locator(".practice__score")).to_have_text(score)


def test_a_round_is_handed_on_with_its_score(visit: Visit) -> None:
    page = visit(place(PRACTISED[0]), fresh=True).page
    page.add_init_script(
        "navigator.share = async (shared) => { document.documentElement.dataset.shared = JSON.stringify(shared); };"
    )
    page.goto(page.url + f"#seed={SEED}")
    page.reload()
    for number in range(1, ROUND + 1):
        answer(page, number, asked(PRACTISED[0], number)["right"])
        page.locator(".practice__next").click()
    expect(page.locator(".practice__score")).to_have_text("All 5 right!")
    page.get_by_role("button", name="Share").click()
    shared = json.loads(page.locator("html[data-shared]").get_attribute("data-shared") or "")
    assert "5 of 5 right" in shared["text"]
    page.goto("about:blank")
    page.goto(shared["url"])
    expect(choices(page, 1)).to_have_count(len(asked(PRACTISED[0], 1)["choices"]))
    expect(page.locator("[data-practice=hint]")).to_contain_text("Somebody got 5 of 5 right here.")


@pytest.mark.parametrize("scheme", rest_in_full(["dark", "light"], 2))
def test_a_question_and_its_answer_are_accessible(visit: Visit, scheme: str) -> None:
    for game in PRACTISED:
        page = visit(f"{place(game)}#seed={SEED}", viewport=PHONE, color_scheme=scheme).page
        choices(page, 1)
        assert violations(page) == []
        for choice in page.locator(".choice").all():
            box = choice.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        page.locator(".choice").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("html")).to_have_attribute("data-explained", "1")
        assert violations(page) == []
        page.locator(".practice__next").focus()
        page.keyboard.press("Enter")
        choices(page, 2)
        expect(page.locator(".practice__asks")).to_be_focused()


def test_a_link_that_cannot_be_read_leads_to_the_five_of_the_day(visit: Visit) -> None:
    page = visit(f"{place(PRACTISED[0])}#seed=x1").page
    choices(page, 1)
    expect(page.locator("[data-practice=hint]")).to_contain_text("This link is broken")


def test_it_works_without_a_connection(browser: Browser, site_dir: Path) -> None:
    game = PRACTISED[0]
    with first_visit(browser, site_dir, f"en/{game}/") as visitor:
        visitor.cut()
        page = visitor.tab()
        page.goto(visitor.url + place(game))
        answer(page, 1, 0)
        expect(page.locator(".answer__sheet")).to_be_visible()
