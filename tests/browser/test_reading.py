"""What the small scripts add for a reader: definitions beside their words, lists that filter."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.static_server import StaticServer

CHAPTER = "en/abyss/rules/recruit/"


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


def test_a_term_is_marked_once_in_a_section(visit: Visit) -> None:
    page = visit(CHAPTER).page
    again = """() => {
      const seen = new Set(), twice = [];
      for (const node of document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6, button.term)")) {
        const term = node.getAttribute("popovertarget");
        if (!term) seen.clear();
        else if (seen.has(term)) twice.push(term);
        seen.add(term);
      }
      return twice;
    }"""
    assert page.evaluate(again) == []
    assert page.locator("main button.term").count() > 10


def test_what_contributors_look_for_waits_for_a_switch_that_is_remembered(
    visit: Visit, site_server: StaticServer
) -> None:
    page = visit(CHAPTER, fresh=True).page
    theirs = page.locator("main :is(.suggest, .for-contributors):visible")
    switch = page.get_by_role("switch", name="Show pencils and sources")
    expect(theirs).to_have_count(0)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(theirs).not_to_have_count(0)
    page.goto(site_server.url + "pl/abyss/lords/jailer/")
    expect(theirs).not_to_have_count(0)
    page.get_by_role("switch").uncheck()
    expect(theirs).to_have_count(0)
    page.reload()
    expect(theirs).to_have_count(0)


def test_other_editions_and_names_wait_below_the_rule(visit: Visit) -> None:
    page = visit("en/abyss/lords/jailer/").page
    expect(page.locator("#names")).to_be_hidden()
    page.get_by_text("Names in other languages").click()
    expect(page.locator("#names")).to_be_visible()
    expect(page.locator("main .cited")).to_contain_text("Sources: ")


def test_the_sources_of_a_rule_open(visit: Visit) -> None:
    page = visit(CHAPTER, fresh=True).page
    page.get_by_role("switch", name="Show pencils and sources").check()
    mark = page.locator("main .mark[popovertarget^=sources-]").first
    mark.click()
    expect(page.locator(f"[id='{mark.get_attribute('popovertarget')}']")).to_be_visible()


def test_discrepancies_filter(visit: Visit) -> None:
    page = visit("pl/abyss/discrepancies/").page
    shown = page.locator("[data-item]:visible")
    everything = shown.count()
    page.select_option("select[name=confidence]", "uncertain")
    expect(shown).not_to_have_count(everything)
    expect(shown).not_to_have_count(0)


def test_a_list_stays_where_it_is_when_its_filters_wake(visit: Visit) -> None:
    page = visit("en/abyss/discrepancies/", viewport={"width": 390, "height": 844}, fresh=True).page
    page.add_init_script(
        """window.__moved = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.__moved += value; })
          .observe({ type: "layout-shift", buffered: true });"""
    )
    page.reload(wait_until="load")
    expect(page.locator("form.filters output")).to_contain_text("shown")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.__moved") < 0.05


def test_what_stands_side_by_side_below_the_filters_does_not_touch(visit: Visit) -> None:
    page = visit("pl/abyss/discrepancies/", viewport={"width": 320, "height": 640}).page
    page.evaluate("localStorage.setItem('/fathom/fathom:sets:abyss', '[]')")
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
