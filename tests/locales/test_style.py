"""Style is a warning: found where it is wrong, and silent where languages differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import polib
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.text.languages import LANGUAGES, TRANSLATIONS
from generator.translate.check.check_registry import CHECKS
from generator.translate.check.subjects.agreement import check_inconsistent, check_same
from generator.translate.check.subjects.extent import check_length
from generator.translate.check.subjects.punctuation import check_end, check_marks, check_quotes
from generator.translate.check.subjects.spacing import check_repeats, check_spacing
from generator.translate.check.unit import Fault, Message, PoFile, Unit
from generator.translate.new_language import describe
from tests.locales.po_samples import marked, message, unit

FormCheck = Callable[[Unit], Iterator[Fault]]

WRONG = [
    (check_end, "Draw a card.", "Dobierz kartę", "pl", "ę"),
    (check_end, "Draw a card", "Dobierz kartę.", "pl", "."),
    (check_end, "Draw a card.", "抽一張牌", "zh_Hant", "牌"),
    (check_end, "Draw a card.", "抽一張牌.", "zh_Hant", ""),
    (check_end, "Do you draw?", "Dobierasz.", "pl", "."),
    (check_end, "Do this:", "請這樣做。", "zh_Hant", "。"),
    (check_end, "Wait…", "Czekaj.", "pl", "."),
    (check_marks, "Draw, then pay.", "抽牌,然後支付。", "zh_Hant", ","),
    (check_marks, "Draw {pearl}, pay.", "{pearl},支付。", "zh_Hant", ","),
    (check_marks, "Draw (2).", "カード(2)。", "ja", "("),
    (check_marks, "Draw, then pay.", "Dobierz，potem zapłać.", "pl", "，"),
    (check_marks, "Wait…", "Czekaj...", "pl", "..."),
    (check_quotes, "The “key” is lost.", "“Klucz” zginął.", "pl", "“"),
    (check_quotes, "The “key” is lost.", "「鑰匙不見了。", "zh_Hant", "「"),
    (check_quotes, "The “key” is lost.", "„Klucz zginął.", "pl", "„"),
    (check_quotes, "Draw (two).", "Dobierz dwie).", "pl", ")"),
    (check_spacing, "Draw 2 cards.", "抽2 張牌。", "zh_Hant", "抽2"),
    (check_spacing, "Draw 2 cards.", "カードを 2枚引く。", "ja", "を 2"),
    (check_spacing, "Draw, then pay.", "抽牌， 然後支付。", "zh_Hant", " "),
    (check_spacing, "Draw a card.", "抽 牌。", "zh_Hant", "抽 牌"),
    (check_spacing, "Draw, then pay.", "Dobierz , potem zapłać.", "pl", " "),
    (check_spacing, "Draw, then pay.", "Dobierz,potem zapłać.", "pl", "z,p"),
    (check_spacing, "Draw – or pay.", "Dobierz - albo zapłać.", "pl", " - "),
    (check_spacing, "Draw (two).", "Dobierz ( dwie).", "pl", " "),
    (check_repeats, "Draw a card.", "Dobierz kartę kartę.", "pl", "kartę kartę"),
    (check_repeats, "Draw a card.", "カードをを引く。", "ja", "をを"),
    (check_repeats, "Draw a card, then stop.", "抽一張牌，，然後停。", "zh_Hant", "，，"),
]


@pytest.mark.parametrize(("check", "english", "text", "lang", "spot"), WRONG)
def test_what_is_wrong_is_marked(check: FormCheck, english: str, text: str, lang: str, spot: str) -> None:
    faults = list(check(unit(english, text, lang)))
    assert [marked(fault, text) for fault in faults][:1] == ([spot] if spot else []), faults
    for fault in faults:
        assert fault.message.translated()
        assert str(fault.expected)


GOOD = [
    ("Draw a card.", "抽一張牌。", "zh_Hant"),
    ("Take a card (or two).", "Weź kartę (albo dwie).", "pl"),
    ("These are the games: {games}.", "ゲームの一覧：{games}", "ja"),
    ("Is it so?", "そうですか。", "ja"),
    ("Say “yes”.", "Powiedz „tak”.", "pl"),
    ("Say “yes”.", "說「好」。", "zh_Hant"),
    ("a) first 1) second", "a) pierwszy 1) drugi", "pl"),
    ("{path}: see site.po.", "{path}：見 site.po。", "zh_Hant"),
    ("Run “fathom check CHECKER --help”.", "「fathom check チェッカー --help」を実行します。", "ja"),
    ("Between 1–5 and 6.", "Od 1–5 do 6 – tak.", "pl"),
    ("Take twice as much.", "最も少ないものの2倍を取ります。", "ja"),
    ("It is very very deep.", "Jest bardzo bardzo głęboko.", "pl"),
]


@pytest.mark.parametrize(("english", "text", "lang"), GOOD)
def test_what_is_right_is_left_in_peace(english: str, text: str, lang: str) -> None:
    found = [
        (check.__name__, marked(fault, text))
        for check in (check_end, check_marks, check_quotes, check_spacing, check_repeats)
        for fault in check(unit(english, text, lang))
    ]
    assert found == []


def test_a_new_language_has_its_own_spaces_and_quotes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "fr", describe("fr"))
    for text in ("Tirez. Pourquoi pas ?", "La « clé » : perdue !", "Tirez trois cartes."):
        good = unit("Draw. Why not?" if text.endswith("?") else "Drawn.", text, "fr")
        assert [*check_spacing(good), *check_quotes(good), *check_marks(good)] == []
    for text, wrong in {
        "Tirez: une carte.": "Tirez:",
        "La «clé » est là.": "«clé",
        "La « clé» est là.": "clé»",
        "Tirez , puis payez.": " ",
    }.items():
        assert [marked(fault, text) for fault in check_spacing(unit("Drawn.", text, "fr"))] == [wrong]
    monkeypatch.setitem(LANGUAGES, "fr_CA", describe("fr_CA"))
    for text, spots in {"Pourquoi pas ?": [" "], "Tirez: une carte.": ["Tirez:"], "La « clé » : perdue!": []}.items():
        assert [marked(fault, text) for fault in check_spacing(unit("Drawn.", text, "fr_CA"))] == spots
    assert [*check_spacing(unit("Charge!", "Jouez Charge! maintenant.", "fr"))] == []
    text = "La „clé” est perdue."
    assert marked(next(check_quotes(unit("The “key” is lost.", text, "fr"))), text) == "„"


def test_lists_of_words_have_commas_of_their_own() -> None:
    words = unit("tapped, 90 degrees", "橫置, 轉90度", "zh_Hant", kinds={"search"})
    assert [*check_marks(words), *check_spacing(words)] == []


def test_style_is_a_warning() -> None:
    style = ["po-end", "po-mark", "po-quote", "po-spacing", "po-twice", "po-same", "po-inconsistent", "po-length"]
    assert {CHECKS[name].level for name in style} == {"warning"}
    assert {CHECKS[name].level for name in ("po-number", "po-script", "po-han")} == {"error"}


@pytest.mark.parametrize(
    ("english", "lang", "kinds", "is_fault"),
    [
        ("Draw a card.", "pl", {"text"}, True),
        ("Draw", "zh_Hant", {"text"}, True),
        ("System", "pl", {"text"}, False),
        ("Kraken", "zh_Hant", {"name"}, False),
        ("{label}: {text}", "zh_Hant", {"text"}, False),
        ("docs/pages/index.md", "ja", {"text"}, False),
        ("3.11", "ja", {"text"}, False),
        ("JSON", "ja", {"text"}, False),
    ],
)
def test_the_english_text_itself(english: str, lang: str, kinds: set[str], is_fault: bool) -> None:
    assert bool(list(check_same(message(english, english, lang, kinds=kinds)))) is is_fault


def file(name: str, *messages: Message) -> PoFile:
    return PoFile(messages[0].shared, Path(f"{name}.po"), messages[0].lang, name, polib.POFile(), {}, messages)


def test_one_english_in_two_ways() -> None:
    first = file("abyss", message("Surplus", "nadwyżka", "pl"), message("Cost", "koszt", "pl"))
    second = file("checker", message("Surplus", "reszta", "pl"), message("Cost", "Koszt", "pl"))
    ((where, entry, fault),) = check_inconsistent([first, second])
    assert (where, entry.msgid, fault.expected) == (second, "Surplus", "nadwyżka")
    assert "abyss.po" in fault.message.translated()


def test_a_context_allows_another_translation() -> None:
    other = message("Surplus", "reszta", "pl")
    other.source.context = "money"
    assert list(check_inconsistent([file("a", message("Surplus", "nadwyżka", "pl")), file("b", other)])) == []


def name(english: str, text: str) -> Message:
    catalog: Any = SimpleNamespace(games={})
    return message(english, text, "pl", domain="abyss", kinds={"name"}, ref="lord:keeper", catalog=catalog)


def test_a_name_that_no_card_face_can_hold() -> None:
    assert list(check_length(name("The Keeper", "Dozorca"))) == []
    long = "Najwyższy dozorca głębinowych ogrodów królewskich"
    (fault,) = check_length(name("The Keeper", long))
    assert long.endswith(marked(fault, long))
    assert "letters" in str(fault.expected)


def test_only_names_on_card_faces_have_a_length() -> None:
    assert list(check_length(message("Keeper", "x" * 200, "pl", domain="abyss", kinds={"name"}))) == []


PIECES = st.text(
    st.sampled_from("1２三万千〇兩一の的字ー，。：、「」（）()„”\"'.,;:?! –-−～～…aеtrzyＡＢ①½{}|:\ufffc\u200b\n"),
    max_size=40,
)


@pytest.mark.slow
@settings(deadline=None, max_examples=300)
@given(english=PIECES, text=PIECES, lang=st.sampled_from(TRANSLATIONS))
def test_no_text_takes_a_check_down(english: str, text: str, lang: str) -> None:
    strange = unit(english.translate(NO_BRACES), text.translate(NO_BRACES), lang)
    for check in CHECKS.values():
        if check.scope == "form":
            for fault in check.run(strange):
                assert fault.spot is None or 0 <= fault.spot[0] <= fault.spot[1] <= len(strange.text)
                assert fault.message.translated()


NO_BRACES = str.maketrans("", "", "{}")
