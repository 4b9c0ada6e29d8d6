"""The catalogue as JSON, for other programs: ``api/index.json`` leads to the rest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from catalog import schema
from generator.checkers import checker_schema
from generator.render import game_checkers
from generator.render.translation_status import Survey
from generator.text.languages import LANGUAGES, language

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog


SURVEY = "translations.json"


def write(catalog: Catalog, folder: Path) -> None:
    """Write the data of every game with the JSON Schemas of its records, files, requests and answers."""
    index: dict[str, Any] = {"languages": languages(), "games": {}}
    for game in catalog.games.values():
        place = folder / game.id
        data, of_records = game_data(game), schemas(game)
        for name, content in data.items():
            _write(place / f"{name}.json", content)
        for name, content in of_records.items():
            _write(place / "schema" / f"{name}.json", content)
        for part in game.FILES:
            _write(place / "files" / part.schema_name, schema.of_file(part))
        questions = game_checkers.of_game(game)
        for question in questions.questions:
            _write(place / "check" / f"{question.name}.request.json", checker_schema.request(questions, question))
            _write(place / "check" / f"{question.name}.answer.json", checker_schema.answer(questions, question))
        index["games"][game.id] = {
            "name": game.game.name,
            "draft": game.game.draft,
            "data": sorted(f"{game.id}/{name}.json" for name in data),
            "schemas": sorted(f"{game.id}/schema/{name}.json" for name in of_records),
            "files": sorted(f"{game.id}/files/{part.schema_name}" for part in game.FILES),
        }
    _write(folder / "translations.schema.json", Survey.model_json_schema())
    index["translations"] = {"data": [SURVEY], "schemas": ["translations.schema.json"]}
    _write(folder / "index.json", index)


def write_survey(survey: Survey, folder: Path) -> None:
    """Write the state of the translations."""
    _write(folder / SURVEY, survey.model_dump(mode="json"))


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


def game_data(game: GameCatalog) -> dict[str, Any]:
    """Everything that the catalogue says of a game, in English, by the name of its file."""
    data = {}
    for part in game.FILES:
        value = getattr(game, part.attribute)
        if value is None:
            continue
        data[part.attribute] = value.model_dump(mode="json") if part.form == "one" else _records(value)
    return data


def schemas(game: GameCatalog) -> dict[str, Any]:
    """The JSON Schema of each kind of record of a game."""
    return {part.kind: part.model.model_json_schema() for part in game.FILES}


def _records(value: Any) -> Any:
    if isinstance(value, (tuple, list)):
        return [record.model_dump(mode="json") for record in value]
    return {key: record.model_dump(mode="json") for key, record in value.items()}


def _write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(data, indent=1) + b"\n")
