"""What the models cannot see: whether the parts of the catalogue fit together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import PurePosixPath

from catalog.aid_check import aid
from catalog.change_check import changes
from catalog.document import Path
from catalog.facet_check import facets
from catalog.figure_check import figures
from catalog.findings import Finding, did_you_mean, listed
from catalog.learn_check import lessons
from catalog.library import Catalog
from catalog.messages import is_taken
from catalog.models.base import SHARED
from catalog.models.entries import LAST, Attested, Discrepancy, Entry, Game, WorkedExample
from catalog.models.game import GameCatalog, Record
from catalog.models.numbers import UnknownNumberError
from catalog.models.sources import Citation, Source
from catalog.number_check import missing_number, numbers
from catalog.python_files import failure
from catalog.references import references
from catalog.rule_tree import rules
from catalog.sign_check import signs
from catalog.text_check import texts
from catalog.theme_check import theme
from catalog.walk import models


def check(catalog: Catalog) -> Iterator[Finding]:
    """What is wrong between the entries of a catalogue whose files could be read."""
    for record in catalog.common:
        yield from texts(record, None)
    yield from places(catalog)
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
            yield from changes(game)
            if game.complete:
                if not game.broken:
                    yield from game.checks()  # which count entries, and would miss those that could not be read
                yield from facets(game)
                yield from alike(game)
            yield from aid(game)
        except UnknownNumberError as error:
            first = error.id.partition(".")[0]
            if not game.knows(f"number:{error.id}") and f"number:{first}" not in game.broken:
                yield missing_number(game, error.id)
        except Exception as error:
            yield failure(error, type(game).__module__, "what the models of the game check fails", "correct the line")


def places(catalog: Catalog) -> Iterator[Finding]:
    """No two games have one place among the games."""
    taken: dict[int, Record] = {}
    for game in catalog.games.values():
        [record] = game.of_kind("game")
        if game.game.order != LAST and (first := taken.setdefault(game.game.order, record)) is not record:
            yield record.finding(
                ("order",),
                f"the game '{first.id}' has this place already",
                given=game.game.order,
                accepted=f"a number that no other game has: not {listed(sorted(taken))}",
                hint=f"write another number, or correct {first.document.file}:{first.line(('order',))}",
                code="taken-place",
            )


def alike(game: GameCatalog) -> Iterator[Finding]:
    """No two entries with pages say the same of everything but their ids."""
    for collection in game.collections:
        seen: dict[str, str] = {}
        for entry in collection.entries:
            said = entry.model_dump_json(exclude={"id"})
            if (first := seen.setdefault(said, entry.id)) != entry.id:
                record = game.records[f"{collection.kind}:{entry.id}"]
                yield record.finding(
                    (),
                    f"it says in everything the same as {collection.kind}:{first}",
                    given=entry.id,
                    accepted="something that tells the two apart: a name, a number, a text",
                    hint="correct one of the two, or take one away: how often a card is there is a field of it",
                    code="alike",
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
            accepted=listed(keys, near=citation.source),
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
            otherwise = f"write one of these; if '{language}' is a language, name a source in it in sources.yaml"
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
    owner, _, name = checker.rpartition("/")
    whole = f"{game.id}/{name}"
    if checker not in known and (owner != game.id or not game.knows(f"checker:{name}")):
        yield record.finding(
            path,
            "there is no such checker",
            given=checker,
            accepted=listed(known, near=checker) or f"nothing: {game.id} has no checkers",
            hint=did_you_mean(
                whole if whole in known else checker,
                known,
                "write one of these" if known else "take it away, or write the checker",
            ),
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
                    accepted=listed(checker.fields, 30, choice.field),
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
