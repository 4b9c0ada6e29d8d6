"""Decides which pages of a language are rendered again, and divides them among processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields

from generator.pages import CommandHelps, routes
from generator.pages.navigation import navigation
from generator.publish.build_cache import FRAME, ROWS, Hashes, LanguageCache, hash_of, hashes_of
from generator.render.page import Page, PageInfo
from generator.render.site_context import SiteContext
from generator.text.lookups import recording

_ENOUGH = 20
"""So many pages are worth another process."""


@dataclass(frozen=True)
class Plan:
    """What a build does for one language: it renders the pages at ``paths``, and takes all others over from ``known``.

    ``outlines`` are all pages without their content, ``navigation`` is the hash of the navigation, ``lookups`` are
    those of both. With ``rows``, the rows of the search are made again whatever the pages hold.
    """

    site: SiteContext
    outlines: tuple[Page, ...]
    lookups: Hashes
    navigation: str
    paths: frozenset[str]
    known: LanguageCache | None
    rows: bool


@dataclass(frozen=True)
class Task:
    """Some pages of a language, to be written into a folder of this name."""

    code: str
    paths: tuple[str, ...]
    folder: str


def planned(
    site: SiteContext,
    known: LanguageCache | None,
    changed: frozenset[str],
    edited: frozenset[str],
    command_help: CommandHelps,
) -> Plan | None:
    """What to do for a language if the lookups in ``changed`` have other results now; None for nothing.

    All pages are rendered if their frame changes, or the navigation in it. Of games whose own files were ``edited`` all
    are, and so are those of no game, as these may show something of any.
    """
    concerned = known.concerned(changed) if known else set[str]()
    if known and not concerned and not edited:
        return None
    with recording() as lookups:
        all_routes = tuple(routes(site, command_help))
        lines = hash_of(repr(navigation(site, all_routes)))
    pages = tuple(route.outline() for route in all_routes)
    now = outlines(pages)
    again = {page.path for page in pages if edited and (page.game is None or page.game in edited)}
    if known:
        gone = {path for path in known.outlines.keys() - now.keys() if path.partition("/")[0] in edited}
        known = known.without(gone)
        if FRAME in concerned or known.navigation != lines or known.outlines.keys() - again != now.keys() - again:
            known = None
    before = known.outlines if known else {}
    again |= concerned
    paths = frozenset(path for path in now if path in again or now[path] != before.get(path))
    rows = bool(edited) or ROWS in concerned or now != before
    return Plan(site, pages, hashes_of(lookups), lines, paths, known, rows)


def outlines(pages: Iterable[PageInfo]) -> dict[str, str]:
    """The hash of what is known of each page before it is made."""
    names = [field.name for field in fields(PageInfo)]
    return {page.path: hash_of(repr([getattr(page, name) for name in names])) for page in pages}


def tasks(plans: Mapping[str, Plan], jobs: int) -> Iterator[Task]:
    """The pages to make, divided if there are fewer languages than processes."""
    busy = {code: plan for code, plan in plans.items() if plan.paths}
    for code, plan in busy.items():
        paths = tuple(page.path for page in plan.outlines if page.path in plan.paths)
        parts = max(1, min(jobs // len(busy), len(paths) // _ENOUGH))
        for number in range(parts):
            yield Task(code, paths[number::parts], plan.site.language.tag + (f".{number}" if number else ""))
