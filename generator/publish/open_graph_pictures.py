"""Draws the pictures that are shown where somebody shares a page: a few hundred, which is why those of the last build
are taken over where nothing about them has changed.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import resvg_py

from generator.publish.build_cache import hash_of
from generator.render.environment import TEMPLATES
from generator.render.faces import box, face
from generator.render.open_graph import CARD, HEIGHT, OF_SITE, WIDTH, of_card, of_game
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SCENE
from generator.text.languages import ROOT

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext

_GROUND = "#0b2a38"
"""The colour of the site, behind what has none of its own."""

_MARGIN = 45
_MARK = 300
"""How large the mark of the site stands on its picture, in pixels."""

_PROLOGUE = re.compile(r"^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b")


def write(site: SiteContext, target: Path, new: Path, known: Mapping[str, str]) -> dict[str, str]:
    """Write all pictures of the site into the folder ``new``, and give the hash of each drawing by its path.

    ``known`` are those of the last build, whose pictures stand in ``target``.
    """
    hashes = {}
    for path, drawing in drawings(site):
        hashes[path] = hash_of(resvg_py.__version__, drawing)
        (new / path).parent.mkdir(parents=True, exist_ok=True)
        if known.get(path) == hashes[path] and (target / path).is_file():
            shutil.copyfile(target / path, new / path)
        else:
            (new / path).write_bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))
    return hashes


def drawings(site: SiteContext) -> Iterator[tuple[str, str]]:
    """Every picture as SVG, with its path below the root. None holds a text, so no font is needed."""
    mark = (ROOT / "docs" / "icons" / "fathom.svg").read_text(encoding="utf-8")
    yield OF_SITE, _drawing(_GROUND, _placed(mark, _MARK, _MARK))
    for game in site.catalog.games.values():
        if site.scene(game.id):
            scene = (TEMPLATES[0] / game.id / SCENE).read_text(encoding="utf-8")
            yield of_game(site, game.id), _drawing(_ground(game), _placed(scene, WIDTH, HEIGHT))
        ctx = PageContext(site, PageInfo("", game=game.id))
        for collection in game.collections:
            for entry in collection.entries:
                if path := of_card(site, game.id, collection, entry):
                    drawn = str(face(ctx, collection.kind, entry, "m"))
                    width, height = box(drawn)
                    scale = min((WIDTH - 2 * _MARGIN) / width, (HEIGHT - 2 * _MARGIN) / height)
                    yield path, _drawing(_ground(game), _placed(drawn, width * scale, height * scale), CARD)


def _ground(game: GameCatalog) -> str:
    return game.theme.deep if game.theme else _GROUND


def _drawing(ground: str, content: str, size: tuple[int, int] = (WIDTH, HEIGHT)) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{size[0]}" height="{size[1]}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>{content}</svg>'
    )


def _placed(drawing: str, width: float, height: float) -> str:
    """A drawing of that size in the middle of a picture."""
    place = f'x="{(WIDTH - width) / 2:.1f}" y="{(HEIGHT - height) / 2:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return _PROLOGUE.sub(f"<svg {place}", drawing, count=1)
