"""A question to practise with in words: what is asked, the position with what is drawn of it, and the choices."""

from engine.speaker import lying, painted
from engine.speaker.blocks import figure
from engine.speaker.paths import Scope
from engine.speaker.position import Position
from engine.speaker.values import Values
from engine.typing_compat import Any


def node(values: Values, question: dict[str, Any]) -> dict[str, Any]:
    """``asks``, the ``position``, what is ``drawn`` of it, and ``choices``, each with its ``text`` and its ``cards``.

    A drawing names the inputs that it stands for as ``fields``, and has a ``figure``, a ``track``, what is ``lying``
    side by side, or what is ``painted`` with these inputs as its ``rows``. Where the choices lie in the position, each
    has as ``shown`` what lies there; ``touched`` are the inputs that stand only there.
    """
    exercise = values.words["exercises"][question["asks"]["code"]]
    request = question["request"]
    asked = values.parameters(exercise["params"], question["asks"]["params"], request)
    position = Position(values, request)
    rows = position.rows(request, ["sets"] + question["hidden"])
    choices = [_choice(values, exercise["choices"][choice["code"]], choice, request) for choice in question["choices"]]
    touched = exercise.get("touched") or []
    shown = _touched(touched, rows, question)
    for choice, value in zip(choices, shown):
        choice["shown"] = value
    return {
        "asks": values.say(exercise["asks"], asked),
        "position": rows,
        "drawn": _drawings(values, exercise, position, question) + _paintings(values, exercise, rows, question),
        "touched": list(touched) if shown else [],
        "choices": choices,
    }


def _choice(values: Values, words: dict[str, Any], choice: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    cards: list[Any] = []
    for name, shown in words["params"].items():
        given = choice["params"].get(name)
        if "of" not in shown or given is None:
            continue
        cards += [values.names.card(shown["of"], str(id)) for id in (given if isinstance(given, list) else [given])]
    text = values.say(words["text"], values.parameters(words["params"], choice["params"], request))
    return {"text": text, "cards": [card for card in cards if card is not None]}


def _touched(fields: Any, rows: list[dict[str, Any]], question: dict[str, Any]) -> list[dict[str, Any]]:
    """What lies in the position for each choice; nothing unless each choice is one of the things that lie there."""
    by_path = {row["path"]: row["value"] for row in rows}
    if not fields or [field for field in fields if field not in by_path]:
        return []
    choices = question["choices"]
    if len(fields) > 1:
        return [by_path[choice["code"]] for choice in choices]
    value, given = by_path[fields[0]], question["request"][fields[0]]
    parts = [{"entries": [entry], "text": value["text"]} for entry in value.get("entries", [])]
    parts = parts or [item["value"] for item in value.get("items", [])]
    if not len(parts) == len(given) == len(choices):
        return []
    shown = []
    for choice in choices:
        [param] = choice["params"].values()
        if param not in given and not isinstance(param, int):
            return []
        shown.append(parts[param if isinstance(param, int) else given.index(param)])
    return shown


def _drawings(
    values: Values, exercise: dict[str, Any], position: Position, question: dict[str, Any]
) -> list[dict[str, Any]]:
    """What is drawn of the position; what nothing is told of is not."""
    drawings: list[dict[str, Any]] = []
    request = question["request"]
    for shows in exercise.get("shows") or ():
        block, fields = shows["drawn"], list(shows["fields"])
        if block["block"] == "track":
            drawings.append({"fields": fields, "track": _track(values, block, position, fields[0], request)})
        elif block["block"] == "laid":
            label = values.say(values.fields[fields[0]]["label"])
            cards = lying.cards(values, block, fields[0], request)
            drawings.append({"fields": fields, "lying": {"label": label, "cards": cards}})
        elif block["block"] == "zones":
            label = values.say(values.fields[block["chosen"]]["label"])
            cards = lying.places(values, block, position, request)
            drawings.append({"fields": fields, "lying": {"label": label, "cards": cards}})
        elif block["block"] == "figure":
            told = figure.node_of(values, block, Scope(request, request, request, request))
            if told is not None:
                drawings.append({"fields": fields, "figure": told | {"block": "figure"}})
    return drawings


def _paintings(
    values: Values, exercise: dict[str, Any], rows: list[dict[str, Any]], question: dict[str, Any]
) -> list[dict[str, Any]]:
    """The position as it was dealt, painted; a question of an older engine has no drawing."""
    return [
        {
            "fields": list(shows["fields"]),
            "painted": painted.node(values, question, bool(shows["drawn"].get("touched"))),
            "rows": [row for row in rows if row["path"] in shows["fields"]],
        }
        for shows in exercise.get("shows") or ()
        if shows["drawn"]["block"] == "painted" and "painted" in question
    ]


def _track(
    values: Values, block: dict[str, Any], position: Position, field: str, request: dict[str, Any]
) -> dict[str, Any]:
    """The cards of a list in their order: each an entry, or a text where it is none, and the rows below it."""
    [declared] = [one for one in values.declared if one["name"] == field]
    inputs = {one["name"]: one for one in declared["fields"]}
    cards = []
    for number, item in enumerate(request.get(field) or [], 1):
        said = [name for name in block["card"] if item.get(name) is not None]
        rows = position.part([inputs[name] for name in said[:1]], item, field)
        below = position.part([inputs[name] for name in block.get("below", ())], item, field)
        cards.append(
            {
                "name": values.names.numbered(None, values.fields[field].get("item"), number),
                "value": rows[0]["value"] if rows else None,
                "rows": below,
            }
        )
    return {"label": values.say(values.fields[field]["label"]), "cards": cards}
