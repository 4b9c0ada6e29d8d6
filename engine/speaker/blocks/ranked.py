"""Options with their ranks."""

from engine.speaker.blocks.facts import row_node
from engine.speaker.listing import head_of, link_of, listed, put_in
from engine.speaker.paths import Scope, values_at
from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """What all lists have, and ``items`` with ``rank``, ``head``, ``by``, ``why``, ``apply`` and ``link``.

    Equal ones share their rank: by the one that the answer tells, or else by the value that decides. It is None where
    all are as good.
    """
    node, items = listed(values, block, scope)
    if not node or not items:
        return node
    deciding = [plain(values.texts.filling(values.filling(block["by"]["value"], own))) for own in items]
    stated = [values_at(block["rank"], own) if "rank" in block else [] for own in items]
    ranks = [rank[0] if rank else deciding.index(value) + 1 for rank, value in zip(stated, deciding)]
    is_ranked = any([rank != ranks[0] for rank in ranks])
    node["items"] = [
        {
            "rank": rank if is_ranked else None,
            "head": head_of(values, block["head"], own),
            "by": row_node(values, block["by"], own),
            "why": [
                {"tone": why["tone"], "text": values.sentence(why, own)} for why in values.shown(block.get("why"), own)
            ],
            "apply": put_in(values, block.get("apply"), own),
            "link": link_of(values, block.get("link"), own),
        }
        for own, rank in zip(items, ranks)
    ]
    return node
