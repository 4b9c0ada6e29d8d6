"""Which sentence of the rules answers a question: the one that says most of it, in the section that is about it.

A word of the question stands for the words of the rules that are like it, and for what other words of the game mean the
same. The rarer a word is among the sentences, the more it tells.
"""

from engine.listener.slips import LEAST, similar
from engine.listener.units import LETTER, NUMBER, WORD, Unit, bucket, joined, units_of
from engine.typing_compat import Any

MOST = 3
"""So many sentences are given at most."""
HAN = "\u3400"
MOST_DIGITS = 2
MOST_UNITS = 60
"""So many units of a question are looked up."""
ALIAS = 0.4
"""How much of a word's weight what means the same has."""
LONGEST_ALIAS = 4
ASKING = 0.65
"""How far a line has to say all that is asked; else, how far all that it says has to be asked."""
SAID = 1.0
ABOUT = 0.5
ASKED = 1.0
"""How much it counts that the sentence says what is asked, that its section is about it, that players ask for it so."""
SPACED = 2.0
UNSPACED = 4.0
"""What part of a word unknown to the rules weighs; of two letters of a script without spaces, which may be no word."""
SENSIBLE = 0.45
"""How well a sentence has to fit."""
USUAL = 14
LONG = 0.25
"""The words of a usual sentence, and how much less a longer one counts, which says more by chance."""


def terms_at(units: list[Unit], place: int) -> list[str]:
    """What is looked up of a unit: a word or a short number; of a script without spaces a sign of Han, and each pair of
    letters. The index of the rules is made of the same."""
    unit = units[place]
    if unit.kind == NUMBER:
        return [unit.text] if len(unit.text) <= MOST_DIGITS else []
    if unit.kind == WORD:
        return [unit.text]
    terms = [unit.text] if unit.text >= HAN else []
    if place + 1 < len(units) and units[place + 1].kind == LETTER and not units[place + 1].mark:
        terms.append(unit.text + units[place + 1].text)
    return terms


class Answer:
    """A sentence that may answer: the rule that it stands in, how well it does, and how well it fits the question."""

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
        self.lines = data["lines"]
        """Titles, search words, and what players ask.

        Of each the section, the sentence or -1 for all of the section, and how much all its words weigh.
        """
        self.words = data["words"]
        self.vocabulary = data["vocabulary"]
        """The words alone, by how they begin: reading only these is quicker."""
        self.aliases = data["aliases"]
        self.unknown: float = data["unknown"]

    def answers(self, question: str) -> list[Answer]:
        """The sentences that answer a question best, those of sections each once; none for what is about nothing."""
        slots = self._slots(units_of(question)[:MOST_UNITS])
        total = sum([mass for mass, _terms in slots])
        if not total:
            return []
        said = self._found(slots, 1)
        about: dict[int, float] = {}
        asked: dict[int, float] = {}
        for line, mass in self._found(slots, 2).items():
            section, sentence, whole = self.lines[line]
            if not whole:
                continue
            best, place = (about, section) if sentence < 0 else (asked, sentence)
            best[place] = max(best.get(place, 0.0), mass / (total**ASKING * whole ** (1 - ASKING)))
        ranked = []
        for place in set(said) | set(asked):
            section, length = self.places[place]
            own = said.get(place, 0.0) / total / (1 + LONG * max(0, length - USUAL) / USUAL)
            like = asked.get(place, 0.0)
            ranked.append((SAID * own + ABOUT * about.get(section, 0.0) + ASKED * like, place, max(own, like)))
        ranked.sort(reverse=True)
        return self._answers(ranked)

    def _found(self, slots: list[Any], kind: int) -> dict[int, float]:
        """How much of what is asked each place says: a sentence (1), or a line about a section (2)."""
        found: dict[int, float] = {}
        for mass, terms in slots:
            best: dict[int, float] = {}
            for term, share in terms:
                for place in term[kind]:
                    if share > best.get(place, 0.0):
                        best[place] = share
            for place, share in best.items():
                found[place] = found.get(place, 0.0) + mass * share
        return found

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
            for term in terms_at(units, place):
                slots.append(self._slot(term, unit.kind, self._aliases(units, place) if term == unit.text else []))
        return slots

    def _slot(self, text: str, kind: str, aliases: list[str]) -> Any:
        """How much a term of the question tells, and the terms of the rules that say it, each with its share."""
        known = self.words.get(bucket(text)) or {}
        terms = [(known[text], 1.0)] if known.get(text) else []
        mass = known[text][0] if terms else 0.0
        if kind == WORD and len(text) >= LEAST:
            like = [(word, share) for word, share in similar(text, self._vocabulary(text)) if word != text]
            terms += [(known[word], share) for word, share in like]
            mass = mass or max([known[word][0] for word, _share in like] + [0.0])
        for alias in aliases:
            term = (self.words.get(bucket(alias)) or {}).get(alias)
            if term:
                terms.append((term, ALIAS))
                mass = mass or term[0] * ALIAS
        return mass or self.unknown / (UNSPACED if kind == LETTER else SPACED), terms

    def _vocabulary(self, text: str) -> list[str]:
        """The words that begin like a text."""
        words: str = self.vocabulary.get(bucket(text)) or ""
        return words.split()

    def _aliases(self, units: list[Unit], place: int) -> list[str]:
        """The words that mean what the unit, or a phrase that begins with it, says."""
        found: list[str] = []
        for count in range(1, LONGEST_ALIAS + 1):
            phrase = joined([unit.text for unit in units[place : place + count]])
            kept = (self.aliases.get(bucket(phrase)) or {}).get(phrase)
            if kept:
                found += kept.split()
        return found
