"""What holds for every file of the built site, without a browser: its policy, and what it would fetch."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.query import declared
from generator.render.scripts import BROWSER
from generator.text.languages import LANGUAGES
from tests.documents import Document, documents_of

FOLDERS = tuple(info.tag for info in LANGUAGES.values())
pytestmark = pytest.mark.slow

ELSEWHERE = re.compile(r"^\s*(?:https?:)?//", re.IGNORECASE)


@pytest.fixture(scope="module")
def documents(site_dir: Path) -> dict[str, Document]:
    """Every HTML page by its address below the root."""
    return documents_of(site_dir)


def test_every_page_says_its_language_and_what_it_is_about(documents: dict[str, Document]) -> None:
    pages = {address: document for address, document in documents.items() if not document.is_redirect}
    assert len(pages) > 80 * len(FOLDERS)
    for address, document in pages.items():
        folder = address.partition("/")[0]
        assert document.lang == (folder if folder in FOLDERS else "en"), address
        # What is not there is said in all languages, of which the page shows one.
        assert len(document.headings) == (len(FOLDERS) if address == "404.html" else 1), address
        assert all(document.headings), address
        assert document.title, address


def test_the_policy_of_every_page_allows_its_own_inline_scripts_and_no_others(documents: dict[str, Document]) -> None:
    for address, document in documents.items():
        allowed = set(re.findall(r"'sha256-[^']+'", document.policy[0]))
        digests = [hashlib.sha256(script.encode()).digest() for script in document.scripts]
        assert allowed == {f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests}, address


def test_no_page_fetches_from_elsewhere(documents: dict[str, Document]) -> None:
    found = {name: [url for url in document.fetched if ELSEWHERE.match(url)] for name, document in documents.items()}
    assert not {name: urls for name, urls in found.items() if urls}


def test_every_page_has_a_strict_policy(documents: dict[str, Document]) -> None:
    for name, document in documents.items():
        assert len(document.policy) == 1, name
        directives = {
            words[0]: words[1:] for words in (part.split() for part in document.policy[0].split(";")) if words
        }
        assert directives["default-src"] in (["'none'"], ["'self'"]), name
        assert directives["base-uri"] in (["'none'"], ["'self'"]), name
        assert directives["require-trusted-types-for"] == ["'script'"], name
        assert directives["trusted-types"] in (["default"], ["'none'"]), name
        sources = {source for words in directives.values() for source in words}
        assert not sources & {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"}, name
        assert not [source for source in sources if "://" in source], name


def test_no_page_has_inline_styles_or_handlers(documents: dict[str, Document]) -> None:
    assert not {name: document.inline[:5] for name, document in documents.items() if document.inline}


def _style_references(site: Path) -> Iterator[tuple[str, str]]:
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        for reference in re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", text):
            yield path.relative_to(site).as_posix(), "".join(reference)


def test_no_style_sheet_fetches_from_elsewhere(site_dir: Path) -> None:
    assert not [(name, url) for name, url in _style_references(site_dir) if ELSEWHERE.match(url)]


def test_no_drawing_fetches_from_elsewhere(site_dir: Path) -> None:
    wrong = re.compile(r"(?:href|src)\s*=\s*['\"](?:https?:)?//|url\(\s*['\"]?(?:https?:)?//|<script|\son\w+\s*=")
    assert not [path.name for path in site_dir.rglob("*.svg") if wrong.search(path.read_text(encoding="utf-8"))]


def test_our_own_scripts_name_no_other_host() -> None:
    own = [*BROWSER.rglob("*.js")]
    assert own
    names = re.compile(r"['\"`](?:https?:|wss?:)?//(?!www\.w3\.org/)[a-z]")
    assert not [path.name for path in own if names.search(path.read_text(encoding="utf-8"))]


def test_the_site_names_no_folder_of_the_machine(site_dir: Path) -> None:
    root = str(Path(__file__).parent.parent.resolve())
    endings = {".html", ".json", ".js", ".xml", ".webmanifest"}
    files = [path for path in site_dir.rglob("*") if path.suffix in endings]
    assert not [path.name for path in files if root in path.read_text(encoding="utf-8")]


def test_no_page_shows_markup_as_text(site_dir: Path) -> None:
    quoted = re.compile(r"<(pre|code|script|textarea)\b.*?</\1>", re.DOTALL)
    shown = re.compile(r"&lt;/?(?:a|b|code|em|i|li|p|span|strong|svg)\b")
    pages = {path: quoted.sub("", path.read_text(encoding="utf-8")) for path in site_dir.rglob("*.html")}
    assert not [path for path, html in pages.items() if shown.search(re.sub(r'="[^"]*"', "", html))]


def test_no_file_is_written_that_nobody_asked_for(site_dir: Path) -> None:
    unwanted = {".j2", ".pyc", ".po", ".pot", ".map", ".md"}
    assert not [path.name for path in site_dir.rglob("*") if path.suffix in unwanted]


def test_places_for_a_break_stand_in_the_text_of_pages_only(site_dir: Path) -> None:
    """Not in addresses and labels, nor in what the search and other programs read."""
    pages = [path.read_text(encoding="utf-8") for path in (site_dir / "ja").rglob("*.html")]
    assert all("<wbr>" in page or 'http-equiv="refresh"' in page for page in pages)
    assert not [found for page in pages for found in re.findall(r'="[^"<>]*(?:<wbr>|\u200b)[^"]*"', page)]
    # What reads a query passes over such a character between its words, as over other spaces.
    spaces = json.dumps(declared.grammar()["spaces"], ensure_ascii=False)
    # The words of an exercise are those of its page, which fetches them with the first question that needs them; and so
    # are those of a checker and of a table, which other pages fetch as well, and of a map.
    data = (
        path
        for path in site_dir.rglob("*.json")
        if path.parts[-2] not in ("vendor", "practice") and path.name not in ("words.json", "table.json", "map.json")
    )
    texts = {path: path.read_text(encoding="utf-8").replace(spaces, "") for path in data}
    assert not [path for path, text in texts.items() if re.search("<wbr>|\u200b", text)]
