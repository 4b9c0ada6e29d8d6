"""JSON Schema (draft 2020-12) of what a checker is asked and what it answers, made from what the engine declares."""

from __future__ import annotations

from typing import Any

import engine
from engine.outputs import READING, Output
from generator.checkers import table_names
from generator.render.game_checkers import (
    AMOUNTS,
    PLAYERS,
    ROUNDED,
    SQUARES,
    GameQuestions,
    Question,
    inner_path,
    table_of,
)
from generator.text.engine_games import kind_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def request(questions: GameQuestions, question: Question) -> Schema:
    """What a request to the checker may be."""
    schema = FieldSchemas(questions, question).object(question.declaration["fields"])
    return {"$schema": DIALECT, "title": f"A request to {question.id}", **schema}


def answer(questions: GameQuestions, question: Question) -> Schema:
    """What the checker answers: a verdict, or the problems of a request that can't be read."""
    writer = _Answers(questions, question)
    verdict = writer.record(question.outputs)
    groups = {group: _coded(questions, question, writer, group) for group in ("reasons", "notes", "open")}
    return {
        "$schema": DIALECT,
        "title": f"An answer of {question.id}",
        "oneOf": [verdict, {"$ref": "#/$defs/invalid"}],
        "$defs": {"invalid": _invalid(), **groups, **writer.tables},
    }


class Schemas:
    """Writes the schemas of declared fields."""

    def ids(self, table: str) -> list[str]:
        """The ids of a table in the order of the game."""
        raise NotImplementedError

    def object(self, fields: list[dict[str, Any]]) -> Schema:
        """The schema of an object with these fields, and no others."""
        schema: Schema = {
            "type": "object",
            "properties": {field["name"]: self.item(field) for field in fields},
            "additionalProperties": False,
        }
        required = [field["name"] for field in fields if field["required"]]
        return {**schema, "required": required} if required else schema

    def item(self, field: dict[str, Any]) -> Schema:
        """The schema of a field of an object, or of what stands in a list, with what it means to leave it out."""
        schema: Schema = kind_of(field["type"]).schema(field, self)
        if field.get("nullable"):
            schema = or_null(schema)
        if field.get("implied"):
            return schema | {"description": IMPLIED}
        if field["required"]:
            return schema
        if field["default"] is None:
            schema = or_null(schema) | {"description": UNTOLD}
        return schema | {"default": field["default"]}

    def bounds(self, field: dict[str, Any]) -> Schema:
        """How many there may be in a list: none as well, where none at all need be told."""
        least, most = field["min_items"], field["max_items"]
        if field["required"] or not least:
            return {"minItems": least, "maxItems": most} if least else {"maxItems": most}
        return {"maxItems": most, "anyOf": [{"maxItems": 0}, {"minItems": least}]}


class FieldSchemas(Schemas):
    """The same with the words of a checker; ``path`` leads to the object that the fields are of."""

    def __init__(self, questions: GameQuestions, question: Question, path: str = "") -> None:
        self.questions = questions
        self.question = question
        self.path = path

    def ids(self, table: str) -> list[str]:
        """The ids of a table in the order of the game."""
        return table_names.order(self.questions, table)

    def item(self, field: dict[str, Any]) -> Schema:
        """The schema of a field of an object, or of what stands in a list."""
        path = inner_path(self.path, field)
        words = self.question.words.fields[path]
        schema = Schemas.item(FieldSchemas(self.questions, self.question, path), field)
        texts = [words.help, "" if words.parts == 1 else "Given in hundredths.", schema.get("description")]
        description = " ".join(sentence for sentence in texts if sentence)
        return {"title": words.label, **schema} | ({"description": description} if description else {})


IMPLIED = "Left out: the sets of what the request names."
UNTOLD = "Left out or null: none, or not known."


def or_null(schema: Schema) -> Schema:
    """A schema by which a value may also be null."""
    if "enum" in schema:
        return {**schema, "enum": [*schema["enum"], None]}
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return {**schema, "type": types if "null" in types else [*types, "null"]}


def _invalid() -> Schema:
    problem = {
        "type": "object",
        "required": ["code", "field", "given", "accepted"],
        "properties": {
            "code": {"enum": list(engine.PROBLEMS)},
            "field": {"type": "string"},
            "given": {"type": "string"},
            "accepted": {"type": "object"},
            "rule": {"type": "string", "description": "the id of the rule section by which it is so, if it is a rule"},
        },
    }
    return {
        "type": "object",
        "required": ["kind", "problems"],
        "properties": {"kind": {"const": "invalid"}, "problems": {"type": "array", "items": problem, "minItems": 1}},
    }


