"""What a check is given, a text with everything around it, and what it gives: faults."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from catalog.messages import CASES, READING
from catalog.placeholders import Part, Ref, parse
from engine.proofreader.amounts import is_within
from generator.text.languages import language
from generator.text.message_sources import Source
from generator.text.po_finding import Level
from generator.text.scripts import EAST_ASIAN_LETTERS

if TYPE_CHECKING:
    import polib

    from catalog import Catalog
    from generator.render.message_comments import Commentator
    from generator.text.lazy_text import LazyMessage
    from generator.text.message_sources import Sources

Result = TypeVar("Result")

HIDDEN = "\ufffc"
"""What stands in a reading for a placeholder that shows no text of the translator's: one character."""

MAX_FAULTS = 20
"""How many faults of a kind are reported for one text: after that many the author knows what is wrong."""


@dataclass(frozen=True)
class Reading:
    """A text as its reader reads it: ``{term:ally|allies}`` is *allies*, a bare placeholder one HIDDEN character.

    Made of the ``raw`` text.
    """

    text: str
    raw: str

    @cached_property
    def places(self) -> tuple[int, ...]:
        """For each character of ``text`` its index in the raw text, and one more for the end."""
        places: list[int] = []
        position = 0
        for part in parse(self.raw):
            if isinstance(part, str):
                places += range(position, position + len(part))
                position += len(part)
                continue
            end = self.raw.index("}", position) + 1
            shown = part.shown if isinstance(part, Ref) else None
            places += range(end - 1 - len(shown), end - 1) if shown else [position]
            position = end
        return (*places, len(self.raw))

    def spot(self, start: int, end: int) -> tuple[int, int]:
        """The part ``start`` to ``end`` of the reading as a part of the raw text."""
        return self.places[start], self.places[end - 1] + 1 if end > start else self.places[start]


def reading(text: str) -> Reading:
    """``text`` as read. Raises PlaceholderError for a broken placeholder."""
    return Reading("".join(map(_shown, parse(text))), text)


def _shown(part: Part) -> str:
    return part if isinstance(part, str) else (isinstance(part, Ref) and part.shown) or HIDDEN


@lru_cache(maxsize=100_000)
def _english_parts(english: str) -> tuple[Part, ...]:
    """The parts of an English text, which every language needs again."""
    return parse(english)


@lru_cache(maxsize=100_000)
def _english_reading(english: str) -> Reading:
    return reading(english)


@dataclass(frozen=True)
class Shared:
    """What all checks of one run share; made once."""

    catalog: Catalog
    commentators: Mapping[str, Commentator]
    memo: dict[object, Any] = field(default_factory=dict)

    def once(self, key: object, make: Callable[[], Result]) -> Result:
        """What ``make`` gives, made once in a run for each key."""
        if key not in self.memo:
            self.memo[key] = make()
        result: Result = self.memo[key]
        return result


@dataclass(frozen=True)
class Message:
    """One message of a PO file with its translation: one form, or one for each plural."""

    shared: Shared
    lang: str
    domain: str
    source: Source
    entry: polib.POEntry
    forms: dict[int, str]
    """The translated forms by number; ``{0: text}`` for a message that is not counted."""

    @property
    def lists_words(self) -> bool:
        """True for lists of words, set apart by commas: what readers may search for, and the forms of terms."""
        return self.source.kinds <= {"search", "spoken", "forms", CASES, READING}

    @property
    def commentator(self) -> Commentator:
        """What knows the records behind the message."""
        return self.shared.commentators[self.domain]


@dataclass(frozen=True)
class Unit:
    """One translated form of a message: ``text``, and the ``english`` that it translates."""

    message: Message
    form: int
    english: str
    text: str

    @property
    def lang(self) -> str:
        """The language's code, such as ``zh_Hant``."""
        return self.message.lang

    @property
    def source(self) -> Source:
        """The English text with its kinds, comments and origins."""
        return self.message.source

    @property
    def lists_words(self) -> bool:
        """True for lists of words: see Message."""
        return self.message.lists_words

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The translation in plain texts and placeholders. Raises PlaceholderError."""
        return parse(self.text)

    @cached_property
    def english_parts(self) -> tuple[Part, ...]:
        """The English in plain texts and placeholders."""
        return _english_parts(self.english)

    @cached_property
    def reading(self) -> Reading:
        """The translation as it is read. Raises PlaceholderError."""
        return reading(self.text)

    @cached_property
    def english_reading(self) -> Reading:
        """The English as it is read."""
        return _english_reading(self.english)


def units_of(message: Message) -> list[Unit]:
    """The forms of a message that are translated, each with the English that it translates."""
    source, forms = message.source, message.forms
    several = len(forms) > 1
    return [
        Unit(message, index, source.plural if source.plural and (index > 0 or not several) else source.msgid, text)
        for index, text in forms.items()
        if text
    ]


@dataclass(frozen=True)
class PoFile:
    """A whole PO file, for checks that look at more than one message."""

    shared: Shared
    path: Path
    lang: str
    domain: str
    file: polib.POFile
    sources: Sources
    messages: tuple[Message, ...]
    """The messages that the program has, in the order of the file; those without any translated form left out."""

    @property
    def derived(self) -> bool:
        """True for a language made from another: its file holds only texts with a wording of their own."""
        return language(self.lang).derived_from is not None


@dataclass(frozen=True)
class Fault:
    """What a check found: what is wrong, what was expected, how to fix it, and where in the text it is.

    ``spot`` is a part of the raw text of form ``form``; None marks the whole text. ``level`` is that of the check
    unless this fault has another.
    """

    message: LazyMessage
    expected: LazyMessage | str
    hint: LazyMessage
    spot: tuple[int, int] | None = None
    form: int = 0
    level: Level | None = None


def is_printed(unit: Unit, span: tuple[int, int]) -> bool:
    """True if the part ``span`` of the raw text lies in a name that a source prints in the language."""
    return is_within(unit.text, printed(unit.message.shared, unit.lang), span)


def printed(shared: Shared, lang: str) -> list[str]:
    """The names that sources print in a language."""
    return shared.once((printed, lang), lambda: sorted(attested(shared.catalog, lang)))


def attested(catalog: Catalog, lang: str) -> frozenset[str]:
    """The names that sources print in a language, each also as the texts of this site set it."""
    records = (record for game in catalog.games.values() for record in game.records.values())
    names = (getattr(record.model, "attested", {}).get(lang) for record in records)
    printed = {text for name in names if name is not None for text in (name.name, *name.alternatives)}
    return frozenset(printed | set(map(set_apart, printed)))


_SIDE_BY_SIDE = re.compile(
    rf"(?<=[{EAST_ASIAN_LETTERS}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{EAST_ASIAN_LETTERS}])",
)


def set_apart(name: str) -> str:
    """The name with spaces between Han characters and English words, which sources leave out: typography, no name."""
    return _SIDE_BY_SIDE.sub(" ", name)
