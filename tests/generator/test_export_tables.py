"""The database and the tables of an export: what stands in them, that it is found, and what describes them."""

from __future__ import annotations

import csv
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from operator import attrgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from frictionless import Package

from catalog import Catalog, GameCatalog, load
from catalog.models.game import Collection, Facet
from generator.export import columns, database, facets, sheets
from generator.export.entries import Entries, cited
from generator.export.search_words import LONGEST
from generator.export.texts import Texts
from generator.render.site_context import SiteContext
from generator.text.folding import fold
from generator.text.languages import LANGUAGES
from generator.text.words import Words
from tests.games import EVERY_COLLECTION, EVERY_GAME
from tests.generator import planted

pytestmark = pytest.mark.slow

CATALOG: Catalog = load()
TAGS = [info.tag for info in LANGUAGES.values()]
CODES = list(LANGUAGES)


@pytest.fixture(scope="module")
def base(data_dir: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"file:{data_dir / database.DATABASE}?mode=ro", uri=True)) as opened:
        yield opened


def rows(data_dir: Path, name: str) -> list[dict[str, str]]:
    with (data_dir / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def test_the_database_is_sound_and_has_the_tables_that_are_documented(base: sqlite3.Connection) -> None:
    assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert base.execute("PRAGMA foreign_key_check").fetchall() == []
    expected = {"games", "cards", "rules", "terms", "texts", "facets", "discrepancies", "sources"}
    assert {table.name for table in columns.TABLES} == expected
    for table in columns.TABLES:
        found = [name for _number, name, *_rest in base.execute(f"PRAGMA table_info({table.name})")]
        assert found == [column.name for column in table.columns]
        assert "game" in found
        assert base.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0], table.name
        for column in table.columns:
            for (value,) in base.execute(f'SELECT DISTINCT "{column.name}" FROM {table.name}'):
                _holds(column, value)


def _holds(column: columns.Column, value: Any) -> None:
    if value is None:
        assert not column.needed, column
    elif column.type == "json":
        json.loads(value)
    elif column.type == "boolean":
        assert value in (0, 1), column
    else:
        assert isinstance(value, int if column.type == "integer" else str), (column, value)


@EVERY_GAME
def test_every_entry_has_a_row(base: sqlite3.Connection, game: GameCatalog) -> None:
    def ids(table: str) -> list[str]:
        return [id_ for (id_,) in base.execute(f"SELECT id FROM {table} WHERE game = ?", (game.id,))]

    assert sorted(ids("rules")) == sorted(section.id for section in game.rules)
    assert sorted(ids("terms")) == sorted(term.id for term in game.terms)
    assert sorted(ids("discrepancies")) == sorted(one.id for one in game.discrepancies)
    assert sorted(ids("sources")) == sorted(source.key for source in game.sources)
    for collection in game.collections:
        found = base.execute(
            'SELECT id, "set", name, sources FROM cards WHERE game = ? AND kind = ? ORDER BY place',
            (game.id, collection.kind),
        )
        base_set = game.game.sets[0].id
        assert [(id_, set_, name, json.loads(sources)) for id_, set_, name, sources in found] == [
            (entry.id, getattr(entry, "set", base_set), entry.name, cited(entry.sources))
            for entry in collection.entries
        ]


@EVERY_COLLECTION
def test_facets_are_those_of_the_list(base: sqlite3.Connection, game: GameCatalog, collection: Collection) -> None:
    for facet in collection.facets:
        for entry in collection.entries:
            found = base.execute(
                'SELECT value, number, "of" FROM facets WHERE game = ? AND kind = ? AND card = ? AND facet = ?',
                (game.id, collection.kind, entry.id, facet.id),
            ).fetchall()
            value = facet.value(entry)
            if value is None:
                assert found == []
            elif facet.type == "number":
                assert found == [(str(value), value, None)]
            elif facet.type == "choice":
                assert found == [(value, facet.count(entry) if facet.count else None, None)]
            else:
                assert sorted(f"{of}:{id_}" for id_, _number, of in found) == sorted(facet.references(entry))
                alternatives = facet.amounts(entry) or ({},)
                most = {ref: max(one.get(ref, 0) for one in alternatives) for ref in facet.references(entry)}
                assert {f"{of}:{id_}": number or 0 for id_, number, of in found} == most


