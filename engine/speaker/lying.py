"""What lies side by side in a question to practise with: cards and piles with what is done to them, or places."""

from engine.speaker.position import Position
from engine.speaker.values import Values
from engine.typing_compat import Any


def cards(values: Values, block: dict[str, Any], field: str, request: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of an input, and those that only others name, as ``missing``, in the order of their table.

    Each has its ``name``, a ``symbol`` with its ``hue`` or a ``picture``, and as ``marks`` what is said of it.
    """
    table: str = next(one["of"] for one in values.declared if one["name"] == field)
    there = _ids(request.get(field))
    marks = [(mark["says"], _ids(request.get(mark["field"]))) for mark in block["marks"]]
    every = there + [id for _, ids in marks for id in ids]
    found = []
    for id in [id for id in values.names.order(table) if id in every]:
        row = values.names.entry(table, id)
        found.append(
            {
                "name": [values.names.link(table, id)],
                "symbol": row.get("symbol"),
                "hue": row.get("hue"),
                "picture": row.get("picture"),
                "missing": id not in there,
                "marks": [values.say(says) for says, ids in marks if id in ids],
                "token": None,
                "state": None,
                "rows": [],
            }
        )
    return found


def places(values: Values, block: dict[str, Any], position: Position, request: dict[str, Any]) -> list[dict[str, Any]]:
    """The places of a table, each with its ``rows``; ``token`` is drawn where something lies, which ``state`` says."""
    declared = {one["name"]: one for one in values.declared}
    chosen = block["chosen"]
    names = values.fields[chosen]["choices"]
    found = []
    for zone in block["zones"]:
        field = zone["field"]
        is_chosen = request.get(chosen) == field
        is_taken = request.get(field) not in (None, declared[field]["choices"][0])
        states = position.told([declared[field]], request)
        found.append(
            {
                "name": values.say(names[field]["label"]),
                "symbol": zone["symbol"],
                "hue": None,
                "picture": None,
                "missing": False,
                "marks": [values.say(block["says"])] if is_chosen else [],
                "token": block["symbol"] if is_taken else None,
                "state": states[0] if states else None,
                "rows": position.told([declared[name] for name in zone.get("says", ())], request),
            }
        )
    return found


def _ids(value: Any) -> list[str]:
    """The ids that an input names, one or several."""
    return [str(id) for id in (value if isinstance(value, list) else [value]) if id]
