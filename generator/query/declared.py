"""What can be asked of the cards of a game, made from what the game declares of them: the schema, and the cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml
from babel import Locale

from catalog.models.facets import OF_AMOUNTS
from generator.query import messages
from generator.render.faces import text_field
from generator.render.prose import field_text
from generator.text.folding import drawn, fold, squashed
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.typography import SPACED_SCRIPTS, labelled, settled

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import Collection, Facet, GameCatalog
    from generator.render.prose import Prose
    from generator.text.words import Words

_PARTS = re.compile(r"\s*[,、，]\s*")
_REMARK = re.compile(r"[;；、]")
"""Stands before what a label adds to its name: *Several colours; dark grey frame*."""

_MEDIAN = 2
KIND = "kind"
NAME = "name"
TEXT = "text"
WORDS = ""
"""The field of words that stand alone: whatever is written on a card."""


@cache
def grammar() -> dict[str, Any]:
    """The signs of the language."""
    read: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("grammar.yaml").read_text(encoding="utf-8"))
    return read


def schema(prose: Prose, game: GameCatalog, collections: Sequence[Collection]) -> dict[str, Any]:
    """What can be asked of the cards of some collections in the language of ``prose``, as plain data."""
    words, info = prose.words, prose.words.info
    forms = _forms(words)
    english = {name: parted(text) for name, text in messages.WORDS.items()}
    patterns = Locale.parse(info.code).list_patterns
    return {
        "lang": info.tag,
        "spaced": info.script in SPACED_SCRIPTS,
        "grammar": grammar(),
        "quotes": list(info.quotes[:2] or "“”"),
        "lists": {
            name: [settled(one, info) for one in _pattern(patterns[style])]
            for name, style in (("and", "standard"), ("or", "or"))
        },
        "words": {name: _unique(map(fold, [*forms[name], *english[name]])) for name in forms},
        "written": written(words),
        "english": {name: each[0] for name, each in english.items()},
        "fields": _owned(list(_Fields(prose, game, collections).all())),
        "say": {name: settled(words.text("site", text), info) for name, text in messages.SAY.items()},
        "mistakes": {name: settled(words.text("site", text), info) for name, text in messages.MISTAKES.items()},
    }


def written(words: Words) -> dict[str, str]:
    """The words of the language itself as Fathom writes them for a reader."""
    return {name: forms[0] for name, forms in _forms(words).items()}


def parted(text: str) -> list[str]:
    """The words of a message that has several, between commas of any script."""
    return _PARTS.split(text)


def _forms(words: Words) -> dict[str, list[str]]:
    return {name: parted(drawn(words.text("site", text))) for name, text in messages.WORDS.items()}


def cards(
    prose: Prose, others: Sequence[Prose], game: GameCatalog, collections: Sequence[Collection]
) -> list[dict[str, Any]]:
    """The cards of some collections with what can be asked of them; ``others`` has the names in other languages."""
    every = [(collection, entry) for collection in collections for entry in collection.entries]
    refs = [f"{collection.kind}:{entry.id}" for collection, entry in every]
    ordered = sorted(range(len(refs)), key=lambda number: (prose.place(game.id, refs[number]), refs[number]))
    places = {refs[number]: place for place, number in enumerate(ordered)}
    shared = {facet.id for collection in collections for facet in collection.facets}
    return [
        {
            "id": entry.id,
            "kind": collection.kind,
            "place": places[ref],
            "names": _names(prose, others, game, ref, entry),
            "text": _text(prose, game, entry),
            "values": {KIND: collection.kind, **_values(collection, entry, shared)},
        }
        for (collection, entry), ref in zip(every, refs, strict=True)
    ]


def _owned(named: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Fields or values, each name with one of them alone: ids go before labels, these before further names."""
    owners: dict[str, int] = {}
    for rank in range(max((len(one["names"]) for one in named), default=0)):
        for number, one in enumerate(named):
            if rank < len(one["names"]):
                owners.setdefault(one["names"][rank], number)
    for number, one in enumerate(named):
        one["names"] = [name for name in one["names"] if owners[name] == number]
        typed = (one["word"], _typed(one["label"]))
        one["word"] = next((word for word in typed if squashed(word) in one["names"]), one["id"])
    return named