def test_numbers_can_be_compared(base: sqlite3.Connection) -> None:
    query = "SELECT card FROM facets WHERE game = 'abyss' AND kind = 'lord' AND facet = 'cost' AND number <= 6"
    cheap = {card for (card,) in base.execute(query)}
    lords = next(one for one in CATALOG.games["abyss"].collections if one.id == "lords").entries
    assert cheap == {lord.id for lord in lords if getattr(lord, "cost").value <= 6}  # noqa: B009
    assert cheap


@EVERY_COLLECTION
def test_every_card_has_its_name_and_text_in_every_language(
    base: sqlite3.Connection, game: GameCatalog, collection: Collection
) -> None:
    if load().is_draft(game.id):
        pytest.skip("the game need not be translated")
    for code, info in LANGUAGES.items():
        words = Words(code)
        for entry in collection.entries:
            found = {
                field: (text, state, printed)
                for field, text, state, printed in base.execute(
                    "SELECT field, text, state, printed FROM texts "
                    "WHERE game = ? AND kind = ? AND id = ? AND language = ?",
                    (game.id, collection.kind, entry.id, info.tag),
                )
            }
            mark = type(entry).model_fields["name"].metadata
            context = next((one.context for one in mark if hasattr(one, "context")), None)
            name = words.text(game.id, entry.name, context)
            attested = entry.attested.get(code)
            prints = attested is not None and str(name) in (attested.name, *attested.alternatives)
            state = "source" if code == "en" else "derived" if info.derived_from else "translated"
            assert found["name"] == (str(name), state, int(prints)), (code, entry.id)
            assert found.get("text", ("x",))[0]


def test_it_says_which_names_a_source_prints(base: sqlite3.Connection) -> None:
    def printed(card: str, language: str) -> int:
        query = "SELECT printed FROM texts WHERE kind = 'lord' AND id = ? AND field = 'name' AND language = ?"
        return int(base.execute(query, (card, language)).fetchone()[0])

    assert (printed("jailer", "pl"), printed("jailer", "zh-Hant"), printed("jailer", "ja")) == (1, 1, 0)
    assert printed("recruiter", "pl") == 0


@pytest.mark.parametrize(
    ("language", "word", "found"),
    [
        ("en", "pearls", "pearls"),
        ("zh-Hant", "珍珠", "珍珠"),
        ("zh-Hans", "议会", "议会"),
        ("ja", "真珠", "真珠"),
        ("ja", "得", "得"),
        ("ja", "リヴァイアサン", "リヴァイアサン"),
        ("pl", "perła", "perła"),
        ("pl", "perla", "perła"),
        ("pl", "sojusznik*", "sojusznik"),
    ],
)
def test_full_text_search_finds_words_of_every_language(
    base: sqlite3.Connection, language: str, word: str, found: str
) -> None:
    matching = base.execute(
        "SELECT texts.row, texts.text FROM texts_fts JOIN texts ON texts.row = texts_fts.rowid "
        "WHERE texts_fts MATCH ? AND language = ?",
        (word, language),
    ).fetchall()
    assert len(matching) > 3
    # Accents make no difference: "perłą" is found as well.
    assert all(fold(found) in fold(text) for _row, text in matching)
    if not found.isascii() and language != "pl":
        like = "SELECT row FROM texts WHERE language = ? AND text LIKE ?"
        with_it = {row for (row,) in base.execute(like, (language, f"%{found}%"))}
        assert {row for row, _text in matching} == with_it


