"""The texts of the catalogue that are translated, each with where it stands and what it is for."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from catalog.document import file_name
from catalog.models.base import Message, Model
from catalog.models.composed import Composed
from catalog.models.entries import Entry, Game
from catalog.models.faces import Pictogram, Ring
from catalog.models.game import GameCatalog, Record
from catalog.models.theme import Hue
from catalog.models.vocabularies import Word
from catalog.placeholders import is_figure
from catalog.walk import leaves, models

CHECKER = "checker"
"""The domain of what the checkers of all games say."""

SITE = "site"
"""The domain of what belongs to no game."""

ADDRESSES = frozenset({"about", "assets", "changes", "guides", "keep", "offline", "search", "translations"})
"""The first parts of addresses that belong to no game."""

CASES = "cases"
"""The kind and the context of the messages that hold the forms of a name."""

READING = "reading"
"""The same for the readings that names are sorted by."""

_GLOSSARY = "-glossary"
_OF_CHECKERS = f"-{CHECKER}"


def domain_of(record: Model, game: str, mark: Message | None = None) -> str:
    """The PO domain of a text of ``record``, which belongs to ``game``; ``mark`` is that of the text's field."""
    if mark is not None and mark.domain == "checker":
        return checkers_domain(game)
    return glossary_domain(game) if record.DOMAIN == "glossary" else game


def glossary_domain(game: str) -> str:
    """The PO domain of a game's terms."""
    return f"{game}{_GLOSSARY}"


def checkers_domain(game: str) -> str:
    """The PO domain of what the checkers of a game say and those of no other."""
    return f"{game}{_OF_CHECKERS}"


def domains_of(game: str) -> tuple[str, ...]:
    """The PO domains that a game has for itself: its own, its glossary's and its checkers'."""
    return game, glossary_domain(game), checkers_domain(game)


def owner_of(domain: str) -> str:
    """The id of the game that ``domain`` belongs to; other domains are returned as they are."""
    return domain.removesuffix(_GLOSSARY).removesuffix(_OF_CHECKERS)


def is_taken(game: str) -> bool:
    """Whether the pages or the domains of a game of this id would be those of another, or of no game."""
    return game in (CHECKER, SITE) or game in ADDRESSES or owner_of(game) != game


def is_of_checkers(domain: str) -> bool:
    """Whether checkers say the texts of ``domain``: those of one game or of all."""
    return domain == CHECKER or domain.endswith(_OF_CHECKERS)


@dataclass(frozen=True)
class CatalogMessage:
    """A message in one place: its domain and texts, the entry, and the file and line for the translator."""

    domain: str
    msgid: str
    msgid_plural: str | None
    context: str | None
    ref: str
    file: str
    line: int
    kind: str
    comment: str


def messages(records: Iterable[Record], game: GameCatalog | None = None) -> Iterator[CatalogMessage]:
    """The messages of ``records`` and, if a game is given, those of its collections and facets."""
    for record in records:
        yield from of_record(record, game)
    if game is not None:
        yield from _of_collections(game)


def of_record(record: Record, game: GameCatalog | None) -> Iterator[CatalogMessage]:
    """The messages of one record; ``game`` is None for one that belongs to no game."""
    name = getattr(record.model, "name", None) or getattr(record.model, "title", None) or record.id
    for path, part in models(record.model):
        mark = getattr(type(part), "MESSAGE", None)
        if isinstance(mark, Message):
            one, other = getattr(part, "one"), getattr(part, "other")  # noqa: B009
            yield _message_at(
                record, path, mark, one, other, game, f"{name}: counted by {getattr(part, 'by', 'count')}"
            )
    for leaf in leaves(record.model):
        if isinstance(leaf.mark, Message) and not is_figure(leaf.value) and not isinstance(leaf.value, Composed):
            comment = f"{name}: {leaf.about}" if leaf.about else str(name)
            if leaf.mark.kind == "pattern" and game is not None:
                comment = _about_pattern(str(leaf.path[-1]), game)
            yield _message_at(record, leaf.path, leaf.mark, leaf.value, None, game, comment)
    if game is not None:
        yield from _cases(record, game)


