"""Letters that do not belong to a language are found; what a source prints, or the English has, may stand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from catalog.models.entries import Attested
from generator.text.han import standard
from generator.translate.check.subjects.characters import check_han, check_scripts
from generator.translate.check.unit import Fault
from tests.locales.po_samples import marked, unit


def printed(lang: str, name: str) -> Any:
    """A catalogue with one entry, whose name is attested."""
    attested = Attested.model_validate({"name": name, "sources": ["a:1"]})
    record = SimpleNamespace(model=SimpleNamespace(attested={lang: attested}))
    return SimpleNamespace(games={"abyss": SimpleNamespace(records={"lord:a": record})})


STRANGE = [
    ("Draw a card.", "Dobierz kаrtę.", "pl", "а"),  # Cyrillic
    ("Draw a card.", "Dobierz kartę Ω.", "pl", "Ω"),
    ("Draw a card.", "Dobierz ｋartę.", "pl", "ｋ"),
    ("Draw a card.", "Dobierz 𝐤artę.", "pl", "𝐤"),
    ("Draw 2 cards.", "抽２張牌。", "zh_Hant", "２"),
    ("Draw a card.", "抽一張牌の。", "zh_Hant", "の"),
    ("Draw a card.", "抽一張カード。", "zh_Hant", "カード"),
    ("Draw a card.", "ｶｰﾄﾞを引く。", "ja", "ｶｰﾄﾞ"),
    ("Draw a card.", "카드を引く。", "ja", "카드"),
    ("Draw a card.", "抽一張 card。", "zh_Hant", ""),
    ("Draw a tile.", "抽一張 card。", "zh_Hant", "card"),
    ("Draw a tile.", "{term:tile|card}を引く。", "ja", "card"),
]


@pytest.mark.parametrize(("english", "text", "lang", "spot"), STRANGE)
def test_letters_of_another_script(english: str, text: str, lang: str, spot: str) -> None:
    faults = list(check_scripts(unit(english, text, lang)))
    assert [marked(fault, text) for fault in faults] == [spot] * bool(spot)
    assert all(fault.message.translated() for fault in faults)


@pytest.mark.parametrize(
    ("english", "text", "lang"),
    [
        ("Writes 議會.", "Nazywa to 議會.", "pl"),
        ("A list of ids", "id 清單", "zh_Hant"),
        ("The engine is pure Python.", "純 Python 的引擎", "zh_Hant"),
        ("What you can count on", "Fathomの約束", "ja"),
        ("5 µm, 2 m²", "5 µm, 2 m²", "pl"),
        ("Côté", "Côté", "pl"),
        ("Look", "見る。ヶ月、々", "ja"),
        ("Search", "BGA, 線上", "zh_Hant"),
    ],
)
def test_letters_that_may_stand(english: str, text: str, lang: str) -> None:
    kinds = {"search"} if english == "Search" else {"text"}
    assert list(check_scripts(unit(english, text, lang, kinds=kinds))) == []
    assert list(check_han(unit(english, text, lang))) == []


HAN = [
    ("zh_Hant", "说", "說"),
    ("zh_Hant", "两", "兩"),
    ("zh_Hant", "戦", "戰"),
    ("zh_Hant", "説", "說"),
    ("zh_Hant", "发", "發"),
    ("zh_Hant", "体", "體"),
    ("zh_Hant", "听", "聽"),
    ("ja", "说", "説"),
    ("ja", "說", "説"),
    ("ja", "兩", "両"),
    ("ja", "戰", "戦"),
    ("ja", "发", "発"),
    ("ja", "个", "個"),
]


@pytest.mark.parametrize(("lang", "char", "form"), HAN)
def test_forms_of_another_language(lang: str, char: str, form: str) -> None:
    text = f"牌{char}牌{char}"
    (fault,) = check_han(unit("Text", text, lang))
    assert (marked(fault, text), fault.spot, fault.expected) == (char, (1, 2), form)


@pytest.mark.parametrize(
    ("script", "chars"),
    [
        ("Hant", "台后里干只面云松谷系余斗折制回征御丑才吃床峰游群裡說兩戰體為"),
        ("Jpan", "龍燈曾凛兔頰塡剝両戦説体台弁予余芸欠痒洒踪叱咤惧畴糸虫会来"),
        ("Hans", "说两战体后乾台里面只云发着"),
    ],
)
def test_forms_of_the_language(script: str, chars: str) -> None:
    assert {char: form for char in chars if (form := standard(char, script)) is not None} == {}


def test_a_script_without_han_has_no_forms() -> None:
    assert standard("说", "Latn") is None


def test_what_a_source_prints_may_stand() -> None:
    faults: list[Fault] = list(check_han(unit("The Keeper", "衛士說", "ja", catalog=printed("ja", "衛士說"))))
    assert faults == []
    text = "衛士說と說"
    (fault,) = check_han(unit("The Keeper", text, "ja", catalog=printed("ja", "衛士說")))
    assert fault.spot == (4, 5)
    assert (
        list(check_scripts(unit("Kraken", "抽クラーケン", "zh_Hant", catalog=printed("zh_Hant", "クラーケン")))) == []
    )
