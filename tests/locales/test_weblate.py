"""The settings for Weblate fit the PO files that there are."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from catalog import load
from generator.text.languages import LOCALES, ROOT, TRANSLATIONS
from generator.text.message_sources import all_domains
from generator.text.po_files import read_po
from generator.translate import weblate

COMPONENTS = {component["slug"]: component for component in weblate.components()}
CHECKS = {
    "begin_newline",
    "begin_space",
    "check_glossary",
    "double_space",
    "duplicate",
    "end_colon",
    "end_ellipsis",
    "end_exclamation",
    "end_interrobang",
    "end_newline",
    "end_question",
    "end_semicolon",
    "end_space",
    "end_stop",
    "escaped_newline",
    "inconsistent",
    "max-length",
    "multiple_capital",
    "newline-count",
    "placeholders",
    "plurals",
    "regex",
    "reused",
    "same",
    "same-plurals",
    "translated",
    "xml-invalid",
    "xml-tags",
    "zero-width-space",
}
"""Weblate's own names of the checks that concern plain texts in PO files."""


def _flag(name: str) -> re.Pattern[str]:
    flag = next(flag for flag in weblate.flags(COMPONENTS["site"]) if flag.startswith(f"{name}:"))
    return re.compile(flag.removeprefix(f'{name}:r"').removesuffix('"'))


def test_every_domain_has_its_component() -> None:
    domains = set(all_domains(load()))
    missing, gone = domains - COMPONENTS.keys(), COMPONENTS.keys() - domains
    assert (missing, gone) == (set(), set()), "run 'fathom locale extract'"
    assert not weblate.is_stale(load())


def test_a_new_game_gets_its_components_and_one_that_left_loses_them(tmp_path: Path) -> None:
    catalog = load()
    shutil.copy(LOCALES / weblate.FILE, tmp_path)
    game = catalog.games["abyss"]
    other = replace(game, game=game.game.model_copy(update={"id": "reef", "name": "Reef"}))
    both = replace(catalog, games={**catalog.games, "reef": other})
    assert weblate.write(both, tmp_path)
    assert not weblate.write(both, tmp_path)
    written = {component["slug"]: component for component in weblate.components(tmp_path)}
    assert written["reef-checker"]["name"] == "Reef: checkers"
    assert written["reef-checker"]["filemask"] == "locales/*/LC_MESSAGES/reef-checker.po"
    assert {slug: written[slug] for slug in COMPONENTS} == COMPONENTS
    assert weblate.write(catalog, tmp_path)
    assert (tmp_path / weblate.FILE).read_text("utf-8") == (LOCALES / weblate.FILE).read_text("utf-8")


def test_every_mask_finds_the_files_of_all_languages() -> None:
    wanted = re.compile(COMPONENTS["site"]["language_regex"])
    for slug, component in COMPONENTS.items():
        before, _star, after = component["filemask"].partition("*")
        for lang in TRANSLATIONS:
            assert (ROOT / f"{before}{lang}{after}").is_file(), f"{slug}: {lang}"
            assert wanted.search(lang)
        assert (ROOT / component["new_base"]).is_file()


def test_every_po_file_belongs_to_a_component() -> None:
    masks = {component["filemask"] for component in COMPONENTS.values()}
    for path in LOCALES.glob("*/LC_MESSAGES/*.po"):
        parts = path.relative_to(ROOT).parts
        assert "/".join((parts[0], "*", *parts[2:])) in masks


def test_languages_without_po_files_of_their_own_are_left_out() -> None:
    wanted = re.compile(COMPONENTS["site"]["language_regex"])
    derived = [path.name for path in LOCALES.iterdir() if (path / "LC_MESSAGES").is_dir()]
    assert {lang for lang in derived if wanted.search(lang)} <= set(TRANSLATIONS)
    assert all(wanted.search(code) for code in ("fr", "pt_BR", *TRANSLATIONS))


def test_components_differ_only_in_what_is_their_own() -> None:
    alike = [
        {name: value for name, value in component.items() if name not in weblate.OWN}
        for component in COMPONENTS.values()
    ]
    assert all(settings == alike[0] for settings in alike)
    assert set(alike[0]) == set(weblate.SETTINGS), "each setting is explained in the guide"


def test_checks_are_called_as_weblate_calls_them() -> None:
    for component in COMPONENTS.values():
        assert set(component["enforced_checks"]) <= CHECKS
        assert {name.replace("-", "_") for name in weblate.switched_off(component)} <= {
            name.replace("-", "_") for name in CHECKS
        }


@pytest.mark.slow
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_enforced_flags_find_nothing_in_the_files_as_they_are(lang: str) -> None:
    placeholders, whole = _flag("placeholders"), _flag("regex")
    wrong = []
    for slug in COMPONENTS:
        for entry in read_po(LOCALES / lang / "LC_MESSAGES" / f"{slug}.po").translated_entries():
            english = set(placeholders.findall(entry.msgid)) | set(placeholders.findall(entry.msgid_plural))
            for text in [entry.msgstr] if not entry.msgid_plural else entry.msgstr_plural.values():
                single = len(entry.msgstr_plural) == 1
                found = set(placeholders.findall(text))
                wrong += [text] if not whole.search(text) or found - english else []
                wrong += [text] if not entry.msgid_plural and english - found and not single else []
    assert not wrong


@pytest.mark.parametrize("text", ["{term:pearl|pearls", "term:pearl}", "{}", "{a|}", "{a{b}}"])
def test_broken_braces_do_not_match(text: str) -> None:
    assert not _flag("regex").search(text)


def test_a_placeholder_is_what_stands_before_the_bar() -> None:
    assert _flag("placeholders").findall("{term:pearl|pereł} i {lord:the-jailer} za {count} i {n#key-token|acc}") == [
        "{term:pearl",
        "{lord:the-jailer",
        "{count",
        "{n",
    ]
