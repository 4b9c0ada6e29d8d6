"""The files that make languages: what is accepted, what is refused and how, and languages that come and go."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from catalog.findings import Finding
from generator.text import language_file
from generator.text.languages import (
    DERIVED,
    LANGUAGES,
    LOCALES,
    ROOT,
    SOURCE_LANGUAGE,
    TRANSLATIONS,
    VARIABLE,
    language,
)

pytestmark = pytest.mark.slow

NAME = "language.yaml"
GOOD = """\
name: Deutsch
english: German
script: Latn
plural_forms: nplurals=2; plural=(n != 1);
stemmer: de
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A copy of the languages."""
    copy = tmp_path / "locales"
    shutil.copytree(LOCALES, copy)
    return copy


def found(locales: Path, code: str, text: str | bytes | None = None) -> list[Finding]:
    """The findings after ``text`` was written as the file of ``code``."""
    (locales / code).mkdir(exist_ok=True)
    if text is not None:
        (locales / code / NAME).write_bytes(text.encode() if isinstance(text, str) else text)
    return language_file.languages_below(locales, SOURCE_LANGUAGE)[1]


def fathom(locales: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``fathom`` with other languages than the repository's."""
    return subprocess.run(
        [sys.executable, "-m", "generator.cli", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, VARIABLE: str(locales), "LC_ALL": "C.UTF-8"},
    )


def test_the_languages_of_the_repository_are_sound() -> None:
    assert language_file.languages_below(LOCALES, SOURCE_LANGUAGE)[1] == []
    assert next(iter(LANGUAGES)) == SOURCE_LANGUAGE
    assert set(LANGUAGES) == {SOURCE_LANGUAGE, *TRANSLATIONS, *DERIVED}
    assert language("zh-Hans").derived_from == "zh_Hant"


def test_a_good_file_makes_a_language(locales: Path) -> None:
    assert found(locales, "de", GOOD) == []
    assert "[de|en|ja|pl|zh_Hans|zh_Hant]" in fathom(locales, "--help").stdout


@pytest.mark.parametrize(
    ("old", "new", "line", "message", "accepted", "hint"),
    [
        ("stemmer", "stemer", 5, "an unknown key", "fonts, stemmer", "did you mean 'stemmer'?"),
        ("name: Deutsch\n", "", 1, "a key is missing", "the key 'name'", "add 'name:'"),
        ("Deutsch", "<b>Deutsch</b>", 1, "this is no name", "no < > &", "as people do"),
        ("Deutsch", '"D\\u202Eeutsch"', 1, "this is no name", "no invisible ones", "as people do"),
        ("Deutsch", "[a, b]", 1, "not a text", "a text", "write a text"),
        ("Latn", "latin", 3, "this is no script", "Latn, Hant or Arab", "ISO 15924"),
        ("(n != 1)", "(n != 1", 4, "no plural forms", "nplurals=2", "copy the line"),
        ("(n != 1)", "n", 4, "no plural forms", "below nplurals", "copy the line"),
        ("(n != 1)", "n%0", 4, "no plural forms", "nplurals=2", "copy the line"),
        ("nplurals=2", "nplurals=99", 4, "no plural forms", "nplurals=2", "copy the line"),
        ("stemmer: de", "stemmer: ../x", 5, "no such stemmer", "da, de, en", "write one of these"),
        ("stemmer: de", "fonts: ['x; } body {']", 5, "this is no font", "letters, digits", "family name"),
        ("stemmer: de", "direction: up", 5, "not one of the values", "ltr, rtl", "write one of these"),
        ("stemmer: de", "set_apart: '.'", 5, "no marks to set apart", "some of ;:?!«»", "one behind the other"),
        ("stemmer: de", "set_apart: ':«'", 5, "no marks to set apart", "both or neither", "one behind the other"),
        ("stemmer: de", "quotes: '„“'", 5, "no quotation marks", "four marks", "write start, end"),
        ("stemmer: de", "spelled: ['Fa*hom']", 5, "this is no word", "a star", "each word alone"),
        ("stemmer: de", "order: -1", 5, "out of range", "0", "in the range"),
        ("stemmer: de", "derived_from: zh_Hant", 1, "needs both", "both keys", "add the other key"),
        ("stemmer: de", "derived_from: en\nconverter: t2s", 5, "no language can be made", "ja", "of its own"),
        ("stemmer: de", "derived_from: zh_Hant\nconverter: t3s", 6, "no such conversion", "t2s", "did you mean"),
        ("Deutsch", "&a [*a]", 1, "", "", ""),
    ],
)
def test_a_wrong_value_says_where_and_how_to_fix_it(
    locales: Path, old: str, new: str, line: int, message: str, accepted: str, hint: str
) -> None:
    findings = found(locales, "de", GOOD.replace(old, new))
    assert findings
    first = findings[0]
    assert first.file.endswith("/de/language.yaml")
    assert first.line == line
    assert message in first.message
    assert accepted in first.accepted
    assert hint in first.hint


@pytest.mark.parametrize(
    "text", [b"\xff\xfe", b"", b"- a\n- b\n", b"name: [a\n", b"a: \x00", b"[" * 5000, b"<<<<<<< HEAD\nname: x\n"]
)
def test_a_broken_file_is_told_of_and_nothing_else_happens(locales: Path, text: bytes) -> None:
    assert found(locales, "de", text)[0].file.endswith("/de/language.yaml")
    done = fathom(locales, "locale", "status")
    assert done.returncode == 1
    assert "/de/language.yaml:" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["Deutsch", "css", "pl-PL", "zh_Hant_TW_x"])
def test_a_folder_that_is_no_language_is_told_of(locales: Path, name: str) -> None:
    assert [finding.code for finding in found(locales, name, GOOD)] == ["language-code"]


def test_a_language_goes_with_its_folder(locales: Path) -> None:
    shutil.rmtree(locales / "ja")
    done = fathom(locales, "--help")
    assert done.returncode == 0
    assert "[en|pl|zh_Hans|zh_Hant]" in done.stdout


def test_a_derived_language_does_not_outlive_its_origin(locales: Path) -> None:
    shutil.rmtree(locales / "zh_Hant")
    done = fathom(locales, "build")
    assert done.returncode == 1
    assert "zh_Hans: no language can be made from this" in done.stdout


def test_english_cannot_go(locales: Path) -> None:
    shutil.rmtree(locales / "en")
    done = fathom(locales, "--lang", "pl", "locale", "status")
    assert done.returncode == 1
    assert "put the file back" in done.stdout
