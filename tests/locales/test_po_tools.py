"""PO files as every PO tool expects them: gettext, i18nspector and Poedit take them without complaint.

`make test` installs the tools where it can. What they still complain of is listed here, with the reason why it stays.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import polib
import pytest

from catalog import load
from generator.text.languages import LANGUAGES, LOCALES, ROOT, TRANSLATIONS
from generator.text.po_files import read_po
from generator.text.po_header import same_plural_forms, template_header, translation_header
from generator.translate.merge import merge
from generator.translate.update import update
from tests.locales.po_samples import by_key, po, source, write_po

pytestmark = pytest.mark.slow

ACCEPTED = {
    # There is no public address yet to which faults of the English could be sent. A maintainer who writes one into a
    # template finds it in every PO file after the next update.
    "no-report-msgid-bugs-to-header-field",
    # Nobody has signed the files. An editor fills the field in when a translator saves; a made-up name would be worse.
    "invalid-last-translator",
    # The texts are not numbered apart from the program, and a version would change every file with each release.
    "no-version-in-project-id-version",
    # It knows languages by country only. The script is what tells the two Chinese apart, as Poedit and Weblate do it.
    "invalid-language",
    "unable-to-determine-language",
    # A date that every change of the English would change in every file, so that two branches would fight over it.
    "no-date-header-field",
    # A language that is made from another needs no text of its own.
    "empty-file",
}

DATE = "2024-01-01 00:00+0000"


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository's PO files, brought up to date."""
    folder = tmp_path_factory.mktemp("files") / "locales"
    shutil.copytree(LOCALES, folder)
    update(load(), locales=folder)
    return folder


def run(command: Sequence[str], *files: Path) -> str:
    """What a tool says of files; skips the test where the tool is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    ended = subprocess.run([*command, *map(str, files)], env=environment, capture_output=True, text=True, check=False)
    return ended.stdout + ended.stderr


def po_files(locales: Path) -> list[Path]:
    return sorted(locales.rglob("*.po"))


def test_gettext_compiles_every_file(locales: Path) -> None:
    for path in po_files(locales):
        assert run(["msgfmt", "-c", "--check-header", "--check-domain", "-o", os.devnull], path) == ""


def test_gettext_reads_what_it_would_write(locales: Path) -> None:
    """Another program's copy of a file, folded at 79 columns, holds the same messages."""
    for path in po_files(locales):
        copied = run(["msgcat", "--width=79"], path)
        assert [entry.msgstr for entry in polib.pofile(copied)] == [entry.msgstr for entry in read_po(path)]


def test_gettext_has_nothing_to_merge(locales: Path, tmp_path: Path) -> None:
    """Nor has an editor that brings a file up to date from its template: then it changes no line, but for glossaries.

    A glossary's template asks for what some languages need, such as readings, and others do not.
    """
    for path in po_files(locales):
        lang, domain = path.parts[-3], path.stem
        if lang in TRANSLATIONS and not domain.endswith("-glossary"):
            merged = tmp_path / "merged.po"
            command = ["msgmerge", "--quiet", "--no-wrap", "--no-fuzzy-matching", "--output-file", str(merged)]
            assert run(command, path, locales / f"{domain}.pot") == ""
            assert merged.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), path


def test_i18nspector(locales: Path) -> None:
    told = run(["i18nspector"], *po_files(locales), *sorted(locales.glob("*.pot")))
    complaints = [line for line in told.splitlines() if line.split(": ", 2)[2].split()[0] not in ACCEPTED]
    assert complaints == []


def test_every_header_is_whole(locales: Path) -> None:
    for lang in TRANSLATIONS:
        for path in sorted((locales / lang).rglob("*.po")):
            header = read_po(path).metadata
            assert list(header)[:11] == [
                "Project-Id-Version",
                "Report-Msgid-Bugs-To",
                "PO-Revision-Date",
                "Last-Translator",
                "Language-Team",
                "Language",
                "MIME-Version",
                "Content-Type",
                "Content-Transfer-Encoding",
                "Plural-Forms",
                "X-Source-Language",
            ]
            assert header["Language"] == lang
            assert header["X-Source-Language"] == "en"
            assert header["Language-Team"] == LANGUAGES[lang].english
            assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d[+-]\d{4}", header["PO-Revision-Date"])


def test_templates_ask_for_what_translations_fill_in(locales: Path) -> None:
    for path in sorted(locales.glob("*.pot")):
        header = polib.pofile(str(path)).metadata
        assert header["PO-Revision-Date"] == "YEAR-MO-DA HO:MI+ZONE"
        assert header["Plural-Forms"] == "nplurals=INTEGER; plural=EXPRESSION;"


