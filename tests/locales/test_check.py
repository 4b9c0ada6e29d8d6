"""``check`` finds what a reader would meet, says how to mend it, and leaves good translations in peace."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from catalog import Finding, load
from catalog.models.entries import Attested
from generator.locale.check import CODES, check, check_file
from generator.locale.comments import Commentator
from generator.locale.extract import Key, Origin, Source
from tests.locales.making import found, po, source

TEXT = "Draw 2 cards and pay {pearl} to {lord:commander|the Commander}."
GOOD = "Dobierz 2 karty i zapłać {pearl} {lord:commander|Dowódcy}."


class Made:
    """A catalogue with one lord, whose name is attested."""

    games: ClassVar[dict[str, Any]] = {"abyss": SimpleNamespace(game=SimpleNamespace(symbols=()), collections=())}

    def find(self, ref: str, game: str | None = None) -> Any:
        if ref != "lord:commander":
            raise KeyError(ref)
        attested = Attested.model_validate({"name": "Dowódca", "sources": ["pl:10"]})
        return SimpleNamespace(name="The Commander", attested={"pl": attested})


def findings(path: Path, texts: dict[Key, Source], lang: str = "pl") -> list[Finding]:
    return check_file(path, lang, texts, Commentator(Made(), "abyss"))  # type: ignore[arg-type]


def only(path: Path, texts: dict[Key, Source], lang: str = "pl") -> Finding:
    result = findings(path, texts, lang)
    assert len(result) == 1, result
    assert result[0].code in CODES
    assert result[0].mend
    return result[0]


def test_a_good_translation(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "{TEXT}"\nmsgstr "{GOOD}"\n')
    assert findings(path, found(source(TEXT))) == []


FAULTS = {
    "a lost symbol": ("Dobierz 2 karty i zapłać {lord:commander|Dowódcy}.", "po-placeholder", "missing {pearl}"),
    "a symbol too many": (GOOD + "{pearl}", "po-placeholder", "too many {pearl}"),
    "another entry": (GOOD.replace("commander", "tamer"), "po-placeholder", "missing {lord:commander}"),
    "a translated placeholder": (GOOD.replace("{pearl}", "{perła}"), "po-placeholder", "{perła} is no placeholder"),
    "an open brace": (GOOD.replace("{pearl}", "{pearl"), "po-placeholder", "a brace inside a placeholder"),
    "a flipped number": (GOOD.replace("2", "3"), "po-number", "missing 2; not in English 3"),
    "a tag": (GOOD.replace("karty", "<b>karty</b>"), "po-markup", "< >"),
    "a line break": (GOOD.replace("karty ", "karty\\n"), "po-space", "line breaks"),
    "a space at the end": (GOOD + " ", "po-space", "at the beginning or end"),
    "two spaces": (GOOD.replace(" i", "  i"), "po-space", "two spaces"),
    "a tab": (GOOD.replace(" i", "\\ti"), "po-space", "a tab"),
    "a zero-width space": (GOOD.replace(" i", "\u200b i"), "po-invisible", "ZERO WIDTH SPACE"),
    "a soft hyphen": (GOOD.replace("karty", "kar\u00adty"), "po-invisible", "SOFT HYPHEN"),
    "a broken character": (GOOD.replace("ł", "\ufffd"), "po-invisible", "REPLACEMENT CHARACTER"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_of_a_text(name: str, tmp_path: Path) -> None:
    text, code, message = FAULTS[name]
    path = po(tmp_path, f'#: rule:abyss.turn catalog/data/x.yaml:3\nmsgid "{TEXT}"\nmsgstr "{text}"\n')
    finding = only(path, found(source(TEXT)))
    assert (finding.code, finding.file, finding.line, finding.field) == (code, str(path), 7, "rule:abyss.turn")
    assert message in finding.message


def test_search_words_are_free(tmp_path: Path) -> None:
    words = Source("tapped, sideways", kinds={"search"}, origins=[Origin("rule:abyss.turn", "x.yaml", 1)])
    path = po(tmp_path, 'msgid "tapped, sideways"\nmsgstr "obrócony o 90 stopni"\n')
    assert findings(path, found(words)) == []


def test_missing_and_fuzzy(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "a"\nmsgstr ""\n\n#, fuzzy\n#| msgid "Draw."\nmsgid "{TEXT}"\nmsgstr "{GOOD}"\n')
    assert [finding.code for finding in findings(path, found(source("a"), source(TEXT)))] == ["po-missing", "po-fuzzy"]


def test_texts_that_do_not_fit_the_program(tmp_path: Path) -> None:
    path = po(tmp_path, 'msgid "old"\nmsgstr "stare"\n')
    assert [finding.code for finding in findings(path, found(source("new")))] == ["po-stale", "po-stale"]


def test_a_missing_file(tmp_path: Path) -> None:
    assert only(tmp_path / "site.po", found(source("a"))).code == "po-missing-file"


def test_the_header_of_another_language(tmp_path: Path) -> None:
    path = po(tmp_path, 'msgid "a"\nmsgstr "a"\n', lang="ja")
    assert [finding.code for finding in findings(path, found(source("a")))] == ["po-header", "po-header"]


def test_a_missing_plural_form(tmp_path: Path) -> None:
    texts = found(source("{n} pearl", "{n} pearls"))
    path = po(tmp_path, 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\nmsgstr[0] "{n} perła"\nmsgstr[1] "{n} perły"\n')
    assert "msgstr[2]" in only(path, texts).message


def test_a_plural_form_may_say_its_number_in_words(tmp_path: Path) -> None:
    texts = found(source("{n} pearl", "{n} pearls"))
    body = 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\n'
    body += 'msgstr[0] "jedna perła"\nmsgstr[1] "{n} perły"\nmsgstr[2] "{n} pereł"\n'
    assert findings(po(tmp_path, body), texts) == []


def test_an_attested_name(tmp_path: Path) -> None:
    name = Source("The Commander", kinds={"name"}, origins=[Origin("lord:commander", "x.yaml", 1)])
    finding = only(po(tmp_path, 'msgid "The Commander"\nmsgstr "Komendant"\n'), found(name))
    assert (finding.code, finding.accepted) == ("po-attested", "Dowódca")
    assert findings(po(tmp_path, 'msgid "The Commander"\nmsgstr "Dowódca"\n'), found(name)) == []


@pytest.mark.parametrize(
    ("english", "text", "lang"),
    [
        ("Pay 3 pearls.", "支付３顆珍珠。", "zh_Hant"),
        ("Pay 3 pearls.", "支付三顆珍珠。", "zh_Hant"),
        ("Pay 12 pearls.", "真珠を十二個払う。", "ja"),
        ("Pay three pearls.", "真珠を3個払う。", "ja"),
        ("The 7th lord", "Siódmy lord", "pl"),
        ("With 4 races or more", "przy czterech rasach", "pl"),
        ("Two lords of 10", "Dwóch z 10", "pl"),
    ],
)
def test_numbers_in_other_writing(english: str, text: str, lang: str, tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "{english}"\nmsgstr "{text}"\n', lang)
    assert findings(path, found(source(english)), lang) == []


def test_the_translations_of_the_repository() -> None:
    """Every language is complete, and nothing is wrong with it."""
    result = check(load())
    assert not result, f"{len(result)} findings, such as:\n" + "\n".join(map(str, result[:10]))
