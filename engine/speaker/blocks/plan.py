"""The steps of a plan."""

from engine.speaker.blocks.facts import is_shown, row_node
from engine.speaker.listing import listed
from engine.speaker.paths import Scope
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """What all lists have, and ``items`` with ``text``, its ``tone``, and ``rows`` with what stands beside it."""
    node, items = listed(values, block, scope)
    if node and items:
        node["items"] = [_step(values, block, own) for own in items]
    return node


def _step(values: Values, block: dict[str, Any], own: Scope) -> dict[str, Any]:
    steps = values.shown(block["step"], own)
    return {
        "tone": steps[0]["tone"] if steps else None,
        "text": values.sentence(steps[0], own) if steps else [],
        "rows": [row_node(values, row, own) for row in block.get("rows") or () if is_shown(row, own)],
    }
