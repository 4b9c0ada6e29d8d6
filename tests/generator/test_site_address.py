"""What a site tells that knows where it will stand: site maps with the days of its pages, a feed, pictures."""

from __future__ import annotations

import os
import struct
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py

from catalog import load
from generator.pages import changes
from generator.publish import open_graph_pictures, site_maps
from generator.publish.page_dates import PageDates, file_dates
from generator.render import site_address
from generator.render.open_graph import CARD, HEIGHT, OF_SITE, WIDTH
from generator.render.page import Page
from generator.render.route import Route
from generator.render.site_context import SiteContext
from generator.text.errors import BuildFailedError
from generator.text.languages import LANGUAGES
from generator.text.summary import summary
from tests.documents import documents_of
from tests.games import GAMES
from tests.generator.rendered import routes_of
from tests.generator.test_parts import small_repository
from tests.made_up_games import build

ADDRESS = "https://fathom.example/under/"
ATOM = "{http://www.w3.org/2005/Atom}"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("", ""),
        ("  ", ""),
        ("https://fathom.example", "https://fathom.example/"),
        ("https://fathom.example/under//", "https://fathom.example/under/"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/"),
    ],
)
def test_an_address_ends_in_one_slash(monkeypatch: pytest.MonkeyPatch, given: str, address: str) -> None:
    monkeypatch.setenv(site_address.VARIABLE, given)
    assert site_address.site_address() == address


