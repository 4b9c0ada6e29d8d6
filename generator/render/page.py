"""A rendered page, before the theme puts its frame around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Heading:
    """A heading in the page's table of contents; ``id`` is its anchor, ``set`` the expansion that it belongs to."""

    id: str
    title: str
    children: tuple[Heading, ...] = ()
    set: str = ""


@dataclass(frozen=True)
class PageInfo:
    """What is known of a page before it is made.

    ``path`` is the folder below the language root ('' is the home page) and ends in ``/``.
    """

    path: str
    title: str = ""
    description: str = ""
    kind: str = "page"
    """A word for the style sheet: ``home``, ``rules``, ``entry``, ``table``, ``checker`` …"""
    game: str | None = None
    set: str = ""
    """The expansion of the game that the whole page belongs to; '' for a page of the base game or of all sets."""
    hide: tuple[str, ...] = ()
    """Parts of the frame this page goes without: ``navigation``, ``toc``."""
    search: str = ""
    """Other words that a reader may look for, separated by commas."""
    within: str = ""
    """The title of the list that the page is one of: Rules, Lords. Pages of the same title are told apart by it."""
    picture: str = ""
    """What is shown where somebody shares the page, if that is not the picture of its game; see ``OPEN_GRAPH``."""


@dataclass(frozen=True)
class Page(PageInfo):
    """One finished page of one language.

    ``html`` is the content, with its own ``<h1>``. ``scripts`` and ``styles`` are paths at the root of the site;
    scripts are loaded as modules.
    """

    html: str = ""
    toc: tuple[Heading, ...] = ()
    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    early: tuple[tuple[str, str], ...] = ()
    """What the page asks for before all else, as kind and path at the root of the site: ``script`` for a module that
    runs as soon as it is there, ``modulepreload`` for one that others import, ``fetch`` for anything else."""
    engine: str = ""
    """The mark of the rules engine that the page asks; its content security policy then allows WebAssembly."""
    bundle: str = ""
    """What of the engine the page asks, as a path at the root of the site."""
    structured: str = ""
    """What the page says in the terms of schema.org, as JSON for a script element."""
    files: dict[str, str] = field(default_factory=dict)
    """Further text files of the page by name, written beside it."""

    def data(self) -> dict[str, Any]:
        """The page as plain data; equal data makes equal HTML under an equal frame."""
        return {
            "path": self.path,
            "title": str(self.title),
            "html": str(self.html),
            "description": str(self.description),
            "toc": [_heading_data(heading) for heading in self.toc],
            "scripts": self.scripts,
            "styles": self.styles,
            "early": self.early,
            "engine": self.engine,
            "bundle": self.bundle,
            "hide": self.hide,
            "within": str(self.within),
            "picture": self.picture,
            "structured": self.structured,
            "kind": self.kind,
            "game": self.game,
            "set": self.set,
        }


def _heading_data(heading: Heading) -> list[Any]:
    return [heading.id, str(heading.title), heading.set, [_heading_data(child) for child in heading.children]]
