"""The translators' guide shows what there is: pictures, checks, commands and Weblate's settings."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from generator.cli.locale import locale
from generator.pages import query_guide, translating
from generator.pages.pictures import PICTURES, picture, webp_size
from generator.publish import offline_lists
from generator.query import declared
from generator.render.markup import text_only
from generator.text.languages import ROOT, TRANSLATIONS
from generator.translate import weblate
from generator.translate.check import CHECKS
from tests.generator import rendered

TEMPLATES = [ROOT / "docs/pages/guides/translators.html.j2", *(ROOT / "docs/pages/guides/translators").glob("*.j2")]
NAMES = {name for file in TEMPLATES for name in re.findall(r'shot\("([^"]+)"', file.read_text(encoding="utf-8"))}
LARGEST = 60_000


@pytest.fixture(scope="module", params=["en", "ja"])
def guide(request: pytest.FixtureRequest) -> dict[str, str]:
    """The HTML of the guide's pages by their last part; '' is the first."""
    pages = rendered.pages(request.param).values()
    return {
        page.path.removeprefix(translating.ROOT).strip("/"): page.html
        for page in pages
        if page.path.startswith(translating.ROOT)
    }


def test_every_picture_is_there_in_every_language() -> None:
    for folder in (PICTURES / "en", *(path for path in PICTURES.iterdir() if path.is_dir())):
        assert {file.stem for file in folder.iterdir()} == NAMES, folder.name
    assert {"en", *TRANSLATIONS} >= {path.name for path in PICTURES.iterdir()}


@pytest.mark.parametrize("file", sorted(PICTURES.rglob("*.webp")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_pictures_are_small_files(file: Path) -> None:
    data = file.read_bytes()
    assert len(data) <= LARGEST
    width, height = webp_size(data)
    assert 300 <= width <= 1100
    assert 100 <= height <= 700


def test_a_language_without_pictures_has_those_of_a_relative_or_the_english() -> None:
    assert picture("editor-window", "zh_Hans").path == "pictures/translators/zh_Hant/editor-window.webp"
    assert picture("editor-window", "fr").path == "pictures/translators/en/editor-window.webp"
    with pytest.raises(FileNotFoundError, match="make pictures"):
        picture("no-such-picture", "en")


def test_the_size_of_anything_but_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no lossless WebP"):
        webp_size(b"RIFF\0\0\0\0WEBPVP8 ")


def test_pictures_are_kept_only_when_they_were_seen() -> None:
    assert "pictures" not in offline_lists._SHELL


@pytest.mark.slow
def test_pictures_say_what_they_show_and_take_their_place_at_once(guide: dict[str, str]) -> None:
    found = [image for html in guide.values() for image in re.findall(r"<img [^>]*pictures/[^>]*>", html)]
    assert len(found) == len(NAMES)
    for image in found:
        assert re.search(r'alt="[^"]{12,}"', image)
        assert re.search(r'width="\d+" height="\d+"', image)
        assert 'loading="lazy"' in image
    drawn = [svg for html in guide.values() for svg in re.findall(r'<svg viewBox="0 0 640[^>]*>', html)]
    assert len(drawn) == 4
    assert all(re.search(r'role="img" aria-label="[^"]{10,}"', svg) for svg in drawn)


@pytest.mark.slow
def test_every_mark_of_a_picture_is_explained(guide: dict[str, str]) -> None:
    for html in guide.values():
        for figure in re.findall(r'<figure class="picture picture--drawn">.*?</figure>', html, re.DOTALL):
            assert len(re.findall('class="drawing__mark"', figure)) == len(re.findall("<li>", figure))


@pytest.mark.slow
def test_drawings_hold_no_html(guide: dict[str, str]) -> None:
    """A badge of a missing translation would end the drawing."""
    for html in guide.values():
        for drawing in re.findall(r'<svg viewBox="0 0 640.*?</svg>', html, re.DOTALL):
            assert set(re.findall(r"<(\w+)", drawing)) <= {"svg", "g", "rect", "circle", "path", "text"}


@pytest.mark.slow
def test_every_check_is_explained(guide: dict[str, str]) -> None:
    for check in CHECKS.values():
        assert f'<h3 id="{check.name}">' in guide["checks"]
        assert (f"fathom-ignore: {check.name}" in guide["checks"]) >= check.waivable


@pytest.mark.slow
def test_every_command_for_translations_is_named(guide: dict[str, str]) -> None:
    for name in locale.commands:
        assert f'guides/command-line/#locale-{name}"' in guide["terminal"].replace("../../", "guides/")


@pytest.mark.slow
def test_the_settings_are_those_of_the_file(guide: dict[str, str]) -> None:
    page = unescape(guide["weblate"])
    for component in weblate.components():
        assert component["filemask"] in page
        for setting in weblate.shared(component):
            assert f"<dd><code>{setting.value}</code></dd>" in page


@pytest.mark.slow
def test_old_addresses_lead_to_where_their_subject_is_now(guide: dict[str, str]) -> None:
    for anchor in ("where", "braces", "names", "search", "check", "new"):
        assert f'id="{anchor}"' in guide[""]


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_what_may_be_typed_stands_in_the_readers_words(lang: str) -> None:
    site = rendered.site(lang)
    page = next(route.page(site) for route in rendered.routes_of(site) if route.path == query_guide.PATH)
    typed = [unescape(text_only(text)) for text in re.findall(r"<tr><td><code>(.*?)</code></td>", page.html)]
    written = declared.written(site.words)
    for name, shown in (("none", ":{}"), ("or", " {} "), ("order", "{}:")):
        assert any(shown.format(written[name]) in text for text in typed), name
    assert not any(re.search(r":none$| or |^order:", text) for text in typed)


def test_every_command_for_translators_is_told_in_their_language() -> None:
    summaries = {command.get_short_help_str(limit=200) for command in locale.commands.values()}
    assert summaries == set(map(str, translating.SUMMARIES))
