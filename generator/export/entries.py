"""The entries of the games with what the files of the data say of them: texts in all languages, facts, sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from catalog.messages import domain_of
from catalog.models.base import Message
from catalog.models.entries import Entry, RuleSection
from catalog.models.game import Record
from catalog.models.sources import Citation, Source
from catalog.walk import Leaf, leaves
from generator.export.bodies import body
from generator.export.texts import STAND_IN, Texts, Tongues
from generator.render.faces import text_field
from generator.render.prose import NAME_FIELDS

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog
    from catalog.models.game import Collection

NAME, TEXT = "name", "text"
"""The fields that every kind of entry has its name and its main text in, whatever the catalogue calls them."""

_MAIN = {"game": "tagline", "rule": "body", "term": "definition", "source": "nature", "example": "explanation"}
"""The field of the catalogue that holds the main text of an entry that is no card."""

OF_ANSWERS = ("checkers", "practice")
"""What is said of answers alone, with what an answer fills in: ``fathom.say`` says it, and no file of data can."""

_OF_WORDS = ("search", "forms")
"""Kinds of text of which a language may have none."""


@dataclass(frozen=True)
class NamedText:
    """A text of an entry, by its kind and id and the field that it stands in."""

    kind: str
    id: str
    field: str
    tongues: Tongues


class Entries:
    """Everything of one game that the data holds."""

    def __init__(self, texts: Texts, game: GameCatalog) -> None:
        self.texts = texts
        self.game = game

    @property
    def catalog(self) -> Catalog:
        return self.texts.catalog

    def cards(self) -> Iterator[tuple[Collection, int, Entry]]:
        """Every card, with its list and its place there from 1."""
        for collection in self.game.collections:
            for place, entry in enumerate(collection.entries, 1):
                yield collection, place, entry

    @cached_property
    def _bodies(self) -> dict[str, Tongues]:
        return {section.id: body(self.texts, self.game, section) for section in self.game.rules}

    def name(self, record: Any) -> Tongues:
        """The name of an entry."""
        field = next(name for name in NAME_FIELDS if name in type(record).model_fields)
        return self.texts.field(self.game.id, record, field)

    def text(self, kind: str, record: Any) -> Tongues | None:
        """The main text of an entry: what a card does, what a rule or a definition says; None for one without."""
        if isinstance(record, RuleSection):
            return self._bodies[record.id]
        if any(collection.kind == kind for collection in self.game.collections):
            return self.texts.card(self.game, kind, record)
        field = _main_field(kind, record)
        return self.texts.field(self.game.id, record, field) if field and getattr(record, field) else None

    def leaf(self, record: Record, leaf: Leaf) -> Tongues:
        """A text of a record, wherever in it that stands."""
        assert isinstance(leaf.mark, Message)
        if len(leaf.path) == 1 and leaf.path[0] == NAME:
            return self.texts.field(self.game.id, record.model, NAME)
        domain = domain_of(record.model, self.game.id, leaf.mark)
        return self.texts.message(self.game.id, leaf.value, domain, leaf.mark.context)

    @cached_property
    def records(self) -> tuple[Record, ...]:
        """All records but those that only answers fill in."""
        kinds = {file.kind for file in self.game.FILES if file.attribute in OF_ANSWERS}
        return tuple(record for record in self.game.records.values() if record.kind not in kinds)

    def all_texts(self) -> Iterator[NamedText]:
        """Every text of the game, the names and main texts of entries under these names."""
        for record in self.records:
            yield from self._of_record(record)
        yield from self._of_lists()

    def _of_record(self, record: Record) -> Iterator[NamedText]:
        model = record.model
        main, main_field = self.text(record.kind, model), _main_field(record.kind, model)
        for leaf in leaves(model):
            if not is_said(leaf) or leaf.path[0] == main_field:
                continue
            tongues = self.leaf(record, leaf)
            if isinstance(leaf.mark, Message) and leaf.mark.kind in _OF_WORDS:
                tongues = {tag: said for tag, said in tongues.items() if said.state not in STAND_IN}
            field = NAME if len(leaf.path) == 1 and leaf.path[0] in NAME_FIELDS else ".".join(map(str, leaf.path))
            yield NamedText(record.kind, record.id, field, tongues)
        if main and any(said.plain for said in main.values()):
            yield NamedText(record.kind, record.id, TEXT, main)

    def _of_lists(self) -> Iterator[NamedText]:
        """What lists of cards, their facets and the values of these are called."""
        game = self.game.id
        for collection in self.game.collections:
            yield NamedText("list", collection.id, NAME, self.texts.message(game, collection.title))
            for facet in collection.facets:
                id_ = f"{collection.kind}.{facet.id}"
                yield NamedText("facet", id_, NAME, self.texts.message(game, facet.label))
                for choice in facet.choices:
                    yield NamedText("choice", f"{id_}.{choice.id}", NAME, self.texts.message(game, choice.label))

    def whole(self, record: Record, shown: Callable[[Tongues], Any]) -> dict[str, Any]:
        """A record with all that is in it as plain data, each text as ``shown`` gives it."""
        data = replaced(record, lambda leaf: shown(self.leaf(record, leaf)))
        for inner in self._inner.get((record.document.file, record.path), ()):
            attribute, number = inner.path[-2:]
            data[str(attribute)][number] = self.whole(inner, shown)
        return data

    @cached_property
    def _inner(self) -> dict[tuple[str, tuple[str | int, ...]], list[Record]]:
        """The records that are parts of others, by the places of these."""
        found: dict[tuple[str, tuple[str | int, ...]], list[Record]] = {}
        for record in self.records:
            if len(record.path) > 1 and isinstance(record.path[-1], int):
                found.setdefault((record.document.file, record.path[:-2]), []).append(record)
        return found

    def facts(self, record: Record) -> dict[str, Any]:
        """What is known of an entry beside its texts, its name and its sources, as plain data."""
        data = replaced(record, lambda _leaf: None)
        known = (*Entry.model_fields, "set")
        return {key: value for key, value in data.items() if key not in known and value is not None}

    def page(self, reference: str) -> str:
        """The page of an entry, below the address of a language."""
        return self.texts.sites["en"].urls.at("", self.game.id).path(reference)

    def key(self, record: Any) -> str:
        """The id of a record; of a source its key."""
        return str(record.key if isinstance(record, Source) else record.id)


def _main_field(kind: str, record: Any) -> str:
    """The field with the main text of an entry; '' for one without."""
    return _MAIN.get(kind, (text_field(record) or "") if isinstance(record, Entry) else "")


def is_said(leaf: Leaf) -> bool:
    """Whether it is a text that readers see; the pattern of names is only filled in, by each entry called so."""
    return isinstance(leaf.mark, Message) and leaf.mark.kind != "pattern"


def replaced(record: Record, texts: Callable[[Leaf], Any]) -> dict[str, Any]:
    """A record as plain data, in which each text is what ``texts`` gives for it."""
    data: dict[str, Any] = record.model.model_dump(mode="json")
    for leaf in leaves(record.model):
        if is_said(leaf):
            _parent(data, leaf)[leaf.path[-1]] = texts(leaf)
    return data


def _parent(data: Any, leaf: Leaf) -> Any:
    for part in leaf.path[:-1]:
        data = data[part]
    return data


def cited(sources: tuple[Citation, ...]) -> list[str]:
    """Citations as the catalogue writes them: ``pl:142-144, 150``."""
    return [_cited(one) for one in sources]


def _cited(citation: Citation) -> str:
    ranges = (str(first) if first == last else f"{first}-{last}" for first, last in citation.lines)
    place = ", ".join(ranges) or citation.locator or ""
    return f"{citation.source}: {place}" if citation.locator else f"{citation.source}:{place}".rstrip(":")
