"""Reading questions in plain words: what is asked of which checker, by what each of them declares.

    listener = Listener(data)
    listener.read("shaman crab 3 crab 4 and 2 pearls")

The one place where questions are understood; ``data`` is what ``generator/asking/`` writes of a game in a language. It
runs on MicroPython, as the engine does.
"""

from engine.listener.mentions import Lexicon, Mention
from engine.listener.ordering import ordered
from engine.listener.reading import CALLED, UNUSED, Reader
from engine.listener.sentences import MOST, Answer, Sentences
from engine.listener.slots import Checker
from engine.typing_compat import Any

MOST_CHECKERS = 4
"""So many checkers read a question: those that can take most of it."""

LATER = 0.06
"""What is asked more often stands earlier among the checkers of a game."""

SURE = 0.25
SURE_EACH = 0.064
"""A reading that costs more than this, and so much for each thing that it tells, is not sure; nor is one of a question
with words that nobody knows."""
BY_LEAD = 0.25
MOST_LEAD = 0.5
"""How much more a reading may stray by how far the next one is behind it."""
FIRM = 2
FIRM_CALLED = 0.34
FIRM_MISSING = 3
"""So many numbers and names make a reading sure; fewer do where the question is called like the checker's. Names alone
do not if it isn't, nor does anything where an input is missing without which there is no answer; then it takes more."""
THIN = 0.5
FITS = 0.75
"""A reading that tells no more than one choice, or is thin otherwise, is asked about where a sentence of the rules fits
so well."""
CLOSE = 0.2
"""Readings whose costs differ by less are equally good."""
CLOSE_CHECKER = 0.07
"""The same of two checkers: what is asked more often is meant."""
CLOSE_OFFERED = 0.35
WORTH = 1.6
WORTH_EACH = 0.08
MOST_LEFT = 1
"""What is worth asking about though it is not sure: so near the cheapest, straying so much in all and for each thing
that it tells, with so many words that nobody knows."""
MOST_GOOD = 3
"""Of more readings none is worth showing."""


class Listener:
    """Understands questions about one game in one language."""

    def __init__(self, data: Any) -> None:
        self.lexicon = Lexicon(data["lexicon"])
        self.sentences = Sentences(data["sentences"])
        self.checkers = data["checkers"]
        self.order: list[str] = data["order"]
        """The checkers, what is asked more often first: JSON that MicroPython has read is in no order."""
        self._readers: dict[str, Reader] = {}
        self._last: Any = ("", [])
        """The last question, and what it mentions: it is read, and answered by the rules."""

    def _mentions(self, question: str) -> list[Mention]:
        if self._last[0] != question:
            self._last = (question, self.lexicon.mentions(question))
        mentions: list[Mention] = self._last[1]
        return mentions

    def answers(self, question: str) -> list[Answer]:
        """The sentences of the rules that answer a question best."""
        is_about = bool([mention for mention in self._mentions(question) if mention.is_of_game])
        return self.sentences.answers(self.lexicon.spelt(question), is_about)

    def readings(self, question: str) -> list[Any]:
        """The readings of a question by the checkers that can take most of it, the cheapest first."""
        mentions = self._mentions(question)
        readers = [self._reader(id) for id in self.order]
        worth = [
            (UNUSED * reader.unplaced(reader.fitting(mentions)) - CALLED * reader.is_called(mentions), place)
            for place, reader in enumerate(readers)
        ]
        worth.sort()
        found = []
        for _worth, place in worth[:MOST_CHECKERS]:
            for reading in readers[place].read(mentions):
                reading.cost += LATER * place
                found.append(reading)
        return ordered(found, lambda reading: reading.cost)

    def _reader(self, id: str) -> Reader:
        if id not in self._readers:
            self._readers[id] = Reader(Checker(id, self.checkers[id]))
        return self._readers[id]


def _heard(listeners: list[Listener], question: str) -> list[Any]:
    """The readings of a question by all games that it may be about, the cheapest first."""
    found: list[Any] = []
    for listener in listeners:
        found += listener.readings(question)
    return ordered(found, lambda reading: reading.cost)


