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
from generator.render.site_context import SiteContext
from tests.generator import rendered
from tests.generator.rendered import Pages
from tests.guide import EXAMPLE, FIRST, GAME, NEW, STEPS, Walk, lint
from tests.made_up_game import code_of, dead_links

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("walk"))


@pytest.fixture(scope="module")
def at_the_end(walk: Walk) -> Iterator[Path]:
    """The data of the whole game."""
    with code_of(walk.root):
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
    assert not list(unwritten.unwritten(game))
    pages = Pages(SiteContext(catalog, "en"))
    assert not dead_links(pages, GAME)
    assert {f"{GAME}/check/payment/", f"{GAME}/discrepancies/", f"{GAME}/pay-cards/king/"} <= pages.keys()


def test_its_code_is_as_the_linter_wants_it(walk: Walk) -> None:
    assert lint(walk.root) == ""


def test_nothing_of_the_skeleton_is_left_over(walk: Walk) -> None:
    files = {path.relative_to(walk.root).as_posix() for path in walk.root.rglob("*.*") if path.suffix != ".pyc"}
    own = {file for file in files if file.startswith(("catalog/", "engine/")) and "/common/" not in file}
    shown = {file.path for step in example_game.steps().values() for file in step.files}
    assert own - shown == {f"engine/beggar_my_neighbour/{folder}/__init__.py" for folder in ("answers", "codes")}


def test_the_guide_shows_every_file_and_all_that_is_said(guide: str) -> None:
    for step in example_game.steps().values():
        for file in step.files if step.folder.name != STEPS[-1] else ():
            assert f"<code>{file.path}</code>" in guide
            assert file.text in guide
        assert step.said("validate") in guide
        for path in step.removed:
            assert f"<li><code>{path}</code></li>" in guide


def test_the_guide_begins_with_the_command_that_was_run(guide: str) -> None:
    words = [f'"{word}"' if " " in word else word for word in NEW]
    assert f"$ fathom {' '.join(words)}\n{example_game.steps()['begin'].said('new')}" in guide
    assert STEPS[0] == FIRST


def test_the_request_of_the_guide_is_one(guide: str) -> None:
    [request] = re.findall(r"echo '(\{.*\})' \| fathom check", guide)
    assert json.loads(request) == {"card": "king", "laid": 1}


def test_no_step_changes_the_games_of_fathom() -> None:
    assert GAME not in load().games
