"""Numbers in Han numerals, and in the words by which Chinese and Japanese count: 二十三, ふたつ, 雙方."""

from collections import namedtuple

Number = namedtuple("Number", ("value", "start", "end", "sure"))
"""A number in a text: ``text[start:end]`` says ``value``, which is ``3``, ``-2``, ``1.5`` or ``1/2``.

What is not ``sure`` may say something else, or nothing that another language must say too: *a*, *both*, *drugi*.
"""

_DIGITS = {
    "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "零": 0, "兩": 2, "両": 2, "两": 2,
}  # fmt: skip
_TENS = {"十": 10, "百": 100, "千": 1_000}
MYRIADS = {"萬": 10**4, "万": 10**4, "億": 10**8, "亿": 10**8}


def _by_first(words: list[str]) -> dict[str, list[str]]:
    """Words by the character that they begin with, long ones first."""
    result: dict[str, list[str]] = {}
    for length in range(max([len(word) for word in words]), 0, -1):
        for word in words:
            if len(word) == length:
                result.setdefault(word[0], []).append(word)
    return result


# Words that hold a Han numeral and count nothing.
_IDLE = _by_first(
    (
        "一一 一下 一度に 一併 一再 一切 一列 一半 一向 一定 一律 一斉 一方 一旦 一時 "
        "一概 一樣 一気 一番 一直 一瞥 一種 一緒 一致 一般 一覧 一覽 一起 一連 "
        "一部 一面 七夕 万が一 万一 万全 万物 万能 三明治 三脚 三角 九宮 "
        "五十音 五線 五角 任一 八方 八百屋 六角 再三 十分 十字 十足 千切 千萬 "
        "単一 另一 同一 唯一 單一 四周 四季 四方 四苦八苦 四處 四角 四邊 均一 "
        "某一 百分 百科 百葉 百貨 統一 萬一 萬全 萬物 萬用 萬能 逐一 進一步 随一 "
        "零件 零售 零散 零星 零時 零碎 零細 零錢 一样 一览 单一 统一 进一步 百货 零钱 四处 四边 "
    ).split()
)

# What counts in Chinese and Japanese without a numeral of its own, or where English may use no number.
_UNSURE = {
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
_UNSURE_WORDS = _by_first(list(_UNSURE))


def is_idle(text: str, at: int) -> bool:
    """Whether a word begins there that holds a numeral and counts nothing."""
    return bool(_word_at(text, at, _IDLE))


def han_numbers(text: str, digits: list[Number]) -> list[Number]:
    """The numbers of a text, but for ``digits``, those found before."""
    result: list[Number] = []
    taken = {place for number in digits for place in range(number.start, number.end)}
    for start, word in _words_in(text, _UNSURE_WORDS):
        result.append(Number(_UNSURE[word], start, start + len(word), False))
        if word[0] in _DIGITS:
            taken.update(range(start, start + len(word)))
    if not any([_is_numeral(letter) for letter in text]):
        return result
    for start, word in _words_in(text, _IDLE):
        taken.update(range(start, start + len(word)))
    at = 0
    while at < len(text):
        start = at
        while at < len(text) and at not in taken and _is_numeral(text[at]):
            at += 1
        if at > start:
            result += _of_run(text[start:at], start)
        else:
            at += 1
    return result


def _is_numeral(letter: str) -> bool:
    return letter in _DIGITS or letter in _TENS or letter in MYRIADS


def _word_at(text: str, at: int, words: dict[str, list[str]]) -> str:
    """The longest of some words that begins there; "" for none."""
    for word in words.get(text[at : at + 1], []):
        if text.startswith(word, at):
            return word
    return ""


def _words_in(text: str, words: dict[str, list[str]]) -> list[tuple[int, str]]:
    """Where in a text some words stand, none within another."""
    result = []
    at = 0
    while at < len(text):
        word = _word_at(text, at, words) if text[at] in words else ""
        if word:
            result.append((at, word))
        at += len(word) or 1
    return result


def _of_run(run: str, start: int) -> list[Number]:
    """A run of Han numerals: 二十三 is 23, 二〇二六 is 2026, and 三四 is three or four."""
    if all([letter in _DIGITS for letter in run]):
        values = [_DIGITS[letter] for letter in run]
        if len(values) == 2 and values[1] == values[0] + 1:
            return [Number(str(values[place]), start + place, start + place + 1, True) for place in (0, 1)]
        return [_number("".join([str(value) for value in values]).lstrip("0") or "0", start, start + len(run))]
    total = section = 0
    digit: "int | None" = None
    for letter in run:
        if letter in MYRIADS:
            total += (section + (digit or 0) or 1) * MYRIADS[letter]
            section, digit = 0, None
        elif letter in _TENS:
            section += (1 if digit is None else digit) * _TENS[letter]
            digit = None
        else:
            digit = _DIGITS[letter]
    return [_number(str(total + section + (digit or 0)), start, start + len(run))]


def _number(value: str, start: int, end: int) -> Number:
    # 一 is an article as often as a number.
    return Number(value, start, end, value != "1")
