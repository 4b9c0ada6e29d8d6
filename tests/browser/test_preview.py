"""The translator's preview in a browser: marks, panel, what is saved shows, and broken files do no harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from generator.text.dictionaries import find
from generator.text.languages import language
from tests.browser.previewing import Previewing, previewing
from tests.browser.watch import Watched
from tests.browser.windows import Windows
from tests.generator.planted import SPOILT

LORD = "abyss/lords/commander/"
NAME = "The Commander"
EFFECT = (
    "Each {term:rival|rival} discards down to 6 {term:ally|allies} at once, and must be down to 6 at the end of each "
    "of their own turns, too."
)
GOOD = (
    "Każdy {term:rival|przeciwnik}, który ma ponad 6 {term:ally|sojuszników}, od razu odrzuca nadmiar; także na koniec "
    "każdej swojej tury musi mieć najwyżej 6."
)
PHONE = {"width": 390, "height": 844}

Open = Callable[..., Watched]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Previewing]:
    """The Polish preview, one for all tests here: each test edits texts of its own or puts back what it broke."""
    with previewing("pl", tmp_path_factory.mktemp("preview")) as found:
        yield found


@pytest.fixture
def open_page(windows: Windows, served: Previewing) -> Open:
    """Open a page of the preview and wait for its panel."""

    def opened(path: str = LORD, **options: Any) -> Watched:
        seen = windows.lend(served.origin, **options)
        seen.page.goto(served.url(path))
        expect(seen.page.locator("#preview .preview__chips button").first).to_be_visible()
        return seen

    return opened


def panel(page: Page) -> Any:
    """The message that the panel shows."""
    return page.locator("#preview .preview__message")


def effect(page: Page) -> Any:
    """The text of the card's effect."""
    return page.locator(".effect > [data-message]").first


def visited(page: Page, state: str) -> list[str]:
    """What the panel shows of each text of a state on the page, one after the other."""
    chip = page.locator(f"#preview [data-filter={state}]")
    chip.click()
    told = []
    for _step in range(int(chip.locator("b").inner_text())):
        expect(panel(page).locator(".preview__text").first).not_to_be_empty()
        told.append(panel(page).inner_text())
        page.keyboard.press("F8")
    return told


