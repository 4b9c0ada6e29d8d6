"""The checkers as a player uses them: by touch, by keyboard, through links, on paper."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from catalog import load
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from tests import command_answers
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS, turn
from tests.browser.verdict import ANSWER, ask_again, ask_anything, fragment, wait_for_answer, wait_for_form
from tests.browser.watch import watched
from tests.full import rest_in_full
from tests.questions import CHECKERS
from tests.static_server import StaticServer

RECRUIT = "en/abyss/check/recruit/"
HAND = "en/abyss/check/hand/"
SCORE = "en/abyss/check/score/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
REFUSED = {"lord": "slaver", "allies": ["crab-1", "crab-2", "squid-3"], "pearls": 9}


def headline(page: Page) -> Locator:
    return page.locator(ANSWER).locator(".answer__headline")


def pick(page: Page, field: str, *names: str) -> None:
    """Choose entries in the picker of a field."""
    page.get_by_role("button", name=f"{field}: Choose").click()
    dialog = page.locator("dialog.picker[open]")
    for name in names:
        dialog.locator(".card__option").filter(has_text=re.compile(f"^{name}$")).click()
    if dialog.count():
        dialog.get_by_role("button", name="Done").click()


def lay(page: Page, *allies: str) -> None:
    """Touch allies in the grid."""
    for ally in allies:
        page.get_by_role("button", name=f"{ally}:").click()


def test_a_payment_is_judged_while_it_is_laid_down(visit: Visit) -> None:
    seen = visit(RECRUIT, **PHONE)
    page = seen.page
    pick(page, "Lord", "The Slaver")
    costs = re.compile("^The Slaver costs 8, with allies of \u2060?Shellfish alone.$")
    expect(page.locator(ANSWER)).to_have_text(costs)
    expect(headline(page)).to_have_count(0)
    lay(page, "Shellfish 5", "Shellfish 1")
    page.get_by_role("button", name="Pearls you pay: More").dblclick()
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    expect(page.locator("[data-checker=bar]")).to_contain_text("Yes, this payment recruits")
    expect(page.locator("[data-checker=spoken]")).to_contain_text("Yes, this payment recruits")
    page.get_by_role("button", name="One fewer: Shellfish 1").click()
    expect(page.locator(ANSWER)).to_contain_text("1 point short")
    assert not seen.complaints()


def test_the_grid_gives_no_more_copies_than_there_are(visit: Visit) -> None:
    page = visit(RECRUIT).page
    cell = page.get_by_role("button", name="Crab 5:")
    for _ in range(3):
        cell.press("Enter")
    expect(page.get_by_role("button", name="One fewer: Crab 5")).to_have_count(1)
    expect(cell).to_have_attribute("aria-disabled", "true")


def test_a_checker_works_by_keyboard_alone(visit: Visit) -> None:
    page = visit(RECRUIT).page
    page.get_by_role("button", name="Lord: Choose").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .finder__field")).to_be_focused()
    page.keyboard.type("invoker")
    page.keyboard.press("Enter")
    expect(page.locator(".field__entry")).to_be_focused()
    cell = page.get_by_role("button", name="Jellyfish 5:")
    cell.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Jellyfish 4:").focus()
    page.keyboard.press("Enter")
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    page.keyboard.press("Backspace")
    expect(headline(page)).to_contain_text("No, this payment does not recruit")
    page.get_by_role("textbox", name="Pearls you pay").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(headline(page)).to_contain_text("Yes, this payment recruits")


def test_every_reason_leads_to_its_rule(visit: Visit) -> None:
    page = visit(RECRUIT + fragment(REFUSED)).page
    wait_for_answer(page)
    reasons = page.locator(f"{ANSWER} .answer__messages[data-tone=bad] > li")
    expect(reasons).to_have_count(3)
    for number in range(3):
        rule = reasons.nth(number).locator("a.answer__rule")
        address = str(rule.evaluate("(link) => link.href"))
        response = page.request.get(address)
        assert response.ok
        assert f'id="{address.partition("#")[2]}"' in response.text()


def loosely(text: str) -> re.Pattern[str]:
    """A text in which a page may join each letter to what stands before it, as it does names to their symbols."""
    letters = (r"\s" if letter == " " else re.escape(letter) for letter in text)
    return re.compile("^" + "".join(rf"\u2060?{letter}" for letter in letters) + r"\s*$")


@pytest.mark.parametrize("checker", rest_in_full(CHECKERS[:: len(CHECKERS) // len(FOLDERS)], 2))
def test_the_page_says_what_the_command_line_says(visit: Visit, checker: str) -> None:
    """In Chromium each language once; tests/test_built_scripts.py lets all pages say all answers without a browser."""
    folder = turn(checker)
    page = visit(f"{folder}/{PAGES_OF_CHECKERS[checker]}").page
    for request, answer in command_answers.answered(checker):
        if not page.url.endswith(fragment(request)):
            ask_again(page, request)
        lines = command_answers.lines(checker, request, answer, folder.replace("-", "_"))
        expect(headline(page)).to_have_text(loosely(command_answers.headline(lines)))
        shown = page.locator(ANSWER).inner_text()
        shown += page.locator(ANSWER).evaluate("(node) => node.textContent")
        assert not command_answers.missing(lines, shown), (request, shown)


def test_a_link_opens_the_same_question(visit: Visit) -> None:
    seen = visit(RECRUIT, permissions=["clipboard-read", "clipboard-write"])
    page = seen.page
    pick(page, "Lord", "The Slaver")
    lay(page, "Shellfish 5", "Shellfish 3")
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.partition("#")[2].startswith("v1:")
    other = visit(RECRUIT + "#" + link.partition("#")[2]).page
    expect(headline(other)).to_contain_text("Yes, this payment recruits")
    expect(other.locator(".tray__card")).to_have_count(2)
    expect(other.locator(".field__entry")).to_contain_text("The Slaver")


def test_back_returns_to_the_question_before(visit: Visit) -> None:
    page = visit(RECRUIT + fragment(REFUSED)).page
    wait_for_answer(page)
    page.get_by_text("Load an example", exact=True).click()
    page.get_by_role("button", name="Recruiting the Master of Magic with three allies").click()
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    page.get_by_role("button", name="Start again").click()
    expect(headline(page)).to_have_count(0)
    page.go_back()
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    page.go_back()
    expect(headline(page)).to_contain_text("No, this payment does not recruit")
    expect(page.locator(".tray__card")).to_have_count(3)
    page.go_forward()
    expect(headline(page)).to_contain_text("Yes, this payment recruits")


UNREADABLE = ("[" * 50, "5", '"<img src=x onerror=alert(1)>"')
HOSTILE: tuple[Any, ...] = (
    {"lord": "<img src=x onerror=alert(1)>", "allies": [{}, None, "<b>", 7], "pearls": "many"},
    {"lord": {"toString": 1}, "allies": {"length": 9}, "__proto__": {"lord": "slaver"}},
    {"allies": ["crab-1"] * 200, "powers": ["slaver"] * 200},
    {"constructor": 1, "lord": "constructor", "profile": "__proto__"},
)
PLANTED = "[data-checker] img[src=x], [data-checker] b:text-is('<b>')"


def test_a_hostile_link_does_no_harm(visit: Visit) -> None:
    """More of them open a page in tests/browser/test_planting.py."""
    seen = visit(RECRUIT + fragment(HOSTILE[0]))
    page = seen.page
    wait_for_form(page)
    expect(page.locator(PLANTED)).to_have_count(0)
    assert not seen.complaints()
    pick(page, "Lord", "The Slaver")
    expect(page.locator(ANSWER)).to_contain_text("The Slaver costs 8")
    assert not seen.complaints()


def test_no_hostile_question_does_harm(visit: Visit) -> None:
    """What is no question at all is told apart in tests/javascript/checker.test.mjs."""
    seen = visit(RECRUIT)
    page = seen.page
    wait_for_form(page)
    for state in (*UNREADABLE, *HOSTILE, "A" * 5000):
        ask_anything(page, state)
        expect(page.locator(PLANTED), state).to_have_count(0)
        assert not seen.complaints(), state
    ask_again(page, r'{"lord": "\ud83d! \\ud83d \ud83d\ude00"}')
    expect(page.locator(ANSWER)).to_contain_text("Lord: “\ufffd! \\ud83d 😀” is not known")
    pick(page, "Lord", "The Slaver")
    expect(page.locator(ANSWER)).to_contain_text("The Slaver costs 8")
    assert not seen.complaints()


def test_a_hand_leads_on_to_the_payment(visit: Visit) -> None:
    request = {"hand": ["jellyfish-3", "crab-2", "shellfish-5", "shellfish-1"], "pearls": 2}
    court = ["master-of-magic", "slaver", "traitor"]
    seen = visit(HAND + fragment({**request, "court": court}))
    page = seen.page
    expect(headline(page)).to_contain_text("Yes, you can recruit 2 lords")
    expect(page.locator(ANSWER)).to_contain_text("You need \u2060a squid for the Traitor and hold none.")
    page.locator(f"{ANSWER} summary").first.click()
    page.locator(ANSWER).get_by_role("link", name=re.compile("^Check: ")).first.click()
    page.wait_for_url("**/check/recruit/**")
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    assert not seen.complaints()


def test_a_score_is_added_up_for_all_players(visit: Visit) -> None:
    seen = visit(SCORE, **PHONE)
    page = seen.page
    page.get_by_label("Name").fill("Ann")
    pick(page, "Lords", "The Slaver", "The Keeper")
    page.get_by_role("button", name="Add a player").click()
    second = page.locator("details.field__item").nth(1)
    expect(headline(page)).to_contain_text("The score is not complete")
    table = page.locator(f"{ANSWER} table")
    expect(table.locator("thead th")).to_have_text(["Ann", "Player 2"])
    second.get_by_role("button", name="Remove this player").click()
    expect(headline(page)).to_have_text("Your score is 11 points.")
    assert not seen.complaints()


def test_what_cannot_be_is_named(visit: Visit) -> None:
    players = [{"name": "Ann", "lords": ["slaver"]}, {"name": "Bo", "lords": ["slaver"]}]
    page = visit(SCORE + fragment({"players": players})).page
    expect(page.locator(ANSWER)).to_contain_text("The Slaver: there is only one, and Ann has it already.")


@pytest.mark.parametrize(("lost", "said"), [("WebAssembly", "WebAssembly"), ("Worker", "in the background")])
def test_a_browser_that_cannot_is_told_so(visit: Visit, site_server: StaticServer, lost: str, said: str) -> None:
    seen = visit(fresh=True)
    seen.page.add_init_script(f"delete globalThis.{lost}")
    seen.page.goto(site_server.url + RECRUIT + fragment(REFUSED))
    expect(headline(seen.page)).to_contain_text(said)


def test_a_lost_engine_is_told(visit: Visit, site_server: StaticServer) -> None:
    seen = visit()
    seen.page.route("**/engine/abyss/recruit.json", lambda route: route.abort())
    seen.page.goto(site_server.url + RECRUIT + fragment(REFUSED))
    expect(headline(seen.page)).to_contain_text("could not be loaded")
    expect(seen.page.get_by_role("button", name="Reload the page")).to_be_visible()


@pytest.mark.parametrize("answers", [1, 9], ids=["kept by the browser", "sent by the server"])
def test_no_engine_of_another_version_is_asked(visit: Visit, site_server: StaticServer, answers: int) -> None:
    """An older engine in the browser's cache is fetched again; where the server has another one, the page says so."""
    seen = visit()
    left = [answers]

    def other(route: Route) -> None:
        left[0] -= 1
        if left[0] < 0:
            route.continue_()
        else:
            route.fulfill(json={"build": "0" * 16, "game": "abyss", "files": {}, "facts": {}})

    seen.page.route("**/engine/abyss/recruit.json", other)
    seen.page.goto(site_server.url + RECRUIT + fragment(REFUSED))
    if answers == 1:
        expect(headline(seen.page)).to_contain_text("No, this payment does not recruit")
    else:
        expect(headline(seen.page)).to_contain_text("belong to different versions of Fathom")
        expect(seen.page.get_by_role("button", name="Reload the page")).to_be_visible()


