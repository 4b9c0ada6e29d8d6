"""What the pages of one language hold, before the theme puts its frame around them."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from catalog import GameCatalog, load
from generator.pages import Page
from generator.pages.navigation import NavItem, navigation
from generator.pages.rules import heading_levels
from generator.render.site_context import SiteContext
from generator.render.svg_text import fitting_size
from generator.text.languages import LANGUAGES, ROOT
from tests.full import rest_in_full
from tests.games import EVERY_GAME
from tests.generator import rendered

pytestmark = pytest.mark.slow

CATALOG = load()


def pages() -> Mapping[str, Page]:
    """The English pages by path."""
    return rendered.pages("en")


@EVERY_GAME
def test_every_entry_chapter_and_checker_has_a_page(game: GameCatalog) -> None:
    expected = {f"{game.id}/{found.id}/{entry.id}/" for found in game.collections for entry in found.entries}
    expected |= {f"{game.id}/rules/{chapter}/" for chapter in game.game.chapters}
    expected |= {f"{game.id}/check/{name}/" for name in game.checkers}
    expected |= {f"{game.id}/{path}" for path in ("", "glossary/", "sources/")}
    expected |= {f"{game.id}/discrepancies/"} if game.discrepancies else set()
    expected |= {"", "about/", "guides/players/"}
    assert expected <= set(pages())


def test_every_page_has_one_title_and_headings_in_order() -> None:
    for page in pages().values():
        levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", page.html)]
        assert levels.count(1) == 1, page.path
        assert levels[0] == 1, page.path
        assert all(after <= before + 1 for before, after in itertools.pairwise(levels)), page.path


@EVERY_GAME
def test_the_glossary_has_each_term(game: GameCatalog) -> None:
    html = pages()[f"{game.id}/glossary/"].html
    assert all(f'id="{term.id}"' in html for term in game.terms)


def test_the_glossary_has_the_forms_of_a_term() -> None:
    assert '<p class="glossary__forms">pearls</p>' in pages()["abyss/glossary/"].html


@EVERY_GAME
def test_every_rule_section_has_its_anchor_and_sources(game: GameCatalog) -> None:
    for section in game.rules:
        anchor = section.id.removeprefix(f"{game.id}.")
        chapter, _, below = anchor.partition(".")
        html = pages()[f"{game.id}/rules/{chapter}/"].html
        assert not below or f' id="{anchor}"' in html, section.id
        assert not section.sources or f'popovertarget="sources-{anchor}"' in html, section.id


@EVERY_GAME
def test_discrepancies_are_marked_where_they_matter(game: GameCatalog) -> None:
    marked_kinds = ("rule", "term", *(collection.kind for collection in game.collections))
    for discrepancy in game.discrepancies:
        for reference in discrepancy.affects:
            if reference.partition(":")[0] in marked_kinds:
                path = rendered.site("en").urls.at("", game.id).path(reference).partition("#")[0]
                marked = f"discrepancies/#{discrepancy.id}" in pages()[path].html
                assert marked == (not discrepancy.languages or "en" in discrepancy.languages), reference


@EVERY_GAME
def test_examples_open_in_their_checkers(game: GameCatalog) -> None:
    opened = [(example.opens or example).checker.partition("/")[2] for example in game.examples]
    assert set(opened) <= set(game.checkers)
    if opened:
        assert re.findall(r"check/([a-z-]+)/#v1:", pages()[f"{game.id}/examples/"].html) == opened


def test_terms_open_definitions_that_the_page_carries() -> None:
    for page in pages().values():
        wanted = set(re.findall(r'popovertarget="(term-[a-z0-9-]+)"', page.html))
        carried = re.findall(r'<div popover id="(term-[a-z0-9-]+)"', page.html)
        assert sorted(wanted) == sorted(carried), page.path


@EVERY_GAME
def test_card_faces_are_well_formed_and_carry_a_text_name(game: GameCatalog) -> None:
    with_faces = [found for found in game.collections if rendered.site("en").has_faces(game.id, found.kind)]
    for page in (pages()[f"{game.id}/{found.id}/{entry.id}/"] for found in with_faces for entry in found.entries):
        face = ElementTree.fromstring(page.files["face.svg"])
        assert face.get("role") == "img"
        assert page.title in (face.get("aria-label") or ""), page.path
        assert not re.search(r"\bstyle=|<style|<script", page.files["face.svg"]), page.path


def test_names_say_whether_a_source_attests_them() -> None:
    html = pages()["abyss/lords/recruiter/"].html
    names = html[html.index('id="names"') : html.index('id="sources"')]
    assert names.count("names__origin--own") == len(LANGUAGES) - 1
    assert "printed in" in names


def test_cards_stay_out_of_the_navigation() -> None:
    def paths(items: tuple[NavItem, ...]) -> set[str]:
        return {item.path for item in items} | {path for item in items for path in paths(item.children)}

    found = paths(navigation(rendered.site("en"), rendered.routes_of(rendered.site("en"))))
    assert "abyss/lords/" in found
    assert not {path for path in found if path.startswith("abyss/lords/") and path != "abyss/lords/"}
    assert found <= set(pages())


def test_lists_show_what_cards_do_and_carry_what_is_asked_of_them() -> None:
    page = pages()["abyss/lords/"]
    item = re.search(r'<li id="commander".*?</li>', page.html, re.DOTALL)
    assert item
    shown = Markup(item.group()).striptags()
    for wanted in ("The Commander", "Soldier", "Cost 8", "discards down to 6"):
        assert wanted in shown, wanted
    data = json.loads(page.files["cards.json"])
    card = next(card for card in data["cards"] if card["id"] == "commander")
    assert (card["name"], card["values"]["guild"], card["values"]["cost"]) == ("The Commander", "soldier", 8)
    assert "discards down to 6" in card["text"]
    assert data["facets"]["cost"]["better"] == "less"


@pytest.mark.parametrize("every", rest_in_full([7, 1], 2))
def test_equal_pages_give_equal_data(every: int) -> None:
    again = rendered.Pages(SiteContext(CATALOG, "en", rendered.REPOSITORY))
    for path in [*again][::every]:
        assert json.dumps(again[path].data()) == json.dumps(pages()[path].data()), path


@pytest.mark.parametrize(
    ("ids", "levels"),
    [
        (["g.turn", "g.turn.order", "g.turn.order.first"], [1, 2, 3]),
        (["g.turn", "g.turn.end.late", "g.turn.end.late.still"], [1, 2, 3]),
        (["g.a", "g.a.b", "g.a.b.c", "g.a.d"], [1, 2, 3, 2]),
    ],
)
def test_heading_levels_leave_no_gap(ids: list[str], levels: list[int]) -> None:
    assert heading_levels(ids) == levels


def test_names_are_made_to_fit_their_card() -> None:
    assert fitting_size("Abyss", 200, 20) == 20
    assert fitting_size("深淵之主", 40, 20) == 10


def test_options_have_no_badges() -> None:
    for path in (ROOT / "generator" / "templates").rglob("*.j2"):
        for shown in re.findall(r"<option[^>]*>\{\{(.*?)\}\}</option>", path.read_text("utf-8")):
            assert "| text_only " in shown, path.name
