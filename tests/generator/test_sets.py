"""What belongs to an expansion says so on every page, so that readers can switch it off."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from catalog import Collection, GameCatalog, load
from generator.pages import Page
from generator.publish import set_css
from generator.publish.theme_context import frame_context
from generator.render import set_counts
from tests.games import EVERY_COLLECTION, EVERY_GAME
from tests.generator import rendered

pytestmark = pytest.mark.slow

CATALOG = load()
ABYSS = CATALOG.games["abyss"]


def pages() -> Mapping[str, Page]:
    return rendered.pages("en")


@EVERY_COLLECTION
def test_the_page_of_an_entry_belongs_to_its_set(game: GameCatalog, collection: Collection) -> None:
    for entry in collection.entries:
        wanted = set_counts.expansion(game, getattr(entry, "set", game.game.sets[0].id))
        for below in ("", "languages/"):
            assert pages()[f"{game.id}/{collection.id}/{entry.id}/{below}"].set == wanted


@EVERY_COLLECTION
def test_the_set_of_an_entry_is_shown_on_its_page_and_in_its_list(game: GameCatalog, collection: Collection) -> None:
    listed = pages()[f"{game.id}/{collection.id}/"]
    own = set_counts.common(game, collection.entries)
    assert listed.set == own
    for entry in collection.entries:
        base = game.game.sets[0].id
        wanted = set_counts.expansion(game, getattr(entry, "set", base))
        link = f'href="../../#set-{wanted or base}"'
        assert len(game.game.sets) == 1 or link in pages()[f"{game.id}/{collection.id}/{entry.id}/"].html
        card = re.search(rf'<li id="{entry.id}" class="card".*?</li>', listed.html, re.DOTALL)
        assert card
        assert (f'data-set="{wanted}"' in card.group()) == bool(wanted)
        assert ('class="set-badge"' in card.group()) == bool(wanted and not own)


@EVERY_COLLECTION
def test_a_list_of_one_expansion_names_it_once(game: GameCatalog, collection: Collection) -> None:
    html = pages()[f"{game.id}/{collection.id}/"].html
    base = game.game.sets[0].id
    present = {getattr(entry, "set", base) for entry in collection.entries}
    assert html.count("mark--set") == (len(present) == 1 and present != {base})


@EVERY_GAME
def test_rules_terms_and_discrepancies_of_expansions_are_marked(game: GameCatalog) -> None:
    for section in game.rules:
        if section.id.count(".") > 1:
            anchor = section.id.removeprefix(f"{game.id}.")
            html = pages()[f"{game.id}/rules/{anchor.partition('.')[0]}/"].html
            opening = re.search(rf'<section class="rule[^>]*>\s*<h\d id="{re.escape(anchor)}"', html)
            assert opening
            wanted = set_counts.expansion(game, section.set)
            assert (f'data-set="{wanted}"' in opening.group()) == bool(wanted), section.id
    glossary = pages()[f"{game.id}/glossary/"].html
    for term in game.terms:
        opening = re.search(rf'<section class="glossary__term"[^>]*>\s*<h3 id="{term.id}"', glossary)
        assert opening
        assert ("data-set" in opening.group()) == (term.set != game.game.sets[0].id)


@EVERY_GAME
def test_a_rule_and_the_rule_that_changes_it_lead_to_each_other(game: GameCatalog) -> None:
    for section, changed in [(rule, changed) for rule in game.rules for changed in rule.changes]:
        urls = rendered.site("en").urls.at("", game.id)
        here, there = (urls.path(f"rule:{id_}") for id_ in (section.id, changed))
        for start, goal in ((here, there), (there, here)):
            page = pages()[start.partition("#")[0]]
            link = rendered.site("en").urls.at(page.path, game.id).to(goal)
            assert f'href="{link}"' in page.html, (start, goal)


def test_headings_of_expansions_say_so_in_the_table_of_contents() -> None:
    found = {child.id: child.set for heading in pages()["abyss/glossary/"].toc for child in heading.children}
    assert found["pearl"] == ""
    assert found["nebulis"] == "kraken"
    assert found["wound-token"] == "leviathan"


def test_rows_of_the_search_carry_their_set() -> None:
    found = {row.at: row.set for row in rendered.found_in("en")}
    assert found["abyss/lords/outlaw/"] == "kraken"
    assert found["abyss/lords/commander/"] == ""
    assert found["abyss/glossary/#wound-token"] == "leviathan"
    assert found["abyss/leviathans/"] == "leviathan"
    assert {"set": "kraken"}.items() <= next(
        row for row in rendered.found_in("en") if row.at == "abyss/lords/outlaw/"
    ).data().items()


@EVERY_GAME
def test_every_expansion_has_its_rules_of_style_and_its_switch(game: GameCatalog) -> None:
    style = set_css.style(game)
    home = pages()[f"{game.id}/"]
    context = frame_context(rendered.site("en"), home)
    expansions = [part.id for part in game.game.sets[1:]]
    assert [part["id"] for part in context["sets"] if not part["is_base"]] == expansions
    for id_ in expansions:
        assert f'[data-set="{id_}"]' in style
        assert f'.set-off[data-of="{id_}"]' in style
        assert f'id="set-{id_}"' in home.html
    assert frame_context(rendered.site("en"), pages()[""])["sets"] == []


def test_counts_are_told_set_by_set() -> None:
    assert set_counts.counts(ABYSS, ABYSS.collections[0].entries) == {"base": 35, "kraken": 18, "leviathan": 10}
    told = '<span>35</span><span data-set="kraken">18</span><span data-set="leviathan">10</span>'
    assert told in pages()["abyss/"].html


@EVERY_GAME
def test_sections_that_count_the_box_stand_together(game: GameCatalog) -> None:
    if game.game.components:
        shown = [heading.id for heading in pages()[f"{game.id}/components/"].toc]
        assert shown == [id_.partition(".")[2] for id_ in game.game.components]


@EVERY_COLLECTION
def test_a_list_says_what_it_lacks(game: GameCatalog, collection: Collection) -> None:
    said = rendered.site("en").words.text(game.id, collection.note) if collection.note else ""
    html = re.sub(r"<[^>]+>", "", pages()[f"{game.id}/{collection.id}/"].html)
    assert str(said).partition("{")[0] in html


def test_the_components_are_counted() -> None:
    html = pages()["abyss/components/"].html

    def row(start: str) -> list[str]:
        found = re.search(rf'<tr id="{start}"[^>]*>(.*?)</tr>', html, re.DOTALL)
        assert found, start
        return [
            re.sub(r"<[^>]+>", "", cell).strip()
            for cell in re.findall(r"<td data-label=.*?</td>", found.group(1), re.DOTALL)
        ]

    assert row("count-exploration") == ["71", "7", "24"]
    assert row("count-lords") == ["35", "18", "10"]
    assert row("count-locations") == ["20", "6", "–"]
    assert row("count-loot") == ["–", "25", "–"]
    assert row("count-monster-token") == ["20", "–", "20"]
    assert row("count-pearl") == ["not known", "–", "–"]
    assert row("count-nebulis") == ["–", "not known", "–"]
    assert row("count-wound-token") == ["–", "–", "25"]
    assert [heading.id for heading in pages()["abyss/components/"].toc if heading.set == "leviathan"] == [
        "leviathan-tokens",
        "border",
    ]
    for told in ("<b>71</b>", "<b>78</b>", "<b>95</b>", "<b>102</b>", ">16.7%</td>"):
        assert told in html, told
