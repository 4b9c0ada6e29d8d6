"""What a changed translation says otherwise than the one before it, where the English is the same."""

from collections import namedtuple

from engine.listener.folding import is_unspaced
from engine.proofreader.senses import DENIES, KEPT, LACKS, OPPOSITES
from engine.proofreader.swaps import swapped
from engine.proofreader.text import (
    HOLE,
    NEUTRAL,
    STEM,
    Found,
    Plain,
    Words,
    clauses,
    found,
    is_letter,
    pieces,
    plain,
    raw_part,
    sentences,
    spot,
)

Question = namedtuple("Question", ("kind", "was", "now", "start", "end"))
"""One thing to ask: its kind, the words before and now, and the place in the new text (start is -1: all of it)."""

_LOST_LETTERS = {True: 10, False: 5}
"""How many letters a part has whose loss is asked about: where spaces part words, and elsewhere."""


def questions(old: str, new: str, words: Words) -> list[Question]:
    """What to ask whoever made the translation ``new`` of the translation ``old``; empty where nothing is odd."""
    if old == new:
        return []
    pair = _Pair(old, new, words)
    for ask in (pair.lost_part, pair.flip, pair.denial, pair.number, pair.bound, pair.order, pair.swap):
        question = ask()
        if question:
            return [question]
    return []


class _Pair:
    """A translation before and now, with what is found in each. Each of its methods asks one thing, or None."""

    def __init__(self, old: str, new: str, words: Words) -> None:
        self.words = words
        self.old, self.new = plain(old), plain(new)
        self.found_old, self.found_new = found(self.old.text, words), found(self.new.text, words)
        self.denied_old = denied(self.old.text, self.found_old)
        self.denied_new = denied(self.new.text, self.found_new)
        self.has_fresh = bool(self._fresh())

    def lost_part(self) -> "Question | None":
        """A part that is simply gone: nothing has come in its place; or a sentence with much of the text."""
        old, new = letter_places(self.old.text), letter_places(self.new.text)
        head = tail = 0
        while head < len(new) and head < len(old) and _same(self.new, new[head], self.old, old[head]):
            head += 1
        while tail < min(len(new), len(old)) - head and _same(self.new, new[-1 - tail], self.old, old[-1 - tail]):
            tail += 1
        lost = old[head : len(old) - tail]
        if head + tail == len(new) and len(lost) >= _LOST_LETTERS[self.words.spaced]:
            return Question("part", raw_part(self.old, lost[0], lost[-1] + 1), "", -1, -1)
        fewer = sentences(self.old.text) > sentences(self.new.text)
        if fewer and len(new) * 4 < len(old) * 3:
            return Question("sentences", str(sentences(self.old.text)), str(sentences(self.new.text)), -1, -1)
        return None

    def flip(self) -> "Question | None":
        """A word whose opposite has come in its place, or that has changed places with it."""
        for one, other in OPPOSITES:
            for gone, come in ((one, other), (other, one)):
                lost = count(self.found_old, gone) > count(self.found_new, gone)
                won = count(self.found_new, come) > count(self.found_old, come)
                # Not lower says what at least says: who turns both round means the same.
                if lost and won and self.denied_old == self.denied_new:
                    return self._turned("opposite", gone, come)
            if self._are_swapped(one, other):
                return self._turned("swapped", one, other)
        return None

    def denial(self) -> "Question | None":
        """A denial that has gone or come, in a text that has no other words of weight."""
        before, now = count(self.found_old, DENIES), count(self.found_new, DENIES)
        if self.has_fresh:
            return None
        if self.denied_old == self.denied_new and (before == now or not self._is_rest_same()):
            return None
        if (self.denied_old, before) > (self.denied_new, now):
            hit = _more_often(self.old, self.found_old, self.new, self.found_new)
            return Question("denial-gone", raw_part(self.old, hit.start, hit.end), "", -1, -1)
        hit = _more_often(self.new, self.found_new, self.old, self.found_old)
        start, end = spot(self.new, hit.start, hit.end)
        return Question("denial-come", "", raw_part(self.new, hit.start, hit.end), start, end)

    def number(self) -> "Question | None":
        """A number that another has taken the place of."""
        before, now = numbers(self.old.text, self.words), numbers(self.new.text, self.words)
        lost = sorted([value for value in before if before[value] > now.get(value, 0)])
        won = sorted([value for value in now if now[value] > before.get(value, 0)])
        return Question("number", lost[0], won[0], -1, -1) if lost and won and not self.has_fresh else None

    def bound(self) -> "Question | None":
        """A word that bounds the rule, such as *only*, that has gone without another for it."""
        if self.has_fresh:
            return None
        for sense in KEPT:
            if count(self.found_old, sense) > count(self.found_new, sense):
                hit = [one for one in self.found_old if sense in one.senses][0]
                return Question("bound-gone", raw_part(self.old, hit.start, hit.end), "", -1, -1)
        return None

    def order(self) -> "Question | None":
        """Placeholders that have changed places between words that have not."""
        old, new = self.old.holes, self.new.holes
        if old == new or sorted(old) != sorted(new) or self.has_fresh:
            return None
        if pieces(self.old.text, self.words) != pieces(self.new.text, self.words):
            return None
        return Question("order", _braced(old), _braced(new), -1, -1)

    def swap(self) -> "Question | None":
        """Two other things that have changed places between words that have not."""
        places = swapped(self.old, self.new, self.words)
        if places is None:
            return None
        (first, last), (start, end) = places
        found_at = spot(self.new, first, last)
        return Question(
            "swapped", raw_part(self.new, start, end), raw_part(self.new, first, last), found_at[0], found_at[1]
        )

    def _fresh(self) -> list[str]:
        """The words of weight that have come: neither in the old text, nor of a sense that it had, nor light."""
        known = stems(self.old.text, self.words)
        before = [sense for hit in self.found_old for sense in hit.senses if sense != LACKS] + [DENIES, NEUTRAL]
        known_hits = [hit for hit in self.found_new if any([sense in before for sense in hit.senses])]
        spaced = self.words.spaced
        light = [word[:STEM] for word in self.words.light] if spaced else list("".join(self.words.light))
        return [
            stem
            for stem in stems(blanked(self.new.text, known_hits), self.words)
            if stem not in known and stem not in light and stem not in self.words.numbers
        ]

    def _are_swapped(self, one: str, other: str) -> bool:
        before, now = sides(self.found_old, one, other), sides(self.found_new, one, other)
        if before == now or sorted(before) != sorted(now):
            return False
        both = (one, other)
        return _without(self.old, self.found_old, both) == _without(self.new, self.found_new, both)

    def _is_rest_same(self) -> bool:
        return _without(self.old, self.found_old, (DENIES,)) == _without(self.new, self.found_new, (DENIES,))

    def _turned(self, kind: str, gone: str, come: str) -> "Question":
        was = [hit for hit in self.found_old if gone in hit.senses][0]
        now = [hit for hit in self.found_new if come in hit.senses][0]
        start, end = spot(self.new, now.start, now.end)
        return Question(
            kind, raw_part(self.old, was.start, was.end), raw_part(self.new, now.start, now.end), start, end
        )


