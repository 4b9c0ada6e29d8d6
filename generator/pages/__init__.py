"""The pages of the site: every one a route, so that each can be asked for alone."""

from __future__ import annotations

from collections.abc import Iterator

from generator.pages import (
    aid,
    board_pages,
    card_pages,
    changes,
    components,
    games,
    guides,
    helping,
    learn,
    pad_pages,
    practice,
    reference,
    rules,
    side_by_side,
    signs,
    translations,
)
from generator.pages import checker_pages as checkers
from generator.pages.guides import CommandHelps
from generator.render.page import Heading, Page
from generator.render.route import Route
from generator.render.site_context import SiteContext

__all__ = ["CommandHelps", "Heading", "Page", "Route", "routes"]


def routes(site: SiteContext, command_help: CommandHelps) -> Iterator[Route]:
    """Every page of one language, in no particular order. Raises CatalogError for a checker without words."""
    yield from guides.routes(site, command_help)
    yield from translations.routes(site)
    yield from helping.routes(site, lambda other: routes(other, command_help))
    yield from changes.routes(site)
    for game in site.catalog.games.values():
        parts = (
            *(learn, practice, aid, pad_pages, rules),
            *(card_pages, side_by_side, board_pages, signs, components, reference),
        )
        below = [route for part in parts for route in part.routes(site, game)]
        yield from games.routes(site, game, [route for route in below if route.door])
        yield from below
    yield from checkers.routes(site)