@pytest.mark.parametrize("language", TAGS)
def test_full_text_search_finds_every_card_by_its_name(base: sqlite3.Connection, language: str) -> None:
    names = base.execute(
        "SELECT texts.row, texts.text FROM texts JOIN cards USING (game, kind, id) "
        "WHERE field = 'name' AND language = ?",
        (language,),
    ).fetchall()
    every = sum(len(one.entries) for game in CATALOG.games.values() for one in game.collections)
    assert len(names) == every
    short = [
        (row, name)
        for row, name in names
        if language in ("en", "pl") or len(name) <= LONGEST or re.fullmatch("[\u30a1-\u30fa\u30fc-\u30ff]+", name)
    ]
    named = sum(len(one.entries) for game in CATALOG.listed.values() for one in game.collections)
    assert len(short) > named / 2
    for row, name in short:
        found = base.execute("SELECT rowid FROM texts_fts WHERE texts_fts MATCH ?", (f'"{name}"',))
        assert (row,) in found.fetchall(), name


@EVERY_COLLECTION
def test_the_table_of_a_list_has_names_texts_and_facets(
    data_dir: Path, base: sqlite3.Connection, game: GameCatalog, collection: Collection
) -> None:
    if load().is_draft(game.id):
        pytest.skip("the game need not be translated")
    table = rows(data_dir, f"{game.id}/{collection.id}.csv")
    assert [row["id"] for row in table] == [entry.id for entry in collection.entries]
    for row in table:
        assert (row["game"], row["kind"]) == (game.id, collection.kind)
        for code, info in LANGUAGES.items():
            texts = dict(
                base.execute(
                    "SELECT field, text FROM texts WHERE game = ? AND kind = ? AND id = ? AND language = ?",
                    (game.id, collection.kind, row["id"], info.tag),
                )
            )
            assert row[f"name_{code}"] == texts["name"]
            assert row[f"text_{code}"] == texts.get("text", "")
        entry = next(one for one in collection.entries if one.id == row["id"])
        for facet in collection.facets:
            value = facet.value(entry)
            if facet.type == "number" and facets.column_name(facet) in row:
                assert row[facets.column_name(facet)] == ("" if value is None else str(value))
        assert row["sources"] == "; ".join(cited(entry.sources))
        assert row["stand_ins"] == ""
        assert set(row["printed_in"].split()) <= set(CODES)


def test_a_facet_may_be_called_like_a_column_that_every_table_has() -> None:
    card = SimpleNamespace(id="one", place=3, cost=4)
    own = [Facet(id_, id_, "number", attrgetter(id_)) for id_ in ("place", "cost")]
    collection = Collection("cards", "card", "Cards", (card,), tuple(own))  # type: ignore[arg-type]
    assert [column.name for column in facets.columns(collection)] == ["facet_place", "cost"]


@EVERY_GAME
def test_no_two_columns_of_a_table_have_one_name(game: GameCatalog) -> None:
    for head in sheets.heads(game):
        names = [column.name for column in head.columns]
        assert len(set(names)) == len(names)
        assert set(names) & columns.COMMON >= {"game", "id", "set", "place", "sources", "page"}


@EVERY_GAME
def test_the_table_of_the_rules_has_every_section(data_dir: Path, game: GameCatalog) -> None:
    table = rows(data_dir, f"{game.id}/rules.csv")
    assert [row["id"] for row in table] == [section.id for section in game.rules]
    for row, section in zip(table, game.rules, strict=True):
        assert row["name_en"] == section.title
        for code in CODES:
            assert row[f"name_{code}"]
            assert bool(row[f"text_{code}"]) == bool([one for one in section.body if not hasattr(one, "figure")])


def test_no_text_has_a_placeholder_left(data_dir: Path, base: sqlite3.Connection) -> None:
    for field in ("text", "html"):
        left = base.execute(f"SELECT kind, id, {field} FROM texts WHERE {field} LIKE '%{{%'").fetchall()
        assert left == []
    assert not [file for file in data_dir.rglob("*.csv") if "{" in file.read_text(encoding="utf-8")]


