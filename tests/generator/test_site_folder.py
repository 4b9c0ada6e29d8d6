"""A build writes only where nothing can be lost, puts a whole site in its place, and leaves no litter."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.cli.main import command_help
from generator.publish import build as building
from generator.publish import site_folder
from generator.publish.build import build
from generator.text.errors import BuildFailedError
from generator.text.languages import LOCALES, ROOT


def content(folder: Path) -> dict[str, str]:
    """Every file below a folder with its text."""
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def old_site(folder: Path) -> Path:
    """A site as a build leaves it."""
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "index.html").write_text("old")
    (folder / site_folder.MARK).write_text(json.dumps({"files": ["en/index.html"]}))
    return folder


def replace(target: Path) -> None:
    """Put a site of one file at ``target``."""
    with site_folder.replaced(target) as new:
        (new / "index.html").write_text("new")
        (new / site_folder.MARK).write_text(json.dumps({"files": ["index.html"]}))


def test_a_folder_with_other_peoples_files_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "p" / "sub").mkdir(parents=True)
    (tmp_path / "p" / "sub" / "thesis.txt").write_text("keep")
    with pytest.raises(BuildFailedError, match=r"this command did not write \(sub\)"):
        build(["en"], tmp_path / "p", command_help=command_help)
    assert content(tmp_path) == {"p/sub/thesis.txt": "keep"}


def test_a_file_in_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a file")
    with pytest.raises(BuildFailedError, match="is a file"):
        build(["en"], tmp_path / "site", command_help=command_help)


@pytest.mark.parametrize("folder", [ROOT, ROOT.parent, LOCALES, Path("/")])
def test_the_repository_and_the_translations_are_no_place_for_a_site(folder: Path) -> None:
    with pytest.raises(BuildFailedError, match="is or contains"):
        build(["en"], folder, command_help=command_help)


def test_neither_is_the_working_folder_though_it_be_empty_or_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deep" / "down").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep" / "down")
    (tmp_path / "deep" / site_folder.MARK).write_text("{}")
    for folder in (".", "..", tmp_path):
        with pytest.raises(BuildFailedError, match="the folder that you are in"):
            build(["en"], folder, command_help=command_help)


def test_a_link_is_followed_before_it_is_judged(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(ROOT)
    with pytest.raises(BuildFailedError, match="the folder of Fathom itself"):
        build(["en"], tmp_path / "link", command_help=command_help)


def test_what_somebody_added_to_a_site_is_not_deleted_with_it(tmp_path: Path) -> None:
    site = old_site(tmp_path / "site")
    (site / "CNAME").write_text("example.org")
    with pytest.raises(BuildFailedError, match=r"added since this command wrote it \(CNAME\)"):
        build(["en"], site, command_help=command_help)
    (site / "CNAME").rename(site / ".DS_Store")
    site_folder.check(site)  # what file managers leave lying about is nobody's work


@pytest.mark.parametrize("list_", ["", "{", "[]", "{}", '{"files": 5}', "[" * 100_000])
def test_where_the_list_of_a_site_is_lost_nothing_is_deleted(tmp_path: Path, list_: str) -> None:
    site = old_site(tmp_path / "site")
    (site / "thesis.txt").write_text("years of work")
    (site / site_folder.MARK).write_text(list_)
    with pytest.raises(BuildFailedError, match=r"thesis\.txt"):
        site_folder.check(site)


@pytest.mark.slow
def test_the_command_line_says_why_and_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").touch()
    command = [sys.executable, "-m", "generator.cli", "build", "--lang", "en", "--to", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Name another folder" in done.stderr
    assert (tmp_path / "thesis.txt").exists()


def test_a_folder_that_is_no_place_for_a_site_is_not_served_either(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").touch()
    command = [sys.executable, "-m", "generator.cli", "serve", "--lang", "en", "--port", "0", "--to", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "Name another folder" in done.stderr


@pytest.mark.parametrize("swaps", [True, False])
def test_a_new_site_takes_the_place_of_the_old_and_nothing_else_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swaps: bool
) -> None:
    if not swaps:
        monkeypatch.setattr(site_folder, "_swap", lambda _one, _other: False)
    site = old_site(tmp_path / "site")
    replace(site)
    assert (site / "index.html").read_text() == "new"
    assert not (site / "en").exists()
    assert os.listdir(tmp_path) == ["site"]


@pytest.mark.skipif(sys.platform != "linux", reason="not every system can exchange two folders at once")
def test_two_folders_change_places_in_one_step(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    (one / "1").touch()
    assert site_folder._swap(one, other)
    assert os.listdir(other) == ["1"]


def test_the_old_site_goes_back_if_the_new_one_cannot_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site_folder, "_swap", lambda _one, _other: False)
    site = old_site(tmp_path / "site")
    rename = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if path.name == "site" and path.parent != tmp_path:
            raise OSError(errno.EIO, "broken disk")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(OSError, match="broken disk"):
        replace(site)
    assert (site / "en" / "index.html").read_text() == "old"
    assert os.listdir(tmp_path) == ["site"]


def test_what_is_put_into_the_site_while_it_is_built_is_not_lost(tmp_path: Path) -> None:
    site = old_site(tmp_path / "site")
    replacing = site_folder.replaced(site)
    replacing.__enter__()
    (site / "CNAME").write_text("example.org")
    with pytest.raises(BuildFailedError, match="CNAME"):
        replacing.__exit__(None, None, None)
    assert (site / "CNAME").read_text() == "example.org"
    assert os.listdir(tmp_path) == ["site"]


KILLED = """
import os, signal, sys
from pathlib import Path
from generator.publish import site_folder
target = Path(sys.argv[1])
with site_folder.replaced(target) as new:
    (new / "half.html").write_text("half")
    if sys.argv[2] == "aside":
        target.rename(new.parent / "old")
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["writing", "aside"])
def test_the_next_build_sweeps_up_what_a_killed_one_left(tmp_path: Path, moment: str) -> None:
    site = old_site(tmp_path / "site")
    subprocess.run([sys.executable, "-c", KILLED, str(site), moment], cwd=ROOT, check=False)
    assert len(list(tmp_path.glob(".site.*"))) == 1
    site_folder.sweep(site)
    assert (site / "en" / "index.html").read_text() == "old"
    assert os.listdir(tmp_path) == ["site"]


@pytest.mark.slow
def test_the_folder_of_a_build_that_is_still_at_work_is_left_alone(tmp_path: Path) -> None:
    waiting = KILLED.replace("os.kill(os.getpid(), signal.SIGKILL)", "print(flush=True); sys.stdin.read()")
    command = [sys.executable, "-c", waiting, str(tmp_path / "site"), ""]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        site_folder.sweep(tmp_path / "site")
        assert len(list(tmp_path.glob(".site.*"))) == 1
        other.communicate(b"")
    assert os.listdir(tmp_path) == ["site"]


@pytest.mark.slow
def test_a_full_disk_gets_a_sentence_and_leaves_the_old_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = old_site(tmp_path / "site")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(building, "written", full)
    with pytest.raises(BuildFailedError, match="no room left on the disk"):
        build(["en"], site, command_help=command_help)
    assert content(site)["en/index.html"] == "old"
    assert os.listdir(tmp_path) == ["site"]