def _good(found: list[Any]) -> list[Any]:
    """Of readings, the cheapest first, those of which one is right: none, a sure one, or several equally good ones."""
    if not found:
        return []
    first = found[0]
    found = [first] + [other for other in found[1:] if not is_part(other, first)]
    lead = found[1].cost - first.cost if len(found) > 1 else MOST_LEAD
    if not is_sure(first, lead):
        return []
    good = [
        reading
        for reading in found
        if reading.cost - first.cost < (CLOSE if reading.checker == first.checker else CLOSE_CHECKER)
    ]
    return good if len(good) <= MOST_GOOD and not [reading for reading in good if not is_sure(reading, lead)] else []


def is_part(one: Any, other: Any) -> bool:
    """Whether a reading tells nothing but what another one tells, too."""
    return bool(one.checker == other.checker and _is_within(one.request, other.request))


def _is_within(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return isinstance(other, dict) and not [key for key in one if not _is_within(one[key], other.get(key))]
    if isinstance(one, list):
        pairs = zip(one, other) if isinstance(other, list) and len(one) <= len(other) else [(0, 1)]
        return not [1 for mine, theirs in pairs if not _is_within(mine, theirs)]
    return bool(one == other)


def _offered(found: list[Any]) -> list[Any]:
    """Of readings, the cheapest first, those to ask about though none is sure."""
    return [
        reading
        for reading in found[:MOST_GOOD]
        if reading.cost - found[0].cost < CLOSE_OFFERED
        and len(reading.left) <= MOST_LEFT
        and reading.firm >= FIRM
        and reading.strays <= WORTH + WORTH_EACH * reading.told
    ]


def is_sure(reading: Any, lead: float) -> bool:
    """Whether a reading tells enough, and strays little from what people mean by such words; a little more if no other
    one is nearer than ``lead``."""
    if reading.left or reading.has_steps or ((reading.is_names or not reading.is_whole) and not reading.called):
        return False
    least = FIRM_MISSING if not reading.is_whole else FIRM_CALLED if reading.called else FIRM
    most = SURE + SURE_EACH * reading.told + BY_LEAD * min(lead, MOST_LEAD)
    return bool(reading.firm >= least and reading.strays <= most)


def answering(listeners: list[Listener], question: str) -> list[Any]:
    """The sentences of the rules that answer a question best, by the listeners of all games that it may be about."""
    found: list[Any] = []
    for listener in listeners:
        found += listener.answers(question)
    return ordered(found, lambda answer: -answer.score)[:MOST]


def _fits(answers: list[Any]) -> bool:
    """Whether a sentence of the rules answers so well that a thin reading is only asked about."""
    return bool(answers) and answers[0].score >= FITS


def _is_thin(reading: Any) -> bool:
    """Whether a reading tells little of a question: a choice, a name or number among words that are not the checker's,
    or not all that an answer needs."""
    return bool(reading.firm < THIN or (reading.unread and reading.firm <= 1) or not reading.is_whole)


def understood(listeners: list[Listener], question: str) -> dict[str, Any]:
    """What a question comes to: its ``reading``, a request of a checker with the words that were ``left``, or None; the
    ``choices``, readings that are equally good, or that are worth asking about though none is sure; and the ``rules``
    whose sentences answer it, the best first."""
    heard = _heard(listeners, question)
    good = _good(heard)
    answers = answering(listeners, question)
    is_thin = bool(good) and (good[0].is_guess or (_is_thin(good[0]) and _fits(answers)))
    found = [
        {"checker": reading.checker, "request": reading.request, "left": reading.left}
        for reading in good or _offered(heard)
    ]
    return {
        "reading": found[0] if len(good) == 1 and not is_thin else None,
        "choices": found if len(good) != 1 or is_thin else [],
        "rules": [{"rule": answer.rule, "sentence": answer.sentence} for answer in answers],
    }
