"""What a first visit to a game keeps for reading offline."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.publish import offline_lists


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of one game, with a rule, four cards of 100 bytes and two tokens of 40."""
    pages = {"": 10, "rules/": 10, "rules/goal/": 30, "cards/": 20, "tokens/": 10}
    pages |= {f"cards/{number}/": 100 for number in range(4)} | {f"tokens/{number}/": 40 for number in range(2)}
    for page, size in pages.items():
        file = tmp_path / "en" / "game" / page / "index.html"
        file.parent.mkdir(parents=True)
        file.write_text("x" * size, encoding="utf-8")
    for name in ("symbols/game.svg", "index.html", "manifest.webmanifest"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("most", "folders", "size"),
    [
        (560, {"cards", "tokens", "rules"}, 560),
        (559, {"tokens", "rules"}, 160),
        (150, {"rules"}, 80),
        (50, set(), 50),
    ],
)
def test_a_first_visit_leaves_out_the_pages_of_the_heaviest_folders(
    site: Path, monkeypatch: pytest.MonkeyPatch, most: int, folders: set[str], size: int
) -> None:
    monkeypatch.setattr(offline_lists, "MOST_AT_FIRST", most)
    offline_lists.write(site, ["en"])
    listed = json.loads((site / "en" / "game" / "offline.json").read_text(encoding="utf-8"))
    assert {address.split("/")[2] for address in listed["first"] if address.count("/") > 3} == folders
    assert {"en/game/", "en/game/rules/", "en/game/cards/", "en/game/tokens/"} <= set(listed["first"])
    assert listed["firstBytes"] == size
    assert len(listed["files"]) == 11


def test_the_small_faces_of_a_game_come_in_one_file(site: Path) -> None:
    for name in ("one-s", "one-m", "face"):
        file = site / "faces" / "game" / "cards" / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"<svg>{name} 章</svg>", encoding="utf-8")
    offline_lists.write(site, ["en"])
    packed = json.loads((site / "faces" / "game" / offline_lists.PACK).read_text(encoding="utf-8"))
    assert packed == {f"faces/game/cards/one-{size}.svg": f"<svg>one-{size} 章</svg>" for size in ("m", "s")}
    listed = json.loads((site / "engine" / "game" / "offline.json").read_text(encoding="utf-8"))
    assert packed.keys() < listed["files"].keys()
    assert not [address for address in listed["files"] if address.endswith(offline_lists.PACK)]


def test_scripts_are_everybodys_also_those_of_a_room_that_is_called_like_a_game(site: Path) -> None:
    (site / "symbols" / "search.svg").write_text("", encoding="utf-8")
    script = site / "js" / "search" / "worker.js"
    script.parent.mkdir(parents=True)
    script.write_text("1;", encoding="utf-8")
    offline_lists.write(site, ["en"])
    lists = {
        place: json.loads((site / place / "offline.json").read_text(encoding="utf-8"))
        for place in ("", "engine/search")
    }
    assert "js/search/worker.js" in lists[""]["files"]
    assert "js/search/worker.js" not in lists["engine/search"]["files"]
