"""Numbers of a translation: those of the English, in digits, Han numerals or words."""

from engine.proofreader.finding import Finding
from engine.proofreader.han import Number
from engine.proofreader.numbers import Numerals, numbers, within_ranges
from engine.proofreader.placeholders import holes_of
from engine.proofreader.text import Plain, is_link, is_shown, reading, spot

CHECK = "po-number"

FEW = "numbers-few"
"""A one or two more than in the English, as languages count what is listed, or say *not one*. It is asked about."""
_FEW = ("1", "2")

_SMALL = [str(number) for number in range(21)]
"""The numbers that a language whose words are not known may write in a word."""
_MAX_LISTED = 10
_ONE = ("1", "one", "once")
_BOTH = ("both", "twice")
_TWO = ("both", "twice", "2", "two")


def findings(english: str, text: str, theirs: Numerals, ours: Numerals, printed: list[str]) -> list[Finding]:
    """Numbers that a whole text lacks or has too many: one finding. ``printed`` are names that may hold any."""
    return compared(english, said_in(english, theirs), text, theirs, ours, printed)


def said_in(text: str, numerals: Numerals) -> tuple[Plain, list[Number]]:
    """A text as it is read, with its numbers."""
    read = reading(text)
    return read, numbers(read.text, numerals)


def compared(
    english: str,
    read: tuple[Plain, list[Number]],
    text: str,
    theirs: Numerals,
    ours: Numerals,
    printed: list[str],
) -> list[Finding]:
    """The same for an English text that was ``read`` already, as one is that several languages have."""
    source, said = read
    translated, found = said_in(text, ours)
    if (not said and not found) or ("|" not in english and _values(said) == _values(found)):
        return []
    if len(found) > 1:
        found = found + within_ranges(found, translated.text, _values(said))
    strict = bool(ours.words) or ours.in_han
    missing, surplus = differences(said, found, _left_to_links(english, text, theirs), strict)
    if not missing and not surplus:
        missing, surplus = _none_for_one(source.text, said, found)
    if not missing and not surplus:
        missing, surplus = _one_for_both(source.text, said, found)
    places = [spot(translated, number.start, number.end) for number in surplus]
    own = [place for place in range(len(surplus)) if not is_within(text, printed, places[place])]
    if not missing and not own:
        return []
    wanted = [number.value for number in said if number.sure]
    start, end = places[own[0]] if own else (-1, -1)
    sentence, values = _told(missing, [surplus[place].value for place in own])
    if sentence == "numbers-surplus" and _are_few([surplus[place] for place in own], said, found):
        sentence = FEW
    return [Finding(CHECK, sentence, values, [", ".join(wanted)] if wanted else [], start, end)]


def is_within(text: str, names: list[str], place: tuple[int, int]) -> bool:
    """Whether a part of a text lies in one of some names."""
    for name in names:
        start = text.find(name)
        while start >= 0:
            if start <= place[0] and place[1] <= start + len(name):
                return True
            start = text.find(name, start + 1)
    return False


def differences(
    english: list[Number], translated: list[Number], left_out: list[str], strict: bool
) -> tuple[list[str], list[Number]]:
    """The values that the translation lacks, and the numbers that it has too many.

    ``left_out`` are values that the translation may leave to the names of links. Without ``strict`` a small number may
    hide in a word that is not known, and is held to be missing only where another one stands in its place.
    """
    offered = _without([number.value for number in english], left_out)
    needed = _without([number.value for number in english if number.sure], left_out)
    at_hand = [number.value for number in translated]
    sure = [number for number in translated if number.sure]
    missing = []
    for value in _once([number.value for number in english]):
        missing += [value] * (needed.count(value) - at_hand.count(value))
    surplus = []
    for value in _once([number.value for number in sure]):
        surplus += _too_many([number for number in sure if number.value == value], offered.count(value))
    # Doubt on both sides is certainty: "both" is gone, and a word for one has come.
    lax = () if strict else ("0", "1")
    doubtful = [one for one in translated if not one.sure and one.value not in offered and one.value not in lax]
    unspoken = [value for value in _once(offered) if value not in at_hand and value not in ("0", "1")]
    if unspoken and doubtful and not surplus and not (strict and missing):
        return unspoken, doubtful
    if not strict and not surplus:
        missing = [value for value in missing if value not in _SMALL]
    return missing, surplus


def _none_for_one(text: str, english: list[Number], translated: list[Number]) -> tuple[list[str], list[Number]]:
    """A zero where the English says one: both are lax by themselves, but not one for the other."""
    ones = len([1 for one in english if one.value == "1" and text[one.start : one.end].lower() in _ONE])
    says_zero = any([one.value == "0" and one.sure for one in english])
    if says_zero or _values(translated).count("1") >= ones:
        return [], []
    zeros = [number for number in translated if number.value == "0" and number.sure]
    return (["1"], zeros) if zeros else ([], [])


def _one_for_both(text: str, english: list[Number], translated: list[Number]) -> tuple[list[str], list[Number]]:
    """A figure one where the English says both: a translation may say neither, but not one for the other."""
    words = [text[number.start : number.end].lower() for number in english if number.value == "2"]
    twos = len([word for word in words if word in _TWO])
    if not any([word in _BOTH for word in words]) or _values(translated).count("2") >= twos:
        return [], []
    ones = [number for number in translated if number.value == "1" and number.sure]
    return (["2"], ones) if ones else ([], [])


def _too_many(found: list[Number], offered: int) -> list[Number]:
    """Of the numbers of one value, those that the English does not say; the last ones if it says some."""
    return [] if offered and found[0].value in ("0", "1") else found[offered:]


def _left_to_links(english: str, text: str, theirs: Numerals) -> list[str]:
    """The numbers that the English says in a link's text, where the translation lets the link show its name."""
    bare = [hole.key for hole in holes_of(text)[0] if is_link(hole) and hole.shown is None] if "|" in english else []
    result = []
    for hole in holes_of(english)[0] if bare else []:
        if is_shown(hole) and hole.key in bare:
            result += [number.value for number in numbers(hole.shown, theirs) if number.sure]
    return result


def _are_few(surplus: list[Number], english: list[Number], translated: list[Number]) -> bool:
    """Whether only a one or two has come, and not in the place of another number, be that *a* or *both*."""
    at_hand = _values(translated)
    for value in _values(english):
        if value not in at_hand:
            return False
        at_hand.remove(value)
    return all([number.value in _FEW for number in surplus])


def _told(missing: list[str], surplus: list[str]) -> tuple[str, dict[str, str]]:
    values = {}
    if missing:
        values["missing"] = ", ".join(missing[:_MAX_LISTED])
    if surplus:
        values["surplus"] = ", ".join(surplus[:_MAX_LISTED])
    return "numbers-missing" if not surplus else "numbers-surplus" if not missing else "numbers-differ", values


def _values(found: list[Number]) -> list[str]:
    return sorted([number.value for number in found])


def _once(values: list[str]) -> list[str]:
    result: list[str] = []
    for value in values:
        if value not in result:
            result.append(value)
    return result


def _without(values: list[str], gone: list[str]) -> list[str]:
    """The values without some; of each there are at least none."""
    result = list(values)
    for value in gone:
        if value in result:
            result.remove(value)
    return result
