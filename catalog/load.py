"""Loading the catalogue: the YAML of every game, read, checked against the models and put together."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catalog.document import Document, read
from catalog.findings import CatalogError, Finding, listed, shown
from catalog.messages import Found, messages
from catalog.models.base import Model
from catalog.models.checkers import AnswerWords
from catalog.models.entries import Game
from catalog.models.game import DataFile, GameCatalog, Origin, Record
from catalog.shape import accept

ROOT = Path(__file__).resolve().parent.parent
"""The folder that names of files in findings and origins are relative to."""

DATA = ROOT / "catalog" / "data"
"""Where the catalogue lies unless another folder is asked for."""

COMMON = "common"
"""The folder of what is common to all games."""


@dataclass(frozen=True)
class Catalog:
    """The whole catalogue in memory."""

    games: Mapping[str, GameCatalog]
    answers: AnswerWords | None = None
    common: tuple[Record, ...] = ()

    def game_of(self, ref: str, game: str | None = None) -> str:
        """The id of the game that ``ref`` belongs to. Raises KeyError if there is none, or more than one."""
        if game is not None:
            return game
        owners = [id_ for id_, catalog in self.games.items() if ref in catalog.records]
        if len(owners) != 1:
            where = f"in {listed(owners)}: say which game" if owners else "in no game"
            raise KeyError(f"{ref} stands {where}")
        return owners[0]

    def record(self, ref: str, game: str | None = None) -> Record:
        """The record, with its place, that ``ref`` (``lord:commander``) names. Raises KeyError for an unknown one."""
        return self.games[self.game_of(ref, game)].records[ref]

    def find(self, ref: str, game: str | None = None) -> Model:
        """The entry that ``ref`` names. Raises KeyError for an unknown one, or one of several games."""
        return self.record(ref, game).model

    def origin(self, game: str, ref: str) -> Origin:
        """The file and line where the entry ``ref`` of ``game`` stands. Raises KeyError for an unknown one."""
        return self.record(ref, game).origin

    def messages(self) -> Iterator[Found]:
        """Every text of the catalogue that is translated, in the order of the files."""
        yield from messages(self.common)
        for game in self.games.values():
            yield from messages(game.records.values(), game)


def load(path: Path | str | None = None) -> Catalog:
    """Load the catalogue in the folder ``path``, or the one that comes with the program.

    Raises CatalogError, which holds all findings, if anything is wrong with any file.
    """
    catalog, findings = read_catalog(path)
    if findings:
        raise CatalogError(findings)
    return catalog


def read_catalog(path: Path | str | None = None) -> tuple[Catalog, list[Finding]]:
    """What can be read of the catalogue, and all findings about the form of its files."""
    folder = Path(path) if path is not None else DATA
    if not folder.is_dir():
        finding = Finding(_name(folder), 1, "", "nothing", "a folder with a folder for each game", "check the path",
                          "there is no such folder", "no-folder")
        return Catalog({}), [finding]
    findings: list[Finding] = []
    games = {}
    for place in sorted(entry for entry in folder.iterdir() if entry.is_dir() and entry.name != COMMON):
        game = _read_game(place, findings)
        if game is not None:
            games[game.id] = game
    answers = _read_file(
        folder / COMMON / "answers.yaml", DataFile("answers", "answers.yaml", "answers", AnswerWords, "one"), findings
    )
    first = answers[0].model if answers else None
    return Catalog(games, first if isinstance(first, AnswerWords) else None, tuple(answers)), findings


def _read_game(folder: Path, findings: list[Finding]) -> GameCatalog | None:
    """The game in ``folder``, or None if its main file or its module is missing or wrong."""
    name = folder.name.replace("-", "_")
    try:
        kind: type[GameCatalog] = importlib.import_module(f"catalog.models.{name}").CATALOG
    except ModuleNotFoundError as error:
        if error.name != f"catalog.models.{name}":
            raise
        findings.append(
            Finding(_name(folder), 1, "", folder.name, f"a game with a module catalog/models/{name}.py",
                    "write the module, or move the folder away", "no models for this game", "no-models")
        )
        return None
    parts: dict[str, Any] = {}
    records: dict[str, Record] = {}
    for data_file in kind.FILES:
        found: list[Record] = []
        for file in _paths(folder, data_file, parts.get("game")):
            found += _read_file(file, data_file, findings)
        for record in found:
            _add(records, record, findings)
        if data_file.form == "mapping":
            parts[data_file.attribute] = {record.id: record.model for record in found}
        elif data_file.form == "list":
            parts[data_file.attribute] = tuple(record.model for record in found)
        elif found:
            parts[data_file.attribute] = found[0].model
        if isinstance(game := parts.get("game"), Game) and data_file.attribute == "game" and found:
            for number, game_set in enumerate(game.sets):
                place = (*found[0].path, "sets", number)
                _add(records, Record("set", game_set.id, game_set, found[0].document, place), findings)
    missing = [data_file for data_file in kind.FILES if data_file.form == "one" and data_file.attribute not in parts]
    if missing:
        return None
    return kind(folder=folder, records=records, **parts)


def _paths(folder: Path, data_file: DataFile, game: Game | None) -> list[Path]:
    """The files that hold a kind of record; several stand in the order of the game's chapters."""
    if "*" not in data_file.path:
        return [folder / data_file.path]
    order = {chapter: number for number, chapter in enumerate(game.chapters if game else ())}
    return sorted(folder.glob(data_file.path), key=lambda file: (order.get(file.stem, len(order)), file.stem))


