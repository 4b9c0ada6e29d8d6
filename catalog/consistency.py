"""What the models cannot see: whether the parts of the catalogue fit together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import PurePosixPath

from catalog.aid_check import aid
from catalog.document import Path
from catalog.figure_check import figures
from catalog.findings import Finding, did_you_mean, listed
from catalog.learn_check import lessons
from catalog.library import Catalog
from catalog.messages import is_taken
from catalog.models.base import SHARED, Message
from catalog.models.entries import Attested, Citation, Discrepancy, Entry, Game, Source, WorkedExample
from catalog.models.game import GameCatalog, Record, UnknownNumberError
from catalog.number_check import missing_number, named_number, numbers
from catalog.placeholders import GRAMMAR, Named, PlaceholderError, Ref, placeholders
from catalog.python_files import code_finding, failure
from catalog.references import dangling, references
from catalog.rule_tree import rules
from catalog.sign_check import signs
from catalog.theme_check import theme
from catalog.walk import leaves, models


def check(catalog: Catalog) -> Iterator[Finding]:
    """What is wrong between the entries of a catalogue whose files could be read."""
    for record in catalog.common:
        yield from texts(record, None)
    for game in catalog.games.values():
        for record in game.records.values():
            yield from references(record, game)
            yield from texts(record, game)
            yield from attested_names(record, game)
        yield from citations(game)
        yield from folder(game)
        yield from sets(game)
        yield from rules(game)
        yield from numbers(game)
        yield from kinds(game)
        yield from theme(game)
        yield from figures(game)
        yield from lessons(game)
        yield from signs(game)
        yield from examples(game)
        yield from choices(game)
        try:
            if game.complete:
                yield from game.checks()
                yield from _facets(game)
            yield from aid(game)
        except UnknownNumberError as error:
            if not game.knows(f"number:{error.id}"):
                yield missing_number(game, error.id)
        except Exception as error:
            yield failure(error, type(game).__module__, "what the models of the game check fails", "correct the line")


def _facets(game: GameCatalog) -> Iterator[Finding]:
    """Every facet asked for the value of each of its entries, as pages and queries will. Raises what its code raises.

    Facets of one id are one field of the query language: numbers in all collections, or in none.
    """
    types: dict[str, str] = {}
    for collection in game.collections:
        for facet in collection.facets:
            for entry in collection.entries:
                facet.value(entry)
            first = types.setdefault(facet.id, facet.type)
            if (first == "number") != (facet.type == "number"):
                yield code_finding(
                    type(game).__module__,
                    ("collections", facet.id),
                    "facets of one id are one field of queries, so all of them or none are numbers",
                    given=f"{facet.id}: {facet.type}",
                    accepted=f"{facet.id}: {first}",
                    hint="give one of the two another id",
                    code="other-type",
                )


def folder(game: GameCatalog) -> Iterator[Finding]:
    """A game's id is the name of its folder: addresses, modules and the names of PO files are made from either."""
    name = PurePosixPath(game.folder).name
    if is_taken(game.id):
        yield game.of_kind("game")[0].finding(
            ("id",),
            "the pages or PO files of a game of this name would be taken for others",
            given=game.id,
            accepted="any other id",
            hint="rename the folder, and write its new name here",
            code="taken-id",
        )
    if game.id != name:
        yield game.of_kind("game")[0].finding(
            ("id",),
            "the game is not called as its folder",
            given=game.id,
            accepted=name,
            hint=f"write 'id: {name}', or rename the folder",
            code="wrong-id",
        )


def sets(game: GameCatalog) -> Iterator[Finding]:
    """What stands in the folder of a set belongs to that set."""
    known = [part.id for part in game.game.sets]
    for record in game.records.values():
        place = PurePosixPath(record.document.file).parent.name
        given = getattr(record.model, "set", None)
        if place in known and given not in (None, place):
            yield record.finding(
                ("set",),
                f"it stands in the folder of '{place}'",
                given=given,
                accepted=place,
                hint=f"write 'set: {place}', or move the entry to the files of its own set",
                code="other-set",
            )


def kinds(game: GameCatalog) -> Iterator[Finding]:
    """No vocabulary is called like another kind of entry, and no game declares again what all games have."""
    taken = {data_file.kind for data_file in game.FILES} | {"set", "hue", *SHARED}
    for record in (*game.of_kind("vocabulary"), *game.of_kind("board")):
        if record.id in taken:
            yield record.finding(
                ("id",),
                "there are entries of this kind already",
                given=record.id,
                accepted=f"an id that is none of: {listed(sorted(taken), 30)}",
                hint="choose another id",
                code="duplicate-id",
            )
    for kind, shared in SHARED.items():
        for record in game.of_kind(kind):
            if record.id in shared:
                yield record.finding(
                    ("id",),
                    f"every game has this {kind}",
                    given=record.id,
                    accepted=f"an id that is none of: {listed(shared)}",
                    hint="take it away, or choose another id",
                    code="duplicate-id",
                )


