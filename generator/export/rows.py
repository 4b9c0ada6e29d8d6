"""The rows of the tables, in the order of the catalogue."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from generator.export import facets, release
from generator.export.entries import Entries, cited
from generator.render.set_counts import set_of
from generator.text.languages import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from catalog.models.base import Model
    from generator.export.texts import Tongues

Row = tuple[str | int | None, ...]


def of_games(entries: Entries) -> Iterator[Row]:
    """The row of a game."""
    game = entries.game.game
    yield (
        *(game.id, game.name, game.tagline, int(game.draft), int(game.unlisted), game.year),
        *(_json(game.designers), _json(game.artists), game.publisher, *game.players),
        *(_json([part.id for part in game.sets]), _json(cited(game.sources))),
        *(release.VERSION, release.commit(), release.LICENCE),
    )


def of_cards(entries: Entries) -> Iterator[Row]:
    """The rows of its cards."""
    game = entries.game
    for collection, place, entry in entries.cards():
        record = game.records[f"{collection.kind}:{entry.id}"]
        yield (
            *(game.id, collection.kind, entry.id, collection.id, set_of(game, entry), place),
            *(entry.name, _english(entries.text(collection.kind, entry)), _json(entries.facts(record))),
            *(_json(cited(entry.sources)), entries.page(record.ref)),
        )


def of_rules(entries: Entries) -> Iterator[Row]:
    """The rows of its rules."""
    game = entries.game.id
    for place, section in enumerate(entries.game.rules, 1):
        yield (
            *(game, section.id, section.id.split(".")[1], section.set, place),
            *(_english(entries.name(section)), _english(entries.text("rule", section))),
            *(_json(section.about), _json(section.see), _json(section.changes)),
            *(_json(cited(section.sources)), entries.page(f"rule:{section.id}")),
        )


def of_terms(entries: Entries) -> Iterator[Row]:
    """The rows of its glossary."""
    for term in entries.game.terms:
        yield (
            *(entries.game.id, term.id, term.category, term.set, term.name, _english(entries.text("term", term))),
            *(term.rule, term.symbol, _json(cited(term.sources)), entries.page(f"term:{term.id}")),
        )


def of_facets(entries: Entries) -> Iterator[Row]:
    """The rows of what its cards are sorted and filtered by."""
    for collection, _place, entry in entries.cards():
        for facet in collection.facets:
            for one in facets.values(facet, entry):
                yield (entries.game.id, collection.kind, entry.id, facet.id, one.value, one.number, one.of)


def of_discrepancies(entries: Entries) -> Iterator[Row]:
    """The rows of what its sources disagree on."""
    for one in entries.game.discrepancies:
        readings = [
            {"sources": cited(reading.sources), "says": _field(entries, reading, "says", one)}
            for reading in one.readings
        ]
        sources = dict.fromkeys(source for reading in one.readings for source in cited(reading.sources))
        tags = [code.replace("_", "-") for code in one.languages]  # also of one that the site does without
        yield (
            *(entries.game.id, one.id, one.kind, one.set),
            *(_field(entries, one, field) for field in ("topic", "followed", "why", "open")),
            *(one.confidence, _json(readings), _json(one.affects), _json(tags)),
            *(_json(list(sources)), entries.page(f"discrepancy:{one.id}")),
        )


def of_sources(entries: Entries) -> Iterator[Row]:
    """The rows of what it cites."""
    for source in entries.game.sources:
        tag = source.language.replace("_", "-") if source.language else None
        yield (
            *(entries.game.id, source.key, source.kind, _english(entries.name(source))),
            *(_english(entries.text("source", source)), tag, source.url, source.version, _json(source.sets)),
            entries.page(f"source:{source.key}"),
        )


def of_texts(entries: Entries) -> Iterator[Row]:
    """The rows of its texts, without the number of the row, which the whole table counts."""
    for text in entries.all_texts():
        for tag, said in text.tongues.items():
            printed = None if said.printed is None else int(said.printed)
            yield (
                *(entries.game.id, text.kind, text.id, text.field, tag),
                *(said.plain, said.html, said.state, printed),
            )


ROWS: dict[str, Callable[[Entries], Iterator[Row]]] = {
    "games": of_games,
    "cards": of_cards,
    "rules": of_rules,
    "terms": of_terms,
    "texts": of_texts,
    "facets": of_facets,
    "discrepancies": of_discrepancies,
    "sources": of_sources,
}
"""What gives the rows of each table."""


def _field(entries: Entries, record: Model, field: str, of: Model | None = None) -> str | None:
    """A text of a record in English; None where it has none."""
    given = getattr(record, field) is not None
    return _english(entries.texts.field(entries.game.id, record, field, of)) if given else None


def _english(tongues: Tongues | None) -> str | None:
    return (tongues[SOURCE_LANGUAGE].plain or None) if tongues else None


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=isinstance(data, dict))
