"""A long list of cards as the build writes it: pages of so many cards, and the others as elements for the first one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from catalog import GameCatalog, load
from catalog.models.game import Collection
from generator.pages import card_lists, card_pages
from generator.pages.card_lists import DATA, ITEMS, PER_PAGE, Part, parts
from generator.render import fallback_badges
from generator.render.element_tree import element_tree
from generator.render.page import Page
from generator.render.site_context import SiteContext
from generator.text.words import Words
from tests.games import EVERY_GAME
from tests.generator import planted, rendered

_IDS = re.compile(r'<li id="([^"]+)" class="card"')
_ITEM = re.compile(r'<li id="(?P<id>[^"]+)" class="card".*?</li>', re.DOTALL)


def _pages(game: GameCatalog, collection: Collection, site: SiteContext) -> Mapping[str, Page]:
    """The pages of the list as they are now."""
    paths = {part.path for part in parts(game.id, collection)}
    return {route.path: route.page(site) for route in card_pages.routes(site, game) if route.path in paths}


@EVERY_GAME
def test_a_list_of_few_cards_is_one_page_and_nothing_else(game: GameCatalog) -> None:
    for collection in game.collections:
        assert len(collection.entries) <= PER_PAGE
        [part] = parts(game.id, collection)
        assert part == Part(1, f"{game.id}/{collection.id}/", 1, len(collection.entries))


@pytest.mark.parametrize("lang", ["en", "ja"])
@EVERY_GAME
def test_the_pages_of_a_long_list_have_all_cards_each_once(
    game: GameCatalog, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    collection = max(game.collections, key=lambda one: len(one.entries))
    whole = _pages(game, collection, rendered.site(lang))[f"{game.id}/{collection.id}/"]
    monkeypatch.setattr(card_lists, "PER_PAGE", 7)
    pages = _pages(game, collection, rendered.site(lang))
    first, *others = pages.values()
    ids = [entry.id for entry in collection.entries]
    assert [id_ for page in pages.values() for id_ in _IDS.findall(page.html)] == ids
    assert all(len(_IDS.findall(page.html)) <= 7 for page in pages.values())
    # Each leads to all the others, and tells itself from them.
    assert all(page.html.count('class="chip" href') >= len(pages) for page in pages.values())
    assert all('<nav class="cards__parts"' in page.html for page in pages.values())
    assert len({page.title for page in pages.values()}) == len(pages)
    # The browser of the cards is on the first, with the cards of all.
    assert [page.files for page in others] == [{}] * len(others)
    assert "data-cards" in first.html
    assert not any("data-cards" in page.html for page in others)
    assert json.loads(first.files[DATA]) == json.loads(whole.files[DATA])
    items = json.loads(first.files[ITEMS])
    assert list(items) == ids[7:]
    drawn = {match["id"]: match[0] for match in _ITEM.finditer(whole.html)}
    assert items[ids[-1]] == element_tree(drawn[ids[-1]].replace(f' id="{fallback_badges.FIRST}"', ""))


def test_cards_that_the_page_does_not_hold_tell_of_their_translation_as_the_others_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [lords] = [one for one in load().games["abyss"].collections if one.id == "lords"]
    last = lords.entries[-1]
    folder = planted.locales(tmp_path)
    planted.make_missing(folder, "pl", "abyss", last.effect)  # type: ignore[attr-defined]
    site = SiteContext(load(), "pl", "", rendered.surveyed())
    site.words = Words("pl", folder)
    whole = _pages(load().games["abyss"], lords, site)["abyss/lords/"]
    monkeypatch.setattr(card_lists, "PER_PAGE", len(lords.entries) - 1)
    page = _pages(load().games["abyss"], lords, site)["abyss/lords/"]
    button = re.search(r'<button type="button" class="fallback-badge".*?</button>', whole.html)
    assert button
    [tree] = json.loads(page.files[ITEMS]).values()
    assert str(element_tree(button[0].replace(f' id="{fallback_badges.FIRST}"', ""))) in str(tree)
    # What the button opens is on the page, which counts the texts that it holds itself: none.
    assert '<div popover id="text-missing"' in page.html
    assert '<div popover id="text-stale"' not in page.html
    assert '<aside class="untranslated"' in whole.html
    assert '<aside class="untranslated"' not in page.html


def test_elements_as_data_are_what_a_browser_makes_of_them() -> None:
    svg = '<svg viewBox="0 0 2 2"><use href="#s"/></svg>'
    html = f'<li id="x" class="a">\n  {svg}<img src="f" alt=""> A &amp; <b>B</b><br>C</li>'
    assert element_tree(html) == [
        "li",
        {"id": "x", "class": "a"},
        " ",
        ["svg", {"viewBox": "0 0 2 2"}, ["use", {"href": "#s"}]],
        ["img", {"src": "f", "alt": ""}],
        " A & ",
        ["b", {}, "B"],
        ["br", {}],
        "C",
    ]


def test_the_last_page_of_a_list_has_the_rest() -> None:
    [lords] = [one for one in load().games["abyss"].collections if one.id == "lords"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card_lists, "PER_PAGE", 50)
        assert [(part.first, part.last, part.path) for part in parts("abyss", lords)] == [
            (1, 50, "abyss/lords/"),
            (51, 63, "abyss/lords/page-2/"),
        ]
