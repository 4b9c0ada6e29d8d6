"""What only the facts of Kemet can get wrong, and what its collections say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from catalog import load
from catalog.models.kemet import KemetCatalog
from tests.catalog.broken_copies import Breakage, Copy, expect

BROKEN = [
    Breakage(
        "a count of the box that its parts do not add up to",
        "numbers.yaml",
        "    intervention-card: 35\n",
        "    intervention-card: 36\n",
        at="intervention-card: 36",
        field="rows.intervention-card",
        given="36",
        accepted="35",
        hint="correct one of the two",
        message="not what its parts add up to",
        code="wrong-count",
    ),
    Breakage(
        "battle cards that are too few for every player",
        "numbers.yaml",
        "    battle-card: 32\n",
        "    battle-card: 30\n",
        at="battle-card: 30",
        field="rows.battle-card",
        given="30",
        accepted="32",
        hint="correct one of the two",
        message="not what its parts add up to",
        code="wrong-count",
    ),
    Breakage(
        "a level with too many tiles of a colour",
        "tiles.yaml",
        '  name: "Carnage"\n  colors: [red]\n  level: 2\n',
        '  name: "Carnage"\n  colors: [red]\n  level: 3\n',
        at="  level: 3",
        field="level",
        given="5 of level 3",
        accepted="4 of each level from 1 to 4",
        hint="correct the level",
        message="the colour 'red' has too many tiles of this level",
        code="wrong-count",
        nth=11,
    ),
    Breakage(
        "a creature that no tile brings",
        "tiles.yaml",
        "  creature: phoenix\n",
        "",
        at="- id: phoenix",
        field="id",
        given="phoenix",
        accepted="royal-scarab, giant-scorpion",
        hint="write 'creature' at its tile",
        message="no tile of the same id brings it",
        code="no-tile",
    ),
    Breakage(
        "a figure that the text does not say",
        "interventions.yaml",
        '  effect: "You have 2 more {term:strength',
        '  effect: "You have 3 more {term:strength',
        at="You have 3 more",
        field="effect",
        given="3",
        accepted="also 2",
        hint="write each figure into the text",
        message="the text does not say all its figures",
        code="figure-not-in-text",
    ),
    Breakage(
        "a battle card that is called otherwise than it says",
        "battle-cards.yaml",
        "- id: 3-2-0",
        "- id: 3-2-1",
        at="- id: 3-2-1",
        field="id",
        given="3-2-1",
        accepted="3-2-0",
        hint="correct the id",
        message="the id does not say its strength, damage and protection",
        code="wrong-id",
    ),
    Breakage(
        "a number on a face that the text does not cite",
        "tiles.yaml",
        "  sign: {shows: strength, count: '+1', of: attacker}",
        "  sign: {shows: strength, count: '+2', of: attacker}",
        at="count: '+2', of: attacker",
        field="sign.count",
        given="+2",
        accepted="a number of its effect: 1",
        hint="correct the count",
        message="the face shows a number that is not in the text",
        code="count-not-in-text",
    ),
]

# Where the line of the finding is not that of the text that was broken.
ELSEWHERE = {"a creature that no tile brings": "creatures.yaml"}


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_wrong_fact_is_told(case: Breakage, tmp_path: Path) -> None:
    copy = Copy(tmp_path, "kemet")
    if case.name not in ELSEWHERE:
        expect(copy, case)
        return
    copy.replace(case.file, case.old, case.new)
    finding = copy.finding(ELSEWHERE[case.name], case.code)
    assert (finding.field, finding.given) == (case.field, case.given)
    assert case.accepted in finding.accepted
    assert case.hint in finding.hint
    assert case.message in finding.message


def kemet() -> KemetCatalog:
    """The catalogue."""
    game = load().games["kemet"]
    assert isinstance(game, KemetCatalog)
    return game


def test_the_box_holds_what_is_counted() -> None:
    game = kemet()
    spread = Counter[tuple[str, int]]()
    for tile in game.tiles:
        for color in tile.colors:
            spread[color, tile.level] += tile.copies
    assert spread == {(color, level): 4 for color in ("red", "blue", "white") for level in range(1, 5)}
    assert sum(spread.values()) == 48
    assert sum(card.copies for card in game.interventions) == 35
    assert len(game.creatures) == 7
    assert [card.tile is None for card in game.battle_cards].count(True) == 6


def test_pictures_of_the_cards_settle_their_counts() -> None:
    game = kemet()
    collections = {collection.kind: collection for collection in game.collections}
    sure = next(facet for facet in collections["intervention"].facets if facet.id == "counted")
    assert {sure.value(card) for card in game.interventions} == {"certain"}
    differ = {"bloodbath", "iron-wall", "raining-fire", "enlistment", "mana-theft", "teleportation"}
    assert all(card.remark for card in game.interventions if card.id in differ)


def test_a_creature_and_its_tile_lead_to_each_other() -> None:
    game = kemet()
    collections = {collection.kind: collection for collection in game.collections}
    tile = next(facet for facet in collections["creature"].facets if facet.id == "tile")
    assert {tile.value(creature) for creature in game.creatures} == {
        f"tile:{one.id}" for one in game.tiles if one.creature
    }