def test_a_header_keeps_what_people_and_editors_wrote() -> None:
    written = {
        "Report-Msgid-Bugs-To": "https://example.org/faults",
        "PO-Revision-Date": "2030-05-05 10:00+0200",
        "Last-Translator": "Ola <ola@example.org>",
        "Language-Team": "Zespół <zespol@example.org>",
        "X-Generator": "Poedit 3.4",
        "X-Poedit-Bookmarks": "1,-1",
        "Language": "pl_PL",
        "Plural-Forms": "nplurals=2; plural=(n != 1);",
        "Content-Type": "text/plain; charset=ISO-8859-2",
    }
    header = translation_header(written, "pl", "site", DATE)
    for name in list(written)[:6]:
        assert header[name] == written[name]
    assert header["Language"] == "pl"
    assert header["Plural-Forms"] == LANGUAGES["pl"].plural_forms
    assert header["Content-Type"] == "text/plain; charset=UTF-8"
    assert translation_header(header, "pl", "site", DATE) == header


def test_a_header_that_asks_is_filled_in() -> None:
    """As in a file that somebody made by copying the template."""
    header = translation_header(template_header("site"), "pl", "site", DATE)
    assert (header["PO-Revision-Date"], header["Last-Translator"], header["Language-Team"]) == (DATE, "", "Polish")


def test_the_address_for_faults_spreads_from_the_template() -> None:
    assert translation_header({}, "pl", "site", DATE, "https://example.org/")["Report-Msgid-Bugs-To"] == (
        "https://example.org/"
    )


def test_another_spelling_of_the_plural_formula_stays() -> None:
    given = "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"
    assert same_plural_forms(given, LANGUAGES["pl"])
    assert translation_header({"Plural-Forms": given}, "pl", "site", DATE)["Plural-Forms"] == given


LONG = "Pay exactly the races that the cost asks for, and take care that no ally is left over. " * 2
OURS = f"""# Ola looks after this
#. What a turn is
#. Page: abyss/rules/
#: rule:abyss.turn catalog/data/x.yaml
msgid "{LONG.strip()}"
msgstr "{LONG.strip()}"

#: rule:abyss.turn catalog/data/x.yaml
#, fuzzy
#| msgid "Pearl"
msgid "Pearls"
msgstr "Perły"

#~ msgid "three"
#~ msgstr "trzy"
"""


def test_a_file_saved_by_an_editor_comes_back_with_the_smallest_difference(tmp_path: Path) -> None:
    """Poedit folds long lines, sorts the header again, and signs what it writes."""
    path = po(tmp_path, OURS)
    texts = by_key(source(LONG.strip()), source("Pearls"))
    texts[(None, LONG.strip())].comments[:] = ["What a turn is", "Page: abyss/rules/"]

    def updated() -> str:
        new, _change = merge(read_po(path), texts, "pl", "site", None, DATE)
        write_po(new, path)
        return path.read_text(encoding="utf-8")

    before = updated()
    saved = polib.pofile(str(path), wrapwidth=79)
    signed = {
        "X-Generator": "Poedit 3.4.2",
        "Last-Translator": "Ola <ola@example.org>",
        "PO-Revision-Date": "2030-05-05 10:00+0200",
        "X-Poedit-Basepath": "../../..",
    }
    saved.metadata.update(signed)
    saved.save(str(path))
    folded = path.read_text(encoding="utf-8")
    assert 'msgid ""\n"Pay' in folded
    path.write_text(folded.replace("\n", "\r\n"), encoding="utf-8", newline="")
    after = updated()
    changed = set(after.splitlines()) - set(before.splitlines())
    assert changed == {f'"{name}: {value}\\n"' for name, value in signed.items()}
    assert set(before.splitlines()) - set(after.splitlines()) == {
        '"Last-Translator: \\n"',
        f'"PO-Revision-Date: {DATE}\\n"',
    }
    assert updated() == after


@pytest.mark.full
def test_the_same_bytes_on_every_machine(tmp_path: Path) -> None:
    """Whatever the time zone, the system's language and the order of sets."""
    machines = (
        {"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "1"},
        {"TZ": "America/Lima", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "4242", "PYTHONUTF8": "0", "FATHOM_LANG": "ja"},
    )
    contents = []
    for number, machine in enumerate(machines):
        folder = tmp_path / str(number)
        shutil.copytree(LOCALES, folder)
        for path in folder.rglob("*.po"):
            # Something has to be done, or nothing is written.
            path.write_text(path.read_text(encoding="utf-8").replace('"MIME-Version', '"X-Odd: 1\\n"\n"MIME-Version'))
        environment = {**os.environ, **machine, "FATHOM_LOCALES": str(folder), "SOURCE_DATE_EPOCH": "1700000000"}
        command = [sys.executable, "-m", "generator.cli", "locale", "update"]
        assert subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode == 0
        contents.append({str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.po*"))})
    assert contents[0] == contents[1]


def test_no_change_in_no_change_out(locales: Path) -> None:
    times = {path: path.stat().st_mtime_ns for path in locales.rglob("*.po*")}
    assert not any(change.written for change in update(load(), locales=locales))
    assert {path: path.stat().st_mtime_ns for path in locales.rglob("*.po*")} == times
