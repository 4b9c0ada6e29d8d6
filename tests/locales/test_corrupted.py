"""Broken PO files of every kind: each command tells of them with file and line, ends well, and writes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.render.translation_status import survey
from generator.text.languages import LOCALES, ROOT
from generator.text.po_files import WordsError, read_po
from generator.text.words import Words
from generator.translate.check.run import check_language
from generator.translate.update import update
from tests.full import rest_in_full
from tests.locales.check_helpers import GOOD, TEXT, OneLordCatalog, one_lord_shared
from tests.locales.po_samples import by_key, po, source

pytestmark = pytest.mark.slow

EVERY = {"site": by_key(source("one"), source(TEXT), source("{n} pearl", "{n} pearls"))}
SOUND = f"""# Ola looks after this
#: rule:abyss.turn catalog/data/x.yaml:3
msgid "one"
msgstr "jeden"

#. What a turn is
#: rule:abyss.turn catalog/data/x.yaml:3
msgid "{TEXT}"
msgstr "{GOOD}"

#: rule:abyss.turn catalog/data/x.yaml:3
msgid "{{n}} pearl"
msgid_plural "{{n}} pearls"
msgstr[0] "{{n}} perła"
msgstr[1] "{{n}} perły"
msgstr[2] "{{n}} pereł"

#~ msgid "three"
#~ msgstr "trzy"
"""


def replaced(old: str, new: str) -> Callable[[bytes], bytes]:
    assert old.encode() in SOUND.encode() or old in ("charset=UTF-8", "\n")
    return lambda raw: raw.replace(old.encode(), new.encode(), 1)


# How the file is broken, the line that is told, and a part of what is told.
BROKEN: dict[str, tuple[Callable[[bytes], bytes], int, str]] = {
    "nothing": (lambda raw: b"", 1, "the file is empty"),
    "blanks": (lambda raw: b"\n \n", 1, "the file is empty"),
    "half a file": (lambda raw: raw[: raw.index(b"jeden") + 3], 10, "quotation mark is missing"),
    "Latin-2": (lambda raw: raw.decode().replace("ć", "c").encode("iso-8859-2"), 15, "0xb3"),
    "UTF-16": (lambda raw: raw.decode().encode("utf-16"), 1, "UTF-16"),
    "UTF-16 without a mark": (lambda raw: raw.decode().encode("utf-16-le"), 1, "UTF-16"),
    "a picture": (lambda raw: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 1, "0x89"),
    "a web page": (lambda raw: b"<!DOCTYPE html>\n<title>404</title>\n", 1, "no line of a PO file"),
    "another charset": (replaced("charset=UTF-8", "charset=ISO-8859-2"), 4, "another encoding"),
    "a byte order mark": (lambda raw: b"\xef\xbb\xbf" + raw, 1, "byte order mark"),
    "a NUL": (replaced("jeden", "je\0den"), 10, "NUL"),
    "an unclosed quotation mark": (replaced('"jeden"', '"jeden'), 10, "quotation mark is missing"),
    "a quotation mark inside": (replaced("jeden", 'je"den'), 10, "quotation mark is missing"),
    "quotation marks inside": (replaced("jeden", 'to "jeden" z'), 10, "no line of a PO file"),
    "a conflict": (
        replaced('msgstr "jeden"', '<<<<<<< HEAD\nmsgstr "jeden"\n=======\nmsgstr "raz"\n>>>>>>> ola'),
        10,
        "conflict",
    ),
    "a conflict in the header": (replaced("\n", "\n<<<<<<< HEAD\n"), 2, "conflict"),
    "a message twice": (replaced("#~ msgid", 'msgid "one"\nmsgstr "raz"\n\n#~ msgid'), 24, "stands twice"),
    "no translation line": (replaced('msgstr "jeden"\n', ""), 9, "has no msgstr"),
    "no text line": (replaced('msgid "one"\n', ""), 9, "msgid before it is missing"),
    "a form without number": (replaced("msgstr[1]", "msgstr[]"), 21, "no line of a PO file"),
    "a form twice": (replaced("msgstr[1]", "msgstr[0]"), 21, "stands twice"),
    "forms without a plural": (replaced('msgid_plural "{n} pearls"\n', ""), 18, "no msgid_plural"),
    "a plural with one text": (
        replaced('msgstr[0] "{n} perła"\nmsgstr[1] "{n} perły"\nmsgstr[2]', "msgstr"),
        18,
        "no msgstr[0]",
    ),
    "a tag between messages": (replaced("#. What", "<script>\n#. What"), 12, "no line of a PO file"),
    "a tag for earlier English": (replaced("#. What", "#| <b>\n#. What"), 12, "no line of a PO file"),
    "a merged line": (replaced('one"\nmsgstr', 'one" msgstr'), 9, "no line of a PO file"),
    "a remark at the end": (lambda raw: raw + b"\n# and now?\n", 27, "belongs to no message"),
}


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of languages with one sound file, ``site.po`` of Polish, its template, and a program of three texts."""
    for module in ("translate.update", "render.translation_status"):
        monkeypatch.setattr(f"generator.{module}.sources", lambda *_arguments: EVERY)
    folder = tmp_path / "locales" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    po(tmp_path, SOUND).rename(folder / "site.po")
    return tmp_path / "locales"


