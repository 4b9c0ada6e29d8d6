"""A page as its accessibility tree tells it: what a screen reader reads, in its order, and what is wrong with that."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page

CONTROLS = frozenset(
    {"button", "checkbox", "combobox", "link", "listbox", "menuitem", "radio", "searchbox", "slider"}
    | {"spinbutton", "switch", "tab", "textbox"}
)
LANDMARKS = frozenset({"banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search"})
ONCE = ("banner", "main", "contentinfo")
NAMED = frozenset({"dialog", "grid", "image", "radiogroup", "tablist", "toolbar"})

_TWICE = re.compile(r"^(\w.{2,}?)[\s,.:·;–-]+\1$")


@dataclass
class Node:
    """A part of the tree that is read: its role, its name, a heading's level, and the parts within."""

    role: str
    name: str
    level: int
    parts: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """It and all within, in the order in which they are read."""
        yield self
        for part in self.parts:
            yield from part.all()


def read(page: Page) -> Node:
    """The tree of a page, without what no reader is told of."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def told(node: dict[str, Any]) -> list[Node]:
        parts = [part for child in node.get("childIds", []) if child in by_id for part in told(by_id[child])]
        role = node.get("role", {}).get("value", "none")
        if node.get("ignored") or role in ("none", "generic", "InlineTextBox"):
            return parts
        values = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        name = " ".join(str(node.get("name", {}).get("value", "")).split())
        if role in ("link", "heading") and not name:
            name = _text(session, node["backendDOMNodeId"])
        return [Node(role, name, int(values.get("level") or 0), parts)]

    tree = Node("page", "", 0, told(nodes[0]))
    session.detach()
    return tree


def _text(session: CDPSession, number: int) -> str:
    """What is written in an element: Chromium tells no name of some links and headings of one letter."""
    element = session.send("DOM.resolveNode", {"backendNodeId": number})["object"]["objectId"]
    asked = {"objectId": element, "functionDeclaration": "function () { return this.innerText; }"}
    answer = session.send("Runtime.callFunctionOn", {**asked, "returnByValue": True})
    return str(answer["result"].get("value", "")).strip()


def faults(page: Page) -> list[str]:
    """What somebody who listens to the page would stumble over."""
    tree = read(page)
    return [*_outline(tree), *_landmarks(tree), *_names(tree), *_doubled(tree)]


def _outline(tree: Node) -> Iterator[str]:
    headings = [node for node in tree.all() if node.role == "heading"]
    firsts = [node.name for node in headings if node.level == 1]
    if len(firsts) != 1:
        yield f"headings of the first level: {firsts}"
    before = 0
    for heading in headings:
        if not heading.name:
            yield f"a heading of level {heading.level} says nothing, after {before}"
        if before and heading.level > before + 1:
            yield f"from level {before} to {heading.level}: {heading.name}"
        before = heading.level


def _landmarks(tree: Node) -> Iterator[str]:
    found = Counter((node.role, node.name) for node in tree.all() if node.role in LANDMARKS)
    for role in ONCE:
        if (count := sum(many for (one, _), many in found.items() if one == role)) != 1:
            yield f"{role}: {count} of them"
    for (role, name), count in found.items():
        if count > 1:
            yield f"{count} times {role} “{name}”"
        if not name and role not in ONCE and role != "search":
            yield f"a {role} has no name"


def _names(tree: Node) -> Iterator[str]:
    for node in tree.all():
        if node.role in CONTROLS | NAMED and not node.name:
            yield f"a {node.role} has no name"
        if node.role in CONTROLS | {"heading"} and _TWICE.match(node.name):
            yield f"said twice: {node.role} “{node.name}”"


def _doubled(tree: Node) -> Iterator[str]:
    """A picture whose name stands beside it, and links one after the other that say the same."""
    for node in tree.all():
        for one, other in zip(node.parts, node.parts[1:], strict=False):
            # Two pictures of one name are two copies of a card.
            if (one.role == "image") != (other.role == "image") and one.name and one.name == other.name:
                yield f"a picture and the words beside it: “{one.name}” in {node.role} “{node.name[:40]}”"
            if one.role == other.role == "link" and one.name == other.name:
                yield f"two links side by side: “{one.name}”"
