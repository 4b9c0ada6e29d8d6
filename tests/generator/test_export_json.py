"""The JSON of an export: it is as its schemas say, names itself, and has texts in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from catalog import GameCatalog, load
from catalog.models.game import Collection
from generator.export import api, release
from generator.export.entries import Entries
from generator.export.texts import STATES, Texts
from generator.publish import data_files
from generator.render import site_address
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES
from tests.games import EVERY_COLLECTION, EVERY_GAME
from tests.generator.rendered import surveyed

pytestmark = pytest.mark.slow

TAGS = {info.tag for info in LANGUAGES.values()}


@pytest.fixture(scope="module")
def files(data_dir: Path) -> dict[str, Any]:
    """What each file holds, by its path below the folder of the JSON."""
    folder = data_dir / api.FOLDER
    return {
        file.relative_to(folder).as_posix(): json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.json"))
    }


def beside(path: str, link: str) -> str:
    """The path that a link in a file leads to."""
    root = Path("/root")
    return (root / path).parent.joinpath(link).resolve().relative_to(root).as_posix()


def texts(content: Any) -> Iterator[dict[str, Any]]:
    """All texts in every language, wherever they stand."""
    if isinstance(content, dict):
        if content.keys() == TAGS and all("plain" in one for one in content.values()):
            yield content
        else:
            for value in content.values():
                yield from texts(value)
    elif isinstance(content, list):
        for value in content:
            yield from texts(value)


def test_every_file_is_as_its_schema_says_and_names_itself(files: dict[str, Any]) -> None:
    schemas = 0
    for path, content in files.items():
        assert beside(path, content["$id"]) == path
        assert content["version"] == release.VERSION
        assert content["licence"] == "MIT"
        assert "commit" in content
        if "://" in content["$schema"]:
            Draft202012Validator.check_schema(content)
            schemas += 1
            continue
        schema = files[beside(path, content["$schema"])]
        faults = [(path, one.json_path, one.message[:200]) for one in Draft202012Validator(schema).iter_errors(content)]
        assert not faults
    assert schemas > len(files) / 2


def test_a_schema_would_find_a_fault(files: dict[str, Any]) -> None:
    lords = json.loads(json.dumps(files["abyss/lords.json"]))
    schema = Draft202012Validator(files["abyss/schema/lord.json"])
    lords["records"][0]["influence"] = "four"
    lords["records"][1]["name"].pop("ja")
    lords["records"][2]["facets"]["power"] = "often"
    lords["records"][3]["unheard"] = 1
    found = {"/".join(map(str, list(one.absolute_path)[:2])) for one in schema.iter_errors(lords)}
    assert found == {"records/0", "records/1", "records/2", "records/3"}


def test_the_index_lists_every_file(files: dict[str, Any], data_dir: Path) -> None:
    index = files[api.INDEX]
    listed = {api.INDEX, api.INDEX_SCHEMA, *index["translations"]["data"], *index["translations"]["schemas"]}
    for game in index["games"].values():
        listed |= {*game["data"], *game["schemas"], *game["files"]}
        listed |= {one[what] for one in game["checkers"] for what in ("request", "answer")}
    assert listed == files.keys()
    beside_it = {(data_dir / api.FOLDER / name).resolve() for name in index["tables"]}
    others = {file for file in data_dir.rglob("*") if file.is_file() and "v1" not in file.parts}
    assert beside_it == {file.resolve() for file in others if file.name != data_files.MARK}


@EVERY_GAME
def test_the_schemas_of_all_checkers_are_listed(files: dict[str, Any], game: GameCatalog) -> None:
    listed = files[api.INDEX]["games"][game.id]["checkers"]
    forms = {f"{game.id}/{name}" for name in game.checkers}
    assert {one["id"] for one in listed} == forms


def test_the_questions_of_worked_examples_fit_their_schemas(files: dict[str, Any]) -> None:
    asked = 0
    for id_, game in load().games.items():
        listed = {one["id"]: one for one in files[api.INDEX]["games"][id_]["checkers"]}
        for example in (one for one in game.examples if one.checker in listed):
            Draft202012Validator(files[listed[example.checker]["request"]]).validate(example.request)
            asked += 1
    assert asked > 10


@EVERY_COLLECTION
def test_cards_have_typed_facts_and_texts_in_every_language(
    files: dict[str, Any], game: GameCatalog, collection: Collection
) -> None:
    attribute = next(part.attribute for part in game.FILES if part.kind == collection.kind)
    records = files[f"{game.id}/{attribute}.json"]["records"]
    assert [one["id"] for one in records] == [entry.id for entry in collection.entries]
    for record, entry in zip(records, collection.entries, strict=True):
        assert record["name"]["en"]["plain"] == entry.name
        assert record["page"] == f"{game.id}/{collection.id}/{entry.id}/"
        assert record["sources"]
        for facet in collection.facets:
            value, typed = facet.value(entry), record["facets"][facet.id]
            if facet.type == "number":
                assert typed == value
            elif facet.type == "entries" and isinstance(value, tuple):
                assert typed == [ref.partition(":")[2] for ref in facet.references(entry)]
            elif facet.type == "counts":
                amounts = [{ref.partition(":")[2]: n for ref, n in one.items()} for one in facet.amounts(entry)]
                assert typed == (amounts or None)
            elif facet.count and value is not None:
                assert typed == {value: facet.count(entry)}
            elif value is not None:
                assert typed == str(value).rpartition(":")[2]


def test_texts_are_plain_and_html_without_placeholders(files: dict[str, Any]) -> None:
    found = [one for path, content in files.items() if "/schema/" not in path for one in texts(content)]
    assert len(found) > 5000
    tag = re.compile(r"<(/?)([a-z]+)(?: (?:data-ref|data-symbol|lang)=\"[^\"<>]+\")?>")
    for text in found:
        for said in text.values():
            assert said["state"] in STATES
            assert "{" not in said["plain"] + said["html"], said
            assert "<" not in tag.sub("", said["html"]), said
    assert any('data-ref="term:' in text["ja"]["html"] for text in found)
    assert any("data-symbol=" in text["pl"]["html"] for text in found)


def test_markup_in_a_text_stays_text() -> None:
    entries = Entries(Texts(SiteContext(load())), load().games["abyss"])
    said = entries.texts.message("abyss", "Draw <b>2</b> & keep 1 {pearl}.")["en"]
    assert said.plain == "Draw <b>2</b> & keep 1 pearl."
    assert said.html == 'Draw &lt;b&gt;2&lt;/b&gt; &amp; keep 1 <span data-symbol="pearl">pearl</span>.'


def test_where_the_site_stands_is_told_in_whole_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(site_address.VARIABLE, "https://fathom.example/on")
    found = api.files([], surveyed(), [])
    assert found[api.INDEX]["$id"] == "https://fathom.example/on/api/v1/index.json"
    assert found[api.INDEX]["$schema"] == found[api.INDEX_SCHEMA]["$id"]


def test_the_state_of_the_translations_is_there(files: dict[str, Any]) -> None:
    survey = files[api.SURVEY]
    assert survey["progress"] == surveyed().model_dump(mode="json")["progress"]
    assert survey["unfinished"] == surveyed().model_dump(mode="json")["unfinished"]
