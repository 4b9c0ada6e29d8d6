"""The pages of the site: plain functions that yield finished pages in one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.checkers import pages as checkers
from generator.pages import cards, games, general, reference, rules, sidebyside, translations
from generator.pages.page import Heading, Page

if TYPE_CHECKING:
    from generator.site import Site

__all__ = ["Heading", "Page", "all_pages"]


def all_pages(site: Site) -> Iterator[Page]:
    """Every page of one language."""
    yield from general.pages(site)
    yield from translations.pages(site)
    for game in site.catalog.games.values():
        yield from games.pages(site, game)
        yield from rules.pages(site, game)
        yield from cards.pages(site, game)
        yield from sidebyside.pages(site, game)
        yield from reference.pages(site, game)
    yield from checkers.pages(site)