def _read_file(path: Path, data_file: DataFile, findings: list[Finding]) -> list[Record]:
    """The records of a file; a file that is not there has none."""
    if not path.exists():
        return []
    document = read(path, _name(path))
    findings += document.findings
    if not document.readable:
        return []
    records = []
    for id_, data, place in _entries(document, data_file, findings):
        name = f"{data_file.kind}:{id_}"
        model, faults = accept(data_file.model, data, document, place, name)
        findings += faults
        if model is not None:
            records.append(Record(data_file.kind, id_, model, document, place))
    return records


def _entries(
    document: Document, data_file: DataFile, findings: list[Finding]
) -> Iterator[tuple[str, Any, tuple[str | int, ...]]]:
    """The id, the data and the place of each record of a file, whatever its form."""
    data = document.data
    if data_file.form == "one":
        yield (data.get("id", data_file.attribute) if isinstance(data, dict) else data_file.attribute), data, ()
    elif data_file.form == "mapping" and isinstance(data, dict):
        for key, value in data.items():
            yield str(key), value, (key,)
    elif data_file.form == "list" and isinstance(data, list):
        for index, item in enumerate(data):
            given = item.get("id", item.get("key")) if isinstance(item, dict) else None
            yield str(given) if given is not None else f"number {index + 1}", item, (index,)
    else:
        accepted = "entries by their ids" if data_file.form == "mapping" else "a list of entries, each after '- '"
        findings.append(
            Finding(document.file, document.line(), "", shown(data), accepted, f"write the file as {accepted}",
                    "the file has the wrong form", "wrong-form")
        )


def _add(records: dict[str, Record], record: Record, findings: list[Finding]) -> None:
    """Enter a record under its reference, unless another one has it."""
    if (first := records.get(record.ref)) is None:
        records[record.ref] = record
        return
    origin = first.origin
    findings.append(
        Finding(record.document.file, record.line(("id",)), "id", record.id, f"an id that no other {record.kind} has",
                f"choose another id, or take one of the two away (the other is at {origin.file}:{origin.line})",
                f"{record.ref}: an id given twice", "duplicate-id")
    )


def _name(path: Path) -> str:
    """How findings and origins call a file: relative to the program's folder, if it lies there."""
    absolute = path.resolve()
    return absolute.relative_to(ROOT).as_posix() if absolute.is_relative_to(ROOT) else path.as_posix()
