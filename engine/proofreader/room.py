"""Room: names that are drawn into a place of a certain width, such as the face of a card."""

from engine.proofreader.finding import Finding

CHECK = "po-length"

LEGIBLE = 0.6
"""The smallest part of its full size that lettering may shrink to."""


def findings(english: str, text: str, places: list[list[float]]) -> list[Finding]:
    """Names that would be drawn smaller than is legible, and than the English is.

    ``places`` are where the name is drawn: the width and the full size of each.
    """
    result = []
    for width, largest in places:
        size = _fitting(text, width, largest)
        least = min(largest * LEGIBLE, _fitting(english, width, largest))
        if size < least:
            letters = int(len(text) * size / least)
            values = {"size": size, "count": letters}
            result.append(Finding(CHECK, "name-long", values, [], letters, len(text)))
    return result


def _fitting(text: str, width: float, largest: float) -> float:
    """The size, at most ``largest``, at which a text fits into a width; see ``generator/render/svg_text.py``."""
    ems = sum([1.0 if _is_wide(letter) else 0.55 for letter in text])
    return largest if ems * largest <= width else round(width / ems, 1)


def _is_wide(letter: str) -> bool:
    """Whether a letter is as wide as it is high: those of East Asia, and what is drawn in full width."""
    code = ord(letter)
    if code < 0x2E80:
        return 0x1100 <= code < 0x1160
    if code < 0xD7A4:
        return (code < 0xA4D0 and code != 0x303F) or 0xA960 <= code < 0xA97D or code >= 0xAC00
    if code < 0x10000:
        return 0xF900 <= code < 0xFB00 or 0xFE30 <= code < 0xFE70 or 0xFF01 <= code < 0xFF61 or 0xFFE0 <= code < 0xFFE7
    return 0x1F300 <= code < 0x1FB00 or 0x20000 <= code < 0x3FFFE
