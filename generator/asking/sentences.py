"""The sentences of a game's rules, and by which words each of them is found, in one language."""

from __future__ import annotations

import re
from collections import defaultdict
from math import log
from typing import TYPE_CHECKING, Any

from engine.listener.folding import fold
from engine.listener.units import LETTER, NUMBER, bucket, joined, units_of
from generator.asking.language import asking
from generator.export.bodies import body_in

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.export.texts import Texts
    from generator.render.site_context import SiteContext

_END = re.compile(r"(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=[^」』）)])")
_COMMA = re.compile(r"\s*[,，、;；]\s*")
UNKNOWN = 5.0
"""How much a word tells that no sentence says."""
TITLE = 1.0
SEARCH = 0.8


def sentences(site: SiteContext, game: GameCatalog, texts: Texts) -> dict[str, Any]:
    """What ``engine.listener.sentences.Sentences`` is made from."""
    return _Index(site, game, texts).data()


def split(text: str) -> list[str]:
    """The sentences of a plain text whose points and rows stand in lines.

    >>> split("Take it. Then pass!\\n• Or keep it.")
    ['Take it.', 'Then pass!', 'Or keep it.']
    """
    lines = [line.lstrip("•· ").strip() for line in text.split("\n")]
    return [sentence.strip() for line in lines for sentence in _END.split(line) if sentence.strip()]


class _Index:
    def __init__(self, site: SiteContext, game: GameCatalog, texts: Texts) -> None:
        self.site = site
        self.game = game
        self.texts = texts
        self.prose = site.prose_in(site.words.lang)
        words = asking(site.language)
        self.ignored = {fold(word) for word in (*words.fillers, *words.me)}
        self.said: dict[str, set[int]] = defaultdict(set)
        self.about: dict[str, set[int]] = defaultdict(set)
        self.places: list[tuple[int, int]] = []

    def data(self) -> dict[str, Any]:
        rules = [self._section(number, section) for number, section in enumerate(self.game.rules)]
        count = len(self.places) + 1
        words: dict[str, dict[str, Any]] = defaultdict(dict)
        for word in sorted({*self.said, *self.about}):
            often = len(self.said[word]) or len(self.about[word])
            weight = round(log(count / often) / 1.3, 2)
            words[bucket(word)][word] = [weight, sorted(self.said[word]), sorted(self.about[word])]
        return {
            "rules": rules,
            "places": self.places,
            "words": dict(words),
            "aliases": self._aliases(),
            "ignored": " ".join(sorted(word for word in self.ignored if " " not in word)),
            "unknown": UNKNOWN,
        }

    def _section(self, number: int, section: Any) -> list[Any]:
        title = str(self.prose.name(self.game.id, f"rule:{section.id}"))
        own = split(body_in(self.texts, self.game, section, self.site.words.tag))
        first = len(self.places)
        for sentence in own:
            terms = self._terms(sentence)
            for term in terms:
                self.said[term].add(len(self.places))
            self.places.append((number, len(terms)))
        for line in [title, *self._search(section)]:
            for term in self._terms(line):
                self.about[term].add(number)
        return [section.id, own, first if own else -1]

    def _terms(self, text: str) -> list[str]:
        units = units_of(text[:400]) + (units_of(text[400:800]) if len(text) > 400 else [])
        terms = []
        for place, unit in enumerate(units):
            if unit.kind == LETTER:
                if place + 1 < len(units) and units[place + 1].kind == LETTER and not units[place + 1].is_apart:
                    terms.append(unit.text + units[place + 1].text)
            elif unit.text not in self.ignored and (unit.kind != NUMBER or len(unit.text) < 3):
                terms.append(unit.text)
        return [term for term in terms if term not in self.ignored]

    def _search(self, record: Any) -> list[str]:
        search = getattr(record, "search", None)
        return [word for word in _COMMA.split(str(self.site.words.text(self.game.id, search))) if word] if search else []

    def _aliases(self) -> dict[str, dict[str, str]]:
        """What readers say for a term: by phrase the words of its name."""
        found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        groups = [[word for word in _COMMA.split(str(self.site.words.text(self.game.id, group))) if word] for group in self.game.game.alike]
        pairs = [(one, other) for group in groups for one in group for other in group if one != other]
        for term in self.game.terms:
            name = str(self.prose.name(self.game.id, f"term:{term.id}"))
            pairs += [(word, name) for word in self._search(term)]
        for word, name in pairs:
            phrase = joined([unit.text for unit in units_of(word)])
            if phrase and phrase not in self.ignored:
                found[bucket(phrase)][phrase] |= {term for term in self._terms(name) if term in self.said or term in self.about}
        return {begin: {phrase: " ".join(sorted(words)) for phrase, words in each.items() if words} for begin, each in found.items()}
