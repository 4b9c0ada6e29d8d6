"""The blocks of an answer: a module for each kind, called as a layout calls it, with one function, ``node_of``.

It gives the node of the block, or None if it has nothing to show. Nothing lists the kinds but the folder. Browsers get
those of the layout of their checker.
"""

from engine.speaker.paths import Scope
from engine.speaker.values import Values
from engine.typing_compat import Any

_MAKERS: dict[str, Any] = {}
"""What makes the nodes of each kind, once it was asked for: a browser has only those of its checker's layout."""


def nodes_of(values: Values, layout: Any, scope: Scope) -> list[dict[str, Any]]:
    """The nodes of some blocks of a layout, each with its kind as ``block``; none of those with nothing to show."""
    nodes = []
    for block in layout:
        kind = block["block"]
        if kind not in _MAKERS:
            _MAKERS[kind] = __import__(f"engine.speaker.blocks.{kind}", None, None, ("node_of",)).node_of
        node = _MAKERS[kind](values, block, scope)
        if node is not None:
            node["block"] = kind
            nodes.append(node)
    return nodes