def test_a_code_without_words_is_not_shown(visit: Visit, site_server: StaticServer) -> None:
    seen = visit()

    def without(route: Route) -> None:
        page = route.fetch()
        head, mark, rest = page.text().partition('"value-short"')
        route.fulfill(response=page, body=head + mark.replace("value-short", "said-otherwise") + rest)

    seen.page.route(f"**/{RECRUIT}", without)
    seen.page.goto(site_server.url + RECRUIT + fragment({"lord": "slaver", "allies": ["shellfish-3"]}))
    expect(headline(seen.page)).to_contain_text("No, this payment does not recruit")
    expect(seen.page.locator(ANSWER)).to_contain_text("belong to different versions of Fathom")
    expect(seen.page.locator(ANSWER)).not_to_contain_text("value-short")


def test_a_fallback_is_marked_as_english() -> None:
    catalog = load()
    from generator.checkers.browser_texts import BrowserTexts
    from generator.render.site_context import SiteContext

    made = BrowserTexts(PageContext(SiteContext(catalog, "pl"), PageInfo("abyss/check/", game="abyss"))).text(
        "No one translates {count} of these."
    )
    assert made == {"p": ["No one translates ", {"n": "count"}, " of these."], "l": "en"}
    assert json.dumps(made)


def test_an_exploration_is_followed_with_a_touch_for_each_card(visit: Visit) -> None:
    seen = visit("en/abyss/check/explore/", all_sets=False, **PHONE)
    page = seen.page
    reveal = page.get_by_role("group", name="Reveal another card").get_by_role("button", name="Ally")
    opened = page.get_by_role("group", name=re.compile(r"^Card \d$"))
    for card in range(5):
        reveal.tap()
        expect(opened).to_have_accessible_name(f"Card {card + 1}")
        expect(reveal).to_be_in_viewport(ratio=1)
        if card == 2:
            expect(opened.get_by_text("Take the ally", exact=True)).to_be_visible()
            opened.get_by_text("Monster", exact=True).tap()
            expect(opened.get_by_text("Take the ally", exact=True)).to_be_hidden()
            expect(opened.get_by_text("Fight", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Space 3, Card 3, Monster, Go on exploring")).to_be_visible()
    expect(page.locator(ANSWER)).to_contain_text("You must take it")
    assert not seen.complaints()


def test_the_way_out_is_one_button_away(visit: Visit) -> None:
    seen = visit(RECRUIT + fragment({**REFUSED, "allies": ["crab-1", "shellfish-3"], "own_pearls": 4}))
    page = seen.page
    wait_for_answer(page)
    wait_for_form(page)
    expect(headline(page)).to_contain_text("No, this payment does not recruit")
    page.locator(".answer__instead").get_by_role("button", name="Do this").click()
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    expect(page.locator(".answer__instead")).to_have_count(0)
    # It is a step like any other: the way back leads to the question before.
    page.go_back()
    expect(headline(page)).to_contain_text("No, this payment does not recruit")


def test_a_reading_of_an_open_point_is_chosen_in_the_answer(visit: Visit) -> None:
    needless = {"lord": "slaver", "allies": ["shellfish-5", "shellfish-3", "kraken-2"], "profile": "online"}
    seen = visit(RECRUIT + fragment(needless))
    page = seen.page
    wait_for_answer(page)
    wait_for_form(page)
    expect(page.locator(ANSWER)).to_have_attribute("data-tone", "open")
    expect(headline(page)).to_contain_text("It depends")
    readings = page.locator(".answer__readings > li")
    expect(readings).to_have_count(2)
    readings.nth(1).get_by_role("button", name="Answer by this reading").click()
    expect(headline(page)).to_contain_text("No, this payment does not recruit")
    expect(page.locator(ANSWER)).to_have_attribute("data-tone", "bad")


def test_a_table_plays_by_a_reading_until_it_decides_again(visit: Visit) -> None:
    needless = {"lord": "slaver", "allies": ["shellfish-3", "shellfish-5", "kraken-2"], "profile": "online"}
    page = visit(RECRUIT + fragment(needless)).page
    wait_for_answer(page)
    wait_for_form(page)
    page.locator(".answer__readings > li").nth(1).get_by_role("button", name="We play by this").click()
    expect(headline(page)).to_contain_text("No, this payment does not recruit")
    # The answer says by what it is given; the question in form and address stays as open as it was.
    note = page.locator(".answer__follows")
    expect(note).to_contain_text("This follows what your table plays by: Redundant Krakens: They may not be paid.")
    assert page.evaluate("location.hash") == fragment(needless)
    # It holds for other questions of the game, and for one that has its own reading it does not.
    ask_again(page, {**needless, "allies": ["shellfish-5", "shellfish-4", "kraken-2"]})
    expect(note).to_be_visible()
    ask_again(page, {**needless, "needless_krakens": "allowed"})
    expect(headline(page)).to_contain_text("Yes, this payment recruits")
    expect(note).to_have_count(0)
    ask_again(page, {"lord": "slaver", "allies": ["shellfish-5", "shellfish-3"]})
    expect(note).to_have_count(0)
    page.reload()
    ask_again(page, needless)
    note.get_by_role("button", name="Decide again").click()
    expect(headline(page)).to_contain_text("It depends")
    expect(page.locator(".answer__readings > li")).to_have_count(2)


def test_the_gauge_shows_what_is_laid_down_and_what_is_met(visit: Visit) -> None:
    page = visit(RECRUIT + fragment({"lord": "ship-master"})).page
    wait_for_answer(page)
    wait_for_form(page)
    gauge = page.locator(".gauge")
    expect(gauge.locator("li")).to_have_text(["0 of 6", "3 races", re.compile("Shellfish$")])
    expect(gauge.locator(".gauge__ring")).to_have_count(3)
    expect(gauge.locator("[data-tone], a[href]")).to_have_count(0)
    ask_again(page, {"lord": "ship-master", "allies": ["shellfish-3", "crab-1"], "pearls": 1})
    expect(gauge.locator(".gauge__bar > span")).to_have_text(["3", "1", "1"])
    expect(gauge.locator("li")).to_have_text(
        ["5 of 6 (not met)", "3 races (not met)", re.compile(r"Shellfish \(met\)")]
    )
    shares = gauge.locator(".gauge__bar > span").evaluate_all(
        "all => all.map(one => one.style.getPropertyValue('--share'))"
    )
    assert [round(float(share), 3) for share in shares] == [0.5, 0.167, 0.167]
    ask_again(page, {"lord": "ship-master", "allies": ["shellfish-5", "crab-5", "squid-1"]})
    expect(gauge.locator("[data-tone=good]")).to_have_count(3)
    expect(gauge.locator(".gauge__mark")).to_be_visible()
    # The way out shows what would lie there.
    ask_again(page, {"lord": "commander", "allies": ["crab-3", "crab-2", "squid-1"]})
    laid = page.locator(".answer__laid")
    expect(laid.locator(".answer__card")).to_have_text(["2", "3"])
    expect(laid.locator(".answer__number")).to_have_text("+ 3 ")


def test_the_engine_answers_the_latest_question_and_refuses_one_that_is_too_large(visit: Visit) -> None:
    page = visit(RECRUIT).page
    told = page.evaluate(
        """async () => {
          const { ask } = await import(new URL("../../../../js/engine/engine.js", location.href));
          const lords = ["hermit", "elder", "sage", "slaver"];
          const replies = await Promise.all(lords.map((lord) => ask("abyss/recruit", { lord }, null)));
          const large = ask("abyss/recruit", { lord: "x".repeat(70000) });
          const refused = await large.catch(({ code, number }) => [code, number]);
          return [replies.map((reply) => reply?.answer.lord ?? null), refused];
        }"""
    )
    assert told[0][-1] == "slaver"
    assert told[0].count(None) >= 2, "questions that were overtaken are not worked out"
    assert told[1] == ["too-large", 65536]


def test_an_engine_that_takes_too_long_is_started_again(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, service_workers="block") as seen:
        page = seen.page
        page.clock.install()
        # The first question never reaches the engine.
        page.add_init_script(
            "{ const post = Worker.prototype.postMessage; let held = false;"
            " Worker.prototype.postMessage = function (data) {"
            " if (data.checker && !held) held = true; else post.call(this, data); }; }"
        )
        page.goto(site_server.url + RECRUIT + fragment(REFUSED))
        page.wait_for_timeout(2000)
        for _second in range(16):
            page.clock.run_for(1000)
        expect(page.locator(ANSWER)).to_contain_text("longer than 15 seconds")
        page.get_by_role("button", name="Pearls you pay: More").click()
        page.clock.run_for(1000)
        expect(headline(page)).to_contain_text("No, this payment does not recruit")
