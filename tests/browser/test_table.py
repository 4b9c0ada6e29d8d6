"""My table: who plays, what was asked, what is pinned; handed to another phone, saved as a file and brought back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.sight import enlarge_text
from tests.browser.targets import too_small
from tests.browser.verdict import fragment, wait_for_answer, wait_for_form
from tests.static_server import StaticServer

GAME = "en/abyss/"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "all_sets": False}
SITE = "/fathom/"

TABLE = {"version": 1, "at": 1, "players": [{"name": "Ann", "colour": "red"}, {"name": "Ben", "colour": ""}]}
SENT = {"table": 1, "players": [{"name": "Cem", "colour": "blue"}, {"name": "Dee"}], "sets": ["kraken"]}
ASKED = {"at": 1, "checker": "../..", "hash": "#v1:", "line": "x", "tone": "good", "lang": "en"}


def open_table(page: Page) -> Locator:
    """Open the sheet by its button, which is the fifth place of the dock; gives the sheet."""
    page.locator("button[popovertarget=frame-table]:not([popovertargetaction]):visible").last.click()
    sheet = page.locator("#frame-table[data-drawn]")
    sheet.wait_for(state="visible")
    return sheet


def keep(page: Page, name: str, value: Any) -> None:
    """Have something kept on the device."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SITE + name, json.dumps(value)])


def kept(page: Page, name: str) -> Any:
    """What is kept on the device under a name."""
    return json.loads(page.evaluate("(key) => localStorage.getItem(key)", SITE + name) or "null")


def test_players_are_kept_and_checkers_and_the_pad_begin_with_them(visit: Visit, site_server: StaticServer) -> None:
    seen = visit(GAME, **PHONE)
    page = seen.page
    sheet = open_table(page)
    expect(sheet.locator(".seat")).to_have_count(2)
    expect(sheet.get_by_role("button", name="Remove")).to_have_count(0)  # two is the fewest
    sheet.get_by_label("Name of player 1").fill("Ann")
    sheet.get_by_label("Name of player 2").fill("Ben")
    sheet.get_by_role("button", name="Add a player").click()
    expect(sheet.get_by_label("Name of player 3")).to_be_focused()
    sheet.get_by_label("Name of player 3").fill("Cem")
    sheet.get_by_label("Colour of player 1").select_option("Red")
    sheet.get_by_label("Colour of player 3").select_option("Red")
    colours = sheet.locator(".seat__colour").evaluate_all("(all) => all.map((one) => one.dataset.colour)")
    assert colours == ["", "", "red"], "nobody has the colour of another"
    sheet.get_by_role("button", name="Add a player").click()
    expect(sheet.get_by_role("button", name="Add a player")).to_have_count(0)  # four without Leviathan
    sheet.get_by_role("button", name="Remove Player 4").click()
    assert [one["name"] for one in kept(page, "fathom:table:abyss")["players"]] == ["Ann", "Ben", "Cem"]

    page.goto(f"{site_server.url}{GAME}check/end/")
    wait_for_form(page)
    expect(page.locator(".field__item > summary b")).to_have_text(["Ann", "Ben", "Cem"])
    expect(page.locator("[data-checker=answer] .answer__start")).to_be_visible()  # names alone ask nothing
    page.goto(f"{site_server.url}{GAME}pad/")
    page.locator("html[data-pad]").wait_for(state="attached")
    for name in ("Ann", "Ben", "Cem"):
        expect(page.locator("[data-pad=sheet]")).to_contain_text(name)
    assert seen.complaints() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_sheet_is_for_a_thumb_large_letters_and_everybody(visit: Visit, scheme: str) -> None:
    page = visit(f"{GAME}rules/turn/", **PHONE | {"viewport": {"width": 320, "height": 568}}, color_scheme=scheme).page
    page.get_by_role("button", name="Pin: The three actions").click()
    keep(page, "fathom:table:abyss", TABLE | {"players": [*TABLE["players"], {"name": "M" * 40, "colour": "white"}]})  # type: ignore[misc]
    keep(page, "fathom:questions:abyss", [ASKED | {"checker": "limits"}])
    sheet = open_table(page)
    sheet.get_by_role("button", name="Show a code").click()
    expect(sheet.get_by_role("img")).to_be_visible()
    assert too_small(page, "#frame-table") == []
    assert violations(page) == []
    enlarge_text(page, 2)
    assert sheet.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_a_number_of_players_is_answered_at_once_and_a_link_is_not_altered(
    visit: Visit, site_server: StaticServer
) -> None:
    page = visit("en/kemet/", **PHONE).page
    keep(page, "fathom:table:kemet", TABLE | {"players": [*TABLE["players"], {"name": "", "colour": "white"}]})  # type: ignore[misc]
    page.goto(f"{site_server.url}en/kemet/check/setup/")
    wait_for_form(page)
    wait_for_answer(page)
    assert page.evaluate("location.hash") == ""
    request = fragment({"players": 5})
    page.goto(f"{site_server.url}en/kemet/check/setup/{request}")
    wait_for_form(page)
    assert page.evaluate("location.hash") == request
    page.goto(f"{site_server.url}en/kemet/check/score/{fragment({'players': [{'name': 'Zoe', 'battle': 3}]})}")
    wait_for_form(page)
    expect(page.locator(".field__item > summary b")).to_have_text(["Zoe"])


