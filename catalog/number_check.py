"""Whether numbers fit together: those that texts and tables name are there, and rows are named after what there is."""

from __future__ import annotations

from collections.abc import Iterator

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.blocks import NumberTableBlock
from catalog.models.entries import RuleSection
from catalog.models.game import GameCatalog, Record
from catalog.models.numbers import Number
from catalog.placeholders import Named
from catalog.references import dangling, kinds_of

Path = tuple[str | int, ...]


def numbers(game: GameCatalog) -> Iterator[Finding]:
    """What is wrong between the numbers of a game and the entries, nouns and sections that they speak of."""
    for record in game.of_kind("number"):
        if isinstance(record.model, Number):
            yield from _unit(record, record.model, game)
            yield from _rows(record, record.model, game)
    for record in game.of_kind("rule"):
        for index, block in enumerate(record.model.body if isinstance(record.model, RuleSection) else ()):
            if isinstance(block, NumberTableBlock):
                yield from _drawn(record, ("body", index), block, game)


def _unit(record: Record, number: Number, game: GameCatalog) -> Iterator[Finding]:
    nouns = [record.id for record in game.of_kind("term")] + [noun.id for noun in game.game.nouns]
    if number.unit is not None and number.unit not in nouns and not game.knows(f"term:{number.unit}"):
        yield record.finding(
            ("unit",),
            f"there is no noun '{number.unit}'",
            given=number.unit,
            accepted=listed(nouns, 30, number.unit),
            hint=did_you_mean(number.unit, nouns, "write the id of a term, or add the word to 'nouns' in game.yaml"),
            code="dangling-reference",
        )


def _rows(record: Record, number: Number, game: GameCatalog) -> Iterator[Finding]:
    """The rows of a table are named after entries of one kind."""
    if number.of is None:
        return
    if number.of not in kinds_of(game):
        yield from dangling(record, ("of",), f"{number.of}:", game, shown=number.of)
        return
    for row in number.rows:
        yield from dangling(record, ("rows", row), row, game, number.of)


def _drawn(record: Record, path: Path, block: NumberTableBlock, game: GameCatalog) -> Iterator[Finding]:
    """A table in a section has one heading for the rows and one for each column, and its tables have the same rows."""
    tables = [found.model for id_ in block.table if (found := game.records.get(f"number:{id_}")) is not None]
    known = [table for table in tables if isinstance(table, Number)]
    if len(known) < len(block.table):
        return  # The reference has a finding of its own.
    for id_, table in zip(block.table, known, strict=True):
        if list(table.rows) != list(known[0].rows) or not table.rows:
            yield record.finding(
                (*path, "table"),
                f"'{id_}' has other rows than '{block.table[0]}'" if table.rows else f"'{id_}' is no table",
                given=listed(table.rows) or "one number",
                accepted=listed(known[0].rows) or "a table of numbers",
                hint="draw tables with other rows one below the other" if table.rows else "write {number:…} in a text",
                code="wrong-table",
            )
            return
    columns = [column for table in known for column in table.columns or (table.id,)]
    if len(block.head) != len(columns) + 1:
        yield record.finding(
            (*path, "head"),
            f"the table has {len(columns) + 1} columns, but there are {len(block.head)} headings",
            given=listed(block.head),
            accepted=f"a heading for the rows and one for each of: {listed(columns)}",
            hint="add or take away headings",
            code="wrong-table",
        )


def named_number(record: Record, path: Path, named: Named, game: GameCatalog | None) -> Iterator[Finding]:
    """``{number:…}`` names a number that is there, and that a source or a calculation gives."""
    id_ = named.number[0]
    found = game.records.get(f"number:{id_}") if game is not None else None
    if game is None or found is None or not isinstance(found.model, Number):
        if game is None or not game.knows(f"number:{id_}"):
            ids = [number.id for number in game.numbers] if game is not None else []
            yield _finding(
                record,
                path,
                named,
                f"there is no number '{id_}'" if game else "a game's number in a text that serves all games",
                listed(ids, near=id_)
                or ("a text without numbers of a game" if game is None else "none: there is no numbers.yaml"),
                did_you_mean(id_, ids, "write the id of an entry of numbers.yaml, or add it there"),
            )
        return
    try:
        if found.model.cell(*named.number[1:]) is not None:
            return
        yield _finding(
            record, path, named, "no source says this number", "a number that is known", "word the text without it"
        )
    except KeyError:
        places = found.model.places
        given = ".".join(named.number)
        message = f"'{id_}' has no such place"
        hint = did_you_mean(given, places, "write one of these")
        yield _finding(record, path, named, message, listed(places, near=given), hint)


def missing_number(game: GameCatalog, id_: str) -> Finding:
    """A number that the models or the engine of the game ask for is not in its files, or is not known.

    ``id_`` is that of a number, or leads on to a row and a column with dots: ``krakens.4.nebulis``.
    """
    first, dot, _rest = id_.partition(".")
    found = game.records.get(f"number:{first}")
    if dot and found is not None and isinstance(found.model, Number):
        places = [place.partition(".")[2] for place in found.model.places if "." in place]
        file, line = found.place(("rows",))
        hint = "add it with what the source says, or correct whoever asks for it"
    else:
        places, file, line = [number.id for number in game.numbers], f"{game.folder}/numbers.yaml", 1
        hint = "add it with its sources, or correct whoever asks for it"
    given = id_.partition(".")[2] if dot and found is not None else id_
    return Finding(
        file,
        line,
        "",
        id_,
        listed(places, near=given),
        did_you_mean(given, places, hint),
        f"the models or the engine of {game.id} ask for a number '{id_}' that is not there",
        "unknown-number",
    )


def _finding(record: Record, path: Path, named: Named, message: str, accepted: str, hint: str) -> Finding:
    given = f"{{{named.name}}}"
    return record.finding(path, message, given=given, accepted=accepted, hint=hint, code="unknown-number")
