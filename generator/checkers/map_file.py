"""The map that a form counts from, as a file beside its page: fetched with the form, so that the page stays light.

The drawing is written as nested lists, ``[name, attributes, …what is inside]``: scripts build its elements one by one,
for the page's policy has none of them made from text.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from generator.checkers import chart_data

if TYPE_CHECKING:
    from generator.checkers.form_data import Export

_UNSEEN = ("role", "aria-label")
"""What forms leave out: the spaces have names of their own there."""


def text_of(export: Export, drawing: str) -> str:
    """The file of a page that has one: what its form is told of the map, and the names of spaces that the page lacks.

    The ``drawing`` is SVG, '' if it stands in the page.
    """
    words = export.question.words.standing
    assert words is not None
    data = {
        "standing": chart_data.standing(export.browser_texts, export.questions, words),
        "tables": {name: export.table(name) for name in (words.board,) if name not in export.tables},
        "drawing": _tree(ElementTree.fromstring(drawing)) if drawing else None,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _tree(element: ElementTree.Element) -> list[Any]:
    """An element as its name without namespace, its attributes, and what is inside it."""
    inside: list[Any] = [_words(element.text)]
    for child in element:
        inside += [_tree(child), _words(child.tail)]
    attributes = {name: value for name, value in element.attrib.items() if name not in _UNSEEN}
    return [element.tag.rpartition("}")[2], attributes, *filter(None, inside)]


def _words(text: str | None) -> str:
    """Text between elements; the blanks of their lines are none."""
    return text if text and text.strip() else ""
