"""Numbers are found however a language writes them, and a changed one never passes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from catalog.models.entries import Attested
from engine.proofreader.numbers import numbers
from generator.text.number_words import vocabulary
from generator.text.numbers import numerals
from generator.translate.check.subjects.number_values import check_numbers
from generator.translate.check.unit import Fault
from tests.locales.po_samples import marked, unit


def faults(english: str, text: str, lang: str, **fields: Any) -> list[Fault]:
    return list(check_numbers(unit(english, text, lang, **fields)))


def values(text: str, lang: str) -> list[str]:
    return [number.value for number in numbers(text, numerals(lang))]


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("３ and 03, then 1,5 and 1,000", "en", "3 3 1.5 1000"),
        ("½ of them, −2 or (-3), but 1–5 and UTF-8", "en", "1/2 -2 -3 1 5 8"),
        ("minus two; 4 minus 3", "en", "-2 4 3"),
        ("twenty-three, two hundred and five, a hundred", "en", "23 205 100"),
        ("the third of twelve, once, both", "en", "3 12 1 2"),
        ("二十三個、三個、百、二〇二六", "ja", "23 3 100 2026"),
        ("二つ、ふたつ、一人、3枚、十二", "ja", "2 2 1 3 12"),
        ("一緒に、一度に、万一、十分な三角、統一、唯一", "ja", ""),
        ("兩張、三四張、一百零五、3萬", "zh_Hant", "2 3 4 105 30000"),
        ("一般、一致、零件、百科、四周、十分", "zh_Hant", ""),
        ("負２點，−3", "zh_Hant", "-2 -3"),
        ("trzema z dwudziestu trzech, dwóch, czworo, piątej", "pl", "3 23 2 4 5"),
        ("siódemka bez szóstki, ósemek i dziewiątkami, dwójce", "pl", "7 6 8 9 2"),
        ("dwuosobowa, dwieście pięć, tysiąc, 10\u00a0000", "pl", "2 205 1000 10000"),
        ("trois des vingt, 4", "fr", "4"),
        ("三 three trzy", "de", ""),
    ],
)
def test_numbers_as_they_are_read(text: str, lang: str, expected: str) -> None:
    assert values(text, lang) == expected.split()


def test_a_number_knows_its_place() -> None:
    (number,) = numbers("take twenty-three pearls", numerals("en"))
    assert "take twenty-three pearls"[number.start : number.end] == "twenty-three"


GOOD = [
    ("Pay 3 pearls.", "支付３顆珍珠。", "zh_Hant"),
    ("Pay 3 pearls.", "支付三顆珍珠。", "zh_Hant"),
    ("Pay three pearls.", "支付 3 顆珍珠。", "zh_Hant"),
    ("Pay 12 pearls.", "真珠を十二個払う。", "ja"),
    ("Pay three pearls.", "真珠を3個払う。", "ja"),
    ("Take a card.", "カードを1枚取ります。", "ja"),
    ("Both players pay.", "玩家都要支付。", "zh_Hant"),
    ("Both players pay.", "兩位玩家都要支付。", "zh_Hant"),
    ("Draw one, two, three or four tiles.", "1～4枚引きます。", "ja"),
    ("Half the points", "二分之一的分數", "zh_Hant"),
    ("A third of the points", "点数の3分の1", "ja"),
    ("The 7th lord", "Siódmy lord", "pl"),
    ("With 4 races or more", "przy czterech rasach", "pl"),
    ("Two lords of 10", "Dwóch z 10", "pl"),
    ("With four players", "W grze czteroosobowej", "pl"),
    ("At most three rivals", "najwyżej trzej przeciwnicy", "pl"),
    ("The other player", "Drugi gracz", "pl"),
    ("The second player", "Drugi gracz", "pl"),
    ("It is 1.5 times 1,000.", "To 1,5 razy 1000.", "pl"),
    ("One of the {rule:abyss.turn|three actions}", "{rule:abyss.turn}のうち1つ", "ja"),
    ("Draw 3 cards.", "Tirez trois cartes.", "fr"),
    ("Draw three cards.", "Tirez 3 cartes.", "fr"),
    ("Draw three cards.", "Vytáhni tři z těch pěti.", "cs"),
    ("Draw three cards and 4 pearls.", "Wordless.", "xx"),
    ("Draw a value and discard both cards of it.", "引いた価値のカードを2枚とも捨てます。", "ja"),
    ("Draw a card; a second one costs you both.", "1枚引きます。もう1枚引くと両方を失います。", "ja"),
    ("Only one at a time", "一度に1個だけ", "ja"),
]


@pytest.mark.parametrize(("english", "text", "lang"), GOOD)
def test_the_same_number_in_another_writing(english: str, text: str, lang: str) -> None:
    assert faults(english, text, lang) == []


WRONG = [
    ("Draw three cards.", "抽四張牌。", "zh_Hant", "四"),
    ("Draw three cards.", "カードを四枚引きます。", "ja", "四"),
    ("Draw three cards.", "Dobierz cztery karty.", "pl", "cztery"),
    ("Draw the third card.", "Dobierz czwartą kartę.", "pl", "czwartą"),
    ("Draw two cards.", "抽一張牌。", "zh_Hant", ""),
    ("Draw a card.", "抽兩張牌。", "zh_Hant", "兩"),
    ("Both players pay.", "一位玩家要支付。", "zh_Hant", "一"),
    ("Pay 5 pearls.", "Zapłać 6 pereł.", "pl", "6"),
    ("Pay 5 pearls.", "Zapłać perły.", "pl", ""),
    ("Pay −2 pearls.", "Zapłać 2 perły.", "pl", "2"),
    ("Pay 2 and 2 and 3.", "Zapłać 2 i 3 i 3.", "pl", "3"),
    ("Pay 1.5 pearls.", "支付 1.6 顆。", "zh_Hant", "1.6"),
    ("Pay {pearl} and 12.", "{pearl}と二一。", "ja", "二一"),
    ("Two to four players", "一到四人", "zh_Hant", ""),
    ("Draw 3 cards.", "Tirez 4 cartes.", "fr", "4"),
    ("It is 2026.", "C’est tout.", "fr", ""),
    ("Once a turn", "每回合 0 次", "zh_Hant", "0"),
    ("Only one at a time", "一度に0個だけ", "ja", "0"),
    ("Exchange one card for one of theirs.", "カード1枚を相手の0枚と交換します。", "ja", "0"),
    ("Draw a value and discard both cards of it.", "引いた価値のカードを1枚とも捨てます。", "ja", "1"),
    ("Plot twice and pay 2 pearls.", "2回行い、真珠を1個払います。", "ja", "1"),
]


@pytest.mark.parametrize(("english", "text", "lang", "spot"), WRONG)
def test_another_number(english: str, text: str, lang: str, spot: str) -> None:
    (fault,) = faults(english, text, lang)
    assert marked(fault, text) == spot
    assert fault.message.translated()


@pytest.mark.parametrize(
    ("english", "text", "lang"),
    [
        ("These games are covered, not their expansions.", "このゲームが対象で、2つの拡張は対象外です。", "ja"),
        ("All seven kinds lie there, coins among them.", "7種類すべてが並び、コインもその1つです。", "ja"),
    ],
)
def test_a_one_or_two_by_which_a_language_counts_what_is_listed_is_no_fault(english: str, text: str, lang: str) -> None:
    assert faults(english, text, lang) == []


def test_a_printed_name_may_hold_a_number() -> None:
    attested = Attested.model_validate({"name": "三叉戟", "sources": ["a:1"]})
    record = SimpleNamespace(model=SimpleNamespace(attested={"zh_Hant": attested}))
    catalog = SimpleNamespace(games={"abyss": SimpleNamespace(records={"lord:trident": record})})
    assert faults("Take the Trident.", "拿取三叉戟。", "zh_Hant", catalog=catalog) == []
    assert faults("Take the Trident.", "拿取四叉戟。", "zh_Hant", catalog=catalog) != []


def test_the_spot_is_in_the_raw_text() -> None:
    text = "Zapłać {term:pearl|cztery perły}."
    (fault,) = faults("Pay {term:pearl|three pearls}.", text, "pl")
    assert marked(fault, text) == "cztery"
    assert fault.message.translated() == "the numbers differ from the English: missing 3, not in the English 4"


def test_search_words_are_free() -> None:
    assert faults("tapped, sideways", "obrócony o 90 stopni", "pl", kinds={"search"}) == []


def test_forms_of_polish_numbers() -> None:
    words = vocabulary("pl")
    for word, value in {
        "trojgiem": "3",
        "jedenastu": "11",
        "dwunastoma": "12",
        "siódmym": "7",
        "trzeciemu": "3",
        "pięćdziesięciu": "50",
        "dziewięćset": "900",
        "dwudziestą": "20",
    }.items():
        assert words[word].value == value, word
    assert not words["drugi"].sure, "it also means the other"


def test_a_language_may_have_no_words() -> None:
    assert vocabulary("xx") == {}


@pytest.mark.parametrize(("text", "values"), [("100分の1", ["100"]), ("100分の3", ["100", "3"]), ("2分の1", ["1/2"])])
def test_of_a_fraction_the_part_counts_unless_it_is_one(text: str, values: list[str]) -> None:
    assert [number.value for number in numbers(text, numerals("ja"))] == values
