"""Punctuation: the marks that the language writes, at the end of a text and within it."""

from collections import namedtuple

from engine.proofreader.finding import Finding
from engine.proofreader.text import HOLE, Plain, is_letter, is_space, reading, spot

END = "po-end"
MARK = "po-mark"
QUOTE = "po-quote"

Writing = namedtuple("Writing", ("wide", "fills_in", "quotes", "name"))
"""How a language is written: whether with wide marks; whether what is filled in may end a sentence behind a colon, and
か a question; its quotation marks in pairs; and what it is called."""

MOST = 20
"""How many faults of a kind are told of one text: after that many the author knows what is wrong."""

_TAIL = 100
_ENDS = {
    ".": ".。．",
    "?": "?？؟",
    "!": "!！",
    ":": ":：",
    "…": "…",
    ",": ",，、",
    ";": ";；",
}
_END_OF = {mark: kind for kind in _ENDS for mark in _ENDS[kind]}
_CLOSING = "\"'”’»›」』）)]】》 "
_WIDE = {",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；", "(": "（", ")": "）"}
_NARROW = {
    "，": ",",
    "、": ",",
    "。": ".",
    "？": "?",
    "！": "!",
    "：": ":",
    "；": ";",
    "（": "(",
    "）": ")",
    "「": "“",
    "」": "”",
    "『": "“",
    "』": "”",
    "～": "–",
    "＋": "+",
    "－": "−",
    "／": "/",
    "％": "%",
}
_DOTS = "・・・"
_ENGLISH_QUOTES = "“”‘’"
_QUOTATION_MARKS = '"“”„«»「」『』‚‘'
_PAIRS = {"(": ")", "（": "）", "[": "]", "【": "】", "「": "」", "『": "』", "《": "》"}


def ends(english: str, text: str, writing: Writing) -> list[Finding]:
    """Another kind of mark at the end, or one where the English has none."""
    read = reading(text)
    (wanted, _place), (given, place) = _end(reading(english).text), _end(read.text)
    if wanted == given or not any([not is_space(letter) for letter in read.text]):
        return []
    if writing.fills_in and _is_usual(wanted, read.text):
        return []
    marks = _ENDS.get(wanted, "")
    own = marks[1:2] if writing.wide and len(marks) > 1 else marks[:1]
    start, end = spot(read, place, place + 1)
    if not own:
        return [Finding(END, "end-surplus", {"mark": read.text[place]}, [], start, end)]
    return [Finding(END, "end-other", {"mark": wanted, "own": own}, [own], start, end)]


def _end(text: str) -> tuple[str, int]:
    """The kind of mark that ends ``text``, '' for none, and its place. Quotation marks and brackets do not count."""
    end = len(text)
    while end and text[end - 1] in _CLOSING:
        end -= 1
    place = max(end - 1, 0)
    if text[max(0, end - 3) : end] == "...":
        return "…", place
    return _END_OF.get(text[place:end], ""), place


def _is_usual(wanted: str, text: str) -> bool:
    """True for ends that Japanese chooses differently: what is filled in after a colon, a question without its mark."""
    if wanted == "?" and text.endswith("か。"):
        return True
    behind = text[-_TAIL:].split("：")
    last = behind[-1].rfind(HOLE)
    is_filled_in = len(behind) > 1 and "。" not in behind[-1] and last >= 0 and len(behind[-1]) - last <= 4
    return wanted in (".", "?") and is_filled_in


def marks(english: str, text: str, writing: Writing) -> list[Finding]:
    """Narrow marks beside East Asian letters, wide marks elsewhere, and dots in a row."""
    read = reading(text)
    table = _WIDE if writing.wide else _NARROW
    places: list[int] = []
    for mark in table:
        at = read.text.find(mark)
        while at >= 0:
            if _is_out_of_place(read.text, at) if writing.wide else mark not in english:
                places.append(at)
            at = read.text.find(mark, at + 1)
    places.sort()
    result = [_instead(read, at, at + 1, table[read.text[at]]) for at in places[:MOST]]
    rows = _rows_of_dots(read.text)[:MOST]
    # What ends the text in another way than the English is told of as that.
    told = _end(read.text)[1] if rows and ends(english, text, writing) else -1
    for start, end in rows:
        if read.text[start:end] not in english and not start <= told < end:
            result.append(_instead(read, start, end, "…"))
    return result


