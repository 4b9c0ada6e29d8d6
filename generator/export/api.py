"""The catalogue as JSON, for other programs: ``api/v1/index.json`` leads to the rest.

Each file names its schema and itself, the version and the licence. Where the address of the site is known, these names
are whole addresses; else they are relative to the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from catalog import schema
from catalog.search_words import FILE
from generator.checkers import checker_schema
from generator.export import facets, release
from generator.export.api_schema import index as index_schema
from generator.export.api_schema import of_records
from generator.export.entries import OF_ANSWERS
from generator.render import game_checkers
from generator.render.site_address import site_address
from generator.render.translation_status import Survey
from generator.render.urls import relative
from generator.text.languages import LANGUAGES, language

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import DataFile, Record
    from generator.export.entries import Entries
    from generator.export.texts import Tongues

FOLDER = "api/v1"
"""Where the files stand, below the root of the site and of an export."""

INDEX, INDEX_SCHEMA = "index.json", "index.schema.json"
SURVEY, _SURVEY_SCHEMA = "translations.json", "translations.schema.json"

Files = dict[str, dict[str, Any]]
"""What the files hold, by their paths below the folder."""


def files(games: Sequence[Entries], survey: Survey, tables: Sequence[str]) -> Files:
    """All files; ``tables`` are the paths of the files beside them, from the root of the data."""
    found: Files = {}
    index: dict[str, Any] = {"languages": languages(), "games": {}}
    for entries in games:
        own = _of_game(entries)
        found |= own
        index["games"][entries.game.id] = _listed(entries, own)
    found[SURVEY] = {"$schema": _SURVEY_SCHEMA, **survey.model_dump(mode="json")}
    found[_SURVEY_SCHEMA] = _described(Survey.model_json_schema(mode="serialization"))
    index["translations"] = {"data": [SURVEY], "schemas": [_SURVEY_SCHEMA]}
    index["tables"] = list(tables)
    found[INDEX_SCHEMA] = index_schema()
    found[INDEX] = {"$schema": INDEX_SCHEMA, **index}
    return {path: _headed(path, content) for path, content in found.items()}


def write(found: Files, folder: Path) -> None:
    """Write the files below a folder."""
    for path, content in found.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(to_json(content, indent=1 if path == INDEX else None) + b"\n")


def _headed(path: str, content: dict[str, Any]) -> dict[str, Any]:
    """What a file holds, behind what each file says of itself."""
    named = content["$schema"]
    known = {"version": release.VERSION, "commit": release.commit(), "licence": release.LICENCE}
    head = {"$schema": named if "://" in named else _link(named, path), "$id": _link(path, path), **known}
    return head | {key: value for key, value in content.items() if key != "$schema"}


def _link(target: str, here: str) -> str:
    address = site_address()
    return f"{address}{FOLDER}/{target}" if address else relative(target, here)


def _of_game(entries: Entries) -> Files:
    """The files of a game: its data, their schemas, those of its files in the catalogue, and of its checkers."""
    game = entries.game
    found: Files = {}
    for part in parts(entries.game):
        path = f"{game.id}/schema/{part.kind}.json"
        found[f"{game.id}/{part.attribute}.json"] = {
            "$schema": path,
            "game": game.id,
            "records": [_record(entries, record) for record in game.of_kind(part.kind)],
        }
        found[path] = of_records(game, part)
    for part in (*game.FILES, FILE):
        found[f"{game.id}/files/{part.schema_name}"] = schema.of_file(part)
    questions = game_checkers.of_game(game)
    for question in questions.questions:
        place = f"{game.id}/check/{question.name}"
        found[f"{place}.request.json"] = checker_schema.request(questions, question)
        found[f"{place}.answer.json"] = checker_schema.answer(questions, question)
    return found


def parts(game: GameCatalog) -> list[DataFile]:
    """The files of the catalogue whose records are given away."""
    given = (part for part in game.FILES if part.attribute not in OF_ANSWERS)
    return [part for part in given if part.form == "list" or game.of_kind(part.kind)]  # a list may be empty


def _record(entries: Entries, record: Record) -> dict[str, Any]:
    """A record with its texts in every language; a card and a rule say more of themselves."""
    data = entries.whole(record, _spoken)
    collection = next((one for one in entries.game.collections if one.kind == record.kind), None)
    more: dict[str, Any] = {}
    if collection or record.kind == "rule":
        text = entries.text(record.kind, record.model)
        more = {"page": entries.page(record.ref), "text": _spoken(text) if text else None}
    if collection:
        entry: Any = record.model
        more["facets"] = {facet.id: facets.typed(facet, entry) for facet in collection.facets}
    return data | more


def _spoken(tongues: Tongues) -> dict[str, Any]:
    """A text in every language; whether a source prints it is said of names alone."""
    return {
        tag: {key: value for key, value in said._asdict().items() if value is not None} for tag, said in tongues.items()
    }


def _listed(entries: Entries, own: Files) -> dict[str, Any]:
    """What the index says of a game."""
    game, start = entries.game, f"{entries.game.id}/"
    checkers = [
        {"id": question.id, "request": f"{start}check/{question.name}.request.json"}
        | {"answer": f"{start}check/{question.name}.answer.json"}
        for question in game_checkers.of_game(game).questions
    ]
    below = [path.removeprefix(start) for path in own]
    return {
        "name": _spoken(entries.name(game.game)),
        "draft": game.game.draft,
        "unlisted": game.game.unlisted,
        "data": sorted(start + path for path in below if "/" not in path),
        "schemas": sorted(start + path for path in below if path.startswith("schema/")),
        "files": sorted(start + path for path in below if path.startswith("files/")),
        "checkers": checkers,
    }


def _described(found: dict[str, Any]) -> dict[str, Any]:
    """The schema of a file that is one record: it takes what each file says of itself, too."""
    return {"$schema": schema.DIALECT, **found, "additionalProperties": True}


def languages() -> dict[str, dict[str, Any]]:
    """The languages of the site by their tags; ``derived_from`` is the tag of the one that a language is made from."""
    return {
        info.tag: {
            "name": info.name,
            "english": info.english,
            "derived_from": language(info.derived_from).tag if info.derived_from else None,
        }
        for info in LANGUAGES.values()
    }
