"""The words that languages have for numbers: ``three``, ``third``, ``trzema``, ``trois``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Word:
    """What a word counts. A word that is not ``sure`` often means something else, or says what needs no number."""

    value: str
    sure: bool = True

    @property
    def number(self) -> int | None:
        """The value if it is a whole number."""
        return int(self.value) if self.value.isdecimal() else None


Vocabulary = Mapping[str, Word]
"""Words in small letters, and what they count."""

MULTIPLIERS = (100, 1_000, 1_000_000)
"""The numbers whose words multiply the word before them: two hundred."""

_ENGLISH = {
    2: "two second secondly",
    3: "three third thirds thrice triple",
    4: "four fourth",
    5: "five fifth",
    6: "six sixth",
    7: "seven seventh",
    8: "eight eighth",
    9: "nine ninth",
    10: "ten tenth",
    11: "eleven eleventh",
    12: "twelve twelfth",
    13: "thirteen thirteenth",
    14: "fourteen fourteenth",
    15: "fifteen fifteenth",
    16: "sixteen sixteenth",
    17: "seventeen seventeenth",
    18: "eighteen eighteenth",
    19: "nineteen nineteenth",
    20: "twenty twentieth",
    30: "thirty thirtieth",
    40: "forty fortieth",
    50: "fifty fiftieth",
    60: "sixty sixtieth",
    70: "seventy",
    80: "eighty",
    90: "ninety",
    100: "hundred hundreds hundredth",
    1_000: "thousand thousands",
    1_000_000: "million millions",
}
_ENGLISH_UNSURE = {
    "0": "zero no none nothing without",
    "1": "a an one ones once first single each another only every any",
    "2": "both neither either pair pairs twice double doubles doubled couple twos between",
    "3": "threes",
    "4": "fours",
    "12": "dozen",
    "1/2": "half halves",
    "1/4": "quarter quarters",
}

_POLISH = {
    2: "dwa dwaj dwie dwoje dwóch dwu dwóm dwoma dwiema dwojga dwojgu dwojgiem",
    3: "trzy trzej trzech trzem trzema troje trojga trojgu trojgiem",
    4: "cztery czterej czterech czterem czterema czworo czworga czworgu czworgiem",
    5: "pięć pięciu pięcioma pięcioro pięciorga pięciorgu pięciorgiem",
    6: "sześć sześciu sześcioma sześcioro sześciorga",
    7: "siedem siedmiu siedmioma siedmioro siedmiorga",
    8: "osiem ośmiu ośmioma ośmioro ośmiorga",
    9: "dziewięć dziewięciu dziewięcioma dziewięcioro",
    10: "dziesięć dziesięciu dziesięcioma dziesięcioro",
    20: "dwadzieścia dwudziestu dwudziestoma",
    30: "trzydzieści trzydziestu trzydziestoma",
    40: "czterdzieści czterdziestu czterdziestoma",
    100: "sto stu",
    200: "dwieście dwustu",
    300: "trzysta trzystu",
    400: "czterysta czterystu",
    1_000: "tysiąc tysiąca tysiącu tysiącem tysiące tysięcy tysiącom tysiącami tysiącach",
    1_000_000: "milion miliona milionowi milionem miliony milionów milionom milionami milionach",
}
_POLISH_TEENS = {
    11: "jedenaś",
    12: "dwanaś",
    13: "trzynaś",
    14: "czternaś",
    15: "piętnaś",
    16: "szesnaś",
    17: "siedemnaś",
    18: "osiemnaś",
    19: "dziewiętnaś",
}
_POLISH_TENS = {50: "pięć", 60: "sześć", 70: "siedem", 80: "osiem", 90: "dziewięć"}
_POLISH_HUNDREDS = {500: "pięć", 600: "sześć", 700: "siedem", 800: "osiem", 900: "dziewięć"}
# Hard adjectives: their endings follow a stem. "Trzeci" alone is soft.
_POLISH_ORDINALS = {
    4: "czwart",
    5: "piąt",
    6: "szóst",
    7: "siódm",
    8: "ósm",
    9: "dziewiąt",
    10: "dziesiąt",
    11: "jedenast",
    12: "dwunast",
    13: "trzynast",
    14: "czternast",
    15: "piętnast",
    16: "szesnast",
    17: "siedemnast",
    18: "osiemnast",
    19: "dziewiętnast",
    20: "dwudziest",
    30: "trzydziest",
    40: "czterdziest",
    50: "pięćdziesiąt",
    60: "sześćdziesiąt",
    70: "siedemdziesiąt",
    80: "osiemdziesiąt",
    90: "dziewięćdziesiąt",
    100: "setn",
}
_HARD_ENDINGS = ("y", "a", "e", "ego", "ej", "emu", "ą", "ym", "ymi", "ych")
_SOFT_ENDINGS = ("i", "ia", "ie", "iego", "iej", "iemu", "ią", "im", "imi", "ich")
# What adjectives for a count are made of: dwuosobowy, czterokrotnie.
_POLISH_PREFIXES = {
    1: "jedno",
    2: "dwu",
    3: "trzy",
    4: "cztero",
    5: "pięcio",
    6: "sześcio",
    7: "siedmio",
    8: "ośmio",
    9: "dziewięcio",
    10: "dziesięcio",
}
_POLISH_ADJECTIVES = (
    "osobow",
    "krotn",
    "częściow",
    "stronn",
    "punktow",
    "kartow",
    "literow",
    "cyfrow",
    "elementow",
    "wierszow",
)
_POLISH_UNSURE = {
    "0": "zero zera zeru zerem",
    "1": "jeden jedna jedno jednego jednej jednemu jedną jednym jedni jedne jednych jednymi raz pierwszy pierwsza "
    "pierwsze pierwszego pierwszej pierwszemu pierwszą pierwszym pierwsi pierwszych pierwszymi każdy "
    "każda każde każdego każdej każdym każdą pojedynczy pojedyncza pojedyncze",
    "2": "oba obaj obie oboje obu obydwa obydwie obydwu obydwoje obojga drugi druga drugie drugiego drugiej drugiemu "
    "drugą drugim drudzy drugich drugimi podwójnie podwójny podwójna podwójne podwójną "
    "podwójnej podwójnego para pary parę par",
    "3": "potrójnie potrójny potrójna potrójne",
    "4": "poczwórny poczwórnie",
    "12": "tuzin tuzina",
    "1.5": "półtora półtorej",
    "1/2": "pół połowa połowę połowy połową połowie",
    "1/4": "ćwierć kwadrans",
}

_POLISH_CARDS = {
    2: "dwój",
    3: "trój",
    4: "czwór",
    5: "piąt",
    6: "szóst",
    7: "siódem",
    8: "ósem",
    9: "dziewiąt",
    10: "dziesiąt",
}
"""What a card of this value is called, without *-ka* and its cases."""
_CARD_ENDINGS = ("ka", "ki", "ce", "kę", "ką", "ko", "ek", "kom", "kami", "kach")


def _english() -> Iterator[tuple[str, Word]]:
    yield from _listed(_ENGLISH_UNSURE, sure=False)
    yield from _listed(_ENGLISH, sure=True)


def _polish() -> Iterator[tuple[str, Word]]:
    yield from _listed(_POLISH_UNSURE, sure=False)
    yield from _listed(_POLISH, sure=True)
    for value, stem in _POLISH_TEENS.items():
        yield stem + "cie", Word(str(value))
        oblique = "dwunas" if value == 12 else stem.removesuffix("ś") + "s"
        for ending in ("tu", "toma"):
            yield oblique + ending, Word(str(value))
    for value, stem in _POLISH_TENS.items():
        for ending in ("dziesiąt", "dziesięciu", "dziesięcioma"):
            yield stem + ending, Word(str(value))
    for value, stem in _POLISH_HUNDREDS.items():
        yield stem + "set", Word(str(value))
    for value, stem in _POLISH_ORDINALS.items():
        for ending in _HARD_ENDINGS:
            yield stem + ending, Word(str(value))
    for value, prefix in _POLISH_PREFIXES.items():
        for stem in _POLISH_ADJECTIVES:
            for ending in (*_HARD_ENDINGS, "ie", "o", "ość"):
                yield prefix + stem + ending, Word(str(value), sure=False)
    for value, stem in _POLISH_CARDS.items():
        for ending in _CARD_ENDINGS:
            yield stem + ending, Word(str(value), sure=False)
    for ending in _SOFT_ENDINGS:
        yield "trzec" + ending, Word("3")


def _listed(table: Mapping[int, str] | Mapping[str, str], sure: bool) -> Iterator[tuple[str, Word]]:
    for value, words in table.items():
        for word in words.split():
            yield word, Word(str(value), sure)


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The number words of a language in all their forms, so that a number without its word is missing; or none."""
    if lang == "en":
        return dict(_english())
    return dict(_polish()) if lang == "pl" else {}
