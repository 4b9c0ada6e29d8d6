"""Runs: what a text is made of, for whoever draws or prints it.

A run is a string, or an object with one of these keys:

``name``     runs, the name of an entry; beside it ``url`` and ``lang`` if it has these
``fallback`` runs in the language of ``lang``, where the language of the answer has none;
             with ``older``, which says so, a translation of an earlier text
``kept``     runs in which no line breaks
``symbol``   a symbol by its name, with its ``hue``; ``beside`` if it stands right before a word
``rounded``  a text, with the ``exact`` fraction
``count``    runs, a number with what it counts that stands alone
``chip``     the row of an entry that is shown as a small card
``cards``    runs that are shown as a row of small cards; ``join`` tells how a sentence would join them, if not by *and*

In strings U+200B is a place where a line may break, U+2060 one where none may.
"""

from engine.typing_compat import Any

NO_BREAK = "\u00a0"
JOINER = "\u2060"
HOLDING = ("name", "fallback", "kept", "count", "cards")
"""The keys whose values are runs."""

_OPENING = "(（「『„“‘«["


def flat(pieces: Any) -> list[Any]:
    """Runs in any depth, one after the other, without empty ones."""
    if isinstance(pieces, list):
        found: list[Any] = []
        for piece in pieces:
            found += flat(piece)
        return found
    return [] if pieces is None or pieces == "" else [pieces]


def text_of(runs: Any) -> str:
    """What runs say, letter for letter."""
    if isinstance(runs, str):
        return runs
    if isinstance(runs, list):
        return "".join([text_of(run) for run in runs])
    if "rounded" in runs:
        return str(runs["rounded"])
    if "chip" in runs:
        return str(runs["chip"]["n"])
    for key in HOLDING:
        if key in runs:
            return text_of(runs[key])
    return ""


def plain(runs: Any) -> str:
    """The same without the marks of places where a line may break, or may not."""
    return text_of(runs).replace("\u200b", "").replace(JOINER, "")


def has_symbol(run: Any) -> bool:
    """Whether a symbol is drawn in a run."""
    if isinstance(run, list):
        return any([has_symbol(one) for one in run])
    if isinstance(run, str):
        return False
    if "chip" in run:
        return "symbol" in run["chip"] or "mark" in run["chip"]
    return "symbol" in run or any([has_symbol(run[key]) for key in HOLDING if key in run])


def is_letter(char: str) -> bool:
    """Whether a character is a letter, as far as sentences need to know: MicroPython knows those of ASCII only."""
    code = ord(char)
    if code < 0xC0:
        return char.isalpha()
    return (
        code not in (0xD7, 0xF7)
        and not 0x2000 <= code < 0x2C00
        and not 0x3000 <= code < 0x3005
        and not (0x3007 < code < 0x3021 or 0xFF00 <= code < 0xFF21)
    )


def is_han(char: str) -> bool:
    """Whether a character is a Chinese one."""
    code = ord(char)
    return (
        0x4E00 <= code <= 0x9FFF
        or 0x3400 <= code <= 0x4DBF
        or code in (0x3005, 0x3007)
        or 0xF900 <= code <= 0xFAFF
        or 0x20000 <= code <= 0x323AF
    )


def is_ascii_word(char: str) -> bool:
    """Whether a character is one of the Latin letters and digits that keep a distance from Chinese characters."""
    return "0" <= char <= "9" or "a" <= char <= "z" or "A" <= char <= "Z"


def leading(text: str) -> str:
    """The opening marks, numbers and words of one or two letters that a text ends with.

    >>> leading("you pay ("), leading("Zagraj w\\u00a0"), leading("a 12\\u00a0"), leading("so much")
    ('(', 'w\\xa0', '12\\xa0', '')
    """
    start = len(text)
    while True:
        step = _last(text, start)
        if not step:
            return text[start:]
        start -= step


def _last(text: str, end: int) -> int:
    """How many characters the last of them takes in ``text[:end]``; 0 if there is none."""
    if not end:
        return 0
    last = text[end - 1]
    if last in _OPENING or "0" <= last <= "9":
        return 1
    if last != NO_BREAK:
        return 0
    if end > 1 and "0" <= text[end - 2] <= "9":
        return 2
    for letters in (1, 2):
        start = end - 1 - letters
        if start < 0 or not is_letter(text[start]):
            return 0
        if start == 0 or text[start - 1].isspace() or text[start - 1] == NO_BREAK or text[start - 1] in _OPENING:
            return letters + 1
    return 0


def beside_symbols(runs: list[Any]) -> list[Any]:
    """Runs in which no line parts an opening mark or a short word from the symbol that the next run begins with."""
    result: list[Any] = []
    for run in runs:
        lead = ""
        if not isinstance(run, str) and result and isinstance(result[-1], str) and has_symbol(run):
            lead = leading(result[-1])
        if lead:
            result[-1] = result[-1][: -len(lead)]
            result.append({"kept": [lead, run]})
        else:
            result.append(run)
    return result


def first_word(name: str) -> tuple[str, str]:
    """The first word of a name, after which a line may break, and what follows it."""
    ends = [place for place in (name.find(" "), name.find("\u200b")) if place >= 0]
    end = min(ends) if ends else len(name)
    return name[:end], name[end:]
