"""The page of the discrepancies: all of them in a list, the values of its filters, and the ways on to the checkers."""

from __future__ import annotations

import base64
import json

import pytest
from lxml import html

import engine
from catalog import GameCatalog, load
from generator.pages import reference
from generator.render.site_context import SiteContext
from tests.games import GAMES

FILTERS = ("set", "kind", "confidence", "source", "choice")


DISPUTED = [game for game in GAMES.values() if game.discrepancies]


@pytest.fixture(scope="module", params=DISPUTED, ids=[game.id for game in DISPUTED])
def game(request: pytest.FixtureRequest) -> GameCatalog:
    found: GameCatalog = request.param
    return found


@pytest.fixture(scope="module")
def page(game: GameCatalog) -> html.HtmlElement:
    return page_of(game)


def page_of(game: GameCatalog) -> html.HtmlElement:
    """The page of a game's discrepancies."""
    site = SiteContext(load(), "en")
    path = f"{game.id}/discrepancies/"
    return html.fromstring(next(route.page(site) for route in reference.routes(site, game) if route.path == path).html)


def items(page: html.HtmlElement) -> dict[str, html.HtmlElement]:
    """The sections of the list, by the ids of their discrepancies."""
    return {str(section.xpath(".//h2/@id")[0]): section for section in page.xpath("//*[@data-item]")}


@pytest.mark.slow
def test_every_discrepancy_stands_in_the_list_with_all_its_readings(page: html.HtmlElement, game: GameCatalog) -> None:
    sections = items(page)
    assert list(sections) == [item.id for item in game.discrepancies]
    for item in game.discrepancies:
        # The readings, the one followed and the reasons for it.
        assert len(sections[item.id].xpath(".//dd")) == len(item.readings) + 2
    # Without the script there are no filters, and nothing is left out.
    assert len(page.xpath("//form[contains(@class, 'filters') and contains(@class, 'needs-script')]")) == 1
    assert not page.xpath("//*[@data-item]/@hidden")


@pytest.mark.slow
@pytest.mark.parametrize("name", FILTERS)
def test_a_filter_offers_exactly_the_values_that_occur(page: html.HtmlElement, name: str) -> None:
    offered = page.xpath(f"//select[@name='{name}']/option/@value")
    values = [str(keys).split() for keys in page.xpath(f"//*[@data-item]/@data-{name}-keys")]
    if not offered:  # what is the same everywhere needs no filter
        assert len({value for each in values for value in each}) <= 1
        return
    assert len(values) == len(items(page))
    assert all(values)
    assert offered[0] == ""
    assert set(offered[1:]) == {value for each in values for value in each}
    assert len(offered) == len(set(offered))


def found(page: html.HtmlElement, name: str, value: str) -> set[str]:
    """The discrepancies that a filter leaves."""
    return {id_ for id_, section in items(page).items() if value in str(section.get(f"data-{name}-keys")).split()}


def test_what_a_filter_finds(page: html.HtmlElement, game: GameCatalog) -> None:
    for part in game.game.sets[1:]:
        assert found(page, "set", part.id) == {item.id for item in game.discrepancies if item.set == part.id}
    assert found(page, "confidence", "uncertain") == {
        item.id for item in game.discrepancies if item.confidence == "uncertain"
    }
    assert found(page, "choice", "yes") == {item.id for item in game.discrepancies if item.choices}


def test_a_discrepancy_of_an_expansion_can_be_switched_off_with_it(page: html.HtmlElement) -> None:
    for section in items(page).values():
        assert section.get("data-set") == (
            None if section.get("data-set-keys") == "base" else section.get("data-set-keys")
        )


def test_a_choice_opens_its_checker_with_the_other_reading(page: html.HtmlElement, game: GameCatalog) -> None:
    declared = {
        declaration["id"]: {field["name"]: field for field in declaration["fields"]}
        for declaration in engine.declarations(engine.open_game(game.id, game.engine_facts()))
    }
    sections = items(page)
    for item in game.discrepancies:
        links = [
            link.get("href")
            for link in sections[item.id].xpath(".//p[@class='see']/a")
            if "/check/" in link.get("href")
        ]
        assert len(links) == len(item.choices)
        for link, choice in zip(links, item.choices, strict=True):
            address, _, state = link.partition("#v1:")
            assert address == f"../check/{choice.checker}/"
            assert bool(state) == (choice.value is not None)
            if state:
                request = json.loads(base64.urlsafe_b64decode(state + "=" * (-len(state) % 4)))
                assert request == {choice.field: choice.value}
                assert choice.value in declared[f"{game.id}/{choice.checker}"][choice.field]["choices"]


def test_what_is_uncertain_stands_in_a_part_of_its_own(page: html.HtmlElement, game: GameCatalog) -> None:
    [part] = page.xpath("//section[h2[@id='uncertain']]")
    linked = [link.removeprefix("#") for link in part.xpath(".//li/a[b]/@href")]
    assert linked == [item.id for item in game.discrepancies if item.open]
    assert {item.id for item in game.discrepancies if item.confidence == "uncertain"} <= set(linked)


def test_how_many_names_are_our_own_is_told_for_every_language(page: html.HtmlElement, game: GameCatalog) -> None:
    [part] = page.xpath("//section[h2[@id='uncertain']]")
    entries = [entry for collection in game.collections for entry in collection.entries]
    told = [" ".join(li.text_content().split()) for li in part.xpath(".//li")]
    languages = {"en": "English", "ja": "Japanese", "pl": "Polish", "zh_Hant": "Traditional Chinese"}
    for code, name in languages.items():
        own = sum(code not in entry.attested for entry in entries)
        assert f"{name}: our own rendering for {own} of {len(entries)} cards and tiles" in told
