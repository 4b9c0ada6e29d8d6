"""Every link and anchor of the built site leads somewhere, in every language; so do the lists for offline use."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from catalog import load
from generator.text.languages import LANGUAGES
from tests.documents import Document, documents_of
from tests.games import GAMES

pytestmark = pytest.mark.slow

FOLDERS = tuple(info.tag for info in LANGUAGES.values())
ORIGIN = "http://site.test/sub/"


@pytest.fixture(scope="module")
def documents(site_dir: Path) -> dict[str, Document]:
    """Every HTML page by its address below the root."""
    return documents_of(site_dir)


def test_every_link_leads_to_a_file_and_every_anchor_to_an_element(
    site_dir: Path, documents: dict[str, Document]
) -> None:
    dead = []
    for address, document in documents.items():
        for link in document.links:
            target = urlsplit(urljoin(ORIGIN + address, link))
            if f"{target.scheme}://{target.netloc}/" not in ORIGIN:
                continue
            path = unquote(target.path).removeprefix("/sub/")
            fragment = unquote(target.fragment)
            if path in documents:
                if fragment and not fragment.startswith(("v1:", "q=")) and not path.startswith("search/"):
                    known = fragment in documents[path].ids or (path == "" and fragment == "choose")
                    dead += [] if known else [f"{address}: {link} (no such anchor)"]
            elif not (site_dir / path).is_file():
                dead.append(f"{address}: {link} (no such file)")
    assert not dead, f"{len(dead)} dead links, such as {dead[:20]}"


def test_no_page_has_an_id_twice(documents: dict[str, Document]) -> None:
    twice = {
        address: sorted({id_ for id_ in document.ids if document.ids.count(id_) > 1})
        for address, document in documents.items()
    }
    assert not {address: ids for address, ids in twice.items() if ids}


def test_whatever_points_within_a_page_finds_its_target(documents: dict[str, Document]) -> None:
    # Material labels a switch for the table of contents even where it draws none.
    lost = {address: sorted(set(document.named) - {*document.ids, "__toc"}) for address, document in documents.items()}
    assert not {address: names for address, names in lost.items() if names}


def test_all_languages_have_the_same_pages_with_the_same_anchors(documents: dict[str, Document]) -> None:
    # What a translation lacks, where its texts stand, and where sources differ in the words of some languages alone is
    # told in one language and not in another; with it, what the terms in it mean. So is a dispute about such words.
    told = ("untranslated", "text-missing", "text-stale", "suggest-", "dispute-", "discrepancies", "term-")

    disputes = [dispute for game in load().games.values() for dispute in game.discrepancies]
    of_some = {dispute.id for dispute in disputes if dispute.languages}

    def of(folder: str) -> dict[str, set[str]]:
        return {
            address.removeprefix(f"{folder}/"): {id_ for id_ in document.ids if not id_.startswith(told)} - of_some
            for address, document in documents.items()
            if address.startswith(f"{folder}/")
        }

    english = of("en")
    assert len(english) > 80
    for folder in FOLDERS[1:]:
        assert of(folder) == english, folder


def test_every_page_names_its_other_languages(documents: dict[str, Document]) -> None:
    for address, document in documents.items():
        folder, _, path = address.partition("/")
        if folder not in FOLDERS or document.is_redirect:
            continue
        for links, named in ((document.alternates, {*FOLDERS, "x-default"}), (document.switch, set(FOLDERS))):
            assert set(links) == named, address
            for tag, link in links.items():
                other = urljoin(ORIGIN + address, link).removeprefix(ORIGIN)
                assert other == f"{'en' if tag == 'x-default' else tag}/{path}", f"{address}: {link}"
                assert other in documents, f"{address}: {link}"


def test_the_lists_for_offline_use_name_files_that_are_there(site_dir: Path) -> None:
    script = (site_dir / "sw.js").read_text(encoding="utf-8")
    build = json.loads(script.splitlines()[0].removeprefix("const BUILD = ").removesuffix(";"))
    assert set(build["lists"]) == {
        f"{folder}offline.json"
        for language in ("", *(f"{folder}/" for folder in FOLDERS))
        for folder in (language, *(f"{language or 'engine/'}{game}/" for game in GAMES))
    }
    everywhere: set[str] = set()
    for name, checksum in build["lists"].items():
        text = (site_dir / name).read_bytes()
        assert hashlib.sha256(text).hexdigest().startswith(checksum)
        listed = json.loads(text)
        assert set(listed["first"]) <= set(listed["files"])
        if Path(name).parent.name in GAMES.keys() - load().listed.keys():
            assert name not in build["sizes"]  # who keeps everything keeps no unlisted game
        else:
            sizes = (listed[kind] for kind in ("bytes", "firstBytes", "askedBytes"))
            assert build["sizes"][name] == [len(listed["files"]), *sizes]
        assert not everywhere & set(listed["files"])
        everywhere |= set(listed["files"])
        for address, expected in listed["files"].items():
            file = site_dir / address
            content = (file / "index.html" if file.is_dir() else file).read_bytes()
            assert hashlib.sha256(content).hexdigest().startswith(expected), address


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_first_visit_keeps_rules_cards_glossary_and_checkers(site_dir: Path, folder: str) -> None:
    lists = [site_dir / folder / "offline.json", *(site_dir / folder / game / "offline.json" for game in GAMES)]
    first = {address for file in lists for address in json.loads(file.read_text(encoding="utf-8"))["first"]}
    files = (file for game in GAMES for file in (site_dir / folder / game).rglob("*"))
    there = {file.relative_to(site_dir).as_posix() for file in files}
    pages = {path.removesuffix("index.html") for path in there if path.endswith("/index.html")}
    wanted = {page for page in pages if not page.endswith("/languages/")}
    assert wanted <= first
    assert f"{folder}/offline/" in first


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_a_kept_page_fetches_is_kept(site_dir: Path, documents: dict[str, Document], folder: str) -> None:
    def of(*folders: str) -> set[str]:
        lists = [json.loads((site_dir / name / "offline.json").read_text(encoding="utf-8")) for name in folders]
        return {address for listed in lists for address in listed["first"]}

    common = of("", folder)
    for game in GAMES:
        own = of(f"engine/{game}", f"{folder}/{game}")
        assert own
        _is_whole(own, common | own, documents)
    # The home page shows the scene of every game, without words: each is kept with its game.
    scenes = {f"scenes/{game}.svg" for game in GAMES}
    _is_whole(common, common | scenes, documents)


def _is_whole(pages: set[str], kept: set[str], documents: dict[str, Document]) -> None:
    """Whatever the pages fetch is kept."""
    for address in sorted(pages & set(documents)):
        for link in documents[address].fetched:
            fetched = urljoin(ORIGIN + address, link)
            if fetched.startswith(ORIGIN):
                assert fetched.removeprefix(ORIGIN).partition("#")[0] in kept, f"{address}: {link}"
