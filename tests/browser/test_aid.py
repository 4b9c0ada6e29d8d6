"""The player aid: one column on a phone, two sides of A4 on paper, in every language and with any sets."""

from __future__ import annotations

import io
import json
from itertools import combinations

import pytest
from playwright.sync_api import Route, expect
from pypdf import PdfReader

from catalog import GameCatalog
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PHONE, WIDTH
from tests.browser.tab import Tab
from tests.browser.tab_playwright import PlaywrightTab
from tests.browser.test_print import printed
from tests.full import rest_in_full
from tests.games import EVERY_GAME, GAMES

AID = "abyss/aid/"
SETS: tuple[tuple[str, ...], ...] = ((), ("kraken",), ("leviathan",), ("kraken", "leviathan"))

TITLE = """(heading) => {
  const words = heading.cloneNode(true);
  if (!heading.checkVisibility()) words.append(heading.nextElementSibling.textContent.trim().slice(0, 9));
  words.querySelectorAll(".permalink, .fallback-badge").forEach((part) => part.remove());
  return words.textContent.normalize("NFKC").replace(/\\s+/g, "");
}"""
"""What a heading says, without what is for readers at a screen; one that is hidden with what begins below it,
for its own words may stand elsewhere."""

IN_SIGHT = """() => {
  const { left, right } = document.querySelector(".aid__deck").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".aid__box")].filter((box) => box.checkVisibility());
  const isSeen = ({ left: from, right: to }) => from >= left && to <= right;
  const seen = boxes.filter((box) => isSeen(box.getBoundingClientRect()));
  return seen.map((box) => box.querySelector("h2").id);
}"""
"""The boxes that are wholly in sight from left to right."""

ONE_SCREEN = """() => {
  const dock = document.querySelector(".dock").getBoundingClientRect().top;
  return [...document.querySelectorAll(".aid__box")].every((box) => box.getBoundingClientRect().bottom <= dock);
}"""
"""Whether no box goes on below the window."""


HIDDEN_COLUMNS = """[...document.querySelectorAll('.aid__box .scroll')].filter((around) =>
  getComputedStyle(around).backgroundImage !== "none" || around.scrollWidth > around.clientWidth
).map((around) => around.innerText)"""
"""The tables of an aid that have to be moved to be seen whole, or that have stripes in the colour of the page."""


@pytest.mark.parametrize(
    ("folder", "sets"),
    rest_in_full([(folder, sets) for sets in SETS for folder in FOLDERS[::-1]], len(FOLDERS) + 1),
    ids=lambda value: value if isinstance(value, str) else "+".join(value) or "base",
)
def test_it_is_printed_on_two_sides(visit: Visit, folder: str, sets: tuple[str, ...]) -> None:
    page = visit(f"{folder}/{AID}", fresh=True).page
    page.evaluate("(on) => localStorage.setItem('/fathom/fathom:sets:abyss', on)", json.dumps(sets))
    page.reload()
    expect(page.locator("[data-code] svg")).to_have_count(1)
    sides = printed(page)
    assert len(sides) == 2
    assert all(len(side) > 400 for side in sides)
    whole = "".join("".join(sides).split())  # Letters that are in another file of the font stand apart.
    for box in page.locator(".aid__box > h2").all():
        assert (box.evaluate(TITLE) in whole) == box.is_visible()


