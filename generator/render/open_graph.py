"""The pictures that are shown where somebody shares a page: a card's face, a game's scene, or the mark of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.text.subtags import whole

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection
    from generator.render.site_context import SiteContext

FOLDER = "open-graph"
"""Their folder at the root of the site. All languages share them, for no words stand on them."""

WIDTH, HEIGHT = 1200, 630
"""Their size in pixels, which those who show such pictures ask for."""

CARD = 600, 315
"""The size of those of cards: the least that is shown large. They are hundreds, and take a quarter of the time so."""

OF_SITE = f"{FOLDER}/fathom.png"


def of_card(site: SiteContext, game: str, collection: Collection, entry: Entry) -> str:
    """Where the picture of a card stands below the root; '' if its kind has no faces."""
    return f"{FOLDER}/{game}/{collection.id}/{entry.id}.png" if site.has_faces(game, collection.kind) else ""


def of_game(site: SiteContext, game: str | None) -> str:
    """Where the picture of a game stands; that of the site for no game, and for one without a scene."""
    return f"{FOLDER}/{game}.png" if game and site.scene(game) else OF_SITE


def locale(code: str) -> str:
    """A language as Open Graph writes it: with the region where most of its readers live.

    >>> locale("pl"), locale("zh_Hant"), locale("pt_BR")
    ('pl_PL', 'zh_TW', 'pt_BR')
    """
    language, _script, region = whole(code)
    return f"{language}_{region}" if region else language
