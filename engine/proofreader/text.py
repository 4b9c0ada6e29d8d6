"""A text as its reader reads it, with the words of a language that bear on its meaning found in it."""

from collections import namedtuple

from engine.listener.folding import folded, is_unspaced

HOLE = "\ufffc"
"""What stands in a plain text for a placeholder that shows no text of the translator's."""

NEUTRAL = "neutral"
"""The sense of words that hold a word of another sense and don't mean it: *not only*."""

STEM = 4
"""The letters by which words are alike that differ in their endings."""

_STOPS = ".!?;:,()–—。！？；：，、（）\n"
_ENDS = ".!?。！？"

_KNOWS_LETTERS = "Ł".lower() == "ł"
"""Whether this Python knows the small letters of all scripts."""

_SPACED: dict[str, bool] = {}
"""The letters that were looked at: whether they are of a script with spaces between words."""

Words = namedtuple("Words", ("spaced", "entries", "light", "linking", "numbers"))
"""The words of a language: whether spaces part them; (word, is a stem, senses); light ones; those that link two things,
as *and* does; numbers by their words."""

Plain = namedtuple("Plain", ("raw", "text", "places", "holes"))
"""A text as it stands, and as read; the place of each letter read; what stands in its holes, in their order."""

_READ: dict[str, Plain] = {}
"""What was read last: each of several checks reads the same texts."""

_KEPT = 16

Found = namedtuple("Found", ("start", "end", "senses"))

Hole = namedtuple("Hole", ("start", "end", "key", "noun", "shown"))
"""A placeholder: its place, what it stands for, the noun that it counts or "", and what stands behind its | or None."""

_SPACES = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000"


def words_of(
    senses: dict[str, list[str]], light: list[str], linking: list[str], numbers: dict[str, str], spaced: bool
) -> Words:
    """The words of a language as they are looked for. A word that ends in * is a stem: any ending may follow.

    ``senses`` are words by what they mean, ``light`` those that change no meaning, ``linking`` those between two things
    of which either may come first, ``numbers`` what words count.
    """
    by_word: dict[str, list[str]] = {}
    for sense in sorted(senses):
        for word in senses[sense]:
            by_word.setdefault(word, []).append(sense)
    entries = [(_folded(word.rstrip("*")), word.endswith("*"), tuple(by_word[word])) for word in sorted(by_word)]
    values = {}
    for word in sorted(numbers):
        values[_folded(word)] = numbers[word]
    return Words(spaced, entries, [_folded(word) for word in light], [_folded(word) for word in linking], values)


def plain(raw: str) -> Plain:
    """The text as it is read, folded."""
    read = reading(raw)
    return Plain(raw, _folded(read.text), read.places, read.holes)


def reading(raw: str) -> Plain:
    """The text as it is read: ``{term:ally|allies}`` is *allies*, any other placeholder a hole."""
    known = _READ.get(raw)
    if known is None:
        if len(_READ) >= _KEPT:
            _READ.clear()
        known = _READ[raw] = _read(raw)
    return known


def _read(raw: str) -> Plain:
    text: list[str] = []
    places: list[int] = []
    holes: list[str] = []
    at = 0
    while at < len(raw):
        start = raw.find("{", at)
        end = raw.find("}", start) if start >= 0 else -1
        if end < 0:
            start = len(raw)
        text.append(raw[at:start])
        places += range(at, start)
        if start == len(raw):
            break
        hole = hole_between(raw, start, end)
        if is_shown(hole):
            text.append(hole.shown)
            places += range(end - len(hole.shown), end)
        else:
            text.append(HOLE)
            places.append(start)
            holes.append(hole.key)
        at = end + 1
    places.append(len(raw))
    return Plain(raw, "".join(text), places, holes)


def hole_between(raw: str, start: int, end: int) -> Hole:
    """The placeholder whose braces stand at ``start`` and ``end``."""
    target, bar, shown = raw[start + 1 : end].partition("|")
    key, _sign, noun = target.partition("#")
    return Hole(start, end + 1, key, noun, shown if bar else None)


def is_link(hole: Hole) -> bool:
    """Whether a placeholder leads to an entry, and may show another text than its name."""
    return ":" in hole.key and not hole.key.startswith("number:")


def is_shown(hole: Hole) -> bool:
    """Whether a placeholder shows a text of the translator's."""
    return hole.shown is not None and is_link(hole)


def found(text: str, words: Words) -> list[Found]:
    """The words with a sense in a plain text, in their order: of those that overlap the first, of these the longest,
    a whole word before a stem."""
    hits = []
    for word, is_stem, senses in words.entries:
        start = text.find(word)
        while start >= 0:
            end = start + len(word)
            if not words.spaced or _stands_alone(text, start, end, is_stem):
                while words.spaced and is_stem and end < len(text) and is_letter(text[end]):
                    end += 1
                hits.append((start, start - end, is_stem, -len(word), senses))
            start = text.find(word, start + 1)
    hits.sort()
    result: list[Found] = []
    free = 0
    for start, length, _is_stem, _length, senses in hits:
        if start >= free:
            free = start - length
            result.append(Found(start, free, senses))
    return result


