"""A game's catalogue in memory: the part that every game has. A game's own module adds its cards and facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from catalog.document import Document, field_name
from catalog.document import Path as FieldPath
from catalog.findings import Finding, shown
from catalog.models.aid import AidBox
from catalog.models.base import SHARED, Model
from catalog.models.boards import Board
from catalog.models.changes import Change
from catalog.models.checkers import CheckerWords
from catalog.models.entries import Discrepancy, Entry, Game, RuleSection, Term, WorkedExample
from catalog.models.faces import CardFace, Pictogram, Ring
from catalog.models.facets import Choice as Choice
from catalog.models.facets import Facet as Facet
from catalog.models.facets import choices_of as choices_of
from catalog.models.figures import Figure
from catalog.models.learn import Step
from catalog.models.numbers import Cell, Number, NumberFacts, UnknownNumberError
from catalog.models.pad import Pad
from catalog.models.practice import ExerciseWords
from catalog.models.sources import Citation, Source
from catalog.models.theme import Theme
from catalog.models.vocabularies import Vocabulary


@dataclass(frozen=True)
class Collection:
    """A set of like entries that have pages and an index table; the title is a message of the game.

    So is the ``note`` below the table: what it does not have, such as cards that no source shows.
    """

    id: str
    kind: str
    title: str
    entries: tuple[Entry, ...]
    facets: tuple[Facet, ...]
    note: str = ""

    @property
    def columns(self) -> tuple[Facet, ...]:
        """The facets that are shown; the others only filter."""
        return tuple(facet for facet in self.facets if not facet.aside)


@dataclass(frozen=True)
class DataFile:
    """A file of a game's folder, or with ``*`` several, and the form of its content.

    An expansion goes on in a file of the same name in the folder of its set. ``set`` names the set of a file that
    only an expansion has; with ``chapters`` there is one file for each chapter of the rules. ``what`` tells a person
    what stands in it. ``one``: the file is one record; ``list``: a list of records; ``mapping``: records by their id;
    ``words``: texts by references to records, which get them as their ``attribute``. A game may do without an
    ``optional`` file.
    """

    attribute: str
    path: str
    kind: str
    model: type[Model]
    what: str
    form: Literal["one", "list", "mapping", "words"] = "list"
    set: str = ""
    chapters: bool = False
    optional: bool = False

    @property
    def place(self) -> str:
        """Where the file stands within the game's folder."""
        return f"{self.set}/{self.path}" if self.set else self.path

    @property
    def schema_name(self) -> str:
        """What its JSON Schema is called: one for all files of a folder, such as ``rules/*.yaml``."""
        return f"{self.place.removesuffix('.yaml').removesuffix('/*')}.json"


@dataclass(frozen=True)
class Origin:
    """Where an entry stands: the file, relative to the repository, and the line, from 1."""

    file: str
    line: int


@dataclass(frozen=True)
class Record:
    """A record with its place in the files."""

    kind: str
    id: str
    model: Model
    document: Document
    path: tuple[str | int, ...]
    apart: Mapping[str, tuple[Document, FieldPath]] = field(default_factory=dict)
    """Where fields stand that are not in the record's own file: the search words."""

    @property
    def ref(self) -> str:
        """The reference to the record: ``lord:commander``."""
        return f"{self.kind}:{self.id}"

    @property
    def origin(self) -> Origin:
        """Where the record stands."""
        return Origin(self.document.file, self.line())

    def line(self, path: FieldPath = ()) -> int:
        """The line of a field of the record, or of the record itself."""
        return self.place(path)[1]

    def place(self, path: FieldPath = ()) -> tuple[str, int]:
        """The file and the line of a field of the record, or of the record itself."""
        document, at = self.apart.get(str(path[0]) if path else "", (self.document, (*self.path, *path)))
        return document.file, document.line(at)

    def finding(self, path: FieldPath, message: str, *, given: object, accepted: str, hint: str, code: str) -> Finding:
        """A finding about the field at ``path`` of the record."""
        where = (*self.place(path), field_name(path))
        return Finding(*where, shown(given), accepted, hint, f"{self.ref}: {message}", code)


