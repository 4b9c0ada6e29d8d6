"""Pages in a frame that was drawn for another page are the same as with a frame of their own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from generator.cli.main import command_help
from generator.pages.navigation import NavItem, navigation
from generator.publish import written_pages
from generator.publish.mkdocs_plugin import Contents
from generator.publish.plan import Task
from generator.publish.repeated_frames import RepeatedFrames
from generator.render.page import Page
from generator.text.languages import LANGUAGES
from tests.full import rest_in_full
from tests.generator.rendered import routes_of, site, surveyed

pytestmark = pytest.mark.slow


def some_paths(lang: str) -> Iterator[str]:
    """Two cards of each kind and set, alone and in all languages."""
    taken: dict[tuple[str, str, str], int] = defaultdict(int)
    for route in routes_of(site(lang)):
        kind = route.kind, "/".join(route.path.split("/")[:2]), route.set
        taken[kind] += 1
        if taken[kind] <= 2 and route.kind in ("entry", "languages"):
            yield route.path


def written(lang: str, folder: Path) -> dict[str, str]:
    """The finished files of these pages."""
    written_pages.write_pages(Task(lang, tuple(some_paths(lang)), lang), folder, command_help)
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("index.html")}


@pytest.mark.parametrize("lang", rest_in_full(["pl", "ja"], 2))
def test_a_page_is_the_same_in_a_repeated_frame(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = written_pages.Shared(site(lang).catalog, {}, surveyed())
    monkeypatch.setattr(written_pages, "_shared_before_fork", shared)
    repeated = written(lang, tmp_path / "repeated")
    monkeypatch.setattr(written_pages, "Contents", lambda *given, **_named: Contents(*given))
    alone = written(lang, tmp_path / "alone")
    assert len(alone) > 20
    assert [name for name in alone if alone[name] != repeated[name]] == []


def test_a_frame_is_drawn_once_for_many_cards() -> None:
    every = routes_of(site("en"))
    linked = [item.path for item in _lines(navigation(site("en"), every))]
    frames = RepeatedFrames(linked, LANGUAGES["en"])
    cards = [page for page in (route.outline() for route in every) if page.kind in ("entry", "languages")]
    drawn = 0
    for page in cards:
        blank = frames.blank(page)
        assert blank is not None
        if not frames.knows(blank):
            frames.keep(blank, "")
            drawn += 1
    assert len(cards) > 100
    assert drawn < len(cards) / 8


def test_titles_do_not_disturb_the_frame() -> None:
    frames = RepeatedFrames(["g/", "g/cards/"], LANGUAGES["pl"])
    first = Page("g/cards/one/", title="One & only", description="", html="<p>1</p>")
    blank = frames.blank(first)
    assert blank is not None
    drawn = f'<title>{blank.title} · Fathom</title><a href="../../../{blank.path}">x</a>{blank.html}'
    frames.keep(blank, f'<html lang="pl">{drawn}</html>')
    assert frames.around(first, blank) == (
        '<html lang="pl"><title>One &amp; only · Fathom</title><a href="../../../g/cards/one/">x</a><p>1</p></html>'
    )
    second = replace(first, path="g/cards/two/", title="Karta z ręki", html="<p>2</p>")
    other = frames.blank(second)
    assert other == blank
    assert frames.around(second, blank) == (
        '<html lang="pl"><title>Karta z\u00a0ręki · Fathom</title><a href="../../../g/cards/two/">x</a><p>2</p></html>'
    )


def test_a_page_that_the_frame_links_to_has_a_frame_of_its_own() -> None:
    frames = RepeatedFrames(["g/", "g/cards/"], LANGUAGES["en"])
    assert frames.blank(Page("g/cards/")) is None


def _lines(items: Iterable[NavItem]) -> Iterator[NavItem]:
    for item in items:
        yield item
        yield from _lines(item.children)
