"""The pages of a language, made once in a process for all tests that look at them, since that takes seconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from catalog import load
from generator.cli.main import command_help
from generator.pages import Page, Route, routes
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, survey
from generator.search.rows import Row, rows
from tests.made_once import made_once

REPOSITORY = "https://code.test/owner/name/blob/main"
"""Where the site believes its repository to be."""


@made_once
def surveyed() -> Survey:
    """The state of the translations as they are."""
    return survey(load())


@made_once
def site(lang: str) -> SiteContext:
    """The site in a language."""
    return SiteContext(load(), lang, REPOSITORY, surveyed())


class Pages(Mapping[str, Page]):
    """The pages of a site by their paths, each made when it is first looked at."""

    def __init__(self, site: SiteContext) -> None:
        self._site = site
        self._routes = {route.path: route for route in routes_of(site)}
        self._made: dict[str, Page] = {}

    def __getitem__(self, path: str) -> Page:
        if path not in self._made:
            self._made[path] = self._routes[path].page(self._site)
        return self._made[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._routes)

    def __len__(self) -> int:
        return len(self._routes)


@cache
def pages(lang: str) -> Pages:
    """Its pages by their paths."""
    return Pages(site(lang))


def routes_of(site: SiteContext) -> tuple[Route, ...]:
    """What is known of all pages of a site before they are made."""
    return tuple(routes(site, command_help))


@cache
def found_in(lang: str) -> list[Row]:
    """The rows of its search."""
    return rows(site(lang), tuple(pages(lang).values()))
