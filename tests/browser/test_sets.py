"""The sets in play: chosen once, respected by lists, rules, navigation and search, without a flash of what is off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.abyss import CHECKERS
from tests.browser.conftest import Visit
from tests.browser.frame import open_sets, search_for
from tests.browser.verdict import fragment, wait_for_form
from tests.browser.watch import watched
from tests.static_server import StaticServer

GAME = "en/abyss/"
KEY = "/fathom/fathom:sets:abyss"
WITHOUT_KRAKEN = f"localStorage.setItem('{KEY}', '[\"leviathan\"]')"

# Notes the first moment at which something of the set can be seen, from before the page is parsed.
_WATCH_FOR_KRAKEN = """
window.__seen = [];
window.__looks = 0;
const look = () => {
  if (document.readyState === "complete") window.__looks += 1;
  for (const element of document.querySelectorAll('main [data-set="kraken"], nav [data-set="kraken"]')) {
    if (element.checkVisibility()) window.__seen.push(element.outerHTML.slice(0, 80));
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def turn(page: Page, name: str) -> None:
    """Press the switch of a set in its sheet with the keyboard alone."""
    panel = open_sets(page)
    panel.get_by_role("checkbox", name=name).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")


def show_all_fields(page: Page) -> None:
    """Open what a checker's form keeps under *More options*, once the form is drawn."""
    wait_for_form(page)
    page.locator("[data-checker=form] details.checker__extra").evaluate_all(
        "(all) => all.forEach((one) => one.open = true)"
    )


def rows(page: Page) -> int:
    """The cards of the list that can be seen."""
    return page.locator(".cards > .card:visible").count()


def test_a_list_leaves_out_what_is_switched_off_and_says_so(visit: Visit) -> None:
    seen = visit(f"{GAME}lords/")
    page = seen.page
    count = page.locator("main .finder__count")
    expect(count).to_have_text("63 of 63")
    turn(page, "Kraken")
    expect(count).to_have_text("45 of 45")
    assert rows(page) == 45
    expect(page.locator(".finder__off")).to_have_text("18 more in sets that are not in play")
    turn(page, "Leviathan")
    expect(count).to_have_text("35 of 35")
    turn(page, "Kraken")
    expect(count).to_have_text("53 of 53")
    assert rows(page) == 53
    assert seen.complaints() == []


def test_the_choice_lasts_and_holds_on_every_page_of_the_game(visit: Visit, site_server: StaticServer) -> None:
    page = visit(GAME).page
    turn(page, "Kraken")
    assert page.evaluate(f"localStorage.getItem('{KEY}')") == '["leviathan"]'
    page.reload()
    expect(page.locator("#frame-table [data-switch=kraken]")).not_to_be_checked()
    expect(page.locator("#frame-table [data-switch=leviathan]")).to_be_checked()
    expect(page.locator("main .playing__sets b")).to_have_text("Base + Leviathan", use_inner_text=True)
    expect(page.locator("main .chip[href$='loot/']")).to_be_hidden()
    page.goto(f"{site_server.url}ja/abyss/rules/")
    expect(page.locator("main a[href$='rules/nebulis/'], main a[href$='nebulis/']").first).to_be_hidden()
    expect(page.locator("main a[href$='border/']").first).to_be_visible()


def test_rules_hide_with_their_set_in_chapter_and_menu(visit: Visit) -> None:
    page = visit(f"{GAME}rules/recruit/").page
    changed = page.locator("main .changed[data-set=kraken]").first
    expect(changed).to_be_visible()
    loot = page.locator("#frame-menu li:has(> a[href$='loot/'])")
    expect(loot).not_to_have_css("display", "none")
    turn(page, "Kraken")
    expect(changed).to_be_hidden()
    expect(loot).to_have_css("display", "none")


def test_the_glossary_respects_the_sets(visit: Visit) -> None:
    page = visit(f"{GAME}glossary/").page
    turn(page, "Leviathan")
    expect(page.locator("#wound-token")).to_be_hidden()
    expect(page.locator("#nebulis")).to_be_visible()


def test_a_place_that_an_address_names_is_shown_all_the_same(visit: Visit, site_server: StaticServer) -> None:
    page = visit(f"{GAME}glossary/").page
    turn(page, "Kraken")
    page.goto("about:blank")
    page.goto(f"{site_server.url}{GAME}glossary/#nebulis")
    expect(page.locator("#nebulis")).to_be_in_viewport()


def test_a_page_of_a_set_that_is_off_shows_and_offers_to_switch_it_on(visit: Visit) -> None:
    page = visit(f"{GAME}rules/nebulis/").page
    line = page.locator(".set-off")
    expect(line).to_be_hidden()
    turn(page, "Kraken")
    expect(line).to_contain_text("This belongs to Kraken, which is not in play.")
    assert page.locator("main section.rule").first.is_visible()
    line.get_by_role("button").press("Enter")
    expect(line).to_be_hidden()
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{KEY}'))") == ["kraken", "leviathan"]


def test_nothing_of_a_set_that_is_off_flashes_up(visit: Visit, site_server: StaticServer) -> None:
    page = visit(GAME, fresh=True).page
    page.evaluate(WITHOUT_KRAKEN)
    page.add_init_script(_WATCH_FOR_KRAKEN)
    for path in ("lords/", "rules/", "rules/recruit/", "glossary/"):
        page.goto(f"{site_server.url}{GAME}{path}")
        expect(page.locator("[data-set=kraken]")).not_to_have_count(0)
        page.wait_for_function("() => window.__looks > 5")
        assert page.evaluate("window.__seen") == [], path


@pytest.fixture
def searching(visit: Visit) -> Page:
    """A page of the game from which to search."""
    return visit(f"{GAME}rules/").page


def test_the_search_tells_what_is_switched_off(searching: Page) -> None:
    page = searching
    lord = page.locator(".search__link[href*='lords/outlaw/']").first
    search_for(page, "outlaw")
    expect(lord).to_be_visible()
    expect(page.locator(".search__off")).to_be_hidden()
    page.keyboard.press("Escape")
    turn(page, "Kraken")
    search_for(page, "outlaw")
    # What is called so is shown, with a way to play with its set; the rest is counted.
    put = page.locator("[data-put='abyss:kraken']")
    expect(put).to_have_text("Put Kraken in play")
    expect(page.locator(".search__off")).to_contain_text("in sets that are not in play")
    expect(lord).to_be_visible()
    page.reload()  # the worker of a new page knows it from the start
    search_for(page, "outlaw")
    expect(put).to_be_visible()
    put.click()
    expect(put).to_have_count(0)
    expect(page.locator(".search__off")).to_be_hidden()
    expect(lord).to_be_visible()


def test_another_tab_follows(visit: Visit) -> None:
    page = visit(f"{GAME}lords/").page
    other = page.context.new_page()
    other.goto(page.url)
    turn(page, "Kraken")
    expect(other.locator("main .finder__count")).to_have_text("45 of 45")


def test_what_storage_holds_is_no_command(visit: Visit) -> None:
    seen = visit(f"{GAME}lords/")
    for odd in ('"kraken"', "{", '[null, 5, "<b>"]', "null"):
        seen.page.evaluate("([key, odd]) => localStorage.setItem(key, odd)", [KEY, odd])
        seen.page.reload()
        expect(seen.page.locator("main .finder__count")).to_have_text("35 of 35")
    assert seen.complaints() == []


def test_until_somebody_says_more_the_base_game_alone_is_in_play(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, all_sets=False, service_workers="block") as seen:
        page = seen.page
        seen.context.add_init_script(_WATCH_FOR_KRAKEN)
        page.goto(f"{site_server.url}{GAME}lords/")
        expect(page.locator("main .finder__count")).to_have_text("35 of 35")
        assert page.evaluate("window.__seen") == []
        page.goto(f"{site_server.url}{GAME}check/recruit/")
        expect(page.locator("[data-checker=form]").get_by_role("button", name="One more: Kraken 1")).to_have_count(0)
        page.goto(f"{site_server.url}en/")
        search_for(page, "outlaw")
        expect(page.locator(".search__off")).to_contain_text("in sets that are not in play")


def test_the_site_and_the_checkers_have_one_choice(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, all_sets=False, service_workers="block") as seen:
        page = seen.page
        for checker in ("explore", "end"):  # all others that ask for the sets declare the same field, see below
            page.goto(f"{site_server.url}{GAME}check/{checker}/")
            form = page.locator("[data-checker=form]")
            own = form.get_by_role("checkbox", name="Leviathan", exact=True).first
            show_all_fields(page)
            expect(own).not_to_be_checked()
            own.check()
            expect(page.locator("#frame-table [data-switch=leviathan]")).to_be_checked()
            assert page.evaluate(f"localStorage.getItem('{KEY}')") == '["leviathan"]'
            page.reload()
            show_all_fields(page)
            expect(own).to_be_checked()
            turn(page, "Leviathan")
            expect(own).not_to_be_checked()
        assert seen.complaints() == []


def test_every_checker_that_asks_for_the_sets_asks_in_the_same_way() -> None:
    asking = [
        field for found in CHECKERS if found.form for field in found.declaration()["fields"] if field.get("of") == "set"
    ]
    assert len(asking) > 5
    assert {(field["name"], field["type"]) for field in asking} == {("sets", "set")}


def test_without_kraken_the_exploration_offers_no_kraken(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, all_sets=False, service_workers="block") as seen:
        page = seen.page
        page.goto(f"{site_server.url}{GAME}check/explore/{fragment({'steps': [{}]})}")
        kraken = page.locator("[data-input='steps.card'] .field__choice", has_text="A Kraken is an ally")
        expect(page.locator("[data-input='steps.card'] .field__choice", has_text="Monster")).to_be_visible()
        expect(kraken).to_be_hidden()
        turn(page, "Kraken")
        expect(kraken).to_be_visible()


def test_a_link_about_other_sets_is_answered_and_says_so(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, all_sets=False, service_workers="block") as seen:
        page = seen.page
        asked = {"sets": ["leviathan"], "players": [{"lords": []}]}
        page.goto(f"{site_server.url}{GAME}check/end/{fragment(asked)}")
        hint = page.locator("[data-checker=hint]")
        expect(hint).to_contain_text("other expansions than those that you have in play")
        own = page.locator("[data-checker=form]").get_by_role("checkbox", name="Leviathan", exact=True).first
        expect(own).to_be_checked()
        assert page.evaluate(f"localStorage.getItem('{KEY}')") is None
        form = page.locator("[data-checker=form] > .fields").bounding_box()
        above = hint.bounding_box()
        assert form
        assert above
        assert above["y"] + above["height"] <= form["y"], "it covers no input"
        hint.get_by_role("button", name="Close").click()
        expect(hint).to_be_empty()
        expect(own).to_be_checked()
        page.reload()
        hint.get_by_role("button", name="Ask it with mine").click()
        expect(hint).to_be_empty()
        expect(own).not_to_be_checked()


def test_a_question_without_sets_shows_those_that_it_is_answered_by(
    browser: Browser, site_server: StaticServer
) -> None:
    with watched(browser, site_server.origin, all_sets=False, service_workers="block") as seen:
        page = seen.page
        page.goto(f"{site_server.url}{GAME}check/limits/{fragment({'hand': ['kraken-2']})}")
        hint = page.locator("[data-checker=hint]")
        kraken = page.locator("[data-checker=form]").get_by_role("checkbox", name="Kraken", exact=True).first
        expect(kraken).to_be_checked()
        expect(hint).to_contain_text("other expansions than those that you have in play")
        assert page.evaluate(f"localStorage.getItem('{KEY}')") is None
        kraken.uncheck()
        expect(page.locator("[data-checker=answer]")).to_contain_text("this takes an expansion that is not in play")


def test_a_question_without_sets_about_those_in_play_needs_no_hint(visit: Visit) -> None:
    page = visit(f"{GAME}check/limits/{fragment({'hand': ['kraken-2', 'crab-2-combat']})}").page
    form = page.locator("[data-checker=form]")
    expect(form.get_by_role("checkbox", name="Kraken", exact=True).first).to_be_checked()
    expect(form.get_by_role("checkbox", name="Leviathan", exact=True).first).to_be_checked()
    expect(page.locator("[data-checker=hint]")).to_be_empty()


def test_without_a_script_everything_is_shown_and_there_is_no_switch(visit: Visit, site_server: StaticServer) -> None:
    page = visit(f"{GAME}lords/", java_script_enabled=False).page
    assert rows(page) == 63
    expect(page.locator("button[popovertarget=frame-table]:visible")).to_have_count(0)
    page.goto(f"{site_server.url}{GAME}")
    expect(page.locator("input[data-switch]:visible")).to_have_count(0)


def test_paper_shows_what_is_in_play_and_no_switch(visit: Visit) -> None:
    page = visit(f"{GAME}lords/").page
    turn(page, "Kraken")
    page.emulate_media(media="print")
    expect(page.locator("button[popovertarget=frame-table]:visible")).to_have_count(0)
    expect(page.locator(".cards > .card:visible")).to_have_count(45)


def test_a_page_of_no_game_has_no_switch_but_its_search_knows_the_choice(
    visit: Visit, site_server: StaticServer
) -> None:
    page = visit("en/").page
    expect(page.locator("button[popovertarget=frame-table]")).to_have_count(0)
    page.evaluate(WITHOUT_KRAKEN)
    page.reload()
    search_for(page, "outlaw")
    expect(page.locator(".search__off")).to_contain_text("in sets that are not in play")
