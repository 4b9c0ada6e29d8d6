"""Whoever saves a PO file while a command is at work loses nothing, and neither does a power cut or a kill."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polib
import pytest

from generator.text import po_files as po_files
from generator.text.message_sources import Source
from generator.text.po_files import ChangedMeanwhileError, WordsError, Writing, read_po, write_whole
from generator.translate.update import update_files
from tests.locales.exchange_helpers import Desk, EmptyCatalog
from tests.locales.po_samples import by_key, source, write_po

ONE, TWO = source("One card"), source("Two cards")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A PO file with two finished texts."""
    made = Desk(tmp_path)
    texts = {"One card": "Jedna karta", "Two cards": "Dwie karty"}
    made.has(*(polib.POEntry(msgid=english, msgstr=polish) for english, polish in texts.items()))
    made.sources = (ONE, TWO)
    return made


def before_it_is_written(monkeypatch: pytest.MonkeyPatch, save: Callable[[], object], times: int = 1) -> None:
    """Do ``save`` the first times that a command has made up its mind and begins to write."""
    commit, left = Writing.commit, [times]

    def late(writing: Writing) -> None:
        if left[0]:
            left[0] -= 1
            save()
        commit(writing)

    monkeypatch.setattr(Writing, "commit", late)


def update(desk: Desk, *texts: Source) -> None:
    """``fathom locale update`` of the one file."""
    update_files(EmptyCatalog(), {"site": by_key(*texts)}, ["pl"], locales=desk.folder)  # type: ignore[arg-type]


def test_what_is_saved_during_an_update_is_merged(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before_it_is_written(
        monkeypatch, lambda: desk.path.write_bytes(desk.path.read_bytes().replace(b"Dwie karty", b"Karty dwie"))
    )
    update(desk, ONE, TWO, source("Three cards"))
    assert desk.current("Two cards").msgstr == "Karty dwie"
    assert desk.current("Three cards").msgstr == ""


def test_an_update_gives_up_with_nothing_written_where_somebody_keeps_saving(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = iter(range(100))

    def save() -> None:
        desk.path.write_text(f"# save {next(count)}\n" + desk.path.read_text(encoding="utf-8"), encoding="utf-8")

    before_it_is_written(monkeypatch, save, times=100)
    with pytest.raises(ChangedMeanwhileError, match="somebody saved the file while the command was at work"):
        update(desk, ONE, TWO, source("Three cards"))
    assert "Three cards" not in desk.path.read_text(encoding="utf-8")
    assert [path.name for path in desk.folder.glob("*.pot")] == []


def test_what_is_saved_during_an_import_is_not_overwritten(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    exported = desk.export()
    exported.write_text(exported.read_text(encoding="utf-8-sig").replace("Dwie karty", "Dwie karty!"), encoding="utf-8")
    before_it_is_written(
        monkeypatch,
        lambda: desk.path.write_bytes(
            desk.path.read_bytes().replace(b"Dwie karty", b"Karty dwie").replace(b"Jedna", b"Pewna")
        ),
    )
    outcome = desk.apply(exported)
    assert desk.current("One card").msgstr == "Pewna karta"
    assert desk.current("Two cards").msgstr == "Karty dwie"
    assert any("was changed by somebody else too" in str(finding) for finding in outcome.findings)


def test_a_file_that_appears_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "pl.xlf").write_text("somebody's work")
    with pytest.raises(ChangedMeanwhileError):
        write_whole(tmp_path / "pl.xlf", b"export", seen="")
    assert os.listdir(tmp_path) == ["pl.xlf"]


def test_several_files_are_written_together_or_not_at_all(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    other = desk.path.with_name("checker.po")
    write_po(read_po(desk.path), other)
    writing = Writing()
    for path in (desk.path, other):
        file = writing.read(path)
        assert file
        file[0].msgstr = "Karta"
        writing.put(file, path)
    other.write_bytes(other.read_bytes() + b"\n# a remark\n")
    with pytest.raises(ChangedMeanwhileError):
        writing.commit()
    assert desk.current("One card").msgstr == "Jedna karta"
    assert sorted(os.listdir(desk.path.parent)) == ["checker.po", "site.po"]


def test_a_full_disk_gets_a_sentence_and_no_file_changes(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    before = desk.path.read_bytes()
    with pytest.raises(WordsError, match="no room left on the disk"):
        update(desk, ONE, TWO, source("Three cards"))
    assert desk.path.read_bytes() == before
    assert os.listdir(desk.path.parent) == ["site.po"]


def test_a_file_is_safe_on_the_disk_before_it_takes_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def told(name: str, does: Callable[..., object]) -> None:
        def instead(*arguments: Any) -> None:
            done.append(name)
            does(*arguments)

        monkeypatch.setattr(os, name, instead)

    told("fsync", os.fsync)
    told("replace", os.replace)
    write_whole(tmp_path / "site.po", b"text")
    assert done[:2] == ["fsync", "replace"]


def test_what_a_killed_command_left_is_swept_up_and_what_another_writes_is_not(desk: Desk) -> None:
    litter = desk.path.with_name(".site.po.fathom-abcdef")
    at_work = desk.path.with_name(".site.po.fathom-ghijkl")
    litter.touch()
    at_work.touch()
    os.utime(litter, (0, 0))
    write_whole(desk.path, b"text")
    assert not litter.exists()
    assert at_work.exists()


def test_a_link_to_a_po_file_stays_a_link(desk: Desk, tmp_path: Path) -> None:
    (link := tmp_path / "link.po").symlink_to(desk.path)
    write_whole(link, b"text")
    assert link.is_symlink()
    assert desk.path.read_bytes() == b"text"
