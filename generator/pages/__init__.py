"""The pages of the site: plain functions that yield finished pages in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from generator.checkers import pages as checkers
from generator.pages import cards, components, games, general, reference, rules, sidebyside, translations
from generator.pages.page import Heading, Page

if TYPE_CHECKING:
    from generator.site import Site

__all__ = ["Heading", "Page", "all_pages", "makers"]


def all_pages(site: Site) -> Iterator[Page]:
    """Every page of one language."""
    for maker in makers(site):
        yield from maker()


def makers(site: Site) -> Iterator[Callable[[], Iterator[Page]]]:
    """What makes the pages, part by part, for whoever needs a single page."""
    yield partial(general.pages, site)
    yield partial(translations.pages, site)
    for game in site.catalog.games.values():
        for part in (games, rules, cards, sidebyside, components, reference):
            yield partial(part.pages, site, game)
    yield partial(checkers.pages, site)
