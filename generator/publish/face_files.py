"""The files of the small faces of cards: they hold no words, so all languages share them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.render.environment import TEMPLATES
from generator.render.faces import PICTOGRAMS, Size, face
from generator.render.page import PageInfo
from generator.render.page_context import PageContext

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext

FOLDER = "faces"
"""Their folder at the root of the site; ``Urls.face`` links to them."""

SIZES: tuple[Size, ...] = ("s", "m")
"""The sizes without a name."""

_PATH = re.compile(rf"{FOLDER}/([^/]+)/(.+)-([{''.join(SIZES)}])\.svg")


def files(site: SiteContext, game: str) -> Iterator[tuple[str, str]]:
    """The small faces of a game and its pictograms, each file with its path from the root of the site."""
    if site.catalog.games[game].pictograms:
        yield f"{FOLDER}/{game}/{PICTOGRAMS}", pictograms(game)
    ctx = PageContext(site, PageInfo("", game=game))
    for collection in site.catalog.games[game].collections:
        if site.has_faces(game, collection.kind):
            for entry in collection.entries:
                for size in SIZES:
                    path = f"{FOLDER}/{game}/{collection.id}/{entry.id}-{size}.svg"
                    yield path, str(face(ctx, collection.kind, entry, size))


def pictograms(game: str) -> str:
    """All pictograms of a game in one SVG, each under its id."""
    symbols = [
        f'<symbol id="{drawn.stem}" viewBox="0 0 48 48">{drawn.read_text(encoding="utf-8").strip()}</symbol>'
        for drawn in sorted((TEMPLATES[0] / game / "pictograms").glob("*.svg"))
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def file(site: SiteContext, path: str) -> str | None:
    """One of these files by its path; None if there is none."""
    folder, _, name = path.rpartition("/")
    if name == PICTOGRAMS and folder.removeprefix(f"{FOLDER}/") in site.catalog.games:
        return pictograms(folder.removeprefix(f"{FOLDER}/"))
    match = _PATH.fullmatch(path)
    game = site.catalog.games.get(match[1]) if match else None
    if match is None or game is None:
        return None
    ctx = PageContext(site, PageInfo("", game=game.id))
    for collection in game.collections:
        for entry in collection.entries:
            for size in SIZES:
                if match[2] == f"{collection.id}/{entry.id}" and match[3] == size:
                    return str(face(ctx, collection.kind, entry, size)) or None
    return None