def texts(record: Record, game: GameCatalog | None) -> Iterator[Finding]:
    """Placeholders in texts must be well formed, and lead to an entry or name a symbol of the game.

    The words of checkers also hold parameters, which only the engine knows; their names are not held here.
    """
    for path, text, mark in record_texts(record):
        try:
            parts = placeholders(text)
        except PlaceholderError as error:
            yield record.finding(
                path,
                error.problem,
                given=text,
                accepted=GRAMMAR,
                hint="close the placeholder, or take the brace away",
                code="bad-placeholder",
            )
            continue
        for placeholder in parts:
            if isinstance(placeholder, Ref):
                yield from _linked(record, path, placeholder, game)
            elif placeholder.number:
                yield from named_number(record, path, placeholder, game)
            elif mark.domain == "record" and game is not None:
                yield from _symbol(record, path, placeholder, game)


def record_texts(record: Record) -> Iterator[tuple[tuple[str | int, ...], str, Message]]:
    """Every message of a record; a counted one in both its forms."""
    for leaf in leaves(record.model):
        if isinstance(leaf.mark, Message):
            yield leaf.path, leaf.value, leaf.mark
    for path, part in models(record.model):
        mark = getattr(type(part), "MESSAGE", None)
        if isinstance(mark, Message):
            for form in ("one", "other"):
                yield (*path, form), getattr(part, form), mark


def _linked(
    record: Record, path: tuple[str | int, ...], placeholder: Ref, game: GameCatalog | None
) -> Iterator[Finding]:
    given = f"{{{placeholder.target}}}"
    if game is None:
        yield record.finding(
            path,
            "a link to an entry in a text that serves all games",
            given=given,
            accepted="a text without links",
            hint="take the link away",
            code="dangling-reference",
        )
    else:
        yield from dangling(record, path, placeholder.target, game, shown=given)


def _symbol(record: Record, path: tuple[str | int, ...], placeholder: Named, game: GameCatalog) -> Iterator[Finding]:
    symbols = [symbol.id for symbol in game.game.symbols]
    if placeholder.name not in symbols:
        yield record.finding(
            path,
            f"there is no symbol '{placeholder.name}'",
            given=f"{{{placeholder.name}}}",
            accepted=listed(f"{{{symbol}}}" for symbol in symbols),
            code="unknown-symbol",
            hint=did_you_mean(placeholder.name, symbols, "write one of these, or a link as {kind:id}"),
        )


def citations(game: GameCatalog) -> Iterator[Finding]:
    """A citation names a source of the game and, if it names lines, lines that the source has."""
    uncounted: dict[str, list[Finding]] = {}
    for record in game.records.values():
        for path, part in models(record.model):
            if not isinstance(part, Citation):
                continue
            for finding in _citation(record, path, part, game):
                if finding.code == "no-lines":
                    uncounted.setdefault(part.source, []).append(finding)
                else:
                    yield finding
    for findings in uncounted.values():
        # Most likely the source lacks a number, and that is one fault, however often its lines are cited.
        more = f", but is so {len(findings)} times" if len(findings) > 1 else ""
        yield replace(findings[0], message=findings[0].message + more)


def _citation(record: Record, path: Path, citation: Citation, game: GameCatalog) -> Iterator[Finding]:
    keys = [source.key for source in game.sources]
    if not game.knows(f"source:{citation.source}"):
        yield record.finding(
            path,
            f"there is no source '{citation.source}'",
            given=citation.source,
            accepted=listed(keys),
            code="unknown-source",
            hint=did_you_mean(citation.source, keys, "write the key of a source of sources.yaml"),
        )
        return
    source = next((source for source in game.sources if source.key == citation.source), None)
    if source is None or not citation.lines:
        return
    last = max(end for _, end in citation.lines)
    if source.line_count is None:
        yield record.finding(
            path,
            f"'{source.key}' is not cited by line",
            given=f"line {last}",
            accepted=f"{source.key}, or {source.key}: and a place in words or a file name",
            hint=f"give the source a line_count, or name the place in another way: {source.key}: line {last}",
            code="no-lines",
        )
    elif last > source.line_count:
        yield record.finding(
            path,
            f"'{source.key}' ends at line {source.line_count}",
            given=f"line {last}",
            accepted=f"lines 1 to {source.line_count}",
            hint="look the line up again",
            code="citation-past-end",
        )


