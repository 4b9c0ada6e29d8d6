"""The look of a game by data: colours that can be read, a style sheet of its own, faces in its hues."""

from __future__ import annotations

import re

import pytest

from catalog import GameCatalog, load
from catalog.theme_check import PAPERS
from generator.publish import theme_css
from generator.render.scripts import BROWSER
from generator.text.languages import ROOT
from tests.catalog.broken_copies import Copy
from tests.games import EVERY_GAME

BROKEN = (
    ("light: '#6d3aa3'", "light: '#a98fc4'", "hues[0].light", "too little contrast to #efe9da", "darker"),
    ("dark: '#f68f82'", "dark: '#7a2a22'", "hues[1].dark", "too little contrast to #0f2733", "lighter"),
    ("card: '#f2c454'", "card: '#7a5c14'", "hues[2].card", "too little contrast to #4a390f", "lighter"),
    ("shallow: '#cfe5e3'", "shallow: '#8fb8c0'", "shallow", "too little contrast to #7b520c", "lighter"),
    ("deep: '#0a2d3c'", "deep: '#7fa8b8'", "deep", "too little contrast to #b9cdcf", "darker"),
)


@pytest.mark.slow
@pytest.mark.parametrize(("old", "new", "field", "message", "hint"), BROKEN)
def test_a_colour_that_cannot_be_read(copy: Copy, old: str, new: str, field: str, message: str, hint: str) -> None:
    copy.replace("theme.yaml", old, new)
    finding = copy.finding("theme.yaml", "low-contrast")
    assert (finding.field, finding.hint) == (field, f"choose a {hint} colour")
    assert message in finding.message
    assert finding.line == copy.line("theme.yaml", new)


def test_the_papers_are_those_of_the_style_sheet() -> None:
    tokens = (ROOT / "generator/browser/kit/tokens.css").read_text("utf-8")
    found = [re.search(rf"--{part}: light-dark\((#\w+), (#\w+)\);", tokens) for part in ("paper", "surface", "sunken")]
    for index, colours in enumerate(PAPERS.values(), start=1):
        assert tuple(match[index] for match in found if match) == colours


@EVERY_GAME
def test_a_game_has_its_own_style(game: GameCatalog) -> None:
    style = theme_css.style(game)
    assert bool(style) == theme_css.has_style(game)
    for hue in game.theme.hues if game.theme else ():
        assert f'[data-game="{game.id}"] .hue-{hue.id} {{\n  --hue: light-dark({hue.light}, {hue.dark});' in style


def test_the_sea_is_that_of_abyss_alone() -> None:
    shared = "".join(path.read_text("utf-8") for path in sorted(BROWSER.rglob("*.css")))
    assert "--hue-" not in shared
    assert re.findall(r"\.hue-\w+", shared) == []
    style = theme_css.style(load().games["abyss"])
    assert "--game-deep: " in style
    assert "<" not in style


def test_faces_take_symbols_and_hues_from_the_game() -> None:
    face = (ROOT / "generator/templates/face.j2").read_text("utf-8")
    assert "abyss" not in face
    assert not (ROOT / "generator/templates/abyss/face.j2").exists()
    theme = load().games["abyss"].theme
    assert theme is not None
    hues = {hue.id for hue in theme.hues}
    assert set(theme.cards) == set(theme.grounds) == hues
    assert {"purple", "red", "yellow", "green", "blue"} < hues


def test_a_game_may_do_without_a_theme() -> None:
    [theme] = [data_file for data_file in load().games["abyss"].FILES if data_file.attribute == "theme"]
    assert (theme.optional, theme.form) == (True, "one")
