"""What a query is. The page's twin is ``browser/query/nodes.js``.

A query is ``tree``, ``order`` and ``mistakes``. A tree is ``{"all": […]}``, ``{"any": […]}``, ``{"not": …}``, a term
``{"field", "is", "values", "at"}``, or None where nothing is asked. A mistake has a ``code``, the place where it stands
(``at``: from, to), what was ``given`` there, the ``field`` that it concerns, what is ``accepted``, and a ``fix``: from,
to, and the text that makes it right. Places are counted in characters, from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Node = dict[str, Any]
"""A part of a query: ``all``, ``any`` or ``not`` with what it holds, or a term."""


@dataclass
class Piece:
    """A word or quotation, and where it stands; ``down`` is the direction that the word behind it says."""

    text: str
    at: list[int]
    quoted: bool = False
    down: bool | None = None


@dataclass
class Query:
    """What a line asks for."""

    tree: Node | None
    order: list[dict[str, Any]]
    mistakes: list[dict[str, Any]]


def joined(kind: str, parts: list[Node]) -> Node | None:
    """Parts of which ``all`` or ``any`` must hold, as one node."""
    flat = [inner for part in parts for inner in part.get(kind, [part])]
    return None if not flat else flat[0] if len(flat) == 1 else {kind: flat}


def negated(node: Node) -> Node:
    """What is asked for where a node must not hold."""
    inner: Node | None = node.get("not")
    return inner if inner is not None else {"not": node}


def terms_of(node: Node | None) -> Iterator[str]:
    """The fields of all terms of a query; of words that stand alone the empty one."""
    if node is None:
        return
    inner = node.get("all") or node.get("any") or ([node["not"]] if "not" in node else [])
    if "field" in node:
        yield node["field"]
    for part in inner:
        yield from terms_of(part)
