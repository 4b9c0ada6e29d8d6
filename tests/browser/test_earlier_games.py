"""Earlier games on a device: kept, opened again, removed, saved and brought back."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scored import GAME, POINTS, kept_games, open_result, press, result, show

FILL = """() => {
  for (let part = "x".repeat(2 ** 20); part; part = part.slice(part.length > 1 ? part.length / 2 : 1)) {
    try {
      for (;;) localStorage.setItem("filled", (localStorage.getItem("filled") ?? "") + part);
    } catch {
      // There is no room for one more of them.
    }
  }
}"""
"""The device has no room for anything more."""


def test_games_are_kept_and_open_again(visit: Visit) -> None:
    page = open_result(visit)
    root = page.url.partition("en/")[0]
    assert [one["id"] for one in kept_games(page)] == ["game-1"]
    show(page, root, result("", []) | {"id": "game-1", "headline": "Changed."})
    assert [one["headline"] for one in kept_games(page)] == ["Changed."], "it replaces its earlier self"
    show(page, root, result("", []) | {"id": "game-2", "date": "2026-11-23T20:00:00.000Z"})
    assert [one["id"] for one in kept_games(page)] == ["game-2", "game-1"]
    page.locator("summary", has_text="1 earlier game").click()
    page.get_by_role("button", name=re.compile("November 22, 2026.*Dee 98 · Ann 84")).click()
    assert page.evaluate("opened") == ["game-1"]
    show(page, root, result("", []) | {"id": "sent"}, keep=False)
    assert len(kept_games(page)) == 2, "what somebody else sent is not kept"


def test_games_are_removed_and_cleared_and_that_is_undone(visit: Visit) -> None:
    page = open_result(visit)
    root = page.url.partition("en/")[0]
    for number in (2, 3):
        show(page, root, result("", []) | {"id": f"game-{number}", "date": f"2026-11-2{number}T20:00:00.000Z"})
    page.locator("summary", has_text="2 earlier game").click()
    page.get_by_role("button", name="Remove the game of November 22, 2026").first.click()
    expect(page.get_by_text("1 earlier game", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("2 earlier games")).to_be_visible()
    before = kept_games(page)
    press(page, "Clear all")
    expect(page.get_by_text("The earlier games are cleared.")).to_be_visible()
    assert [one["id"] for one in kept_games(page)] == ["game-3"], "the one in sight is not earlier"
    press(page, "Undo")
    assert sorted(one["id"] for one in kept_games(page)) == sorted(one["id"] for one in before)


def test_games_are_saved_as_json_and_as_a_table(visit: Visit, tmp_path: Path) -> None:
    page = open_result(visit)
    root = page.url.partition("en/")[0]
    risky = {"=1+1": (5, 0, 0, 0, 0), 'Ann, "A"': (4, 0, 0, 0, 0)}
    show(page, root, result("", [], risky) | {"id": "game-2"})
    show(page, root, result("", []) | {"id": "game-3"})
    page.locator("summary", has_text="2 earlier game").click()
    files = {}
    for kind in ("JSON", "CSV"):
        with page.expect_download() as download:
            press(page, f"Save as {kind}")
        download.value.save_as(tmp_path / kind)
        assert re.fullmatch(rf"{GAME}-[\d-]+\.{kind.lower()}", download.value.suggested_filename)
        files[kind] = (tmp_path / kind).read_bytes().decode("utf-8-sig")
    assert [one["id"] for one in json.loads(files["JSON"])["results"]] == ["game-2", "game-1"]
    rows = list(csv.reader(io.StringIO(files["CSV"])))
    assert rows[0] == [
        "Date",
        "Game",
        "Player",
        "Place",
        "Total",
        "Locations",
        "Lords",
        "Allies",
        "Monster tokens",
        "Wounds",
    ]
    assert {row[2] for row in rows[1:]} == {"'=1+1", 'Ann, "A"', *POINTS}
    assert ["2026-11-22T20:15:00.000Z", "The Game", "Ann", "2", "84", "30", "39", "14", "5", "-4"] in rows


@pytest.mark.parametrize("broken", ["{", "7", "null", '{"a":1}', '[null, 7, {"id":"x"}, {"players":[null]}]'])
def test_what_is_no_result_is_passed_over(visit: Visit, broken: str) -> None:
    page = open_result(visit, before=f"localStorage.setItem('fathom.results:{GAME}', {json.dumps(broken)})")
    assert [one["id"] for one in kept_games(page)] == ["game-1"]
    expect(page.get_by_text(re.compile("earlier game"))).to_have_count(0)


def test_without_room_no_game_gives_way_to_another_and_the_page_says_so(visit: Visit, tmp_path: Path) -> None:
    page = open_result(visit)
    root = page.url.partition("en/")[0]
    page.evaluate(FILL)
    show(page, root, result("", []) | {"id": "game-2"})
    expect(page.get_by_role("status").filter(has_text="There is no room on this device to keep this")).to_be_visible()
    assert [one["id"] for one in kept_games(page)] == ["game-1"], "those before stay"
    with page.expect_download() as download:
        press(page, "Save as JSON")
    download.value.save_as(tmp_path / "games.json")
    page.evaluate("localStorage.removeItem('filled')")
    show(page, root, result("", []) | {"id": "game-1"})
    page.locator("input[type=file]").set_input_files(tmp_path / "games.json")
    expect(page.get_by_role("status").filter(has_text="1 game is back.")).to_be_visible()
    assert {one["id"] for one in kept_games(page)} == {"game-1", "game-2"}


def test_what_cannot_be_put_back_for_want_of_room_is_not_lost(visit: Visit) -> None:
    page = open_result(visit)
    show(page, page.url.partition("en/")[0], result("", []) | {"id": "game-2"})
    page.locator("summary", has_text="1 earlier game").click()
    press(page, "Clear all")
    page.evaluate(FILL)
    press(page, "Undo")
    expect(page.get_by_role("status").filter(has_text="so nothing was changed")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.evaluate("localStorage.removeItem('filled')")
    press(page, "Undo")
    expect(page.get_by_text("1 earlier game", exact=True)).to_be_visible()
    assert {one["id"] for one in kept_games(page)} == {"game-1", "game-2"}


def test_games_come_back_from_their_file_and_nothing_else_does(visit: Visit, tmp_path: Path) -> None:
    page = open_result(visit)
    page.locator("summary").first.wait_for()
    own = kept_games(page)[0]
    root = page.url.partition("en/")[0]
    stranger = own | {"id": "sent", "link": "https://elsewhere.invalid/x#v1:e30", "date": "2020-01-01T10:00:00.000Z"}
    older = own | {"headline": "Older.", "date": "2020-01-01T10:00:00.000Z"}
    files = {
        "3 of these": {"version": 9, "game": GAME, "results": [stranger]},
        "no games": {"version": 1, "game": GAME, "results": [{"id": "x"}, own | {"game": "other"}]},
        "broken": "{",
        "good": {"game": GAME, "results": [stranger, older, None]},
    }
    said = ["no games of Abyss"] * 3 + ["1 game is back."]
    for (name, content), expected in zip(files.items(), said, strict=True):
        file = tmp_path / f"{name}.json"
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("status").filter(has_text=expected).last).to_be_visible()
    kept = kept_games(page)
    assert [one["id"] for one in kept] == ["game-1", "sent"], "the last first"
    assert kept[0] == own, "what is there already stays"
    assert kept[1]["link"].startswith(root), "no link from a file leads elsewhere"
