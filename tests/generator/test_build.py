"""A build takes over what has not changed, and a failed one leaves the old site whole."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import polib
import pytest

from catalog import load
from generator.cli.main import command_help
from generator.publish import build as building
from generator.publish import build_cache, redirects, site_folder, site_root
from generator.publish.build import build
from generator.publish.build_cache import LanguageMemory, Memory, State
from generator.publish.theme_context import frame_scripts, secure
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, summed
from generator.text.errors import BuildFailedError
from generator.text.languages import LANGUAGES, LOCALES, ROOT
from generator.text.words import EVERYTHING, Words


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the translations and a site of two languages made from them."""
    folder = tmp_path_factory.mktemp("build")
    shutil.copytree(LOCALES, folder / "locales")
    run(folder)
    return folder


def run(folder: Path, to: str = "site") -> tuple[int, int]:
    """Build English and Polish in a process of its own; the numbers of pages written and kept."""
    command = [sys.executable, "-m", "generator.cli", "--lang", "en", "build", "--lang", "en", "--lang", "pl"]
    environment = os.environ | {"FATHOM_LOCALES": str(folder / "locales")}
    done = subprocess.run(
        [*command, "--to", str(folder / to)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    counted = re.search(r"Pages written: (\d+); unchanged: (\d+)", done.stderr)
    assert counted
    return int(counted[1]), int(counted[2])


def content(site: Path) -> dict[str, bytes]:
    """Every file of a site with its bytes."""
    return {str(file.relative_to(site)): file.read_bytes() for file in site.rglob("*") if file.is_file()}


def retranslate(folder: Path, language: str, domain: str, old: str, new: str) -> None:
    """Change a translation in a copy of the PO files."""
    path = folder / "locales" / language / "LC_MESSAGES" / f"{domain}.po"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.slow
def test_a_second_build_makes_only_what_a_change_concerns_and_gives_the_same_as_a_full_one(workshop: Path) -> None:
    before = content(workshop / "site")
    assert run(workshop) == (0, all_pages := len(list((workshop / "site").glob("*/**/index.html"))))
    assert content(workshop / "site") == before
    retranslate(workshop, "pl", "abyss", 'msgstr "Na początku', 'msgstr "Otóż na początku')
    written, kept = run(workshop)
    assert written == kept == all_pages // 2
    assert run(workshop, "full") == (all_pages, 0)
    assert content(workshop / "site") == content(workshop / "full")


@pytest.mark.slow
def test_two_processes_write_what_one_writes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        build(["pl"], tmp_path / str(jobs), jobs, command_help=command_help)
    assert content(tmp_path / "1") == content(tmp_path / "2")


@pytest.mark.slow
def test_a_text_that_pages_of_other_languages_show_concerns_them_too() -> None:
    words = {code: Words(code) for code in LANGUAGES}
    survey = Survey(progress=(), unfinished=())
    lookups: list[build_cache.Lookup] = [("abyss", "lord", "The Commander"), ("site", None, "Home")]
    said = build_cache.answers(words, lookups, LANGUAGES)
    known = LanguageMemory(build_cache.counts(survey), lookups, said, [], 1)
    old = Memory("", {}, {"en": known, "pl": known})
    assert build_cache.concerned(["en", "pl"], old, frozenset({"en", "pl"}), survey, words) == []
    words["ja"].hold("site", polib.POFile())
    assert build_cache.concerned(["en", "pl"], old, frozenset({"en", "pl", "ja"}), survey, words) == []
    assert build_cache.concerned(["en", "pl"], old, frozenset({"en", "pl"}), survey, words) == ["en", "pl"]
    more = Survey(progress=(summed((), lang="pl"),), unfinished=())
    assert build_cache.concerned(["en"], old, frozenset(LANGUAGES), more, words) == ["en"]


def test_languages_that_were_never_looked_through_are_when_that_is_wanted() -> None:
    old = Memory("", {"pl": State("same", {}, False), "ja": State("same", {}, True), "en": State("other", {}, True)})
    own = dict.fromkeys(LANGUAGES, "same")
    assert build_cache.unchanged(old, own, checked=()) == {"pl", "ja"}
    assert build_cache.unchanged(old, own, checked=LANGUAGES) == {"ja"}


@pytest.mark.slow
def test_texts_that_no_page_may_be_made_with_are_refused(tmp_path: Path) -> None:
    faults = {
        "Crab": ("<meta http-equiv=refresh>", "is markup, and would be shown as it stands"),
        "Jellyfish": ("{lord:nobody}", "the English has no {lord:nobody}"),
        "Seahorse": ("{broken", "a brace that is never closed"),
    }
    shutil.copytree(LOCALES, tmp_path / "locales")
    for name, (planted, _told) in faults.items():
        retranslate(tmp_path, "pl", "abyss", f'msgid "{name}"\nmsgstr "', f'msgid "{name}"\nmsgstr "{planted}')
    command = [sys.executable, "-m", "generator.cli", "--lang", "en", "build", "--lang", "pl", "--to", "site"]
    environment = os.environ | {"FATHOM_LOCALES": str(tmp_path / "locales"), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    said = done.stdout + done.stderr
    assert not [told for _planted, told in faults.values() if told not in said]
    assert said.count("abyss.po:") >= len(faults)
    assert not (tmp_path / "site").exists()


def test_words_know_what_was_asked_of_them_and_state_all_of_it() -> None:
    words = Words("ja")
    words.text("site", "Home")
    words.count("checker", "{n} card", "{n} cards", 2)
    assert {("site", None, "Home"), ("checker", None, "{n} card")} <= words.looked_up
    every = words.messages("site")
    assert ("site", EVERYTHING, "") in words.looked_up
    before = words.state("site", EVERYTHING, "")
    next(iter(every.values())).msgstr += "!"
    assert words.state("site", EVERYTHING, "") != before


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="tlh"):
        build(["tlh"], tmp_path / "site", command_help=command_help)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a file of each kind."""
    for name in (*INPUT_FILES, "locales/pl/language.yaml", "locales/pl/LC_MESSAGES/abyss.po"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(build_cache, "ROOT", tmp_path)
    monkeypatch.setattr(build_cache, "LOCALES", tmp_path / "locales")
    folder = tmp_path / "locales"
    monkeypatch.setattr(build_cache, "po_path", lambda code, _domain: folder / code / "LC_MESSAGES" / ".po")
    return tmp_path


INPUT_FILES = (
    "catalog/data/abyss/lords.yaml", "catalog/load.py", "engine/abyss/turn.py", "generator/render/set_counts.py",
    "generator/templates/home.html.j2", "docs/pages/about.html.j2", "docs/overrides/main.html",
    "docs/css/site/1.css", "docs/js/site.js", "docs/redirects.yaml", "mkdocs.yml",
)  # fmt: skip


@pytest.mark.parametrize("name", [*INPUT_FILES, "locales/pl/language.yaml", "docs/pages/new.html.j2"])
def test_a_change_of_a_file_that_all_languages_are_made_from_makes_all_of_them_anew(tree: Path, name: str) -> None:
    before = build_cache.shared_inputs(), build_cache.own_inputs("pl")
    (tree / name).write_text("changed", encoding="utf-8")
    assert build_cache.shared_inputs() != before[0]
    assert build_cache.own_inputs("pl") == before[1]


def test_a_change_of_a_po_file_makes_its_language_anew(tree: Path) -> None:
    before = build_cache.shared_inputs(), build_cache.own_inputs("pl"), build_cache.own_inputs("ja")
    (tree / "locales/pl/LC_MESSAGES/abyss.po").write_text("changed", encoding="utf-8")
    assert build_cache.own_inputs("pl") != before[1]
    assert (build_cache.shared_inputs(), build_cache.own_inputs("ja")) == (before[0], before[2])


@pytest.mark.parametrize("name", build_cache.ENVIRONMENT)
def test_what_the_environment_says_belongs_to_what_is_built(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    before = build_cache.shared_inputs()
    monkeypatch.setenv(name, "https://example.org/")
    assert build_cache.shared_inputs() != before


def test_every_file_that_a_build_watches_is_remembered() -> None:
    assert {path.name for path in building.inputs()} == {*build_cache.INPUTS, LOCALES.name}


def test_a_derived_language_is_made_from_the_files_of_its_origin_too(tree: Path) -> None:
    before = build_cache.own_inputs("zh_Hans")
    path = tree / "locales/zh_Hant/LC_MESSAGES/abyss.po"
    path.parent.mkdir(parents=True)
    path.write_text("new", encoding="utf-8")
    assert build_cache.own_inputs("zh_Hans") != before


def test_the_memory_of_a_build_survives_writing_and_a_broken_one_is_ignored(tmp_path: Path) -> None:
    assert build_cache.read(tmp_path) == Memory()
    kept = LanguageMemory("counts", [("abyss", None, "Commander")], {"ja": "hash"}, ["index.html"], 1)
    build_cache.write(tmp_path, Memory("shared", {"pl": State("own", {}, True)}, {"pl": kept}), ["pl/index.html"])
    found = build_cache.read(tmp_path)
    assert (found.shared, found.states["pl"].own, found.languages["pl"].answers) == ("shared", "own", {"ja": "hash"})
    for broken in ("{broken", "[]", "{}", '{"shared":"","states":[],"languages":{}}'):
        (tmp_path / site_folder.MARK).write_text(broken, encoding="utf-8")
        assert build_cache.read(tmp_path) == Memory()


POLICY = "<!-- content security policy -->"


def test_the_policy_names_the_scripts_of_the_frame_by_their_hash() -> None:
    script = next(script for script in sorted(frame_scripts()) if "urls.root" in script)
    script = script.replace("{{ urls.root('') }}", "../../")
    html = secure(f"{POLICY}<script>{script}</script><script src='x'></script>", "../../", wasm=False)
    assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in html
    assert html.count("'sha256-") == 1
    assert "unsafe" not in html
    assert "'wasm-unsafe-eval'" in secure(POLICY, "", wasm=True)


@pytest.mark.parametrize("script", [
    "<script>alert(1)</script>", "<SCRIPT >alert(1)</SCRIPT >", "<script type=module>alert(1)</script>",
    "<script type='text/javascript'>alert(1)</script>", "<script src='data:text/javascript,alert(1)'></script>",
    "<script\ndata-x>alert(1)</script\n>",
])  # fmt: skip
def test_an_inline_script_that_no_template_has_ends_the_build(script: str) -> None:
    with pytest.raises(BuildFailedError, match="none of the frame’s"):
        secure(POLICY + script, "", wasm=False)


def test_data_for_scripts_is_no_script() -> None:
    assert "sha256" not in secure(f'{POLICY}<script id="a" type="application/json">{{}}</script>', "", wasm=False)


def test_moved_pages_lead_on_in_every_language(tmp_path: Path) -> None:
    languages = list(LANGUAGES.values())
    for info in languages:
        (tmp_path / info.tag / "abyss" / "lords" / "new").mkdir(parents=True)
        (tmp_path / info.tag / "abyss" / "lords" / "new" / "index.html").touch()
    redirects.write(languages, tmp_path, {"abyss/lords/old/": "abyss/lords/new/"})
    for info in languages:
        html = (tmp_path / info.tag / "abyss" / "lords" / "old" / "index.html").read_text(encoding="utf-8")
        assert 'content="0; url=../new/"' in html
        assert "require-trusted-types-for 'script'" in html
    with pytest.raises(BuildFailedError, match="'abyss/lords/new/' is in use"):
        redirects.write(languages, tmp_path, {"abyss/lords/new/": "abyss/lords/old/"})
    with pytest.raises(BuildFailedError, match="leads to 'nowhere/', where no page is"):
        redirects.write(languages, tmp_path, {"abyss/older/": "nowhere/"})


@pytest.mark.parametrize(("old", "new"), [
    ("../../../../..", "abyss/"), ("../", "abyss/"), ("/etc/", "abyss/"), ("a/../../", "abyss/"), ("a\\b/", "abyss/"),
    ("a", "abyss/"), ("a/", "../../"), ("a/", "https://evil.example/"), ("a/", "//evil.example/"), ("//a/", "abyss/"),
    ("a\n/", "abyss/"), ("", "abyss/"),
])  # fmt: skip
def test_a_moved_page_stays_within_the_site(tmp_path: Path, old: str, new: str) -> None:
    site = tmp_path / "a" / "b" / "site"
    (site / "en" / "abyss").mkdir(parents=True)
    (site / "en" / "abyss" / "index.html").touch()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BuildFailedError, match="no line of two paths"):
        redirects.write([LANGUAGES["en"]], site, {old: new})
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("text", ["a: [", "- a", "9" * 5000, "a/: " + "9" * 5000, "!!python/object:os.system x"])
def test_a_table_of_moved_pages_that_is_none_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "redirects.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(redirects, "TABLE", tmp_path / "redirects.yaml")
    with pytest.raises(BuildFailedError, match=r"redirects\.yaml"):
        redirects.read()


def test_the_table_of_moved_pages_can_be_read() -> None:
    assert isinstance(redirects.read(), dict)


def test_a_game_brings_a_sprite_of_its_symbols() -> None:
    sprite = site_root.sprite("abyss")
    for symbol in SiteContext(load()).symbols("abyss"):
        assert f'<symbol id="{symbol}"' in sprite
