"""A strict JSON reader with bounds.

The ``json`` modules of CPython and MicroPython accept different texts (missing commas, ``NaN``, endless nesting),
and neither tells of a key given twice. Requests come from links that anybody can write, so they are read here,
by the same code everywhere: the depth is bounded, a key given twice is remembered, and a number that is no
plain integer stays the text it was.
"""

from engine.typed import Any

MAX_LENGTH = 262144
MAX_DEPTH = 8
MAX_DIGITS = 15

_WHITE = " \t\n\r"
_DIGITS = "0123456789"
_HEX = "0123456789abcdefABCDEF"
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = (("true", True), ("false", False), ("null", None))


class ReadError(ValueError):
    """The text can't be read: ``code`` is ``not-json``, ``too-long`` or ``too-deep``; ``at`` the place in it."""

    def __init__(self, code: str, at: int) -> None:
        super().__init__(code)
        self.code = code
        self.at = at


class Number:
    """A number that is no integer of at most 15 digits; ``whole`` tells a huge integer from a fraction."""

    def __init__(self, text: str, whole: bool) -> None:
        self.text = text
        self.whole = whole


def read_json(text: str) -> tuple[Any, list[str]]:
    """Read one JSON value; give it with the paths of keys that stand twice in their object.

    Raises :class:`ReadError` if the text is longer than ``MAX_LENGTH``, no JSON, or nested too deeply.
    """
    if len(text) > MAX_LENGTH:
        raise ReadError("too-long", MAX_LENGTH)
    reader = _Reader(text)
    value = reader.value("", 0)
    if reader.skip_white() < len(text):
        raise ReadError("not-json", reader.at)
    return value, reader.twice


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.twice: list[str] = []

    def skip_white(self) -> int:
        text = self.text
        at = self.at
        while text[at : at + 1] in _WHITE and at < len(text):
            at += 1
        self.at = at
        return at

    def fail(self) -> ReadError:
        return ReadError("not-json", self.at)

    def value(self, path: str, depth: int) -> Any:
        first = self.text[self.skip_white() : self.at + 1]
        if first == '"':
            return self.string()
        if first == "[" or first == "{":
            if depth >= MAX_DEPTH:
                raise ReadError("too-deep", self.at)
            self.at += 1
            return self.array(path, depth + 1) if first == "[" else self.object(path, depth + 1)
        if first == "-" or (first and first in _DIGITS):
            return self.number()
        for word, value in _WORDS:
            if self.text[self.at : self.at + len(word)] == word:
                self.at += len(word)
                return value
        raise self.fail()

    def more(self, close: str) -> bool:
        """Step over the comma or the closing bracket after an item; say whether another item follows."""
        mark = self.text[self.skip_white() : self.at + 1]
        if mark != "," and mark != close:
            raise self.fail()
        self.at += 1
        return mark == ","

    def empty(self, close: str) -> bool:
        if self.text[self.skip_white() : self.at + 1] != close:
            return False
        self.at += 1
        return True

    def array(self, path: str, depth: int) -> list[Any]:
        items: list[Any] = []
        if self.empty("]"):
            return items
        while True:
            items.append(self.value(path + "[" + str(len(items)) + "]", depth))
            if not self.more("]"):
                return items

    def object(self, path: str, depth: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        if self.empty("}"):
            return fields
        while True:
            if self.text[self.skip_white() : self.at + 1] != '"':
                raise self.fail()
            key = self.string()
            inner = path + "." + key if path else key
            if self.text[self.skip_white() : self.at + 1] != ":":
                raise self.fail()
            self.at += 1
            if key in fields:
                self.twice.append(inner)
            fields[key] = self.value(inner, depth)
            if not self.more("}"):
                return fields

    def string(self) -> str:
        text = self.text
        start = self.at + 1
        end = text.find('"', start)
        plain = text[start:end]
        if end < 0 or (plain and min(plain) < " "):
            raise self.fail()
        if "\\" not in plain:
            self.at = end + 1
            return plain
        return self.escaped(start)

    def escaped(self, start: int) -> str:
        text = self.text
        parts: list[str] = []
        at = start
        while True:
            char = text[at : at + 1]
            if char == '"':
                self.at = at + 1
                return "".join(parts)
            if char < " ":  # a control character, or the end of the text
                raise self.fail()
            if char == "\\":
                char = text[at + 1 : at + 2]
                if char == "u":
                    number = self.hexadecimal(at + 2)
                    at += 4
                    if 0xD800 <= number < 0xDC00 and text[at + 2 : at + 4] == "\\u":
                        low = self.hexadecimal(at + 4)
                        if 0xDC00 <= low < 0xE000:
                            number = 0x10000 + ((number - 0xD800) << 10) + (low - 0xDC00)
                            at += 6
                    # Half of a surrogate pair is no character: it becomes the mark for one that is missing.
                    char = chr(0xFFFD if 0xD800 <= number < 0xE000 else number)
                elif char in _ESCAPES and char:
                    char = _ESCAPES[char]
                else:
                    raise self.fail()
                at += 1
            parts.append(char)
            at += 1

    def hexadecimal(self, at: int) -> int:
        digits = self.text[at : at + 4]
        if len(digits) < 4:
            raise self.fail()
        for digit in digits:
            if digit not in _HEX:
                raise self.fail()
        return int(digits, 16)

    def digits(self) -> int:
        """Step over digits and say how many there were; at least one is due."""
        text = self.text
        start = at = self.at
        while at < len(text) and text[at] in _DIGITS:
            at += 1
        if at == start:
            raise self.fail()
        self.at = at
        return at - start

    def number(self) -> Any:
        text = self.text
        start = self.at
        if text[start] == "-":
            self.at += 1
        leading_zero = text[self.at : self.at + 1] == "0"
        count = self.digits()
        if leading_zero and count > 1:
            raise self.fail()
        whole = True
        if text[self.at : self.at + 1] == ".":
            whole = False
            self.at += 1
            self.digits()
        if text[self.at : self.at + 1] in ("e", "E"):
            whole = False
            self.at += 1
            if text[self.at : self.at + 1] in ("+", "-"):
                self.at += 1
            self.digits()
        if whole and count <= MAX_DIGITS:
            return int(text[start : self.at])
        return Number(text[start : self.at], whole)
