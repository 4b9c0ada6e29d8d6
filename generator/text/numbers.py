"""The numbers in a text, however its language writes them: 3, ３, 三, trzy, three."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from babel import Locale, UnknownLocaleError

from generator.text.number_words import MULTIPLIERS, Vocabulary, Word, vocabulary

# A group of thousands may be set apart by a hard space; a soft one is too often one between two numbers.
_DIGITS = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[.,\u00a0\u202f]\d{3})+")
_SINGLE = re.compile("[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u2089\u2150-\u215e\u2460-\u2473]")
_WORD = re.compile(r"[^\W\d_]+")
_BETWEEN_WORDS = re.compile(r"[ \u00a0-](?:and )?")
_MINUS = re.compile(r"(?<![\w.,)\]}\ufffc])[-−－–]$")
_MINUS_WORD = re.compile(r"(?:\bminus|マイナス|負|负)\s?$", re.IGNORECASE)
_RANGE = re.compile(r"\s?(?:[-−–—~～〜]|to|do|到|至|から)\s?", re.IGNORECASE)
_FRACTION = re.compile(r"\s?分[之の]\s?")
_LONGEST_RANGE = 20
_MAX_DIGITS = 12

_HAN_DIGITS = {char: value for value, char in enumerate("〇一二三四五六七八九")} | {
    "零": 0,
    "兩": 2,
    "両": 2,
    "两": 2,
}
_HAN_TENS = {"十": 10, "百": 100, "千": 1_000}
_HAN_MYRIADS = {"萬": 10**4, "万": 10**4, "億": 10**8, "亿": 10**8}
_HAN_RUN = re.compile(f"[{''.join((*_HAN_DIGITS, *_HAN_TENS, *_HAN_MYRIADS))}]+")

# Words that hold a Han numeral and count nothing.
_HAN_WORDS = (
    "一一 一下 一度に 一併 一再 一切 一列 一半 一向 一定 一律 一斉 一方 一旦 一時 "
    "一概 一樣 一気 一番 一直 一瞥 一種 一緒 一致 一般 一覧 一覽 一起 一連 "
    "一部 一面 七夕 万が一 万一 万全 万物 万能 三明治 三脚 三角 九宮 "
    "五十音 五線 五角 任一 八方 八百屋 六角 再三 十分 十字 十足 千切 千萬 "
    "単一 另一 同一 唯一 單一 四周 四季 四方 四苦八苦 四處 四角 四邊 均一 "
    "某一 百分 百科 百葉 百貨 統一 萬一 萬全 萬物 萬用 萬能 逐一 進一步 随一 "
    "零件 零售 零散 零星 零時 零碎 零細 零錢 一样 一览 单一 统一 进一步 百货 零钱 四处 四边 "
)
_NO_NUMBER = re.compile("|".join(sorted(_HAN_WORDS.split(), key=len, reverse=True)))

# What counts in Chinese and Japanese without a numeral of its own, or where English may use no number.
_HAN_UNSURE = {
    "兩者": "2",
    "兩方": "2",
    "兩邊": "2",
    "兩面": "2",
    "雙方": "2",
    "両者": "2",
    "両方": "2",
    "両面": "2",
    "双方": "2",
    "一半": "1/2",
    "半分": "1/2",
    "ひとつ": "1",
    "ふたつ": "2",
    "みっつ": "3",
    "よっつ": "4",
    "いつつ": "5",
    "むっつ": "6",
    "ななつ": "7",
    "やっつ": "8",
    "ここのつ": "9",
    "ひとり": "1",
    "ふたり": "2",
    "どちら": "2",
    "两者": "2",
    "两方": "2",
    "两边": "2",
    "两面": "2",
}
_HAN_UNSURE_WORDS = re.compile("|".join(sorted(_HAN_UNSURE, key=len, reverse=True)))


@dataclass(frozen=True)
class Number:
    """A number in a text: ``text[start:end]`` says ``value``, which is ``3``, ``-2``, ``1.5`` or ``1/2``.

    What is not ``sure`` may say something else, or nothing that another language must say too: *a*, *both*, *drugi*.
    """

    value: str
    start: int
    end: int
    sure: bool = True


def numbers(text: str, lang: str) -> tuple[Number, ...]:
    """The numbers of a text in a language, in their order."""
    result = list(_digits(text))
    if counts_in_han(lang):
        result += _han(text, result)
    elif words := vocabulary(lang):
        result += _words(text, words)
    if not result:
        return ()
    result.sort(key=lambda number: number.start)
    signed = [_signed(number, text, is_first=place == 0) for place, number in enumerate(result)]
    return tuple(_fractions(signed, text))


def _fractions(numbers: Sequence[Number], text: str) -> Iterator[Number]:
    """The numbers with 二分之一 as the one number 1/2; of 三分之一 English says the whole alone: *a third*."""
    place = 0
    while place < len(numbers):
        number, after = numbers[place], numbers[place + 1 : place + 2]
        if after and _FRACTION.fullmatch(text, number.end, after[0].start):
            value = f"{after[0].value}/{number.value}" if number.value in ("2", "4") else number.value
            yield Number(value, number.start, after[0].end, sure=False)
            if value == number.value and after[0].value != "1":
                yield after[0]
            place += 1
        else:
            yield number
        place += 1


def within_ranges(numbers: Iterable[Number], text: str, values: Collection[str]) -> Iterator[Number]:
    """The numbers between the ends of ranges, if both are among ``values``: 2–4 may stand for two, three and four."""
    for first, last in pairwise(numbers):
        if first.value in values and last.value in values:
            yield from _range(first, last, text)


def _range(first: Number, last: Number, text: str) -> Iterator[Number]:
    """The numbers within a range: who lists two, three and four may say 2–4 in another language."""
    low, high = _whole(first.value), _whole(last.value)
    if low is None or high is None or high - low > _LONGEST_RANGE:
        return
    if _RANGE.fullmatch(text, first.end, last.start):
        for value in range(low + 1, high):
            yield Number(str(value), first.start, last.end, sure=False)


@cache
def counts_in_han(lang: str) -> bool:
    """True for languages that write numbers with Han numerals: Chinese and Japanese."""
    try:
        return Locale.parse(lang).language in ("zh", "ja")
    except (UnknownLocaleError, ValueError):
        return False


def _whole(value: str) -> int | None:
    """A whole number that can be counted with; None for another, or one with so many digits that it must be a code."""
    return int(value) if value.isdecimal() and len(value) <= _MAX_DIGITS else None


def _signed(number: Number, text: str, is_first: bool) -> Number:
    """The number with the minus before it; after another number the word *minus* takes away and is no sign."""
    before = text[max(0, number.start - 8) : number.start]
    minus = _MINUS.search(before) or (_MINUS_WORD.search(before) if is_first else None)
    if minus is None or number.value == "0":
        return number
    return replace(number, value="-" + number.value, start=number.start - len(minus[0]))


def _digits(text: str) -> Iterator[Number]:
    for match in _DIGITS.finditer(text):
        # 3萬 is one number, written in two ways at once.
        end = match.end()
        value = _plain(match[0])
        whole = _whole(value)
        if whole and text[end : end + 1] in _HAN_MYRIADS and not _NO_NUMBER.match(text, end):
            value = str(whole * _HAN_MYRIADS[text[end]])
            end += 1
        yield Number(value, match.start(), end)
    if not text.isascii():
        for match in _SINGLE.finditer(text):
            value = unicodedata.normalize("NFKC", match[0]).replace("\u2044", "/")
            if value.replace("/", "").isdecimal():
                yield Number(value, match.start(), match.end())


def _plain(number: str) -> str:
    """A number in ASCII digits, without leading zeros; 1,000 and 1.000 are a thousand, 1,5 is 1.5."""
    if _GROUPED.fullmatch(number):
        number = re.sub(r"\D", "", number)
    plain = "".join(str(unicodedata.digit(char, char)) for char in number).replace(",", ".")
    return plain if not plain.isdecimal() else plain.lstrip("0") or "0"


def _words(text: str, words: Vocabulary) -> Iterator[Number]:
    """Number words; those that belong together, such as *twenty-three*, as one."""
    if words.keys().isdisjoint(map(str.lower, _WORD.findall(text))):
        return
    pending: Number | None = None
    for match in _WORD.finditer(text):
        word = words.get(match[0].lower())
        if word is None:
            continue
        if pending is not None:
            joined = _BETWEEN_WORDS.fullmatch(text, pending.end, match.start()) and _joined(pending, word)
            if joined:
                pending = Number(joined, pending.start, match.end())
                continue
            yield pending
        pending = Number(word.value, match.start(), match.end(), word.sure)
    if pending is not None:
        yield pending


def _joined(first: Number, second: Word) -> str:
    """The number that two words make together; '' if they are two numbers."""
    left = _whole(first.value) or 0
    right = second.number or 0
    if right in MULTIPLIERS and 0 < left < right:
        return str(left * right)
    step = next((step for step in (10, 100, 1_000, 1_000_000) if left % (step * 10)), 0)
    if left >= 20 and left % 10 == 0 and 0 < right < step:
        return str(left + right)
    return ""


def _han(text: str, digits: list[Number]) -> Iterator[Number]:
    """Numbers in Han numerals and in words of Chinese and Japanese; ``digits`` are those found before."""
    runs = list(_HAN_RUN.finditer(text))
    taken = {place for number in digits for place in range(number.start, number.end)}
    idle = {place for match in _NO_NUMBER.finditer(text) for place in range(*match.span())} if runs else set()
    for match in _HAN_UNSURE_WORDS.finditer(text):
        yield Number(_HAN_UNSURE[match[0]], *match.span(), sure=False)
        if match[0][0] in _HAN_DIGITS:
            idle.update(range(*match.span()))
    for match in runs:
        start = match.start()
        while start < match.end():
            if start in taken or start in idle:
                start += 1
                continue
            end = start + 1
            while end < match.end() and end not in taken and end not in idle:
                end += 1
            yield from _han_run(text[start:end], start)
            start = end


def _han_run(run: str, start: int) -> Iterator[Number]:
    """A run of Han numerals: 二十三 is 23, 二〇二六 is 2026, and 三四 is three or four."""
    if all(char in _HAN_DIGITS for char in run):
        values = [_HAN_DIGITS[char] for char in run]
        if len(values) == 2 and values[1] == values[0] + 1:
            for place, value in enumerate(values, start):
                yield Number(str(value), place, place + 1)
        else:
            yield _han_number("".join(map(str, values)).lstrip("0") or "0", start, start + len(run))
        return
    total = section = 0
    digit: int | None = None
    for char in run:
        if char in _HAN_MYRIADS:
            total += (section + (digit or 0) or 1) * _HAN_MYRIADS[char]
            section, digit = 0, None
        elif char in _HAN_TENS:
            section += (1 if digit is None else digit) * _HAN_TENS[char]
            digit = None
        else:
            digit = _HAN_DIGITS[char]
    yield _han_number(str(total + section + (digit or 0)), start, start + len(run))


def _han_number(value: str, start: int, end: int) -> Number:
    # 一 is an article as often as a number.
    return Number(value, start, end, sure=value != "1")
