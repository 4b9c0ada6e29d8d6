"""Text as questions are compared: without differences of case, width, diacritics and kana.

What ``generator/text/folding.py`` does with the tables of Unicode, for the letters that people type in questions; the
engine has no such tables. Each letter is folded by itself, so that the place of a word in the question is known.
"""

_MARKED = "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňōŏőŕŗřśŝşšţťŧũūŭůűųŵŷźżž"
_PLAIN = "aaaaaaceeeeiiiinoooooouuuuyyaaaccccddeeeeegggghhiiiiijklllln" + "nnooorrrsssstttuuuuuuwyzzz"
_HALF_KANA = (
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
)
_SMALL_KANA = "ぁぃぅぇぉゎゕゖ"
_LARGE_KANA = "あいうえおわかけ"
_APOSTROPHES = "'’‘`´"


def folded(letter: str) -> str:
    """What a letter is compared as: none, one or two letters, or a space for what separates words.

    >>> "".join([folded(letter) for letter in "Łowca３シャ・ーO’k"])
    'lowca3しゃ ok'
    """
    code = ord(letter)
    if code < 128:
        return letter.lower() if letter.isalpha() or letter.isdigit() else "" if letter in _APOSTROPHES else " "
    if code < 0x180:
        return _latin(letter, code)
    if 0x300 <= code < 0x370 or letter in _APOSTROPHES or letter in "ー゙゚" or 0x200B <= code < 0x2010:
        return ""
    if 0xFF01 <= code < 0xFF5F:
        return folded(chr(code - 0xFEE0))
    if 0xFF66 <= code < 0xFF9E:
        return _kana(_HALF_KANA[code - 0xFF66])
    if 0x3041 <= code < 0x30FB:
        return _kana(chr(code - 0x60) if code >= 0x30A1 else letter)
    return letter if is_unspaced(letter) or 0x180 <= code < 0x2000 else " "


def fold(text: str) -> str:
    """A whole text, each of its words apart by one space.

    >>> fold("Zabójca, ŁOWCA!")
    'zabojca lowca'
    """
    return " ".join("".join([folded(letter) for letter in text]).split())


def is_unspaced(letter: str) -> bool:
    """Whether a letter belongs to a script that puts no spaces between words: Han and kana."""
    code = ord(letter)
    return (
        0x3041 <= code < 0x30FB
        or 0x30FC <= code < 0x3100
        or 0x3400 <= code < 0xA000
        or code == 0x3005
        or 0xF900 <= code < 0xFB00
    )


def _latin(letter: str, code: int) -> str:
    if code == 0xDF:
        return "ss"
    if code in (0xC6, 0xE6):
        return "ae"
    if code in (0x152, 0x153):
        return "oe"
    if 0xC0 <= code < 0xDF and code != 0xD7:
        letter = chr(code + 32)
    elif letter not in _MARKED and code + 1 < 0x180 and chr(code + 1) in _MARKED:
        letter = chr(code + 1)
    at = _MARKED.find(letter)
    return _PLAIN[at] if at >= 0 else " "


def _kana(letter: str) -> str:
    at = _SMALL_KANA.find(letter)
    if letter in ("ゃ", "ゅ", "ょ", "っ"):
        return letter
    return _LARGE_KANA[at] if at >= 0 else "" if letter == "ー" else letter
