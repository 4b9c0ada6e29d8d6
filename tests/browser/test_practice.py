"""A round of practice: by tap and by key, kept for the day, handed on, and without a connection."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from catalog import load
from catalog.models.practice import Laid, Painted, Zones
from catalog.models.result_blocks import FigureResult
from engine.practice import ROUND, Exercise, exercises, question
from generator.render.set_counts import expansions
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
        # another question than the one that was asked is left out; what is there has no sign, which might contradict.
        parts = expected["hidden"] and set(expected["hidden"]) <= set(expected["choices"][0]["params"])
        verdict = {choice["code"] for choice in expected["choices"]} == {"yes", "no"}
        heads = (2 if number > 3 else 1) if parts else int(verdict)
        expect(page.locator(".answer__sheet .answer__headline")).to_have_count(heads)
        expect(page.locator(".practice .seal:visible")).to_have_count(0)
        expect(page.locator(".practice__outcome > .icon")).to_be_visible()
        expect(page.locator(".practice__outcome")).to_be_in_viewport()
        expect(page.locator(".practice__next")).to_be_in_viewport(ratio=1)
        page.locator(".practice__next").click(trial=True, timeout=5000)  # nothing lies over it
        page.locator(".choice").first.click(force=True)  # a second answer does not count
        expect(page.locator('.practice__steps > :is([data-state="good"], [data-state="bad"])')).to_have_count(number)
        assert page.evaluate(WIDTH) <= PHONE["width"]
        page.locator(".practice__next").click()
    expect(page.locator(".practice__score")).to_have_text("3 of 5 right")
    assert seen.complaints() == []


DRAWN = [
    (game, exercise)
    for game in PRACTISED
    for exercise in exercises(game)
    if 1 in exercise.levels
    for words in [load().games[game].practice[exercise.id]]
    if words.shows or words.touched
]
"""The kinds of questions of which something is drawn or touched, as far as they are asked first."""


@pytest.mark.parametrize(("game", "exercise"), DRAWN, ids=lambda one: getattr(one, "id", one))
def test_a_position_is_drawn_and_answered_by_touching_what_lies_there(
    visit: Visit, game: str, exercise: Exercise
) -> None:
    words = load().games[game].practice[exercise.id]
    sets = (exercise.set,) if exercise.set else ()
    rounds = ((seed, asked(game, 1, seed, sets)) for seed in range(1, 999))
    seed, found = next(one for one in rounds if one[1]["asks"]["code"] == exercise.id)
    page = visit(f"{place(game)}#seed={seed}&sets={'+'.join(sets)}", viewport=PHONE, has_touch=True).page
    expect(choices(page, 1)).to_have_count(len(found["choices"]))
    for shown in words.shows:
        if isinstance(shown.drawn, FigureResult):
            expect(page.locator(".position__whole .figure svg [data-marks]").first).to_be_visible()
        elif isinstance(shown.drawn, Laid):
            # Each lies there once, however many inputs name it, and all that is done to it stands below it.
            named = [found["request"].get(field) or [] for field in shown.fields]
            there, *marked = [[one] if isinstance(one, str) else one for one in named]
            ids = {id_ for some in marked for id_ in some}
            expect(page.locator(".lying__one")).to_have_count(len({*there} | ids))
            expect(page.locator(".lying__mark")).to_have_count(sum(len(some) for some in marked))
            expect(page.locator('.lying__one[data-missing="true"]')).to_have_count(len(ids - {*there}))
        elif isinstance(shown.drawn, Zones):
            drawn = page.locator(".lying__one")
            taken = [zone.field for zone in shown.drawn.zones if found["request"][zone.field] == "taken"]
            expect(drawn).to_have_count(len(shown.drawn.zones))
            expect(page.locator(".lying__token")).to_have_count(len(taken))
            chosen = [zone.field for zone in shown.drawn.zones].index(found["request"][shown.drawn.chosen])
            expect(drawn.nth(chosen).locator(".lying__mark")).to_be_visible()
            expect(page.locator(".lying__mark")).to_have_count(1)
        elif isinstance(shown.drawn, Painted):
            rows = found["painted"]["squares"]
            expect(page.locator(".painted .squares__one")).to_have_count(len(rows) * len(rows[0]))
            expect(page.locator(".painted .drawn__figure svg")).to_have_count(len(found["request"]["statues"]))
            expect(page.locator(".painted > details")).to_be_visible()
            touched = sum(sign != "." for row in rows for sign in row) if shown.drawn.touched else 0
            expect(page.locator(".painted [data-choice]")).to_have_count(touched)
        else:
            expect(page.locator(".track__card")).to_have_count(len(found["request"][shown.fields[0]]))
    if words.touched and page.locator(".choice--thing").count():
        expect(page.locator(".choice--thing")).to_have_count(len(found["choices"]))
        expect(page.locator(".choice a")).to_have_count(0)
    assert page.evaluate(WIDTH) <= PHONE["width"]
    assert violations(page) == []
    page.locator(".choice").nth(found["right"]).tap()
    expect(page.locator(".practice__outcome")).to_have_attribute("data-tone", "good")


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


def test_the_way_on_is_where_the_thumb_is_and_the_page_stays_where_it_is(visit: Visit) -> None:
    page = visit(f"{place(PRACTISED[0])}#seed={SEED}", viewport=PHONE, has_touch=True).page
    for number in (1, 2):
        choice = choices(page, number).first
        choice.evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
        before = page.evaluate("scrollY")
        choice.tap()
        expect(page.locator("html")).to_have_attribute("data-explained", str(number))
        # It moves no further than it takes to see what is right above the bar.
        assert abs(page.evaluate("scrollY") - before) < 200
        good = page.locator('.choice[data-tone="good"]').bounding_box()
        bar = page.locator(".practice__bar").bounding_box()
        assert good is not None
        assert bar is not None
        assert good["y"] + min(good["height"], 60) <= bar["y"]
        expect(page.locator(".dock")).to_be_hidden()
        box = page.locator(".practice__next").bounding_box()
        assert box is not None
        assert box["y"] > PHONE["height"] * 0.75
        page.get_by_role("button", name="Why?").tap()
        expect(page.locator(".practice .answer")).to_be_focused()
        expect(page.locator(".answer__sheet").first).to_be_in_viewport()
        page.locator(".practice__next").tap()
    choices(page, 3)
    expect(page.locator(".dock")).to_be_visible()


def test_a_miss_is_told_with_its_rule_and_comes_back_on_another_day(visit: Visit) -> None:
    game = PRACTISED[0]
    today = int(datetime.date.today().strftime("%Y%m%d"))
    sets = tuple(part.id for part in expansions(load().games[game]))
    page = visit(place(game), viewport=PHONE, has_touch=True).page
    questions = [asked(game, number, today, sets) for number in range(1, ROUND + 1)]
    for number, one in enumerate(questions, 1):
        right = one["right"]
        answer(page, number, (right + 1) % len(one["choices"]) if number == 2 else right)
        if number == 2:
            asks = page.locator(".practice__asks").inner_text()
        page.locator(".practice__next").click()
    expect(page.locator(".practice__score")).to_have_text("4 of 5 right")
    missed = page.locator(".practice__missed:not(:empty)")
    expect(missed).to_have_count(1)
    expect(missed.locator(".practice__asked")).to_have_text(asks)
    expect(missed.locator("dd")).to_have_count(2)
    link = missed.locator("a.answer__rule").get_attribute("href") or ""
    assert page.request.get(urljoin(page.url, link)).ok
    expect(page.locator("main")).to_contain_text("comes back")
    # As if it were another day: what was missed is due, and nothing of today has been answered.
    page.evaluate("""() => {
      for (const [key, text] of Object.entries(localStorage)) {
        if (key.includes("fathom:practice-missed:")) localStorage.setItem(key, text.replace(/"due":\\d+/g, '"due":1'));
        else if (key.includes("fathom:practice:")) localStorage.removeItem(key);
      }
    }""")
    page.reload()
    answer(page, 1, questions[0]["right"])
    page.locator(".practice__next").click()
    choices(page, 2)
    expect(page.locator(".practice__number")).to_contain_text("From earlier")
    expect(page.locator(".practice__asks")).to_have_text(asks)
    expect(page.locator(".practice__steps > li")).to_have_count(ROUND + 1)
    answer(page, 2, questions[1]["right"])
    page.reload()
    choices(page, 3)
    expect(page.locator(".practice__number")).to_contain_text("Question 2 of 5")
    expect(page.locator(".practice__steps > [data-earlier]")).to_have_count(1)
    for number, one in enumerate(questions[1:], 3):
        answer(page, number, one["right"])
        page.locator(".practice__next").click()
    expect(page.locator(".practice__score")).to_have_text("All 5 right!")
    expect(page.locator("main")).to_contain_text("From earlier: 1 of 1 right")


def test_what_is_kept_of_an_exercise_that_is_no_more_is_left_out(visit: Visit) -> None:
    page = visit(place(PRACTISED[0])).page
    choices(page, 1)
    page.evaluate(
        """([game, sets]) => {
      const missed = [{ seed: 7, number: 2, sets, exercise: "no-such-exercise", step: 0, due: 1 }];
      const root = location.pathname.split("en/")[0];
      localStorage.setItem(`${root}fathom:practice-missed:${game}`, JSON.stringify(missed));
    }""",
        [PRACTISED[0], [part.id for part in expansions(load().games[PRACTISED[0]])]],
    )
    page.reload()
    expect(page.locator(".practice__steps > [data-earlier]")).to_have_count(1)
    answer(page, 1, 0)
    page.locator(".practice__next").click()
    choices(page, 2)
    expect(page.locator(".practice__number")).to_contain_text("Question 2 of 5")
    expect(page.locator(".practice__steps > li")).to_have_count(ROUND)


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
