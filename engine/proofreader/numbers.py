"""The numbers in a text, however its language writes them: 3, ３, 三, trzy, three."""

from collections import namedtuple

from engine.proofreader.han import MYRIADS, Number, han_numbers, is_idle
from engine.proofreader.text import is_letter, is_space, small

Numerals = namedtuple("Numerals", ("words", "in_han"))
"""How a language says numbers: (value, whether sure) by words in small letters; whether it has Han numerals."""

_MULTIPLIERS = (100, 1_000, 1_000_000)
"""The numbers whose words multiply the word before them: two hundred."""

_ZEROS = [0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20]
_ZEROS += [0x1040, 0x17E0, 0x1810, 0xFF10]
"""The digits for nought of scripts that have digits of their own."""
# A group of thousands may be set apart by a hard space; a soft one is too often one between two numbers.
_SEPARATORS = ".,\u00a0\u202f"
_SINGLE = {
    "²": "2",
    "³": "3",
    "¹": "1",
    "¼": "1/4",
    "½": "1/2",
    "¾": "3/4",
    "⁰": "0",
    "⅐": "1/7",
    "⅑": "1/9",
    "⅒": "1/10",
}
_SINGLE.update({chr(0x2070 + value): str(value) for value in range(4, 10)})
_SINGLE.update({chr(0x2080 + value): str(value) for value in range(10)})
_SINGLE.update({chr(0x2460 + value): str(value + 1) for value in range(20)})
_FRACTIONS = ("1/3", "2/3", "1/5", "2/5", "3/5", "4/5", "1/6", "5/6", "1/8", "3/8", "5/8", "7/8")
_SINGLE.update({chr(0x2153 + place): fraction for place, fraction in enumerate(_FRACTIONS)})
_BETWEEN_WORDS = (" ", "\u00a0", "-", " and ", "\u00a0and ", "-and ")
_MINUS = "-−－–"
_MINUS_WORDS = ("マイナス", "負", "负")
_RANGE = ("-", "−", "–", "—", "~", "～", "〜", "to", "do", "到", "至", "から")
_LONGEST_RANGE = 20
_MAX_DIGITS = 12

_FIGURES: dict[str, bool] = {}
"""The letters that were looked at: whether each is a digit of any script, or a number by itself."""

_IN_WORDS: dict[str, bool] = {}
"""The same: whether each stands in words, as digits do not."""


def numbers(text: str, numerals: Numerals) -> list[Number]:
    """The numbers of a text in a language, in their order."""
    result = _in_digits(text)
    if numerals.in_han:
        result += han_numbers(text, result)
    elif numerals.words:
        result += _in_words(text, numerals.words)
    if not result:
        return []
    result.sort(key=lambda number: number.start)
    return _fractions([_signed(result[place], text, place == 0) for place in range(len(result))], text)


def within_ranges(found: list[Number], text: str, values: list[str]) -> list[Number]:
    """The numbers between the ends of ranges, if both are among ``values``: 2–4 may stand for two, three and four."""
    result = []
    for place in range(len(found) - 1):
        first, last = found[place], found[place + 1]
        low, high = _whole(first.value), _whole(last.value)
        if first.value not in values or last.value not in values or low is None or high is None:
            continue
        if high - low <= _LONGEST_RANGE and _between(text, first, last).lower() in _RANGE:
            result += [Number(str(value), first.start, last.end, False) for value in range(low + 1, high)]
    return result


def _between(text: str, first: Number, last: Number) -> str:
    """What stands between two numbers, but for one blank on each side."""
    part = text[first.end : last.start]
    if part and is_space(part[0]):
        part = part[1:]
    return part[:-1] if part and is_space(part[-1]) else part


def _fractions(found: list[Number], text: str) -> list[Number]:
    """The numbers with 二分之一 as the one number 1/2; of 三分之一 English says the whole alone: *a third*."""
    result = []
    place = 0
    while place < len(found):
        number = found[place]
        after = found[place + 1] if place + 1 < len(found) else None
        if after and _between(text, number, after) in ("分之", "分の"):
            value = after.value + "/" + number.value if number.value in ("2", "4") else number.value
            result.append(Number(value, number.start, after.end, False))
            if value == number.value and after.value != "1":
                result.append(after)
            place += 1
        else:
            result.append(number)
        place += 1
    return result


def _whole(value: str) -> "int | None":
    """A whole number that can be counted with; None for another, or one with so many digits that it must be a code."""
    return int(value) if len(value) <= _MAX_DIGITS and _is_plain(value) else None


def _is_plain(value: str) -> bool:
    return bool(value) and all([letter in "0123456789" for letter in value])


def _signed(number: Number, text: str, is_first: bool) -> Number:
    """The number with the minus before it; after another number the word *minus* takes away and is no sign."""
    length = _minus_sign(text, number.start) or (_minus_word(text, number.start) if is_first else 0)
    if not length or number.value == "0":
        return number
    return Number("-" + number.value, number.start - length, number.end, number.sure)


