"""A list of so many cards that only those near the screen are elements, as the Lords would be six times over."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from generator.render.element_tree import element_tree
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import WIDTH
from tests.browser.test_cards import LORDS, PHONE, cards, count, line, ready

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
ALL = 378
FEW = 80
"""More elements than are ever near a screen."""

_ITEM = re.compile(r'<li id="(?P<id>[^"]*)" class="card.*?</li>', re.DOTALL)
_FIRST = "[...document.querySelectorAll('.cards > .card')].find((card) => card.getBoundingClientRect().bottom > 120)"


def _many(route: Route) -> None:
    """The list with its cards six times over, those beyond the first 63 in the file that the build writes for them."""
    url = route.request.url
    if url.endswith("items.json"):
        html = route.fetch(url=url.replace("items.json", "")).text()
        items = {match["id"]: match[0] for match in _ITEM.finditer(html)}
        copies = {
            f"{copy}-{id_}": element_tree(item.replace('<li id="', f'<li id="{copy}-', 1))
            for copy in range(1, 6)
            for id_, item in items.items()
        }
        route.fulfill(body=json.dumps(copies), content_type="application/json")
        return
    reply = route.fetch()
    if url.endswith("cards.json"):
        data = reply.json()
        many = [card | ({"id": f"{copy}-{card['id']}"} if copy else {}) for copy in range(6) for card in data["cards"]]
        data["cards"] = [card | {"place": place} for place, card in enumerate(many)]
        route.fulfill(body=json.dumps(data), content_type="application/json")
        return
    html = reply.text()
    end = html.index("</ul>", max(match.end() for match in _ITEM.finditer(html))) + len("</ul>")
    parts = '<nav class="cards__parts"><a class="chip" href="page-2/">64–126</a></nav>'
    html = f"{html[:end]}{parts}{html[end:]}".replace('<ul class="cards', '<ul class="cards cards--long')
    route.fulfill(body=html, content_type="text/html")


def _opened(visit: Visit, **options: Any) -> Page:
    page = visit(LORDS, fresh=True, **options).page
    page.route(re.compile(r"/abyss/lords/((cards|items)\.json)?([?#].*)?$"), _many)
    page.reload()
    ready(page)
    expect(count(page)).to_have_text(f"{ALL} of {ALL}")
    return page


def _card(page: Page, id_: str) -> Locator:
    return page.locator(f"[id='{id_}']")


@pytest.mark.parametrize("options", [PHONE, DESK], ids=["phone", "desk"])
def test_cards_near_the_screen_are_elements_and_no_others(visit: Visit, options: dict[str, Any]) -> None:
    page = _opened(visit, **options)
    assert cards(page).count() < FEW
    height = page.evaluate("document.documentElement.scrollHeight")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(_card(page, "5-breeder")).to_be_in_viewport()
    assert cards(page).count() < FEW
    assert page.evaluate("document.documentElement.scrollHeight") == pytest.approx(height, rel=0.2)
    expect(cards(page).last).to_have_attribute("aria-posinset", str(ALL))
    expect(cards(page).last).to_have_attribute("aria-setsize", str(ALL))
    expect(page.locator(".cards__parts")).to_be_hidden()
    assert violations(page) == []


@pytest.mark.parametrize("options", [PHONE, DESK], ids=["phone", "desk"])
def test_scrolling_does_not_jump(visit: Visit, options: dict[str, Any]) -> None:
    """Also upwards, where rows are drawn for the first time that are not as high as was guessed."""
    page = _opened(visit, **options)
    page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
    expect(_card(page, "recruiter")).to_have_count(0)
    page.wait_for_timeout(300)
    jumps = page.evaluate(
        f"""async () => {{
          const jumps = [];
          for (let step = 0; step < 30; step++) {{
            const card = {_FIRST};
            const before = card.getBoundingClientRect().top;
            scrollBy(0, -150);
            for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
            jumps.push(Math.round(Math.abs(card.getBoundingClientRect().top - before - 150)));
          }}
          return jumps;
        }}"""
    )
    assert max(jumps) <= 2, jumps


def test_queries_find_and_put_in_order_all_cards(visit: Visit) -> None:
    page = _opened(visit, **PHONE)
    line(page).fill("guild:mage")
    expect(count(page)).to_have_text(f"66 of {ALL}")
    line(page).fill("jailer")
    expect(cards(page)).to_have_count(6)
    line(page).fill("order:-influence")
    expect(count(page)).to_have_text(f"{ALL} of {ALL}")
    assert cards(page).count() < FEW
    expect(cards(page).first).to_have_attribute("aria-posinset", "1")
    line(page).fill("nothing like it")
    expect(cards(page)).to_have_count(0)
    expect(page.locator(".nothing")).to_be_visible()
    line(page).fill("")
    expect(cards(page).first).to_be_visible()


def test_a_link_to_a_card_and_the_way_back_arrive_at_it(visit: Visit) -> None:
    page = _opened(visit, **PHONE)
    page.goto(f"{page.url.partition('#')[0]}#5-recruiter")
    expect(_card(page, "5-recruiter")).to_be_in_viewport()
    page.reload()
    expect(_card(page, "5-recruiter")).to_be_in_viewport()
    page.evaluate("scrollBy(0, -3000)")
    page.wait_for_timeout(500)
    first, top = page.evaluate(
        f"(() => {{ const card = {_FIRST}; return [card.id, card.getBoundingClientRect().top]; }})()"
    )
    _card(page, first).locator(".card__link").evaluate("(link) => { link.href = '../'; link.click(); }")
    page.wait_for_url(re.compile(r"/abyss/$"))
    page.go_back()
    ready(page)
    expect(_card(page, first)).to_be_in_viewport()
    page.wait_for_timeout(300)
    assert _card(page, first).evaluate("({ offsetTop }) => offsetTop - scrollY") == pytest.approx(top, abs=3)


def test_the_table_keeps_its_columns_and_its_headings(visit: Visit) -> None:
    page = _opened(visit, **DESK)
    page.get_by_role("button", name="Table", exact=True).click()
    widths = "getComputedStyle(document.querySelector('.cards')).gridTemplateColumns"
    before = page.evaluate(widths)
    page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
    page.wait_for_timeout(300)
    assert page.evaluate(widths) == before
    expect(page.locator(".cards__sorter").first).to_be_in_viewport()
    assert cards(page).count() < FEW
    assert page.evaluate(WIDTH) <= DESK["viewport"]["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(cards(page).first).to_be_visible()
    assert page.evaluate(WIDTH) <= 390


def test_cards_far_apart_can_be_compared(visit: Visit) -> None:
    page = _opened(visit, **PHONE)
    page.get_by_role("button", name="Compare", exact=True).tap()
    _card(page, "jailer").scroll_into_view_if_needed()
    _card(page, "jailer").locator(".card__pick").tap()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    _card(page, "5-breeder").locator(".card__pick").tap()
    page.locator(".compare-bar .button--gold").tap()
    expect(page.locator(".compared__name")).to_have_count(2)
    expect(page.locator(".compared .compared__row--text")).to_be_visible()


def test_on_paper_and_without_the_file_nothing_is_missing(visit: Visit) -> None:
    page = _opened(visit, **PHONE)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".cards > .card")).to_have_count(ALL)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.wait_for_timeout(100)
    assert page.locator(".cards > .card").count() < FEW
    page.unroute(re.compile(r"/abyss/lords/((cards|items)\.json)?([?#].*)?$"))
    page.route(re.compile(r"items\.json"), lambda route: route.abort())
    page.route(re.compile(r"/abyss/lords/((cards)\.json)?([?#].*)?$"), _many)
    page.reload()
    expect(page.locator(".cards__parts a")).to_be_visible()
    expect(cards(page)).to_have_count(63)


def test_the_keyboard_goes_on_where_new_rows_are_drawn(visit: Visit) -> None:
    page = _opened(visit, **DESK)
    cards(page).first.locator(".card__link").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(page.locator(".card__link:focus")).to_be_visible()
    place = page.locator(".card:has(.card__link:focus)").get_attribute("aria-posinset")
    assert place == "61"
