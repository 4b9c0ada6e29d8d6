"""A figure or a board in which an answer marks places."""

from engine.speaker.paths import Scope, holds, values_at
from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title``, the ``figure``, ``squares``, their ``blank`` and ``players`` to draw it by, and ``marks``.

    A mark has ``tone``, ``way``, ``places`` (the names by which the drawing knows them), the ``numbers`` of these, what
    stands in the drawing as ``sign``, ``text`` with ``label``, and whether the way out has ``said`` it already.
    """
    if not holds(block.get("when"), scope):
        return None
    marked = []
    for mark in block["marks"]:
        places = _places(values, block, mark["path"], scope) if holds(mark.get("when"), scope) else []
        if places:
            if "start" in mark:
                places = _places(values, block, mark["start"], scope) + places
            marked.append((mark, places, _numbers(mark.get("value"), places, scope)))
    if not marked:
        return None
    stated = [
        value["path"]
        for sentence in values.words["instead"]
        if holds(sentence.get("when"), scope)
        for value in sentence.get("values", {}).values()
    ]
    marks = []
    numbered = any(["value" in mark for mark, _places, _numbers in marked])
    letters = 0
    for place, (mark, places, numbers) in enumerate(marked):
        sign = _range(numbers) if "value" in mark else chr(65 + letters) if numbered else str(place + 1)
        letters += "value" not in mark
        node = _mark(values, block, mark, places, numbers)
        node["sign"] = sign
        node["said"] = mark["path"] in stated
        marks.append(node)
    players = values_at(block["players"], scope) if "players" in block else []
    return {
        "title": values.say(block.get("title")),
        "figure": block["figure"],
        "squares": [str(row) for row in values_at(block["squares"], scope)] if "squares" in block else None,
        "blank": block.get("blank"),
        "players": str(players[0]) if players else "" if "players" in block else None,
        "marks": marks,
    }


def _mark(
    values: Values, block: dict[str, Any], mark: dict[str, Any], places: list[Any], numbers: list[int]
) -> dict[str, Any]:
    is_same = bool(numbers) and all([number == numbers[0] for number in numbers])
    label = values.texts.plain(mark["label"])
    if is_same and numbers[0]:  # a label such as *free of charge* says a 0 itself
        label = _beside(values, label, numbers[0])
    names = [_name(values, block, place) for place in places]
    if numbers and not is_same:
        names = [_beside(values, name, number) for name, number in zip(names, numbers)]
    joined = (" → " if mark.get("way") else " · ").join(names)
    return {
        "tone": mark["tone"],
        "way": bool(mark.get("way")),
        "valued": "value" in mark,
        "places": [single for place in places for single in _singles(place)],
        "numbers": numbers,
        "text": plain(values.language.labelled(label, joined)),
    }


def _places(values: Values, block: dict[str, Any], path: str, scope: Scope) -> list[Any]:
    """The places at a path; one row and column alone are two numbers that are no names."""
    found = values_at(path, scope)
    names = values.words["figures"][block["figure"]]
    is_pair = len(found) == 2 and all([isinstance(value, int) and str(value) not in names for value in found])
    return [found] if is_pair else found


def _numbers(value: dict[str, Any] | None, places: list[Any], scope: Scope) -> list[int]:
    """The number of each of some places."""
    if not value:
        return []
    of, numbers = values_at(value["of"], scope), values_at(value["number"], scope)
    return [numbers[of.index(place)] for place in places]


def _range(numbers: list[int]) -> str:
    """From the least to the most of some numbers."""
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least}–{most}"


def _beside(values: Values, name: str, number: int) -> str:
    """A name with the number that belongs to it."""
    return values.texts.plain(values.common["beside"], {"name": name, "number": number})


def _singles(place: Any) -> list[str]:
    """The names of single places: ``0.2`` for ``[0, 2]``; a group has several."""
    if not isinstance(place, list):
        return [str(place)]
    if place and isinstance(place[0], list):
        return [single for inner in place for single in _singles(inner)]
    return [".".join([str(number) for number in place])]


def _name(values: Values, block: dict[str, Any], place: Any) -> str:
    """What a place is called: by its name, or by row and column; those of a group together."""
    if not isinstance(place, list):
        return str(values.words["figures"][block["figure"]].get(str(place), place))
    if place and isinstance(place[0], list):
        return " + ".join([_name(values, block, square) for square in place])
    first, second = [number + 1 for number in place]
    if "pair" in block:
        name = values.texts.plain(block["pair"], {"first": first, "second": second})
    else:
        name = values.texts.plain(values.words["ui"]["square"], {"row": first, "column": second})
    ground = values.words["figures"][block["figure"]].get(_singles(place)[0])
    is_seen = ground and ("squares" not in block or "blank" in block)
    return plain(values.language.labelled(name, ground)) if is_seen else name