def _pattern(patterns: Mapping[str, str]) -> list[str]:
    return [patterns["2"], patterns["start"], patterns["middle"], patterns["end"]]


def _unique(texts: Any) -> list[str]:
    return list(dict.fromkeys(text for text in texts if text))


def _names(prose: Prose, others: Sequence[Prose], game: GameCatalog, ref: str, entry: Entry) -> list[str]:
    names = [str(each.name(game.id, ref)) for each in (prose, *others)]
    names += [entry.name, *(name for one in entry.attested.values() for name in (one.name, *one.alternatives))]
    return _unique(names)


def _text(prose: Prose, game: GameCatalog, entry: Entry) -> str:
    """What the card does, as plain text."""
    field = text_field(entry)
    text = prose.phrase_plain(game.id, field_text(prose.words, game.id, entry, field)) if field else ""
    return " ".join(text.split())


def _values(collection: Collection, entry: Entry, shared: set[str]) -> dict[str, Any]:
    """The values of an entry by the fields, and by those of other collections whose name is another name here."""
    values: dict[str, Any] = {}
    for facet in collection.facets:
        value = _value(facet, entry)
        for id_ in (facet.id, *(name for name in facet.names if name in shared)):
            if value is not None:
                values.setdefault(id_, value)
                for ref, amount in most_of(collection, facet, entry).items():
                    values.setdefault(amount_id(id_, ref), amount)
    return values


def counted(collection: Collection, facet: Facet) -> list[str]:
    """The entries of which a facet of counts has an amount somewhere, in the order in which they come up."""
    return _unique(ref for entry in collection.entries for amounts in facet.amounts(entry) for ref in amounts)


def amount_id(field: str, ref: str) -> str:
    """The id of the field that is the amount of an entry: ``cost-ruby``."""
    return f"{field}-{ref.rpartition(':')[2]}"


def most_of(collection: Collection, facet: Facet, entry: Entry) -> dict[str, int]:
    """How many of each entry there are, in the alternative with the most; none of those that it could count are 0.

    An amount that nothing fixes is left out.
    """
    if not facet.amounts(entry):
        return {}
    open_ = facet.also(entry) if facet.also else ()
    most = facet.most(entry)
    return {ref: most.get(ref, 0) for ref in counted(collection, facet) if most.get(ref) or ref not in open_}


def _value(facet: Facet, entry: Entry) -> Any:
    value = facet.value(entry)
    if facet.type == "counts":
        return [ref.rpartition(":")[2] for ref in facet.references(entry)] or None
    if value is None or isinstance(value, int) or facet.type == "choice":
        return value
    ids = [ref.rpartition(":")[2] for ref in facet.references(entry)]
    return (ids or None) if facet.type == "entries" else ids[0]