def test_every_text_knows_its_message(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    words = page.evaluate(
        """() => [...document.querySelectorAll("main, header, footer")].flatMap((part) => {
            const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), found = [];
            while (walk.nextNode()) {
              const text = walk.currentNode, parent = text.parentElement;
              if (!/\\p{L}{3}/u.test(text.data)) continue;
              if (parent.closest("[data-message], [data-carries], script, code, .names, #preview")) continue;
              if (parent.closest(".in-english")) continue;
              found.push(text.data.trim());
            }
            return found;
        })"""
    )
    # What is left are names of languages and of the site, which are the same everywhere.
    languages = page.locator("#frame-menu a[data-language]").all_inner_texts()
    assert not [text for text in words if text not in (*languages, "Fathom", "Simplified")]
    # Scripts keep the marks of the texts that they will put on the page.
    shown = page.evaluate(
        """() => {
            const copy = document.documentElement.cloneNode(true);
            copy.querySelectorAll("script").forEach((script) => script.remove());
            return copy.outerHTML;
        }"""
    )
    assert "\U000e0001" not in shown
    assert seen.complaints() == []


def test_a_touched_text_shows_its_message(open_page: Open) -> None:
    page = open_page().page
    effect(page).click(position={"x": 4, "y": 4})
    shown = panel(page)
    expect(shown).to_contain_text(EFFECT)
    expect(shown).to_contain_text("lord:commander")
    expect(shown).to_contain_text("lords.yaml:")
    expect(shown).to_contain_text("abyss.po:")
    expect(shown).to_contain_text("{term:ally}: link to")
    assert page.url.endswith(LORD)


def test_a_link_is_followed_from_the_panel_and_when_picking_is_off(open_page: Open) -> None:
    page = open_page().page
    page.locator("main .kicker a [data-message]").last.click()
    assert page.url.endswith(LORD)
    panel(page).locator("button").last.click()
    page.wait_for_url("**/abyss/lords/")
    page.locator("#preview input[type=checkbox]").uncheck()
    page.locator("main .collection__kinds a [data-message]").nth(1).click()
    page.wait_for_url("**/abyss/locations/")


def test_missing_and_fuzzy_texts_are_marked_and_visited(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    served.edit("abyss", NAME, "")
    expect(page.locator("h1 [data-message-state=missing]")).to_have_text(NAME)
    served.edit("abyss", EFFECT, GOOD, fuzzy=True, before="What it said before.")
    expect(effect(page)).to_have_attribute("data-message-state", "fuzzy")
    expect(effect(page)).to_contain_text("mieć najwyżej 6")
    told = next(text for text in visited(page, "fuzzy") if EFFECT in text)
    assert "What it said before" in told  # compared word by word: the full stop is that of today's English
    assert any(NAME in text.splitlines() for text in visited(page, "missing"))
    served.edit("abyss", NAME, "Dowódca")
    expect(page.locator("h1")).to_contain_text("Dowódca")


def test_a_saved_text_shows_where_the_reader_is(open_page: Open, served: Previewing) -> None:
    page = open_page(viewport={"width": 1280, "height": 500}).page
    effect(page).scroll_into_view_if_needed()
    effect(page).click(position={"x": 4, "y": 4})
    page.evaluate("window.scrollTo(0, 300)")
    page.evaluate("window.stayed = true")
    served.edit("abyss", EFFECT, GOOD.replace("Każdy", "Teraz każdy"))
    expect(effect(page)).to_contain_text("Teraz każdy")
    expect(panel(page)).to_contain_text("Teraz każdy")
    assert page.evaluate("window.stayed") is True
    assert abs(page.evaluate("scrollY") - 300) < 60


@pytest.mark.full
def test_a_list_keeps_its_query_when_a_text_changes(open_page: Open, served: Previewing) -> None:
    page = open_page("abyss/lords/").page
    page.locator("main .finder__field").fill("Mag")
    shown = page.locator(".cards > .card:visible").count()
    served.edit("abyss", "The Sage", "Mędrzec nad mędrcami")
    expect(page.locator("#sage")).to_contain_text("Mędrzec nad mędrcami")
    expect(page.locator(".cards > .card:visible")).to_have_count(shown)
    assert page.locator(".cards__sorter").count() > 3


@pytest.mark.full
def test_findings_stand_with_the_message(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    effect(page).click(position={"x": 4, "y": 4})
    served.edit("abyss", EFFECT, GOOD.replace("najwyżej 6", "najwyżej 7"))
    found = panel(page).locator(".preview__finding")
    expect(found.first).to_contain_text("po-number")
    expect(found.first).to_contain_text("abyss.po:")
    expect(effect(page)).to_have_attribute("data-faulty", "")
    served.edit("abyss", EFFECT, GOOD)
    expect(found).to_have_count(0)


@pytest.mark.full
def test_a_wrong_placeholder_leaves_the_last_good_text(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    served.edit("abyss", EFFECT, GOOD)
    expect(effect(page)).to_contain_text("mieć najwyżej 6")
    effect(page).click(position={"x": 4, "y": 4})
    served.edit("abyss", EFFECT, "Zły {term:rivall|x} i {otwarty")
    expect(panel(page).locator(".preview__finding").first).to_contain_text("po-placeholder")
    expect(effect(page)).to_contain_text("mieć najwyżej 6")
    served.edit("abyss", EFFECT, GOOD)


def test_a_broken_file_is_told_of_and_the_page_stays(open_page: Open, served: Previewing) -> None:
    """Whatever else breaks a file, tests/generator/test_preview.py asks the preview without a browser."""
    spoil = SPOILT["conflict"]
    seen = open_page()
    page, path = seen.page, served.po("abyss")
    whole = path.read_text(encoding="utf-8")
    before = page.locator("h1").inner_text()
    assert spoil(whole) != whole
    path.write_text(spoil(whole), encoding="utf-8")
    faults = page.locator("#preview .preview__faults")
    expect(faults.locator("li").first).to_contain_text("abyss.po:")
    assert page.locator("h1").inner_text() == before
    page.reload()
    expect(page.locator("h1")).to_have_text(before)
    path.write_text(whole, encoding="utf-8")
    expect(faults.locator("li")).to_have_count(0)
    assert seen.complaints() == []


def test_a_translation_is_never_markup(open_page: Open, served: Previewing) -> None:
    seen = open_page()
    nasty = '<img src=x onerror="window.owned=1"></script><script>window.owned=1</script>'
    served.edit("abyss", EFFECT, nasty)
    expect(effect(seen.page)).to_contain_text("<img src=x")
    effect(seen.page).click(position={"x": 4, "y": 4})
    expect(panel(seen.page)).to_contain_text("<script>")
    seen.page.reload()
    expect(effect(seen.page)).to_contain_text("<img src=x")
    assert seen.page.evaluate("window.owned") is None
    assert seen.complaints() == []
    served.edit("abyss", EFFECT, GOOD)


def test_texts_that_a_checker_makes_are_marked_too(open_page: Open, served: Previewing) -> None:
    page = open_page("abyss/check/recruit/").page
    page.locator(".checker__form legend:not(.field--called > *) [data-message]").first.click()
    expect(panel(page)).to_contain_text("checker:recruit")
    expect(page.locator("#preview .preview__fold summary").first).to_contain_text("(")


def test_the_keyboard_is_enough(open_page: Open) -> None:
    page = open_page().page
    page.locator("main .kicker a").first.focus()
    expect(panel(page).locator(".preview__text").first).to_have_text("Abyss")
    page.keyboard.press("F8")
    chosen = page.locator("[data-chosen]").first
    expect(chosen).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.locator("#preview .preview__steps button").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-chosen]").first).to_be_attached()


@pytest.mark.parametrize("path", [LORD, "abyss/rules/recruit/", "abyss/check/recruit/"])
def test_a_phone_has_room_for_page_and_panel(open_page: Open, path: str) -> None:
    seen = open_page(path, viewport=PHONE, has_touch=True)
    page = seen.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = page.locator("#preview").bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] / 2 - 1
    page.locator("#preview .preview__steps button").last.tap()
    chosen = page.locator("[data-chosen]:visible").first.bounding_box()
    assert chosen is not None
    assert chosen["y"] < box["y"]
    page.locator("#preview .preview__head button").tap()
    folded = page.locator("#preview").bounding_box()
    assert folded is not None
    assert folded["height"] < 60
    assert seen.complaints() == []


@pytest.mark.full
def test_the_whole_language_and_the_pages_left(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    served.edit("abyss", NAME, "")
    whole = page.locator("#preview .preview__fold").last
    expect(whole.locator(f'a[href="/pl/{LORD}"]')).to_be_attached()
    whole.locator("summary").click()
    whole.locator('a[href="/pl/abyss/lords/"]').click()
    page.wait_for_url("**/abyss/lords/")
    served.edit("abyss", NAME, "Dowódca")


def test_a_message_is_opened_by_its_address(open_page: Open) -> None:
    page = open_page(f"{LORD}?message=lord:commander").page
    expect(page.locator("[data-chosen]").first).to_be_attached()
    expect(panel(page)).to_contain_text("lord:commander")


def field(page: Page) -> Any:
    """Where the chosen message is written."""
    return page.locator("#preview .preview__writing textarea").first


def save(page: Page) -> Any:
    """The button that saves it."""
    return page.locator("#preview .preview__save")


def test_what_is_written_in_the_panel_is_checked_saved_and_shown(open_page: Open, served: Previewing) -> None:
    seen = open_page(viewport=PHONE, has_touch=True)
    page = seen.page
    served.edit("abyss", EFFECT, GOOD)
    expect(effect(page)).to_contain_text("od razu odrzuca")
    effect(page).tap(position={"x": 4, "y": 4})
    expect(field(page)).to_have_value(GOOD)
    expect(save(page)).to_be_disabled()
    field(page).fill(GOOD.replace("najwyżej 6", "najwyżej 7"))
    expect(page.locator("#preview .preview__foot .preview__finding").first).to_contain_text("po-number")
    field(page).fill(GOOD.replace("Każdy", "Teraz każdy"))
    expect(page.locator("#preview .preview__foot .preview__finding")).to_have_count(0)
    save(page).tap()
    expect(effect(page)).to_contain_text("Teraz każdy")
    expect(save(page)).to_be_disabled()
    assert "Teraz każdy {term:rival|przeciwnik}" in served.po("abyss").read_text(encoding="utf-8")
    assert seen.complaints() == []


def test_a_placeholder_is_put_in_by_a_touch_and_a_broken_text_is_not_saved(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    served.edit("abyss", EFFECT, GOOD)
    effect(page).click(position={"x": 4, "y": 4})
    expect(field(page)).to_have_value(GOOD)
    field(page).fill("Każdy ")
    page.locator("#preview .preview__put").first.click()
    expect(field(page)).to_have_value("Każdy {term:rival|rival}")
    page.keyboard.type(", {otwarty")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#preview .preview__foot .preview__finding").first).to_contain_text("po-placeholder")
    assert GOOD in served.po("abyss").read_text(encoding="utf-8")
    expect(field(page)).to_have_value("Każdy {term:rival|rival}, {otwarty")
    page.reload()  # the draft outlives the page
    expect(field(page)).to_have_value("Każdy {term:rival|rival}, {otwarty")
    field(page).fill(GOOD)
    expect(save(page)).to_be_disabled()


def test_a_question_is_answered_with_a_tap_until_the_text_changes(open_page: Open, served: Previewing) -> None:
    page = open_page(viewport=PHONE, has_touch=True).page
    served.edit("abyss", EFFECT, GOOD)
    effect(page).tap(position={"x": 4, "y": 4})
    expect(field(page)).to_have_value(GOOD)
    question = page.locator("#preview .preview__foot .preview__finding--question")
    other = GOOD.replace("najwyżej", "co najmniej")
    field(page).fill(other)
    expect(question).to_contain_text("„co najmniej”")
    question.locator(".preview__meant").tap()
    expect(question).to_have_count(0)
    page.reload()  # the answer outlives the page, as the draft does
    expect(field(page)).to_have_value(other)
    page.wait_for_timeout(600)
    expect(question).to_have_count(0)
    field(page).fill(other.replace("Każdy", "Teraz każdy"))
    expect(question).to_have_count(1)
    field(page).fill(GOOD)
    expect(save(page)).to_be_disabled()


@pytest.mark.skipif(find(language("pl")) is None, reason="no dictionary of Polish is installed")
def test_a_word_that_no_dictionary_has_is_asked_about(open_page: Open, served: Previewing) -> None:
    page = open_page(viewport=PHONE, has_touch=True).page
    served.edit("abyss", EFFECT, GOOD)
    effect(page).tap(position={"x": 4, "y": 4})
    expect(field(page)).to_have_value(GOOD)
    field(page).fill(GOOD.replace("Każdy", "Teraz kadży"))
    question = page.locator("#preview .preview__foot .preview__finding--question")
    expect(question).to_contain_text("„kadży”")
    expect(question).to_contain_text("każdy")
    question.locator(".preview__meant").tap()
    expect(question).to_have_count(0)
    field(page).fill(GOOD)
    expect(save(page)).to_be_disabled()


def test_what_a_colleague_saved_meanwhile_is_shown_before_it_is_replaced(open_page: Open, served: Previewing) -> None:
    page = open_page().page
    served.edit("abyss", EFFECT, GOOD)
    effect(page).click(position={"x": 4, "y": 4})
    expect(field(page)).to_have_value(GOOD)
    mine = GOOD.replace("Każdy", "Teraz każdy")
    field(page).fill(mine)
    theirs = GOOD.replace("Każdy", "Zawsze każdy")
    served.edit("abyss", EFFECT, theirs)
    expect(effect(page)).to_contain_text("Zawsze każdy")
    expect(field(page)).to_have_value(mine)
    save(page).click()
    expect(page.locator("#preview .preview__foot .preview__finding").first).to_contain_text("Zawsze każdy")
    assert theirs in served.po("abyss").read_text(encoding="utf-8")
    save(page).click()
    expect(effect(page)).to_contain_text("Teraz każdy")