def _coded(questions: GameQuestions, question: Question, writer: _Answers, group: str) -> Schema:
    properties: Schema = {
        "code": {"enum": sorted(questions.types[group])},
        "params": {"type": "object"},
        "rule": {"type": "string", "description": "the id of the rule section it rests on"},
    }
    required = list(properties)
    if group == "reasons":
        fix = {"code": {"enum": sorted(questions.types["fixes"])}, "params": {"type": "object"}}
        properties["fix"] = {
            "type": "object",
            "required": ["code", "params"],
            "properties": fix,
            "additionalProperties": False,
        }
    if group == "open":
        properties["readings"] = {"type": "array", "minItems": 2}
        required.append("readings")
    variants = []
    for code, types in sorted(questions.types[group].items()):
        then: Schema = {"params": _params(types)}
        if group == "open":
            # Of the points of other checkers, none can be among the answers of this one.
            then["readings"] = {"items": writer.record(READING + question.readings.get(code, ()))}
        variants.append({"if": {"properties": {"code": {"const": code}}}, "then": {"properties": then}})
    schema = {"type": "object", "required": required, "properties": properties, "additionalProperties": False}
    return {**schema, "allOf": variants} if variants else schema


_PAIR: Schema = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}


def _params(types: dict[str, str]) -> Schema:
    return {"required": list(types), "properties": {name: _param(kind) for name, kind in types.items()}}


def _param(kind: str) -> Schema:
    if kind == "integer":
        return {"type": "integer"}
    if kind in ROUNDED:
        return _rounded(kind) | {"type": "object"}
    if kind in PLAYERS:
        return {"type": "integer"} if kind == PLAYERS[0] else {"type": "array", "items": {"type": "integer"}}
    if kind == SQUARES:
        return {"type": "array", "items": _PAIR}
    table = table_of(kind)
    if kind.endswith(AMOUNTS):
        return {"type": "object", "additionalProperties": {"type": "integer"}}
    return {"type": "array", "items": {"type": "string"}} if table and table[1] else {"type": "string"}


def _rounded(kind: str) -> Schema:
    """A chance or an amount: an exact fraction and the same rounded."""
    part = ROUNDED[kind]
    properties = {"fraction": {"type": "string"}, part: {"type": "integer"}}
    return {"type": "object", "required": ["fraction", part], "properties": properties, "additionalProperties": False}


class _Answers:
    """Writes the schemas of declared outputs; ``tables`` has those of the ids that they name."""

    def __init__(self, questions: GameQuestions, question: Question) -> None:
        self.questions = questions
        self.question = question
        self.tables: Schema = {}

    def record(self, outputs: tuple[Output, ...]) -> Schema:
        """The schema of an object that has these parts, and no others."""
        return {
            "type": "object",
            "required": [output.name for output in outputs if not output.optional],
            "properties": {output.name: self.output(output) for output in outputs},
            "additionalProperties": False,
        }

    def output(self, output: Output) -> Schema:
        """The schema of a declared part."""
        schema = self._one(output)
        for _depth in range(output.several):
            schema = {"type": "array", "items": schema}
        if output.nullable:
            schema = (
                schema | {"type": [schema["type"], "null"]}
                if "type" in schema
                else {"anyOf": [schema, {"type": "null"}]}
            )
        schema["description"] = f"{output.meaning} ({output.unit})" if output.unit else output.meaning
        return schema

    def _one(self, output: Output) -> Schema:
        kind = output.type
        if kind == "record":
            return self.record(output.fields)
        if kind == "choice":
            return {"enum": list(output.choices)}
        if kind == "entry":
            self.tables.setdefault(output.of, {"enum": table_names.order(self.questions, output.of)})
            return {"$ref": f"#/$defs/{output.of}"}
        if kind == "messages":
            return {"$ref": f"#/$defs/{output.of}"}
        if kind == "counts":
            numbers: Schema = {id_: {"type": "integer"} for id_ in table_names.order(self.questions, output.of)}
            return {"type": "object", "properties": numbers, "additionalProperties": False}
        if kind == "pair":
            return dict(_PAIR)
        if kind == "fraction":
            return {"type": "string", "pattern": r"^-?\d+(/\d+)?$"}
        if kind == "request":
            schema = FieldSchemas(self.questions, self.question).object(self.question.declaration["fields"])
            return {name: value for name, value in schema.items() if name != "required"}
        return _rounded(kind) if kind in ROUNDED else {"type": "string" if kind == "text" else kind}
