"""Reading the catalogue: the YAML of every game, checked against the models and put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from catalog import search_words
from catalog.composed_names import ComposedNames, named, patterns_in
from catalog.document import ROOT, Document, fault, file_name, read
from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.library import Catalog
from catalog.models.base import Model
from catalog.models.boards import Board
from catalog.models.checkers import AnswerWords
from catalog.models.entries import Game
from catalog.models.game import DataFile, GameCatalog, Record
from catalog.models.theme import Theme
from catalog.models.vocabularies import Vocabulary
from catalog.python_files import code_finding, failure, imported
from catalog.search_words import SearchWords
from catalog.shape import accept
from catalog.term_links import TermLinks

DATA = ROOT / "catalog" / "data"
"""Where the catalogue lies unless another folder is asked for."""

COMMON = "common"
"""The folder of what is common to all games."""

ANSWERS = DataFile("answers", "answers.yaml", "answers", AnswerWords, "what the checkers of all games say", "one")
"""The only file in it."""

_TERMS = "terms.yaml"
"""The files with the terms of a game and of its expansions."""


def read_catalog(path: Path | str | None = None) -> tuple[Catalog, list[Finding]]:
    """What can be read of the catalogue, and all findings about the form of its files."""
    folder = Path(path) if path is not None else DATA
    if not folder.is_dir():
        return Catalog({}), [fault(file_name(folder), 1, "nothing", "no-folder")]
    findings: list[Finding] = []
    games = {}
    for place in sorted(entry for entry in folder.iterdir() if entry.is_dir() and entry.name != COMMON):
        game = _read_game(place, findings)
        if game is not None:
            games[game.id] = game
    answers = _Reading(findings).file(folder / COMMON / ANSWERS.path, ANSWERS)
    first = answers[0].model if answers else None
    games = {game.id: game for game in sorted(games.values(), key=_place)}
    return Catalog(games, first if isinstance(first, AnswerWords) else None, tuple(answers)), findings


def _place(game: GameCatalog) -> tuple[bool, bool, int, str]:
    """Where a game stands among the others."""
    return game.game.unlisted, game.game.draft, game.game.order, game.game.name


def _read_game(folder: Path, findings: list[Finding]) -> GameCatalog | None:
    """The game in ``folder``, or None if its models or its main file are missing or wrong."""
    kind = kind_of_game(folder.name)
    if isinstance(kind, Finding):
        findings.append(_about(folder, kind))
        return None
    parts: dict[str, Any] = {}
    records: dict[str, Record] = {}
    files: set[Path] = set()
    reading = _Reading(findings)
    reading.links.learn(reading.document(file) for file in (*folder.glob(_TERMS), *folder.glob(f"*/{_TERMS}")))
    search, broken = reading.search, reading.broken
    for data_file in kind.FILES:
        all_records: list[Record] = []
        for file in _paths(folder, data_file, parts.get("game")):
            files.add(file)
            all_records += reading.file(file, data_file)
        for record in all_records:
            _add(records, record, findings)
        if data_file.form == "mapping":
            parts[data_file.attribute] = {record.id: record.model for record in all_records}
        elif data_file.form == "list":
            parts[data_file.attribute] = tuple(record.model for record in all_records)
        elif all_records:
            parts[data_file.attribute] = all_records[0].model
        if data_file.attribute == "game":
            reading.patterns = patterns_in(reading.document(folder / data_file.path))
            for file in _paths(folder, search_words.FILE, parts.get("game")):
                files.add(file)
                search.read(file)
        for record in all_records:
            for part in _parts(record):
                _add(records, part, findings)
    if "game" not in parts:
        return None
    findings += _unread(folder, kind, files, parts["game"])
    findings += [*search.findings, *search.unused(records, broken)]
    _compose_names(kind.FILES, parts, records, findings)
    for data_file in kind.FILES:
        if data_file.form == "one" and not data_file.optional and data_file.attribute not in parts:
            # There is a finding, so nobody gets to use this; the rest of the game can be checked all the same.
            parts[data_file.attribute] = data_file.model.model_construct()
    try:
        return kind(folder=file_name(folder), records=records, broken=frozenset(broken), **parts)
    except Exception as error:
        message = f"{kind.__name__} cannot take what its files hold"
        hint = "a dataclass has a field for the attribute of each of its FILES"
        findings.append(failure(error, kind.__module__, message, hint))
        return None


def _compose_names(
    files: Sequence[DataFile], parts: dict[str, Any], records: dict[str, Record], findings: list[Finding]
) -> None:
    """Give the entries that the game has a pattern for their names, where they are read and where they are named."""
    game = parts["game"]
    names = ComposedNames(records[f"game:{game.id}"], files, records)
    composed = names.compose(game.names)
    findings += names.findings
    for file in files:
        if file.kind in game.names and file.form == "list":
            parts[file.attribute] = tuple(
                composed.get(f"{file.kind}:{model.id}", model) for model in parts[file.attribute]
            )


def kind_of_game(folder: str) -> type[GameCatalog] | Finding:
    """The catalogue class of the game in the folder of this name; or the finding that there is none."""
    name = f"catalog.models.{folder.replace('-', '_')}"
    what = "the models of the game"
    module = imported(name, what, "write the models, or move the folder with the data away")
    if isinstance(module, Finding):
        return module
    kind = getattr(module, "CATALOG", None)
    if isinstance(kind, type) and issubclass(kind, GameCatalog):
        return kind
    return code_finding(
        name,
        ("CATALOG",),
        f"{name} does not say which class is the game's catalogue",
        given="no CATALOG" if kind is None else kind,
        accepted="CATALOG = a class derived from catalog.models.game.GameCatalog",
        hint="let it be that class" if kind else did_you_mean("CATALOG", vars(module), "write it below the class"),
        code="no-part",
    )


def _about(folder: Path, finding: Finding) -> Finding:
    """Where nobody has written the models of a game, the finding is about the folder of its data."""
    if finding.code != "no-module":
        return finding
    message = "there are no models for this game"
    return replace(finding, file=file_name(folder), given=folder.name, message=message, code="no-models")


def _parts(record: Record) -> Iterator[Record]:
    """The parts of a record that are records of their own, so that references to them can be checked."""
    model = record.model
    parts: dict[tuple[str, str], tuple[Model, ...]] = {}
    if isinstance(model, Game):
        parts["set", "sets"] = model.sets
        parts["source-kind", "source_kinds"] = model.source_kinds
        parts["term-category", "term_categories"] = model.term_categories
    elif isinstance(model, Theme):
        parts["hue", "hues"] = model.hues
    elif isinstance(model, Board):
        parts[model.id, "spaces"] = model.spaces
    elif isinstance(model, Vocabulary):
        parts[model.id, "entries"] = model.entries
    for (kind, attribute), models in parts.items():
        for number, part in enumerate(models):
            yield Record(kind, part.id, part, record.document, (*record.path, attribute, number))  # type: ignore[attr-defined]


def _paths(folder: Path, data_file: DataFile, game: Game | None) -> list[Path]:
    """The files that hold a kind of record: the game's own, then those in the folders of its expansions.

    Where there is one file for each chapter, they stand in the order of the game's chapters.
    """
    if data_file.set or data_file.form == "one":
        return [folder / data_file.place]
    if data_file.chapters:
        expected = [folder / data_file.path.replace("*", chapter) for chapter in (game.chapters if game else ())]
    else:
        expected = [] if "*" in data_file.path else [folder / data_file.path]
    places = [folder, *(folder / part.id for part in (game.sets if game else ()))]
    paths = [path for place in places for path in sorted(place.glob(data_file.path))]
    return expected + [path for path in paths if path not in expected]


def _unread(folder: Path, kind: type[GameCatalog], files: set[Path], game: Game) -> Iterator[Finding]:
    """A file that nobody reads is most likely misspelt, or in the folder of no set."""
    all_files = (*kind.FILES, search_words.FILE)
    known = {data_file.place for data_file in all_files}
    many = {data_file.path for data_file in all_files if data_file.form != "one" and not data_file.set}
    known |= {f"{part.id}/{path}" for part in game.sets[1:] for path in many}
    for path in sorted(set(folder.rglob("*.yaml")) - files):
        given = path.relative_to(folder).as_posix()
        alike = [place for place in known if place.rpartition("/")[2] == path.name] or known
        hint = did_you_mean(given, alike, "rename the file or move it to the folder of a set")
        yield fault(file_name(path), 1, given, "unread-file", known=listed(sorted(known), 60), hint=hint)


@dataclass
class _Reading:
    """What is known while the files of a game are read. References to what is wrong in them go to ``broken``."""

    findings: list[Finding]
    broken: set[str] = field(default_factory=set)
    search: SearchWords = field(default_factory=SearchWords)
    links: TermLinks = field(default_factory=TermLinks)
    patterns: dict[str, str] = field(default_factory=dict)
    _documents: dict[Path, Document] = field(default_factory=dict)

    def document(self, path: Path) -> Document:
        """A file, which is read once."""
        if path not in self._documents:
            self._documents[path] = read(path)
        return self._documents[path]

    def file(self, path: Path, data_file: DataFile) -> list[Record]:
        """The records of a file. What is wrong in it needs no finding where something refers to it, as well."""
        if data_file.optional and not path.exists():
            return []
        if not path.exists():
            self.broken.add(f"{data_file.kind}:*")
            missing = fault(file_name(path), 1, "nothing", "file-missing", name=path.name, what=data_file.what)
            self.findings.append(missing)
            return []
        document = self.document(path)
        if data_file.optional and [finding.code for finding in document.findings] == ["file-empty"]:
            return []
        self.findings += document.findings
        if not document.readable:
            self.broken.add(f"{data_file.kind}:*")
            return []
        records = []
        for id_, data, place in _entries(document, data_file, self.findings):
            name = f"{data_file.kind}:{id_}"
            own = self.links.written_out(self.search.without(data, data_file, document, place, name))
            own = named(own, self.patterns.get(data_file.kind))
            model, faults = accept(data_file.model, own, document, place, name)
            self.findings += faults
            if model is not None:
                records.append(self.search.given_to(Record(data_file.kind, id_, model, document, place)))
            else:
                self.broken.add(name)
        return records


def _entries(
    document: Document, data_file: DataFile, findings: list[Finding]
) -> Iterator[tuple[str, Any, tuple[str | int, ...]]]:
    """The id, the data and the place of each record of a file, whatever its form."""
    data = document.data
    if data_file.form == "one":
        given = data.get("id") if isinstance(data, dict) else None
        yield str(given or data_file.attribute), data, ()
    elif data_file.form == "mapping" and isinstance(data, dict):
        for key, value in data.items():
            yield str(key), value, (key,)
    elif data_file.form == "list" and isinstance(data, list):
        for index, item in enumerate(data):
            given = item.get("id", item.get("key")) if isinstance(item, dict) else None
            yield str(given) if given is not None else f"number {index + 1}", item, (index,)
    else:
        accepted = "entries by their ids" if data_file.form == "mapping" else "a list of entries, each after '- '"
        findings.append(fault(document.file, document.line(), shown(data), "wrong-form", accepted=accepted))


def _add(records: dict[str, Record], record: Record, findings: list[Finding]) -> None:
    """Enter a record under its reference, unless another one has it."""
    if (first := records.get(record.ref)) is None:
        records[record.ref] = record
        return
    origin = first.origin
    key = "key" if record.kind == "source" else "id"
    findings.append(
        record.finding(
            (key,),
            "an id given twice",
            given=record.id,
            accepted=f"an id that no other {record.kind} has",
            hint=f"choose another id, or take one of the two away (the other stands at {origin.file}:{origin.line})",
            code="duplicate-id",
        )
    )
