"""Spaces at the ends of a text, line breaks, tabs and repeated spaces: as in the English."""

from engine.proofreader.finding import Finding
from engine.proofreader.text import is_space

CHECK = "po-space"


def findings(english: str, text: str) -> list[Finding]:
    """What differs from the English."""
    result: list[Finding] = []
    first, last = _ends(text)
    leading, trailing = first, len(text) - last
    if bool(leading) != bool(english and is_space(english[0])):
        result.append(_finding("space-first" if leading else "space-first-missing", 0, leading))
    if bool(trailing) != bool(english and is_space(english[-1])):
        result.append(_finding("space-last" if trailing else "space-last-missing", last, len(text)))
    if text.count("\n") != english.count("\n"):
        place = text.find("\n")
        values = {"count": text.count("\n"), "expected": english.count("\n")}
        result.append(Finding(CHECK, "line-breaks", values, [], place, place + 1 if place >= 0 else -1))
    tab = text.find("\t")
    if tab >= 0 and "\t" not in english:
        result.append(_finding("tab", tab, tab + 1))
    several = text.find("  ", first, max(first, last)) if "  " not in english else -1
    if several >= 0:
        end = several
        while text[end] == " ":
            end += 1
        result.append(_finding("spaces-several", several, end))
    return result


def _ends(text: str) -> tuple[int, int]:
    """Where a text begins and ends without the blanks around it; one of blanks alone ends before it begins."""
    first, last = 0, len(text)
    while first < len(text) and is_space(text[first]):
        first += 1
    while last and is_space(text[last - 1]):
        last -= 1
    return first, last


def _finding(said: str, start: int, end: int) -> Finding:
    return Finding(CHECK, said, {}, [], start, end)