def test_what_was_asked_is_kept_once_its_verdict_stands_and_opens_again(visit: Visit) -> None:
    page = visit(f"{GAME}check/limits/", **PHONE).page
    wait_for_form(page)
    page.locator(".checker__examples summary").click()
    page.locator(".checker__menu button").first.click()
    wait_for_answer(page)
    assert kept(page, "fathom:questions:abyss") is None, "not before it has been read"
    page.wait_for_function("(key) => localStorage.getItem(key)", arg=f"{SITE}fathom:questions:abyss")
    asked = page.evaluate("location.hash")
    page.get_by_role("button", name="Start again").click()
    sheet = open_table(page)
    last = sheet.locator("a[href*='check/limits/']")
    expect(last).to_have_count(1)
    expect(last).to_have_attribute("data-tone", "bad")
    expect(last.locator("b")).to_contain_text("too many")
    last.click()
    wait_for_answer(page)
    assert page.evaluate("location.hash") == asked
    expect(page.locator("#frame-table")).to_be_hidden()


def test_cards_and_rules_are_pinned_and_unpinned(visit: Visit, site_server: StaticServer) -> None:
    seen = visit(f"{GAME}lords/hermit/", **PHONE)
    page = seen.page
    pin = page.get_by_role("button", name="Pin: The Hermit")
    expect(pin).to_have_attribute("aria-pressed", "false")
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    page.goto(f"{site_server.url}{GAME}rules/recruit/")
    page.get_by_role("button", name="Pin: Reading a lord card").click()
    sheet = open_table(page)
    links = sheet.locator("a:has(use[href$='#pin'])")
    expect(links.locator("b")).to_have_text(["Reading a lord card", "The Hermit"])
    sheet.get_by_role("button", name="Unpin Reading a lord card").click()
    expect(page.get_by_role("button", name="Pin: Reading a lord card")).to_have_attribute("aria-pressed", "false")
    links.click()
    page.wait_for_url("**/lords/hermit/")
    expect(pin).to_have_attribute("aria-pressed", "true")
    assert seen.complaints() == []


def test_a_reading_is_taken_back(visit: Visit) -> None:
    page = visit(GAME, **PHONE).page
    points = page.evaluate("async () => (await (await fetch('table.json')).json()).readings")
    code, point = next(iter(points.items()))
    keep(page, "fathom:readings:abyss", {code: next(iter(point["choices"])), "gone": "whatever"})
    sheet = open_table(page)
    out = sheet.get_by_role("button", name="Take back")
    expect(out).to_have_count(1)
    out.click()
    expect(out).to_have_count(0)
    assert kept(page, "fathom:readings:abyss") == {"gone": "whatever"}


def test_an_unfinished_score_is_a_tap_away(visit: Visit, site_server: StaticServer) -> None:
    page = visit(f"{GAME}pad/", **PHONE).page
    page.locator("html[data-pad]").wait_for(state="attached")
    keep(page, "fathom:table:abyss", TABLE)
    page.reload()
    page.locator("html[data-pad]").wait_for(state="attached")
    page.keyboard.type("12")
    page.wait_for_function("(key) => JSON.parse(localStorage.getItem(key))?.open", arg=f"{SITE}fathom:pad:abyss")
    page.goto(f"{site_server.url}{GAME}lords/")
    way = open_table(page).locator("a[href$='pad/']")
    expect(way).to_contain_text("Ann, Ben")
    expect(way).to_contain_text("to go")