def _minus_sign(text: str, start: int) -> int:
    """How long the sign before a number is; 0 for none, or for a dash that joins."""
    if not start or text[start - 1] not in _MINUS:
        return 0
    before = text[start - 2] if start > 1 else " "
    is_joined = before in ".,)]}\ufffc_" or is_letter(before) or _digit(before) >= 0
    return 0 if is_joined else 1


def _minus_word(text: str, start: int) -> int:
    blank = 1 if start and is_space(text[start - 1]) else 0
    before = text[max(0, start - 8) : start - blank]
    for word in _MINUS_WORDS:
        if before.endswith(word):
            return len(word) + blank
    if before.lower().endswith("minus") and not is_letter(before[-6:-5] or " "):
        return 5 + blank
    return 0


def _digit(letter: str) -> int:
    """What a digit of any script counts; -1 for what is none."""
    code = ord(letter)
    if code < 0x660:
        return code - 0x30 if 0x30 <= code < 0x3A else -1
    if 0x1820 <= code < 0xFF10:
        return -1
    for zero in _ZEROS:
        if zero <= code < zero + 10:
            return code - zero
    return -1


def _in_digits(text: str) -> list[Number]:
    result = []
    at = _next_figure(text, 0)
    while at < len(text):
        start = at
        if text[at] in _SINGLE:
            result.append(Number(_SINGLE[text[at]], at, at + 1, True))
        at = _digits_end(text, at)
        if at == start:
            at = _next_figure(text, at + 1)
            continue
        end = at
        value = _plain(text[start:end])
        whole = _whole(value)
        # 3萬 is one number, written in two ways at once.
        if whole and text[end : end + 1] in MYRIADS and not is_idle(text, end):
            value = str(whole * MYRIADS[text[end]])
            end += 1
        result.append(Number(value, start, end, True))
        at = _next_figure(text, at)
    return result


def _next_figure(text: str, at: int) -> int:
    """Where the next letter stands that may be a number; the end of the text if there is none."""
    for place in range(at, len(text)):
        letter = text[place]
        known = _FIGURES.get(letter)
        if known is None:
            known = _FIGURES[letter] = _digit(letter) >= 0 or letter in _SINGLE
        if known:
            return place
    return len(text)


def _digits_end(text: str, at: int) -> int:
    """Where the digits end that begin there, with the separators between them."""
    end = at
    while end < len(text):
        if _digit(text[end]) >= 0:
            end += 1
        elif end > at and text[end] in _SEPARATORS and end + 1 < len(text) and _digit(text[end + 1]) >= 0:
            end += 2
        else:
            break
    return end


def _plain(number: str) -> str:
    """A number in ASCII digits, without leading zeros; 1,000 and 1.000 are a thousand, 1,5 is 1.5."""
    groups = [""]
    plain = ""
    for letter in number:
        digit = _digit(letter)
        if digit >= 0:
            groups[-1] += letter
            plain += str(digit)
        else:
            groups.append("")
            plain += "." if letter == "," else letter
    is_first = len(groups[0]) <= 3 and groups[0][0] in "123456789"
    if len(groups) > 1 and is_first and all([len(group) == 3 for group in groups[1:]]):
        plain = "".join([letter for letter in plain if letter in "0123456789"])
    return (plain.lstrip("0") or "0") if _is_plain(plain) else plain


def _in_words(text: str, words: "dict[str, tuple[str, bool]]") -> list[Number]:
    """Number words; those that belong together, such as *twenty-three*, as one."""
    result: list[Number] = []
    is_open = False
    for start, end, word in _small_words(text):
        said = words.get(word)
        if said is None:
            continue
        pending = result[-1] if is_open else None
        joined = _joined(pending, said[0]) if pending and text[pending.end : start] in _BETWEEN_WORDS else ""
        if pending and joined:
            result[-1] = Number(joined, pending.start, end, True)
        else:
            result.append(Number(said[0], start, end, said[1]))
        is_open = True
    return result


def _small_words(text: str) -> list[tuple[int, int, str]]:
    """The words of a text in small letters, each with its place."""
    result = []
    start = -1
    lowered = small(text)
    for at in range(len(text) + 1):
        letter = text[at : at + 1]
        is_part = _IN_WORDS.get(letter)
        if is_part is None:
            is_part = _IN_WORDS[letter] = letter != "" and is_letter(letter) and _digit(letter) < 0
        if is_part and start < 0:
            start = at
        elif not is_part and start >= 0:
            result.append((start, at, lowered[start:at]))
            start = -1
    return result


def _joined(first: Number, second: str) -> str:
    """The number that two words make together; "" if they are two numbers."""
    left, right = _whole(first.value) or 0, int(second) if _is_plain(second) else 0
    if right in _MULTIPLIERS and 0 < left < right:
        return str(left * right)
    step = 0
    for one in (1_000_000, 1_000, 100, 10):
        if left % (one * 10):
            step = one
    if left >= 20 and left % 10 == 0 and 0 < right < step:
        return str(left + right)
    return ""