def attested_names(record: Record, game: GameCatalog) -> Iterator[Finding]:
    """A name is attested in the language of one of the game's sources, and cites one; English stands in others too."""
    attested = record.model.attested if isinstance(record.model, Entry | Game) else {}
    languages = list(dict.fromkeys(["en", *(source.language for source in game.sources if source.language)]))
    for language, name in attested.items():
        if language not in languages:
            same = [known for known in languages if known.partition("_")[0] == language.partition("_")[0]]
            otherwise = "write one of these, or name the source in sources.yaml"
            yield record.finding(
                ("attested", language),
                f"none of the game's sources is in this language ({language})",
                given=language,
                accepted=listed(languages, 30),
                hint=did_you_mean(language, same or languages, f"did you mean '{same[0]}'?" if same else otherwise),
                code="unknown-value",
            )
            continue
        cited = _cited(name, game.sources)
        if language != "en" and cited and not any(source.language == language for source in cited):
            keys = [source.key for source in game.sources if source.language == language]
            yield record.finding(
                ("attested", language, "sources"),
                f"no source in this language ({language}) is cited for the name",
                given=", ".join(source.key for source in cited),
                accepted=listed(keys) or "nothing: no source is in it",
                hint="cite where the name is printed, or take the name away",
                code="attested-elsewhere",
            )


def _cited(name: Attested, sources: Iterable[Source]) -> list[Source]:
    keys = {citation.source for citation in name.sources}
    return [source for source in sources if source.key in keys]


def examples(game: GameCatalog) -> Iterator[Finding]:
    """Each worked example asks a checker of its own game, or a question without a form and then says what opens."""
    forms = [f"{game.id}/{checker}" for checker in game.checkers]
    formless = [f"{game.id}/{question}" for question in game.QUESTIONS]
    for record in game.of_kind("example"):
        example = record.model
        if not isinstance(example, WorkedExample):
            continue
        yield from _checker_faults(game, record, ("checker",), example.checker, [*forms, *formless])
        if example.opens is not None:
            yield from _checker_faults(game, record, ("opens", "checker"), example.opens.checker, forms)
        if (example.checker in formless) != (example.opens is not None):
            yield record.finding(
                ("opens",) if example.opens else ("checker",),
                "no form asks this question" if example.opens is None else "the question has a form of its own",
                given=example.checker,
                accepted=f"'opens' with one of: {listed(forms)}" if example.opens is None else "no 'opens'",
                hint="add 'opens' with a checker and a request" if example.opens is None else "take 'opens' away",
                code="wrong-opening",
            )


def _checker_faults(
    game: GameCatalog, record: Record, path: tuple[str, ...], checker: str, known: list[str]
) -> Iterator[Finding]:
    owner, _, name = checker.partition("/")
    if checker not in known and (owner != game.id or not game.knows(f"checker:{name}")):
        yield record.finding(
            path,
            "there is no such checker",
            given=checker,
            accepted=listed(known) or f"nothing: {game.id} has no checkers",
            hint=did_you_mean(checker, known, "write one of these" if known else "take it away, or write the checker"),
            code="unknown-checker",
        )


def choices(game: GameCatalog) -> Iterator[Finding]:
    """What the reader may choose is an input of the checker and, if it has values to choose, one of these."""
    for record in game.of_kind("discrepancy"):
        offered = record.model.choices if isinstance(record.model, Discrepancy) else ()
        for index, choice in enumerate(offered):
            if (checker := game.checkers.get(choice.checker)) is None:
                continue  # The reference has a finding of its own.
            where = f"the checker '{choice.checker}'"
            if (words := checker.fields.get(choice.field)) is None:
                yield record.finding(
                    ("choices", index, "field"),
                    f"{where} has no such input",
                    given=choice.field,
                    accepted=listed(checker.fields, 30),
                    hint=did_you_mean(choice.field, checker.fields, "write one of these"),
                    code="unknown-field",
                )
            elif choice.value not in words.choices and (words.choices or choice.value is not None):
                yield record.finding(
                    ("choices", index, "value"),
                    f"not a value of the input '{choice.field}' of {where}",
                    given=choice.value or "no value",
                    accepted=listed(words.choices) or "no value: there are none to choose from",
                    hint=did_you_mean(
                        choice.value or "", words.choices, "write one of these" if words.choices else "take it away"
                    ),
                    code="unknown-value",
                )