def _cases(record: Record, game: GameCatalog) -> Iterator[CatalogMessage]:
    """The forms and readings of names: messages that only a language has whose names want them."""
    domain = glossary_domain(game.id)
    named: list[tuple[str, tuple[str | int, ...], str]] = []
    if isinstance(record.model, Entry) and not isinstance(record.model.name, Composed):
        named.append((record.model.name, ("name",), record.model.name))
    elif isinstance(record.model, Game):
        named += [(noun.name, ("nouns", i, "name"), noun.name) for i, noun in enumerate(record.model.nouns)]
        patterns = record.model.names.items()
        named += [(pattern, ("names", kind), _about_pattern(kind, game)) for kind, pattern in patterns]
    for name, path, comment in (one for one in named if not is_figure(one[0])):
        place = (record.ref, *record.place(path))
        yield CatalogMessage(domain, name, None, CASES, *place, CASES, comment)
        if isinstance(record.model, Entry) or path[0] == "names":
            yield CatalogMessage(domain, name, None, READING, *place, READING, comment)


def _about_pattern(kind: str, game: GameCatalog) -> str:
    """What a translator is told of a pattern: what it composes, and an example of it."""
    names = (getattr(record.model, "name", "") for record in game.of_kind(kind))
    name = next((name for name in names if isinstance(name, Composed)), None)
    if name is None:
        return f"composes the name of every {kind}"
    parts = ", ".join(
        f"{{{key}}} is “{part if isinstance(part, str) else part.name}”" for key, part in name.parts.items()
    )
    return (
        f"composes the name of every {kind} without one of its own, as here “{name}”, where {parts}: put them into the "
        "order of your language, each in the form that it wants there, as in {name|gen}"
    )


def _message_at(
    record: Record,
    path: tuple[str | int, ...],
    mark: Message,
    text: str,
    plural: str | None,
    game: GameCatalog | None,
    comment: str,
) -> CatalogMessage:
    domain = CHECKER if game is None else domain_of(record.model, game.id, mark)
    return CatalogMessage(domain, text, plural, mark.context, record.ref, *record.place(path), mark.kind, comment)


def _of_collections(game: GameCatalog) -> Iterator[CatalogMessage]:
    """Titles and labels stand in the modules of the game, not in its files."""
    module = Path(inspect.getfile(type(game)))
    sources = sorted(module.parent.glob("*.py")) if module.parent.name != "models" else [module]
    places = {text: (file_name(source), line) for source in sources for text, line in _texts_of_code(source)}
    data_labels = {
        record.model.name for record in game.records.values() if isinstance(record.model, Word | Hue | Pictogram | Ring)
    }
    for collection in game.collections:
        texts = [(collection.title, "title of an index page")]
        if collection.note:
            texts.append((collection.note, f"stands below the index page {collection.title}"))
        for facet in collection.facets:
            texts.append((facet.label, f"a column and filter of the index page {collection.title}"))
            if facet.pointing:
                texts.append(
                    (facet.pointing, f"heads the {collection.title} on the page of what their {facet.label} is")
                )
            if facet.aliases:
                texts.append((facet.aliases, f"other words for {facet.label} that readers may type in a query"))
            about = "a condition of a query in words, as in “{cards} that {conditions}”"
            texts += [(text, f"{facet.label} of the {collection.title}: {about}") for text in facet.says.values()]
            texts += [(choice.label, f"a value of {facet.label} of the {collection.title}") for choice in facet.choices]
        for text, comment in texts:
            context = getattr(text, "context", None)
            place = places.get((str(text), context))
            if not place and text in data_labels:
                continue  # It stands in a file of the game, where it is a message already.
            file, number = place or (file_name(module), 1)
            yield CatalogMessage(
                game.id, str(text), None, context, f"collection:{collection.id}", file, number, "text", comment
            )


def _texts_of_code(source: Path) -> Iterator[tuple[tuple[str, str | None], int]]:
    """Each text that a module writes, alone and with its context where both are a call's arguments, and its line.

    The last place of a text counts: a call's before a docstring's, as ``ast.walk`` goes from the outside in.
    """
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                yield (text, None), node.lineno
            case ast.Call(args=[ast.Constant(value=str(text)), ast.Constant(value=str(context))]):
                yield (text, context), node.lineno
