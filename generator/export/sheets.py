"""The CSV files, a table of each list of cards and of the rules of each game, and the data package of them all."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.export import facets, release
from generator.export.columns import CITED, GAME, PAGE, PLACE, PRINTED_IN, SET, STAND_INS, Column, names
from generator.export.entries import Entries, cited
from generator.export.texts import STAND_IN, Tongues
from generator.render.set_counts import set_of
from generator.render.site_address import site_address
from generator.text.languages import LANGUAGES

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection
    from catalog.models.sources import Citation

PACKAGE = "datapackage.json"

Cell = str | int | None

_KIND = Column("kind", "text", "the kind of card", needed=True)
_ID = Column("id", "text", "the id, the same in every language and version", needed=True)
_CHAPTER = Column("chapter", "text", "the id of the chapter", needed=True)
_END = (PRINTED_IN, STAND_INS, CITED, PAGE)
_SCHEMA_TYPES = {"text": "string", "json": "string", "integer": "integer", "boolean": "boolean"}


@dataclass(frozen=True)
class Head:
    """What a CSV file is: its path, its title and its columns."""

    path: str
    title: str
    columns: tuple[Column, ...]

    @property
    def name(self) -> str:
        """Its name in the data package: ``abyss-lords``."""
        return self.path.removesuffix(".csv").replace("/", "-")


@dataclass(frozen=True)
class Sheet:
    """A CSV file."""

    head: Head
    rows: tuple[tuple[Cell, ...], ...]

    def text(self) -> str:
        """The file: fields with commas between, lines with line feeds, and quotation marks where a field needs them."""
        out = io.StringIO(newline="")
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(column.name for column in self.head.columns)
        writer.writerows(self.rows)
        return out.getvalue()


def head_of(game: GameCatalog, collection: Collection) -> Head:
    """What the file of a list of cards is."""
    columns = (GAME, _KIND, _ID, SET, PLACE, *_spoken("what it does"), *facets.columns(collection), *_END)
    return Head(f"{game.id}/{collection.id}.csv", f"{game.game.name}: {collection.title}", columns)


def rules_head(game: GameCatalog) -> Head:
    """What the file of the rules is."""
    columns = (GAME, _ID, _CHAPTER, SET, PLACE, *_spoken("the whole section"), *_END)
    return Head(f"{game.id}/rules.csv", f"{game.game.name}: rules", columns)


def heads(game: GameCatalog) -> list[Head]:
    """The files of a game: one for each list of cards, and one for its rules."""
    return [*(head_of(game, collection) for collection in game.collections), rules_head(game)]


def sheets(entries: Entries) -> Iterator[Sheet]:
    """The files of a game with what stands in them."""
    for collection in entries.game.collections:
        yield Sheet(head_of(entries.game, collection), tuple(_cards(entries, collection)))
    yield Sheet(rules_head(entries.game), tuple(_rules(entries)))


def _cards(entries: Entries, collection: Collection) -> Iterator[tuple[Cell, ...]]:
    game = entries.game
    for place, entry in enumerate(collection.entries, 1):
        yield (
            *(game.id, collection.kind, entry.id, set_of(game, entry), place),
            *_said(entries.name(entry), entries.text(collection.kind, entry)),
            *facets.cells(collection, entry),
            *_ending(entries, f"{collection.kind}:{entry.id}", entry, entry.sources),
        )


def _rules(entries: Entries) -> Iterator[tuple[Cell, ...]]:
    for place, section in enumerate(entries.game.rules, 1):
        yield (
            *(entries.game.id, section.id, section.id.split(".")[1], section.set, place),
            *_said(entries.name(section), entries.text("rule", section)),
            *_ending(entries, f"rule:{section.id}", section, section.sources),
        )


def _spoken(text: str) -> Iterator[Column]:
    """The columns of names and texts in every language."""
    every = LANGUAGES.values()
    yield from names(every, "the name", "name")
    yield from names(every, text, "text")


def _said(name: Tongues, text: Tongues | None) -> Iterator[Cell]:
    """What stands in the columns of names and texts."""
    yield from (name[info.tag].plain for info in LANGUAGES.values())
    yield from (text[info.tag].plain or None if text else None for info in LANGUAGES.values())


def _ending(entries: Entries, reference: str, record: Any, sources: tuple[Citation, ...]) -> Iterator[Cell]:
    """What stands in the last columns of any sheet."""
    name, text = entries.name(record), entries.text(reference.partition(":")[0], record)
    every = LANGUAGES.values()
    yield " ".join(info.code for info in every if name[info.tag].printed) or None
    spoken = (("name", name), ("text", text or {}))
    english = [
        f"{start}_{info.code}"
        for start, tongues in spoken
        for info in every
        if info.tag in tongues and tongues[info.tag].state in (*STAND_IN, "partial")
    ]
    yield " ".join(english) or None
    yield "; ".join(cited(sources))
    yield entries.page(reference)


def package(every: Iterable[Sheet]) -> dict[str, Any]:
    """The data package (Frictionless) of the CSV files."""
    known = {"version": release.VERSION, "commit": release.commit(), "licenses": release.LICENCES}
    head = {"name": "fathom", "title": release.TITLE, "description": release.ABOUT, **known}
    if address := site_address():
        head["homepage"] = address
    return {**head, "resources": [_resource(sheet, known) for sheet in every]}


def _resource(sheet: Sheet, known: dict[str, Any]) -> dict[str, Any]:
    content = sheet.text().encode()
    fields = [
        {
            "name": column.name,
            "type": _SCHEMA_TYPES[column.type],
            "description": column.about,
            **({"constraints": {"required": True}} if column.needed else {}),
        }
        for column in sheet.head.columns
    ]
    return {
        "name": sheet.head.name,
        "path": sheet.head.path,
        "title": sheet.head.title,
        "profile": "tabular-data-resource",
        "scheme": "file",
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "bytes": len(content),
        "hash": f"sha256:{hashlib.sha256(content).hexdigest()}",
        **known,
        "schema": {"fields": fields, "primaryKey": ["id"], "missingValues": [""]},
    }
