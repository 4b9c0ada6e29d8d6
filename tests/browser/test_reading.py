"""What the small scripts add for a reader: definitions beside their words, tables that sort and filter."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.static_server import StaticServer

CHAPTER = "en/abyss/rules/recruit/"
LORDS = "en/abyss/lords/"


def test_a_term_opens_its_definition_on_touch_and_on_hover(visit: Visit) -> None:
    page = visit(CHAPTER).page
    term = page.locator("main button.term").first
    popover = page.locator(f"#{term.get_attribute('popovertarget')}")
    expect(popover).to_be_hidden()
    term.hover()
    expect(popover).to_be_visible()
    box, word = popover.bounding_box(), term.bounding_box()
    assert box
    assert word
    assert abs(box["y"] - (word["y"] + word["height"])) < 20, "the definition should stand beside its word"
    page.keyboard.press("Escape")
    expect(popover).to_be_hidden()


def test_a_definition_opens_by_keyboard_and_without_a_script(visit: Visit) -> None:
    page = visit(CHAPTER, java_script_enabled=False).page
    term = page.locator("main button.term").first
    popover = page.locator(f"#{term.get_attribute('popovertarget')}")
    term.focus()
    page.keyboard.press("Enter")
    expect(popover).to_be_visible()


def test_the_sources_of_a_rule_open(visit: Visit) -> None:
    page = visit(CHAPTER).page
    mark = page.locator("main .mark--source").first
    mark.click()
    expect(page.locator(f"[id='{mark.get_attribute('popovertarget')}']")).to_be_visible()


def test_a_table_filters_sorts_and_keeps_its_state_in_the_address(visit: Visit) -> None:
    page = visit(LORDS).page
    rows = page.locator("table.cards tbody tr:visible")
    expect(rows).to_have_count(63)
    page.select_option("select[name=guild]", "guild:mage")
    expect(rows).to_have_count(11)
    by_influence = page.locator("th[data-sort=influence]")
    for order in ("ascending", "descending"):
        page.get_by_role("button", name="Influence").click()
        expect(by_influence).to_have_attribute("aria-sort", order)
    values = [int(text) for text in page.locator("tr:visible td.cell--influence").all_inner_texts()]
    assert values == sorted(values, reverse=True)
    expect(page).to_have_url(re.compile("guild=guild%3Amage"))
    expect(page).to_have_url(re.compile("desc=1"))
    page.reload()
    expect(rows).to_have_count(11)
    expect(by_influence).to_have_attribute("aria-sort", "descending")
    page.locator(".filters button[type=reset]").click()
    expect(rows).to_have_count(63)


@pytest.mark.parametrize(
    ("typed", "card"),
    [("OF MAGIC", "master-of-magic"), ("nadzorca", "jailer"), ("zabojca", "assassin"), ("刺客", "assassin")],
)
def test_a_table_is_searched_by_names_of_any_language(visit: Visit, typed: str, card: str) -> None:
    page = visit(LORDS).page
    page.fill("input[name=text]", typed)
    expect(page.locator("table.cards tbody tr:visible")).to_have_count(1)
    expect(page.locator(f"tr#{card}")).to_be_visible()


def test_nothing_found_is_said(visit: Visit) -> None:
    page = visit(LORDS).page
    page.fill("input[name=text]", "no such lord")
    expect(page.locator(".empty")).to_be_visible()


def test_a_hostile_address_leaves_the_table_whole(visit: Visit) -> None:
    query = "?guild=%3Cimg%20src=x%20onerror=alert(1)%3E&sort=constructor&text=&desc=maybe&__proto__=1&constructor=1"
    page = visit(LORDS + query).page
    expect(page.locator("table.cards tbody tr:visible")).to_have_count(63)


def _with_many_rows(route: Route) -> None:
    """The table with its rows six times over, each row beyond the first 200 marked as the build marks it."""
    html = route.fetch().text()
    rows = re.findall(r'<tr id="[^"]*".*?</tr>', html, re.DOTALL)
    many = [row.replace('<tr id="', f'<tr id="{copy}-', 1) for copy in range(6) for row in rows]
    many = [row if place < 200 else row.replace("<tr ", '<tr class="later" ', 1) for place, row in enumerate(many)]
    body = re.sub(r"<tbody>.*?</tbody>", lambda _: f"<tbody>{''.join(many)}</tbody>", html, count=1, flags=re.DOTALL)
    route.fulfill(body=body, content_type="text/html")


def test_of_many_rows_only_those_near_the_reader_are_drawn(visit: Visit) -> None:
    page = visit(LORDS, fresh=True).page
    page.route("**/abyss/lords/*", _with_many_rows)
    page.reload()
    shown = page.locator("table.cards tbody tr:visible")
    expect(shown).to_have_count(200)
    expect(page.locator(".filters output")).to_contain_text("378")
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    expect(shown).to_have_count(378)
    page.select_option("select[name=guild]", "guild:mage")
    expect(shown).to_have_count(66)
    page.locator(".filters button[type=reset]").click()
    page.get_by_role("button", name="Influence").click()
    page.get_by_role("button", name="Influence").click()
    values = [int(text) for text in page.locator("tr:visible td.cell--influence").all_inner_texts()]
    assert values == sorted(values, reverse=True)
    assert len(values) < 378
    page.goto(f"{page.url.partition('?')[0]}#5-recruiter")
    page.reload()
    expect(page.locator("[id='5-recruiter']")).to_be_in_viewport()


def test_discrepancies_filter(visit: Visit) -> None:
    page = visit("pl/abyss/discrepancies/").page
    shown = page.locator("[data-item]:visible")
    everything = shown.count()
    page.select_option("select[name=confidence]", "uncertain")
    expect(shown).not_to_have_count(everything)
    assert 0 < shown.count() < everything


def test_what_stands_side_by_side_below_the_filters_does_not_touch(visit: Visit) -> None:
    page = visit("pl/abyss/discrepancies/", viewport={"width": 320, "height": 640}).page
    page.evaluate("localStorage.setItem('fathom:sets:abyss', '[]')")
    page.reload()
    expect(page.locator(".filters__off")).to_be_visible()
    boxes = [found.bounding_box() for found in page.locator(".filters__result > :visible").all()]
    assert len(boxes) == 3
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one
            assert other
            beside = min(one["y"] + one["height"], other["y"] + other["height"]) > max(one["y"], other["y"])
            gap = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
            assert not beside or gap >= 8


def test_the_colours_chosen_go_with_the_reader(visit: Visit, site_server: StaticServer) -> None:
    page = visit(CHAPTER, color_scheme="light").page
    html, paper = page.locator("html"), "getComputedStyle(document.body).backgroundColor"
    assert html.get_attribute("data-scheme") is None
    light = page.evaluate(paper)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(paper)
    assert light != dark
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Menu").click()
    page.locator(".schemes label", has_text="Dark").click()
    assert page.evaluate(paper) == dark
    page.goto(site_server.url + "ja/abyss/")
    expect(html).to_have_attribute("data-scheme", "dark")
    assert page.evaluate(paper) == dark
