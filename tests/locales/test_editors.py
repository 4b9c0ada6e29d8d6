"""What PO editors make of our files: as little as can be, so that a pull request shows a translator's work alone."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import polib
import pytest

from generator.text.languages import LANGUAGES, TRANSLATIONS
from generator.text.po_files import read_po
from generator.text.po_header import same_language
from tests.locales.po_samples import write_po

REFERENCES = [(f"catalog/data/abyss/rules/setup-{number}.yaml", str(number)) for number in range(9)]
PAGE_WIDTH = 79


def _written(folder: Path, references: list[tuple[str, str]]) -> list[str]:
    file = polib.POFile(wrapwidth=0)
    file.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    file.append(polib.POEntry(msgid="one", msgstr="jeden " * 40, occurrences=references))
    path = folder / "site.po"
    write_po(file, path)
    assert read_po(path)[0].occurrences == references
    return path.read_text(encoding="utf-8").split("\n")


def test_references_are_broken_as_gettext_breaks_them(tmp_path: Path) -> None:
    lines = [line for line in _written(tmp_path, REFERENCES) if line.startswith("#:")]
    assert all(len(line) <= PAGE_WIDTH for line in lines)
    for line, following in pairwise(lines):
        assert len(line) + 1 + len(following.split(" ")[1]) > PAGE_WIDTH


def test_a_long_reference_has_a_line_to_itself(tmp_path: Path) -> None:
    name = "x" * 100
    assert f"#: {name}:1" in _written(tmp_path, [("a.yaml", "1"), (name, "1"), ("b.yaml", "1")])


def test_texts_are_never_broken(tmp_path: Path) -> None:
    assert any(len(line) > PAGE_WIDTH for line in _written(tmp_path, REFERENCES) if line.startswith("msgstr"))


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_language_is_its_own(code: str) -> None:
    assert [other for other in LANGUAGES if same_language(other, LANGUAGES[code])] == [code]


@pytest.mark.parametrize(
    ("given", "code"), [("zh_TW", "zh_Hant"), ("zh_HK", "zh_Hant"), ("pl_PL", "pl"), ("ja_JP", "ja")]
)
def test_a_country_may_stand_for_the_language_of_its_readers(given: str, code: str) -> None:
    assert same_language(given, LANGUAGES[code])


@pytest.mark.parametrize("given", ["", "zh", "zh_CN", "zh_Hans", "Chinese", "pl", "?"])
def test_another_language_is_told(given: str) -> None:
    assert not same_language(given, LANGUAGES["zh_Hant"])
