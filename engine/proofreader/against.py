"""What a new translation says otherwise than the English, as far as a few words tell."""

from engine.proofreader.changes import Question, count, denied, letter_places, undenied
from engine.proofreader.senses import BOUNDS, DENIED, DENIES, DOUBTS, FREE, LACKS, NONE, OPPOSITES, STEADY
from engine.proofreader.text import Found, Plain, Words, found, plain, raw_part, sentences, spot

ARISING = ("denial-lacking", "opposite-english")
"""What is also asked of a text in the place of another, if it was not to be asked of that: the surest questions."""


def questions(english: str, new: str, english_words: Words, words: Words, shortest: int) -> list[Question]:
    """What to ask of a translation that is new: at most one thing, since each of these is a guess.

    ``shortest`` is how many letters a whole translation has at the least for a hundred of the English.
    """
    text, translated = plain(english), plain(new)
    theirs, ours = found(text.text, english_words), found(translated.text, words)
    before, now = sentences(text.text), sentences(translated.text)
    lengths = len(letter_places(text.text)), len(letter_places(translated.text))
    if before > now and lengths[1] * 100 < lengths[0] * shortest:
        return [Question("sentences-english", str(before), str(now), -1, -1)]
    denies, denied_here = denied(text.text, theirs), denied(translated.text, ours)
    return (
        _lost(text, theirs, translated, ours)
        or _opposite(text, theirs, translated, ours)
        or [
            Question("bound-lacking", _first(text, theirs, sense), "", -1, -1)
            for sense in (BOUNDS if denied_here <= denies else ())  # no less than is not below
            if count(theirs, sense) and not count(ours, sense) and not (sense in DENIED and count(theirs, DENIES))
        ][:1]
        or _denial(text, theirs, translated, ours)
    )


def _lost(text: Plain, theirs: list[Found], translated: Plain, ours: list[Found]) -> list[Question]:
    """A denial of the English that the translation has not, nor says otherwise."""
    denied_here = denied(translated.text, ours)
    firm = denied(text.text, [hit for hit in theirs if NONE not in hit.senses])
    otherwise = (LACKS, "no") + (DOUBTS if denied_here else ())
    if any([count(ours, sense) for sense in otherwise]):
        return []
    if firm > denied_here:
        return [Question("denial-fewer" if denied_here else "denial-lacking", _first(text, theirs, DENIES), "", -1, -1)]
    if count(theirs, DENIES) and not denied_here:
        return [Question("denial-otherwise", _first(text, theirs, DENIES), "", -1, -1)]
    return []


def _denial(text: Plain, theirs: list[Found], translated: Plain, ours: list[Found]) -> list[Question]:
    """A denial where the English denies nothing, nor says so otherwise."""
    if any([count(theirs, sense) for sense in (DENIES, LACKS, "no") + DOUBTS]):
        return []
    for hit in ours:
        if DENIES in hit.senses:
            return [Question("denial-english", "", *_placed(translated, hit))]
    return []


def _placed(text: Plain, hit: Found) -> tuple[str, int, int]:
    """What stands where a word was found, and where that is in the raw text."""
    start, end = spot(text, hit.start, hit.end)
    return raw_part(text, hit.start, hit.end), start, end


def arisen(english: str, old: str, new: str, english_words: Words, words: Words, shortest: int) -> list[Question]:
    """What to ask of a translation in the place of ``old``, of which nothing of the kind was to be asked."""
    asked = [one for one in questions(english, new, english_words, words, shortest) if one.kind in ARISING]
    return asked if asked and not questions(english, old, english_words, words, shortest) else []


def _opposite(text: Plain, theirs: list[Found], translated: Plain, ours: list[Found]) -> list[Question]:
    """The opposite of what the English says; what a denial turns round counts where its clause denies nothing."""
    plain_theirs, plain_ours = undenied(text.text, theirs), undenied(translated.text, ours)
    for pair in [one for one in OPPOSITES if one not in FREE]:
        said, says = (theirs, ours) if pair in STEADY else (plain_theirs, plain_ours)
        for sense, opposite in (pair, (pair[1], pair[0])):
            one_sided = count(said, sense) and not count(theirs, opposite)
            if one_sided and count(says, opposite) and not count(ours, sense):
                hit = [one for one in says if opposite in one.senses][0]
                return [Question("opposite-english", _first(text, theirs, sense), *_placed(translated, hit))]
    return []


def _first(text: Plain, hits: list[Found], sense: str) -> str:
    hit = [one for one in hits if sense in one.senses][0]
    return raw_part(text, hit.start, hit.end)
