"""The glossary of a game in one language: what its check, its page and the search all use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from catalog import Catalog
from catalog.models.entries import Term
from engine.proofreader.text import small
from generator.render.prose import field_text
from generator.text.words import Phrase, Words

_LIST = re.compile(r"\s*[,，、]\s*")
_LINKED_ONLY = re.compile(r"\s*[;；]\s*")


@dataclass(frozen=True)
class TermWords:
    """A term in one language.

    ``forms`` are the forms that mean the term wherever they stand, ``linked`` those that do so only where the text
    links to it, because they are everyday words elsewhere. The name is among them. ``printed`` are other names that
    sources in the language print.
    """

    record: Term
    name: Phrase
    definition: Phrase
    forms: tuple[str, ...]
    linked: tuple[str, ...]
    printed: tuple[str, ...]
    has_forms: bool = True
    """Whether the forms are the language's own; where they are not translated yet, the name stands for them."""

    @property
    def id(self) -> str:
        """The id of the term."""
        return self.record.id

    @property
    def other_forms(self) -> tuple[str, ...]:
        """The forms beside the name."""
        return tuple(form for form in self.forms if form.casefold() != self.name.casefold())

    @property
    def every_form(self) -> tuple[str, ...]:
        """All forms, the name first."""
        return tuple(dict.fromkeys((str(self.name), *self.forms, *self.linked)))


class Glossary:
    """The terms of a game in the language of ``words``.

    A term without forms of its own in the language has its name as the only one, also written small.
    """

    def __init__(self, catalog: Catalog, words: Words, game: str) -> None:
        self.game = game
        self.words = words
        self.terms: Mapping[str, TermWords] = {term.id: _term(words, game, term) for term in catalog.games[game].terms}


def _term(words: Words, game: str, term: Term) -> TermWords:
    name = field_text(words, game, term, "name")
    written = field_text(words, game, term, "forms") if term.forms else None
    # English forms are of no use in another language; the name is, translated or not.
    anywhere, _, linked = _divided(written) if written and not written.is_fallback else (small(name), "", "")
    forms = tuple(_forms(anywhere))
    only = tuple(form for form in (*_forms(linked), *_unlisted(name, forms)) if form not in forms)
    attested = term.attested.get(words.lang)
    printed = (attested.name, *attested.alternatives) if attested else ()
    return TermWords(
        term,
        name,
        field_text(words, game, term, "definition"),
        forms,
        tuple(dict.fromkeys(only)),
        tuple(other for other in printed if other != name),
        written is None or not written.is_fallback,
    )


def _divided(written: str) -> tuple[str, str, str]:
    anywhere, *linked = _LINKED_ONLY.split(written)
    return anywhere, ";", ",".join(linked)


def _forms(written: str) -> Iterator[str]:
    """The forms of a list, each once."""
    yield from dict.fromkeys(form for form in _LIST.split(written.strip()) if form)


def _unlisted(name: str, forms: tuple[str, ...]) -> Iterator[str]:
    """The name, if the translator left it out of the forms."""
    if name.casefold() not in {form.casefold() for form in forms}:
        yield name