COMMANDS: dict[str, Callable[[Path], object]] = {
    "update": lambda locales: update(OneLordCatalog(), ["pl"], locales=locales),  # type: ignore[arg-type]
    "status": lambda locales: survey(OneLordCatalog(), ["pl"], locales=locales),  # type: ignore[arg-type]
    "build": lambda locales: Words("pl", locales).load(["site"]),
}


def state(locales: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(locales.rglob("*")) if path.is_file()}


def test_the_sound_file_has_no_finding(locales: Path) -> None:
    assert list(check_language(one_lord_shared(), "pl", EVERY, locales)) == []
    for command in COMMANDS.values():
        command(locales)


@pytest.mark.parametrize("name", BROKEN)
def test_broken_files(name: str, locales: Path) -> None:
    breaking, line, message = BROKEN[name]
    path = locales / "pl" / "LC_MESSAGES" / "site.po"
    path.write_bytes(breaking(path.read_bytes()))
    before = state(locales)
    finding = next(check_language(one_lord_shared(), "pl", EVERY, locales))
    assert (finding.check, finding.file, finding.line) == ("po-unreadable", str(path), line)
    assert (finding.lang, finding.domain, finding.level) == ("pl", "site", "error")
    assert message in str(finding.message)
    assert str(finding.hint)
    for command in COMMANDS.values():
        with pytest.raises(WordsError) as caught:
            command(locales)
        assert caught.value.findings[0] == finding
    assert state(locales) == before


def test_a_folder_instead_of_a_file(locales: Path) -> None:
    path = locales / "pl" / "LC_MESSAGES" / "site.po"
    path.unlink()
    path.mkdir()
    finding = next(check_language(one_lord_shared(), "pl", EVERY, locales))
    assert (finding.check, "folder" in str(finding.message)) == ("po-unreadable", True)
    for command in COMMANDS.values():
        with pytest.raises(WordsError):
            command(locales)
    assert state(locales) == {}


def test_a_folder_instead_of_a_template(locales: Path) -> None:
    (locales / "site.pot").mkdir()
    before = state(locales)
    with pytest.raises(WordsError) as caught:
        update(OneLordCatalog(), ["pl"], locales=locales)  # type: ignore[arg-type]
    assert caught.value.findings[0].file.endswith("site.pot")
    assert state(locales) == before


def test_a_file_instead_of_a_folder(locales: Path) -> None:
    (locales / "ja").write_text("not a folder", encoding="utf-8")
    finding = next(check_language(one_lord_shared(), "ja", EVERY, locales))
    assert finding.check == "po-unreadable"
    with pytest.raises(WordsError):
        update(OneLordCatalog(), ["ja"], locales=locales)  # type: ignore[arg-type]


