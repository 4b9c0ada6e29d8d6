"""Placeholders: those of the English, each as often as there, and braces that belong together."""

from engine.proofreader.finding import Finding
from engine.proofreader.text import Hole, hole_between, is_link, is_space

CHECK = "po-placeholder"

COUNTS = ("n", "count")
"""The parameters that a form of a counted text may say in words instead."""

BROKEN = ("brace-within", "brace-unopened", "brace-unclosed", "placeholder-empty")
"""What keeps a text from being read any further."""


def holes_of(text: str) -> tuple[list[Hole], tuple[int, str] | None]:
    """The placeholders of a text up to the first brace that is out of place; its place, and what is wrong with it."""
    holes: list[Hole] = []
    at = 0
    while True:
        start, end = text.find("{", at), text.find("}", at)
        if end >= 0 and not 0 <= start < end:
            return holes, (end, "brace-unopened")
        if start < 0:
            return holes, None
        within = text.find("{", start + 1)
        if within >= 0 and not 0 <= end < within:
            return holes, (within, "brace-within")
        if end < 0:
            return holes, (start, "brace-unclosed")
        holes.append(hole_between(text, start, end))
        at = end + 1


def findings(english: str, text: str, is_counted: bool) -> list[Finding]:
    """Braces that are out of place, links that show nothing, and placeholders that are missing or too many.

    ``is_counted`` says that the text is a form for some numbers, which may say them in words.
    """
    holes, broken = holes_of(text)
    if broken:
        start, end = broken_part(text, broken[0])
        return [Finding(CHECK, broken[1], {}, [], start, end)]
    for hole in holes:
        if is_link(hole) and hole.shown is not None and not any([not is_space(letter) for letter in hole.shown]):
            shown = {"placeholder": text[hole.start : hole.end]}
            return [Finding(CHECK, "placeholder-empty", shown, [], hole.start, hole.end)]
    return differences(english, text, is_counted)


def differences(english: str, text: str, is_counted: bool) -> list[Finding]:
    """Placeholders of whole texts that the translation lacks or has too many."""
    holes = holes_of(text)[0]
    wanted, given = _grouped(holes_of(english)[0]), _grouped(holes)
    lacking = [key for key in _less(wanted, given) if not (is_counted and key in COUNTS)]
    expected = [_braced(wanted)] if wanted else []
    result = []
    if lacking:
        result.append(Finding(CHECK, "placeholders-missing", {"placeholders": _braced(lacking)}, expected, -1, -1))
    told: list[str] = []
    for key in _less(given, wanted):
        if key not in told:
            told.append(key)
            last = [hole for hole in holes if hole.key == key][-1]
            said = {"placeholder": _braced([key])}
            result.append(Finding(CHECK, "placeholder-surplus", said, expected, last.start, last.end))
    return result


def broken_part(text: str, at: int) -> tuple[int, int]:
    """The broken placeholder around a brace: to its closing brace, or the next blank if it has none."""
    if text[at] == "}":
        return at, at + 1
    closing = text.find("}", at)
    if closing >= 0:
        return at, closing + 1
    blank = text.find(" ", at)
    return at, blank if blank >= 0 else len(text)


def _grouped(holes: list[Hole]) -> list[str]:
    """What placeholders stand for, those that are equal together."""
    keys = [hole.key for hole in holes]
    result: list[str] = []
    for key in keys:
        if key not in result:
            result += [key] * keys.count(key)
    return result


def _less(keys: list[str], others: list[str]) -> list[str]:
    """The keys that the others have not, or not so often."""
    rest = list(others)
    result = []
    for key in keys:
        if key in rest:
            rest.remove(key)
        else:
            result.append(key)
    return result


def _braced(keys: list[str]) -> str:
    return " ".join(["{" + key + "}" for key in keys])
