"""Reading questions in plain words: what is asked of which checker, by what each of them declares.

    listener = Listener(data)
    listener.read("shaman crab 3 crab 4 and 2 pearls")

The one place where questions are understood; ``data`` is what ``generator/asking/`` writes of a game in a language. It
runs on MicroPython, as the engine does.
"""

from engine.listener.mentions import Lexicon
from engine.listener.reading import CALLED, UNUSED, Reader
from engine.listener.sentences import MOST, Sentences
from engine.listener.slots import Checker
from engine.typing_compat import Any

MOST_CHECKERS = 4
"""So many checkers read a question: those that can take most of it."""

LATER = 0.06
"""What is asked more often stands earlier among the checkers of a game."""

SURE = 0.65
SURE_EACH = 0.04
"""A reading that costs more than this, and so much for each thing that it tells, is not sure; nor is one of a question
with words that nobody knows."""
FIRM = 2
FIRM_CALLED = 0.68
FIRM_MISSING = 3
"""So many numbers and names make a reading sure; fewer do where the question is called like the checker's, and it takes
more where an input is missing without which there is no answer."""
CLOSE = 0.15
"""Readings whose costs differ by less are equally good."""
CLOSE_CHECKER = 0.07
"""The same of two checkers: what is asked more often is meant."""
MOST_GOOD = 3
"""Of more readings none is worth showing."""


class Listener:
    """Understands questions about one game in one language."""

    def __init__(self, data: Any) -> None:
        self.lexicon = Lexicon(data["lexicon"])
        self.sentences = Sentences(data["sentences"])
        self.checkers = data["checkers"]
        self._readers: dict[str, Reader] = {}

    def readings(self, question: str) -> list[Any]:
        """The readings of a question by the checkers that can take most of it, the cheapest first."""
        mentions = self.lexicon.mentions(question)
        readers = [self._reader(id) for id in self.checkers]
        worth = [
            (UNUSED * reader.unplaced(mentions) - CALLED * reader.is_called(mentions), place)
            for place, reader in enumerate(readers)
        ]
        worth.sort()
        found = []
        for _worth, place in worth[:MOST_CHECKERS]:
            for reading in readers[place].read(mentions):
                reading.cost += LATER * place
                found.append(reading)
        return sorted(found, key=lambda reading: reading.cost)

    def _reader(self, id: str) -> Reader:
        if id not in self._readers:
            self._readers[id] = Reader(Checker(id, self.checkers[id]))
        return self._readers[id]


def readings(listeners: list[Listener], question: str) -> list[Any]:
    """The readings of a question of which one is right: none, a sure one, or several that are equally good."""
    found: list[Any] = []
    for listener in listeners:
        found += listener.readings(question)
    found.sort(key=lambda reading: reading.cost)
    if not found or not is_sure(found[0]):
        return []
    first = found[0]
    good = [
        reading
        for reading in found
        if reading.cost - first.cost < (CLOSE if reading.checker == first.checker else CLOSE_CHECKER)
    ]
    return good if len(good) <= MOST_GOOD and not [reading for reading in good if not is_sure(reading)] else []


def is_sure(reading: Any) -> bool:
    """Whether a reading tells enough, and strays little from what people mean by such words."""
    if reading.left:
        return False
    least = FIRM_MISSING if not reading.is_whole else FIRM_CALLED if reading.called else FIRM
    return bool(reading.firm >= least and reading.strays <= SURE + SURE_EACH * reading.told)


def answering(listeners: list[Listener], question: str) -> list[Any]:
    """The sentences of the rules that answer a question best, by the listeners of all games that it may be about."""
    found: list[Any] = []
    for listener in listeners:
        found += listener.sentences.answers(question)
    # MicroPython does not keep what is equal in its order.
    ranked = [(-answer.score, place) for place, answer in enumerate(found)]
    ranked.sort()
    return [found[place] for _score, place in ranked[:MOST]]


def understood(listeners: list[Listener], question: str) -> dict[str, Any]:
    """What a question comes to: its ``reading``, a request of a checker with the words that were ``left``, or None; the
    ``choices``, readings that are equally good; and the ``rules`` whose sentences answer it, the best first."""
    found = [
        {"checker": reading.checker, "request": reading.request, "left": reading.left}
        for reading in readings(listeners, question)
    ]
    return {
        "reading": found[0] if len(found) == 1 else None,
        "choices": found if len(found) > 1 else [],
        "rules": [{"rule": answer.rule, "sentence": answer.sentence} for answer in answering(listeners, question)],
    }
