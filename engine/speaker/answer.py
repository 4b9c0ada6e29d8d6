"""A verdict in words: its blocks in the order of the layout, the open points below the headline, the way out below the
reasons."""

from engine.speaker.blocks import nodes_of
from engine.speaker.paths import Scope, holds, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any

_PICTURED = ("entry", "set", "multiset")


def verdict(values: Values, request: dict[str, Any], answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The nodes of a verdict, each with the kind of its ``block``: those of ``engine/speaker/blocks/``, and two more.

    ``open`` has the ``points`` that the rules leave open, ``instead`` the way out of a refusal.
    """
    scope = Scope(answer, None, request, answer)
    nodes: list[dict[str, Any]] = []
    for block in values.words["result"]:
        nodes += nodes_of(values, [block], scope)
        if block["block"] == "headline" and answer["open"]:
            nodes.append({"block": "open", "points": _points(values, _alone(answer["open"]), scope, {})})
        elif block["block"] == "messages" and block["path"] == "reasons" and answer["instead"]:
            nodes.append(_instead(values, scope))
    return nodes


def headline(values: Values, request: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any] | None:
    """The node of the headline alone; None for a layout without one that goes for the answer."""
    block = next((block for block in values.words["result"] if block["block"] == "headline"), None)
    found = nodes_of(values, [block] if block else [], Scope(answer, None, request, answer))
    return found[0] if found else None


def first_of(values: Values, sentences: Any, request: dict[str, Any], answer: dict[str, Any]) -> list[Any] | None:
    """The first of some sentences that holds for an answer; None if none does."""
    scope = Scope(answer, None, request, answer)
    sentence = next((one for one in sentences if holds(one.get("when"), scope)), None)
    return values.sentence(sentence, scope) if sentence else None


def _points(values: Values, points: list[Any], scope: Scope, chosen: dict[str, str]) -> list[dict[str, Any]]:
    """Open points, each with what its readings lead to.

    A reading that leaves another point to decide has that one below it, with readings that choose both.
    """
    return [
        {
            "text": values.coded("open", point, answer=scope.answer),
            "rule": point.get("rule"),
            "readings": [_reading(values, point, reading, scope, chosen) for reading in point["readings"]],
        }
        for point in points
    ]


def _reading(
    values: Values, point: dict[str, Any], reading: dict[str, Any], scope: Scope, chosen: dict[str, str]
) -> dict[str, Any]:
    code, name = point["code"], reading["reading"]
    own = scope.inside(reading)
    legality = "open" if reading["legal"] is None else "yes" if reading["legal"] else "no"
    sentences = values.words["readings"].get(code, {}).get(name, {}).get(legality) or ()
    outcome = next((one for one in sentences if holds(one.get("when"), own)), None)
    choices = values.words["choices"]
    if outcome:
        text = values.coded("open", point, outcome["text"], values.fillings(outcome.get("values"), own), scope.answer)
    else:
        choice = values.fields.get(choices[code], {}).get("choices", {}).get(name, {}).get("label")
        text = values.say(values.common["openly"]["still-open"], {"choice": values.say(choice)})
    readings = dict(chosen)
    readings[code] = name
    return {
        "tone": {"yes": "good", "no": "bad", "open": "open"}[legality],
        "text": text,
        "field": choices[code],
        "reading": name,
        "readings": readings,
        "fields": {choices[one]: readings[one] for one in readings},
        "points": _points(values, reading.get("open") or [], scope, readings),
    }


def _alone(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The open points without those that stand below a reading of an earlier one."""
    alone: list[dict[str, Any]] = []
    below: list[str] = []
    for point in points:
        if point["code"] not in below:
            alone.append(point)
            below += _below(point)
    return alone


def _below(point: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for reading in point["readings"]:
        for lower in reading.get("open") or ():
            found += [lower["code"]] + _below(lower)
    return found


def _instead(values: Values, scope: Scope) -> dict[str, Any]:
    """The way out of a refusal: ``texts``, the ``fields`` it changes, those texts have ``said``, what is ``laid``."""
    fields: dict[str, Any] = scope.answer["instead"]
    sentences = [sentence for sentence in values.words["instead"] if holds(sentence.get("when"), scope)]
    texts = [values.sentence(sentence, scope) for sentence in sentences]
    if not texts:
        named = [field["name"] for field in values.declared if field["name"] in fields]
        labels = [values.texts.plain(values.fields[name]["label"]) for name in named]
        texts = [values.say(values.common["instead"]["fields"], {"fields": values.language.joined(labels)})]
    return {
        "block": "instead",
        "texts": texts,
        "fields": fields,
        "laid": _laid(values, scope, fields),
        "said": [name for sentence in sentences for name in _stated_fields(sentence)],
    }


def _stated_fields(sentence: dict[str, Any]) -> list[str]:
    """The fields whose new value a sentence says: it has that value, or is for it alone. A count says too little."""
    paths = [value["path"] for value in sentence.get("values", {}).values() if value["type"] != "count"]
    paths += [condition["path"] for condition in sentence.get("when") or () if "value" in condition]
    steps = [path.split(".") for path in paths]
    return [step[1] for step in steps if step[0] == "instead" and len(step) > 1]


def _laid(values: Values, scope: Scope, fields: dict[str, Any]) -> list[Any]:
    """What the way out comes to: all that a gauge shows, or else the entries that change; cards, faces and numbers."""
    request = dict(scope.request)
    request.update(fields)
    changed = Scope(scope.item, scope.around, request, scope.answer)
    gauge = values.words.get("gauge")
    parts = (
        gauge["parts"]
        if gauge
        else [
            {"path": f"@{field['name']}", "of": field["of"]}
            for field in values.declared
            if field.get("of") and field["name"] in fields and field["type"] in _PICTURED
        ]
    )
    laid: list[Any] = []
    for part in parts:
        for value in values_at(part["path"], changed):
            if "of" in part:
                laid.append(values.names.card(part["of"], str(value)))
            elif value > 0:
                laid.append({"number": value, "symbol": part.get("symbol")})
    return [one for one in laid if one is not None]


def gauge(values: Values, request: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any] | None:
    """What a question comes to so far: the ``goal``, the ``parts`` that are laid down, and the ``conditions``."""
    words = values.words.get("gauge")
    if not words:
        return None
    scope = Scope(answer, None, request, answer)
    parts = []
    for part in words["parts"]:
        for value in values_at(part["path"], scope):
            row = values.names.entry(part["of"], str(value)) if "of" in part else {"short": value}
            worth = int(row.get("short") or 0)
            if worth > 0:
                parts.append({"worth": worth, "hue": row.get("hue"), "symbol": part.get("symbol")})
    goal = values_at(words["goal"], scope)
    return {
        "goal": goal[0] if goal else 0,
        "parts": parts,
        "conditions": [
            {"text": values.sentence(condition, scope), "met": holds(condition["met"], scope)}
            for condition in words["conditions"]
            if holds(condition.get("when"), scope)
        ],
    }
