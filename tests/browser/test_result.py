"""The result of a game: what it shows, the ways to share it, one printed page, and the games that were kept."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS, WIDTH
from tests.browser.scored import (
    CODES,
    GAME,
    POINTS,
    QUESTION,
    kept_games,
    open_result,
    press,
    result,
    show,
    words_in,
)
from tests.browser.test_print import FOUR, printed
from tests.browser.verdict import example_of, fragment, wait_for_answer
from tests.codes import read_code
from tests.full import rest_in_full

CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
PASTED = "navigator.clipboard.readText()"
FIVE = {**POINTS, "Eve": (20, 20, 5, 0, 0)}
SHARED = """Object.defineProperty(navigator, "share", { configurable: true, value: async (data) => {
  window.sheet = { ...data, files: data.files?.map(({ name, type, size }) => [name, type, size > 10000]) };
} })"""

_SMALL = """
() => [...document.querySelectorAll("#host :is(button, summary)")]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.textContent, node.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text]) => text)
"""


def test_the_winner_stands_out_and_everybody_has_a_bar(visit: Visit) -> None:
    page = open_result(visit)
    heading = page.get_by_role("heading", name="Dee wins with 98 points.", exact=True)
    expect(heading).to_be_focused()
    expect(page.locator(".laurel text")).to_have_text("98")
    expect(page.locator(".won")).to_contain_text("14 points ahead of Ann.")
    expect(page.get_by_role("list", name="Cards of Dee").get_by_role("img", name="Card 0", exact=True)).to_be_visible()
    bars = page.get_by_role("list", name="Points by category").locator("> li")
    assert [re.sub(r"[\n★ ]+", " ", text).strip() for text in bars.locator("> b").all_inner_texts()] == [
        "1. Dee", "2. Ann", "3. Bob", "4. Cy",
    ]  # fmt: skip
    assert bars.locator("> .numeral").all_inner_texts() == ["98", "84", "76", "54"]
    said = page.get_by_role("img", name="Locations: 30, Lords: 39, Allies: 14, Monster tokens: 5, Wounds: −4")
    assert said.locator("span").all_inner_texts() == ["30", "39", "14", "5", "−4"]
    widths = [bar.bounding_box()["width"] for bar in bars.locator("[role=img]").all()]  # type: ignore[index]
    assert widths == sorted(widths, reverse=True)
    page.locator("summary", has_text="Point by point").click()
    expect(page.locator(".result .points").get_by_text("Lords no. 1 of them").first).to_be_visible()
    page.locator("summary", has_text="1 thing that was not checked").click()
    expect(page.locator(".result").get_by_text("The total of Monster tokens was entered as it is.")).to_be_visible()


def test_a_tie_is_told_in_a_sentence(visit: Visit) -> None:
    level = {"Ann": (10, 10, 0, 0, 0), "Bob": (20, 0, 0, 0, 0), "Cy": (5, 5, 0, 0, 0), "Dee": (9, 1, 0, 0, 0)}
    page = open_result(
        visit, points=level, change={"headline": "Ann and Bob share the victory.", "tie": "Both have 3 pearls."}
    )
    expect(page.locator(".won")).to_contain_text("10 points ahead of Dee and Cy.")
    expect(page.locator(".won")).to_contain_text("Both have 3 pearls.")
    expect(page.locator(".won")).to_contain_text("Dee and Cy share place 3.")
    expect(page.locator(".won__cards img"), "three of each winner").to_have_count(6)


def test_as_text(visit: Visit) -> None:
    page = open_result(visit, **CLIPBOARD)
    press(page, "As text")
    expect(page.get_by_role("status").filter(has_text="Copied as text")).to_be_visible()
    lines = str(page.evaluate(PASTED)).split("\n")
    assert lines[:3] == [
        "Dee wins with 98 points.",
        "Dee 98 · Ann 84 · Bob 76 · Cy 54",
        "The Game · Base · November 22, 2026",
    ]
    assert lines[3].startswith(page.url.partition("/en/")[0])


def test_what_cannot_be_copied_is_there_to_be_copied_by_hand(visit: Visit) -> None:
    page = open_result(visit, before="void (navigator.clipboard.writeText = () => Promise.reject(new Error()))")
    press(page, "As text")
    field = page.get_by_role("textbox", name="It could not be copied. You can copy it here:")
    expect(field).to_have_value(re.compile("Dee 98 · Ann 84"))
    assert page.evaluate("getSelection().toString()").startswith("Dee wins")


def test_the_sheet_of_the_system_gets_text_and_link(visit: Visit) -> None:
    page = open_result(visit, before=SHARED)
    press(page, "Share")
    page.wait_for_function("() => window.sheet")
    sheet = page.evaluate("window.sheet")
    assert sheet["title"] == "Dee wins with 98 points."
    assert "Dee 98 · Ann 84" in sheet["text"]
    assert "#v2:" in sheet["url"]
    assert sheet["url"] not in sheet["text"], "or it would be there twice"


def test_without_such_a_sheet_there_is_no_button_for_it(visit: Visit) -> None:
    page = open_result(visit, before="delete Navigator.prototype.share")
    names = page.get_by_role("group", name="Share the result").get_by_role("button").all_inner_texts()
    assert names == ["As text", "Picture", "Link", "QR code", "Print"]


def test_what_is_too_long_for_a_link_has_neither_button_nor_code(visit: Visit) -> None:
    page = open_result(visit, change={"link": ""})
    expect(page.get_by_role("group", name="Share the result").get_by_role("button", name="Link")).to_have_count(0)
    expect(page.locator(".scorecard__code svg")).to_have_count(0)
    assert len(printed(page)) == 1


def test_a_link_is_short_and_opens_the_question(visit: Visit) -> None:
    page = open_result(visit, **CLIPBOARD)
    press(page, "Link")
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    link = str(page.evaluate(PASTED))
    assert "#v2:" in link
    assert len(link) < 0.6 * len(json.dumps(QUESTION))
    page.goto("about:blank")
    page.goto(link)
    wait_for_answer(page)
    assert "#v1:" in page.url
    page.goto(link)
    page.wait_for_url(re.compile("#v1:"))
    expect(page.locator("[data-checker=hint]")).not_to_contain_text("broken")


def test_a_short_link_that_is_broken_or_swells_is_refused(visit: Visit) -> None:
    page = open_result(visit)
    root = page.url.partition("en/")[0]
    unpack = "async ([root, hash]) => (await import(`${root}js/kit/packed.js`)).unpack(hash)"
    pack = "async ([root, text]) => (await import(`${root}js/kit/packed.js`)).pack(text)"
    for broken in ("#v2:", "#v2:!!", "#v2:AAAA"):
        assert page.evaluate(unpack, [root, broken]) == "#v1:"
    assert page.evaluate(unpack, [root, "#v1:e30"]) == "#v1:e30"
    swells = page.evaluate(pack, [root, "#v1:" + "A" * 400_000])
    assert swells.startswith("#v2:")
    assert page.evaluate(unpack, [root, swells]) == "#v1:"
    assert page.evaluate(pack, [root, "#v1:e30"]) == "#v1:e30", "what does not get shorter stays"


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, lambda folder: folder == "ja"))
def test_a_picture_holds_faces_and_letters_of_its_own(visit: Visit, folder: str, tmp_path: Path) -> None:
    page = open_result(visit, folder, **CLIPBOARD)
    with page.expect_download() as download:
        press(page, words_in(CODES[folder])["text"]["picture"])
    assert download.value.suggested_filename == f"{GAME}-2026-11-22.png"
    download.value.save_as(tmp_path / "result.png")
    head = (tmp_path / "result.png").read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    assert width == 1080
    assert 1200 < height < 2400
    drawn = page.evaluate(
        """async ([made, words, root]) => {
          const { drawingOf } = await import(`${root}js/pad/picture.js`);
          const { Sayings } = await import(`${root}js/pad/sayings.js`);
          const drawing = await drawingOf(made, new Sayings(words));
          document.querySelector("main").append(drawing);
          const box = (node) => node.getBBox();
          const texts = [...drawing.querySelectorAll("text")];
          const out = texts.filter((node) => box(node).x < 0 || box(node).x + box(node).width > 1080);
          return [new XMLSerializer().serializeToString(drawing), out.map((node) => node.textContent)];
        }""",
        [kept_games(page)[0], words_in(CODES[folder]), page.url.partition(f"{folder}/")[0]],
    )
    assert drawn[0].count('href="data:image/svg+xml') == 7
    assert drawn[0].count("@font-face") == 2
    assert "http://127" not in drawn[0], "nothing is fetched"
    assert not drawn[1], "a text that is cut off"


@pytest.mark.parametrize("players", rest_in_full([1, 2, 3, 4, 5], lambda players: players == 5))
def test_a_result_is_printed_on_one_page_with_everything(visit: Visit, players: int) -> None:
    some = dict(list(FIVE.items())[:players])
    page = open_result(visit, FOLDERS[players % len(FOLDERS)], some, color_scheme="dark" if players % 2 else "light")
    sheets = printed(page)
    assert len(sheets) == 1
    for word in (
        "Dee wins with 98 points.",
        *some,
        "Lords no. 7 of them",
        "Monster tokens no. 2 of them",
        "entered as it is",
    ):
        assert word in sheets[0], word
    page.emulate_media(media="print")
    code = page.locator(".scorecard__code > svg")
    box = code.bounding_box()
    assert box
    assert box["width"] > 130
    assert read_code(str(code.locator("path").get_attribute("d"))) == page.evaluate(
        "async ([root, link]) => (await import(`${root}js/kit/packed.js`)).pack(link)",
        [page.url.split(f"/{FOLDERS[players % len(FOLDERS)]}/")[0] + "/", kept_games(page)[0]["link"]],
    )
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("length", rest_in_full([30, 300, 1200, 2900], lambda length: length == 2900))
def test_codes_hold_short_and_long_links(visit: Visit, length: int) -> None:
    page = open_result(visit)
    link = "https://example.org/fathom/en/#v2:" + "aZ09-_" * 500
    draw = "async ([root, text]) => (await import(`${root}js/kit/code.js`)).codeOf(text)?.innerHTML"
    root = page.url.partition("en/")[0]
    assert read_code(page.evaluate(draw, [root, link[:length]])) == link[:length]
    assert page.evaluate(draw, [root, link + link]) is None


@pytest.mark.parametrize(
    ("folder", "scheme"), rest_in_full([(folder, ("light", "dark")[row % 2]) for row, folder in enumerate(FOLDERS)], 3)
)
def test_a_result_is_for_every_eye_and_thumb(visit: Visit, folder: str, scheme: str) -> None:
    page = open_result(visit, folder, color_scheme=scheme, reduced_motion="reduce", has_touch=True)
    show(page, page.url.partition(f"{folder}/")[0], result("", []) | {"id": "game-2"}, CODES[folder])
    page.evaluate("for (const node of document.querySelectorAll('details')) node.open = true")
    assert page.evaluate("document.getAnimations().length") == 0
    assert violations(page) == []
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(WIDTH) <= width
        assert page.evaluate(_SMALL) == []


@pytest.mark.parametrize(("wanted", "moves"), [("no-preference", True), ("reduce", False)])
def test_joy_moves_unless_the_reader_would_rather_not(visit: Visit, wanted: str, moves: bool) -> None:
    page = open_result(visit, reduced_motion=wanted)
    name = "(part) => getComputedStyle(document.querySelector(part)).animationName"
    for part in (".laurel__leaf", ".won__pearl", ".won__cards > li", ".standing__track"):
        assert (page.evaluate(name, part) != "none") == moves


def test_the_ways_back_lead_on(visit: Visit) -> None:
    page = open_result(visit)
    press(page, "Back to the pad")
    press(page, "A new game")
    assert page.evaluate("opened") == ["back", "again"]
    page.evaluate("shown.close()")
    expect(page.locator("#host > *")).to_have_count(0)


PAD = f"{GAME}/pad/"
NOTHING = {"locations": 0, "allies": 0, "monster_tokens": 0}
_TYPED = ((name, NOTHING | {"lords": points}) for name, points in (("Ann", 30), ("Bob", 41)))
TOTALS = {"players": [{"name": name, "typed": typed, "nebulis": 0, "wounds": 0} for name, typed in _TYPED]}


def test_the_pad_leads_to_the_result_and_keeps_it(visit: Visit) -> None:
    page = visit("en/" + PAD + fragment(TOTALS)).page
    page.get_by_role("button", name="Bob, Lords:").click()
    page.keyboard.press("Delete")
    page.keyboard.type("44")
    expect(page.locator(".pad__says")).to_contain_text("44")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name="Bob wins with 44 points.")).to_be_focused()
    expect(page.locator(".won")).to_contain_text("14 points ahead of Ann.")
    expect(page.locator(".result")).to_contain_text("Ann and Bob: The points for lords were added up by hand")
    page.get_by_role("button", name="Back to the pad").click()
    expect(page.locator(".pad__table")).to_be_visible()
    page.locator("summary", has_text="1 earlier game").click()
    page.get_by_role("button", name=re.compile("Bob 44 · Ann 30")).click()
    expect(page.get_by_role("heading", name="Bob wins with 44 points.")).to_be_visible()
    page.get_by_role("button", name="A new game").click()
    expect(page.locator(".pad__says")).not_to_contain_text("44")
    assert len(kept_games(page)) == 1
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pad__says")).to_contain_text("44")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name="Bob wins with 44 points.")).to_be_visible()
    assert len(kept_games(page)) == 1, "it is the same game"


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, lambda folder: folder == "pl"))
def test_a_link_leads_to_the_result_in_any_language(visit: Visit, folder: str) -> None:
    page = visit(f"{folder}/{PAD}?result{fragment(TOTALS)}").page
    heading = page.locator(".won h2")
    expect(heading).to_contain_text("Bob")
    expect(heading).to_contain_text("41")
    page.locator(".scorecard[data-ready]").wait_for(state="attached")
    assert kept_games(page) == [], "somebody else played it"
    assert page.evaluate(f"localStorage.getItem('/fathom/fathom:pad:{GAME}')") is None, "nor in place of the own draft"
    link = read_code(str(page.locator(".scorecard__code path").get_attribute("d")))
    page.goto("about:blank")
    page.goto(link)
    expect(heading).to_contain_text("Bob")
    assert len(printed(page)) == 1


def test_a_result_of_the_base_game_stays_one_where_expansions_are_in_play(visit: Visit) -> None:
    players = [{"name": "Ann", "lords": ["tamer", "elder"]}, {"name": "Bob", "lords": ["hermit"]}]
    page = visit(f"en/{PAD}?result{fragment({'players': players})}").page
    # Four fields each, of which the lords are told: neither wounds nor loot are asked for, and the Tamer is in play.
    expect(page.locator(".won h2")).to_contain_text("6 fields are still empty")


def test_an_answer_is_copied_as_text_and_shared(visit: Visit) -> None:
    page = visit(f"en/{PAGES_OF_CHECKERS['abyss/score']}{fragment(FOUR)}", **CLIPBOARD).page
    page.evaluate(SHARED)
    wait_for_answer(page)
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied as text")).to_be_visible()
    lines = str(page.evaluate(PASTED)).split("\n")
    assert lines[0].startswith("Ann wins with")
    assert re.fullmatch(r"Ann \d+ · Bob \d+ · Cy \d+ · Dee \d+", lines[1])
    assert "#v2:" in lines[-1]
    if page.get_by_role("button", name="Share", exact=True).count():
        page.get_by_role("button", name="Share", exact=True).click()
        page.wait_for_function("() => window.sheet")
        assert page.evaluate("sheet.text").startswith("Ann wins with")
    page.goto("about:blank")
    page.goto(lines[-1])
    wait_for_answer(page)
    expect(page.locator("[data-checker=answer]")).to_contain_text("Ann wins with")


SENT = {
    "a result": "abyss/pad/?result" + fragment({**FOUR, "sets": []}),
    "a question": PAGES_OF_CHECKERS["abyss/recruit"] + example_of("abyss/recruit"),
}


@pytest.mark.parametrize("what", SENT)
def test_who_is_sent_a_link_is_offered_a_language_of_their_own(visit: Visit, what: str) -> None:
    page = visit(f"en/{SENT[what]}", locale="pl-PL").page
    offer = page.locator(".own-language")
    expect(offer.get_by_role("link")).to_have_text(["polski", "English"], ignore_case=True)
    expect(offer).to_be_in_viewport()
    head = page.locator(".won" if what == "a result" else ".answer__headline").first
    expect(head).to_be_visible()
    before = re.findall(r"\d+", head.inner_text())
    offer.get_by_role("link", name="polski").click()
    page.wait_for_url("**/pl/**")
    expect(head).to_be_visible()
    assert re.findall(r"\d+", head.inner_text()) == before
    expect(offer).to_have_count(0)


def test_nobody_is_offered_the_language_of_the_page(visit: Visit) -> None:
    page = visit(f"en/{SENT['a question']}", locale="en-GB").page
    wait_for_answer(page)
    expect(page.locator(".own-language")).to_have_count(0)
