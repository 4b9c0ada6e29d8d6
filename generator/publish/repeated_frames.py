"""Frames that pages share but for what stands in their blanks: title, description, address, picture, content.

Cards are many, and the frame around one is the frame around the next. It is drawn and set once for all pages of which
nothing else that it may show differs; what each of them fills in is set by itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import fields, replace

from markupsafe import escape

from generator.render.page import Page
from generator.render.typesetting import typeset, typeset_around
from generator.text.languages import LanguageInfo

TITLE, DESCRIPTION, STEP, CONTENT, PICTURE = "\ue0f0", "\ue0f1", "\ue0f2", "\ue0f3", "\ue0f4"
"""What stands in the blanks: characters of private use, which no text has."""


class RepeatedFrames:
    """The frames of one language that have been drawn.

    ``paths`` are the pages that a frame links to; ``info`` is the language.
    """

    def __init__(self, paths: Iterable[str], info: LanguageInfo) -> None:
        self._paths = frozenset(paths)
        self._folders = self._paths.union(*map(_folders, self._paths))
        self._info = info
        self._known: dict[Hashable, _Frame] = {}

    def blank(self, page: Page) -> Page | None:
        """What the frame is drawn of for this page and its likes; None for one that the frame itself links to."""
        if page.path in self._paths:
            return None
        rest = page.path.removeprefix(self._folder(page.path))
        return replace(
            page,
            path=page.path.removesuffix(rest) + f"{STEP}/" * rest.count("/"),
            title=TITLE,
            description=page.description and DESCRIPTION,
            picture=page.picture and PICTURE,
            html=CONTENT,
            files={},
        )

    def knows(self, blank: Page) -> bool:
        """Whether the frame of this ``blank`` has been drawn."""
        return _key(blank) in self._known

    def keep(self, blank: Page, drawn: str) -> None:
        """Keep the frame that was ``drawn`` for this ``blank``."""
        self._known[_key(blank)] = _Frame(drawn, blank)

    def around(self, page: Page, blank: Page) -> str:
        """The finished page, in the frame that is kept for its ``blank``."""
        return self._known[_key(blank)].around(page, typeset(page.html, self._info))

    def _folder(self, path: str) -> str:
        """The deepest folder around a page that is around a linked page, too, or is that page; links lead out of it."""
        return max((folder for folder in _folders(path) if folder in self._folders), key=len, default="")


def _folders(path: str) -> list[str]:
    """The folders that a page stands in, without its own.

    >>> _folders("abyss/lords/hermit/")
    ['abyss/', 'abyss/lords/']
    """
    steps = path.split("/")[:-1]
    return ["/".join(steps[:number]) + "/" for number in range(1, len(steps))]


def _key(blank: Page) -> Hashable:
    return tuple(getattr(blank, field.name) for field in fields(Page) if field.name not in ("html", "files"))


class _Frame:
    """A frame with its blanks. Texts around a title are set with each title anew, as one may change the other."""

    def __init__(self, drawn: str, blank: Page) -> None:
        self._parts = typeset_around(drawn, TITLE)
        self._address = blank.path

    def around(self, page: Page, content: str) -> str:
        title = str(escape(page.title))
        html = "".join(part if isinstance(part, str) else part.filled(TITLE, title) for part in self._parts)
        rest = page.path[self._address.index(STEP) :]
        html = html.replace(self._address[self._address.index(STEP) :], rest)
        html = html.replace(PICTURE, page.picture).replace(DESCRIPTION, str(escape(page.description)))
        before, after = html.split(CONTENT)
        return before + content + after
