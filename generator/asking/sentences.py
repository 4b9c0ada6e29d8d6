"""The sentences of a game's rules, and by which words each of them is found, in one language."""

from __future__ import annotations

import re
from collections import defaultdict
from math import log
from typing import TYPE_CHECKING, Any

from engine.listener.folding import is_unspaced
from engine.listener.sentences import terms_at
from engine.listener.units import LONGEST, bucket, joined, units_of
from generator.asking import asked
from generator.asking.lexicon import COMMA
from generator.export.bodies import body_in

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.findings import Finding
    from generator.export.texts import Texts
    from generator.render.site_context import SiteContext

_END = re.compile(r"(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=[^」』）)])")
UNKNOWN = 5.0
"""How much a word tells that no sentence says."""
TITLE = 1.0
SEARCH = 0.8


def sentences(site: SiteContext, game: GameCatalog, texts: Texts) -> dict[str, Any]:
    """What ``engine.listener.sentences.Sentences`` is made from.

    What is asked for that the rules do not say, ``faults`` tells: a text that somebody words otherwise stops no build.
    """
    return _Index(site, game, texts).data()


def faults(site: SiteContext, game: GameCatalog, texts: Texts) -> list[Finding]:
    """What players are said to ask for of sections and sentences that are not there."""
    index = _Index(site, game, texts)
    index.data()
    return index.findings


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
        self.said: dict[str, set[int]] = defaultdict(set)
        self.about: dict[str, set[int]] = defaultdict(set)
        self.lines: list[tuple[int, int, list[str]]] = []
        """Titles, search words and what players ask: the section, the sentence or -1 for all of it, and the terms."""
        self.asked = asked.of_game(site.language, game.id)
        self.findings = list(self.asked.unknown([section.id for section in game.rules]))
        self.places: list[tuple[int, int]] = []

    def data(self) -> dict[str, Any]:
        rules = [self._section(number, section) for number, section in enumerate(self.game.rules)]
        count = len(self.places) + 1
        words: dict[str, dict[str, Any]] = defaultdict(dict)
        weights: dict[str, float] = {}
        for word in sorted({*self.said, *self.about}):
            often = len(self.said[word]) or len(self.about[word])
            weight = weights[word] = round(log(count / often) / 1.3, 2)
            words[bucket(word)][word] = [weight, sorted(self.said[word]), sorted(self.about[word])]
        return {
            "rules": rules,
            "places": self.places,
            "lines": [
                [section, sentence, round(sum(weights[term] for term in terms), 2)]
                for section, sentence, terms in self.lines
            ],
            "words": dict(words),
            "vocabulary": {begin: " ".join(each) for begin, each in words.items() if not is_unspaced(begin[0])},
            "aliases": self._aliases(),
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
            self._line(number, -1, line)
        for place, known in enumerate(self.asked.sections.get(section.id, ())):
            where = [at for at, text in enumerate(own) if known.says in text]
            if len(where) != 1:
                self.findings.append(self.asked.lost(section.id, place, own))
                continue
            for phrase in known.asked:
                self._line(number, first + where[0], phrase)
        return [section.id, own, first if own else -1]

    def _line(self, section: int, sentence: int, text: str) -> None:
        terms = self._terms(text)
        for term in terms:
            self.about[term].add(len(self.lines))
        self.lines.append((section, sentence, terms))

    def _terms(self, text: str) -> list[str]:
        units = units_of(text[:LONGEST]) + units_of(text[LONGEST : 2 * LONGEST])
        return [term for place in range(len(units)) for term in terms_at(units, place)]

    def _search(self, record: Any) -> list[str]:
        search = getattr(record, "search", None)
        return [word for word in COMMA.split(str(self.site.words.text(self.game.id, search))) if word] if search else []

    def _aliases(self) -> dict[str, dict[str, str]]:
        """What readers say for a term: by phrase the words of its name."""
        found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        groups = [
            [word for word in COMMA.split(str(self.site.words.text(self.game.id, group))) if word]
            for group in self.game.game.alike
        ]
        pairs = [(one, other) for group in groups for one in group for other in group if one != other]
        for term in self.game.terms:
            name = str(self.prose.name(self.game.id, f"term:{term.id}"))
            pairs += [(word, name) for word in self._search(term)]
        for word, name in pairs:
            phrase = joined([unit.text for unit in units_of(word)])
            if phrase:
                found[bucket(phrase)][phrase] |= {
                    term for term in self._terms(name) if term in self.said or term in self.about
                }
        return {
            begin: {phrase: " ".join(sorted(words)) for phrase, words in each.items() if words}
            for begin, each in found.items()
        }
