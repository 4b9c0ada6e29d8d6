"""JSON Schema of the catalogue's files, made from the models, for editors that check as one types.

Each file names its schema in a line that editors know: ``# yaml-language-server: $schema=…``. ``fathom validate``
writes them where these lines lead, so that they are those of the models in hand.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from pydantic import VERSION, TypeAdapter

from catalog.composed_names import patterns_in
from catalog.document import ROOT, read
from catalog.findings import Finding
from catalog.models.base import Id, Reference, SearchTerms
from catalog.models.game import DataFile
from catalog.read import ANSWERS, COMMON, DATA, kind_of_game
from catalog.search_words import FIELD, FILE

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The dialect of JSON Schema that the schemas are written in."""


FOLDER = ROOT / ".cache" / "schemas"
"""Where the schemas of this checkout stand."""

_STAMP = "made-of"
"""The file that says of what the schemas are made."""

_MODELINE = "# yaml-language-server: $schema="


def is_checkout() -> bool:
    """Whether the catalogue lies in a repository, where somebody edits its files, and not in an installed package."""
    return (ROOT / "pyproject.toml").is_file()


def write(folder: Path = FOLDER) -> None:
    """Write the schemas below a folder; what is there stays. Where nothing may be written, editors have none.

    They are made again when something changed that they are made of.
    """
    with suppress(OSError):
        stamp, made_of = folder / _STAMP, _made_of()
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of:
            return
        for path, schema in schemas().items():
            file = folder / path
            text = json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
        stamp.write_text(made_of, encoding="utf-8")


def _made_of() -> str:
    """What tells the models and folders, of which the schemas are made, from any others."""
    found = hashlib.sha256(VERSION.encode())
    for file in sorted((ROOT / "catalog").rglob("*.py")):
        found.update(file.read_bytes())
    folders = sorted(entry.name for entry in DATA.iterdir() if entry.is_dir())
    return f"{found.hexdigest()} {' '.join(folders)}\n"


def modeline(file: Path, path: str) -> str:
    """The line by which a file names its schema, which has that path among those of all kinds of files.

    >>> modeline(DATA / "abyss/kraken/lords.yaml", "abyss/lords.json")
    '# yaml-language-server: $schema=../../../../.cache/schemas/abyss/lords.json'
    """
    return _MODELINE + Path(os.path.relpath(FOLDER / path, file.parent)).as_posix()


def schemas() -> dict[str, dict[str, Any]]:
    """A schema for each kind of file, by its path: ``abyss/lords.json``."""
    return {
        f"{folder}/{data_file.schema_name}": of_file(data_file, is_composed)
        for folder, data_file, is_composed in _files()
    }


def _files() -> Iterator[tuple[str, DataFile, bool]]:
    """The files of every game that comes with the program, and those of all games, each with its folder.

    Of each it is said whether the game composes the names of its entries.
    """
    for folder in sorted(entry for entry in DATA.iterdir() if entry.is_dir() and entry.name != COMMON):
        kind = kind_of_game(folder.name)
        patterns = patterns_in(read(folder / "game.yaml")) if (folder / "game.yaml").is_file() else {}
        for data_file in () if isinstance(kind, Finding) else (*kind.FILES, FILE):
            yield folder.name, data_file, data_file.kind in patterns
    yield COMMON, ANSWERS, False


def of_file(data_file: DataFile, is_composed: bool = False) -> dict[str, Any]:
    """The schema of one file: of one record, of a list of them, or of records by their ids.

    Where their names are composed, they may do without one.
    """
    forms: dict[str, Any] = {
        "one": data_file.model,
        "list": tuple[data_file.model, ...],  # type: ignore[name-defined]
        "mapping": dict[Id, data_file.model],  # type: ignore[name-defined]
        "words": dict[Reference, SearchTerms],
    }
    schema = TypeAdapter(forms[data_file.form]).json_schema(mode="validation")
    for form in (schema, *schema.get("$defs", {}).values()):
        form.get("properties", {}).pop(FIELD, None)  # It stands apart, in search.yaml.
    if is_composed:
        schema["$defs"][data_file.model.__name__]["required"].remove("name")
    return {"$schema": DIALECT, "title": f"{data_file.place}: {data_file.what}", **schema}
