"""What a new translation says otherwise than the English, as far as a few words tell."""

from engine.proofreader.changes import DENIES, LACKS, OPPOSITES, Question, count, denied, letter_places
from engine.proofreader.text import Found, Plain, Words, found, plain, raw_part, sentences, spot

_UNSURE = (("own", "rival"), ("every", "some"), ("every", "together"))
"""Opposites that languages say in too many ways to be compared with the English."""

BOUNDS = ("at_most", "at_least", "more_than", "less_than", "only", "every")
"""Senses that a translation is to have where the English has them."""


_DENIED = ("more_than", "less_than")
"""Bounds that a denial turns round: nobody has more than ten is at most ten."""


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
    if denied(text.text, theirs) and not any([count(ours, sense) for sense in (DENIES, LACKS, "no")]):
        return [Question("denial-lacking", _first(text, theirs, DENIES), "", -1, -1)]
    return (
        _opposite(text, theirs, translated, ours)
        or [
            Question("bound-lacking", _first(text, theirs, sense), "", -1, -1)
            for sense in BOUNDS
            if count(theirs, sense) and not count(ours, sense) and not (sense in _DENIED and count(theirs, DENIES))
        ][:1]
    )


def _opposite(text: Plain, theirs: list[Found], translated: Plain, ours: list[Found]) -> list[Question]:
    """The opposite of what the English says, where neither text denies anything."""
    if count(theirs, DENIES) or count(ours, DENIES):
        return []
    for pair in [one for one in OPPOSITES if one not in _UNSURE]:
        for sense, opposite in (pair, (pair[1], pair[0])):
            one_sided = count(theirs, sense) and not count(theirs, opposite)
            if one_sided and count(ours, opposite) and not count(ours, sense):
                hit = [one for one in ours if opposite in one.senses][0]
                start, end = spot(translated, hit.start, hit.end)
                now = raw_part(translated, hit.start, hit.end)
                return [Question("opposite-english", _first(text, theirs, sense), now, start, end)]
    return []


def _first(text: Plain, hits: list[Found], sense: str) -> str:
    hit = [one for one in hits if sense in one.senses][0]
    return raw_part(text, hit.start, hit.end)
