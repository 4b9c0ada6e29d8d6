"""The terms and names of a game in one language, and what a text of that language mentions of them."""

from collections import namedtuple

from engine.proofreader.mentions import Finder, Mention, holds, is_spaced
from engine.proofreader.placeholders import holes_of
from engine.proofreader.text import is_link, is_space, small
from engine.typing_compat import Any

SIMILAR = 60
"""How like a name, in percent, an inflected form of it is at least."""

EntryMention = namedtuple("EntryMention", ("means", "spot", "linked", "inside"))
"""One mention of a term or an entry: its possible references, its place in the raw text, whether it is a link.

``inside`` is what shorter forms within the mentioned form would mean.
"""

Term = namedtuple("Term", ("name", "forms", "linked", "printed", "is_formless"))
"""A term: the forms that mean it wherever they stand, and those that do so in links alone; other names in print.

The forms of a *formless* one are not listed yet: a word may be one of them or not.
"""


class Lexicon:
    """What is known by name in a game: its ``terms`` and ``names`` by reference, and what bare links to rules show."""

    def __init__(self, data: "dict[str, Any]") -> None:
        self.terms = {term[0]: Term(*term[1:]) for term in data["terms"]}
        self.names: dict[str, list[str]] = {reference: names for reference, names in data["names"]}
        self._titles: dict[str, str] = data["titles"]
        # In the order of the lists, which a dict does not keep everywhere.
        forms = [(form, [term[0]]) for term in data["terms"] for form in self.terms[term[0]].forms]
        forms += [(name, [reference]) for reference, names in data["names"] for name in names]
        self.finder = Finder(forms)
        self._small_names = [(reference, small(name)) for reference, names in data["names"] for name in names]
        self._nearest: dict[str, list[str]] = {}

    def knows(self, reference: str) -> bool:
        """Whether the term or entry has a name in the language."""
        return reference in self.terms or reference in self.names

    def is_comparable(self, reference: str) -> bool:
        """Whether all forms of the term or entry are known, so that a text can be said to mention it or not."""
        term = self.terms.get(reference)
        return not term.is_formless if term else reference in self.names

    def forms(self, reference: str) -> list[str]:
        """All forms of a term, or the names of an entry, that the language knows; the name first."""
        term = self.terms.get(reference)
        if term is None:
            return self.names[reference]
        result: list[str] = [term.name]
        for several in (term.forms, term.linked):
            result += [form for form in several if form not in result]
        return result

    def mentions_in(self, text: str) -> list[EntryMention]:
        """What a whole text mentions, by links and in plain words."""
        result = []
        at = 0
        for hole in holes_of(text)[0]:
            result += self._plain(text[at : hole.start], at)
            at = hole.end
            whole = (hole.start, hole.end)
            if not is_link(hole):
                if "term:" + hole.noun in self.terms:
                    result.append(self._linked("term:" + hole.noun, whole))
            elif not hole.key.startswith("rule:"):
                result.append(self._linked(hole.key, whole))
            elif hole.shown is None:
                for mention in self.finder.find(self._titles.get(hole.key, "")):
                    result.append(EntryMention(mention.means, whole, False, mention.inside))
            else:
                result += self._plain(hole.shown, hole.end - 1 - len(hole.shown))
        return result + self._plain(text[at:], at)

    def _plain(self, text: str, first: int) -> list[EntryMention]:
        """What a text without placeholders mentions that begins at ``first``."""
        return [_moved(mention, first) for mention in self.finder.find(text)] if text else []

    def _linked(self, reference: str, spot: tuple[int, int]) -> EntryMention:
        """A link, with what the name of its term holds of others: the race in *compulsory race*."""
        term = self.terms.get(reference)
        return EntryMention((reference,), spot, True, self.finder.inner(small(term.name)) if term else [])

    def shows(self, reference: str, shown: str) -> bool:
        """Whether ``shown``, as the text of a link, is a form of the term or an inflected name of the entry."""
        if reference in self.names:
            return reference in self._likest(small(shown))
        mentions = self.finder.find(shown)
        if any([reference in mention.means for mention in mentions]):
            return True
        return not mentions and self.may_mean(reference, shown)

    def may_mean(self, reference: str, text: str) -> bool:
        """Whether ``text`` has a word that can stand for a term or entry although it need not.

        That is a form for links only or a name that a source prints, and the inflected name of an entry.
        """
        low = small(text)
        if reference in self.names:
            return any([_has_inflected(small(name), low) for name in self.names[reference] if is_spaced(name)])
        term = self.terms[reference]
        return any([holds(low, small(form)) for several in (term.linked, term.printed) for form in several])

    def _likest(self, shown: str) -> list[str]:
        """The entries of which ``shown`` can be the inflected name: those with the likest one, if it is like at all."""
        if shown not in self._nearest:
            likeness = _Likeness(shown)
            best, of = SIMILAR, 100
            found: list[str] = []
            for reference, name in self._small_names:
                alike, both = likeness.part(name)
                if alike * of > best * both:
                    best, of, found = alike, both, []
                if alike * of == best * both:
                    found.append(reference)
            self._nearest[shown] = found
        return self._nearest[shown]


class _Likeness:
    """How like a word others are: how many letters they have in common, in their order, twice, of how many in both."""

    def __init__(self, word: str) -> None:
        self._length = len(word)
        self._places: dict[str, int] = {}
        for place in range(len(word)):
            self._places[word[place]] = self._places.get(word[place], 0) | 1 << place

    def part(self, other: str) -> tuple[int, int]:
        """The letters in common and all letters. Each bit is a letter of the word that has no partner yet."""
        every = (1 << self._length) - 1
        lonely = every
        for letter in other:
            met = lonely & self._places.get(letter, 0)
            lonely = ((lonely + met) | (lonely - met)) & every
        return 2 * (self._length - bin(lonely).count("1")), self._length + len(other)


def _has_inflected(name: str, text: str) -> bool:
    """Whether as many words of a text as a name has are like it, both in small letters."""
    words, length = _words(text), len(_words(name))
    likeness = _Likeness(name)
    for start in range(len(words) - length + 1):
        alike, both = likeness.part(" ".join(words[start : start + length]))
        if alike * 100 >= SIMILAR * both:
            return True
    return False


def _words(text: str) -> list[str]:
    """What stands between the blanks of a text."""
    return "".join([" " if is_space(letter) else letter for letter in text]).split()


def _moved(mention: Mention, first: int) -> EntryMention:
    return EntryMention(mention.means, (first + mention.start, first + mention.end), False, mention.inside)