def count(hits: list[Found], sense: str) -> int:
    """How many of the words that were found have a sense."""
    return len([hit for hit in hits if sense in hit.senses])


def denied(text: str, hits: list[Found]) -> int:
    """How many clauses of a plain text deny something: two denials in one are one in many languages."""
    return len(_denying(text, hits))


def undenied(text: str, hits: list[Found]) -> list[Found]:
    """The words that were found in clauses of a plain text that deny nothing."""
    denying = _denying(text, hits)
    return [hit for hit in hits if not any([first <= hit.start < last for first, last in denying])]


def _denying(text: str, hits: list[Found]) -> list[tuple[int, int]]:
    """The (start, end) of the clauses of a plain text that deny something."""
    starts = [hit.start for hit in hits if DENIES in hit.senses]
    return [(first, last) for first, last in clauses(text) if any([first <= start < last for start in starts])]


def sides(hits: list[Found], one: str, other: str) -> list[str]:
    """The order in which words of one sense and of the other follow each other."""
    return [one if one in hit.senses else other for hit in hits if one in hit.senses or other in hit.senses]


def letter_places(text: str) -> list[int]:
    """Where the letters and holes of a plain text stand: all but spaces, stops and signs."""
    return [place for place, letter in enumerate(text) if is_letter(letter) or letter == HOLE]


def blanked(text: str, hits: list[Found]) -> str:
    """A plain text with spaces where the words stand that were found."""
    for hit in hits:
        text = text[: hit.start] + " " * (hit.end - hit.start) + text[hit.end :]
    return text


def stems(text: str, words: Words) -> list[str]:
    """The words of weight of a plain text: where spaces part words, how long ones begin; elsewhere characters."""
    result: list[str] = []
    for piece in pieces(text, words):
        if words.spaced:
            if len(piece) >= STEM:
                result.append(piece[:STEM])
        elif is_unspaced(piece[0]) and not 0x3041 <= ord(piece[0]) < 0x3097:
            result.append(piece)
    return result


def numbers(text: str, words: Words) -> dict[str, int]:
    """How often a plain text says which number: in digits, and in the words of the language."""
    result: dict[str, int] = {}
    for piece in pieces(text, words):
        value = piece if piece.isdigit() else words.numbers.get(piece)
        if value:
            result[value] = result.get(value, 0) + 1
    return result


def _same(one: Plain, place: int, other: Plain, other_place: int) -> bool:
    return bool(one.text[place] == other.text[other_place])


def _without(text: Plain, hits: list[Found], senses: tuple[str, ...]) -> str:
    rest = blanked(text.text, [hit for hit in hits if any([sense in hit.senses for sense in senses])])
    return "".join([rest[place] for place in letter_places(rest)])


def _more_often(text: Plain, hits: list[Found], other: Plain, other_hits: list[Found]) -> Found:
    """The first denial of one text that the other has not as often."""
    mine = [hit for hit in hits if DENIES in hit.senses]
    words = [text.text[hit.start : hit.end] for hit in mine]
    theirs = [other.text[hit.start : hit.end] for hit in other_hits if DENIES in hit.senses]
    for place, word in enumerate(words):
        if words.count(word) > theirs.count(word):
            return mine[place]
    return mine[0]


def _braced(holes: list[str]) -> str:
    return " ".join(["{" + hole + "}" for hole in holes])
