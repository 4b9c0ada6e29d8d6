"""What is wrong with composed names and with amounts is told with its place, and how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.made_up_cards import PATTERN, with_cards
from tests.made_up_game import MadeUpGame

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("old", "new", "given", "told"),
    [
        ("card: ", "cart: ", "cart", "did you mean 'card'?"),
        ("{rank}", "{rnk}", "{rnk}", "did you mean 'rank'?"),
        ("{rank}", "{mark}", "{mark}", "{rank}, {suit}, {worth}"),
        ("{suit|many}", "{suit#stone}", "{suit#stone}", "write the name of such a field"),
        (PATTERN, "A card", "A card", "all entries would be called alike"),
        ("{suit|many}", "{suit|menny}", "{suit}", "one, many, a, the"),
        (PATTERN, "{rank", "{rank", "a brace that is never closed"),
    ],
)
def test_a_wrong_pattern_is_told_at_its_line(tmp_path: Path, old: str, new: str, given: str, told: str) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("game.yaml", old, new)
    found = [one for one in game.validate()[1] if one["file"].endswith("game.yaml")]
    assert [(one["line"], one["given"]) for one in found] == [(12, given)]
    assert told in " ".join(str(value) for value in found[0].values())


def test_an_entry_that_lacks_a_part_of_its_name_is_told(tmp_path: Path) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("cards.yaml", "name: Joker, ", "rank: ace, ")
    (found,) = game.validate()[1]
    assert (found["line"], found["field"], found["given"]) == (53, "suit", "nothing")
    assert found["hint"] == "give it 'suit', or a 'name'"


def test_a_kind_without_a_pattern_still_asks_for_names(tmp_path: Path) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("classes.yaml", "  name: Pebble\n", "")
    found = game.validate()[1]
    assert ("name", "nothing") in [(one["field"], one["given"]) for one in found]


def test_no_name_is_composed_of_composed_ones(tmp_path: Path) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("game.yaml", f'"{PATTERN}"', f'"{PATTERN}", class: "{{twin}}"')
    game.replace("catalog/models/stone_heaps.py", "    weight:", '    twin: Annotated[Id, Refers("card")]\n    weight:')
    found = [one for one in game.validate()[1] if one["given"] == "{twin}"]
    assert [one["accepted"] for one in found] == ["{weight}, {copies}"]


@pytest.mark.parametrize(
    ("old", "new", "given", "accepted"),
    [
        ("{heart: 7, club: 3}", "{hart: 7, club: 3}", "hart", "heart"),
        ("{heart: 7, club: 3}", "{heart: -7, club: 3}", "-7", "1"),
        ("{heart: 7, club: 3}", "{heart: 0, club: 3}", "0", "1"),
        ("{heart: 7, club: 3}", "{heart: '7', club: 3}", "7", "a whole number"),
        ("{heart: 7, club: 3}", "[heart]", '["heart"]', "a mapping"),
    ],
)
def test_a_wrong_amount_is_told_at_its_line(tmp_path: Path, old: str, new: str, given: str, accepted: str) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("cards.yaml", old, new)
    code, found = game.validate()
    assert code == 1
    assert (found[0]["line"], found[0]["given"]) == (1, given)
    assert accepted in found[0]["accepted"]
    assert found[0]["field"].startswith("cost")


def test_a_facet_that_counts_what_is_not_there_is_told(tmp_path: Path) -> None:
    game = with_cards(MadeUpGame(tmp_path))
    game.replace("catalog/models/stone_heaps.py", 'f"suit:{suit}": n', 'f"gem:{suit}": n')
    found = game.validate()[1]
    assert {one["code"] for one in found} == {"bad-amount"}
    assert "gem:heart: 7" in [one["given"] for one in found]
