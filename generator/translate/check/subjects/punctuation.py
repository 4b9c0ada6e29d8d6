"""Punctuation: the marks that the language writes, at the end of a text and within it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.text.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS
from generator.translate.check.check_registry import check
from generator.translate.check.unit import HIDDEN, MAX_FAULTS, Fault, Unit

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
_END_OF = {mark: kind for kind, marks in _ENDS.items() for mark in marks}
_CLOSING = "\"'”’»›」』）)]】》 "
_WIDE_MARKS = {",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；", "(": "（", ")": "）"}
_NARROW_MARKS = {
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
# A mark between a letter and an English one, as in a file's name, belongs to the word.
_NARROW = re.compile(
    rf"(?<=[{EAST_ASIAN_LETTERS}])(?:[,?!;()]|[.:](?![A-Za-z0-9]))|[,.?!:;()](?=[{EAST_ASIAN_LETTERS}])|(?<={HIDDEN})[,;]|[,;](?={HIDDEN})"
)
_WIDE = re.compile(f"[{''.join(_NARROW_MARKS)}]")
_FILLED_IN = re.compile(f"：[^。：]*{HIDDEN}[^。：]{{0,3}}$")
_DOTS = re.compile(r"\.{2,}|。{2,}|・{3}")

_ENGLISH_QUOTES = "“”‘’"
_QUOTATION_MARKS = '"“”„«»「」『』‚‘'
_PAIRS = {"(": ")", "（": "）", "[": "]", "【": "】", "「": "」", "『": "』", "《": "》"}


@check(
    "po-end",
    _("a text does not end as the English does"),
    level="warning",
    about=_(
        "A sentence ends with the mark of its language (。 in Chinese and Japanese), a heading with none, and the "
        "reader can tell the two apart by that."
    ),
)
def check_end(unit: Unit) -> Iterator[Fault]:
    """Another kind of mark at the end, or one where the English has none."""
    english, text = _end(unit.english_reading.text), _end(unit.reading.text)
    if english[0] == text[0] or not unit.reading.text.strip():
        return
    if language(unit.lang).script == "Jpan" and _is_usual(english[0], unit.reading.text):
        return
    marks = _ENDS.get(english[0], "")
    mark = marks[1:2] if language(unit.lang).script in EAST_ASIAN else marks[:1]
    place = text[1]
    yield Fault(
        lazy(_("the English ends with {mark}"), mark=english[0])
        if english[0]
        else lazy(_("the English ends without {mark}"), mark=unit.reading.text[place]),
        mark or lazy(_("no mark at the end")),
        lazy(_("end the text with {mark}"), mark=mark) if mark else lazy(_("take the mark away")),
        unit.reading.spot(place, place + 1),
    )


def _end(text: str) -> tuple[str, int]:
    """The kind of mark that ends ``text``, '' for none, and its place. Quotation marks and brackets do not count."""
    bare = text.rstrip(_CLOSING)
    place = max(len(bare) - 1, 0)
    if bare.endswith("..."):
        return "…", place
    return _END_OF.get(bare[-1:], ""), place


def _is_usual(english: str, text: str) -> bool:
    """True for ends that Japanese chooses differently: what is filled in after a colon, a question without its mark."""
    return (english in (".", "?") and _FILLED_IN.search(text[-_TAIL:]) is not None) or (
        english == "?" and text.endswith("か。")
    )


@check(
    "po-mark",
    _("a punctuation mark is not the language’s own"),
    level="warning",
    about=_(
        "Chinese and Japanese write wide marks (，。：（）), other languages narrow ones. Three dots are one mark: …"
    ),
)
def check_marks(unit: Unit) -> Iterator[Fault]:
    """Narrow marks beside East Asian letters, wide marks elsewhere, and dots in a row."""
    if unit.lists_words:  # They are set apart by commas, whatever the language.
        return
    text = unit.reading.text
    wide = language(unit.lang).script in EAST_ASIAN
    table, matches = (_WIDE_MARKS, _NARROW.finditer(text)) if wide else (_NARROW_MARKS, _WIDE.finditer(text))
    for mark in islice(matches, MAX_FAULTS):
        if wide or mark[0] not in unit.english:
            yield _instead(unit, mark, table[mark[0]])
    for dots in islice(_DOTS.finditer(text), MAX_FAULTS):
        if dots[0] not in unit.english:
            yield _instead(unit, dots, "…")


def _instead(unit: Unit, match: re.Match[str], mark: str) -> Fault:
    return Fault(
        lazy(_("{given} is not a mark of the language"), given=match[0]),
        mark,
        lazy(_("write {mark}"), mark=mark),
        unit.reading.spot(*match.span()),
    )


@check(
    "po-quote",
    _("quotation marks or brackets are not the language’s own, or do not match"),
    level="warning",
    about=_(
        "Quotation marks are 「」 in Chinese and Japanese and „” in Polish. Every mark and bracket that opens has one "
        "that closes."
    ),
)
def check_quotes(unit: Unit) -> Iterator[Fault]:
    """Quotation marks of another language; marks and brackets without their partner."""
    text = unit.reading.text
    own = language(unit.lang).quotes
    strange = False
    foreign = set(_QUOTATION_MARKS).intersection(text).difference(own) if own else set()
    if foreign:
        # What the English has beside its own marks is meant as it stands: a straight mark that is to be typed, say.
        foreign -= set(unit.english).difference(_ENGLISH_QUOTES)
    for place in islice((place for place, char in enumerate(text) if char in foreign) if foreign else (), MAX_FAULTS):
        char, strange = text[place], True
        yield Fault(
            lazy(_("{given} is not a quotation mark of {language}"), given=char, language=language(unit.lang).name),
            f"{own[0]}…{own[1]}",
            lazy(_("write {opening}…{closing}"), opening=own[0], closing=own[1]),
            unit.reading.spot(place, place + 1),
        )
    lonely = None if strange else _lonely(text, own)
    if lonely is not None and _lonely(unit.english_reading.text, _ENGLISH_QUOTES[:2]) is None:
        yield Fault(
            lazy(_("{given} stands without its partner"), given=text[lonely]),
            lazy(_("marks in pairs")),
            lazy(_("put the other one in, or take this one away")),
            unit.reading.spot(lonely, lonely + 1),
        )


@cache
def _pairs(quotes: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The closing mark of each opening one, with ``quotes`` in pairs among them; and what finds all of them."""
    pairs = _PAIRS | {quotes[place]: quotes[place + 1] for place in range(0, len(quotes), 2)}
    return pairs, re.compile(f"[{re.escape(''.join([*pairs, *pairs.values()]))}]")


def _lonely(text: str, quotes: str) -> int | None:
    """The place of the first mark without a partner; None if all have theirs."""
    pairs, marks = _pairs(quotes)
    closing = pairs.values()
    waiting: list[int] = []
    for match in marks.finditer(text):
        place, char = match.start(), match[0]
        if waiting and char == pairs[text[waiting[-1]]]:
            waiting.pop()
        elif char in pairs:
            waiting.append(place)
        elif char in closing and not _is_item(text, place):
            return place
    return waiting[0] if waiting else None


def _is_item(text: str, place: int) -> bool:
    """True for the bracket after a number or letter that counts: 1) and a)."""
    return text[place] == ")" and place > 0 and text[place - 1].isalnum() and text[place - 2 : place - 1] in ("", " ")