def test_a_table_is_handed_on_as_a_code_and_a_link(visit: Visit) -> None:
    page = visit(GAME, **PHONE).page
    sheet = open_table(page)
    sheet.get_by_role("button", name="Show a code").click()
    expect(sheet.get_by_text("There is nothing on this table yet.")).to_be_visible()
    keep(page, "fathom:table:abyss", TABLE)
    sheet.get_by_role("button", name="Show a code").click()
    expect(sheet.get_by_role("img", name="Code that opens this table")).to_be_visible()
    page.evaluate("navigator.clipboard.writeText = async (text) => (window.copied = text)")
    sheet.get_by_role("button", name="Copy the link").click()
    expect(sheet.get_by_text("Link copied")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.goto(page.evaluate("copied"))
    expect(page.locator(".laid--asked b")).to_have_text(["Ann", "Ben"])
    assert kept(page, "fathom:table:abyss") is None
    page.reload()
    page.get_by_role("button", name="Take it over").click()
    expect(page.get_by_text("This table is now on your device.")).to_be_visible()
    assert kept(page, "fathom:table:abyss")["players"] == TABLE["players"]
    assert "#" not in page.url


def test_a_linked_table_never_replaces_the_own_one_unasked(visit: Visit, site_server: StaticServer) -> None:
    page = visit(GAME, **PHONE).page
    keep(page, "fathom:table:abyss", TABLE)
    draft = {"version": 1, "players": [{"name": "Ann"}], "rest": {}, "ways": {}, "round": "", "open": True}
    keep(page, "fathom:pad:abyss", draft)
    page.evaluate("(hash) => { location.hash = hash; }", fragment(SENT | {"pad": {"players": [{"name": "Cem"}]}}))
    asked = page.locator(".laid--asked")
    expect(asked).to_contain_text("It takes the place of these on this device: players.")
    expect(asked).to_contain_text("set aside, not lost")
    page.get_by_role("button", name="Keep mine").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ann")
    assert kept(page, "fathom:table:abyss") == TABLE
    page.goto(f"{site_server.url}{GAME}{fragment(SENT | {'pad': {'players': [{'name': 'Cem'}]}})}")
    page.reload()
    page.get_by_role("button", name="Take it over").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Cem")
    expect(page.locator("#frame-table [data-switch=kraken]")).to_be_checked()
    assert kept(page, "fathom:pads:abyss")[0]["draft"] == draft


@pytest.mark.parametrize(
    "hostile",
    [
        "e30",
        "not base 64 at all",
        {"table": 2, "players": []},
        {"table": 1, "players": [{"name": {"toString": "x"}}]},
        {"table": 1, "players": [{}] * 13},
        {"table": 1, "pins": [{"path": "//evil.example/", "title": "x", "place": "", "lang": "en"}]},
        {
            "table": 1,
            "questions": [{"at": 1, "checker": "../..", "hash": "#v1:", "line": "x", "tone": "good", "lang": "en"}],
        },
    ],
)
def test_a_hostile_table_is_refused_calmly(visit: Visit, hostile: Any) -> None:
    seen = visit(GAME, **PHONE)
    page = seen.page
    hash_ = f"#v1:{hostile}" if isinstance(hostile, str) else fragment(hostile)
    page.evaluate("(hash) => { location.hash = hash; }", hash_)
    expect(page.get_by_text("This link to a table is broken or incomplete.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage)") == []
    assert seen.complaints() == []


def test_everything_is_saved_and_brought_back_whole(visit: Visit, tmp_path: Path) -> None:
    page = visit(GAME, **PHONE).page
    keep(page, "fathom:table:abyss", TABLE)
    keep(page, "fathom:sets:kemet", [])
    keep(page, "fathom:drawing:abyss:board", {"version": 1})
    keep(page, "fathom:practice:abyss", {"seed": 20261130, "sets": "", "answers": []})
    sheet = open_table(page)
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert sorted(json.loads(file.read_text("utf-8"))["kept"]) == [
        "fathom:drawing:abyss:board",
        "fathom:practice:abyss",
        "fathom:sets:kemet",
        "fathom:table:abyss",
    ]
    other = TABLE | {"players": [{"name": "Zoe", "colour": ""}, {"name": "Yan", "colour": ""}]}
    keep(page, "fathom:table:abyss", other)
    take = sheet.locator("input[type=file]")
    take.set_input_files(file)
    asked = sheet.locator(".laid--asked")
    expect(asked).to_contain_text("Abyss: the painted board, practice, players (in place of yours)")
    expect(asked).to_contain_text("Kemet: expansions")
    assert kept(page, "fathom:table:abyss") == other
    sheet.get_by_role("button", name="Bring it back").click()
    expect(sheet.get_by_text("It is all there again.")).to_be_visible()
    assert kept(page, "fathom:table:abyss") == TABLE
    expect(sheet.get_by_label("Name of player 1")).to_have_value("Ann")


def test_a_file_with_one_fault_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    page = visit(GAME, **PHONE).page
    sheet = open_table(page)
    whole = {"format": "fathom", "version": 1, "saved": "2026-11-30T12:00:00Z"}
    faults: dict[str, Any] = {
        "no file of Fathom": [
            "no json",
            [],
            whole | {"kept": {"fathom:table:abyss": TABLE, "fathom:sets:abyss": [1]}},
            whole | {"kept": {"fathom:table:abyss": TABLE, "other": 1}},
        ],
        "newer version": [whole | {"version": 2, "kept": {}}],
        "nothing in this file": [whole | {"kept": {}}],
    }
    for said, files in faults.items():
        for content in files:
            file = tmp_path / "file.json"
            file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
            sheet.locator("input[type=file]").set_input_files(file)
            expect(sheet.get_by_text(said)).to_be_visible()
            assert page.evaluate("Object.keys(localStorage)") == []
