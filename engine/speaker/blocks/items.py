"""A list of which each item has a head and blocks of its own."""

from engine.speaker.blocks import nodes_of
from engine.speaker.listing import head_of, link_of, listed, put_in
from engine.speaker.paths import Scope, values_at
from engine.speaker.runs import flat
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """What all lists have, and ``items`` with ``head``, ``amount``, ``picture``, ``blocks``, ``apply`` and ``link``."""
    node, items = listed(values, block, scope)
    if node and items:
        node["fold"] = block["fold"]
        node["pictured"] = bool(block.get("picture"))
        node["items"] = [_item(values, block, own) for own in items]
    return node


def _item(values: Values, block: dict[str, Any], own: Scope) -> dict[str, Any]:
    amount, picture = block.get("amount") or {}, block.get("picture") or {}
    given = values_at(amount["path"], own) if amount else []
    ids = values_at(picture["path"], own) if picture else []
    return {
        "head": head_of(values, block.get("head"), own),
        "amount": flat(values.standalone(amount, own)) if given else None,
        "picture": values.names.entry(picture["of"], str(ids[0])).get("picture") if ids else None,
        "blocks": nodes_of(values, block.get("blocks") or (), own),
        "apply": put_in(values, block.get("apply"), own),
        "link": link_of(values, block.get("link"), own),
    }
