"""Forms of names: those that texts ask for are declared and there, and only languages that declare some have them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import catalog
from catalog.load import load
from catalog.messages import CASES
from generator.render.message_comments import Commentator
from generator.text.languages import LANGUAGES
from generator.text.message_sources import of_language, sources
from generator.text.parameters import parameters
from generator.text.po_files import read_po
from generator.translate.check.run import po_file, shared_by
from generator.translate.check.subjects.forms import check_form, check_missing_forms, check_name_case, english_faults
from generator.translate.check.unit import PoFile
from tests.catalog.broken_copies import Copy
from tests.locales.po_samples import HEADER, unit

DOMAIN = "abyss-glossary"


def faults(text: str, lang: str = "pl", english: str = "Tuck.", kind: str = "text") -> list[str]:
    given = unit(english, text, lang, domain="abyss", catalog=catalog.load(), kinds=(kind,))
    return [str(fault.message) for fault in check_form(given)]


def asking() -> str:
    """The English of a text whose parameter ``lords`` is several lords."""
    known = parameters(catalog.load().games["abyss"])
    return next(text for text, kinds in known.items() if kinds.get("lords") == {"lord"})


def counting() -> tuple[str, str]:
    """The English of a text with a number, and the number's name."""
    known = parameters(catalog.load().games["abyss"])
    return next((text, name) for text, kinds in known.items() for name in kinds if kinds[name] == {"number"})


@pytest.mark.parametrize("text", ["Wsuń {lords|acc}.", "Wsuń {lords}.", "{n#pearl} i {n#card|acc}", "{pearl|gen-pl}"])
def test_what_is_declared_is_accepted(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("{lords|akk}", "pl", "the language has no form “akk”"),
        ("{n#perl|acc}", "pl", "there is no noun “perl”"),
        ("{n#pearl|acc-pl}", "pl", "nothing stands behind a number in the form “acc-pl”"),
        ("{lords|acc}", "ja", "the language has no form “acc”"),
        ("{n#pearl}", "zh_Hant", "the language declares no forms behind a number: “n#pearl”"),
    ],
)
def test_what_is_not_declared_is_found(text: str, lang: str, said: str) -> None:
    assert faults(text, lang) == [said]


def test_only_entries_have_forms_and_only_numbers_count() -> None:
    english, number = counting()
    assert faults(f"{{{number}|acc}}", english=english) == [f"“{number}” is no entry, so it has no forms"]
    assert faults("{lords#pearl}", english=asking()) == ["“lords” is no number, so nothing is counted"]
    assert faults("{lords|acc}", english=asking()) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nom: perła; gen: perły", []),
        ("nom: perła; akk: perłę", ["the language has no form “akk”"]),
        ("perła; gen: perły", ["“perła” does not say which form it is"]),
        ("nom: perła; nom: perły", ["the form “nom” stands there twice"]),
        ("nom:", ["the form “nom” is empty"]),
    ],
)
def test_lists_of_forms_are_read(text: str, said: list[str]) -> None:
    assert faults(text, kind=CASES) == said


def files_of(folder: Path, texts: dict[str, str]) -> list[PoFile]:
    """Polish files with these messages by their domains."""
    own = catalog.load()
    every = sources(own)
    shared = shared_by(own, every)
    header = HEADER.format(lang="pl", plural=LANGUAGES["pl"].plural_forms)
    files = []
    for domain, body in texts.items():
        path = folder / f"{domain}.po"
        path.write_text(header + body, encoding="utf-8")
        files.append(po_file(shared, path, "pl", domain, read_po(path), every[domain]))
    return files


@pytest.mark.slow
def test_a_form_that_texts_ask_for_and_a_name_lacks_is_told(tmp_path: Path) -> None:
    glossary = 'msgctxt "cases"\nmsgid "{}"\nmsgstr "{}"\n\n'
    texts = {
        "abyss-checker": f'msgid "{asking()}"\nmsgstr "Wsuń {{lords|acc}}."\n',
        DOMAIN: glossary.format("The Commander", "nom: Dowódca") + glossary.format("The Sage", "acc: Mędrca"),
    }
    ((file, entry, fault),) = check_missing_forms(files_of(tmp_path, texts))
    assert (file.domain, entry.msgid) == (DOMAIN, "The Commander")
    assert str(fault.message) == "forms are missing that texts ask for: acc"
    assert "Wsuń {lords|acc}." in str(fault.hint)


@pytest.mark.slow
def test_a_name_within_sentences_begins_as_its_forms_do(tmp_path: Path) -> None:
    name = 'msgid "Recruit"\nmsgstr "Werbunek"\n\n'
    texts = {
        "kemet": f'msgctxt "name"\n{name}{name}',
        "kemet-glossary": 'msgctxt "cases"\nmsgid "Recruit"\nmsgstr "nom: werbunek; gen: werbunku"\n',
    }
    ((_file, entry, fault),) = check_name_case(files_of(tmp_path, texts))
    assert (entry.msgctxt, fault.expected) == ("name", "werbunek")


@pytest.mark.slow
def test_only_languages_with_forms_are_asked_for_them() -> None:
    every = sources(catalog.load())
    key = (CASES, "The Commander")
    assert [lang for lang, info in LANGUAGES.items() if key in of_language(every, info)[DOMAIN]] == ["en", "pl"]


@pytest.mark.slow
def test_a_translator_is_told_how_to_write_them() -> None:
    own = catalog.load()
    comment = Commentator(own, DOMAIN).comment(sources(own)[DOMAIN][CASES, "The Commander"], "pl")
    assert "“gen: Dowódcy; acc: Dowódcę”" in comment
    assert "acc (biernik: perłę, Dowódcę)" in comment


TUCKED = re.compile(r"\n    lords-are-tucked:\n      one: .*\n      other: .*\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("said", "code", "accepted"),
    [
        ("Tuck {lords|acc}.", "{lords}", "one, many, a, the"),
        ("Tuck {lords#card}.", "{lords#card}", "{lords}"),
        ("Tuck {lords|the} for {n#perl}.", "{n#perl}", "ally"),
    ],
)
def test_the_english_is_held_to_the_same(tmp_path: Path, said: str, code: str, accepted: str) -> None:
    copy = Copy(tmp_path)
    path = copy.path("checkers/control.yaml")
    text = path.read_text(encoding="utf-8")
    assert TUCKED.search(text)
    path.write_text(TUCKED.sub(f'\n    lords-are-tucked: "{said}"\n', text), encoding="utf-8")
    (finding,) = english_faults(load(copy.folder))
    assert (finding.given, finding.code) == (code, "wrong-form")
    assert accepted in finding.accepted
    assert finding.file.endswith("control.yaml")
    assert finding.line == copy.line("checkers/control.yaml", said)