def test_on_paper_there_are_no_controls_and_on_the_screen_no_code(visit: Visit) -> None:
    page = visit(f"en/{AID}").page
    expect(page.get_by_role("button", name="Print on two sides of A4")).to_be_visible()
    expect(page.locator("[data-code]")).to_be_hidden()
    whole = " ".join(printed(page))
    assert "Print on two sides" not in whole
    assert "Its spaces in words" not in whole
    assert "Side 1 of 2" in whole
    page.emulate_media(media="print")
    expect(page.locator("[data-code] svg")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.aid a')).textDecorationLine") == "none"


@pytest.mark.parametrize("folder", FOLDERS)
def test_on_a_phone_each_box_is_a_screen_that_a_tab_leads_to(visit: Visit, folder: str) -> None:
    page = visit(f"{folder}/{AID}", viewport=PHONE, has_touch=True, reduced_motion="reduce").page
    tabs = page.locator(".aid__tabs li:visible a")
    assert tabs.count() == page.locator(".aid__box:visible").count() > 8
    assert page.evaluate(IN_SIGHT) == ["turn"]
    assert page.evaluate(ONE_SCREEN)
    for id_ in ("recruit", "scoring", "explore"):
        tab = page.locator(f".aid__tabs a[href='#{id_}']")
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")
        expect(tab).to_be_in_viewport(ratio=1)
        assert page.evaluate(IN_SIGHT) == [id_]
        expect(page.locator(".aid__tabs [aria-current]")).to_have_count(1)
    assert page.evaluate(WIDTH) <= PHONE["width"]
    page.locator("#explore ~ * a[href*='/rules/']").first.tap()
    page.wait_for_url("**/rules/**")


def test_an_address_opens_the_box_that_it_names(visit: Visit) -> None:
    page = visit(f"en/{AID}#limits", viewport=PHONE).page
    page.wait_for_function(f"() => ({IN_SIGHT})()[0] === 'limits'")
    expect(page.locator(".aid__tabs [aria-current]")).to_have_text("Limits")


def test_without_scripts_boxes_are_swiped_all_the_same(visit: Visit) -> None:
    page = visit(f"en/{AID}", viewport=PHONE, java_script_enabled=False).page
    page.locator(".aid__tabs a[href='#limits']").click()
    expect(page.locator("#limits")).to_be_in_viewport()


@pytest.mark.parametrize("viewport", [{"width": 844, "height": 390}, {"width": 320, "height": 256}], ids=str)
def test_where_a_screen_is_low_the_boxes_stand_below_each_other(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(f"en/{AID}", viewport=viewport).page
    expect(page.locator(".aid__tabs")).to_be_hidden()
    page.wait_for_function(f"() => {WIDTH} <= {viewport['width']}")


@EVERY_GAME
def test_small_tables_show_all_of_their_columns_on_the_ground_of_their_box(visit: Visit, game: GameCatalog) -> None:
    for viewport in (PHONE, {"width": 1280, "height": 900}):
        page = visit(f"en/{game.id}/aid/", viewport=viewport).page
        assert page.evaluate(HIDDEN_COLUMNS) == []


def test_the_menu_and_the_search_lead_to_it(visit: Visit) -> None:
    page = visit("en/abyss/").page
    expect(page.locator("#frame-menu a[href='aid/']")).to_have_count(1)
    rows = page.evaluate("fetch('search.json').then((answer) => answer.json())")
    assert [row["title"] for row in rows if row["at"] == AID] == ["Player aid"]


ROOM = """() => {
  const { lineHeight, fontSize } = getComputedStyle(document.querySelector(".aid__head > b"));
  return parseFloat(lineHeight) / parseFloat(fontSize);
}"""
"""How high the line of a head is, in its letters."""


def test_no_letter_of_a_head_reaches_back_to_the_side_before(visit: Visit) -> None:
    page = visit(f"zh-Hans/{AID}").page
    page.emulate_media(media="print")
    assert page.evaluate(ROOM) >= 1.4


ABSENT = """[...document.querySelectorAll('main img')]
  .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth))
  .map((picture) => picture.src)"""
"""The pictures that would be white on paper now."""


@EVERY_GAME
def test_all_pictures_are_there_though_nobody_has_scrolled(visit: Visit, game: GameCatalog) -> None:
    if not game.aid:
        pytest.skip("the game declares no player aid")
    page = visit(f"en/{game.id}/aid/", viewport=PHONE).page
    page.emulate_media(media="print")
    assert page.locator("main img").count() > 10
    page.wait_for_function(f"() => !({ABSENT}).length")


def test_a_list_fetches_its_pictures_when_it_is_printed(visit: Visit) -> None:
    page = visit("en/abyss/lords/", viewport=PHONE).page
    assert page.evaluate(ABSENT)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.wait_for_function(f"() => !({ABSENT}).length")


def test_the_button_prints_when_the_pictures_are_there(visit: Visit) -> None:
    page = visit(f"en/{AID}", viewport=PHONE, fresh=True).page

    def late(route: Route) -> None:
        page.wait_for_timeout(50)
        route.continue_()

    page.route("**/faces/**", late)
    page.add_init_script(f"window.print = () => (window.absentInPrint = {ABSENT})")
    page.reload(wait_until="domcontentloaded")
    page.get_by_role("button", name="Print on two sides of A4").click()
    page.wait_for_function("() => window.absentInPrint")
    assert page.evaluate("absentInPrint") == []


SMALL = """async () => {
  const drawn = [...document.querySelectorAll(".brief .sign")].map(async (sign) => {
    const copy = sign.cloneNode(true);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    for (const side of ["width", "height"]) copy.setAttribute(side, "22");
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return [...canvas.getImageData(0, 0, 22, 22).data].filter((_, index) => index % 4 === 3);
  });
  return Promise.all(drawn);
}"""
"""How dark each pixel is of the signs that say when a power works, as small as they stand on paper."""


def test_the_signs_of_powers_differ_where_they_are_small(visit: Visit) -> None:
    signs = visit(f"en/{AID}").page.evaluate(SMALL)
    assert len(signs) == 4
    for one, other in combinations(signs, 2):
        apart = sum(abs(first - second) for first, second in zip(one, other, strict=True))
        assert apart / max(sum(one), sum(other)) > 0.4


@pytest.mark.parametrize("opened_browser", ["firefox"], indirect=True)
def test_firefox_prints_no_sheet_without_words(tab: Tab) -> None:
    assert isinstance(tab, PlaywrightTab)
    for game in (one.id for one in GAMES.values() if one.aid):
        tab.go(f"en/{game}/aid/")
        # A4: what Playwright sends this Firefox as inches is taken for centimetres.
        sheets = PdfReader(io.BytesIO(tab.page.pdf(width="21in", height="29.7in"))).pages
        assert [len(sheet.extract_text()) > 400 for sheet in sheets] == [True, True], game
