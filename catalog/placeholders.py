"""The placeholders that messages hold: ``{lord:commander}``, ``{term:pearl|pearls}``, ``{pearl}``, ``{count}``.

One grammar for English texts and translations alike:

``{kind:id}``
    the name of an entry in the reader's language, linked to its page;
``{kind:id|shown text}``
    the same link under another text, so that a translator may inflect freely;
``{name}``
    a symbol of the game (``{pearl}``) or a named parameter (``{count}``);
``{name|form}``
    the same in a form that the language declares (``{lord|acc}``), for a parameter that is an entry, or a symbol;
``{name|form+nor}`` or ``{name|+and}``
    the same for a parameter that may be a list, which this text joins by *and*, *or* or *nor*, as its grammar wants;
``{name#noun}`` or ``{name#noun|form}``
    the number in a parameter together with a noun that agrees with it: ``{pearls#pearl}`` is *4 pearls*;
``{number:id}``, ``{number:id.row}`` or ``{number:id.row.column}``, with a noun or without
    a cited number of the game, or one cell of a table of them: ``{number:court-spaces#lord}`` is *6 lords*.

Literal braces do not occur in messages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(r"[{}]")
_REFERENCE = re.compile(r"^([a-z]+(?:-[a-z]+)*):([a-z0-9]+(?:[.-][a-z0-9]+)*)\Z")
_NAMED = re.compile(r"^([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)(?:#((?:[a-z]+(?:-[a-z]+)*:)?[a-z0-9]+(?:-[a-z0-9]+)*))?\Z")
_NUMBER = re.compile(
    r"^(number:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:[/-][a-z0-9]+)*){0,2})"
    r"(?:#((?:[a-z]+(?:-[a-z]+)*:)?[a-z0-9]+(?:-[a-z0-9]+)*))?\Z"
)
_FIGURE = re.compile(r"^(?:[+−–-]?\d+|\{number:[^{}#|]*\})\Z")
_FORM = re.compile(r"^[a-z]+(?:-[a-z]+)*\Z")
_JOINED = re.compile(r"^([a-z]+(?:-[a-z]+)*)?(?:\+(and|or|nor))?\Z")

GRAMMAR = (
    "{kind:id}, {kind:id|shown text}, {name}, {name|form}, {name|form+nor}, {name#noun}, {name#noun|form} "
    "or {number:id}"
)
"""What a placeholder looks like, for messages to people."""


class PlaceholderError(ValueError):
    """A text whose braces do not form placeholders; knows the text, the place (from 0) and what is wrong there."""

    def __init__(self, text: str, position: int, problem: str) -> None:
        self.text = text
        self.position = position
        self.problem = problem
        super().__init__(f"{problem} at character {position + 1} of {text!r}")

    def __reduce__(self) -> tuple[type[PlaceholderError], tuple[str, int, str]]:
        """How the error crosses from one process to another: by its parts, not by its message."""
        return PlaceholderError, (self.text, self.position, self.problem)


@dataclass(frozen=True)
class Ref:
    """``{kind:id}`` or ``{kind:id|shown}``: a link to an entry."""

    kind: str
    id: str
    shown: str | None = None

    @property
    def target(self) -> str:
        """The reference as the catalogue writes it: ``lord:commander``."""
        return f"{self.kind}:{self.id}"

    @property
    def braced(self) -> str:
        """The whole placeholder."""
        return f"{{{self.target}|{self.shown}}}" if self.shown else f"{{{self.target}}}"

    @property
    def key(self) -> str:
        """What must be equal in a text and its translation; the shown text is free."""
        return self.target


@dataclass(frozen=True)
class Named:
    """``{name}``: a symbol of the game, a parameter, or with ``number:`` before it a cited number.

    ``form`` is the form it shall stand in, and ``noun`` what its number counts: the id of a noun, or an entry; ``join``
    is how a list is joined here, *and*, *or* or *nor*.
    """

    name: str
    noun: str | None = None
    form: str | None = None
    join: str | None = None

    @property
    def number(self) -> tuple[str, ...]:
        """The id of a cited number with the row and column, if it is a table; () for another placeholder."""
        _kind, colon, place = self.name.partition(":")
        return tuple(place.split(".")) if colon else ()

    @property
    def written(self) -> str:
        """The placeholder without its braces and its form."""
        return f"{self.name}#{self.noun}" if self.noun else self.name

    @property
    def braced(self) -> str:
        """The whole placeholder."""
        asked = f"{self.form or ''}{f'+{self.join}' if self.join else ''}"
        return f"{{{self.written}|{asked}}}" if asked else f"{{{self.written}}}"

    @property
    def key(self) -> str:
        """What must be equal in a text and its translation; noun and form are the language's own."""
        return self.name


