"""The JSON Schemas that editors hold the catalogue's files to, as one types."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from catalog import Catalog
from catalog.read import ANSWERS, COMMON, DATA
from catalog.schema import FOLDER, is_checkout, modeline, schemas, write
from catalog.search_words import FILE
from tests.generator.conforming import conforms

ROOT = DATA.parents[1]
NEW = ROOT / "generator" / "skeleton" / "files" / "catalog" / "data" / "new-game"
EXAMPLES = ROOT / "docs" / "examples"


@pytest.fixture(scope="module")
def kinds(catalog: Catalog) -> dict[Path, str]:
    """The path of the schema of each file of the catalogue."""
    found = {DATA / COMMON / ANSWERS.path: f"{COMMON}/{ANSWERS.schema_name}"}
    for id_, game in catalog.games.items():
        for part in (*game.FILES, FILE):
            # An expansion goes on in files of the same names.
            own = () if part.set or part.form == "one" else game.game.sets
            for folder in (DATA / id_, *(DATA / id_ / one.id for one in own)):
                found |= dict.fromkeys(folder.glob(part.place), f"{id_}/{part.schema_name}")
    return found


def test_every_file_names_its_schema_where_validate_writes_it(kinds: dict[Path, str], tmp_path: Path) -> None:
    assert {*kinds} == {*DATA.rglob("*.yaml")}
    write(tmp_path)
    for file, kind in kinds.items():
        line = file.read_text(encoding="utf-8").partition("\n")[0]
        assert line == modeline(file, kind)
        named = (file.parent / line.partition("=")[2]).resolve()
        assert json.loads((tmp_path / named.relative_to(FOLDER)).read_text(encoding="utf-8")) == schemas_once()[kind]


@cache
def schemas_once() -> dict[str, dict[str, Any]]:
    """The schemas of all kinds of files."""
    return schemas()


@pytest.mark.slow
def test_every_file_is_accepted_by_its_schema(kinds: dict[Path, str]) -> None:
    refused = [
        file.relative_to(ROOT).as_posix()
        for file, kind in kinds.items()
        if not conforms(_content(file), schemas_once()[kind])
    ]
    assert refused == []


def _content(file: Path) -> Any:
    return yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        ("abyss/lords.json", {"id": "nobody"}),
        ("abyss/lords.json", [{"id": "nobody", "nmae": "Nobody"}]),
        ("abyss/lords.json", [{"id": "no body"}]),
        ("abyss/numbers.json", [7]),
        ("kemet/game.json", []),
    ],
)
def test_what_the_catalogue_refuses_a_schema_refuses_too(place: str, wrong: Any) -> None:
    assert not conforms(wrong, schemas_once()[place])


def test_a_new_game_names_its_schemas_too() -> None:
    files = [*NEW.rglob("*.yaml"), *EXAMPLES.rglob("*.yaml")]
    assert len(files) > 10
    for file in files:
        folder = next(parent for parent in file.parents if parent.parent.name == "data")
        below = file.relative_to(folder)
        name = below.with_suffix("") if len(below.parts) == 1 else below.parent
        first = file.read_text(encoding="utf-8").partition("\n")[0]
        assert first == modeline(DATA / folder.name / below, f"{folder.name}/{name}.json"), file


def test_nothing_is_written_anew_that_is_there(tmp_path: Path) -> None:
    write(tmp_path)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")}
    write(tmp_path)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")} == before
    assert len(before) == len(schemas_once())


def test_an_installed_package_has_no_schemas_written_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_checkout()
    monkeypatch.setattr("catalog.schema.ROOT", tmp_path)
    assert not is_checkout()


def test_where_nothing_may_be_written_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    write(tmp_path / "taken" / "schemas")
    assert (tmp_path / "taken").read_text(encoding="utf-8") == ""
