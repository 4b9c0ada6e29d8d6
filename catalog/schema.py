"""JSON Schema of the catalogue's files, made from the models: for docs, and for editors that check as one types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from catalog.findings import Finding
from catalog.models.base import Id
from catalog.models.game import DataFile
from catalog.read import ANSWERS, COMMON, DATA, kind_of_game

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The dialect of JSON Schema that the schemas are written in."""


def schemas() -> dict[str, dict[str, Any]]:
    """A schema for each kind of file, by the file's path within the data folder: ``abyss/lords.yaml``."""
    return {path: _schema(data_file) for path, data_file in _files()}


def _files() -> Iterator[tuple[str, DataFile]]:
    """The files of every game that comes with the program, and those of all games."""
    for folder in sorted(entry for entry in DATA.iterdir() if entry.is_dir() and entry.name != COMMON):
        kind = kind_of_game(folder.name)
        for data_file in () if isinstance(kind, Finding) else kind.FILES:
            yield f"{folder.name}/{data_file.place}", data_file
    yield f"{COMMON}/{ANSWERS.path}", ANSWERS


def _schema(data_file: DataFile) -> dict[str, Any]:
    """The schema of one file: of one record, of a list of them, or of records by their ids."""
    forms: dict[str, Any] = {
        "one": data_file.model,
        "list": tuple[data_file.model, ...],  # type: ignore[name-defined]
        "mapping": dict[Id, data_file.model],  # type: ignore[name-defined]
    }
    schema = TypeAdapter(forms[data_file.form]).json_schema(mode="validation")
    return {"$schema": DIALECT, "title": f"{data_file.place}: {data_file.what}", **schema}
