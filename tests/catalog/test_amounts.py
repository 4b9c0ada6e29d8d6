"""Amounts of several things: written by ids, shown with their numbers, asked for by each of them, and wrong ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catalog import Catalog, load
from catalog.models.facets import Facet
from generator.query import declared
from generator.query.browser_data import of_collection
from generator.query.evaluate import CardQueries
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.search.rows import rows
from generator.text.words import Words
from tests.generator.rendered import Pages
from tests.made_up_cards import translated, with_cards
from tests.made_up_game import GAME, MadeUpGame, run

pytestmark = pytest.mark.slow

SUITS = ("spade", "heart", "club")
"""The suits of which something costs some."""


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Catalog, MadeUpGame]]:
    """The catalogue with the made-up game and its cards, and the game."""
    game = with_cards(MadeUpGame(tmp_path_factory.mktemp("deck")))
    with game.found():
        yield load(game.root / "catalog" / "data"), game


@pytest.fixture(scope="module")
def queries(deck: tuple[Catalog, MadeUpGame]) -> CardQueries:
    """What can be asked of the cards, in English."""
    return _queries(deck[0], Words("en"))


def _queries(catalog: Catalog, words: Words) -> CardQueries:
    game = catalog.games[GAME]
    prose = Prose(catalog, words, SiteContext(catalog).urls)
    return CardQueries(declared.schema(prose, game, game.collections), _cards(catalog, words))


def _cards(catalog: Catalog, words: Words) -> list[dict[str, Any]]:
    game = catalog.games[GAME]
    return declared.cards(Prose(catalog, words, SiteContext(catalog).urls), (), game, game.collections)


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("heart>=3", 13),
        ("heart:7", 13),
        ("club>=1", 26),
        ("club:1..2", 13),
        ("cost-spade:2", 13),
        ("hearts<1", 26),
        ("cost:spade", 13),
        ("cost:none", 16),  # the clubs, the joker and the two classes of stones
        ("-cost:club kind:card", 27),
    ],
)
def test_each_amount_is_asked_for_by_its_name(queries: CardQueries, line: str, count: int) -> None:
    answer = queries.evaluate(line)
    assert not answer["mistakes"], answer["texts"]
    assert len(answer["found"]) == count


def test_a_question_is_said_in_words_and_written_again(queries: CardQueries) -> None:
    answer = queries.evaluate("heart >= 3")
    assert answer["explained"] == "Cards that cost 3 or more of this: Heart"
    assert (answer["reader"], answer["line"]) == ("heart>=3", "cost-heart>=3")


@settings(max_examples=60, deadline=None)
@given(
    suit=st.sampled_from(SUITS),
    sign=st.sampled_from([":", "!=", "<", "<=", ">", ">="]),
    number=st.integers(0, 99),
    order=st.sampled_from(["", "order:{}", "order:-{}"]),
)
def test_what_is_written_again_asks_the_same(
    queries: CardQueries, suit: str, sign: str, number: int, order: str
) -> None:
    answer = queries.evaluate(f"{suit}{sign}{number} {order.format(suit)}".strip())
    assert not answer["mistakes"]
    for line in (answer["reader"], answer["line"]):
        again = queries.evaluate(line)
        assert (again["found"], again["reader"], again["line"]) == (answer["found"], answer["reader"], answer["line"])


def test_amounts_are_asked_for_in_the_words_of_a_language(deck: tuple[Catalog, MadeUpGame], tmp_path: Path) -> None:
    root = translated(
        deck[0], tmp_path, "pl", {("name", "Heart"): "kier", ("cases", "Heart"): "nom: kier; gen-pl: kierów"}
    )
    polish = _queries(deck[0], Words("pl", root))
    for line in ("kier>=3", "kierów>=3", "heart>=3"):
        answer = polish.evaluate(line)
        assert (len(answer["found"]), answer["reader"]) == (13, "kier>=3")


@pytest.mark.parametrize(("lang", "asked"), [("pl", "kamień"), ("ja", "石"), ("zh_Hant", "山岩"), ("zh_Hans", "山岩")])
def test_workshops_are_asked_for_in_every_language(lang: str, asked: str) -> None:
    catalog = load()
    game = catalog.games["mountain-king"]
    prose = Prose(catalog, Words(lang), SiteContext(catalog).urls)
    cards = declared.cards(prose, (), game, game.collections)
    queries = CardQueries(declared.schema(prose, game, game.collections), cards)
    answer = queries.evaluate("get-stone>=2")
    assert [cards[place]["id"] for place in answer["found"]] == ["crusher"]
    assert asked in answer["reader"]
    assert asked in answer["explained"]
    again = queries.evaluate(answer["reader"])
    assert (again["found"], again["line"]) == (answer["found"], "get-stone>=2")


def test_the_most_come_first(deck: tuple[Catalog, MadeUpGame], queries: CardQueries) -> None:
    cards = _cards(deck[0], Words("en"))
    found = queries.evaluate("kind:card order:-club")["found"]
    amounts = [cards[place]["values"].get("cost-club") for place in found]
    assert amounts == [3] * 13 + [1] * 13 + [0] * 13 + [None] * 14


def test_pages_show_each_amount_with_its_number(deck: tuple[Catalog, MadeUpGame]) -> None:
    site = SiteContext(deck[0])
    pages = Pages(site)
    shown = pages[f"{GAME}/cards/spade-seven/"].html
    assert "Heart</a></span> <span>× 7</span>, <span" in shown
    listed = pages[f"{GAME}/cards/"].html
    assert listed.count("<span>× 7</span>") == 13
    assert "× 7" in pages[f"{GAME}/cards/spade-seven/languages/"].html
    row = next(row for row in rows(site, ()) if row.title == "Seven of spades")
    assert "Heart × 7" in json.dumps(row.__dict__, default=str, ensure_ascii=False)


def test_the_panel_has_the_amounts_that_are_more_than_one(deck: tuple[Catalog, MadeUpGame]) -> None:
    site = SiteContext(deck[0])
    context = PageContext(site, PageInfo(f"{GAME}/cards/", game=GAME))
    file = of_collection(context, deck[0].games[GAME].collections[1])
    assert [*file["facets"]] == ["suit", "cost", "cost-heart", "cost-club", "cost-spade"]
    assert all(file["facets"][f"cost-{suit}"]["aside"] for suit in SUITS)
    values = {card["id"]: card["values"] for card in file["cards"]}["spade-seven"]
    assert values["cost"] == ["heart", "club"]
    assert (values["cost-heart"], values["cost-club"], values["cost-spade"]) == (7, 3, 0)


def test_the_command_line_shows_them_and_gives_them_as_data() -> None:
    assert "Stone × 2 or Heartstone × 1" in run("cards", "mountain-king", "get-stone>=2")[1]
    (crusher,) = json.loads(run("cards", "mountain-king", "get-stone>=2", "--json")[1])
    assert crusher["get"] == [{"good:stone": 2}, {"good:heartstone": 1}]


def test_a_facet_names_what_it_counts(deck: tuple[Catalog, MadeUpGame]) -> None:
    facet = deck[0].games[GAME].collections[1].facets[1]
    card = deck[0].find("card:spade-seven", GAME)
    assert facet.value(card) == {"suit:heart": 7, "suit:club": 3}
    assert facet.references(card) == ("suit:heart", "suit:club")


def test_the_engine_gets_them(deck: tuple[Catalog, MadeUpGame]) -> None:
    facts = deck[0].games[GAME].engine_facts()
    assert facts["tables"]["card"]["spade-seven"]["cost"] == {"heart": 7, "club": 3}


def test_alternatives_count_the_most_of_them() -> None:
    facet = Facet("give", "Give", "counts", lambda entry: entry, also=lambda entry: ("good:cart",))
    entry = ({"good:stone": 1}, {"good:stone": 2, "good:iron": 1})
    assert facet.amounts(entry) == entry
    assert facet.references(entry) == ("good:stone", "good:iron", "good:cart")
    assert facet.most(entry) == {"good:stone": 2, "good:iron": 1}
    assert facet.amounts(None) == ()
    assert facet.most(None) == {}
