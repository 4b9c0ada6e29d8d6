"""A build takes over what has not changed, and a failed one leaves the old site whole."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from markupsafe import escape

from catalog import load
from generator.cli.main import command_help
from generator.publish import build as building
from generator.publish import build_cache, build_sources, redirects, site_folder, site_root
from generator.publish.build import build
from generator.publish.build_cache import BuildCache, LanguageCache, State, hash_of, hashes_of
from generator.publish.theme_context import frame_scripts, secure
from generator.render.site_context import SiteContext
from generator.text import languages
from generator.text.errors import BuildFailedError
from generator.text.languages import LANGUAGES, LOCALES, ROOT
from generator.text.lookups import SURVEY, Lookup, cached, recording
from generator.text.words import Phrase, Words
from tests import made_up_games
from tests.full import rest_in_full
from tests.generator import rebuilds
from tests.generator.rendered import surveyed


def content(site: Path) -> dict[str, bytes]:
    """Every file of a site with its bytes."""
    return {str(file.relative_to(site)): file.read_bytes() for file in site.rglob("*") if file.is_file()}


def retranslate(folder: Path, language: str, domain: str, old: str, new: str) -> None:
    """Change a translation in a copy of the PO files."""
    path = folder / "locales" / language / "LC_MESSAGES" / f"{domain}.po"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.full
def test_builds_after_changes_make_only_what_these_concern_and_give_the_same_as_a_full_one(tmp_path: Path) -> None:
    root = made_up_games.beside_one(tmp_path / "fathom", made_up_games.SMALL, languages=tuple(LANGUAGES))
    environment = os.environ | {
        "FATHOM_LOCALES": str(root / "locales"),
        "PYTHONPATH": f"{root}{os.pathsep}{ROOT}",
    }
    command = [sys.executable, "-m", "tests.generator.rebuilds", str(tmp_path)]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    written = json.loads(done.stdout)
    assert written.keys() == {"all", *rebuilds.STEPS}
    every = written["all"]["pl"]
    assert written["nothing"] == {"pl": 0, "zh_Hans": 0}
    for name in ("the frame", "a title in the navigation"):
        assert written[name] == {"pl": every, "zh_Hans": 0}
    for name in ("texts of the site", "a checker"):
        assert written[name] == {"pl": written[name]["pl"], "zh_Hans": 0}
    for name in ("the state of another language", "the origin of a language", "a rule", "names and their forms"):
        assert min(written[name].values()) > 0
    for name in written.keys() - {"all", "nothing", "the frame", "a title in the navigation"}:
        assert 0 < written[name]["pl"] < every
    site, full = content(tmp_path / "site"), content(tmp_path / "full")
    assert site.keys() == full.keys()
    assert [name for name in site if site[name] != full[name]] == []


@pytest.mark.slow
@pytest.mark.parametrize("every", rest_in_full([5, 1], 2))
def test_what_a_page_looks_up_is_recorded_whatever_was_rendered_before_it_and_its_route_holds_no_other_text(
    every: int,
) -> None:
    """Shared caches hide lookups from all pages but the first, and a text in a route is looked up before the page."""
    rendered: list[dict[str, set[Lookup]]] = []
    for order in (1, -1):
        words = {code: MarkedWords(code) for code in LANGUAGES}
        site = SiteContext(load(), "pl", survey=surveyed(), words=words)
        found = [route for route in rebuilds.part_of_site(site, command_help) if route.kind != "checker"]
        for one in words.values():
            one.mark = ""
        lookups: dict[str, set[Lookup]] = {}
        for route in found[::every][::order]:
            with recording() as lookups[route.path]:
                html = str(route.page(site).html)
            assert MARK not in html.replace(str(escape(route.title)), ""), route.path
        rendered.append(lookups)
    assert rendered[0] == rendered[1]


MARK = "\u2042"


class MarkedWords(Words):
    """Words that mark what is looked up, until the pages are rendered."""

    mark = MARK

    def text(self, domain: str, msgid: str, context: str | None = None) -> Phrase:
        """The text with the mark behind it."""
        found = super().text(domain, msgid, context)
        return Phrase(found + self.mark, found.lang, found.is_fallback, found.is_stale)


def test_a_page_is_concerned_by_what_it_looked_up_and_by_no_other_text() -> None:
    lookup: Lookup = ("text", "ja", "abyss", "lord", "The Commander")
    other: Lookup = ("place", "ja", "abyss", "lord", "The Commander")
    known = LanguageCache({"a/": hashes_of([lookup]), "b/": hashes_of([other])}, {}, "", {}, [])
    old = {"ja": State("", {}, True, {hash_of(*lookup): "as it was", hash_of(*other): "as it was"}), "pl": STATE}
    assert build_cache.changed(old, old) == frozenset()
    for results in ({hash_of(*other): "as it was"}, {hash_of(*lookup): "changed", hash_of(*other): "as it was"}):
        changed = build_cache.changed(old, {"ja": State("", {}, True, results), "pl": STATE})
        assert known.concerned(changed) == {"a/"}
    changed = build_cache.changed(old, {**old, "pl": State("", {"progress": 1}, True, {})})
    assert changed == set(hashes_of([SURVEY]))


STATE = State("", {}, True, {})


def test_languages_that_were_never_looked_through_are_when_that_is_wanted() -> None:
    was = (("pl", "same", False), ("ja", "same", True), ("en", "other", True))
    old = BuildCache("", {}, {code: State(own, {}, checked, {}) for code, own, checked in was})
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


def test_lookups_are_recorded_for_all_who_record_and_again_where_a_result_is_cached() -> None:
    words = Words("ja")

    @cached
    def home(domain: str) -> str:
        return words.text(domain, "Home")

    with recording() as first:
        home("site")
    with recording() as around:
        with recording() as second:
            home("site")
        words.count("checker", "{n} card", "{n} cards", 2)
    assert first == second == {("text", "ja", "site", None, "Home")}
    assert around == {*first, ("text", "ja", "checker", None, "{n} card")}


@pytest.mark.slow
def test_the_results_of_lookups_are_all_that_pages_can_show_of_a_message() -> None:
    words = Words("pl")
    before = build_cache.results(load(), words)
    message = words.messages("site")[None, "Home"]
    text, place = hash_of("text", "pl", "site", None, "Home"), hash_of("place", "pl", "site", None, "Home")
    for attribute, value in (("msgstr", "Zz"), ("flags", ["fuzzy"])):
        setattr(message, attribute, value)
        words.hold("site", words.messages("site").values())
        after = build_cache.results(load(), words)
        assert {lookup for lookup in before if before[lookup] != after[lookup]} == {text}
        before = after
    message.linenum = (message.linenum or 0) + 20
    moved = build_cache.results(load(), words)
    assert {lookup for lookup in after if after[lookup] != moved[lookup]} == {place}


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="tlh"):
        build(["tlh"], tmp_path / "site", command_help=command_help)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a file of each kind."""
    for name in (*GAME_FILES, *INPUT_FILES, "locales/pl/language.yaml", "locales/pl/LC_MESSAGES/abyss.po"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was", encoding="utf-8")
    for module in (build_sources, languages):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(build_sources, "LOCALES", tmp_path / "locales")
    folder = tmp_path / "locales"
    monkeypatch.setattr(build_sources, "po_path", lambda code, _domain: folder / code / "LC_MESSAGES" / ".po")
    return tmp_path


GAME_FILES = (
    "catalog/data/abyss/lords.yaml",
    "catalog/data/abyss/kraken/loot.yaml",
    "catalog/models/abyss.py",
    "engine/abyss/turn.py",
    "generator/templates/abyss/lord.svg.j2",
)
INPUT_FILES = (
    "catalog/data/common/answers.yaml",
    "catalog/load.py",
    "catalog/models/base.py",
    "engine/fields.py",
    "engine/kinds/list.py",
    "generator/render/set_counts.py",
    "generator/templates/home.html.j2",
    "docs/pages/about.html.j2",
    "docs/overrides/main.html",
    "generator/browser/kit/1.css",
    "generator/browser/shell/site.js",
    "docs/redirects.yaml",
    "mkdocs.yml",
)


@pytest.mark.parametrize("name", [*INPUT_FILES, "locales/pl/language.yaml", "docs/pages/new.html.j2"])
def test_a_change_of_a_file_that_all_languages_are_made_from_makes_all_of_them_again(tree: Path, name: str) -> None:
    before = build_sources.sources(), build_sources.own_inputs("pl")
    (tree / name).write_text("changed", encoding="utf-8")
    assert build_sources.sources().hash != before[0].hash
    assert build_sources.sources().games == before[0].games
    assert build_sources.own_inputs("pl") == before[1]


@pytest.mark.parametrize("name", [*GAME_FILES, "catalog/models/abyss/cards.py", "catalog/data/abyss/new.yaml"])
def test_a_change_of_a_file_of_a_game_is_one_of_that_game_alone(tree: Path, name: str) -> None:
    (tree / "catalog/data/abyss-deep").mkdir()
    before = build_sources.sources()
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text("changed", encoding="utf-8")
    after = build_sources.sources()
    assert after.hash == before.hash
    assert {game for game in after.games if after.games[game] != before.games[game]} == {"abyss"}
    assert build_cache.usable(BuildCache(before.hash, before.games, {"pl": STATE}), after).states
    (tree / "catalog/data/chess").mkdir()
    assert (
        build_cache.usable(BuildCache(before.hash, before.games, {"pl": STATE}), build_sources.sources())
        == BuildCache()
    )


def test_a_change_of_a_po_file_makes_its_language_again(tree: Path) -> None:
    before = build_sources.sources().hash, build_sources.own_inputs("pl"), build_sources.own_inputs("ja")
    (tree / "locales/pl/LC_MESSAGES/abyss.po").write_text("changed", encoding="utf-8")
    assert build_sources.own_inputs("pl") != before[1]
    assert (build_sources.sources().hash, build_sources.own_inputs("ja")) == (before[0], before[2])


def test_the_same_files_are_the_same_wherever_they_lie(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_sources.sources().hash, build_sources.own_inputs("pl")
    other = tree / "elsewhere" / "clone"
    for name in ("locales", *build_sources.INPUTS):
        copy = shutil.copytree if (tree / name).is_dir() else shutil.copy
        other.mkdir(parents=True, exist_ok=True)
        copy(tree / name, other / name)
    for variable, folder in (("ROOT", other), ("LOCALES", other / "locales")):
        monkeypatch.setattr(build_sources, variable, folder)
    monkeypatch.setattr(languages, "ROOT", other)
    folder = other / "locales"
    monkeypatch.setattr(build_sources, "po_path", lambda code, _domain: folder / code / "LC_MESSAGES" / ".po")
    assert (build_sources.sources().hash, build_sources.own_inputs("pl")) == before


@pytest.mark.parametrize("name", build_sources.ENVIRONMENT)
def test_what_the_environment_says_belongs_to_what_is_built(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    before = build_sources.sources().hash
    monkeypatch.setenv(name, "https://example.org/")
    assert build_sources.sources().hash != before


def test_every_file_that_a_build_watches_is_remembered() -> None:
    assert {path.name for path in building.inputs()} == {*build_sources.INPUTS, LOCALES.name}


def test_a_derived_language_is_made_from_the_files_of_its_origin_too(tree: Path) -> None:
    before = build_sources.own_inputs("zh_Hans")
    path = tree / "locales/zh_Hant/LC_MESSAGES/abyss.po"
    path.parent.mkdir(parents=True)
    path.write_text("new", encoding="utf-8")
    assert build_sources.own_inputs("zh_Hans") != before


def test_the_memory_of_a_build_survives_writing_and_a_broken_one_is_ignored(tmp_path: Path) -> None:
    assert build_cache.read(tmp_path) == BuildCache()
    kept = LanguageCache({"": ("1", "2")}, {"": "3"}, "4", {"": ["Home"]}, ["index.html"])
    memory = BuildCache("shared", {"abyss": "6"}, {"pl": State("own", {}, True, {"1": "5"})}, {"pl": kept}, ["sw.js"])
    build_cache.write(tmp_path, memory, ["pl/index.html"])
    assert build_cache.read(tmp_path) == memory
    for broken in ("{broken", "[]", "{}", '{"shared":"","states":[],"languages":{}}'):
        (tmp_path / site_folder.MARK).write_text(broken, encoding="utf-8")
        assert build_cache.read(tmp_path) == BuildCache()


POLICY = "<!-- content security policy -->"


def test_the_policy_names_the_scripts_of_the_frame_by_their_hash() -> None:
    script = next(script for script in sorted(frame_scripts()) if "trustedTypes" in script)
    html = secure(f"{POLICY}<script>{script}</script><script src='x'></script>", "../../", wasm=False)
    assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in html
    assert html.count("'sha256-") == 1
    assert "unsafe" not in html
    assert "'wasm-unsafe-eval'" in secure(POLICY, "", wasm=True)


@pytest.mark.parametrize(
    "script",
    [
        "<script>alert(1)</script>",
        "<SCRIPT >alert(1)</SCRIPT >",
        "<script type=module>alert(1)</script>",
        "<script type='text/javascript'>alert(1)</script>",
        "<script src='data:text/javascript,alert(1)'></script>",
        "<script\ndata-x>alert(1)</script\n>",
    ],
)
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
    redirects.write(languages, tmp_path, {"abyss/lords/old/": "abyss/lords/new/"}, "https://example.org/")
    for info in languages:
        html = (tmp_path / info.tag / "abyss" / "lords" / "old" / "index.html").read_text(encoding="utf-8")
        assert 'content="0; url=../new/"' in html
        assert f'<link rel="canonical" href="https://example.org/{info.tag}/abyss/lords/new/">' in html
        assert "require-trusted-types-for 'script'" in html
    with pytest.raises(BuildFailedError, match="'abyss/lords/new/' is in use"):
        redirects.write(languages, tmp_path, {"abyss/lords/new/": "abyss/lords/old/"})
    with pytest.raises(BuildFailedError, match="leads to 'nowhere/', where no page is"):
        redirects.write(languages, tmp_path, {"abyss/older/": "nowhere/"})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("../../../../..", "abyss/"),
        ("../", "abyss/"),
        ("/etc/", "abyss/"),
        ("a/../../", "abyss/"),
        ("a\\b/", "abyss/"),
        ("a", "abyss/"),
        ("a/", "../../"),
        ("a/", "https://evil.example/"),
        ("a/", "//evil.example/"),
        ("//a/", "abyss/"),
        ("a\n/", "abyss/"),
        ("", "abyss/"),
    ],
)
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
