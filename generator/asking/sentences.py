"""The sentences of a game's rules and cards, and by which words each of them is found, in one language."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.listener.folding import is_unspaced
from engine.listener.sentences import STEM_MARK, Sentences, terms_at
from engine.listener.units import LONGEST, bucket, joined, units_of
from generator.asking import asked
from generator.asking.lexicon import COMMA
from generator.export.bodies import body_in
from generator.export.texts import behind_colon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalog import GameCatalog
    from catalog.findings import Finding
    from generator.export.texts import Texts
    from generator.render.site_context import SiteContext

_STEP = re.compile(r"^\d+\.(?: |$)")
_POINT = re.compile(r"^(?:[•·] ?|\d+\.(?: |$))")
_COLONS = (":", "：")
MOST_POINTS = 6
"""So many points of a list are shown with what leads to them."""
_CELL = " | "
_END = re.compile(r"(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=[^」』）)])")
SAID = 1.0
ABOUT = 1.0
ASKED = 1.2
"""How much it counts that the sentence says a word, that its section is called so, and each time players ask so."""
NAMED = 6.0
"""The same of a card's own name: who asks about nothing else wants to know what it does."""
ENOUGH = 1.5
LENGTH = 0.3
"""How soon more of the same counts no more, and how much less each word counts in a long text: k1 and b of Okapi BM25
(Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009)."""
FAINT = 2
"""What points to a sentence less than this, in halves, is left out: it is a fifth of the file."""
UNKNOWN = 13.0
"""How much a term tells that no sentence has."""
LEAST = {"spaced": 0.52, "unspaced": 0.36}
"""How well a sentence has to fit, in scripts with and without spaces between words."""
ASIDE = {"spaced": 1.0, "unspaced": 0.36}
"""The same where a question has no word of the game: words of every day fit any sentence."""


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
    """The sentences of a plain text whose points, steps and rows stand in lines.

    No sentence begins with a small letter: the point before it is that of an ordinal number.

    >>> split("1. Take it. Then pass!\\n2.\\n• Or keep it.")
    ['Take it.', 'Then pass!', 'Or keep it.']
    >>> split("Bierze 10. trolla. Koniec.")
    ['Bierze 10. trolla.', 'Koniec.']
    """
    lines = [_STEP.sub("", line.lstrip("•· ").strip()) for line in text.split("\n")]
    found: list[str] = []
    for line in lines:
        whole: list[str] = []
        for piece in [piece.strip() for piece in _END.split(line) if piece.strip()]:
            if whole and piece[0].islower():
                whole[-1] += f" {piece}"
            else:
                whole.append(piece)
        found += whole
    return found


def rows(text: str, colon: str) -> dict[str, str]:
    """The rows of tables of a plain text, each with the heads of its columns: alone its numbers say nothing.

    >>> rows("Size | Iron\\n3 | 4\\n\\nThat is all.", ": ")
    {'3 | 4': 'Size: 3 · Iron: 4'}
    """
    found: dict[str, str] = {}
    head: list[str] = []
    for line in text.split("\n"):
        cells = line.strip().split(_CELL)
        if len(cells) == 1 or len(cells) != len(head):
            head = cells
            continue
        told = [f"{name}{colon}{cell}" if name else cell for name, cell in zip(head, cells, strict=True) if cell]
        found[line.strip()] = " · ".join(told)
    return found


def led(text: str) -> dict[str, str]:
    """The sentences of a plain text that lead to points or steps, each with these: alone they break off.

    >>> led("There are two ways:\\n\\n• each at level 1\\n• one at level 2.\\n\\nThat is all.")
    {'There are two ways:': 'There are two ways: each at level 1 · one at level 2.'}
    """
    found: dict[str, list[str]] = {}
    leading = ""
    for line in filter(None, (line.strip() for line in text.split("\n"))):
        if leading and _POINT.match(line) and len(found[leading]) <= MOST_POINTS:
            found[leading].append(_POINT.sub("", line))
        elif not _POINT.match(line):
            leading = split(line)[-1] if line.endswith(_COLONS) else ""
            found.setdefault(leading, [])
    return {lead: f"{lead} {' · '.join(points)}" for lead, points in found.items() if lead and points}


class Card(NamedTuple):
    """A card that does something: its reference, its names in the language and in English, the section that tells most
    of it, and its name with what it does."""

    reference: str
    name: str
    english: str
    section: str
    says: str


def cards(site: SiteContext, game: GameCatalog, texts: Texts) -> Iterator[Card]:
    """The cards of a game that do something, as ``texts`` says it in the language of ``site``."""
    tag, colon = site.words.tag, site.words.info.colon
    prose = site.prose_in(site.words.lang)
    told = [section for section in game.rules if section.body]
    for collection in game.collections:
        of = {entry.id: f"{collection.kind}:{entry.id}" for entry in collection.entries}
        sections = {entry: next((one.id for one in told if ref in one.about), "") for entry, ref in of.items()}
        usual = Counter(filter(None, sections.values())).most_common(1)
        for entry in collection.entries:
            section = sections[entry.id] or (usual[0][0] if usual else "")
            does = texts.card(game, collection.kind, entry)
            if section and does and does[tag].plain:
                name = str(prose.name(game.id, of[entry.id]))
                said = behind_colon(does[tag], site.words.info).plain
                yield Card(of[entry.id], name, entry.name, section, f"{name}{colon}{said}")