def _is_out_of_place(text: str, at: int) -> bool:
    """Whether a narrow mark stands beside East Asian letters, or placeholders, and is no part of an English word."""
    mark = text[at]
    before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if before and _is_east_asian(before):
        is_in_word = mark in ".:" and after and ord(after) < 0x80 and (after.isalpha() or after.isdigit())
        if not is_in_word:
            return True
    return bool(after and _is_east_asian(after)) or (mark in ",;" and HOLE in (before, after))


def _is_east_asian(letter: str) -> bool:
    """Whether kana or a Han character."""
    code = ord(letter)
    if code < 0x3040 or code >= 0x20000:
        return 0x20000 <= code < 0x40000
    return code < 0x3100 or 0x31F0 <= code < 0x3200 or 0x3400 <= code < 0xA000 or 0xF900 <= code < 0xFB00


def _rows_of_dots(text: str) -> list[tuple[int, int]]:
    """Two or more full stops in a row, or three dots of kana: where each row begins and ends."""
    result: list[tuple[int, int]] = []
    if ".." not in text and "。。" not in text and _DOTS not in text:
        return result
    at = 0
    while at < len(text):
        end = at + 1
        if text[at] in ".。":
            while end < len(text) and text[end] == text[at]:
                end += 1
        elif text[at : at + len(_DOTS)] == _DOTS:
            end = at + len(_DOTS)
        if end - at > 1:
            result.append((at, end))
        at = end
    return result


def _instead(read: Plain, start: int, end: int, mark: str) -> Finding:
    first, last = spot(read, start, end)
    return Finding(MARK, "mark-foreign", {"given": read.text[start:end], "mark": mark}, [mark], first, last)


def quotes(english: str, text: str, writing: Writing) -> list[Finding]:
    """Quotation marks of another language; marks and brackets without their partner."""
    read = reading(text)
    own = writing.quotes
    foreign = [mark for mark in _QUOTATION_MARKS if own and mark not in own and mark in read.text]
    # What the English has beside its own marks is meant as it stands: a straight mark that is to be typed, say.
    foreign = [mark for mark in foreign if mark in _ENGLISH_QUOTES or mark not in english]
    if foreign:
        places = [place for place in range(len(read.text)) if read.text[place] in foreign]
        return [_foreign(read, place, writing) for place in places[:MOST]]
    lonely = _lonely(read.text, own)
    if lonely < 0 or _lonely(reading(english).text, _ENGLISH_QUOTES[:2]) >= 0:
        return []
    start, end = spot(read, lonely, lonely + 1)
    return [Finding(QUOTE, "quote-lonely", {"given": read.text[lonely]}, [], start, end)]


def _foreign(read: Plain, place: int, writing: Writing) -> Finding:
    first, last = writing.quotes[:1], writing.quotes[1:2]
    values = {"given": read.text[place], "language": writing.name, "opening": first, "closing": last}
    start, end = spot(read, place, place + 1)
    return Finding(QUOTE, "quote-foreign", values, [first + "…" + last], start, end)


def _lonely(text: str, own: str) -> int:
    """The place of the first mark without a partner; -1 if all have theirs."""
    pairs = dict(_PAIRS)
    for place in range(0, len(own), 2):
        pairs[own[place]] = own[place + 1]
    closing = list(pairs.values())
    if not any([opening in text or pairs[opening] in text for opening in pairs]):
        return -1
    waiting: list[int] = []
    for place in range(len(text)):
        letter = text[place]
        if waiting and letter == pairs[text[waiting[-1]]]:
            waiting.pop()
        elif letter in pairs:
            waiting.append(place)
        elif letter in closing and not _is_item(text, place):
            return place
    return waiting[0] if waiting else -1


def _is_item(text: str, place: int) -> bool:
    """True for the bracket after a number or letter that counts: 1) and a)."""
    if text[place] != ")" or not place or not is_letter(text[place - 1]):
        return False
    return place < 2 or text[place - 2] == " "
