"""A strict JSON reader with bounds.

The ``json`` modules of CPython and MicroPython accept different texts (missing commas, ``NaN``, endless nesting),
and neither tells of a key given twice. Requests come from links that anybody can write, so they are read here,
by the same code everywhere: the depth is bounded, a key given twice is remembered, and a number that is no
plain integer stays the text it was.

The text is read as UTF-8 bytes, because MicroPython takes longer to find a character the further in it is.
"""

from engine.typing_compat import Any

MAX_LENGTH = 262144
MAX_DEPTH = 8
MAX_DIGITS = 15

_WHITE = b" \t\n\r"
_DIGITS = b"0123456789"
_HEX = b"0123456789abcdefABCDEF"
_ESCAPES = {b'"': '"', b"\\": "\\", b"/": "/", b"b": "\b", b"f": "\f", b"n": "\n", b"r": "\r", b"t": "\t"}
_WORDS = ((b"true", True), (b"false", False), (b"null", None))
_QUOTE = 34
_BACKSLASH = 92
_NEAR = 20


class ReadError(ValueError):
    """The text can't be read: ``code`` is ``not-json``, ``too-long`` or ``too-deep``, ``near`` the text around."""

    def __init__(self, code: str, near: str) -> None:
        super().__init__(code)
        self.code = code
        self.near = near


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
        raise ReadError("too-long", text[:_NEAR])
    try:
        data = text.encode()
    except UnicodeError:  # half of a surrogate pair, which no UTF-8 text has
        raise ReadError("not-json", "\ufffd") from None
    reader = _Reader(data)
    value = reader.value("", 0)
    reader.skip_white()
    if reader.pos < len(data):
        raise reader.error("not-json")
    return value, reader.duplicate_keys


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.pos = 0
        self.duplicate_keys: list[str] = []

    def next(self) -> bytes:
        """The next byte after white space, which stays to be read; nothing at the end."""
        self.skip_white()
        return self.data[self.pos : self.pos + 1]

    def skip_white(self) -> None:
        data = self.data
        pos = self.pos
        while pos < len(data) and data[pos] in _WHITE:
            pos += 1
        self.pos = pos

    def error(self, code: str = "not-json") -> ReadError:
        """An error at the present place, with the text around it."""
        data = self.data
        start = max(0, self.pos - _NEAR)
        end = min(len(data), self.pos + _NEAR)
        # Bytes from 0x80 to 0xBF continue a character: step back to where one begins.
        while start > 0 and 0x80 <= data[start] < 0xC0:
            start -= 1
        while end < len(data) and 0x80 <= data[end] < 0xC0:
            end += 1
        return ReadError(code, data[start:end].decode())

    def value(self, path: str, depth: int) -> Any:
        first = self.next()
        if first == b'"':
            return self.string()
        if first == b"[" or first == b"{":
            if depth >= MAX_DEPTH:
                raise self.error("too-deep")
            self.pos += 1
            return self.array(path, depth + 1) if first == b"[" else self.object(path, depth + 1)
        if first and (first == b"-" or first in _DIGITS):
            return self.number()
        for word, value in _WORDS:
            if self.data[self.pos : self.pos + len(word)] == word:
                self.pos += len(word)
                return value
        raise self.error()

    def more(self, close: bytes) -> bool:
        """Step over the comma or the closing bracket after an item; say whether another item follows."""
        mark = self.next()
        if mark != b"," and mark != close:
            raise self.error()
        self.pos += 1
        return mark == b","

    def empty(self, close: bytes) -> bool:
        if self.next() != close:
            return False
        self.pos += 1
        return True

    def array(self, path: str, depth: int) -> list[Any]:
        items: list[Any] = []
        if self.empty(b"]"):
            return items
        while True:
            items.append(self.value(f"{path}[{len(items)}]", depth))
            if not self.more(b"]"):
                return items

    def object(self, path: str, depth: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        if self.empty(b"}"):
            return fields
        while True:
            if self.next() != b'"':
                raise self.error()
            key = self.string()
            inner = f"{path}.{key}" if path else key
            if self.next() != b":":
                raise self.error()
            self.pos += 1
            if key in fields:
                self.duplicate_keys.append(inner)
            fields[key] = self.value(inner, depth)
            if not self.more(b"}"):
                return fields

    def string(self) -> str:
        data = self.data
        start = self.pos + 1
        end = data.find(b'"', start)
        plain = data[start:end]
        if end < 0 or (plain and min(plain) < 32):
            raise self.error()
        if b"\\" in plain:
            return self.escaped(start)
        self.pos = end + 1
        return plain.decode()

    def escaped(self, pos: int) -> str:
        """Read a string with escapes, whose content begins at ``at``."""
        data = self.data
        parts: list[str] = []
        while True:
            start = pos
            while pos < len(data) and data[pos] >= 32 and data[pos] != _QUOTE and data[pos] != _BACKSLASH:
                pos += 1
            parts.append(data[start:pos].decode())
            if pos >= len(data) or data[pos] < 32:
                raise self.error()
            if data[pos] == _QUOTE:
                self.pos = pos + 1
                return "".join(parts)
            escape = data[pos + 1 : pos + 2]
            if escape == b"u":
                number = self.hexadecimal(pos + 2)
                pos += 6
                if 0xD800 <= number < 0xDC00 and data[pos : pos + 2] == b"\\u":
                    low = self.hexadecimal(pos + 2)
                    if 0xDC00 <= low < 0xE000:
                        number = 0x10000 + ((number - 0xD800) << 10) + (low - 0xDC00)
                        pos += 6
                # Half of a surrogate pair is no character: it becomes the mark for one that is missing.
                parts.append(chr(0xFFFD if 0xD800 <= number < 0xE000 else number))
            elif escape in _ESCAPES:
                parts.append(_ESCAPES[escape])
                pos += 2
            else:
                raise self.error()

    def hexadecimal(self, pos: int) -> int:
        digits = self.data[pos : pos + 4]
        if len(digits) < 4:
            raise self.error()
        for digit in digits:
            if digit not in _HEX:
                raise self.error()
        return int(digits.decode(), 16)

    def digits(self) -> int:
        """Step over digits and say how many there were; at least one is due."""
        data = self.data
        start = pos = self.pos
        while pos < len(data) and data[pos] in _DIGITS:
            pos += 1
        if pos == start:
            raise self.error()
        self.pos = pos
        return pos - start

    def number(self) -> Any:
        data = self.data
        start = self.pos
        if data[start : start + 1] == b"-":
            self.pos += 1
        leading_zero = data[self.pos : self.pos + 1] == b"0"
        count = self.digits()
        if leading_zero and count > 1:
            raise self.error()
        whole = True
        if data[self.pos : self.pos + 1] == b".":
            whole = False
            self.pos += 1
            self.digits()
        if data[self.pos : self.pos + 1] in (b"e", b"E"):
            whole = False
            self.pos += 1
            if data[self.pos : self.pos + 1] in (b"+", b"-"):
                self.pos += 1
            self.digits()
        text = data[start : self.pos].decode()
        return int(text) if whole and count <= MAX_DIGITS else Number(text, whole)
