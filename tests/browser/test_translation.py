"""What a reader meets on a page with gaps in its translation, and on the way to a better wording."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from catalog import load
from generator.text.languages import LANGUAGES
from tests import made_up_games
from tests.browser.axe import violations
from tests.browser.watch import watched
from tests.generator import planted
from tests.static_server import StaticServer

CHAPTER = "pl/abyss/rules/recruit/"
LORD = "pl/abyss/lords/commander/"
LORDS = "pl/abyss/lords/"
SIDE_BY_SIDE = "pl/abyss/lords/commander/languages/"


@pytest.fixture(scope="module")
def gaps(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    """The Polish site of two games, where a heading and a column are older and the effect of a lord is missing."""
    folder = tmp_path_factory.mktemp("gaps")
    copy = made_up_games.beside_one(folder / "fathom", made_up_games.SMALL, languages=tuple(LANGUAGES))
    root = copy / "locales"
    game = load().games["abyss"]
    lord = game.records["lord:commander"].model
    planted.make_missing(root, "pl", "abyss", lord.effect)  # type: ignore[attr-defined]
    planted.make_stale(root, "pl", "abyss", game.collections[0].facets[0].label)
    planted.make_stale(root, "pl", "abyss", game.records["rule:abyss.recruit"].model.title)  # type: ignore[attr-defined]
    with StaticServer(made_up_games.build(copy, folder / "site", "pl"), compress=True) as server:
        yield server


def width_of(place: Locator) -> float:
    box = place.bounding_box()
    return box["width"] if box else 0


@pytest.fixture
def reader(gaps: StaticServer, browser: Browser) -> Iterator[Page]:
    """A reader of that site; open a page with ``goto(gaps.url + path)``."""
    with watched(browser, gaps.origin, service_workers="block") as seen:
        yield seen.page


@pytest.mark.parametrize(
    ("path", "state", "told"),
    [
        (LORD, "missing", "Ten tekst nie jest jeszcze przetłumaczony."),
        (CHAPTER, "older", "The English has changed|tekst angielski|angielski"),
    ],
)
def test_a_badge_says_why_a_text_is_english_to_whoever_uses_the_keyboard(
    reader: Page, gaps: StaticServer, path: str, state: str, told: str
) -> None:
    reader.goto(gaps.url + path)
    badge = reader.locator(f"main button.fallback-badge[data-state={state}]").first
    badge.focus()
    reader.keyboard.press("Enter")
    popover = reader.locator(f"#text-{state}")
    expect(popover).to_be_visible()
    assert any(part in popover.inner_text() for part in told.split("|"))
    reader.keyboard.press("Escape")
    expect(popover).to_be_hidden()


def test_the_line_at_the_top_leads_to_the_first_gap(reader: Page, gaps: StaticServer) -> None:
    reader.goto(gaps.url + LORD)
    reader.locator("aside.untranslated a[href='#untranslated']").click()
    expect(reader.locator("#untranslated")).to_be_in_viewport()
    assert reader.locator("#untranslated").evaluate("element => element.closest('[lang=en]') !== null")


@pytest.mark.parametrize(
    ("path", "scheme"),
    [
        (LORD, "light"),
        (LORD, "dark"),
        (CHAPTER, "light"),
        (SIDE_BY_SIDE, "dark"),
        (LORDS, "light"),
        ("pl/translations/", "light"),
    ],
)
def test_axe_finds_nothing_where_there_are_gaps(browser: Browser, gaps: StaticServer, path: str, scheme: str) -> None:
    with watched(browser, gaps.origin, service_workers="block", color_scheme=scheme, reduced_motion="reduce") as seen:
        seen.page.goto(gaps.url + path)
        assert violations(seen.page) == []


def test_a_suggestion_names_its_file_by_keyboard_and_stays_off_paper(reader: Page, gaps: StaticServer) -> None:
    reader.goto(gaps.url + CHAPTER)
    reader.get_by_role("switch").check()
    pencil = reader.locator("main button.suggest").first
    assert width_of(pencil.locator(".suggest__text")) <= 1
    reader.keyboard.press("Tab")  # so that the browser shows what has the focus
    pencil.focus()
    assert width_of(pencil.locator(".suggest__text")) > 20
    reader.keyboard.press("Enter")
    popover = reader.locator(f"[id='{pencil.get_attribute('popovertarget')}']")
    expect(popover).to_be_visible()
    assert "abyss.po" in popover.inner_text()
    reader.keyboard.press("Escape")
    reader.emulate_media(media="print")
    expect(pencil).to_be_hidden()
    expect(reader.locator("aside.untranslated")).to_have_count(1)
    expect(reader.locator("aside.untranslated")).to_be_hidden()


@pytest.mark.parametrize(("width", "touch"), [(390, True), (390, False), (1280, False)])
def test_a_pencil_stays_where_it_was_pointed_at(browser: Browser, gaps: StaticServer, width: int, touch: bool) -> None:
    size = {"width": width, "height": 800}
    with watched(
        browser, gaps.origin, service_workers="block", viewport=size, has_touch=touch, is_mobile=touch
    ) as seen:
        seen.page.goto(gaps.url + LORD)
        seen.page.get_by_role("switch").check()
        pencil = seen.page.locator("main button.suggest").first
        pencil.scroll_into_view_if_needed()
        (pencil.tap if touch else pencil.click)()
        expect(seen.page.locator(".note-popover:popover-open")).to_contain_text("abyss.po")
        assert seen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_languages_of_a_card_stand_in_columns_or_below_each_other(reader: Page, gaps: StaticServer) -> None:
    def places() -> list[tuple[float, float]]:
        cells = reader.locator(".tongues tbody tr").first.locator("td")
        boxes = [cells.nth(number).bounding_box() for number in range(3)]
        return [(box["x"], box["y"]) for box in boxes if box]

    reader.set_viewport_size({"width": 1280, "height": 800})
    reader.goto(gaps.url + SIDE_BY_SIDE)
    first, second, third = places()
    assert first[0] < second[0] < third[0]
    assert first[1] == second[1] == third[1]
    reader.locator(".tongues").evaluate("element => element.scrollTo(0, 400)")
    heading = reader.locator(".tongues thead th").first.bounding_box()
    window = reader.locator(".tongues").bounding_box()
    assert heading
    assert window
    assert abs(heading["y"] - window["y"]) < 3, "the names of the languages should stay in view"
    reader.set_viewport_size({"width": 390, "height": 800})
    first, second, third = places()
    assert first[0] == second[0] == third[0]
    assert first[1] < second[1] < third[1]
    assert reader.evaluate("document.documentElement.scrollWidth") <= 390
    label = "element => getComputedStyle(element, '::before').content"
    assert reader.locator(".tongues tbody td").first.evaluate(label) == '"polski"'
