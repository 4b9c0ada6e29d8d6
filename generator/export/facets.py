"""The facets of cards as data: a typed value for JSON, rows for the database, columns for tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from generator.export.columns import COMMON, Column
from generator.query.browser_data import facets_of
from generator.query.declared import counted

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection, Facet


class FacetValue(NamedTuple):
    """One value of a facet of a card.

    ``number`` is the number that it is, or how many there are of it; ``of`` is the kind of the entry that it names.
    """

    value: str
    number: int | None = None
    of: str | None = None


def values(facet: Facet, entry: Entry) -> list[FacetValue]:
    """What a facet says of a card; nothing where that is unknown or does not apply."""
    value = facet.value(entry)
    if value is None:
        return []
    if facet.type == "number":
        return [FacetValue(str(value), int(str(value)))]
    if facet.type == "choice":
        return [FacetValue(str(value), facet.count(entry) if facet.count else None)]
    most = facet.most(entry)
    named = ((ref.partition(":"), most.get(ref)) for ref in facet.references(entry))
    return [FacetValue(id_, number or None, kind) for (kind, _colon, id_), number in named]


def typed(facet: Facet, entry: Entry) -> Any:
    """The same for JSON: a number, an id, a list of ids, or numbers by ids; None where nothing is said.

    A facet of counts has a list of alternatives, each with the numbers by ids.
    """
    if facet.type == "counts":
        return [{_id(ref): number for ref, number in one.items()} for one in facet.amounts(entry)] or None
    found = values(facet, entry)
    if facet.type == "entries":
        return [one.value for one in found]
    if not found:
        return None
    one = found[0]
    if facet.type == "number":
        return one.number
    return {one.value: one.number} if facet.count else one.value


def schema(facet: Facet) -> dict[str, Any]:
    """The JSON Schema of ``typed``."""
    ids = {"enum": [choice.id for choice in facet.choices]} if facet.choices else {"type": "string"}
    about = {"description": facet.label}
    if facet.type == "number":
        return about | {"type": ["integer", "null"]}
    if facet.type == "counts":
        return about | {
            "type": ["array", "null"],
            "items": {"type": "object", "additionalProperties": {"type": "integer"}},
        }
    if facet.type == "entries":
        return about | {"type": "array", "items": ids}
    if facet.count:
        return about | {"type": "object", "propertyNames": ids, "additionalProperties": {"type": "integer"}}
    return about | {"anyOf": [ids, {"type": "null"}]}


def shown(collection: Collection) -> list[Facet]:
    """The facets of a collection that some of its cards have; the set is told of every card anyway."""
    return [facet for facet in facets_of(collection) if facet.id != "set"]


def column_name(facet: Facet) -> str:
    """What the columns of a facet are called: by its id, unless every table has a column of that name."""
    name = facet.id.replace("-", "_")
    return f"facet_{name}" if name in COMMON or name.startswith(("name_", "text_")) else name


def columns(collection: Collection) -> Iterator[Column]:
    """The columns of a table of cards that tell of its facets; several ids stand beside each other with spaces."""
    for facet in shown(collection):
        name = column_name(facet)
        if facet.type == "number":
            yield Column(name, "integer", f"{facet.label}; empty where it has none, or none is known")
            continue
        kinds = ", ".join(sorted({one.of for entry in collection.entries for one in values(facet, entry) if one.of}))
        of = f"the id of a {kinds}" if kinds else f"one of {', '.join(choice.id for choice in facet.choices)}"
        yield Column(name, "text", f"{facet.label}: {'several with spaces between, each ' if _many(facet) else ''}{of}")
        if facet.count:
            yield Column(f"{name}_number", "integer", f"{facet.label}: how many of it")
        for ref in counted(collection, facet):
            about = (
                f"{facet.label}: how many of {_id(ref)}, of alternatives the most; empty where none, or none is known"
            )
            yield Column(f"{name}_{_id(ref).replace('-', '_')}", "integer", about)


def cells(collection: Collection, entry: Entry) -> Iterator[str | int | None]:
    """What stands in these columns for a card."""
    for facet in shown(collection):
        found = values(facet, entry)
        if facet.type == "number":
            yield found[0].number if found else None
            continue
        yield " ".join(one.value for one in found) or None
        if facet.count:
            yield found[0].number if found else None
        numbers = {one.value: one.number for one in found}
        yield from (numbers.get(_id(ref)) for ref in counted(collection, facet))


def _many(facet: Facet) -> bool:
    return facet.type in ("entries", "counts")


def _id(reference: str) -> str:
    return reference.rpartition(":")[2]
