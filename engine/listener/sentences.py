"""Which sentence of the rules answers a question: the one that says most of it, in the section that is about it.

A word of the question stands for the words of the rules that are like it, and for what other words of the game mean the
same. The rarer a word is among the sentences, the more it tells.
"""

from engine.listener.slips import LEAST, similar
from engine.listener.units import LETTER, NUMBER, Unit, bucket, joined, units_of
from engine.typing_compat import Any

MOST = 3
"""So many sentences are given at most."""
MOST_UNITS = 60
"""So many units of a question are looked up."""
ALIAS = 0.7
"""How much of a word's weight what means the same has."""
LONGEST_ALIAS = 4
SECTION = 0.45
"""How much the section of a sentence counts beside the sentence itself."""
SENSIBLE = 0.5
"""So much of what a question says has to stand in the sentence and its section."""
USUAL = 14
"""The words of a usual sentence; a longer one says more by chance."""


class Answer:
    """A sentence that may answer: the rule that it stands in, how well it does, and how much of the question it says."""

    def __init__(self, rule: str, sentence: str, score: float, share: float) -> None:
        self.rule = rule
        self.sentence = sentence
        self.score = score
        self.share = share


class Sentences:
    """The sentences of a game's rules.

    ``rules`` has the sections: id and sentences. ``words`` has by bucket each word with its weight, the sentences that
    say it, and the sections whose title or search words do; ``aliases`` what means the same, by phrase.
    """

    def __init__(self, data: Any) -> None:
        self.rules = data["rules"]
        self.places = data["places"]
        """By sentence the place of its section, and how many words it has."""
        self.words = data["words"]
        self.aliases = data["aliases"]
        self.ignored = data["ignored"].split()
        self.unknown: float = data["unknown"]

    def answers(self, question: str) -> list[Answer]:
        """The sentences that answer a question best, those of sections each once; none for what is about nothing."""
        slots = self._slots(units_of(question)[:MOST_UNITS])
        total = sum([mass for mass, _terms in slots])
        if not total:
            return []
        said: dict[int, float] = {}
        about: dict[int, float] = {}
        for mass, terms in slots:
            for places, found in ((1, said), (2, about)):
                best: dict[int, float] = {}
                for term, share in terms:
                    for place in term[places]:
                        if share > best.get(place, 0.0):
                            best[place] = share
                for place, share in best.items():
                    found[place] = found.get(place, 0.0) + mass * share
        ranked = []
        for place, score in said.items():
            section, length = self.places[place]
            whole = score / (1 + 0.25 * max(0, length - USUAL) / USUAL) + SECTION * about.get(section, 0.0)
            ranked.append((whole, place, (score + about.get(section, 0.0) / 2) / total))
        for section, score in about.items():  # a section may be about it in other words than its sentences
            first = self.rules[section][2]
            if first >= 0 and first not in said:
                ranked.append((SECTION * score, first, score / total))
        ranked.sort(reverse=True)
        return self._answers(ranked)

    def _answers(self, ranked: list[Any]) -> list[Answer]:
        found: list[Answer] = []
        for score, place, share in ranked[:MOST]:
            if share >= SENSIBLE:
                section = self.rules[self.places[place][0]]
                found.append(Answer(section[0], section[1][place - section[2]], score, share))
        return found

    def _slots(self, units: list[Unit]) -> list[Any]:
        """What is asked: of each word how much it tells, and the terms that say it, each with its share."""
        slots = []
        for place, unit in enumerate(units):
            if unit.kind == LETTER:
                if place + 1 < len(units) and units[place + 1].kind == LETTER and not units[place + 1].is_apart:
                    slots.append(self._slot(unit.text + units[place + 1].text, units, place))
            elif unit.text not in self.ignored and (unit.kind != NUMBER or len(unit.text) < 3):
                slots.append(self._slot(unit.text, units, place))
        return [slot for slot in slots if slot[0]]

    def _slot(self, text: str, units: list[Unit], place: int) -> Any:
        if text in self.ignored:
            return 0.0, []
        known = self.words.get(bucket(text)) or {}
        terms = [(known[text], 1.0)] if known.get(text) else []
        mass = known[text][0] if terms else self.unknown
        if units[place].kind != LETTER and units[place].kind != NUMBER and len(text) >= LEAST:
            like = [(word, share) for word, share in similar(text, list(known)) if word != text]
            terms += [(known[word], share) for word, share in like]
            if like and not known.get(text):
                mass = max([known[word][0] for word, _share in like])
        for alias in self._aliases(units, place):
            term = (self.words.get(bucket(alias)) or {}).get(alias)
            if term:
                terms.append((term, ALIAS))
                if mass == self.unknown:
                    mass = term[0] * ALIAS
        return mass if terms else self.unknown / 2, terms

    def _aliases(self, units: list[Unit], place: int) -> list[str]:
        """The words that mean what the unit, or a phrase that begins with it, says."""
        found: list[str] = []
        for count in range(1, LONGEST_ALIAS + 1):
            phrase = joined([unit.text for unit in units[place : place + count]])
            kept = (self.aliases.get(bucket(phrase)) or {}).get(phrase)
            if kept:
                found += kept.split()
        return found
