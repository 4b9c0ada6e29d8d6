"""JSON Schema (draft 2020-12) of what a checker is asked and what it answers, made from its declaration and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import engine
from catalog.models.checkers import Bars, Block, Facts, Headline, Items, Messages, Sentence, Table, Value
from generator.checkers import tables
from generator.render.game_checkers import PLAYERS, ROUNDED, GameQuestions, Question, table_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def request(questions: GameQuestions, question: Question) -> Schema:
    """What a request to the checker may be."""
    made = _object(questions, question, question.declaration["fields"], "")
    return {"$schema": DIALECT, "title": f"A request to {question.id}", **made}


def answer(questions: GameQuestions, question: Question) -> Schema:
    """What the checker answers: a verdict, or the problems of a request that can't be read.

    A verdict may have more fields than are named here.
    """
    groups = ("reasons", "notes", "open")
    coded = {group: {"type": "array", "items": {"$ref": f"#/$defs/{group}"}} for group in groups}
    verdict: Schema = {
        "type": "object",
        "required": ["kind", "legal", *groups, "instead"],
        "properties": {
            "kind": {"const": "verdict"},
            "legal": {"type": ["boolean", "null"], "description": "null where the rules leave open what decides"},
            **coded,
            "instead": {
                "type": ["object", "null"],
                "description": "fields to replace in a refused request, so that it becomes legal",
                "properties": _object(questions, question, question.declaration["fields"], "")["properties"],
                "additionalProperties": False,
            },
        },
    }
    _describe(verdict, question.words.result, questions)
    return {
        "$schema": DIALECT,
        "title": f"An answer of {question.id}",
        "oneOf": [verdict, {"$ref": "#/$defs/invalid"}],
        "$defs": {"invalid": _invalid(), **{group: _coded(questions, group) for group in groups}},
    }


def _object(questions: GameQuestions, question: Question, fields: list[dict[str, Any]], path: str) -> Schema:
    made: Schema = {
        "type": "object",
        "properties": {field["name"]: _field(questions, question, field, path) for field in fields},
        "additionalProperties": False,
    }
    required = [field["name"] for field in fields if field["required"]]
    return {**made, "required": required} if required else made


def _field(questions: GameQuestions, question: Question, field: dict[str, Any], path: str) -> Schema:
    name = f"{path}.{field['name']}" if path else field["name"]
    words = question.words.fields[name]
    made: Schema = {"title": words.label}
    if words.help:
        made["description"] = words.help if words.parts == 1 else f"{words.help} Given in hundredths."
    kind = field["type"]
    if kind == "integer":
        made |= {"type": "integer", "minimum": field["min"], "maximum": field["max"]}
    elif kind == "choice":
        made |= {"enum": [*field["choices"], *(int(choice) for choice in field["choices"] if choice.isdigit())]}
    elif kind == "text":
        made |= {"type": "string", "maxLength": field["max_length"]}
    elif kind == "entry":
        ids = tables.order(questions, field["of"])
        optional = not field["required"] and field.get("default") is None
        made |= {"enum": [*ids, None] if optional else ids}
    elif kind == "list":
        items = _object(questions, question, field["fields"], name)
        made |= {"type": "array", "items": items, "minItems": field["min_items"], "maxItems": field["max_items"]}
    else:
        ids = tables.order(questions, field["of"])
        # An id made of digits may also be written as a number.
        numbers = [int(id_) for id_ in ids if id_.isdigit()]
        made |= {"type": "array", "items": {"enum": [*ids, *numbers]}, "maxItems": field["max_items"]}
        if kind == "set":
            made["uniqueItems"] = True
    if "default" in field:
        made["default"] = field["default"]
    return made


def _invalid() -> Schema:
    problem = {
        "type": "object",
        "required": ["code", "field", "given", "accepted"],
        "properties": {
            "code": {"enum": list(engine.PROBLEMS)},
            "field": {"type": "string"},
            "given": {"type": "string"},
            "accepted": {"type": "object"},
        },
    }
    return {
        "type": "object",
        "required": ["kind", "problems"],
        "properties": {"kind": {"const": "invalid"}, "problems": {"type": "array", "items": problem, "minItems": 1}},
    }


def _coded(questions: GameQuestions, group: str) -> Schema:
    properties = {
        "code": {"enum": sorted(questions.types[group])},
        "params": {"type": "object"},
        "rule": {"type": "string", "description": "the id of the rule section it rests on"},
    }
    if group == "reasons":
        fix = {"code": {"enum": sorted(questions.types["fixes"])}, "params": {"type": "object"}}
        properties["fix"] = {"type": "object", "required": ["code", "params"], "properties": fix}
    required = ["code", "params", "rule"]
    if group == "open":
        legal = {"type": ["boolean", "null"]}
        reading = {"reading": {"type": "string", "description": "the value of the choice field"}, "legal": legal}
        left: Schema = {"type": "array", "items": {"$ref": "#/$defs/open"}}
        left["description"] = "the points that decide where legal is null"
        items = {"type": "object", "required": list(reading), "properties": {**reading, "open": left}}
        properties["readings"] = {"type": "array", "items": items, "minItems": 2}
        required.append("readings")
    made = {"type": "object", "required": required, "properties": properties}
    variants = [
        {"if": {"properties": {"code": {"const": code}}}, "then": {"properties": {"params": _params(types)}}}
        for code, types in sorted(questions.types[group].items())
    ]
    return {**made, "allOf": variants}


def _params(types: dict[str, str]) -> Schema:
    return {"required": list(types), "properties": {name: _param(kind) for name, kind in types.items()}}


def _param(kind: str) -> Schema:
    if kind == "integer":
        return {"type": "integer"}
    if kind in ROUNDED:
        return _rounded(kind) | {"type": "object"}
    if kind in PLAYERS:
        return {"type": "integer"} if kind == PLAYERS[0] else {"type": "array", "items": {"type": "integer"}}
    table = table_of(kind)
    return {"type": "array", "items": {"type": "string"}} if table and table[1] else {"type": "string"}


def _describe(place: Schema, blocks: Iterable[Block], questions: GameQuestions) -> None:
    """Add to the schema of an object what the blocks of a result read from it."""
    # Lists come first, so that a path that goes through one finds its items.
    for block in sorted(blocks, key=lambda block: isinstance(block, Headline | Facts)):
        if isinstance(block, Headline):
            for case in block.cases:
                _sentence(place, case)
        elif isinstance(block, Messages):
            group = block.path.split(".")[-1]
            _at(place, block.path, {"type": "array", "items": {"$ref": f"#/$defs/{group}"}})
        elif isinstance(block, Facts):
            for row in block.rows:
                _value(place, row.value)
        elif isinstance(block, Table):
            inner = _items_at(place, block.path)
            for value in (block.head, *(row.value for row in block.rows)):
                _value(inner, value)
        elif isinstance(block, Bars):
            inner = _items_at(place, block.path)
            _value(inner, Value(path=block.chance, type="chance"))
            _parts(inner, (block.label, *block.note))
        elif isinstance(block, Items):
            inner = _items_at(place, block.path)
            _parts(inner, (*block.head, *((block.amount,) if block.amount else ())))
            _describe(inner, block.blocks, questions)


def _parts(place: Schema, parts: Iterable[Value | Sentence]) -> None:
    for part in parts:
        if isinstance(part, Value):
            _value(place, part)
        else:
            _sentence(place, part)


def _sentence(place: Schema, sentence: Sentence) -> None:
    for value in sentence.values.values():
        _value(place, value)


def _value(place: Schema, value: Value) -> None:
    scalar: Schema = {"type": "integer"} if value.type == "number" else {"type": ["string", "null"]}
    if value.type in ("entries", "any-entries"):
        scalar = {"type": "array", "items": {"type": "string"}}
    if value.type == "numbers":
        scalar = {"type": "array", "items": {"type": "integer"}}
    if value.type in ROUNDED:
        scalar = _rounded(value.type)
    if value.type not in ("count", "item") and value.path[0] not in "@^.":
        _at(place, value.path, scalar)


def _rounded(kind: str) -> Schema:
    """A chance or an amount: an exact fraction and the same rounded; null in answers that have none."""
    part = ROUNDED[kind]
    properties = {"fraction": {"type": "string"}, part: {"type": "integer"}}
    return {"type": ["object", "null"], "required": ["fraction", part], "properties": properties}


def _items_at(place: Schema, path: str) -> Schema:
    """The schema of the items of the list at a path."""
    found = _at(place, path, {"type": "array", "items": {"type": "object"}})
    items: Schema = found["items"]
    return items


def _at(place: Schema, path: str, schema: Schema) -> Schema:
    """Put a schema where a path leads, making the objects on the way; what is there already stays."""
    *way, last = [segment.partition("[")[0] for segment in path.split(".")]
    for name in way:
        step = place.setdefault("properties", {}).setdefault(name, {})
        if step.get("type") == "array":
            place = step["items"]
            continue
        # An object that a path goes through may be missing in some answers.
        step.setdefault("type", ["object", "null"])
        place = step
    found: Schema = place.setdefault("properties", {}).setdefault(last, schema)
    return found
