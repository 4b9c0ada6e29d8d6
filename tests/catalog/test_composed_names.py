"""Names that a pattern composes from what entries hold, in English and in translations, and patterns that are wrong."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalog import Catalog, load
from catalog.english import english_forms
from catalog.models.composed import Composed
from catalog.schema import of_file
from generator.render.message_comments import Commentator
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.render.suggestions import Suggestions
from generator.text.message_sources import sources
from generator.text.words import Words
from tests.generator.rendered import Pages
from tests.made_up_cards import PATTERN, translated, with_cards
from tests.made_up_game import GAME, MadeUpGame

pytestmark = pytest.mark.slow

SEVEN = "card:spade-seven"
POLISH: dict[tuple[str | None, str], str] = {
    ("composed name", PATTERN): "{rank} {suit|gen-pl}",
    ("name", "Seven"): "siódemka",
    ("name", "Spade"): "pik",
    ("cases", PATTERN): "nom: {rank|nom} {suit|gen-pl}; acc: {rank|acc} {suit|gen-pl}",
    ("cases", "Seven"): "nom: siódemka; acc: siódemkę",
    ("cases", "Spade"): "nom: pik; gen-pl: pików",
}
JAPANESE: dict[tuple[str | None, str], str] = {
    ("composed name", PATTERN): "{suit}の{rank}",
    ("name", "Seven"): "七",
    ("name", "Spade"): "スペード",
    ("reading", "Seven"): "なな",
}


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Catalog, Path]]:
    """The catalogue with the made-up game and its cards, and its root."""
    game = with_cards(MadeUpGame(tmp_path_factory.mktemp("deck")))
    with game.found():
        yield load(game.root / "catalog" / "data"), game.root


def test_every_card_is_called_by_its_rank_and_suit_but_one_with_a_name(deck: tuple[Catalog, Path]) -> None:
    names = [entry.name for entry in deck[0].games[GAME].named["card"]]
    assert (names[0], names[6], names[51], names[52]) == ("Ace of spades", "Seven of spades", "King of clubs", "Joker")
    assert len({*names}) == 53


def test_a_composed_name_has_the_forms_of_the_one_it_begins_with(deck: tuple[Catalog, Path]) -> None:
    seven = deck[0].find(SEVEN, GAME)
    assert english_forms(seven) == {
        "one": "seven of spades",
        "many": "sevens of spades",
        "a": "a seven of spades",
        "the": "the seven of spades",
    }


def test_translators_get_one_message_for_the_pattern_and_none_for_a_card(deck: tuple[Catalog, Path]) -> None:
    found = sources(deck[0])
    texts = [key for domain, messages in found.items() if domain.startswith(GAME) for key in messages]
    assert [context for context, text in texts if text == PATTERN] == ["composed name", "cases", "reading"]
    assert not [text for _context, text in texts if " of spades" in text]
    comment = Commentator(deck[0], GAME).comment(found[GAME]["composed name", PATTERN])
    assert "“Ace of spades”, where {rank} is “Ace”, {suit} is “Spade”" in comment
    assert "filled in by the program" not in comment


def test_a_translation_decides_order_and_forms(deck: tuple[Catalog, Path], tmp_path: Path) -> None:
    polish = Words("pl", translated(deck[0], tmp_path, "pl", POLISH))
    prose = Prose(deck[0], polish, SiteContext(deck[0]).urls)
    assert (prose.name(GAME, SEVEN), prose.name(GAME, SEVEN).lang) == ("Siódemka pików", "pl")
    assert prose.inflected(GAME, SEVEN, "acc") == "siódemkę pików"
    assert polish.name_forms(GAME, deck[0].find(SEVEN, GAME)) == {"nom": "siódemka pików", "acc": "siódemkę pików"}


def test_a_name_is_read_as_its_parts_are(deck: tuple[Catalog, Path], tmp_path: Path) -> None:
    prose = Prose(deck[0], Words("ja", translated(deck[0], tmp_path, "ja", JAPANESE)), SiteContext(deck[0]).urls)
    assert (prose.name(GAME, SEVEN), prose.reading(GAME, SEVEN)) == ("スペードの七", "スペードのなな")


def test_a_name_that_lacks_a_part_is_english_as_a_whole(deck: tuple[Catalog, Path], tmp_path: Path) -> None:
    words = Words("pl", translated(deck[0], tmp_path, "pl", POLISH))
    lacking = words.name(GAME, deck[0].find("card:heart-seven", GAME))
    assert (lacking, lacking.lang, lacking.is_fallback) == ("Seven of hearts", "en", True)


def test_pages_search_and_pencil_know_the_name(deck: tuple[Catalog, Path]) -> None:
    site = SiteContext(deck[0])
    page = Pages(site)[f"{GAME}/cards/spade-seven/"]
    assert '<span class="entry__name">Seven of spades</span>' in page.html
    place = Suggestions(deck[0], Words("en")).of(GAME, SEVEN)
    assert place is not None
    assert place.line == 12


def test_copies_of_the_catalogue_keep_what_names_are_made_of(deck: tuple[Catalog, Path]) -> None:
    name = deck[0].find(SEVEN, GAME).name  # type: ignore[attr-defined]
    for again in (copy.deepcopy(name), pickle.loads(pickle.dumps(name))):
        assert isinstance(again, Composed)
        assert (again, again.pattern, [*again.parts]) == (name, PATTERN, ["rank", "suit"])


def test_an_editor_asks_for_no_name_where_the_game_composes_it(deck: tuple[Catalog, Path]) -> None:
    file = next(file for file in deck[0].games[GAME].FILES if file.kind == "card")
    assert "name" in of_file(file)["$defs"]["Card"]["required"]
    assert "name" not in of_file(file, is_composed=True)["$defs"]["Card"]["required"]
