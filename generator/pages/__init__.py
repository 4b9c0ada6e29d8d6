"""The pages of the site: every one a route, so that each can be asked for alone."""

from __future__ import annotations

from collections.abc import Iterator

from generator.checkers import pages as checkers
from generator.pages import cards, components, games, general, reference, rules, sidebyside, translations
from generator.pages.general import CommandHelps
from generator.pages.page import Heading, Page
from generator.route import Route
from generator.site import Site

__all__ = ["CommandHelps", "Heading", "Page", "Route", "routes"]


def routes(site: Site, command_help: CommandHelps) -> Iterator[Route]:
    """Every page of one language, in no particular order. Raises MissingWordsError for a checker without words."""
    yield from general.routes(site, command_help)
    yield from translations.routes(site)
    for game in site.catalog.games.values():
        for part in (games, rules, cards, sidebyside, components, reference):
            yield from part.routes(site, game)
    yield from checkers.routes(site)
