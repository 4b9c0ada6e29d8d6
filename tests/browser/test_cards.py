"""The browser of cards: one line of query, what writes into it, what it finds, and two or three cards side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import WIDTH
from tests.static_server import StaticServer

LORDS = "en/abyss/lords/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MAGES = "#q=guild:mage+cost%3C%3D8"


def ready(page: Page) -> None:
    """Wait until the list is a browser."""
    expect(page.locator("html")).to_have_attribute("data-cards", "ready")


def line(page: Page) -> Locator:
    return page.locator("main .finder__field")


def cards(page: Page) -> Locator:
    """The cards in sight."""
    return page.locator(".cards > .card:visible")


def count(page: Page) -> Locator:
    return page.locator("main .finder__count")


def opened(visit: Visit, path: str = LORDS, **options: Any) -> Page:
    page = visit(path, **options).page
    ready(page)
    return page


def test_what_cards_do_finds_them(visit: Visit) -> None:
    page = opened(visit, **PHONE)
    expect(cards(page)).to_have_count(63)
    page.get_by_role("button", name="Gain pearls").tap()
    expect(page.locator(".finder__said")).to_contain_text("Lords")
    found = cards(page)
    expect(found).not_to_have_count(63)
    assert all("pearl" in text for text in found.locator(".card__text").all_inner_texts())
    expect(line(page)).to_have_value("effect:pearl-gain")


def test_a_list_lies_as_it_will_before_its_scripts_are_there(visit: Visit, site_server: StaticServer) -> None:
    page = visit("en/about/", **PHONE).page
    widths = "() => [...document.querySelectorAll('.cards > .card')].slice(0, 5).map((card) => card.offsetWidth)"
    page.route("**/js/cards/page.js", lambda route: route.abort())
    page.goto(site_server.url + LORDS)
    before = page.evaluate(widths)
    page.unroute("**/js/cards/page.js")
    page.reload()
    ready(page)
    assert page.evaluate(widths) == before


def test_a_letter_waits_for_no_card(visit: Visit) -> None:
    """It is seen first, and what it finds later; several that come at once are asked for together."""
    page = opened(visit, **PHONE)
    line(page).focus()
    shown, later = page.evaluate(
        """async () => {
          const field = document.querySelector("main .finder__field");
          const shown = () => [...document.querySelectorAll(".cards > .card")].filter((card) => !card.hidden).length;
          let drawn = 0;
          const said = document.querySelector("main .finder__said");
          new MutationObserver(() => (drawn += 1)).observe(said, { childList: true });
          const before = shown();
          for (const text of ["m", "ma", "mag", "mage"]) {
            field.value = text;
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            if (shown() !== before) return ["not at once", drawn];
          }
          while (shown() === before) await new Promise((done) => setTimeout(done, 20));
          return ["later", drawn];
        }"""
    )
    assert (shown, later) == ("later", 1)
    line(page).fill("")
    expect(cards(page)).to_have_count(63)


def test_three_faces_stand_side_by_side_on_a_phone(visit: Visit) -> None:
    page = opened(visit, **PHONE)
    tops = [box["y"] for card in cards(page).all()[:4] if (box := card.bounding_box())]
    assert tops[0] == tops[1] == tops[2] < tops[3]
    assert page.evaluate("document.documentElement.scrollHeight") < 7000


def test_chips_and_ranges_write_into_the_line_and_read_from_it(visit: Visit) -> None:
    page = opened(visit)
    page.locator(".finder__chips--desk").get_by_role("button", name="Guild").click()
    panel = page.locator(".finder__panel")
    panel.get_by_role("button", name="Mages").click()
    panel.get_by_role("button", name="Farmers").click()
    expect(line(page)).to_have_value("guild:mage,farmer")
    panel.get_by_role("slider", name="Cost: at most").fill("8")
    expect(line(page)).to_have_value("guild:mage,farmer cost<=8")
    expect(page.locator(".finder__said")).to_contain_text("Mages and Farmers that cost 8 or less")
    line(page).fill("cost:6..7")
    expect(panel.get_by_role("slider", name="Cost: at least")).to_have_value("6")
    expect(panel.get_by_role("slider", name="Cost: at most")).to_have_value("7")
    expect(panel.get_by_role("button", name="Mages")).to_have_attribute("aria-pressed", "false")
    expect(page).to_have_url(re.compile(r"#q=cost%3A6\.\.7$"))


def test_the_way_back_keeps_query_view_and_place(visit: Visit) -> None:
    page = opened(visit, f"{LORDS}#q=cost%3E6&view=table", viewport={"width": 1280, "height": 500})
    all_found = cards(page).count()
    page.locator("#oracle").scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    page.locator("#oracle .card__link").click()
    expect(page).to_have_url(re.compile("/oracle/$"))
    page.go_back()
    ready(page)
    expect(line(page)).to_have_value("cost>6")
    expect(page.locator(".cards")).to_have_attribute("data-view", "table")
    expect(cards(page)).to_have_count(all_found)
    assert abs(page.evaluate("scrollY") - place) < 80


def test_a_table_sorts_both_ways(visit: Visit) -> None:
    page = opened(visit, f"{LORDS}#view=table")
    head = page.locator(".cards__head")

    def values() -> list[int]:
        return [int(text) for text in cards(page).locator("[data-figure=influence] dd").all_inner_texts()]

    head.get_by_role("button", name="Influence").click()
    expect(head.get_by_role("button", name="Influence, highest first")).to_have_attribute("aria-pressed", "true")
    assert values() == sorted(values(), reverse=True)
    expect(line(page)).to_have_value("order:-influence")
    head.get_by_role("button", name="Influence").click()
    assert values() == sorted(values())
    page.reload()
    ready(page)
    assert values() == sorted(values())


def test_on_a_phone_all_figures_of_the_table_are_in_sight(visit: Visit) -> None:
    for width in (320, 390):
        page = opened(visit, f"pl/abyss/lords/{MAGES}&view=table", viewport={"width": width, "height": 800})
        assert page.evaluate(WIDTH) <= width
        for figure in cards(page).first.locator(".card__figure:not(.card__figure--none) dd").all():
            box = figure.bounding_box()
            assert box
            assert box["x"] + box["width"] <= width


def test_a_language_reads_the_query_in_its_own_words(visit: Visit) -> None:
    page = opened(visit, f"pl/abyss/lords/{MAGES}")
    expect(line(page)).not_to_have_value(re.compile("guild"))
    expect(cards(page)).to_have_count(8)
    expect(page).to_have_url(re.compile("guild"))


@pytest.mark.parametrize(
    ("typed", "card"),
    [("OF MAGIC", "master-of-magic"), ("nadzorca", "jailer"), ("zabojca", "assassin"), ("刺客", "assassin")],
)
def test_cards_are_found_by_names_of_any_language(visit: Visit, typed: str, card: str) -> None:
    page = opened(visit)
    line(page).fill(typed)
    expect(cards(page).first).to_have_id(card)


def test_nothing_found_names_the_term_to_leave_out(visit: Visit) -> None:
    page = opened(visit)
    line(page).fill("guild:mage cost<=3")
    ways = page.locator(".nothing__way")
    expect(ways).to_have_text([re.compile(r"Without cost<=3\s*11")])
    ways.first.click()
    expect(line(page)).to_have_value("guild:mage")
    expect(cards(page)).to_have_count(11)
    line(page).fill("xyzzy")
    expect(page.locator("a.nothing__way")).to_have_attribute("href", "?q=xyzzy")


def test_a_mistake_is_named_where_it_is_and_what_was_found_stays(visit: Visit) -> None:
    page = opened(visit)
    line(page).fill("guild:mage")
    line(page).fill("guild:mage cost<=")
    said = page.locator(".finder__said")
    expect(said).to_contain_text("A number must follow “cost<=”")
    expect(said.locator("mark")).to_have_text("cost<=")
    expect(cards(page)).to_have_count(11)
    expect(page.locator(".cards--faded")).to_have_count(1)
    said.get_by_role("button").click()
    expect(page.locator(".cards--faded")).to_have_count(0)
    expect(line(page)).to_have_value(re.compile("^guild:mage cost<=[0-9]+$"))


def test_two_cards_are_compared_in_four_taps(visit: Visit) -> None:
    page = opened(visit, **PHONE)
    page.get_by_role("button", name="Compare", exact=True).tap()
    page.locator("#recruiter").tap()
    page.locator("#seeker").tap()
    page.get_by_role("region", name="Compare").get_by_role("button", name="Compare").tap()
    compared = page.locator(".compared")
    expect(compared.locator(".compared__name")).to_have_text(["The Recruiter", "The Seeker"])
    influence = compared.locator("tr").filter(has=page.locator("th", has_text="Influence")).locator("td")
    expect(influence.nth(1)).to_have_attribute("data-mark", "best")
    expect(influence.nth(1)).to_contain_text("best")
    cost = compared.locator("tr").filter(has=page.locator("th", has_text=re.compile("^Cost$"))).locator("td")
    expect(cost.nth(1)).to_have_attribute("data-mark", "best")
    expect(cards(page)).to_have_count(0)
    assert violations(page) == []
    page.go_back()
    expect(compared).to_have_count(0)
    expect(cards(page)).to_have_count(63)


def test_a_comparison_can_be_shared(visit: Visit) -> None:
    page = opened(visit, f"{LORDS}#q=guild%3Amage&compare=shaman,oracle,healer")
    expect(page.locator(".compared__name")).to_have_count(3)
    page.locator(".compared__back").click()
    expect(cards(page)).to_have_count(11)


def test_an_earlier_address_still_filters(visit: Visit) -> None:
    page = opened(visit, f"{LORDS}?guild=guild%3Amage&sort=cost&desc=1")
    expect(line(page)).to_have_value("guild:mage order:-cost")
    expect(cards(page)).to_have_count(11)


def test_a_hostile_address_leaves_the_list_whole(visit: Visit) -> None:
    hostile = "%3Cimg%20src=x%20onerror=alert(1)%3E"
    page = opened(visit, f"{LORDS}?guild={hostile}&sort=constructor&__proto__=1#q={hostile}&view={hostile}&compare=a,b")
    expect(page.locator("main img[src=x]")).to_have_count(0)
    page = opened(visit, f"{LORDS}?guild={hostile}&sort=constructor&__proto__=1")
    expect(cards(page)).to_have_count(63)


def test_without_a_script_the_list_is_whole(visit: Visit) -> None:
    page = visit(LORDS, java_script_enabled=False).page
    expect(cards(page)).to_have_count(63)
    first = cards(page).first
    expect(first.locator(".card__link")).to_have_attribute("href", "recruiter/")
    expect(first.locator(".card__text")).to_be_visible()
    expect(first).to_contain_text("Cost")


def test_states_of_the_browser_are_accessible(visit: Visit) -> None:
    for scheme in ("light", "dark"):
        page = opened(visit, f"{LORDS}{MAGES}", color_scheme=scheme, **PHONE)
        page.get_by_role("button", name="Filter").tap()
        assert violations(page) == []
        page.get_by_role("button", name="Compare", exact=True).tap()
        page.locator("#shaman").tap()
        assert violations(page) == []
        line(page).fill("guild:mage cost<=")
        assert violations(page) == []
        line(page).fill("guild:mage cost<=3")
        assert violations(page) == []