@pytest.mark.parametrize(
    "given",
    [
        "fathom.example",
        "ftp://fathom.example/",
        "https://",
        "https:///under/",
        "https://fathom.example/?page=1",
        "https://fathom.example/#top",
        "https://somebody:secret@fathom.example/",
        "https://fathom.example/two words/",
        'https://fathom.example/"><script>',
        "https://[fathom/",
    ],
)
def test_what_is_no_address_is_refused_with_what_would_do(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv(site_address.VARIABLE, given)
    with pytest.raises(BuildFailedError, match="Give a whole one") as refused:
        site_address.site_address()
    assert given in str(refused.value)


def git(folder: Path, *arguments: str, day: str = "2026-01-01") -> None:
    """Run git as somebody, on that day."""
    moment = f"{day}T12:00:00Z"
    who = {f"GIT_{role}_{what}": "nobody@example" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    when = {"GIT_AUTHOR_DATE": moment, "GIT_COMMITTER_DATE": moment}
    environment = {**who, **when, "HOME": str(folder), "PATH": os.environ["PATH"]}
    subprocess.run(["git", "-C", str(folder), *arguments], check=True, capture_output=True, env=environment)


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository with two files, one of which changed later."""
    folder = tmp_path / "history"
    place = folder / "catalog" / "data"
    place.mkdir(parents=True)
    git(folder, "init", "--quiet")
    for day, names in (("2026-01-02", ("łup.yaml", "lords.yaml")), ("2026-03-04", ("lords.yaml",))):
        for name in names:
            (place / name).write_text(day, encoding="utf-8")
        git(folder, "add", ".", day=day)
        git(folder, "commit", "--quiet", "--message", "Change", day=day)
    return folder


@pytest.mark.slow
def test_a_file_is_dated_by_the_last_commit_that_touched_it(history: Path) -> None:
    assert file_dates(history) == {"catalog/data/łup.yaml": "2026-01-02", "catalog/data/lords.yaml": "2026-03-04"}


@pytest.mark.slow
def test_without_a_whole_history_of_its_own_no_file_is_dated(
    history: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", history.as_uri(), "shallow")
    assert file_dates(tmp_path / "shallow") == {}
    (history / "below").mkdir()
    assert file_dates(history / "below") == {}  # files that were put into somebody else's repository
    assert file_dates(tmp_path) == {}
    monkeypatch.setenv("PATH", str(tmp_path))
    assert file_dates(history) == {}


def test_a_page_is_dated_by_the_files_that_its_content_comes_from() -> None:
    lords, chapter = "catalog/data/abyss/lords.yaml", "catalog/data/abyss/rules/recruit.yaml"
    polish = [f"locales/pl/LC_MESSAGES/{name}.po" for name in ("abyss", "abyss-glossary")]
    days = {lords: "2026-01-01", chapter: "2026-02-02", polish[0]: "2026-03-03", polish[1]: "2026-04-04"}
    dates = PageDates(load(), days)
    assert dates.of("en", "abyss/lords/commander/") == "2026-01-01"
    assert dates.of("en", "abyss/lords/commander/languages/") == "2026-01-01"
    assert dates.of("en", "abyss/rules/recruit/") == "2026-02-02"
    assert dates.of("pl", "abyss/lords/commander/") == "2026-04-04"
    # What was never committed has no day, and neither has a page that shows it.
    assert dates.of("en", "abyss/lords/") == ""
    assert dates.of("en", "abyss/") == ""


def test_the_history_of_this_repository_dates_its_pages() -> None:
    files = file_dates()
    if not files:
        pytest.skip("this copy has no whole history")
    dates = PageDates(load(), files)
    assert "2026-11-21" <= dates.of("pl", "abyss/lords/commander/") <= date.today().isoformat()


def test_the_site_maps_list_each_page_in_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_maps, "file_dates", lambda: {"docs/pages/about.html.j2": "2026-01-01"})
    site = SiteContext(load(), address=ADDRESS)
    for tag in ("en", "ja"):
        (tmp_path / tag).mkdir()
    site_maps.write(site, {"en": ["about/", "", "offline/"], "ja": ["about/", "", "offline/"]}, tmp_path)
    listed = ElementTree.parse(tmp_path / "sitemap.xml").getroot()
    maps = [f"{ADDRESS}{tag}/sitemap.xml" for tag in ("en", "ja")]
    assert [place.text for place in listed.iter(f"{MAP}loc")] == maps
    english = ElementTree.parse(tmp_path / "en" / "sitemap.xml").getroot()
    pages = {url.findtext(f"{MAP}loc"): url for url in english.iter(f"{MAP}url")}
    assert list(pages) == [f"{ADDRESS}en/", f"{ADDRESS}en/about/"]
    about = pages[f"{ADDRESS}en/about/"]
    assert {link.get("hreflang"): link.get("href") for link in about.iter(LINK)} == {
        tag: f"{ADDRESS}{tag}/about/" for tag in ("en", "ja")
    }
    assert about.findtext(f"{MAP}lastmod") == "2026-01-01"
    assert pages[f"{ADDRESS}en/"].find(f"{MAP}lastmod") is None


def changes_in(lang: str, address: str) -> Page:
    site = SiteContext(load(), lang, address=address)
    route: Route = next(route for route in changes.routes(site))
    return route.page(site)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_feed_has_every_change_in_the_language_of_its_page(lang: str) -> None:
    page = changes_in(lang, ADDRESS)
    home = f"{ADDRESS}{LANGUAGES[lang].tag}/"
    feed = ElementTree.fromstring(page.files[changes.FEED])
    entries = feed.findall(f"{ATOM}entry")
    told = [change for game in GAMES.values() for change in game.changes]
    assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == len(entries) == len(told)
    days = [str(entry.findtext(f"{ATOM}updated"))[:10] for entry in entries]
    assert days == sorted((change.date for change in told), reverse=True)
    assert str(feed.findtext(f"{ATOM}updated"))[:10] == days[0]
    paths = {route.path for route in routes_of(SiteContext(load(), lang))}
    for entry in entries:
        (link,) = entry.findall(f"{ATOM}link")
        assert str(link.get("href")).removeprefix(home).partition("#")[0] in paths
        anchor = str(entry.findtext(f"{ATOM}id")).removeprefix(f"{home}changes/#")
        assert f'<h3 id="{anchor}">' in page.html
        summary_text = str(entry.findtext(f"{ATOM}summary"))
        assert summary_text
        assert not {"{", "<"} & set(summary_text)
        if lang != "en":
            assert summary_text not in {change.says for change in told}


def test_without_an_address_there_is_a_page_of_changes_and_no_feed() -> None:
    page = changes_in("en", "")
    assert page.files == {}
    assert changes.FEED not in page.html


def size_of(picture: Path) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_no_picture_holds_a_text_which_would_need_a_font_and_a_language() -> None:
    paths, drawings = zip(*open_graph_pictures.drawings(SiteContext(load())), strict=True)
    assert len(set(paths)) == len(paths) > 200
    assert {OF_SITE, *(f"open-graph/{game}.png" for game in GAMES)} <= set(paths)
    assert not [path for path, drawing in zip(paths, drawings, strict=True) if "<text" in drawing or "{" in drawing]


@pytest.mark.slow
def test_a_picture_is_drawn_again_only_where_its_drawing_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = SiteContext(load())
    every = dict(list(open_graph_pictures.drawings(site))[:3])
    monkeypatch.setattr(open_graph_pictures, "drawings", lambda _site: every.items())
    known = open_graph_pictures.write(site, tmp_path / "none", tmp_path / "old", {})
    assert [size_of(tmp_path / "old" / path) for path in every] == [(WIDTH, HEIGHT), (WIDTH, HEIGHT), CARD]
    drawn: list[str] = []
    real: Callable[..., bytes] = resvg_py.svg_to_bytes

    def noted(*, svg_string: str, skip_system_fonts: bool) -> bytes:
        drawn.append(svg_string)
        return real(svg_string=svg_string, skip_system_fonts=skip_system_fonts)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", noted)
    changed, gone, kept = every
    every[changed] = every[changed].replace("<rect", '<rect opacity=".5"', 1)
    (tmp_path / "old" / gone).unlink()
    assert open_graph_pictures.write(site, tmp_path / "old", tmp_path / "new", known).keys() == every.keys()
    assert drawn == [every[changed], every[gone]]
    assert (tmp_path / "new" / kept).read_bytes() == (tmp_path / "old" / kept).read_bytes()


@pytest.mark.slow
def test_a_built_site_that_knows_its_address_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repository = small_repository(tmp_path / "copy")
    monkeypatch.setenv(site_address.VARIABLE, ADDRESS)
    site = build(repository, tmp_path / "site")
    pages = documents_of(site)
    for path, page in pages.items():
        if not path.startswith("en/") or page.is_redirect:
            continue
        assert page.told["canonical"] == page.told["og:url"] == page.alternates["en"] == ADDRESS + path
        picture = page.told["og:image"].removeprefix(ADDRESS)
        assert size_of(site / picture) == (int(page.told["og:image:width"]), int(page.told["og:image:height"]))
        assert page.told["twitter:card"] == "summary_large_image"
    assert pages[""].told if "" in pages else pages["index.html"].told["canonical"] == ADDRESS
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (site / "robots.txt").read_text(encoding="utf-8")
    listed = ElementTree.parse(site / "en" / "sitemap.xml").getroot()
    places = {str(place.text).removeprefix(ADDRESS) for place in listed.iter(f"{MAP}loc")}
    assert places == {path for path, page in pages.items() if path.startswith("en/") and not page.is_redirect} - {
        "en/offline/"
    }


@pytest.mark.parametrize("limit", [1, 5, 40, 200])
@pytest.mark.parametrize(
    "text", ["", "One. Two, three.", "珍珠可以代替數值。不能代替種族。", "Łup, wartownik i nebulis"]
)
def test_a_summary_is_the_beginning_of_a_text_and_no_longer_than_asked(text: str, limit: int) -> None:
    short = summary(text, limit)
    marked = "".join(f"\U000e0041{letter}\U000e007f" for letter in text)
    assert "".join(letter for letter in summary(marked, limit) if letter < "\U000e0000") == short
    assert summary(marked, limit).count("\U000e0041") == len(text)
    assert text.startswith(short.removesuffix("…"))
    assert len(short) <= limit + 1
