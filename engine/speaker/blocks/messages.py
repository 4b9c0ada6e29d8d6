"""Reasons and notes, each with its rule and what helps."""

from engine.speaker.paths import Scope, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title``, ``tone``, ``fold``, and ``items`` with ``text`` and ``rule``, and ``fix`` if something helps."""
    messages = values_at(block["path"], scope)
    if not messages:
        return None
    group = block["path"].split(".")[-1]
    items = []
    for message in messages:
        item = {"text": values.coded(group, message, answer=scope.answer), "rule": message.get("rule")}
        if message.get("fix"):
            item["fix"] = values.coded("fixes", message["fix"], answer=scope.answer)
        items.append(item)
    node = {"title": values.say(block.get("title")), "tone": block["tone"], "items": items}
    if block.get("fold"):
        node["fold"] = True
    return node