class _Fields:
    """The fields of some collections: what is declared under one id in several of them is one field."""

    def __init__(self, prose: Prose, game: GameCatalog, collections: Sequence[Collection]) -> None:
        self.prose = prose
        self.game = game
        self.collections = collections
        self.facets: dict[str, list[tuple[Collection, Facet]]] = {}
        for collection in collections:
            for facet in collection.facets:
                known = self.facets.get(facet.id, [(collection, facet)])[0][1]
                is_alike = (known.type == "number") == (facet.type == "number")
                if is_alike and any(facet.value(entry) is not None for entry in collection.entries):
                    self.facets.setdefault(facet.id, []).append((collection, facet))
        own = [one for declared in self.facets.values() for one in declared]
        for collection, facet in own:
            for name in facet.names:
                if all(of is not collection for of, _ in self.facets.get(name, [(collection, facet)])):
                    self.facets[name].append((collection, facet))

    def all(self) -> Iterator[dict[str, Any]]:
        """The game's own fields, then those that the cards of every game have."""
        for id_, declared in self.facets.items():
            yield self._declared(id_, declared)
            if declared[0][1].type == "counts":
                yield from self._amounts(id_, declared)
        kinds = _owned([self._kind(collection) for collection in self.collections])
        yield {**self._common(KIND, "choice"), "values": kinds, "example": kinds[0]["id"] if kinds else ""}
        example = next((str(entry.name) for one in self.collections for entry in one.entries), "")
        for id_ in (NAME, TEXT):
            yield {**self._common(id_, "text"), "example": f'"{example}"'}

    def _common(self, id_: str, kind: str) -> dict[str, Any]:
        text = messages.FIELDS[id_]
        label = str(self.prose.words.text("site", text))
        return self._field(id_, kind, label, (text, *messages.ALIASES[id_]))

    def _field(self, id_: str, kind: str, label: str, names: Sequence[str]) -> dict[str, Any]:
        plain = drawn(label)
        small = label if plain[1:2].isupper() else label.replace(plain, plain[:1].lower() + plain[1:])
        squeezed = _squeezed([id_, label, *names])
        field = {"id": id_, "kind": kind, "label": label, "small": small, "names": squeezed}
        return {**field, "word": _word(label, id_, squeezed, self._is_english), "in": [], "heads": [], "says": {}}

    def _declared(self, id_: str, declared: Sequence[tuple[Collection, Facet]]) -> dict[str, Any]:
        first = declared[0][1]
        label = str(self._text(first.label))
        aliases = [name for _, facet in declared for name in self._names(facet)]
        kind = "number" if first.type == "number" else "choice"
        field = self._field(id_, kind, label, aliases)
        field["word"] = self._shortest(first, field)
        field["in"] = [collection.kind for collection, _ in declared]
        field["heads"] = [collection.kind for collection, facet in declared if facet.heads]
        says = {collection.kind: facet.says for collection, facet in declared if facet.says}
        field["says"] = {
            of: {
                sign: settled(str(self._text(text)), self.prose.words.info)
                for sign, text in own.items()
                if first.type != "counts" or sign not in OF_AMOUNTS
            }
            for of, own in says.items()
        }
        every = [value for one, facet in declared for entry in one.entries for value in _all(_value(facet, entry))]
        if kind == "number":
            return {**field, "example": str(sorted(every)[len(every) // _MEDIAN])}
        used = set(every)
        values = _owned(list(self._choices(first, used) if first.type == "choice" else self._entries(declared)))
        return {**field, "values": values, "example": values[0]["id"]}

    def _amounts(self, id_: str, declared: Sequence[tuple[Collection, Facet]]) -> Iterator[dict[str, Any]]:
        """A number for each entry of which there are amounts; where no other facet has them, by its bare name."""
        info = self.prose.words.info
        others = [facet for own in self.facets.values() for facet in own if facet[1].id not in (id_, declared[0][1].id)]
        elsewhere = {ref for one, facet in others for ref in counted(one, facet)}
        every = _unique(ref for one, facet in declared for ref in counted(one, facet))
        for ref in _terms_last(ref for ref in self.game.records if ref in every):
            entry = self._entry(ref)
            label = entry["label"]
            if ref in elsewhere:
                label = labelled(str(self._text(declared[0][1].label)), label, info)
            own = amount_id(id_, ref)
            field = self._field(own, "number", label, (_typed(label),) if ref in elsewhere else entry["names"])
            if ref not in elsewhere and self._is_english:
                field["word"] = entry["id"]
            says = {collection.kind: self._said_amounts(facet, entry) for collection, facet in declared}
            there = [collection for collection, facet in declared if ref in counted(collection, facet)]
            amounts = [most_of(one, facet, card).get(ref) for one, facet in declared for card in one.entries]
            sorted_amounts = sorted(amount for amount in amounts if amount)
            yield {
                **field,
                "in": [collection.kind for collection in there],
                "says": {kind: texts for kind, texts in says.items() if texts},
                "example": str(sorted_amounts[len(sorted_amounts) // _MEDIAN]),
            }

    def _said_amounts(self, facet: Facet, entry: dict[str, Any]) -> dict[str, str]:
        """The sentences of a facet about the amount of an entry."""
        texts = {sign: str(self._text(facet.says[sign])) for sign in OF_AMOUNTS if sign in facet.says}
        return {
            {"==": "="}.get(sign, sign): settled(text.replace("{values}", entry["label"]), self.prose.words.info)
            for sign, text in texts.items()
        }

    def _names(self, facet: Facet) -> tuple[str, ...]:
        """What a facet is called, in English and by the reader."""
        further = parted(self._text(facet.aliases)) if facet.aliases else ()
        return (str(facet.label), str(self._text(facet.label)), *facet.names, *further)

    def _shortest(self, facet: Facet, field: dict[str, Any]) -> str:
        """What is typed for a facet in the reader's language: its label, or the name that is the first word of this."""
        further = self._text(facet.aliases) if facet.aliases and not self._is_english else ""
        names = () if getattr(further, "is_fallback", True) else parted(further)
        words = [field["word"], *(_word(name, "", field["names"], self._is_english) for name in names)]
        return str(min((word for word in words if f"{field['word']}-".startswith(f"{word}-")), key=len))

    def _choices(self, facet: Facet, used: set[str]) -> Iterator[dict[str, Any]]:
        for choice in (one for one in facet.choices if one.id in used):
            label = str(self._text(choice.label))
            value = self._valued(choice.id, _REMARK.split(label)[0], [label, str(choice.label)])
            yield {**value, "label": label}

    def _entries(self, declared: Sequence[tuple[Collection, Facet]]) -> Iterator[dict[str, Any]]:
        """The entries that a field names, in the order of the game."""
        named = [ref for one, facet in declared for entry in one.entries for ref in facet.references(entry)]
        ordered = [*self.game.records, *(f"set:{part.id}" for part in self.game.game.sets)]
        for ref in _terms_last(ref for ref in _unique([*ordered, *named]) if ref in named):
            yield self._entry(ref)

    def _entry(self, ref: str) -> dict[str, Any]:
        words = self.prose.words
        record = self.prose.catalog.find(ref, game=self.game.id)
        names = [str(getattr(record, "name", ""))]
        if hasattr(record, "cases"):
            names += self.prose.grammar_of(False).forms(self.game.id, record).values()
        value = self._valued(ref.rpartition(":")[2], str(self.prose.name(self.game.id, ref)), names)
        if not getattr(record, "plural", None):
            return value
        several = str(field_text(words, self.game.id, record, "plural"))
        value["names"] = _unique([*value["names"], *_squeezed([several, record.plural])])
        return {**value, "several": several}

    def _kind(self, collection: Collection) -> dict[str, Any]:
        title = str(self._text(collection.title))
        return {**self._valued(collection.kind, title, [collection.id, str(collection.title)]), "several": title}

    def _valued(self, id_: str, label: str, names: Sequence[str]) -> dict[str, Any]:
        squeezed = _squeezed([id_, label, *names])
        return {"id": id_, "label": label, "names": squeezed, "word": _word(label, id_, squeezed, self._is_english)}

    @property
    def _is_english(self) -> bool:
        return self.prose.words.lang == SOURCE_LANGUAGE

    def _text(self, text: str) -> str:
        return self.prose.words.text(self.game.id, text)


def _terms_last(refs: Iterable[str]) -> list[str]:
    """References with terms behind all others: those say what may be any of these, such as a resource."""
    return sorted(refs, key=lambda ref: ref.startswith("term:"))


def _all(value: Any) -> tuple[Any, ...]:
    return () if value is None else tuple(value) if isinstance(value, list | tuple) else (value,)


def _squeezed(names: Sequence[str]) -> list[str]:
    """Names as they are compared; what is typed has no marks of the preview."""
    return _unique(squashed(drawn(name)) for name in names)


def _typed(label: str) -> str:
    return "-".join(re.findall(r"[\w’']+", label.lower()))


def _word(label: str, id_: str, names: Sequence[str], is_english: bool) -> str:
    """A label as one word that can be typed; the id where it has none, and in English, from which ids are made."""
    word = _typed(label)
    return word if squashed(word) in names and not is_english else id_
