"""A site that is built in parts is that of a build in one go, and what can be no site is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from catalog import load
from generator.asking import files as asking
from generator.cli.main import main
from generator.publish import offline_lists, part_folder, redirects, site_folder
from generator.publish.parts import Part, UnknownPartError, chosen, parts_of
from generator.publish.written_pages import WrittenPages
from generator.search import index
from generator.text.languages import LANGUAGES, ROOT
from tests import made_up_game, made_up_games
from tests.bench.many_cards import without_games

EVERY = parts_of(load(), LANGUAGES)
GAMES = tuple(load().games)
SOURCES = part_folder.sources()


def content(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def different(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """The files that are not the same in both."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def run(seed: str, folder: Path, *arguments: str | Path) -> str:
    """What Python prints in a process that differs from this one in all that must not show, in a repository."""
    differs = {"PYTHONHASHSEED": seed, "PYTHONUTF8": "0", "LC_ALL": "C", "TZ": "Asia/Tokyo", "COLUMNS": "40"}
    command = [sys.executable, *map(str, arguments)]
    environment = {**os.environ, **differs, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, umask=0o027
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def small_repository(folder: Path) -> Path:
    """A copy of the repository with two small games instead of those of Fathom; gives its folder."""
    without_games(made_up_games.repository(folder, languages=("en", "pl")))
    for name in (made_up_games.SMALL, "Pebble Piles"):
        made_up_games.add(folder, name)
    return folder


@pytest.mark.slow
@pytest.mark.full
def test_a_site_of_parts_or_built_again_after_a_change_of_a_game_is_byte_for_byte_a_whole_one(tmp_path: Path) -> None:
    script = ("-m", "tests.generator.in_parts")
    one, other = small_repository(tmp_path / "one"), small_repository(tmp_path / "below" / "other")
    written = json.loads(run("1", one, *script, tmp_path / "site"))
    for code, pages in written["all"].items():
        assert 0 < written["a game"][code] < pages
    run("2", other, *script, tmp_path / "elsewhere" / "site", tmp_path / "parts")
    assert len(list((tmp_path / "parts").iterdir())) == 4
    whole = content(tmp_path / "site")
    cards = {f"{code}/{made_up_game.GAME}/classes/slab/index.html" for code in written["all"]}
    assert {"index.html", "sw.js", "en/search/rows.json", site_folder.MARK, *cards} <= whole.keys()
    assert not [name for name in whole if "boulder" in name]
    assert different(whole, content(tmp_path / "elsewhere" / "site")) == []


@pytest.mark.full
def test_a_part_holds_the_pages_of_the_whole_site(site_dir: Path, tmp_path: Path) -> None:
    run("3", ROOT, "-m", "generator.cli", "build", "--part", "en/abyss", "--to", tmp_path / "part")
    pages = content(tmp_path / "part" / "en" / "abyss")
    assert len(pages) > 300
    # What is searched and asked by, what is kept for reading offline and old addresses are put together from all parts.
    moved = [f"{old}index.html" for old in redirects.read() if old.startswith("abyss/")]
    later = [name.removeprefix("abyss/") for name in (f"abyss/{offline_lists.LIST}", index.place("abyss"), *moved)]
    later.append(asking.ASKING)
    assert different(pages, content(site_dir / "en" / "abyss")) == sorted(later)
    assert {path.name for path in (tmp_path / "part").iterdir()} == {"en", part_folder.MANIFEST}


@pytest.mark.parametrize(
    ("names", "parts"),
    [
        (["pl"], ["pl/common", *(f"pl/{game}" for game in GAMES)]),
        (["abyss"], [f"{code}/abyss" for code in LANGUAGES]),
        (["common"], [f"{code}/common" for code in LANGUAGES]),
        (["ja/abyss", "pl/common", "ja/abyss"], ["ja/abyss", "pl/common"]),
        (["zh-Hant/abyss", "zh_Hant"], ["zh_Hant/common", *(f"zh_Hant/{game}" for game in GAMES)]),
    ],
)
def test_a_part_is_named_by_its_language_its_game_or_both(names: list[str], parts: list[str]) -> None:
    assert [str(part) for part in chosen(names, EVERY)] == parts


@pytest.mark.parametrize("name", ["", "/", "tlh", "pl/chess", "chess", "abyss/pl", "pl/abyss/", "PL", "../pl"])
def test_what_is_no_part_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownPartError):
        chosen(["pl", name], EVERY)
    assert main(["--lang", "en", "build", "--part", name, "--to", str(tmp_path / "part")]) == 2
    assert f"“{name}” is no part of the site: fathom build --list-parts lists them." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_list_of_parts_names_each_game_in_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--list-parts"]) == 0
    names = capsys.readouterr().out.split()
    assert names == [f"{code}/{game}" for code in LANGUAGES for game in ("common", *load().games)]
    assert main(["build", "--list-parts", "--json", "--lang", "pl"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[0] == {"part": "pl/common", "name": "pl-common", "language": "pl", "game": "common"}
    assert [each["part"] for each in listed] == [name for name in names if name.startswith("pl/")]


PARTS = ("pl/common", *(f"pl/{game}" for game in GAMES))


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the parts of a site in Polish, with one page each, and an old site."""
    monkeypatch.setenv("FATHOM_LANG", "en")
    monkeypatch.setattr(part_folder, "sources", lambda: SOURCES)
    for name in PARTS:
        make_part(tmp_path / "parts" / name.replace("/", "-"), [name])
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / site_folder.MARK).write_text('{"files": []}')
    return tmp_path / "parts"


def make_part(folder: Path, names: list[str]) -> None:
    """The folder of a part, with a page for each name."""
    lookups: dict[str, tuple[str, ...]] = {":frame": ("1",)}
    for name in names:
        (folder / name).mkdir(parents=True)
        (folder / name / "index.html").write_text("page", encoding="utf-8")
    pages = {name.split("/")[0]: WrittenPages(folder, lookups, {"": ["Home"]}) for name in names}
    part_folder.write(folder, [Part(*name.split("/")) for name in names], SOURCES, pages)


def test_what_is_written_about_a_part_can_be_read(parts: Path) -> None:
    known = part_folder.read(parts / "pl-abyss")
    assert isinstance(known, part_folder.PartFolder)
    assert known.parts == (Part("pl", "abyss"),)
    assert known.files.keys() == {"pl/abyss/index.html"}
    assert known.pages == {"pl": WrittenPages(parts / "pl-abyss", {":frame": ("1",)}, {"": ["Home"]})}


def lost(parts: Path) -> None:
    (parts / "pl-abyss" / "pl/abyss/index.html").unlink()


def changed(parts: Path) -> None:
    (parts / "pl-abyss" / "pl/abyss/index.html").write_text("another page", encoding="utf-8")


def added(parts: Path) -> None:
    (parts / "pl-abyss" / "notes.txt").write_text("mine", encoding="utf-8")


def edited(parts: Path) -> None:
    manifest = parts / "pl-abyss" / part_folder.MANIFEST
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("pl/abyss", "pl/common"), encoding="utf-8")


def cut_off(parts: Path) -> None:
    manifest = parts / "pl-abyss" / part_folder.MANIFEST
    manifest.write_bytes(manifest.read_bytes()[:40])


def no_longer_a_part(parts: Path) -> None:
    (parts / "pl-abyss" / part_folder.MANIFEST).unlink()


def of_another_language(parts: Path) -> None:
    make_part(parts / "ja", ["ja/abyss"])


def there_twice(parts: Path) -> None:
    make_part(parts / "pl", ["pl/abyss"])


def missing(parts: Path) -> None:
    (parts / "pl-abyss").rename(parts.parent / "elsewhere")


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lost, ["{}/pl-abyss is not as it was built; look at pl/abyss/index.html. Build it again."]),
        (changed, ["{}/pl-abyss is not as it was built; look at pl/abyss/index.html. Build it again."]),
        (added, ["{}/pl-abyss is not as it was built; look at notes.txt. Build it again."]),
        (edited, ["{}/pl-abyss/part.json cannot be read: build the part again."]),
        (cut_off, ["{}/pl-abyss/part.json cannot be read: build the part again."]),
        (
            no_longer_a_part,
            [
                "{}/pl-abyss is no part of a site: it has no part.json. Name folders that fathom build --part made.",
            ],
        ),
        (of_another_language, ["{}/ja holds ja/abyss, which the site does not have."]),
        (there_twice, ["pl/abyss is in {}/pl and in {}/pl-abyss: leave out one of them."]),
        (missing, ["pl/abyss is missing: build it with fathom build --part pl/abyss."]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_parts_of_which_no_site_can_be_made_are_told_and_nothing_is_written(
    fault: Callable[[Path], None], told: list[str], parts: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault(parts)
    before = content(parts.parent)
    folders = [str(folder) for folder in sorted(parts.iterdir())]
    assert main(["assemble", *folders, "--lang", "pl", "--to", str(parts.parent / "site")]) == 1
    assert capsys.readouterr().out.splitlines() == [line.replace("{}", str(parts.resolve())) for line in told]
    assert content(parts.parent) == before


def test_parts_of_something_else_are_told_with_what_differs(
    parts: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    others = SOURCES | dict.fromkeys(("files", "games", "translations", "python", "packages"), "others")
    monkeypatch.setattr(part_folder, "sources", lambda: others | {"FATHOM_SITE_URL": "https://site.test/"})
    folders = [str(folder) for folder in sorted(parts.iterdir())]
    assert main(["assemble", *folders, "--lang", "pl", "--to", str(parts.parent / "site")]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(PARTS) * 6
    for difference in (
        "the code, the templates or the styles are others",
        "the data or the rules of a game are others",
        "the translations are others",
        "the Python is another",
        "the installed packages are others",
        "FATHOM_SITE_URL, the address of the site, is another",
    ):
        start = f"{parts.resolve() / 'pl-abyss'} was built from something else than what is here"
        assert f"{start}: {difference}. Build it again." in told


def test_whatever_parts_are_made_from_has_a_sentence_for_when_it_differs() -> None:
    assert SOURCES.keys() == part_folder.DIFFERENCES.keys()


def test_a_part_takes_the_place_of_no_site_and_a_site_that_of_no_part(
    parts: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = content(parts.parent)
    site, part = str(parts.parent / "site"), str(parts / "pl-abyss")
    for arguments in (
        ["build", "--part", "pl", "--to", site],
        ["build", "--lang", "pl", "--to", part],
        ["assemble", part, "--to", part],
    ):
        assert main(arguments) == 1
        assert "files that this command did not write" in capsys.readouterr().err
    assert content(parts.parent) == before
