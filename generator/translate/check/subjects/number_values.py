"""Numbers: a translation says those of the English, in digits, Han numerals or words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from catalog.placeholders import Ref
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.number_words import vocabulary
from generator.text.numbers import Number, counts_in_han, numbers, within_ranges
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit, is_printed

_SMALL = frozenset(map(str, range(21)))
"""The numbers that a language whose words are not known may write in a word."""
_MAX_LISTED = 10
_ONE = frozenset({"1", "one", "once"})
_BOTH = frozenset({"both", "twice"})
_TWO = _BOTH | {"2", "two"}


@check(
    "po-number",
    _("a number differs from the English"),
    about=_(
        "A wrong number is a wrong rule. It makes no difference how a number is written: 3, ３, 三 and “three” are the "
        "same. Words such as “a”, “once” or “both” may be left out or come in; every other number stands in the "
        "translation as often as in the English."
    ),
)
def check_numbers(unit: Unit) -> Iterator[Fault]:
    """Numbers that the translation lacks or has too many: one fault for a form."""
    if unit.lists_words:  # The words that readers look for are each language's own.
        return
    english = unit.message.shared.once(
        (numbers, unit.english), lambda: numbers(unit.english_reading.text, SOURCE_LANGUAGE)
    )
    translated = numbers(unit.reading.text, unit.lang)
    if (not english and not translated) or ("|" not in unit.english and _values(english) == _values(translated)):
        return
    if len(translated) > 1:
        english_values = {number.value for number in english}
        translated += tuple(within_ranges(translated, unit.reading.text, english_values))
    missing, surplus = differences(english, translated, _left_to_links(unit), _holds_to_words(unit.lang))
    if not missing and not surplus:
        missing, surplus = _none_for_one(unit.english_reading.text, english, translated)
    if not missing and not surplus:
        missing, surplus = _one_for_both(unit.english_reading.text, english, translated)
    surplus = [number for number in surplus if not is_printed(unit, unit.reading.spot(number.start, number.end))]
    if missing or surplus:
        wanted = ", ".join(number.value for number in english if number.sure)
        yield Fault(
            _message(missing, [number.value for number in surplus]),
            wanted or lazy(_("no number")),
            lazy(_("write the numbers of the English, in digits or in words")),
            unit.reading.spot(surplus[0].start, surplus[0].end) if surplus else None,
        )


def _values(numbers: Iterable[Number]) -> list[str]:
    return sorted(number.value for number in numbers)


def _message(missing: list[str], surplus: list[str]) -> LazyMessage:
    missing, surplus = missing[:_MAX_LISTED], surplus[:_MAX_LISTED]
    if not surplus:
        return lazy(_("a number of the English is missing: {missing}"), missing=", ".join(missing))
    if not missing:
        return lazy(_("a number is not in the English: {surplus}"), surplus=", ".join(surplus))
    return lazy(
        _("the numbers differ from the English: missing {missing}, not in the English {surplus}"),
        missing=", ".join(missing),
        surplus=", ".join(surplus),
    )


def differences(
    english: Iterable[Number], translated: Iterable[Number], left_out: Counter[str], strict: bool
) -> tuple[list[str], list[Number]]:
    """The values that the translation lacks, and the numbers that it has too many.

    ``left_out`` are values that the translation may leave to the names of links. Without ``strict`` a small number may
    hide in a word that is not known, and is held to be missing only where another one stands in its place.
    """
    needed: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for number in english:
        offered[number.value] += 1
        needed[number.value] += number.sure
    if left_out:
        needed -= left_out
        offered -= left_out
    at_hand: Counter[str] = Counter()
    places: defaultdict[str, list[Number]] = defaultdict(list)
    doubtful: list[Number] = []
    for number in translated:
        at_hand[number.value] += 1
        if number.sure:
            places[number.value].append(number)
        elif number.value not in offered and (strict or number.value not in "01"):
            doubtful.append(number)
    missing = [value for value, count in needed.items() for _each in range(count - at_hand[value])]
    surplus = [number for value, numbers in places.items() for number in _too_many(numbers, offered[value])]
    # Doubt on both sides is certainty: "both" is gone, and a word for one has come.
    unspoken = [value for value in offered if value not in at_hand and value not in "01"]
    if unspoken and doubtful and not surplus and not (strict and missing):
        return unspoken, doubtful
    if not strict and not surplus:
        missing = [value for value in missing if value not in _SMALL]
    return missing, surplus


def _none_for_one(text: str, english: Iterable[Number], translated: Iterable[Number]) -> tuple[list[str], list[Number]]:
    """A zero where the English says one: both are lax by themselves, but not one for the other."""
    ones = sum(number.value == "1" and text[number.start : number.end].lower() in _ONE for number in english)
    says_zero = any(number.value == "0" and number.sure for number in english)
    if says_zero or sum(number.value == "1" for number in translated) >= ones:
        return [], []
    zeros = [number for number in translated if number.value == "0" and number.sure]
    return (["1"], zeros) if zeros else ([], [])


def _one_for_both(text: str, english: Iterable[Number], translated: Iterable[Number]) -> tuple[list[str], list[Number]]:
    """A figure one where the English says both: a translation may say neither, but not one for the other."""
    words = [text[number.start : number.end].lower() for number in english if number.value == "2"]
    twos = sum(word in _TWO for word in words)
    if _BOTH.isdisjoint(words) or sum(number.value == "2" for number in translated) >= twos:
        return [], []
    ones = [number for number in translated if number.value == "1" and number.sure]
    return (["2"], ones) if ones else ([], [])


def _too_many(numbers: list[Number], offered: int) -> list[Number]:
    """Of the numbers of one value, those that the English does not say; the last ones if it says some."""
    if offered and numbers[0].value in "01":
        return []
    return numbers[offered:]


def _left_to_links(unit: Unit) -> Counter[str]:
    """The numbers that the English says in a link's text, where the translation lets the link show its name."""
    left_out: Counter[str] = Counter()
    if "|" not in unit.english:
        return left_out
    bare = {part.key for part in unit.parts if isinstance(part, Ref) and part.shown is None}
    for part in unit.english_parts:
        if isinstance(part, Ref) and part.shown and part.key in bare:
            left_out.update(number.value for number in numbers(part.shown, "en") if number.sure)
    return left_out


def _holds_to_words(lang: str) -> bool:
    return bool(vocabulary(lang)) or counts_in_han(lang)
