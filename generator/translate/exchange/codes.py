"""Placeholders as inline codes of XLIFF, which translation programs keep from being damaged.

``{pearl}`` and ``{lord:commander}`` become ``<x id="…"/>``; ``{term:ally|allies}`` becomes ``<g id="…">allies</g>``, so
that the shown text can be inflected and its target cannot, and ``{lord|acc}`` likewise ``<g id="lord">acc</g>``. In the
id of ``{pearls#pearl}`` a ~ stands for the #, which numbers what stands in a text more than once. Who wants to inflect
the name behind an ``<x/>`` types ``{lord:commander|another form}`` as text: that is taken just as well.
"""

from __future__ import annotations

import re
import sys
from collections import Counter

from lxml import etree

from catalog.placeholders import PlaceholderError, Ref, parse

NAMESPACE = "urn:oasis:names:tc:xliff:document:1.2"
"""XLIFF 1.2: the version that OmegaT, Poedit, Virtaal, memoQ and Weblate all read."""

_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_CHARACTER = re.compile(r"U\+([0-9A-F]{4,6})")
_NOUN = "~"
_LINK, _VALUE, _LETTER = "x-link", "x-placeholder", "x-character"


class UnknownCodeError(ValueError):
    """An inline element that stands for nothing known; ``name`` is what it is called."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def tag(name: str) -> str:
    """The name of an XLIFF element as lxml writes it."""
    return f"{{{NAMESPACE}}}{name}"


def fill(element: etree._Element, text: str) -> None:
    """Put ``text`` into ``element``, its placeholders as inline codes; one with broken placeholders as it stands."""
    seen: Counter[str] = Counter()
    try:
        parts = parse(text)
    except PlaceholderError:
        parts = (text,)
    for part in parts:
        if isinstance(part, str):
            _letters(element, part, seen)
            continue
        link = isinstance(part, Ref)
        name, inner = (part.key, part.shown) if isinstance(part, Ref) else (part.written, part.form)
        key = name.replace("#", _NOUN)
        code = _code(element, "g" if inner else "x", key, _LINK if link else _VALUE, f"{{{name}}}", seen)
        if inner:
            _letters(code, inner, seen)


def _code(parent: etree._Element, name: str, key: str, kind: str, shown: str, seen: Counter[str]) -> etree._Element:
    """An inline element. Its id is what it stands for, numbered where that stands in a text more than once."""
    seen[key] += 1
    number = f"#{seen[key]}" if seen[key] > 1 else ""
    return etree.SubElement(parent, tag(name), {"id": f"{key}{number}", "ctype": kind, "equiv-text": shown})


def _letters(element: etree._Element, text: str, seen: Counter[str]) -> None:
    """Add plain text; a character that XML cannot hold becomes a code."""
    position = 0
    for match in _NO_XML.finditer(text):
        _append(element, text[position : match.start()])
        name = f"U+{ord(match[0]):04X}"
        _code(element, "x", name, _LETTER, name, seen)
        position = match.end()
    _append(element, text[position:])


def _append(element: etree._Element, text: str) -> None:
    if not text:
        return
    if len(element):
        last = element[-1]
        last.tail = (last.tail or "") + text
    else:
        element.text = (element.text or "") + text


def text_of(element: etree._Element) -> str:
    """The text of an element with its inline codes as placeholders again. Raises UnknownCodeError."""
    pieces = [element.text or ""]
    for child in element:
        if isinstance(child.tag, str):
            pieces.append(_placeholder(child))
        pieces.append(child.tail or "")
    return "".join(pieces)


def plain(text: str) -> str:
    """``text`` without the characters that XML cannot hold, for what people only read."""
    return _NO_XML.sub("", text)


def _placeholder(code: etree._Element) -> str:
    qualified = etree.QName(code)
    key = (code.get("id") or "").partition("#")[0].replace(_NOUN, "#")
    if qualified.namespace == NAMESPACE and qualified.localname == "mrk":
        return text_of(code)
    if qualified.namespace != NAMESPACE or qualified.localname not in ("x", "g"):
        raise UnknownCodeError(qualified.localname)
    if qualified.localname == "x" and (letter := _CHARACTER.fullmatch(key)) and int(letter[1], 16) <= sys.maxunicode:
        return chr(int(letter[1], 16))
    inner = text_of(code)
    written = f"{{{key}|{inner}}}" if inner else f"{{{key}}}"
    try:
        parse(written)
    except PlaceholderError:
        raise UnknownCodeError(f'{qualified.localname} id="{code.get("id") or ""}"') from None
    return written