def test_a_file_that_may_not_be_read(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may be the superuser, to whom nothing is forbidden."""
    before = state(locales)

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        finding = next(check_language(one_lord_shared(), "pl", EVERY, locales))
        assert "you may not do that" in str(finding.message)
        for command in COMMANDS.values():
            with pytest.raises(WordsError):
                command(locales)
    assert state(locales) == before


@pytest.mark.parametrize("broken", ["tempfile.mkstemp", "os.replace", "os.fdopen"])
def test_a_file_that_cannot_be_written(broken: str, locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = state(locales)

    def refuse(*_arguments: object, **_named: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(broken, refuse)
        with pytest.raises(WordsError) as caught:
            update(OneLordCatalog(), ["pl"], locales=locales)  # type: ignore[arg-type]
    assert "no room left on the disk" in str(caught.value.findings[0].message)
    assert state(locales) == before


HARMLESS: dict[str, tuple[Callable[[bytes], bytes], int, str, str]] = {
    "a tag in a translation": (replaced("jeden", "<b>jeden</b>"), 10, "po-markup", "error"),
    "a script in a translation": (replaced("jeden", "<script>alert(1)</script>"), 10, "po-markup", "error"),
    "an entity in a translation": (replaced("jeden", "jeden&nbsp;raz"), 10, "po-markup", "error"),
    "a link in a translation": (replaced("jeden", "[jeden](javascript:alert)"), 10, "po-markup", "error"),
    "braces in a translation": (replaced("jeden", "{jeden"), 10, "po-placeholder", "error"),
    "a tag in a form": (replaced("perły", "<i>perły"), 21, "po-markup", "error"),
    "a tag in a remark": (replaced("Ola", "<script>Ola"), 10, "po-comment", "warning"),
    "a link in a remark": (replaced("Ola", "[Ola](javascript:alert)"), 10, "po-comment", "warning"),
    "a tag in a comment": (replaced("What", "<b>What"), 15, "po-comment", "warning"),
    "an entity in a comment": (replaced("What", "&nbsp;What"), 15, "po-comment", "warning"),
    "a tag in a place": (replaced("rule:abyss.turn", "<script>"), 10, "po-comment", "warning"),
    "a tag in a flag": (replaced("#. What", "#, <script>\n#. What"), 16, "po-comment", "warning"),
    "braces in a flag": (replaced("#. What", "#, {x}\n#. What"), 16, "po-comment", "warning"),
    "a slip in a flag": (replaced("#. What", "#, fuzy\n#. What"), 16, "po-comment", "warning"),
    "a tag in earlier English": (
        replaced("#. What", '#, fuzzy\n#| msgid "<b>"\n#. What'),
        17,
        "po-comment",
        "warning",
    ),
    "a tag in the header": (replaced("charset=UTF-8", "charset=UTF-8 <script>"), 1, "po-comment", "warning"),
    "a language of tags": (lambda raw: raw.replace(b"Language: pl", b"Language: <b>"), 1, "po-header", "error"),
    "a form too many": (replaced("msgstr[2]", 'msgstr[5] "x"\nmsgstr[2]'), 22, "po-plural", "error"),
    "a form missing": (replaced('msgstr[2] "{n} pereł"\n', ""), 20, "po-plural", "error"),
    "5 MB": (replaced("jeden", "jeden  " * 750_000), 10, "po-size", "error"),
}


@pytest.mark.parametrize("name", HARMLESS)
def test_faults_that_leave_the_file_readable(name: str, locales: Path) -> None:
    """They are found at their line, ``update`` keeps the translation, and a build can go on."""
    breaking, line, check, level = HARMLESS[name]
    path = locales / "pl" / "LC_MESSAGES" / "site.po"
    path.write_bytes(breaking(path.read_bytes()))
    given = {entry.msgid: (entry.msgstr, entry.tcomment) for entry in read_po(path)}
    found_at = [(item.check, item.line, item.level) for item in check_language(one_lord_shared(), "pl", EVERY, locales)]
    assert (check, line, level) in found_at
    for command in COMMANDS.values():
        command(locales)
    kept = {entry.msgid: (entry.msgstr, entry.tcomment) for entry in read_po(path)}
    for msgid, (msgstr, remark) in given.items():
        assert kept[msgid][0] == msgstr
        assert remark in kept[msgid][1]


def test_windows_line_ends_are_no_fault_and_are_fixed_by_update(locales: Path) -> None:
    path = locales / "pl" / "LC_MESSAGES" / "site.po"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert list(check_language(one_lord_shared(), "pl", EVERY, locales)) == []
    update(OneLordCatalog(), ["pl"], locales=locales)  # type: ignore[arg-type]
    assert b"\r" not in path.read_bytes()
    assert [entry.msgstr for entry in read_po(path)][:2] == ["jeden", GOOD]


def fathom(locales: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "generator.cli", "--lang", "pl", *arguments]
    environment = {**os.environ, "FATHOM_LOCALES": str(locales), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "command", rest_in_full(["check", "update", "status", "build"], ("update", "status").__contains__)
)
def test_the_command_line_tells_of_broken_files_and_leaves_them(command: str, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES, locales)
    folder = locales / "pl" / "LC_MESSAGES"
    for domain, old, new in (("abyss", b'\nmsgstr "', b'\n<<<<<<< HEAD\nmsgstr "'), ("checker", b'"\n', b"\n")):
        path = folder / f"{domain}.po"
        path.write_bytes(path.read_bytes().replace(old, new, 1))
    before = state(locales)
    arguments = ["build", "--to", str(tmp_path / "site")] if command == "build" else ["locale", command]
    ended = fathom(locales, *arguments)
    assert ended.returncode == 1, ended.stderr
    assert "Traceback" not in ended.stderr
    assert "abyss.po:" in ended.stdout
    assert "checker.po:" in ended.stdout or command == "status"
    assert state(locales) == before
    assert not (tmp_path / "site").exists()
