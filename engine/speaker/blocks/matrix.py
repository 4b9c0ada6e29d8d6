"""Each of one list against each of another: what the two come to."""

from engine.speaker.paths import Scope, values_at
from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title`` and ``rule``, the axes ``rows`` and ``columns`` with ``label`` and ``items``, ``cells``, ``legend``."""
    axes = [_axis(values, block[name], scope) for name in ("rows", "columns")]
    (rows, row_scopes, row_notes), (columns, _scopes, column_notes) = axes
    if not rows or not columns:
        return None
    cells = [
        [_cell(values, block["cell"], own.inside(cell)) for cell in line]
        for own, line in zip(row_scopes, values_at(block["path"], scope))
    ]
    return {
        "title": values.say(block["title"]),
        "rule": block.get("rule"),
        "rows": {"label": values.say(block["rows"]["label"]), "items": rows},
        "columns": {"label": values.say(block["columns"]["label"]), "items": columns},
        "cells": cells,
        "legend": _legend(values, block, row_notes + column_notes),
    }


def _axis(values: Values, axis: dict[str, Any], scope: Scope) -> tuple[list[Any], list[Scope], list[Any]]:
    """The items of an axis, each with what heads it, their scopes, and the notes that stand for a tone of theirs.

    One that is shown by its ``picture`` has the tone of its first note, and what that counts in brief.
    """
    scopes = [scope.inside(item) for item in values_at(axis["path"], scope)]
    items, noted = [], []
    for own in scopes:
        notes = values.shown(axis.get("note"), own)
        row = _entry_at(values, axis["head"], own)
        picture = row.get("picture") if axis.get("faces") and row else None
        note = notes[0] if notes and picture else {}
        counted = list(note.get("values", {}).values())
        items.append(
            {
                "parts": _parts(values, [axis["head"]] + list(axis.get("note") or ()), own),
                "picture": picture,
                "tone": _tone(note) if note else None,
                "brief": values.standalone(counted[0], own) if counted else None,
            }
        )
        noted.append(note)
    return items, scopes, noted


def _parts(values: Values, contents: list[Any], scope: Scope) -> list[dict[str, Any]]:
    """What there is to say of several values and sentences, each with its tone; the first one leads."""
    return [{"tone": _tone(one), "text": values.part(one, scope)} for one in values.shown(contents, scope)]


def _tone(content: dict[str, Any]) -> str:
    return str(content["tone"]) if "text" in content else "plain"


def _entry_at(values: Values, content: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """The row of the entry that a value leads to; None for all other values, and for sentences."""
    if "text" in content or content["type"] != "entry":
        return None
    ids = values_at(content["path"], scope)
    return values.names.entry(content["of"], str(ids[0])) if ids else None


def _cell(values: Values, contents: list[Any], own: Scope) -> dict[str, Any]:
    """What a cell says. One that begins with an entry has the colour and the symbol of that."""
    shown = values.shown(contents, own)
    row = (_entry_at(values, shown[0], own) if shown else None) or {}
    return {
        "hue": row.get("hue"),
        "symbol": row.get("symbol"),
        "tone": _tone(shown[0]) if shown else "plain",
        "parts": _parts(values, contents, own),
    }


def _legend(values: Values, block: dict[str, Any], noted: list[Any]) -> dict[str, Any]:
    """What the signs of a table mean: ``won``, the entries that cells begin with, and ``notes``, the tones of items."""
    first = block["cell"][0]
    table = first["of"] if "text" not in first and first["type"] == "entry" else None
    won = [values.names.entry(table, id) for id in values.names.order(table)] if table else []
    notes: list[dict[str, Any]] = []
    for note in list(block["rows"].get("note") or ()) + list(block["columns"].get("note") or ()):
        if "text" in note and not note.get("values") and any([one is note for one in noted]):
            text = plain(values.say(note["text"]))
            if all([text != one["text"] for one in notes]):
                notes.append({"text": text, "tone": note["tone"]})
    keys = ("n", "l", "hue", "symbol")
    return {"won": [{key: row[key] for key in keys if key in row} for row in won], "notes": notes}
