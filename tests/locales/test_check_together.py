"""Languages checked in two processes: what they find is what one finds."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from catalog import load
from generator.text.languages import DERIVED, LOCALES, TRANSLATIONS, po_path
from generator.text.message_sources import Sources, sources
from generator.text.po_files import read_po
from generator.text.po_finding import PoFinding
from generator.translate.check import check, together
from generator.translate.check.run import check_language, shared_by
from tests.full import rest_in_full
from tests.locales.po_samples import write_po

pytestmark = pytest.mark.slow

CATALOG = load()


@pytest.fixture(scope="module")
def every() -> dict[str, Sources]:
    """The English texts of each domain."""
    return sources(CATALOG)


def finished(every: dict[str, Sources]) -> list[str]:
    """The domains that have to be translated."""
    return [domain for domain in every if not CATALOG.is_draft(domain)]


@pytest.fixture(scope="module")
def locales(every: dict[str, Sources], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Languages with a fault in each file: an unclosed bracket; one file cannot be read, one is missing."""
    folder = tmp_path_factory.mktemp("locales")
    shutil.copytree(LOCALES, folder, dirs_exist_ok=True)
    for lang in TRANSLATIONS:
        for domain in finished(every):
            file = read_po(path := po_path(lang, domain, folder))
            entry = next(entry for entry in file if entry.translated() and entry.msgstr and not entry.msgctxt)
            entry.msgstr += " ("
            write_po(file, path)
    po_path(TRANSLATIONS[0], "site", folder).write_text("msgid", encoding="utf-8")
    po_path(TRANSLATIONS[-1], "checker", folder).unlink()
    return folder


@pytest.mark.parametrize("langs", rest_in_full([[*TRANSLATIONS[:1], *DERIVED], [*TRANSLATIONS, *DERIVED]], 2))
def test_one_process_or_two_find_the_same(
    every: dict[str, Sources], locales: Path, langs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = shared_by(CATALOG, every)
    alone = (found for lang in langs for found in check_language(shared, lang, every, locales))
    expected = sorted(alone, key=PoFinding.place)
    assert {(found.lang, found.domain) for found in expected} >= {
        (lang, domain) for lang in {*langs} & {*TRANSLATIONS} for domain in finished(every)
    }
    assert check(CATALOG, langs, locales=locales, every=every) == expected
    monkeypatch.setattr(together, "can_fork", lambda: False)
    assert check(CATALOG, langs, ["abyss"], locales, every) == [one for one in expected if one.domain == "abyss"]
