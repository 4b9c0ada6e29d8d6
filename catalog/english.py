"""The forms of English names inside a sentence, which are made by a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catalog.models.composed import Composed

_VOWELS = "aeiou"


def english_forms(record: Any) -> dict[str, str]:
    """The English forms of a name by the rule, but for those that the record has itself."""
    bare = record.name.removeprefix("The ")
    own: Mapping[str, str] = record.cases
    if record.PROPER:
        inside = f"the {bare}" if bare != record.name else bare
        return {"one": bare, "many": _plural(record.name, bare), "a": _with_article(bare), "the": inside, **own}
    one = own.get("one") or bare[:1].lower() + bare[1:]
    plural = getattr(record, "plural", None)
    many = plural[:1].lower() + plural[1:] if plural else _plural(record.name, one)
    return {"one": one, "many": many, "a": _with_article(one), "the": f"the {one}", **own}


def _plural(name: str, bare: str) -> str:
    """The plural of a name; of one that begins with the name of another entry, the plural is that one's."""
    head = name.head if isinstance(name, Composed) else None
    if head is None:
        return several(bare)
    first, many = head.name, english_forms(head)["many"]
    return (many if bare[:1].islower() else many[:1].upper() + many[1:]) + bare[len(first) :]


def several(word: str) -> str:
    """The plural of a word by the rule."""
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


def _with_article(word: str) -> str:
    return f"{'an' if word[:1].lower() in _VOWELS else 'a'} {word}"
