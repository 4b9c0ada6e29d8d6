"""Links to terms as the catalogue's files write them, ``{term:pearl}`` and ``{terms:pearl}``, and as texts have them.

A file need not say what a link shows where that is the word for one, or for several: a text that is read has
``{term:pearl|pearl}`` and ``{term:pearl|pearls}``, with a capital where a sentence begins. What is shown otherwise is
written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from catalog.document import Document
from catalog.placeholders import starts_sentence

_LINK = re.compile(r"\{(?P<kind>terms?):(?P<id>[a-z0-9]+(?:[.-][a-z0-9]+)*)\}")
_FORMS = re.compile(r"\s*[,;]\s*")
_ENDING = re.compile("(?<=[^aeiou])y$")


@dataclass
class TermLinks:
    """The words of a game's terms, for one and for several, by the id of the term."""

    words: dict[str, tuple[str, str]] = field(default_factory=dict)

    def learn(self, documents: Iterable[Document]) -> None:
        """Take the words of the terms in some files, as far as they are whole."""
        for document in documents:
            for term in document.data if isinstance(document.data, list) else ():
                if isinstance(term, dict) and isinstance(term.get("id"), str) and isinstance(term.get("name"), str):
                    self.words[term["id"]] = words_of(term["name"], term.get("forms"))

    def written_out(self, data: Any) -> Any:
        """Plain data in whose texts every link says what it shows. A term that there is not is left as it is."""
        if isinstance(data, str):
            return _LINK.sub(self._link, data) if "{term" in data else data
        if isinstance(data, dict):
            return {key: self.written_out(value) for key, value in data.items()}
        return [self.written_out(item) for item in data] if isinstance(data, list) else data

    def _link(self, match: re.Match[str]) -> str:
        if match["id"] not in self.words:
            return f"{{term:{match['id']}}}"
        one, several = self.words[match["id"]]
        shown = one if match["kind"] == "term" else several
        if starts_sentence(match.string[: match.start()]):
            shown = shown[:1].upper() + shown[1:]
        return f"{{term:{match['id']}|{shown}}}"


def words_of(name: str, forms: Any = None) -> tuple[str, str]:
    """The word for one and that for several: the first of the forms, and that which is its plural, or the same.

    Where no forms are listed, they are the name, and the name with an ending.

    >>> words_of("Pearl"), words_of("Ally"), words_of("Leviathan die", "leviathan die, leviathan dice")
    (('pearl', 'pearls'), ('ally', 'allies'), ('leviathan die', 'leviathan dice'))
    """
    if isinstance(forms, str):
        one, *others = _FORMS.split(forms)
        return one, next((other for other in others if _is_plural(other, one)), one)
    one = name if name[1:2].isupper() else name[:1].lower() + name[1:]
    return one, _ENDING.sub("ie", one) + ("es" if one.endswith(("s", "x", "ch")) else "s")


def _is_plural(form: str, one: str) -> bool:
    """Whether a form is most likely the plural of a word, and no other word for it: *dice* of *die*, not *cube*.

    >>> [_is_plural(form, "score track") for form in ("score tracks", "score marker", "score", "track")]
    [True, False, False, False]
    """
    *before, last = form.split()
    *before_one, last_one = one.split()
    return before == before_one and last[:2] == last_one[:2] and not last_one.startswith(last)