class _Index:
    def __init__(self, site: SiteContext, game: GameCatalog, texts: Texts) -> None:
        self.site = site
        self.game = game
        self.texts = texts
        self.prose = site.prose_in(site.words.lang)
        self.asked = asked.of_game(site.language, game.id)
        self.findings = list(self.asked.unknown([section.id for section in game.rules]))
        self.places: list[int] = []
        self.rows: dict[str, str] = {}
        self.phrases: list[tuple[str, int]] = []
        """What players ask, each with the place of the sentence."""
        self.counts: list[dict[str, float]] = []
        """By sentence its terms, each with how much it counts."""

    def data(self) -> dict[str, Any]:
        rules = [self._section(number, section) for number, section in enumerate(self.game.rules)]
        rules += [
            self._card(number, card) for number, card in enumerate(cards(self.site, self.game, self.texts), len(rules))
        ]
        often: dict[str, int] = defaultdict(int)
        for terms in self.counts:
            for term in terms:
                often[term] += 1
        tells = {term: log((len(self.counts) - count + 0.5) / (count + 0.5) + 1) for term, count in often.items()}
        lengths = [sum(terms.values()) for terms in self.counts]
        usual = sum(lengths) / max(1, len(lengths))
        words: dict[str, dict[str, Any]] = defaultdict(dict)
        for term in sorted(tells):
            words[bucket(term)][term] = [round(tells[term], 2), [], []]
        for place, (terms, length) in enumerate(zip(self.counts, lengths, strict=True)):
            damped = ENOUGH * (1 - LENGTH + LENGTH * length / usual)
            for term, count in terms.items():
                value = round(2 * tells[term] * count * (ENOUGH + 1) / (count + damped))
                if value >= FAINT:
                    words[bucket(term)][term][1].append(place)
                    words[bucket(term)][term][2].append(value)
        unspaced = sum(is_unspaced(term[0]) for term in tells)
        script = "unspaced" if 2 * unspaced > len(tells) else "spaced"
        data = {
            "rules": rules,
            "places": self.places,
            "rows": self.rows,
            "words": dict(words),
            "vocabulary": {
                begin: " ".join(each)
                for begin, each in words.items()
                if begin[0] != STEM_MARK and not is_unspaced(begin[0])
            },
            "unknown": UNKNOWN,
            "least": LEAST[script],
            "aside": ASIDE[script],
        }
        return data | {"whole": self._whole(data)}

    def _whole(self, data: dict[str, Any]) -> dict[str, int]:
        """What players ask by words that point to other sentences more: such questions are known as they are."""
        index = Sentences(data)
        found: dict[str, int] = {}
        for phrase, place in self.phrases:
            sentence = data["rules"][self.places[place]][1][place - data["rules"][self.places[place]][2]]
            if sentence not in [answer.sentence for answer in index.answers(phrase, is_about=False)]:
                found.setdefault(joined([unit.text for unit in units_of(phrase)]), place)
        return found

    def _section(self, number: int, section: Any) -> list[Any]:
        title = str(self.prose.name(self.game.id, f"rule:{section.id}"))
        text = body_in(self.texts, self.game, section, self.site.words.tag)
        own = split(text)
        self.rows |= rows(text, self.site.words.info.colon)
        for lead, whole in led(text).items():  # one that leads to other points elsewhere is shown as it is
            self.rows[lead] = whole if self.rows.get(lead, whole) == whole else lead
        first = len(self.places)
        for sentence in own:
            self.places.append(number)
            self.counts.append(defaultdict(float))
            self._count(len(self.places) - 1, sentence, SAID)
            for line in [title, *self._search(section)]:
                self._count(len(self.places) - 1, line, ABOUT)
        for place, known in enumerate(self.asked.sections.get(section.id, ())):
            where = [at for at, text in enumerate(own) if known.says in text]
            if len(where) != 1:
                self.findings.append(self.asked.lost(section.id, place, own))
                continue
            for phrase in known.asked:
                self._count(first + where[0], phrase, ASKED)
                self.phrases.append((phrase, first + where[0]))
        return [section.id, own, first if own else -1]

    def _card(self, number: int, card: Card) -> list[Any]:
        """What a card does, as a further sentence of a section: it is found by the card's name, in English, too, and by
        nothing else, for what it does has words of every day."""
        place = len(self.places)
        self.places.append(number)
        self.counts.append(defaultdict(float))
        for name in {card.english, card.name}:
            self._count(place, name, NAMED)
        return [card.section, [card.says], place]

    def _count(self, place: int, text: str, much: float) -> None:
        units = units_of(text[:LONGEST]) + units_of(text[LONGEST : 2 * LONGEST])
        for term in {term for at in range(len(units)) for term in terms_at(units, at)}:
            self.counts[place][term] += much

    def _search(self, section: Any) -> list[str]:
        if not section.search:
            return []
        return [word for word in COMMA.split(str(self.site.words.text(self.game.id, section.search))) if word]
