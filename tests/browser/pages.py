"""The kinds of page that the site has, of whichever games, with one path of each."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import ViewportSize

from catalog import load
from generator.pages import Route
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES
from tests.generator.rendered import routes_of
from tests.questions import CHECKERS, place

FOLDERS = tuple(info.tag for info in LANGUAGES.values())
"""The languages as they stand in addresses and in ``html lang``."""


def _size(route: Route) -> tuple[int, int]:
    """How much a page is likely to hold: the sections of a chapter, or else the letters of the title."""
    rules = load().games[route.game].rules if route.game and route.kind == "rules" else ()
    chapter = ".".join(route.path.split("/")[0:3:2])
    return sum(rule.id.startswith(f"{chapter}.") for rule in rules), len(route.title)


def _paths_by_kind() -> dict[tuple[str, ...], str]:
    """One page of each kind: all that belong to no game, and of each game those that stand alone; the largest chapter
    of each set, the card with the longest name of each collection, and one card side by side in all languages."""
    alike: dict[tuple[str, ...], list[Route]] = defaultdict(list)
    for route in routes_of(SiteContext(load(), "en")):
        parts = tuple(route.path.split("/")[:-1])
        if route.kind == "checker":
            continue
        if not route.game:
            key: tuple[str, ...] = ("/".join(parts) or "home",)
        elif len(parts) < 3:
            key = (route.kind, *parts)
        elif route.kind == "rules":
            key = ("chapter", route.game, route.set)
        else:
            key = (route.kind, route.game, *(parts[1:2] if route.kind == "entry" else ()))
        alike[key].append(route)
    return {key: max(routes, key=_size).path for key, routes in alike.items()}


PATHS = _paths_by_kind()
"""Every kind of page once: its name and, if it has one, its game come first in the key."""

KINDS: dict[str, str] = {}
"""One path of each kind, below a language's root: of several alike, the first game's first."""
for _key, _path in PATHS.items():
    KINDS.setdefault(_key[0], _path)

PAGES_OF_CHECKERS = {checker: place(checker) for checker in CHECKERS}
"""Where each checker stands below a language's root."""


def turn(checker: str) -> str:
    """The language in which a checker is tried where trying all of them would take long: their pages are made from the
    same parts."""
    return FOLDERS[CHECKERS.index(checker) % len(FOLDERS)]


IN_TURN = tuple(
    (FOLDERS[row % len(FOLDERS)], path) for row, path in enumerate([*PATHS.values(), *PAGES_OF_CHECKERS.values()])
)
"""Every kind of page once, as (folder, path), in a language that changes from one to the next."""

OFTEN = {*KINDS.values(), *list(PAGES_OF_CHECKERS.values())[::6]}
"""A page of each kind, and some of the checkers, whose pages are made from the same parts: what ``make test`` looks at
where ``make full`` looks at all."""

PHONE: ViewportSize = {"width": 360, "height": 740}
"""A narrow phone."""

WIDTH = "document.documentElement.scrollWidth"
"""How wide a page is, for a script: more than its window, if it has to be scrolled sideways."""


def begins(words: Any) -> bool:
    """Whether the fresh form of a checker with these words has a whole question, which is answered at once."""
    return bool(words.begin) and {need.partition(".")[0] for need in words.needs} <= {*words.begin}
