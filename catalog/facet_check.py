"""Whether facets say of each entry what pages and queries can show: numbers, and choices and entries that there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from catalog.document import file_name
from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.models.base import Refers
from catalog.models.facets import Facet
from catalog.models.game import Collection, GameCatalog
from catalog.python_files import code_finding
from catalog.walk import leaves


def facets(game: GameCatalog) -> Iterator[Finding]:
    """Each facet asked for the value of each of its entries, as pages and queries will. Raises what its code raises.

    Facets of one id are one field of the query language: numbers in all collections, or in none.
    """
    types: dict[str, str] = {}
    for collection in game.collections:
        for facet in collection.facets:
            check = _amounts if facet.type == "counts" else _values
            yield from check(game, collection, facet)
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


def _values(game: GameCatalog, collection: Collection, facet: Facet) -> Iterator[Finding]:
    """The values of a facet that nothing can be made of, each of them once."""
    seen = set()
    for entry in collection.entries:
        value = facet.value(entry)
        for one in value if isinstance(value, tuple) else () if value is None else (value,):
            if one not in seen and (wrong := _wrong(game, facet, one)):
                record = game.records[f"{collection.kind}:{entry.id}"]
                about = f"{record.ref} ({record.origin.file}:{record.origin.line})"
                yield _finding(game, facet, one, f"the facet '{facet.id}' has for {about} {wrong[0]}", wrong[1])
            seen.add(one)
        if facet.type != "entries" and isinstance(value, tuple):
            message = f"the facet '{facet.id}' has several values for {collection.kind}:{entry.id}"
            yield _finding(game, facet, value, message, [])
            return


def _amounts(game: GameCatalog, collection: Collection, facet: Facet) -> Iterator[Finding]:
    """A facet of counts gives a whole number, at least 1, of each entry that it names."""
    for entry in collection.entries:
        held = {leaf.value for leaf in leaves(entry) if isinstance(leaf.mark, Refers)}
        for reference, amount in (pair for amounts in facet.amounts(entry) for pair in amounts.items()):
            is_number = isinstance(amount, int) and not isinstance(amount, bool) and amount >= 1
            kind, _, id_ = reference.partition(":")
            if is_number and (game.knows(reference) or (id_ in held and game.of_kind(kind))):
                continue  # What a field of the entry names although it is not there has a finding of its own.
            yield code_finding(
                type(game).__module__,
                ("collections", facet.id),
                f"the facet '{facet.id}' counts nothing that there is in {collection.kind}:{entry.id}",
                given=f"{reference}: {amount}",
                accepted="references of entries, each with a whole number from 1",
                hint="correct what the facet gives, or the fields of the entry",
                code="bad-amount",
            )


def _wrong(game: GameCatalog, facet: Facet, value: Any) -> tuple[str, list[str]] | None:
    """What is wrong with a value, and those that there are; None if nothing is."""
    if facet.type == "number":
        return None if type(value) is int else ("what is no whole number", [])
    if facet.type == "choice":
        choices = [choice.id for choice in facet.choices]
        return None if value in choices else ("none of its choices", choices)
    if facet.type in ("entry", "entries") and not game.knows(str(value)):
        kind = str(value).partition(":")[0]
        there = [record.ref for record in game.of_kind(kind)] or sorted({one.kind for one in game.records.values()})
        return "an entry that there is not", there
    return None


def _finding(game: GameCatalog, facet: Facet, value: Any, message: str, known: list[str]) -> Finding:
    """A finding at the line of the function that gives a facet's values."""
    accepted = listed(known, near=str(value)) if known else _ACCEPTED.get(facet.type, "a value of its type")
    hint = did_you_mean(str(value), known, "correct what the entry says, or the facet")
    code = getattr(facet.value, "__code__", None)
    if code is None:
        names = ("collections", facet.id)
        return code_finding(
            type(game).__module__, names, message, given=value, accepted=accepted, hint=hint, code="wrong-facet"
        )
    place = file_name(Path(code.co_filename)), code.co_firstlineno
    return Finding(*place, "", shown(value), accepted, hint, message, "wrong-facet")


_ACCEPTED = {
    "number": "a whole number, or None for none",
    "choice": "the id of one of its choices, or None for none",
    "entry": "a reference such as guild:mage, or None for none; several are of the type 'entries'",
    "entries": "references such as guild:mage",
}