def pieces(text: str, words: Words) -> list[str]:
    """What a plain text is made of: its words; where no spaces part them, its letters."""
    return [text[start:end] for start, end in piece_places(text, words)]


def piece_places(text: str, words: Words) -> list[tuple[int, int]]:
    """The (start, end) of each of the ``pieces`` of a plain text."""
    result: list[tuple[int, int]] = []
    start = -1
    for at, letter in enumerate(text):
        if is_letter(letter) and not (is_unspaced(letter) and not words.spaced):
            start = at if start < 0 else start
            continue
        if start >= 0:
            result.append((start, at))
            start = -1
        if is_letter(letter) or letter == HOLE:
            result.append((at, at + 1))
    if start >= 0:
        result.append((start, len(text)))
    return result


def raw_part(text: Plain, start: int, end: int) -> str:
    """The part of the raw text from ``start`` to ``end`` of the text as read."""
    first, last = spot(text, start, end)
    return str(text.raw[first:last])


def spot(text: Plain, start: int, end: int) -> tuple[int, int]:
    """Where in the raw text the part ``start`` to ``end`` of the text as read stands."""
    return (text.places[start], text.places[end - 1] + 1) if end > start else (text.places[start],) * 2


def clauses(text: str) -> list[tuple[int, int]]:
    """The (start, end) of the parts of a plain text between stops, a stop within a number aside."""
    result: list[tuple[int, int]] = []
    start = 0
    for at in range(len(text)):
        if text[at] in _STOPS and not text[at + 1 : at + 2].isdigit():
            result.append((start, at))
            start = at + 1
    result.append((start, len(text)))
    return [(first, last) for first, last in result if text[first:last].strip()]


def sentences(text: str) -> int:
    """How many sentences a plain text has."""
    count = 0
    is_open = False
    for letter in text:
        if letter in _ENDS:
            count += is_open
            is_open = False
        elif is_letter(letter) or letter == HOLE:
            is_open = True
    return count + is_open


def is_letter(letter: str) -> bool:
    """Whether a letter, kana, Chinese character or digit, by hand: MicroPython knows those of ASCII alone."""
    code = ord(letter)
    if code < 0x80:
        return letter.isalpha() or letter.isdigit()
    if code < 0x2000:
        return code >= 0xC0 and code not in (0xD7, 0xF7)
    if code in (0x3005, 0x3006) or 0x3041 <= code < 0x3100 or 0x3400 <= code < 0xA000:
        return True
    return 0xAC00 <= code < 0xD7A4 or 0xFF10 <= code < 0xFF5B


def is_space(letter: str) -> bool:
    """Whether a letter is a blank, also one that MicroPython does not know."""
    return letter in _SPACES or 0x2000 <= ord(letter) < 0x200B


def _stands_alone(text: str, start: int, end: int, is_stem: bool) -> bool:
    if start and is_letter(text[start]) and is_letter(text[start - 1]):
        return False
    return is_stem or end == len(text) or not is_letter(text[end]) or not is_letter(text[end - 1])


def _letter(letter: str) -> str:
    """A letter without case and diacritics; always one, so that places hold."""
    if ord(letter) >= 0x180:
        return letter
    plain_letter = folded(letter) if is_letter(letter) else letter
    return plain_letter if len(plain_letter) == 1 else letter


def _folded(word: str) -> str:
    return "".join([_letter(letter) for letter in word])


def small(text: str) -> str:
    """A text in small letters, each at the place of the large one, also those that MicroPython leaves large."""
    low = text.lower()
    if _KNOWS_LETTERS and len(low) == len(text):
        return low
    return "".join([_small(letter) for letter in text])


def _small(letter: str) -> str:
    code = ord(letter)
    if code < 0x80:
        return letter.lower()
    if (0xC0 <= code < 0xDF and code != 0xD7) or 0x391 <= code < 0x3AA or 0x410 <= code < 0x430:
        return chr(code + 32)
    if 0x100 <= code < 0x138 or 0x14A <= code < 0x178:
        return chr(code | 1)
    if 0x139 <= code < 0x149 or 0x179 <= code < 0x17F:
        return chr(code + code % 2)
    return chr(code + 80) if 0x400 <= code < 0x410 else letter


def is_spaced_letter(letter: str) -> bool:
    """Whether a letter, and no digit, of a script that puts spaces between words."""
    known = _SPACED.get(letter)
    if known is None:
        known = _SPACED[letter] = _is_spaced(letter)
    return known


def _is_spaced(letter: str) -> bool:
    code = ord(letter)
    if code < 0x80:
        return letter.isalpha()
    if code < 0x2000:
        unspaced = 0xE00 <= code < 0xF00 or 0x1000 <= code < 0x10A0 or 0x1780 <= code < 0x1800
        return is_letter(letter) and not unspaced
    if 0xFF10 <= code < 0xFFA0:
        return 0xFF21 <= code < 0xFF3B or 0xFF41 <= code < 0xFF5B or code >= 0xFF66
    return code in (0x3005, 0x3006) or 0xAC00 <= code < 0xD7A4
