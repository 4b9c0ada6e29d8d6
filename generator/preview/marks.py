"""Invisible marks around a text, which say what message it is wherever the text goes.

A text passes through templates, attributes, titles and JSON before it stands on a page. Tag characters of Unicode
travel with it everywhere and are drawn as nothing; ``generator/browser/preview/marks.js`` turns them into elements.
"""

from __future__ import annotations

import re

_START = "\U000e0001"
_ZERO = 0xE0030
_END = "\U000e007f"
_NUMBER = re.compile("\U000e0001([\U000e0030-\U000e0039]+)")
_MARK = re.compile(_NUMBER.pattern + "|\U000e007f")
# JSON inside of a page may be escaped to ASCII, where each of these characters is two; addresses have them as bytes.
_IN_JSON = re.compile(r"\\udb40\\udc01((?:\\udb40\\udc3[0-9])+)|\\udb40\\udc7f")
_IN_ADDRESS = re.compile(r"%F3%A0%80%81((?:%F3%A0%80%B[0-9])+)|%F3%A0%81%BF")
_LAST_DIGITS = re.compile(r"(?:\\udb40\\udc3|%F3%A0%80%B)([0-9])")


def marked(text: str, number: int) -> str:
    """``text`` between the marks of message ``number``.

    >>> ascii(marked("a", 12))
    "'\\\\U000e0001\\\\U000e0031\\\\U000e0032a\\\\U000e007f'"
    """
    digits = "".join(chr(_ZERO + int(digit)) for digit in str(number))
    return f"{_START}{digits}{text}{_END}"


def unmarked(text: str) -> str:
    """``text`` without marks, in whatever form it has them.

    >>> unmarked(marked("a", 12) + " b")
    'a b'
    """
    return _IN_JSON.sub("", _MARK.sub("", tidy(text)))


def tidy(html: str) -> str:
    """A page without the marks that stand in its addresses, where no script would look for them."""
    return _IN_ADDRESS.sub("", html)


def numbers(text: str) -> tuple[int, ...]:
    """The messages whose marks are in ``text``, each once, in the order of their first mark.

    >>> numbers(marked("a" + marked("b", 3), 12) + marked("c", 3))
    (12, 3)
    """
    numerals = [int("".join(chr(ord(digit) - _ZERO + 48) for digit in digits)) for digits in _NUMBER.findall(text)]
    for pattern in (_IN_JSON, _IN_ADDRESS):
        numerals += [int("".join(_LAST_DIGITS.findall(digits))) for digits in pattern.findall(text) if digits]
    return tuple(dict.fromkeys(numerals))
