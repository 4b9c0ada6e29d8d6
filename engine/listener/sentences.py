"""Which sentence of the rules answers a question: the one that its words point to most.

What a sentence says, what its section is called, and what players ask who look for it, are weighed word by word when
the site is built (generator/asking/sentences.py); here the weights of a question's words are added up.
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
STEM = 5
"""The letters by which words are alike that differ in their endings."""
STEM_MARK = "~"
WHOLE = 2.0
"""How well a sentence fits, at least, that is asked for with these very words."""
SLIP = 0.7
"""How much a word counts that may be meant by another one."""


def terms_at(units: list[Unit], place: int) -> list[str]:
    """What is looked up of a unit: a word and how it begins, or a short number; of a script without spaces a sign of
    Han, and each pair of letters. The index of the rules is made of the same."""
    unit = units[place]
    if unit.kind == NUMBER:
        return [unit.text] if len(unit.text) <= MOST_DIGITS else []
    if unit.kind == WORD:
        return [unit.text, STEM_MARK + unit.text[:STEM]] if len(unit.text) >= STEM else [unit.text]
    terms = [unit.text] if unit.text >= HAN else []
    if place + 1 < len(units) and units[place + 1].kind == LETTER and not units[place + 1].mark:
        terms.append(unit.text + units[place + 1].text)
    return terms


class Answer:
    """A sentence that may answer: the rule that it stands in, and how much of the question it is about."""

    def __init__(self, rule: str, sentence: str, score: float) -> None:
        self.rule = rule
        self.sentence = sentence
        self.score = score


class Sentences:
    """The sentences of a game's rules.

    ``rules`` has the sections: id, sentences, and the place of the first; ``places`` by sentence the place of its
    section. ``words`` has by bucket each term with how much it tells, the sentences that it points to, and how much to
    each of them, in halves. ``unknown`` is how much a term tells that no sentence has; ``least`` how well one has to
    fit, and ``aside`` where the question has no word of the game.
    """

    def __init__(self, data: Any) -> None:
        self.rules = data["rules"]
        self.places = data["places"]
        self.rows: dict[str, str] = data["rows"]
        """The rows of tables by what they say alone, each with the heads of its columns."""
        self.words = data["words"]
        self.vocabulary = data["vocabulary"]
        """The words alone, by how they begin: reading only these is quicker."""
        self.unknown: float = data["unknown"]
        self.least: float = data["least"]
        self.aside: float = data.get("aside", self.least)
        self.whole = data.get("whole") or {}
        """Sentences by whole questions whose words point to others."""

    def answers(self, question: str, is_about: bool = True) -> list[Answer]:
        """The sentences that answer a question best; none for what is about nothing. They have to fit better where it
        ``is_about`` no word of the game."""
        least = self.least if is_about else self.aside
        units = units_of(question)[:MOST_UNITS]
        whole = 0.0
        found: dict[int, float] = {}
        for place, unit in enumerate(units):
            for text in terms_at(units, place):
                term, share = self._term(text, unit.kind)
                if term is None:
                    whole += self.unknown
                    continue
                whole += term[0]
                for at, value in zip(term[1], term[2]):
                    found[at] = found.get(at, 0.0) + share * value / 2
        asked = self.whole.get(joined([unit.text for unit in units]))
        if asked is not None:
            found[asked] = whole * max([WHOLE] + [score / whole + 0.001 for score in found.values()])
        # Rounded, so that of equally good sentences the first one is told wherever floats are added up.
        ranked = [(round(score / whole, 3), -place) for place, score in found.items()]
        ranked.sort(reverse=True)
        answers = []
        for score, place in ranked[:MOST]:
            if score >= least or -place == asked:
                section = self.rules[self.places[-place]]
                answers.append(Answer(section[0], section[1][-place - section[2]], score))
        return answers

    def _term(self, text: str, kind: str) -> Any:
        """What is known of a term, or of the word that it may be meant for, and how much it counts then."""
        known = (self.words.get(bucket(text)) or {}).get(text)
        if known or kind != WORD or len(text) < LEAST or text[0] == STEM_MARK:
            return known, 1.0
        words: str = self.vocabulary.get(bucket(text)) or ""
        like = similar(text, words.split())
        if not like:
            return None, 1.0
        word, share = max(like, key=lambda one: one[1])
        return (self.words.get(bucket(word)) or {}).get(word), SLIP * share