@dataclass(frozen=True)
class GameCatalog:
    """Everything the catalogue knows of one game.

    A game derives from it, adds a field and a DataFile for each kind of its own, and says what its collections,
    its engine facts and its further checks are.
    """

    FILES: ClassVar[tuple[DataFile, ...]] = (
        DataFile("game", "game.yaml", "game", Game, "the game, its sets and chapters", "one"),
        DataFile("sources", "sources.yaml", "source", Source, "the sources that are cited"),
        DataFile("terms", "terms.yaml", "term", Term, "the glossary"),
        DataFile("rules", "rules/*.yaml", "rule", RuleSection, "the sections of a rules chapter", chapters=True),
        DataFile(
            "discrepancies",
            "discrepancies.yaml",
            "discrepancy",
            Discrepancy,
            "where the sources disagree",
            optional=True,
        ),
        DataFile("examples", "examples.yaml", "example", WorkedExample, "the worked examples", optional=True),
        DataFile("theme", "theme.yaml", "theme", Theme, "its colours", "one", optional=True),
        DataFile("pictograms", "pictograms.yaml", "pictogram", Pictogram, "the signs of what cards do", optional=True),
        DataFile("rings", "rings.yaml", "ring", Ring, "the signs of when cards do it", optional=True),
        DataFile("faces", "faces.yaml", "face", CardFace, "how its cards are read", optional=True),
        DataFile("vocabularies", "vocabularies.yaml", "vocabulary", Vocabulary, "its vocabularies", optional=True),
        DataFile("boards", "boards.yaml", "board", Board, "its boards and tracks", optional=True),
        DataFile("figures", "figures.yaml", "figure", Figure, "its figures", optional=True),
        DataFile("aid", "aid.yaml", "aid", AidBox, "the boxes of the player aid", optional=True),
        DataFile("numbers", "numbers.yaml", "number", Number, "cited numbers and tables of numbers", optional=True),
        DataFile("learn", "learn.yaml", "step", Step, "the page that teaches it, step by step", optional=True),
        DataFile("checkers", "checkers/*.yaml", "checker", CheckerWords, "the words of the checkers", "mapping"),
        DataFile(
            "practice",
            "practice.yaml",
            "exercise",
            ExerciseWords,
            "the words of the questions to practise with",
            "mapping",
            optional=True,
        ),
        DataFile("pad", "pad.yaml", "pad", Pad, "its score pad", "one", optional=True),
        DataFile("changes", "changes.yaml", "change", Change, "what changed in its rules and cards", optional=True),
    )

    QUESTIONS: ClassVar[tuple[str, ...]] = ()
    """Questions that the engine answers for worked examples although no form asks them."""

    folder: str
    game: Game
    sources: tuple[Source, ...] = ()
    terms: tuple[Term, ...] = ()
    rules: tuple[RuleSection, ...] = ()
    discrepancies: tuple[Discrepancy, ...] = ()
    examples: tuple[WorkedExample, ...] = ()
    theme: Theme | None = None
    pictograms: tuple[Pictogram, ...] = ()
    rings: tuple[Ring, ...] = ()
    faces: tuple[CardFace, ...] = ()
    vocabularies: tuple[Vocabulary, ...] = ()
    boards: tuple[Board, ...] = ()
    figures: tuple[Figure, ...] = ()
    aid: tuple[AidBox, ...] = ()
    numbers: tuple[Number, ...] = ()
    learn: tuple[Step, ...] = ()
    checkers: Mapping[str, CheckerWords] = field(default_factory=dict)
    practice: Mapping[str, ExerciseWords] = field(default_factory=dict)
    pad: Pad | None = None
    changes: tuple[Change, ...] = ()
    records: Mapping[str, Record] = field(default_factory=dict)
    broken: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.id

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The kinds of entries that have pages of their own, in the order of the menu."""
        return ()

    def engine_facts(self) -> dict[str, Any]:
        """The facts that the engine calculates with, as plain JSON data: here what every game may have.

        ``tables`` has the rows of each table by their ids: what inputs take and answers name. Vocabularies,
        boards and expansions (``set``) are tables, and each kind of entry of which a field is marked, as in
        ``Annotated[Integer, Fact(), …]``; its columns are what is marked, and what ``facts`` of the model adds.
        Some columns mean the same in every table: ``copies`` is how often a list may name the entry, ``set``
        the expansion that brings it, ``sets`` how many copies each set brings. A column that is called like a
        kind of entry holds an id of that kind, and is shown by its name. ``order`` has the ids of a table in
        the order in which forms offer them; without it they stand in the order of the rows. ``numbers`` has
        what stands in numbers.yaml by its ids, ``boards`` the edges of each board, ``grounds`` the rows of letters of
        the figures that lie under inputs, if there are some. A game may add whatever else
        its engine reads; only texts, numbers, true, false, null, lists and objects with texts as keys, for the
        browser gets it as JSON.
        """
        words: dict[str, dict[str, Any]] = {
            vocabulary.id: {entry.id: {"sign": entry.sign} if entry.sign else {} for entry in vocabulary.entries}
            for vocabulary in self.vocabularies
        }
        spaces = {board.id: {space.id: space.facts() for space in board.spaces} for board in self.boards}
        tables = words | spaces
        for file in self.FILES:
            if file.form == "list" and issubclass(file.model, Entry) and file.model.has_facts():
                tables[file.kind] = {entry.id: entry.facts() for entry in getattr(self, file.attribute)}
        if self.game.sets[1:]:
            tables["set"] = {part.id: {} for part in self.game.sets[1:]}
        lie_below = {field.ground for words in self.checkers.values() for field in words.fields.values()}
        grounds = {
            figure.id: list(figure.panels[0].grid.squares)
            for figure in self.figures
            if figure.id in lie_below and figure.panels[0].grid
        }
        return {
            "game": self.id,
            "numbers": NumberFacts({number.id: number.facts() for number in self.numbers}),
            "boards": {board.id: board.facts() for board in self.boards},
            "tables": tables,
            "order": {table: list(rows) for table, rows in tables.items()},
            **({"grounds": grounds} if grounds else {}),
        }

    @property
    def named(self) -> Mapping[str, tuple[Entry, ...]]:
        """The entries that have names of their own by their kind: those of collections, vocabularies and boards."""
        pages = {collection.kind: collection.entries for collection in self.collections}
        words = {vocabulary.id: vocabulary.entries for vocabulary in self.vocabularies}
        return {**pages, **words, **{board.id: board.spaces for board in self.boards}}

    @property
    def counted_symbols(self) -> Mapping[str, str]:
        """The symbols that stand between a number and what it counts, by its noun or term."""
        of_nouns = {symbol.noun: symbol.id for symbol in self.game.symbols if symbol.noun}
        return of_nouns | {term.id: term.symbol for term in self.terms if term.symbol}

    def table(self, id_: str) -> Number:
        """The number or table of numbers with this id. Raises UnknownNumberError if there is none."""
        record = self.records.get(f"number:{id_}")
        if record is None or not isinstance(record.model, Number):
            raise UnknownNumberError(id_)
        return record.model

    def count(self, id_: str) -> int:
        """A number that is known and no table. Raises UnknownNumberError if there is none."""
        value = self.table(id_).value
        if not isinstance(value, int):
            raise UnknownNumberError(id_)
        return value

    def counts(self, id_: str, column: str = "") -> dict[str, int]:
        """The numbers of a table, or one of its columns, that are known, by its rows."""
        table = self.table(id_)
        cells = {row: table.cell(row, *([column] if column else ())) for row in table.rows}
        return {row: cell for row, cell in cells.items() if isinstance(cell, int)}

    def citations(self, *ids: str) -> tuple[Citation, ...]:
        """Where numbers stand. Raises UnknownNumberError if there is no such number."""
        return tuple(citation for id_ in ids for citation in self.table(id_).sources)

    def number(self, place: Sequence[str]) -> Cell:
        """The number at a place: its id, and in a table the row and column. Raises KeyError if there is none."""
        return self.table(place[0]).cell(*place[1:])

    def checks(self) -> Iterator[Finding]:
        """What is wrong with the game beyond what every game is checked for."""
        return iter(())

    @property
    def complete(self) -> bool:
        """Whether every file that is one record could be read; if not, the catalogue serves for findings only."""
        return all(
            self.of_kind(data_file.kind)
            for data_file in self.FILES
            if data_file.form == "one" and not data_file.optional
        )

    def knows(self, ref: str) -> bool:
        """Whether ``ref`` names a record, or one whose form is wrong and that has a finding of its own."""
        kind, _, id_ = ref.partition(":")
        return ref in self.records or ref in self.broken or f"{kind}:*" in self.broken or id_ in SHARED.get(kind, ())

    def of_kind(self, kind: str) -> tuple[Record, ...]:
        """The records of a kind, in the order of the files."""
        return tuple(record for record in self.records.values() if record.kind == kind)
