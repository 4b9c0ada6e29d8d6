"""``fathom.sqlite``: the tables with their indexes and a full-text search, and what Datasette shows of them.

The same data makes the same bytes: rows stand in the order of the catalogue, and what would tell of the program that
wrote the file is blanked.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from generator.export import release
from generator.export.columns import SEARCH, TABLES, TEXTS, Column, Table
from generator.export.entries import Entries
from generator.export.rows import ROWS, Row
from generator.export.search_words import searched
from generator.render.site_address import site_address

DATABASE = "fathom.sqlite"
METADATA = "metadata.json"

APPLICATION = int.from_bytes(b"FTHM")
"""By this number in its head, file(1) and others can know the database for one of ours."""

FORM = 1
"""The form of the tables; counted up when a column goes or means something else."""

_TYPES = {"text": "TEXT", "json": "TEXT", "integer": "INTEGER", "boolean": "INTEGER"}

_CHANGES, _VALID_FOR, _WRITER = slice(24, 28), slice(92, 96), slice(96, 100)
"""Fields in the head of a database: how often it was changed, as of which change its size is right, which SQLite wrote
it. The first two have to be equal."""


def write(games: Iterable[Entries], path: Path) -> None:
    """Write the database to ``path``, where nothing may be yet."""
    every = list(games)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        for setting in ("page_size = 4096", "encoding = 'UTF-8'", "journal_mode = OFF", "synchronous = OFF"):
            base.execute(f"PRAGMA {setting}")
        base.execute(f"PRAGMA application_id = {APPLICATION}")
        base.execute(f"PRAGMA user_version = {FORM}")
        base.execute("BEGIN")
        for table in TABLES:
            base.execute(_created(table))
            rows = _numbered(ROWS[table.name], every) if table is TEXTS else _all(ROWS[table.name], every)
            base.executemany(f"INSERT INTO {table.name} VALUES ({', '.join('?' * len(table.columns))})", rows)
            for columns in table.indexes:
                name = "_".join((table.name, *columns))
                base.execute(f"CREATE INDEX {name} ON {table.name} ({_listed(columns)})")
        _index(base)
        base.execute("COMMIT")
        base.execute("VACUUM")
    _blank(path)


def _all(rows: Any, games: Iterable[Entries]) -> Iterator[Row]:
    for entries in games:
        yield from rows(entries)


def _numbered(rows: Any, games: Iterable[Entries]) -> Iterator[Row]:
    for number, row in enumerate(_all(rows, games), 1):
        yield (number, *row)


def _created(table: Table) -> str:
    lines = [_declared(column, is_row=column.name == "row") for column in table.columns]
    key = "UNIQUE" if table is TEXTS else "PRIMARY KEY"
    lines.append(f"{key} ({_listed(table.key)})")
    if table.name != "games":
        lines.append('FOREIGN KEY ("game") REFERENCES games ("game")')
    inside = ",\n  ".join(lines)
    return f"CREATE TABLE {table.name} (\n  {inside}\n)"


def _declared(column: Column, *, is_row: bool) -> str:
    if is_row:
        return f'"{column.name}" INTEGER PRIMARY KEY'
    return f'"{column.name}" {_TYPES[column.type]}{" NOT NULL" if column.needed else ""}'


def _listed(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _index(base: sqlite3.Connection) -> None:
    """The full-text search: it shows the texts of their table, and is told itself by which words they are found."""
    base.execute(
        f"CREATE VIRTUAL TABLE {SEARCH} USING fts5 "
        '(text, content="texts", content_rowid="row", tokenize="unicode61 remove_diacritics 2")'
    )
    texts = base.execute("SELECT row, text FROM texts ORDER BY row")
    rows = ((row, searched(text)) for row, text in texts.fetchall())
    base.executemany(f"INSERT INTO {SEARCH} (rowid, text) VALUES (?, ?)", rows)
    base.execute(f"INSERT INTO {SEARCH} ({SEARCH}) VALUES ('optimize')")


def _blank(path: Path) -> None:
    """Blank what the writing program leaves in the head of the file."""
    with path.open("r+b") as file:
        head = bytearray(file.read(100))
        head[_CHANGES] = head[_VALID_FOR] = (1).to_bytes(4, "big")
        head[_WRITER] = bytes(4)
        file.seek(0)
        file.write(head)


def metadata() -> dict[str, Any]:
    """What Datasette shows beside the tables: ``datasette fathom.sqlite -m metadata.json``."""
    tables: dict[str, Any] = {
        table.name: {
            "description": table.about,
            "columns": {column.name: column.about for column in table.columns},
            **({} if "name" not in [one.name for one in table.columns] else {"label_column": "name"}),
        }
        for table in TABLES
    }
    tables[TEXTS.name] |= {"fts_table": SEARCH, "fts_pk": "row", "facets": ["game", "language", "kind"]}
    tables["cards"]["facets"] = ["game", "kind", "set"]
    tables["facets"]["facets"] = ["game", "kind", "facet"]
    head = {"title": release.TITLE, "description": release.ABOUT, "license": release.LICENCE}
    links = {"license_url": release.LICENCES[0]["path"]}
    if address := site_address():
        links |= {"source": "Fathom", "source_url": address}
    return {**head, **links, "databases": {"fathom": {"tables": tables}}}