def test_frictionless_finds_no_fault_in_the_package(data_dir: Path) -> None:
    package = Package(str(data_dir / sheets.PACKAGE))
    report = package.validate()
    assert report.valid, report.to_summary()
    assert len(package.resources) == len(list(data_dir.rglob("*.csv")))
    data = json.loads((data_dir / sheets.PACKAGE).read_text(encoding="utf-8"))
    for part in (data, *data["resources"]):
        assert part["licenses"][0]["name"] == "MIT"
        assert part["version"]
        assert "commit" in part
    for resource in data["resources"]:
        assert all(field["description"] for field in resource["schema"]["fields"])


def test_frictionless_would_find_one(data_dir: Path, tmp_path: Path) -> None:
    data = json.loads((data_dir / sheets.PACKAGE).read_text(encoding="utf-8"))
    data["resources"] = [one for one in data["resources"] if one["name"] == "abyss-lords"]
    (tmp_path / "abyss").mkdir()
    lords = (data_dir / "abyss/lords.csv").read_text(encoding="utf-8")
    (tmp_path / "abyss/lords.csv").write_text(lords.replace("soldier,4,", "soldier,many,", 1), encoding="utf-8")
    (tmp_path / sheets.PACKAGE).write_text(json.dumps(data), encoding="utf-8")
    report = Package(str(tmp_path / sheets.PACKAGE)).validate()
    kinds = {error[0] for error in report.flatten(["type"])}
    assert "type-error" in kinds
    assert "hash-count" in kinds or "byte-count" in kinds


def test_datasette_is_told_of_tables_and_columns_that_there_are(data_dir: Path, base: sqlite3.Connection) -> None:
    data = json.loads((data_dir / database.METADATA).read_text(encoding="utf-8"))
    tables = data["databases"]["fathom"]["tables"]
    for name, told in tables.items():
        there = {column for _number, column, *_rest in base.execute(f"PRAGMA table_info({name})")}
        assert set(told["columns"]) == there
        assert set(told.get("facets", ())) <= there
        assert told.get("label_column", "game") in there
    known = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%fts5%'")]
    assert known == [tables["texts"]["fts_table"]]
    assert data["license"] == "MIT"


def test_english_that_stands_in_is_told(tmp_path: Path) -> None:
    root = planted.locales(tmp_path)
    game = CATALOG.games["abyss"]
    lords = next(one for one in game.collections if one.id == "lords")
    first, second, *_others = lords.entries
    planted.make_missing(root, "pl", "abyss", first.name)
    planted.make_proposal(root, "pl", "abyss", second.name)
    third = lords.entries[2]
    told_before = planted.make_stale(root, "pl", "abyss", third.name)
    section = next(one for one in game.rules if len([block for block in one.body if isinstance(block, str)]) > 1)
    planted.make_missing(root, "pl", "abyss", str(next(block for block in section.body if isinstance(block, str))))
    words = {code: Words(code, root) for code in LANGUAGES}
    entries = Entries(Texts(SiteContext(CATALOG, words=words)), game)
    missing, stale = entries.name(first)["pl"], entries.name(second)["pl"]
    assert (missing.plain, missing.state, missing.printed) == (first.name, "missing", None)
    assert missing.html == f'<span lang="en">{first.name}</span>'
    assert (stale.plain, stale.state) == (second.name, "stale")
    older = entries.name(third)["pl"]
    assert (older.plain, older.html, older.state) == (told_before, told_before, "older")
    body = entries.text("rule", section)
    assert body
    assert body["pl"].state == "partial"
    assert body["ja"].state == "translated"
    of_lords, *_rest, of_rules = sheets.sheets(entries)
    at = [column.name for column in of_lords.head.columns].index("stand_ins")
    assert [row[at] for row in of_lords.rows[:3]] == ["name_pl", "name_pl", None]
    told = {row[1]: row[-3] for row in of_rules.rows}
    assert told[section.id] == "text_pl"