Part = str | Ref | Named
"""A piece of a parsed message: plain text or a placeholder."""


@lru_cache(maxsize=16384)
def parse(text: str) -> tuple[Part, ...]:
    """Split ``text`` into plain text and placeholders, in order.

    Raises PlaceholderError where a brace is left open, stands alone, or holds something else than a placeholder.
    """
    return tuple(_parts(text))


def _parts(text: str) -> Iterator[Part]:
    position = 0
    while opening := _TOKEN.search(text, position):
        start = opening.start()
        if opening.group() == "}":
            raise PlaceholderError(text, start, "a closing brace without an opening one")
        closing = _TOKEN.search(text, start + 1)
        if closing is None:
            raise PlaceholderError(text, start, "a brace that is never closed")
        if closing.group() == "{":
            raise PlaceholderError(text, closing.start(), "a brace inside a placeholder")
        if start > position:
            yield text[position:start]
        yield _placeholder(text, start, text[start + 1 : closing.start()])
        position = closing.end()
    if position < len(text):
        yield text[position:]


def _placeholder(text: str, position: int, inner: str) -> Ref | Named:
    head, bar, shown = inner.partition("|")
    if (number := _NUMBER.match(head)) and (not bar or (number[2] and _FORM.match(shown))):
        return Named(number[1], number[2], shown if bar else None)
    if not head.startswith("number:") and (reference := _REFERENCE.match(head)):
        if bar and not shown.strip():
            raise PlaceholderError(text, position, f"an empty shown text in {{{inner}}}")
        return Ref(reference[1], reference[2], shown if bar else None)
    asked = _JOINED.match(shown)
    if (named := _NAMED.match(head)) and asked and bool(bar) == bool(shown) and not (named[2] and asked[2]):
        return Named(named[1], named[2], asked[1], asked[2])
    raise PlaceholderError(text, position, f"{{{inner}}} is no placeholder (it should look like {GRAMMAR})")


def is_figure(text: str) -> bool:
    """Whether a text is a number and nothing else, so that there is nothing to translate.

    >>> [is_figure(text) for text in ("20", "−5", "{number:court-spaces}", "{number:court-spaces#lord}", "2 or 3")]
    [True, True, True, False, False]
    """
    return _FIGURE.match(text) is not None


_TAGS = "\U000e0001-\U000e007f"
"""Tag characters, which a preview marks texts with, are drawn as nothing."""

_SENTENCE_END = re.compile(rf"(?:^|[.!?…]\s+)[(„“\"{_TAGS}]*$")
_TAGGED = re.compile(f"[{_TAGS}]+")


def untagged(text: str) -> str:
    """A text as it is read: without tag characters."""
    return _TAGGED.sub("", text)


def starts_sentence(before: str) -> bool:
    """Whether what follows ``before``, the text up to a placeholder or nothing, begins a sentence.

    >>> [starts_sentence(text) for text in ("", "No. ", "Tuck ", "It costs 3.")]
    [True, True, False, False]
    """
    return _SENTENCE_END.search(before) is not None


@lru_cache(maxsize=16384)
def placeholders(text: str) -> tuple[Ref | Named, ...]:
    """The placeholders of ``text`` in order. Raises PlaceholderError as parse does."""
    return tuple(part for part in _parts(text) if not isinstance(part, str))


def references(text: str) -> tuple[str, ...]:
    """The entries that ``text`` refers to, as ``kind:id``, in order. Raises PlaceholderError as parse does."""
    return tuple(part.target for part in placeholders(text) if isinstance(part, Ref))


def keys(text: str) -> Counter[str]:
    """How often each placeholder stands in ``text``, by ``kind:id`` or name. Raises PlaceholderError as parse does."""
    return Counter(part.key for part in placeholders(text))


@lru_cache(maxsize=16384)
def fits(translation: str, english: str) -> bool:
    """Whether a translation has no placeholders but whole ones of the English."""
    try:
        return "{" not in translation or keys(translation).keys() <= keys(english).keys()
    except PlaceholderError:
        return False
