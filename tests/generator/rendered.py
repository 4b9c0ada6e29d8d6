"""The pages of a language, made once in a process for all tests that look at them, since that takes seconds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from catalog import load
from generator.locale.status import Survey, survey
from generator.pages import Page
from generator.search.rows import Row, rows
from generator.site import Site

REPOSITORY = "https://code.test/owner/name/blob/main"
"""Where the site believes its repository to be."""


@cache
def surveyed() -> Survey:
    """The state of the translations as they are."""
    return survey(load())


@cache
def site(lang: str) -> Site:
    """The site in a language."""
    return Site(load(), lang, REPOSITORY, surveyed())


@cache
def pages(lang: str) -> Mapping[str, Page]:
    """Its pages by their paths."""
    return {page.path: page for page in site(lang).pages}


@cache
def found_in(lang: str) -> list[Row]:
    """The rows of its search."""
    return rows(site(lang))
