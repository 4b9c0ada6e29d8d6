"""HTML as plain data, for scripts: the pages' security policy lets no script make elements of a text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, TypeAlias

Element: TypeAlias = list[Any]
"""A tag, its attributes by their names, and what it holds: texts and elements."""

_EMPTY = frozenset({"br", "hr", "img", "input", "wbr"})
"""Elements that are not closed."""

_SVG_NAMES = {"viewbox": "viewBox", "preserveaspectratio": "preserveAspectRatio"}
"""Attributes that browsers spell with capitals, which the parser makes small."""

_SPACES = re.compile(r"[ \t\n]+")


def element_tree(html: str) -> Element:
    """The first element of a text in HTML.

    >>> element_tree('<li class="card"><a href="x/">The <b>Jailer</b></a></li>')
    ['li', {'class': 'card'}, ['a', {'href': 'x/'}, 'The ', ['b', {}, 'Jailer']]]
    """
    parser = _Parser()
    parser.feed(html)
    parser.close()
    return next(node for node in parser.nodes if isinstance(node, list))


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.nodes: list[Any] = []
        self._open: list[list[Any]] = [self.nodes]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = self._added(tag, attrs)
        if tag not in _EMPTY:
            self._open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._added(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in _EMPTY:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].append(_SPACES.sub(" ", data))

    def _added(self, tag: str, attrs: list[tuple[str, str | None]]) -> Element:
        node: Element = [tag, {_SVG_NAMES.get(name, name): value or "" for name, value in attrs}]
        self._open[-1].append(node)
        return node
