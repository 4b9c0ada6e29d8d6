"""A PO file that comes back from an editor brings what its translator edited, and takes nothing from anybody."""

from __future__ import annotations

import subprocess
from pathlib import Path

import polib
import pytest

from generator.cli.exchange import reverts
from generator.text.po_files import read_po
from generator.translate.exchange.importing import Outcome
from generator.translate.exchange.three_way import reverted_texts, target_of
from tests.locales.exchange_helpers import Desk
from tests.locales.po_samples import by_key, source

TEXTS = {"One card": "Jedna karta", "Two cards": "Dwie karty", "Need not": "Drugiego nie musisz", "New": ""}


class Repository(Desk):
    """A PO file under version control, and the copy that a translator downloaded."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.git("init", "-q", "-b", "main")
        self.has(*(polib.POEntry(msgid=english, msgstr=polish) for english, polish in TEXTS.items()))
        self.commit("Ola")

    def git(self, *arguments: str, author: str = "Ola") -> None:
        identity = ["-c", f"user.name={author}", "-c", f"user.email={author}@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, capture_output=True)

    def commit(self, author: str) -> None:
        self.git("add", "-A", author=author)
        self.git("commit", "-q", "-m", "texts", author=author)

    def download(self) -> Path:
        (copy := self.folder.parent / "downloaded.po").write_bytes(self.path.read_bytes())
        return copy

    def texts(self) -> dict[str, str]:
        return {entry.msgid: entry.msgstr for entry in read_po(self.path)}


def edit(path: Path, **texts: str) -> None:
    """What a translator does in the editor, which wraps lines as it likes."""
    file = polib.pofile(str(path), wrapwidth=40)
    for entry in file:
        if entry.msgid.replace(" ", "_") in texts:
            entry.msgstr = texts[entry.msgid.replace(" ", "_")]
    file.save()


def went_in(outcome: Outcome) -> list[str]:
    return [one.english for one in outcome.applied]


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    (folder := tmp_path / "repository").mkdir()
    return Repository(folder)


@pytest.fixture
def downloaded(repository: Repository) -> Path:
    """What was downloaded before a colleague found better words for one text."""
    copy = repository.download()
    repository.translate("Need not", "Rekrutacja drugiego nie jest obowiązkowa")
    repository.commit("Jan")
    return copy


def test_what_was_edited_goes_in_and_what_a_colleague_wrote_stays(repository: Repository, downloaded: Path) -> None:
    edit(downloaded, Two_cards="Karty: dwie", New="Nowa")
    merged = repository.apply(downloaded)
    assert went_in(merged) == ["Two cards", "New"]
    assert repository.texts() == {
        "One card": "Jedna karta",
        "Two cards": "Karty: dwie",
        "New": "Nowa",
        "Need not": "Rekrutacja drugiego nie jest obowiązkowa",
    }
    (older,) = merged.older
    assert (older.older, older.by and older.by.author) == ("Drugiego nie musisz", "Jan")
    assert merged.findings == []


def test_what_both_changed_is_for_people_to_decide(repository: Repository, downloaded: Path) -> None:
    edit(downloaded, Need_not="Drugiego możesz nie brać")
    merged = repository.apply(downloaded)
    assert "changed by Jan on" in str(merged.findings[0])
    assert repository.texts()["Need not"] == "Rekrutacja drugiego nie jest obowiązkowa"
    assert went_in(repository.apply(downloaded, overwrite=True)) == ["Need not"]
    assert repository.texts()["Need not"] == "Drugiego możesz nie brać"


def test_a_translation_of_an_english_text_that_changed_is_told_and_not_lost_silently(
    repository: Repository, downloaded: Path
) -> None:
    file = read_po(repository.path)
    file[:] = [entry for entry in file if entry.msgid != "One card"]
    file.save(str(repository.path))
    edit(downloaded, One_card="Karta jedna")
    (finding,) = repository.apply(downloaded).findings
    assert "the English of this text changed or went away" in str(finding)
    assert finding.text == "Karta jedna"


def test_marks_and_remarks_come_along(repository: Repository, downloaded: Path) -> None:
    file = polib.pofile(str(downloaded))
    file[0].flags, file[0].tcomment = ["fuzzy"], "naprawdę?"
    file.save()
    repository.apply(downloaded)
    assert (repository.current("One card").fuzzy, repository.current("One card").tcomment) == (True, "naprawdę?")


def test_a_dry_run_changes_nothing(repository: Repository, downloaded: Path) -> None:
    edit(downloaded, Two_cards="Karty: dwie")
    before = repository.path.read_bytes()
    assert went_in(repository.apply(downloaded, dry_run=True)) == ["Two cards"]
    assert repository.path.read_bytes() == before


def test_without_a_history_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.has(*(polib.POEntry(msgid=english, msgstr=polish) for english, polish in TEXTS.items()))
    (copy := tmp_path / "copy.po").write_bytes(desk.path.read_bytes())
    edit(copy, Two_cards="Karty: dwie", New="Nowa")
    merged = desk.apply(copy)
    assert went_in(merged) == ["New"]
    assert len(merged.findings) == 1
    assert desk.current("Two cards").msgstr == "Dwie karty"


@pytest.mark.parametrize("flag", ["--fix", "--mend"])
def test_the_option_that_puts_texts_back_is_known_by_its_earlier_name_too(flag: str) -> None:
    assert reverts.make_context("reverts", ["--against", "main", flag]).params["fix"] is True


def test_an_upload_that_takes_texts_back_is_found_and_put_back(repository: Repository, downloaded: Path) -> None:
    edit(downloaded, Two_cards="Karty: dwie")
    repository.path.write_bytes(downloaded.read_bytes())
    (older,) = reverted_texts(repository.path, "main")
    assert (older.english, older.by and older.by.author) == ("Need not", "Jan")
    line = repository.path.read_text(encoding="utf-8").split("\n")[older.line - 1]
    assert line == 'msgid "Need not"'
    reverted_texts(repository.path, "main", fix=True)
    assert repository.texts()["Need not"] == "Rekrutacja drugiego nie jest obowiązkowa"
    assert repository.texts()["Two cards"] == "Karty: dwie"
    assert reverted_texts(repository.path, "main") == []


def test_an_upload_of_todays_file_goes_back_on_nothing(repository: Repository) -> None:
    assert reverted_texts(repository.path, "main") == []
    edit(repository.path, Two_cards="Karty: dwie")
    assert reverted_texts(repository.path, "main") == []


def test_a_file_finds_the_one_that_it_is_a_version_of(repository: Repository, downloaded: Path) -> None:
    texts = by_key(*(source(english) for english in TEXTS))
    domains = {"site": texts, "checker": by_key(source("Other"))}
    assert target_of(read_po(downloaded), domains, repository.folder) == repository.path
    assert target_of(read_po(downloaded), {"checker": by_key(source("Other"))}, repository.folder) is None
    stranger = polib.POFile()
    stranger.metadata = {"Language": "tlh"}
    assert target_of(stranger, domains, repository.folder) is None


def test_an_edit_with_an_error_does_not_replace_what_is_right(repository: Repository, downloaded: Path) -> None:
    repository.sources = tuple(source(english) for english in TEXTS)
    edit(downloaded, Two_cards="Karty: trzy", New="Nowa <b>")
    outcome = repository.apply(downloaded)
    assert [finding.check for finding in outcome.findings] == ["po-number", "po-markup"]
    assert repository.texts()["Two cards"] == "Dwie karty"
    assert repository.current("New").fuzzy
