"""JSON Schema (draft 2020-12) of the files of the JSON API, made from the models and what the catalogue declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic.json_schema import models_json_schema

from catalog.models.base import TEXT_MARK
from catalog.schema import DIALECT
from generator.export import facets
from generator.export.texts import STATES
from generator.text.languages import LANGUAGES

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection, DataFile

Schema = dict[str, Any]

_TEXT = {"$ref": "#/$defs/TextInEveryLanguage"}
_STRING: Schema = {"type": "string"}
_PATHS: Schema = {"type": "array", "items": _STRING}

HEAD: Schema = {
    "$schema": {**_STRING, "description": "the schema of this file"},
    "$id": {**_STRING, "description": "the address of this file"},
    "version": {**_STRING, "description": "the version of Fathom"},
    "commit": {"type": ["string", "null"], "description": "the commit of Fathom; null if nothing says which"},
    "licence": {**_STRING, "description": "the licence of texts and data"},
}
"""What each file says of itself."""


def _spoken() -> Schema:
    """A text in every language."""
    states = "; ".join(f"{name}: {about}" for name, about in STATES.items())
    said: Schema = {
        "type": "object",
        "required": ["plain", "html", "state"],
        "properties": {
            "plain": {**_STRING, "description": "the text without markup"},
            "html": {**_STRING, "description": "simple HTML; data-ref names an entry, data-symbol a symbol"},
            "state": {
                "enum": list(STATES),
                "description": states,
            },
            "printed": {
                "type": "boolean",
                "description": "of a name: whether a source prints it; if not, it is ours",
            },
        },
        "additionalProperties": False,
    }
    tags = [info.tag for info in LANGUAGES.values()]
    return {
        "TextInOneLanguage": said,
        "TextInEveryLanguage": {
            "type": "object",
            "required": tags,
            "properties": {tag: {"$ref": "#/$defs/TextInOneLanguage"} for tag in tags},
            "additionalProperties": False,
        },
    }


def of_records(game: GameCatalog, part: DataFile) -> Schema:
    """The schema of a file with the records of a kind."""
    _names, made = models_json_schema([(part.model, "serialization")], ref_template="#/$defs/{model}")
    defs: Schema = _with_texts(made["$defs"])
    record = defs[part.model.__name__]
    collection = next((one for one in game.collections if one.kind == part.kind), None)
    if collection or part.kind == "rule":
        record["properties"] |= _further(collection)
        record["required"] = [*record.get("required", ()), *_further(collection)]
    properties = {
        **HEAD,
        "game": {"const": game.id},
        "records": {"type": "array", "items": {"$ref": f"#/$defs/{part.model.__name__}"}},
    }
    return {
        "$schema": DIALECT,
        "title": f"{game.game.name}: {part.what}",
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
        "$defs": defs | _spoken(),
    }


def _further(collection: Collection | None) -> Schema:
    """What a record says beside what its model does."""
    page = {**_STRING, "description": "its page on the site, behind the address of a language"}
    text = {"anyOf": [_TEXT, {"type": "null"}], "description": "what it says or does, as a whole"}
    if collection is None:
        return {"page": page, "text": text}
    own = {facet.id: facets.schema(facet) for facet in collection.facets}
    about = "what it can be sorted and filtered by; null where that is unknown or does not apply"
    return {
        "page": page,
        "text": text,
        "facets": {
            "type": "object",
            "required": list(own),
            "properties": own,
            "additionalProperties": False,
            "description": about,
        },
    }


def _with_texts(schema: Any) -> Any:
    """The same with the texts that are translated as they are given away: in every language."""
    if isinstance(schema, list):
        return [_with_texts(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get(TEXT_MARK) is True:
        return _TEXT | {key: schema[key] for key in ("description",) if key in schema}
    return {key: _with_texts(value) for key, value in schema.items()}


def _lists(**properties: Schema) -> Schema:
    return {
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
    }


_CHECKER = _lists(id=_STRING, request=_STRING, answer=_STRING)
_GAME = _lists(
    name=_TEXT,
    draft={"type": "boolean", "description": "still being written: parts may be missing or wrong"},
    unlisted={"type": "boolean", "description": "nothing else on the site leads to it: an example of a guide, say"},
    data={**_PATHS, "description": "what the catalogue holds of it"},
    schemas={**_PATHS, "description": "the schemas of these files"},
    files={**_PATHS, "description": "the schemas of its files in the catalogue, for who edits them"},
    checkers={"type": "array", "items": _CHECKER, "description": "the schemas of questions and answers"},
)
_LANGUAGE = _lists(name=_STRING, english=_STRING, derived_from={"type": ["string", "null"]})


def index() -> Schema:
    """The schema of the index."""
    properties = {
        **HEAD,
        "languages": {"type": "object", "additionalProperties": _LANGUAGE},
        "games": {"type": "object", "additionalProperties": _GAME},
        "translations": _lists(data=_PATHS, schemas=_PATHS),
        "tables": {**_PATHS, "description": "the database, the tables and what describes them, from this file"},
    }
    return {
        "$schema": DIALECT,
        "title": "Everything that there is as JSON; addresses are relative to this file",
        **_lists(**properties),
        "$defs": _spoken(),
    }
