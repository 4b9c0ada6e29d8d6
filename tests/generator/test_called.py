"""What players call things beside their names: the files of each language, and faulty ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import catalog
from catalog.findings import CatalogError
from generator.asking import called, data
from generator.render.site_context import SiteContext
from generator.text.languages import TRANSLATIONS, language

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_what_is_called_is_there(lang: str) -> None:
    site = SiteContext(catalog.load(), lang)
    for game in ("abyss", "mountain-king", "kemet"):
        assert called.of_game(language(lang), game).words
        assert [str(finding) for finding in data.faults(site, game)] == []


def test_simplified_chinese_has_them_from_traditional() -> None:
    assert (
        called.of_game(language("zh_Hant"), "abyss").words.keys()
        == called.of_game(language("zh_Hans"), "abyss").words.keys()
    )


def test_a_faulty_file_is_told_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "en" / "asked").mkdir(parents=True)
    file = tmp_path / "en" / "asked" / "abyss-called.yaml"
    file.write_text("race:crab: [reds]\nrace:squid: blues\n", encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        called.of_game(language("en"), "abyss", tmp_path)
    assert [finding.line for finding in refused.value.findings] == [2]


def test_what_is_not_there_is_told_by_its_line_and_what_may_be_meant(tmp_path: Path) -> None:
    (tmp_path / "en" / "asked").mkdir(parents=True)
    file = tmp_path / "en" / "asked" / "kemet-called.yaml"
    file.write_text("color:red: [reds]\ncolour:blue: [blues]\n", encoding="utf-8")
    [finding] = called.of_game(language("en"), "kemet", tmp_path).unknown(["color:red", "color:blue"])
    assert (finding.line, finding.given, finding.code) == (2, "colour:blue", "unknown-id")
    assert "color:blue" in finding.hint
