"""A build takes over what has not changed, and a failed one leaves the old site whole."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalog import load
from generator import build as building
from generator import memory, redirects, rootparts
from generator.build import build
from generator.failure import BuildFailedError
from generator.frame import secure
from generator.locale.languages import LANGUAGES
from generator.memory import LanguageMemory
from generator.site import Site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site in one language."""
    folder = tmp_path_factory.mktemp("build") / "site"
    build(["pl"], folder, jobs=1)
    return folder


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of it that a test may change."""
    shutil.copytree(built, tmp_path / "site")
    return tmp_path / "site"


@pytest.mark.slow
def test_a_second_build_writes_no_page_and_makes_the_same_site(copy: Path) -> None:
    before = {file: file.read_bytes() for file in copy.rglob("*") if file.is_file()}
    result = build(["pl"], copy, jobs=1)
    assert result.written == {"pl": 0}
    assert result.kept["pl"] > 80
    assert {file: file.read_bytes() for file in copy.rglob("*") if file.is_file()} == before


@pytest.mark.slow
def test_only_pages_with_other_content_are_written(copy: Path) -> None:
    state = json.loads((copy / memory.FILE).read_text(encoding="utf-8"))
    state["languages"]["pl"]["pages"]["abyss/lords/commander/"] = "of another text"
    (copy / memory.FILE).write_text(json.dumps(state), encoding="utf-8")
    page = copy / "pl" / "abyss" / "lords" / "commander" / "index.html"
    page.write_text("old", encoding="utf-8")
    assert build(["pl"], copy, jobs=1).written == {"pl": 1}
    assert "<h1" in page.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_clean_build_takes_nothing_over(copy: Path) -> None:
    assert build(["pl"], copy, jobs=1, clean=True).kept == {"pl": 0}


@pytest.mark.slow
def test_a_failed_build_leaves_the_old_site_and_no_litter(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sorted(copy.rglob("*"))

    def fail(*_: object) -> None:
        raise BuildFailedError("out of paper")

    monkeypatch.setattr(building.rootparts, "write_lists", fail)
    with pytest.raises(BuildFailedError, match="out of paper"):
        build(["pl"], copy, jobs=1)
    assert sorted(copy.rglob("*")) == before
    assert os.listdir(copy.parent) == ["site"]


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="tlh"):
        build(["tlh"], tmp_path / "site")


def test_pages_are_kept_only_under_an_equal_frame() -> None:
    fresh = LanguageMemory("frame", {"a/": "1", "b/": "2", "c/": "3"})
    assert memory.unchanged(fresh, LanguageMemory("frame", {"a/": "1", "b/": "other"})) == {"a/"}
    assert memory.unchanged(fresh, LanguageMemory("other", fresh.pages)) == frozenset()


def test_the_memory_of_a_build_survives_writing_and_a_broken_one_is_ignored(tmp_path: Path) -> None:
    assert memory.read(tmp_path) is None
    memory.write(tmp_path, {"pl": LanguageMemory("frame", {"a/": "1"})})
    found = memory.read(tmp_path)
    assert found
    assert found.languages["pl"].pages == {"a/": "1"}
    (tmp_path / memory.FILE).write_text("{broken", encoding="utf-8")
    assert memory.read(tmp_path) is None


def test_the_policy_names_inline_scripts_by_their_hash() -> None:
    html = secure("<!-- content security policy --><script>alert(1)</script><script src='x'></script>", wasm=False)
    assert "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='" in html
    assert "unsafe" not in html
    assert "'wasm-unsafe-eval'" in secure("<!-- content security policy -->", wasm=True)


def test_moved_pages_lead_on_in_every_language(tmp_path: Path) -> None:
    languages = list(LANGUAGES.values())
    for info in languages:
        (tmp_path / info.tag / "abyss" / "lords" / "new").mkdir(parents=True)
        (tmp_path / info.tag / "abyss" / "lords" / "new" / "index.html").touch()
    redirects.write(languages, tmp_path, {"abyss/lords/old/": "abyss/lords/new/"})
    for info in languages:
        html = (tmp_path / info.tag / "abyss" / "lords" / "old" / "index.html").read_text(encoding="utf-8")
        assert 'content="0; url=../new/"' in html
    with pytest.raises(BuildFailedError, match="'abyss/lords/new/' is in use"):
        redirects.write(languages, tmp_path, {"abyss/lords/new/": "abyss/lords/old/"})
    with pytest.raises(BuildFailedError, match="leads to 'nowhere/', where no page is"):
        redirects.write(languages, tmp_path, {"abyss/older/": "nowhere/"})


def test_the_table_of_moved_pages_can_be_read() -> None:
    assert isinstance(redirects.read(), dict)


def test_a_game_brings_a_sprite_of_its_symbols() -> None:
    sprite = rootparts.sprite("abyss")
    for symbol in Site(load()).symbols("abyss"):
        assert f'<symbol id="{symbol}"' in sprite
