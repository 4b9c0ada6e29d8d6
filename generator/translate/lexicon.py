"""Every term and name of a game in one language, and what a text of that language mentions of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from catalog import Catalog
from catalog.models.base import Model
from catalog.placeholders import Named, Part, Ref, parse
from generator.render.glossary import Glossary
from generator.render.prose import Prose, field_text
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.mentions import Finder, holds, is_spaced, lowered
from generator.text.words import Words

SIMILAR = 60.0
"""How like a name (0 to 100) an inflected form of it is at least."""


@dataclass(frozen=True)
class EntryMention:
    """One mention of a term or an entry: its possible references, its place in the raw text, whether it is a link.

    ``inside`` is what shorter forms within the mentioned form would mean.
    """

    means: tuple[str, ...]
    spot: tuple[int, int]
    linked: bool
    inside: frozenset[str] = frozenset()


class Lexicon:
    """The terms of a game's glossary and the names of its entries, by reference, in the language of ``words``.

    What has no translation yet is left out.
    """

    def __init__(self, catalog: Catalog, words: Words, game: str) -> None:
        self._prose = Prose(catalog, words)
        self.game = game
        glossary = Glossary(catalog, words, game)
        self.terms = {f"term:{id_}": term for id_, term in glossary.terms.items() if not term.name.is_fallback}
        self.formless = frozenset(
            reference
            for reference, term in self.terms.items()
            if not (term.has_forms or words.info.complete) and is_spaced(term.name)
        )
        """Terms of a language just begun whose forms are not listed yet: a word may be one of them or not."""
        self.names: dict[str, tuple[str, ...]] = {}
        for kind, entries in catalog.games[game].named.items():
            for entry in entries:
                # A space that is called by a figure is no word to look for: every figure would mention it.
                names = tuple(dict.fromkeys(name for name in _names(words, game, entry) if not name.isdecimal()))
                if names:
                    self.names[f"{kind}:{entry.id}"] = names
        self._choices = {(reference, name): lowered(name) for reference, names in self.names.items() for name in names}
        forms: dict[str, list[str]] = {}
        for reference, term in self.terms.items():
            for form in term.forms:
                forms.setdefault(form, []).append(reference)
        for reference, names in self.names.items():
            for name in names:
                forms.setdefault(name, []).append(reference)
        self.finder = Finder(forms)
        self._possible = {
            reference: tuple(lowered(form) for form in (*term.linked, *term.printed))
            for reference, term in self.terms.items()
        }

    def knows(self, reference: str) -> bool:
        """Whether the term or entry has a name in the language."""
        return reference in self.terms or reference in self.names

    def is_comparable(self, reference: str) -> bool:
        """Whether all forms of the term or entry are known, so that a text can be said to mention it or not."""
        return self.knows(reference) and reference not in self.formless

    def forms(self, reference: str) -> tuple[str, ...]:
        """All forms of a term, or the names of an entry, that the language knows; the name first."""
        term = self.terms.get(reference)
        return term.every_form if term else self.names[reference]

    def mentions_in(self, text: str) -> list[EntryMention]:
        """What ``text`` mentions, by links and in plain words. Raises PlaceholderError for a broken placeholder."""
        result = []
        for part, start, end in pieces(text):
            if isinstance(part, Ref) and part.kind != "rule":
                result.append(EntryMention((part.target,), (start, end), True, self._inside(part.target)))
            elif isinstance(part, Ref) and part.shown is None:
                try:
                    title = self._prose.name(self.game, part.target)
                except LookupError:  # Another check reports links that lead nowhere.
                    continue
                mentions = self.finder.find(title)
                result += [EntryMention(mention.means, (start, end), False, mention.inside) for mention in mentions]
            elif isinstance(part, Named):
                if f"term:{part.noun}" in self.terms:
                    result.append(
                        EntryMention((f"term:{part.noun}",), (start, end), True, self._inside(f"term:{part.noun}"))
                    )
            else:
                plain = part if isinstance(part, str) else part.shown or ""
                first = start if isinstance(part, str) else end - 1 - len(plain)
                for mention in self.finder.find(plain):
                    spot = (first + mention.start, first + mention.end)
                    result.append(EntryMention(mention.means, spot, False, mention.inside))
        return result

    def _inside(self, reference: str) -> frozenset[str]:
        """What the name of a term holds of others: the race in *compulsory race*."""
        return self.finder.inner(lowered(self.terms[reference].name)) if reference in self.terms else frozenset()

    def shows(self, reference: str, shown: str) -> bool:
        """Whether ``shown``, as the text of a link, is a form of the term or an inflected name of the entry."""
        if reference in self.names:
            return reference in self._nearest(shown)
        mentions = self.finder.find(shown)
        if any(reference in mention.means for mention in mentions):
            return True
        return not mentions and self.may_mean(reference, shown)

    def may_mean(self, reference: str, text: str) -> bool:
        """Whether ``text`` has a word that can stand for a term or entry although it need not.

        That is a form for links only or a name that a source prints, and the inflected name of an entry.
        """
        if reference in self.names:
            return any(_has_inflected(name, text) for name in self.names[reference] if is_spaced(name))
        low = lowered(text)
        return any(holds(low, form) for form in self._possible[reference])

    def _nearest(self, shown: str) -> set[str]:
        """The entries of which ``shown`` can be the inflected name: those with the likest one, if it is like at all."""
        ranked = process.extract(lowered(shown), self._choices, scorer=fuzz.ratio, score_cutoff=SIMILAR, limit=None)
        return {key[0] for _name, score, key in ranked if score == ranked[0][1]}


def _has_inflected(name: str, text: str) -> bool:
    words, length = lowered(text).split(), len(name.split())
    windows = (" ".join(words[start : start + length]) for start in range(len(words) - length + 1))
    return any(fuzz.ratio(lowered(name), window) >= SIMILAR for window in windows)


def _names(words: Words, game: str, entry: Model) -> Iterator[str]:
    """The names of an entry in the language. What comes in several is a common noun, also written small."""
    for field in ("name", "plural"):
        if getattr(entry, field, None) is None or (name := field_text(words, game, entry, field)).is_fallback:
            continue
        plain = str(name).removeprefix("The ") if words.lang == SOURCE_LANGUAGE else str(name)
        yield plain
        if hasattr(entry, "plural"):
            yield lowered(plain)


def pieces(text: str) -> Iterator[tuple[Part, int, int]]:
    """The plain texts and placeholders of ``text`` with their places. Raises PlaceholderError as parse does."""
    position = 0
    for part in parse(text):
        end = position + len(part) if isinstance(part, str) else text.index("}", position) + 1
        yield part, position, end
        position = end
