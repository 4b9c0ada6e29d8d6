"""A position that is dealt as a drawing: what lies on each square of it, and what its colours and signs mean."""

from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any

NOTHING = "."
PLACES = "123456789abcdefghijklmnopqrstuvwxyz"
"""What stands for the entries of a table, from the first on."""
STANDING = ("stands", "figures")


def node(values: Values, question: dict[str, Any], is_touched: bool) -> dict[str, Any]:
    """``label`` and ``listed``, the ``squares`` by rows, and a ``legend`` of what lies, is fixed and stands there.

    A square has its ``sign`` or ``symbol`` and its ``hue``, the hue of its ``bed``, and what stands on it. Where the
    squares are ``touched`` it names the ``choice`` that is about what it is painted with.
    """
    drawn, painted = values.words["drawn"], question["painted"]
    rows = range(len(painted["squares"]))
    columns = range(len(painted["squares"][0]))
    chosen = [list(choice["params"].values()) for choice in question["choices"]] if is_touched else []
    return {
        "label": values.say(drawn["label"]),
        "listed": values.say(drawn["listed"]),
        "squares": [[_square(values, drawn, painted, (row, column), chosen) for column in columns] for row in rows],
        "legend": [one for plane in ("beds",) + STANDING for one in _legend(values, drawn, painted, plane)],
    }


def _square(
    values: Values, drawn: dict[str, Any], painted: dict[str, Any], at: tuple[int, int], chosen: list[Any]
) -> dict[str, Any]:
    row, column = at
    sign = painted["squares"][row][column]
    ids = values.names.order(drawn["of"])
    id = [one for one in ids if values.names.entry(drawn["of"], one).get("sign") == sign][0]
    entry = values.names.entry(drawn["of"], id)
    bed = _id(values, drawn, painted, "beds", at)
    square: dict[str, Any] = {
        "sign": "" if id == ids[0] else sign,
        "symbol": entry.get("symbol"),
        "hue": entry.get("hue"),
        "bed": values.names.entry(drawn["beds"]["of"], bed).get("hue") if bed else None,
        "choice": chosen.index([id]) if [id] in chosen else None,
    }
    for plane in STANDING:
        there = _id(values, drawn, painted, plane, at)
        square[plane] = _piece(values, drawn[plane], there) if there else None
    return square


def _id(values: Values, drawn: dict[str, Any], painted: dict[str, Any], plane: str, at: tuple[int, int]) -> str | None:
    """The entry that a square has in a part of the drawing."""
    sign = painted[plane][at[0]][at[1]]
    return None if sign == NOTHING else values.names.order(drawn[plane]["of"])[PLACES.index(sign)]


def _piece(values: Values, words: dict[str, Any], id: str) -> dict[str, Any]:
    return {"symbol": words["symbol"], "hue": values.names.entry(words["of"], id).get("hue")}


def _legend(values: Values, drawn: dict[str, Any], painted: dict[str, Any], plane: str) -> list[dict[str, Any]]:
    """What a part of the drawing has anywhere, in the order of its table."""
    signs = "".join(painted[plane])
    words = drawn[plane]
    found = []
    for place, id in enumerate(values.names.order(words["of"])):
        if PLACES[place] not in signs:
            continue
        entry = values.names.entry(words["of"], id)
        name = entry["n"]
        if plane in STANDING:
            name = plain(values.language.labelled(values.texts.plain(words["label"]), name))
        found.append({"symbol": words.get("symbol"), "hue": entry.get("hue"), "name": name})
    return found
