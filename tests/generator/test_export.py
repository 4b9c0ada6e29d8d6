"""``fathom export``: what it writes, that it writes it whole or not at all, and how it refuses."""

from __future__ import annotations

import filecmp
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.cli.main import main
from generator.export import api, database, release
from generator.pages.developer_guide import DATA
from generator.publish import data_files, site_folder
from generator.publish.written_pages import Shared
from generator.text.errors import BuildFailedError
from generator.text.languages import ROOT
from tests.generator import planted

pytestmark = pytest.mark.slow


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the tests of how files are written the reading of all translations."""
    monkeypatch.setattr(data_files, "read_shared", lambda catalog, *_: Shared(catalog, {}, None))


def below(folder: Path) -> dict[str, str]:
    """The checksum of every file below a folder, by its path."""
    names = site_folder.files_below(folder)
    return {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names}


def test_two_exports_of_one_commit_are_the_same_to_the_byte(data_dir: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "generator.cli", "export", "--to", str(tmp_path / "again")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"Files written: {len(below(data_dir)) - 1}; in {tmp_path / 'again'}" in done.stderr
    assert below(tmp_path / "again") == below(data_dir)
    assert os.listdir(tmp_path) == ["again"]


@pytest.mark.usefixtures("read_once")
def test_an_export_takes_the_place_of_an_earlier_one_and_of_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(_site: object, root: Path) -> None:
        (root / "small.json").write_text("{}", encoding="utf-8")

    monkeypatch.setattr(data_files, "write", quick)
    target = tmp_path / "data"
    for _time in range(2):
        assert data_files.export(target) == 1
    assert sorted(os.listdir(target)) == [data_files.MARK, "small.json"]
    (target / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BuildFailedError, match=r"mine\.txt"):
        data_files.export(target)
    assert (target / "mine.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize("ending", [KeyboardInterrupt, OSError, ValueError])
def test_half_an_export_is_never_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: type[BaseException]
) -> None:
    def stop(_site: object, root: Path) -> None:
        (root / database.DATABASE).write_bytes(b"half")
        raise ending

    monkeypatch.setattr(data_files, "write", stop)
    target = tmp_path / "data"
    target.mkdir()
    with pytest.raises(ending):
        data_files.export(target)
    assert os.listdir(tmp_path) == ["data"]
    assert os.listdir(target) == []


def _file(folder: Path) -> Path:
    (folder / "data").write_text("mine", encoding="utf-8")
    return folder / "data"


def _full(folder: Path) -> Path:
    (folder / "data").mkdir()
    (folder / "data" / "mine.txt").write_text("mine", encoding="utf-8")
    return folder / "data"


def _below_a_file(folder: Path) -> Path:
    return _file(folder) / "below"


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize(
    ("place", "code", "told"),
    [
        (_file, 2, "is a file"),
        (_full, 1, "mine.txt"),
        (lambda _folder: ROOT / "generator", 1, "Name another folder"),
        (_below_a_file, 1, "data is a file. Name a folder."),
    ],
)
def test_a_folder_that_cannot_be_written_gets_a_clear_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: Callable[[Path], Path], code: int, told: str
) -> None:
    target = place(tmp_path)
    before = below(tmp_path)
    assert main(["--lang", "en", "export", "--to", str(target)]) == code
    said = capsys.readouterr().err
    assert told in said
    assert str(target if target.exists() else target.parent) in said
    assert below(tmp_path) == before


def test_without_a_folder_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "export"]) == 2
    assert "--to" in capsys.readouterr().err


def test_a_broken_translation_ends_it_with_file_and_line(tmp_path: Path) -> None:
    root = planted.locales(tmp_path)
    file = root / "pl" / "LC_MESSAGES" / "abyss.po"
    file.write_text(planted.SPOILT["conflict"](file.read_text(encoding="utf-8")), encoding="utf-8")
    command = [sys.executable, "-m", "generator.cli", "--lang", "en", "export", "--to", str(tmp_path / "data")]
    environment = {**os.environ, "FATHOM_LOCALES": str(root)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "abyss.po:" in done.stdout
    assert sorted(os.listdir(tmp_path)) == ["locales"]


def test_the_database_does_not_tell_which_sqlite_wrote_it(data_dir: Path) -> None:
    head = (data_dir / database.DATABASE).read_bytes()[:100]
    assert head[96:100] == bytes(4)
    assert head[24:28] == head[92:96]
    assert int.from_bytes(head[68:72], "big") == database.APPLICATION
    assert int.from_bytes(head[60:64], "big") == database.FORM


def _git(folder: Path, *arguments: str) -> str:
    settings = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", "-C", str(folder), *settings, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_commit_is_that_of_the_files(tmp_path: Path) -> None:
    release.commit.cache_clear()
    assert release.commit(tmp_path) is None
    _git(tmp_path, "init", "--quiet")
    (tmp_path / "file").write_text("one", encoding="utf-8")
    release.commit.cache_clear()
    assert release.commit(tmp_path) is None  # there is no commit yet
    _git(tmp_path, "add", "file")
    _git(tmp_path, "commit", "--quiet", "--message", "First")
    head = _git(tmp_path, "rev-parse", "HEAD")
    release.commit.cache_clear()
    assert release.commit(tmp_path) == head
    (tmp_path / "other").mkdir()
    assert release.commit(tmp_path / "other") is None  # a copy within the repository of somebody else
    (tmp_path / "file").write_text("two", encoding="utf-8")
    release.commit.cache_clear()
    assert release.commit(tmp_path) == f"{head}-dirty"
    release.commit.cache_clear()


def test_without_git_there_is_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    release.commit.cache_clear()
    assert release.commit() is None
    release.commit.cache_clear()


def test_the_site_has_the_same_files_in_all_languages(site_dir: Path, data_dir: Path) -> None:
    for name in below(data_dir):
        if name == data_files.MARK:
            continue
        on_site = site_dir / name if name.startswith(f"{api.FOLDER}/") else site_dir / DATA / name
        assert on_site.is_file(), name
        if on_site.suffix in (".csv", ".sqlite") and _commit_of(site_dir / api.FOLDER) == _commit_of(
            data_dir / api.FOLDER
        ):
            assert filecmp.cmp(on_site, data_dir / name, shallow=False), name
    index = json.loads((site_dir / api.FOLDER / api.INDEX).read_text(encoding="utf-8"))
    assert all((site_dir / api.FOLDER / name).resolve().is_file() for name in index["tables"])


def _commit_of(folder: Path) -> str:
    return str(json.loads((folder / api.INDEX).read_text(encoding="utf-8"))["commit"])


def test_addresses_without_a_version_lead_on(site_dir: Path) -> None:
    index = json.loads((site_dir / "api" / "v1" / "index.json").read_text(encoding="utf-8"))
    names = ["index.json", "translations.json", "translations.schema.json"]
    for id_, game in index["games"].items():
        names += [*game["data"], *game["schemas"], *game["files"]]
        checkers = [one["id"].replace("/", "/check/") for one in game["checkers"]]
        names += [f"{checker}.{what}.json" for checker in checkers for what in ("request", "answer")]
        names += [f"{id_}/{name}.json" for name in ("checkers", "practice", "schema/checker", "schema/exercise")]
    for name in names:
        old = site_dir / "api" / name
        told = json.loads(old.read_text(encoding="utf-8"))
        assert list(told) == ["$ref"], name
        now = (old.parent / told["$ref"]).resolve()
        assert now.is_file(), name
        assert now.is_relative_to(site_dir / "api" / "v1"), name
    old_files = {path for path in (site_dir / "api").rglob("*.json") if "v1" not in path.relative_to(site_dir).parts}
    assert old_files == {site_dir / "api" / name for name in names}


def test_data_is_not_kept_for_reading_offline(site_dir: Path) -> None:
    listed = json.loads((site_dir / "offline.json").read_text(encoding="utf-8"))
    assert listed["files"]
    assert not [name for name in listed["files"] if name.startswith(("data/", "api/"))]
