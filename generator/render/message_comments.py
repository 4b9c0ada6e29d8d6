"""What a PO file tells a translator about a text: what it is, where it shows, what its placeholders stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from catalog import Catalog
from catalog.messages import CASES, READING, owner_of
from catalog.models.entries import Attested, Entry, Game
from catalog.models.numbers import Number
from catalog.models.sources import Citation
from catalog.placeholders import Named, PlaceholderError, Ref, placeholders
from generator.render.message_locations import page_of
from generator.text.languages import LANGUAGES, SOURCE_LANGUAGE, language
from generator.text.message_sources import Source

PAGE = "Page: "
"""What the line with the pages of a message begins with."""

MOST_PAGES = 5
"""So many of the pages that show a message are told of."""

NAME_FIELDS = ("name", "title", "topic")

FORMS = (
    "Write the forms of your own language, separated by commas: the name in every case and number, and the forms of "
    "verbs and adjectives that your texts use. Where words do not change, write the name and its variants.",
    "Last, after a semicolon, stand words that may mean it but need not, as in “exploration track; track”: a link to "
    "the term can show them. A translation of a text that has the term must have one of these forms.",
)
"""What a translator should know about a list of forms."""


CASES_LINE = (
    "The forms of this name inside a sentence. Write “name of the form: word”, one after the other with semicolons "
    "between them, as in “gen: Dowódcy; acc: Dowódcę”, in any order; begin small what is small inside a sentence."
)
"""What a translator should know about the forms of a name."""

SPOKEN_LINE = (
    "What players type in a question, separated by commas: no translation of the English, but all that is said for it "
    "in your language. “from …” stands only before its value, “… pearls” only behind it."
)
"""What a translator should know about the words of questions."""

READING_LINE = "How your name of it is read, in kana: lists are sorted by it."
"""What a translator should know about the reading of a name."""


class Commentator:
    """Writes the comments of one domain's messages."""

    def __init__(self, catalog: Catalog, domain: str) -> None:
        self._catalog = catalog
        self._domain = domain
        owner = owner_of(domain)
        self._game = owner if owner in catalog.games else None
        """The game whose texts they are; None for those that all games share."""

    def comment(self, source: Source, lang: str | None = None) -> str:
        """The ``#.`` lines of a message, the same in every PO file: ``msgmerge`` takes them from the template.

        With ``lang`` what a translator into that language is told beside a page: its attested names, not those of all.
        """
        return "\n".join(self._lines(source, lang))

    def attested(self, source: Source, lang: str) -> tuple[tuple[str, Attested], ...]:
        """The names that sources print in ``lang`` for the entries this message is the name of, by reference."""
        if "name" not in source.kinds:
            return ()
        names: dict[str, Attested] = {}
        for origin in source.origins:
            record = self.record(origin.ref)
            if record is None or getattr(record, "name", None) != source.msgid:
                continue
            attested = getattr(record, "attested", {}).get(lang)
            if attested is not None:
                names[_entry(origin.ref)] = attested
        return tuple(names.items())

    def unprinted(self, source: Source, lang: str) -> tuple[str, ...]:
        """The entries that this message is the name of and that no source names in ``lang``, by reference."""
        if "name" not in source.kinds:
            return ()
        records = {_entry(origin.ref): self.record(origin.ref) for origin in source.origins}
        return tuple(
            ref
            for ref, record in records.items()
            if isinstance(record, Entry | Game) and record.name == source.msgid and lang not in record.attested
        )

    def pages(self, source: Source) -> list[str]:
        """The URL paths of the pages that show a text, each once."""
        shown = (page_of(self._catalog, self._domain, origin) for origin in source.origins)
        return list(dict.fromkeys(page for page in shown if page is not None))

    def record(self, ref: str) -> Any | None:
        """The catalogue's record behind ``lord:commander`` or ``lord:commander/effect``; None if there is none."""
        if not ref:
            return None
        try:
            return self._catalog.find(_entry(ref), game=self._game) if self._game else None
        except LookupError:
            return None

    def _lines(self, source: Source, lang: str | None) -> Iterator[str]:
        for comment in source.comments:
            yield comment if comment != source.msgid else "A name or title"
        if "forms" in source.kinds:
            yield from FORMS
        if "spoken" in source.kinds:
            yield SPOKEN_LINE
        if CASES in source.kinds:
            yield from _cases_lines(lang)
        if READING in source.kinds:
            yield READING_LINE
        pages = self.pages(source)
        if pages:
            yield (
                PAGE + ", ".join(page or "/" for page in pages[:MOST_PAGES]) + (" …" if len(pages) > MOST_PAGES else "")
            )
        yield from self._placeholder_lines(source, lang)
        if lang is None:
            yield from self._attested_lines(source)
        else:
            for ref, attested in self.attested(source, lang):
                yield f"Attested name of {ref}: {_attested_text(attested)}"
            if not _derived(lang):
                for ref in self.unprinted(source, lang):
                    yield self._own(ref, f"in this language ({lang})", "the translation is our own")
        for ref in self.unprinted(source, SOURCE_LANGUAGE):
            yield self._own(ref, "in English either", "the English one is our own too")

    def _own(self, ref: str, where: str, so: str) -> str:
        """That no source prints a name; while a game is being written, nobody may have looked yet."""
        if self._game and self._catalog.games[self._game].game.draft:
            return f"Nobody has said yet whether a source prints a name of {ref} {where.removesuffix(' either')}"
        return f"No source prints a name of {ref} {where}: {so}"

    def _attested_lines(self, source: Source) -> Iterator[str]:
        """The names that sources print, by their languages; a language that adds its own changes no other's file."""
        if "name" not in source.kinds:
            return
        for ref in dict.fromkeys(_entry(origin.ref) for origin in source.origins):
            record = self.record(ref)
            if record is None or getattr(record, "name", None) != source.msgid:
                continue
            others = {lang: name for lang, name in getattr(record, "attested", {}).items() if lang != SOURCE_LANGUAGE}
            if names := "; ".join(f"{lang} {_attested_text(name)}" for lang, name in others.items()):
                yield f"Names of {ref} in sources: {names}. In all other languages the translation is our own"

    def _placeholder_lines(self, source: Source, lang: str | None) -> Iterator[str]:
        if "pattern" in source.kinds:
            return  # The comment of a pattern says what stands for them.
        texts = [source.msgid] + ([source.plural] if source.plural else [])
        try:
            parts = dict.fromkeys(part for text in texts for part in placeholders(text))
        except PlaceholderError:
            return
        explained: set[str] = set()
        for part in parts:
            if part.key in explained:
                continue
            explained.add(part.key)
            yield self._named_line(part) if isinstance(part, Named) else self._reference_line(part, lang)

    def _named_line(self, part: Named) -> str:
        if part.number:
            return self._number_line(part)
        for symbol in self._catalog.games[self._game].game.symbols if self._game else ():
            if symbol.id == part.name:
                return f"{{{part.name}}}: drawn as a symbol, read aloud as '{symbol.name}'"
        noun = f", with a noun that agrees ({part.noun})" if part.noun else ""
        return f"{{{part.name}}}: filled in by the program{noun}"

    def _number_line(self, part: Named) -> str:
        """What a cited number is, so that a translator can choose the words around it."""
        record = self.record(f"number:{part.number[0]}")
        cell = record.cell(*part.number[1:]) if isinstance(record, Number) else None
        about = f": {record.about}" if isinstance(record, Number) else ""
        return f"{{{part.name}}}: a number of the game, {cell}{about}"

    def _reference_line(self, part: Ref, lang: str | None) -> str:
        record = self.record(part.target)
        name = next((getattr(record, name) for name in NAME_FIELDS if hasattr(record, name)), None)
        line = f"{{{part.key}}}: link to {name}" if name else f"{{{part.key}}}: a link"
        attested = getattr(record, "attested", {}).get(lang) if lang else None
        return f"{line}, attested as {_attested_text(attested)}" if attested else line


def _cases_lines(lang: str | None) -> Iterator[str]:
    """How the forms of a name are written, with those of the language."""
    yield CASES_LINE
    if lang is None:
        yield "Which forms there are says `forms` in the language.yaml of your language."
    elif lang in LANGUAGES and (forms := language(lang).forms):
        yield "The forms of this language: " + "; ".join(f"{name} ({about})" for name, about in forms.items())


def _derived(lang: str) -> bool:
    """Whether the texts of a language are made from those of another, where the names are judged."""
    return lang in LANGUAGES and LANGUAGES[lang].derived_from is not None


def _entry(ref: str) -> str:
    return ref.partition("/")[0]


def _attested_text(attested: Attested) -> str:
    text = f"{attested.name} ({'; '.join(_citation(source) for source in attested.sources)})"
    return text + (f", also {', '.join(attested.alternatives)}" if attested.alternatives else "")


def _citation(citation: Citation) -> str:
    lines = ", ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in citation.lines)
    place = lines or citation.locator or ""
    return f"{citation.source}:{place}" if place else citation.source
