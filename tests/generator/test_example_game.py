"""The guide *Add a game*: a walk through it finds what it shows, and the game is whole at its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from catalog import load
from generator.checkers.contract import unwritten
from generator.pages import example_game
from generator.pages.example_game import GAME
from generator.render.site_context import SiteContext
from generator.text.languages import ROOT
from tests.generator import rendered
from tests.generator.rendered import Pages
from tests.guide import EXAMPLE, FIRST, NEW, STEPS, Walk, lint
from tests.made_up_game import code_of, dead_links

pytestmark = pytest.mark.slow
LAST = [*STEPS][-1]


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("walk"))


@pytest.fixture(scope="module")
def at_the_end(walk: Walk) -> Iterator[Path]:
    """The data of the whole game."""
    with code_of(walk.root, GAME):
        yield walk.root / "catalog" / "data"


@pytest.fixture(scope="module")
def guide() -> str:
    return unescape(rendered.pages("en")[example_game.PATH].html)


@pytest.mark.parametrize("name", STEPS)
def test_each_step_brings_what_the_guide_shows(walk: Walk, name: str) -> None:
    for file, said in walk.step(name):
        assert said == (EXAMPLE / name / file).read_text(encoding="utf-8"), "run make guide, and read what it changed"


def test_the_game_is_whole_at_the_end(at_the_end: Path) -> None:
    catalog = load(at_the_end)
    game = catalog.games[GAME]
    assert not game.game.draft
    assert game.game.unlisted
    assert not list(unwritten.unwritten(game))
    pages = Pages(SiteContext(catalog, "en"))
    assert not dead_links(pages, GAME)
    paths = ("check/hand/", "check/square/", "pad/", "learn/", "discrepancies/", "cards/ace-of-spades/", "hands/flush/")
    assert {f"{GAME}/{path}" for path in paths} <= pages.keys()


def test_its_code_is_as_the_linter_wants_it(walk: Walk) -> None:
    assert lint(walk.root) == ""


def _own_files(root: Path) -> dict[str, str]:
    """The files of the example below a folder: what stands in them, by their paths."""
    package = GAME.replace("-", "_")
    places = (f"catalog/data/{GAME}", f"catalog/models/{package}", f"engine/{package}", f"generator/templates/{GAME}")
    files = (file for place in places for file in (root / place).rglob("*.*") if file.suffix != ".pyc")
    return {file.relative_to(root).as_posix(): file.read_text(encoding="utf-8") for file in files}


def test_the_walk_leads_to_the_game_of_the_catalogue(walk: Walk) -> None:
    assert _own_files(walk.root) == _own_files(ROOT)


def test_every_file_of_the_game_is_shown_but_those_of_the_skeleton_that_stay(walk: Walk) -> None:
    shown = {file.path for step in example_game.steps().values() for file in step.files}
    kept = {f"engine/poker_squares/{folder}/__init__.py" for folder in ("answers", "codes")}
    assert _own_files(ROOT).keys() - shown == kept


def test_the_guide_shows_every_file_and_all_that_is_said(guide: str) -> None:
    for step in example_game.steps().values():
        for file in step.files if step.folder.name != LAST else ():
            assert f"<code>{file.path}</code>" in guide
            assert file.text in guide
        assert step.text("validate") in guide
        for path in step.removed:
            assert f"<li><code>{path}</code></li>" in guide


def test_the_guide_begins_with_the_command_that_was_run(guide: str) -> None:
    words = [f'"{word}"' if " " in word else word for word in NEW]
    assert f"$ fathom {' '.join(words)}\n{example_game.steps()['begin'].text('new')}" in guide
    assert next(iter(STEPS)) == FIRST


def test_the_request_of_the_guide_is_one(guide: str) -> None:
    [request] = re.findall(r"echo '(\{.*\})' \| fathom check", guide)
    assert json.loads(request)["hand"] == "flush"


def test_the_guide_leads_to_the_finished_game(guide: str) -> None:
    assert f'href="../../../{GAME}/"' in guide
