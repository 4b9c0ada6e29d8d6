"""Addresses: what stands where on the site, and how to get there from any page.

Paths are made of ids only, so they are the same in every language. All links are relative, because the site may
live under a sub-path, and every language has a folder of its own beside the others.
"""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

from generator.text.lookups import game_lookup, note

if TYPE_CHECKING:
    from catalog import Catalog

PAD = "pad"
"""The folder of the score pad of a game."""

TRANSLATING = "translating.html"
"""The file beside a page on which readers translate it."""

CHANGES = "changes/"
"""The page of what changed in all games."""

FRAGMENT_LIMIT = 4096
"""The longest checker state that may stand in a link."""


class DeadReferenceError(LookupError):
    """A reference that leads to no page; names the reference and the page that holds it."""

    def __init__(self, reference: str, here: str) -> None:
        self.reference = reference
        self.here = here
        super().__init__(f"the page '{here}' refers to '{reference}', which has no page")

    def __reduce__(self) -> tuple[type[DeadReferenceError], tuple[str, str]]:
        """How the error crosses from one process to another: by its parts, not by its message."""
        return DeadReferenceError, (self.reference, self.here)


def relative(target: str, here: str) -> str:
    """The link from the page ``here`` to ``target``; both are paths below the same root, pages end in ``/`` or are ''.

    >>> relative("abyss/lords/#x", "abyss/rules/recruit/")
    '../../lords/#x'
    >>> relative("abyss/", "abyss/")
    './'
    >>> relative("#top", "abyss/")
    '../#top'
    """
    path, mark, fragment = target.partition("#")
    goal = path.split("/")
    start = here.split("/")[:-1]
    shared = 0
    while shared < len(start) and shared < len(goal) - 1 and start[shared] == goal[shared]:
        shared += 1
    link = "../" * (len(start) - shared) + "/".join(goal[shared:])
    return (link or "./") + mark + fragment


def state(request: dict[str, Any]) -> str:
    """A checker request as the fragment that opens it: ``v1:`` and the JSON in base64url without padding."""
    text = json.dumps(request, ensure_ascii=False, separators=(",", ":"))
    return "v1:" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


class Urls:
    """Makes the links of one page.

    ``here`` is the page's path below the language root; ``game`` the game whose entries a reference means.
    """

    def __init__(self, catalog: Catalog, here: str = "", game: str | None = None) -> None:
        self._catalog = catalog
        self.here = here
        self.game = game

    def at(self, here: str, game: str | None = None) -> Urls:
        """The links of another page."""
        return Urls(self._catalog, here, game)

    def path(self, reference: str) -> str:
        """The path of a reference below the language root, with its anchor: ``abyss/glossary/#pearl``.

        Raises ``DeadReferenceError`` for a reference that leads nowhere.
        """
        kind, _, key = reference.partition(":")
        if kind == "rule":
            return self._rule(key, reference)
        game = self.game
        if kind == "checker":
            return self._checker(key, reference)
        if game is None:
            raise DeadReferenceError(reference, self.here)
        anchors = {
            "term": "glossary",
            "discrepancy": "discrepancies",
            "example": "examples",
            "source": "sources",
            "aid": "aid",
        }
        if kind in anchors:
            return f"{game}/{anchors[kind]}/#{key}"
        if kind == "change":
            return f"{CHANGES}#{game}-{key}"
        if kind == "set":
            return f"{game}/#set-{key}"
        pages = {"source-kind": "sources/", "term-category": "glossary/", "hue": "", "exercise": "practice/"}
        if kind in pages:
            return f"{game}/{pages[kind]}"
        if any(vocabulary.id == kind for vocabulary in self._catalog.games[game].vocabularies):
            return f"{game}/glossary/#{kind}-{key}"
        if kind == "figure":
            return self._figure(key, reference)
        if kind == "step":
            return f"{game}/learn/#{key}"
        if kind == "board":
            return f"{game}/boards/#{key}"
        if any(board.id == kind for board in self._catalog.games[game].boards):
            return f"{game}/boards/#{kind}-{key}"
        for collection in self._catalog.games[game].collections:
            if collection.kind == kind:
                return f"{game}/{collection.id}/{key}/"
        raise DeadReferenceError(reference, self.here)

    def of(self, reference: str) -> str:
        """The link from this page to a reference such as ``lord:commander`` or ``rule:abyss.recruit.pay``."""
        return self.to(self.path(reference))

    def to(self, path: str) -> str:
        """The link from this page to a path of the same language; '' is its home page."""
        mine, _, anchor = path.partition("#")
        if anchor and mine == self.here:
            return f"#{anchor}"
        return relative(path, self.here)

    def face(self, reference: str, size: str) -> str:
        """The link to the face of a card in one of the sizes that all languages share."""
        return self.root(f"faces/{self.path(reference).removesuffix('/')}-{size}.svg")

    def root(self, path: str) -> str:
        """The link from this page to a path at the root of the site, which all languages share."""
        return "../" * (self.here.count("/") + 1) + path

    def language(self, folder: str) -> str:
        """The link from this page to the same page in another language."""
        return self.root(f"{folder}/{self.here}")

    def checker(self, checker: str, request: dict[str, Any] | None = None) -> str:
        """The link to a checker, opened with a request if one is given and short enough for a link."""
        link = self.to(self.path(f"checker:{checker}"))
        if request is None:
            return link
        fragment = state(request)
        return f"{link}#{fragment}" if len(fragment) <= FRAGMENT_LIMIT else link

    def _checker(self, key: str, reference: str) -> str:
        game, _, name = key.rpartition("/")
        game = game or self.game or ""
        if game != self.game:
            note(game_lookup(game))
        if game not in self._catalog.games or name not in self._catalog.games[game].checkers:
            raise DeadReferenceError(reference, self.here)
        return f"{game}/check/{name}/"

    def _figure(self, key: str, reference: str) -> str:
        """The first section that shows the figure."""
        sections = self._catalog.games[self.game or ""].rules
        shown = (section.id for section in sections for block in section.body if getattr(block, "figure", "") == key)
        if (section := next(shown, None)) is None:
            raise DeadReferenceError(reference, self.here)
        return self._rule(section, reference)

    def _rule(self, key: str, reference: str) -> str:
        game, _, rest = key.partition(".")
        if game != self.game:
            note(game_lookup(game))
        if game not in self._catalog.games or not rest:
            raise DeadReferenceError(reference, self.here)
        chapter, _, below = rest.partition(".")
        return f"{game}/rules/{chapter}/" + (f"#{rest}" if below else "")
