"""What is drawn: each symbol that texts, words and faces may show, each that marks a small card, and each pictogram."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from catalog.findings import Finding
from catalog.models.boards import Board, BoardPiece, Feature, Space, SpaceKind
from catalog.models.faces import Signed
from catalog.models.figures import Drawn, Figure
from catalog.models.vocabularies import Word
from catalog.walk import models
from generator.checkers.contract.naming import Place, known
from generator.text.languages import ROOT

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions

TEMPLATES = "generator/templates"


def path_of(file: str) -> Path:
    """The file at a place of the repository."""
    return ROOT / file


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Symbols and pictograms without a drawing."""
    game = questions.game
    yield from _pictograms(game)
    yield from _faces(game)
    folder = f"{TEMPLATES}/{game.id}/symbols"
    drawn = sorted(path.stem for path in (ROOT / folder).glob("*.svg"))
    message = f"there is no drawing of this symbol in {folder}/"
    for number, symbol in enumerate(game.game.symbols):
        place: Place = ("symbols", number, "id")
        yield from known(game.of_kind("game")[0], place, symbol.id, drawn, message, "no-drawing", "draw it")
    for term in game.terms:
        if term.symbol is not None:
            record = game.records[f"term:{term.id}"]
            yield from known(record, ("symbol",), term.symbol, drawn, message, "no-drawing", "draw it")
    for kind, entries in game.named.items():
        for entry in entries:
            if isinstance(entry, Word) and entry.symbol is not None:
                record = game.records[f"{kind}:{entry.id}"]
                yield from known(record, ("symbol",), entry.symbol, drawn, message, "no-drawing", "draw it")
            if isinstance(entry, Signed) and entry.sign is not None:
                record = game.records[f"{kind}:{entry.id}"]
                for field in ("of", "inside"):
                    if shown := getattr(entry.sign, field):
                        yield from known(record, ("sign", field), shown, drawn, message, "no-drawing", "draw it")
    for number, part in enumerate(game.game.sets):
        if part.symbol is not None:
            place = ("sets", number, "symbol")
            yield from known(game.of_kind("game")[0], place, part.symbol, drawn, message, "no-drawing", "draw it")
    for name, words in game.checkers.items():
        yield from known(
            game.records[f"checker:{name}"], ("symbol",), words.symbol, drawn, message, "no-drawing", "draw it"
        )
        for number, laid in enumerate(words.gauge.parts if words.gauge else ()):
            if laid.symbol:
                place = ("gauge", "parts", number, "symbol")
                record = game.records[f"checker:{name}"]
                yield from known(record, place, laid.symbol, drawn, message, "no-drawing", "draw it")
        for table, naming in words.tables.items():
            for number, variant in enumerate(naming.variants):
                if variant.mark is not None:
                    place = ("tables", table, "variants", number, "mark")
                    record = game.records[f"checker:{name}"]
                    yield from known(record, place, variant.mark, drawn, message, "no-drawing", "draw it")
    for record in game.records.values():
        for path, drawing in models(record.model) if isinstance(record.model, Figure | Board) else ():
            for index, sign in enumerate(drawing.shows if isinstance(drawing, Drawn | Space | SpaceKind) else ()):
                if sign[0].isalpha():
                    place = (*path, "shows", index)
                    yield from known(record, place, sign, drawn, message, "no-drawing", "draw it")
            if isinstance(drawing, Feature | BoardPiece):
                yield from known(record, (*path, "symbol"), drawing.sign, drawn, message, "no-drawing", "draw it")


def symbol(game: GameCatalog, record: Record, place: Place, given: str) -> Iterator[Finding]:
    """The finding that a symbol which a record shows has no drawing."""
    folder = f"{TEMPLATES}/{game.id}/symbols"
    drawn = sorted(path.stem for path in (ROOT / folder).glob("*.svg"))
    yield from known(record, place, given, drawn, f"there is no drawing of this symbol in {folder}/", "no-drawing")


def _pictograms(game: GameCatalog) -> Iterator[Finding]:
    """Pictograms without a drawing, or without that of a count of which they say that it has one."""
    folder = f"{TEMPLATES}/{game.id}/pictograms"
    drawn = sorted(path.stem for path in (ROOT / folder).glob("*.svg"))
    for pictogram in game.pictograms:
        record = game.records[f"pictogram:{pictogram.id}"]
        places: list[tuple[Place, str]] = [(("id",), pictogram.id)]
        places += [(("heaps", at), f"{pictogram.id}-{count}") for at, count in enumerate(pictogram.heaps)]
        for place, name in places:
            message = f"there is no drawing of this pictogram in {folder}/"
            yield from known(record, place, name, drawn, message, "no-drawing", "draw it")


def _faces(game: GameCatalog) -> Iterator[Finding]:
    """Parts of the face of no kind of card, or shown on a card of another kind."""
    kinds = [collection.kind for collection in game.collections]
    for face in game.faces:
        record = game.records[f"face:{face.id}"]
        message = f"there is no kind of card '{face.id}'"
        yield from known(record, ("id",), face.id, kinds, message, "no-kind", "write one of these kinds")
        if face.id in kinds and face.example.partition(":")[0] != face.id:
            yield record.finding(
                ("example",),
                "the example is of another kind",
                given=face.example,
                accepted=f"a card of the kind '{face.id}'",
                hint=f"write '{face.id}:' and the id of a card",
                code="other-kind",
            )
