"""The home page of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.pages.page import Page

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.site import Site


def pages(site: Site, game: GameCatalog) -> Iterator[Page]:
    """The page that leads to everything about the game."""
    sheet = site.sheet(f"{game.id}/", game)
    title = str(sheet.words.text(game.id, game.game.name))
    yield sheet.page(
        "game.html.j2",
        title,
        frame={"kind": "game", "hide": ("toc",), "description": sheet.plain(game.game.tagline)},
        chapters=[(chapter, game.records[f"rule:{game.id}.{chapter}"].model) for chapter in game.game.chapters],
    )
