"""Finding the mentions of terms and names in plain text, in all their forms, whole words, the longest first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generator.text.scripts import EAST_ASIAN_LETTERS

# Words of these scripts stand without spaces between them; a form may begin and end anywhere in the text.
_UNSPACED = rf"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff{EAST_ASIAN_LETTERS}"
_LETTER = rf"[^\W\d_{_UNSPACED}]"
_ONE_LETTER = re.compile(_LETTER)
_SPACED = re.compile(rf"^{_LETTER}|{_LETTER}$")

MAX_FORM_LENGTH = 100
"""How long a form may be, in characters. What is longer is no form of a name, and is not looked for."""

_Trie = dict[str, "_Trie"]
_END = ""


@dataclass(frozen=True)
class Mention:
    """A form in a text: where it stands, what it may mean, and what shorter forms inside it would mean."""

    start: int
    end: int
    means: tuple[str, ...]
    inside: frozenset[str]


class Finder:
    """Finds forms in texts. ``forms`` gives for each form what it means: the ids of terms or references to entries.

    A form without capital letters is found however it is capitalised, any other only as it is written.
    """

    def __init__(self, forms: Mapping[str, Iterable[str]]) -> None:
        self._means: dict[str, dict[str, None]] = {}
        self._exact: dict[str, set[str]] = {}
        forms = {form: means for form, means in forms.items() if len(form) <= MAX_FORM_LENGTH}
        for form, means in forms.items():
            low = lowered(form)
            self._means.setdefault(low, {}).update(dict.fromkeys(means))
            if low != form:
                self._exact.setdefault(low, set()).add(form)
        self._free = {form for form in forms if form == lowered(form)}
        self._inside: dict[str, frozenset[str]] = {}
        self._regex = _compiled(self._means)

    def find(self, text: str) -> list[Mention]:
        """The mentions in ``text``, none overlapping another."""
        mentions = []
        for match in self._regex.finditer(lowered(text)):
            form = match[0]
            if form in self._free or text[match.start() : match.end()] in self._exact[form]:
                means = tuple(self._means[form])
                mentions.append(Mention(match.start(), match.end(), means, self.inner(form)))
        return mentions

    def inner(self, form: str) -> frozenset[str]:
        """What shorter forms inside a form in small letters mean: *key* inside *key token*."""
        if form not in self._inside:
            # A form has far fewer parts than there are forms to look for in it.
            parts = {form[start:end] for start in range(len(form)) for end in range(start + 1, len(form) + 1)}
            inner = (part for part in parts & self._means.keys() if part != form and holds(form, part))
            self._inside[form] = frozenset(id_ for part in inner for id_ in self._means[part])
        return self._inside[form]


def lowered(text: str) -> str:
    """``text`` in small letters, each at the place of the letter that it was."""
    low = text.lower()
    return low if len(low) == len(text) else "".join(one if len(one := char.lower()) == 1 else char for char in text)


def is_spaced(word: str) -> bool:
    """Whether ``word`` is of a script that puts spaces between words."""
    return _SPACED.search(word) is not None


def holds(text: str, form: str) -> bool:
    """Whether ``form`` stands in ``text`` as whole words, capitalised alike."""
    if form not in text or not is_spaced(form):
        return form in text
    # A pattern for each of many forms would take longer to compile than all texts take to read.
    start = text.find(form)
    while start >= 0:
        before = start > 0 and _ONE_LETTER.match(text, start - 1)
        if not before and not _ONE_LETTER.match(text, start + len(form)):
            return True
        start = text.find(form, start + 1)
    return False


def _bounded(pattern: str, form: str) -> str:
    return rf"(?<!{_LETTER}){pattern}(?!{_LETTER})" if is_spaced(form) else pattern


def _compiled(forms: Iterable[str]) -> re.Pattern[str]:
    """One pattern for all forms. Forms that begin alike share their beginning, which keeps it quick."""
    groups: dict[bool, _Trie] = {}
    for form in forms:
        node = groups.setdefault(is_spaced(form), {})
        for char in form:
            node = node.setdefault(char, {})
        node[_END] = {}
    patterns = [_bounded(_pattern(trie), "a" if spaced else "") for spaced, trie in groups.items()]
    return re.compile("|".join(patterns) if patterns else r"(?!)")


def _pattern(trie: _Trie) -> str:
    branches = [re.escape(char) + _pattern(rest) for char, rest in sorted(trie.items()) if char != _END]
    if not branches:
        return ""
    inside = branches[0] if len(branches) == 1 and _END not in trie else f"(?:{'|'.join(branches)})"
    return f"{inside}?" if _END in trie else inside
