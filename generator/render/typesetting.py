"""Finished pages set as their languages want it: ties, quotation marks, and breaks between phrases.

A rule looks at a whole line of text, whatever elements it runs through: links, terms, symbols. So it is applied here
and nowhere before, to the text of each block of a page, by the language that it is in.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any

from generator.text.languages import LANGUAGES, LanguageInfo
from generator.text.phrases import DRAWN, breaks
from generator.text.scripts import PHRASED
from generator.text.typography import NO_BREAK, counted, settled

_INLINE = frozenset(
    (
        "a",
        "abbr",
        "b",
        "bdi",
        "bdo",
        "button",
        "cite",
        "del",
        "dfn",
        "em",
        "i",
        "ins",
        "kbd",
        "mark",
        "q",
        "s",
        "samp",
        "small",
        "span",
        "strong",
        "sub",
        "sup",
        "time",
        "u",
        "var",
        "wbr",
    )
)
"""Elements that a line of text runs through."""

_VOID = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
)
_UNBROKEN = frozenset(("title", "option"))
"""Elements that hold text and no elements."""

_SVG = r"<svg\b(?:[^<]|<(?!/?svg\b)|<svg\b(?:[^<]|<(?!/?svg\b))*</svg>)*</svg>"
"""A drawing, which may have drawings in it, as a large face has."""

_DRAWN = rf'<span class="read"(?:(?!</span>).)*</span></span>|<code\b.*?</code>|{_SVG}|<img\b[^>]*>'
_BLOCK = re.compile(
    r"(?P<left><(?P<name>script|style|textarea|pre)\b.*?</(?P=name)>|<!--.*?-->)"
    rf"|(?P<line>(?:[^<]+|{_DRAWN}|</?(?:{'|'.join(sorted(_INLINE))})(?=[\s/>])[^>]*>)+)"
    r"|(?P<bare>(?:</?(?:div|dl|dt|dd|p|ul|ol|li|section|table|thead|tbody|tr|td|th)>\s*)+)"
    r"|(?P<tag></?(?P<what>[a-z0-9]*)[^>]*>)\s*",
    re.DOTALL,
)
"""The parts of a page: lines of text with all elements that they run through, and what stands between them."""

_TAG = re.compile(r"(?P<tag></?(?P<what>[a-z0-9]*)[^>]*>)\s*")

_PIECE = re.compile(
    rf"(?P<drawn>{_DRAWN})"
    r"|(?P<mark>[\U000e0000-\U000e007f]+)"  # of a preview, around its texts
    r"|(?P<tag><[^>]*>)"
    r"|(?P<text>[^<\U000e0000-\U000e007f]+)",
    re.DOTALL,
)
_NAME = re.compile(r"</?([A-Za-z][A-Za-z0-9]*)")
_LANG = re.compile(r'\slang="([^"]*)"')
_BOX = re.compile(
    r'(?P<kept><span class="kept">(?=[^<]*<(?:button type="button" class="term"|span class="read"|svg\b|a\b))[^<]*)?'
    r'(?:<button type="button" class="term\b(?:(?!</button>).)*</button>'
    r'|<span class="read"(?:(?!</span>).)*</span></span>'
    r'|<a\b[^>]*><span class="kept"><svg\b(?:(?!</a>).)*</a>'
    r"|(?(kept)<svg\b|(?!)))"
    r"(?P<behind>[ぁ-ん]{1,8}[、。，．：；！？）」』”’]*)?",
    re.DOTALL,
)
"""A term or symbol, with the kana that follow it at once: browsers break lines at both sides of a button or picture."""

_LEADING = re.compile(
    r"(?:[(（「『„“‘«\[]|(?<![^\s>(（「『„“‘«\[])(?:[^\W\d_]{1,2}\u00a0|[+−]?\d+(?:[.,]\d+)*[ \u00a0]?))+\Z"
)
"""What must not end the line before a term or symbol: opening marks, short words that are tied, a number."""

_TEXT_ATTRIBUTE = re.compile(r'\s(?:lang|title|aria-label|placeholder|alt)="')
_SHOWN = re.compile(r'(?<=\s)(title|aria-label|placeholder|alt)="([^"]*)"')
BREAK = "\u200b"
_KEPT = '<span class="kept">'
_REACH = 40
"""How far before a term or symbol to look for what belongs to it."""

_BY_TAG = {info.tag: info for info in LANGUAGES.values()}


@dataclass
class _Line:
    """The text of a block so far: its pieces, each with its place in the page and its language, None if it is drawn."""

    pieces: list[tuple[int, LanguageInfo | None, str]] = field(default_factory=list)
    has_text: bool = False


@dataclass(frozen=True)
class Unset:
    """A line, or a tag, with a blank in it; it is set once that is filled."""

    html: str
    info: LanguageInfo | None
    unbroken: bool

    def filled(self, blank: str, text: str) -> str:
        """It with ``text`` in the blank, set."""
        setter = _Setter(self.info, self.unbroken)
        setter.pieces(self.html.replace(blank, text))
        return _with_neighbours("".join(setter.out))


class _Setter:
    """Goes through a page, or a line of it, once."""

    def __init__(self, info: LanguageInfo | None = None, unbroken: bool = False, blank: str = "") -> None:
        self.out: list[str] = []
        self.blank = blank
        self.unset: dict[int, Unset] = {}
        """The lines and tags with a blank, by their places in ``out``."""
        self.line = _Line()
        self.languages: list[tuple[str, int, LanguageInfo | None]] = [("", 0, info)]
        """The elements around that say their language: name, how deep inside of others of that name, language."""
        self.unbroken = unbroken

    @property
    def info(self) -> LanguageInfo | None:
        return self.languages[-1][2]

    def page(self, html: str) -> str:
        for match in _BLOCK.finditer(html):
            kind, piece = match.lastgroup, match[0]
            if self.blank and self.blank in piece and kind != "left":
                self.unset[len(self.out)] = Unset(piece, self.info, self.unbroken)
                if kind == "tag":
                    self._enter(match["what"], piece)
                self.out.append(piece)
            elif kind == "line":
                if " lang=" in piece or self.languages[-1][0] in _INLINE:
                    self.pieces(piece)  # it begins or ends a language
                else:
                    self.out.append(_line(piece, self.info, self.unbroken))
            elif kind == "left" or (kind == "bare" and not self._counts(piece)):
                self.out.append(piece)
            else:
                self.tags(piece)
        return "".join(self.out)

    def tags(self, piece: str) -> None:
        """Go through tags between lines."""
        for match in _TAG.finditer(piece):
            if self._matters(match["what"], match["tag"]):
                self.tag(match["tag"])
                self.out.append(match[0][len(match["tag"]) :])
            else:
                self.out.append(match[0])

    def _counts(self, bare: str) -> bool:
        """Whether tags may end the language around them, or stand within it in an element that ends as it does."""
        around = self.languages[-1][0]
        return around != "" and f"{around}>" in bare

    def _matters(self, name: str, tag: str) -> bool:
        """Whether a tag between lines tells or ends a language, or holds text; most do not."""
        return (
            name == self.languages[-1][0]
            or name in _UNBROKEN
            or ("=" in tag and _TEXT_ATTRIBUTE.search(tag) is not None)
        )

    def pieces(self, line: str) -> None:
        """Go through a line and set it."""
        for match in _PIECE.finditer(line):
            kind, piece = match.lastgroup, match[0]
            if kind == "text":
                self.text(piece)
            elif kind == "drawn":
                self.line.pieces.append((len(self.out), None, DRAWN))
                self.out.append(piece)
            elif kind == "tag":
                self.tag(piece)
            else:
                self.out.append(piece)
        self.end()

    def text(self, piece: str) -> None:
        self.line.pieces.append((len(self.out), self.info, piece))
        self.line.has_text = self.line.has_text or not piece.isspace()
        self.out.append(piece)

    def tag(self, piece: str) -> None:
        match = _NAME.match(piece)
        name = match[1].lower() if match else ""
        if name in _UNBROKEN:
            self.unbroken = piece[1] != "/"
        self._enter(name, piece)
        info = self.info
        if info and ("title=" in piece or "label=" in piece or "placeholder=" in piece or "alt=" in piece):
            piece = _SHOWN.sub(lambda shown: f'{shown[1]}="{settled(shown[2], info)}"', piece)
        self.out.append(piece)

    def _enter(self, name: str, tag: str) -> None:
        lang = _LANG.search(tag) if " lang=" in tag else None
        if lang and name not in _VOID:
            self.languages.append((name, 0, _BY_TAG.get(lang[1])))
        elif self.languages and name == self.languages[-1][0]:
            around, depth, info = self.languages[-1]
            if tag[1] != "/":
                self.languages[-1] = (around, depth + 1, info)
            elif depth:
                self.languages[-1] = (around, depth - 1, info)
            else:
                self.languages.pop()

    def end(self) -> None:
        """Set the line that ends here."""
        line, self.line = self.line, _Line()
        if line.has_text:
            for info in dict.fromkeys(info for _place, info, _text in line.pieces if info):
                self._set(line, info)

    def _set(self, line: _Line, info: LanguageInfo) -> None:
        """Set the pieces of a line that are in this language; all others are as if they were drawn."""
        whole = "".join(text if own is info else DRAWN * len(text) for _place, own, text in line.pieces)
        new, at = _set(whole, info)
        start, last = 0, None
        for place, own, text in line.pieces:
            end = start + len(text)
            if own is info:
                before = self.out[place - 1] if place else ""
                self.out[place] = self._piece(new, start, end, at, info, before)
                last = place
            elif own and start in at and last is not None and not self.unbroken and self.out[last + 1] != "<wbr>":
                self.out[last] += "<wbr>"
            start = end

    def _piece(self, whole: str, start: int, end: int, at: tuple[int, ...], info: LanguageInfo, before: str) -> str:
        """A piece of a line with its breaks; ``before`` is the tag that it follows, which may have one already."""
        if self.unbroken:
            return whole[start:end]
        if not at:
            return whole[start:end] if before == _KEPT else counted(whole[start:end], info)
        inside = [start, *(one for one in at if start < one < end), end]
        joined = "<wbr>".join(whole[one:other] for one, other in pairwise(inside))
        has_its_own = before.startswith(("<wbr", "<button", _KEPT))  # a button can always begin a line
        return f"<wbr>{joined}" if start in at and not has_its_own else joined


@lru_cache(maxsize=50_000)
def _line(line: str, info: LanguageInfo | None, unbroken: bool) -> str:
    """A line of this language as it is set; most lines of the frame stand on every page."""
    setter = _Setter(info, unbroken)
    setter.pieces(line)
    return "".join(setter.out)


@lru_cache(maxsize=50_000)
def _set(whole: str, info: LanguageInfo) -> tuple[str, tuple[int, ...]]:
    """A line as the language sets it, letter for letter, and where it may break."""
    new = settled(whole, info)
    return new, breaks(new) if info.script in PHRASED else ()


def typeset(html: str, info: LanguageInfo | None = None) -> str:
    """A finished page as its languages set it. Its text stays as it is but for no-break spaces and quotation marks.

    With ``info``, the language around it, it may be part of a page.

    >>> typeset('<p lang="pl">Karta z <b>ręki</b></p>').replace("\u00a0", "~")
    '<p lang="pl">Karta z~<b>ręki</b></p>'
    """
    return _with_neighbours(_Setter(info).page(html))


def typeset_around(html: str, blank: str) -> list[str | Unset]:
    """A finished page as its languages set it, but for the lines and tags that hold a ``blank``."""
    setter = _Setter(blank=blank)
    setter.page(html)
    parts: list[str | Unset] = []
    start = 0
    for place, unset in setter.unset.items():
        parts += [_with_neighbours("".join(setter.out[start:place])), unset]
        start = place + 1
    return [*parts, _with_neighbours("".join(setter.out[start:]))]


def _with_neighbours(html: str) -> str:
    """HTML whose terms and symbols keep what no line may part from them: the browser heeds no tie beside a box."""
    out: list[str] = []
    end = 0
    for box in _BOX.finditer(html):
        before = html[end : box.start()]
        leading = _LEADING.search(before, max(0, len(before) - _REACH))
        lead = leading[0] if leading and not before.endswith(_KEPT + leading[0]) else ""
        out.append(before[: len(before) - len(lead)])
        lead = lead.replace(" ", NO_BREAK)
        if box["kept"]:
            out.append(f"{_KEPT}{lead}{box[0][len(_KEPT) :]}")
        else:
            out.append(f"{_KEPT}{lead}{box[0]}</span>" if lead or box["behind"] else box[0])
        end = box.end()
    return "".join((*out, html[end:]))


def set_parts(parts: Sequence[Any], info: LanguageInfo) -> list[Any]:
    """The parts of a text for the page's script, strings and what is filled in later, as the language sets them.

    U+200B stands where a line may break between phrases.
    """
    texts = [part if isinstance(part, str) else DRAWN for part in parts]
    new, at = _set("".join(texts), info)
    result, start = [], 0
    for number, (part, text) in enumerate(zip(parts, texts, strict=True)):
        end = start + len(text)
        cuts = [start, *(one for one in at if start < one < end), end]
        pieces = BREAK.join(new[one:other] for one, other in pairwise(cuts))
        is_last = end in at and not isinstance(parts[number + 1], str)
        result.append((BREAK if start in at else "") + pieces + BREAK * is_last if isinstance(part, str) else part)
        start = end
    return result
