"""Spaces, tabs and line breaks as in the English, spaces around marks and between scripts, things written twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from engine.proofreader import spaces
from generator.text.language_values import APART
from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.text.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.unit import MAX_FAULTS, Fault, Unit

_EXPECTED = _("the spaces and line breaks of the English")
_HINT = _("delete what is too much, add what is missing")

SAID = {
    name: Said(message, _EXPECTED, _HINT)
    for name, message in {
        "space-first": _("a space at the beginning"),
        "space-first-missing": _("no space at the beginning"),
        "space-last": _("a space at the end"),
        "space-last-missing": _("no space at the end"),
        "line-breaks": _("line breaks: {count}; the English has {expected}"),
        "tab": _("a tab"),
        "spaces-several": _("two spaces in a row"),
    }.items()
}
"""What is said of spaces, by the names that engine/proofreader/ has for it."""


@check(
    "po-space",
    _("spaces or line breaks differ from the English"),
    parsed=False,
    about=_("Spaces at the ends of a text keep it apart from what stands beside it, and line breaks are part of it."),
)
def check_spaces(unit: Unit) -> Iterator[Fault]:
    """Spaces at the ends, line breaks, tabs and repeated spaces that differ from the English."""
    for finding in spaces.findings(unit.english, unit.text):
        yield fault(finding, SAID)


_WIDE = "，。、：；？！（）「」『』《》【】…～＋－×"

# Chinese sets English words and digits apart with a space, Japanese does not: so do the texts of this site.
_SPACED = frozenset({"Hant", "Hans"})
_NO_SPACE = re.compile(rf"([{EAST_ASIAN_LETTERS}])([A-Za-z0-9])|([A-Za-z0-9])([{EAST_ASIAN_LETTERS}])")
_SPACE = re.compile(rf"([{EAST_ASIAN_LETTERS}]) +([A-Za-z0-9])|([A-Za-z0-9]) +([{EAST_ASIAN_LETTERS}])")
_BETWEEN_HAN = re.compile(rf"([{EAST_ASIAN_LETTERS}]) +([{EAST_ASIAN_LETTERS}])")
_BESIDE_WIDE = re.compile("(?<=[，。、：；？！（「『《【]) +|(?<! ) +(?=[，。、：；？！）」』》】])")

_AFTER_OPENING = re.compile(r"(?<=[(\[„]) +")
_AFTER_MARK = re.compile(r"([^\W\d_][,;])([^\W\d_])")
_DASH = re.compile(r"(?<=[^\s\d]) [-—] (?=\S)|(?<=[^\W\d_]) ?— ?(?=[^\W\d_])")
_TIGHT_DASH = re.compile(r"(?<=[^\W\d_])–(?= )|(?<= )–(?=[^\W\d_])")

_BLANK, _LATIN, _COMMA, _HYPHEN, _EN_DASH, _MARK = map(
    re.compile, (" ", "[A-Za-z0-9]", "[,;]", "[-—]", "–", f"[{APART}]")
)
_SET_APART = "\\1\\3\u00a0\\2\\4"

_COMMAND = re.compile(r"(?<![\w-])--?[a-z]|\bfathom [a-z]")

_REPEATED_WORD = re.compile(r"(?<![\w-])([^\W\d_]{2,}+) \1(?![\w-])", re.IGNORECASE)
_REPEATED_IN_EAST = re.compile(r"(的|是|在|了|を|が|(?<!も)の|に|で)\1(?![\u3040-\u309f])")
_REPEATED_MARK = re.compile(r"([,.;:?!，。、：；？！])\1+")


@check(
    "po-spacing",
    _("a space is missing or too much"),
    level="warning",
    about=_(
        "Chinese texts of this site put a space between Han characters and English words or digits, Japanese ones do "
        "not; no wide mark has a space beside it. In other languages no space stands before a comma or full stop, and "
        "a dash is – with a space on both sides."
    ),
)
def check_spacing(unit: Unit) -> Iterator[Fault]:
    """Spaces between letters and beside marks that the language does not write, and those that it misses."""
    text, script = unit.reading.text, language(unit.lang).script
    rules = _wide_rules(script, unit.lists_words) if script in EAST_ASIAN else _narrow_rules(unit.lang)
    for pattern, needed, message, replacement in rules:
        if not needed.search(text):  # This takes next to no time, and most texts have none of them.
            continue
        for match in islice(pattern.finditer(text), MAX_FAULTS):
            around = text[match.start() : match.end() + (not match[0].strip())]  # A bare space, with what follows it.
            if _is_quoted(text, match.start()) or (around.strip() and around in unit.english_reading.text):
                continue
            yield Fault(
                lazy(message),
                match.expand(replacement) or lazy(_("no space")),
                lazy(_("fix the space here")),
                unit.reading.spot(*match.span()),
            )


_DOTS = ".。"

_Rule = tuple[re.Pattern[str], re.Pattern[str], str, str]
"""What to look for, a character that it always has, what is wrong with it, and what to put in its place."""


def _wide_rules(script: str, is_list: bool) -> Iterator[_Rule]:
    if is_list:
        yield _BESIDE_WIDE, _BLANK, _("a space stands beside a wide mark"), ""
        return
    if script in _SPACED:
        missing = _("a space is missing between Han characters and English words or digits")
        yield _NO_SPACE, _LATIN, missing, r"\1\3 \2\4"
    else:
        yield _SPACE, _BLANK, _("a space stands between Japanese characters and English words or digits"), r"\1\3\2\4"
    yield _BETWEEN_HAN, _BLANK, _("a space stands between two characters"), r"\1\2"
    yield _BESIDE_WIDE, _BLANK, _("a space stands beside a wide mark"), ""


@cache
def _before_marks(apart: str) -> re.Pattern[str]:
    """A space before a mark that stands close to its word: all but those that are set ``apart``."""
    close = "".join(mark for mark in ",.;:?!)]”»’…" if mark not in apart)
    return re.compile(rf"(?<=\S) +(?=[{re.escape(close)}](?:\s|$))")


@cache
def _close_to_marks(apart: str) -> re.Pattern[str]:
    """A mark to be set ``apart`` that stands close to its word.

    With the whole word, so that a name which the English writes so, too, as *Charge!*, is left in peace.
    """
    opening = "«" if "«" in apart else "(?!)"
    return re.compile(rf"([^\W_]+)([{apart.replace('«', '')}])(?=\s|$)|({opening})([^\W_]+)")


def _narrow_rules(lang: str) -> Iterator[_Rule]:
    apart = language(lang).set_apart
    yield _before_marks(apart), _BLANK, _("a space stands before a mark"), ""
    if apart:
        yield _close_to_marks(apart), _MARK, _("a space is missing between a word and a mark"), _SET_APART
    yield _AFTER_OPENING, _BLANK, _("a space stands after an opening bracket or quotation mark"), ""
    yield _AFTER_MARK, _COMMA, _("a space is missing after a mark"), r"\1 \2"
    yield _DASH, _HYPHEN, _("a dash between words is – with a space on both sides"), " – "
    yield _TIGHT_DASH, _EN_DASH, _("a dash between words is – with a space on both sides"), " – "


def _is_quoted(text: str, place: int) -> bool:
    """True within quotation marks that hold a command: its spaces are part of it."""
    opening = max(text.rfind(mark, 0, place) for mark in "「„“")
    closing = re.compile("[」”]").search(text, place)
    return opening >= 0 and closing is not None and bool(_COMMAND.search(text, opening, closing.end()))


@check(
    "po-twice",
    _("a word or mark stands twice in a row"),
    level="warning",
    about=_("“the the” and “,,” are slips of the keyboard that no eye finds after the third reading."),
)
def check_repeats(unit: Unit) -> Iterator[Fault]:
    """Words and marks that are repeated, unless the English repeats something too."""
    text = unit.reading.text
    words = _REPEATED_IN_EAST if language(unit.lang).script in EAST_ASIAN else _REPEATED_WORD
    for pattern in (words, _REPEATED_MARK):
        repeats = list(islice(pattern.finditer(text), MAX_FAULTS))
        if not repeats:  # The English is read only for a text that repeats something: next to none does.
            continue
        english = unit.english_reading.text
        if pattern.search(english) or (pattern is words and _REPEATED_WORD.search(english)):
            continue
        for match in repeats:
            if match[1] in _DOTS and not unit.lists_words:
                continue  # Dots in a row are told of as a mark.
            yield Fault(
                lazy(_("{text} stands twice"), text=match[1]),
                match[1],
                lazy(_("take one away")),
                unit.reading.spot(*match.span()),
            )
