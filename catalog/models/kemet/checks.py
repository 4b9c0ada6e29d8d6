"""What can be wrong with the facts of Kemet although every entry has its proper form."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, listed

if TYPE_CHECKING:
    from catalog.models.kemet import KemetCatalog

POWERS = ("strength", "damage", "protection")
_NUMBER = re.compile(r"(?<![\w.{:])[0-9]+(?![\w.])")


def counts(game: KemetCatalog) -> Iterator[Finding]:
    """What the box holds agrees with what it is made up of."""
    box = game.counts("components")
    each = game.counts("player-pieces")["battle-card"]
    special = sum(card.tile is not None for card in game.battle_cards)
    parts = {
        "power-tile": sum(tile.copies * len(tile.colors) for tile in game.tiles),
        "creature": len(game.creatures),
        "intervention-card": sum(card.copies for card in game.interventions),
        "special-battle-card": special,
        "battle-card": game.game.players_max * each + special,
    }
    for row, expected in parts.items():
        if box[row] != expected:
            yield _wrong("components", row, box[row], expected, game)
    if each != len(game.battle_cards) - special:
        yield _wrong("player-pieces", "battle-card", each, len(game.battle_cards) - special, game)
    for color, tiles in game.counts("tiles-of").items():
        found = sum(tile.copies for tile in game.tiles if color in tile.colors)
        if tiles != found:
            yield _wrong("tiles-of", color, tiles, found, game)


def _wrong(table: str, row: str, given: int, expected: int, game: KemetCatalog) -> Finding:
    return game.records[f"number:{table}"].finding(
        ("rows", row),
        "not what its parts add up to",
        given=str(given),
        accepted=str(expected),
        hint="correct one of the two",
        code="wrong-count",
    )


def spread(game: KemetCatalog) -> Iterator[Finding]:
    """Every colour has equally many tiles of each level."""
    levels = game.count("tile-levels")
    for color, total in game.counts("tiles-of").items():
        found: Counter[int] = Counter()
        last = {}
        for tile in game.tiles:
            if color in tile.colors:
                found[tile.level] += tile.copies
                last[tile.level] = tile.id
        for level, tiles in sorted(found.items()):
            if tiles * levels > total:
                yield game.records[f"tile:{last[level]}"].finding(
                    ("level",),
                    f"the colour '{color}' has too many tiles of this level",
                    given=f"{tiles} of level {level}",
                    accepted=f"{total // levels} of each level from 1 to {levels}",
                    hint="correct the level, the colours or the copies of one of them",
                    code="wrong-count",
                )


def creatures(game: KemetCatalog) -> Iterator[Finding]:
    """A creature and its tile have the same id, and each names the other by that."""
    tiles = {tile.id: tile for tile in game.tiles}
    for creature in game.creatures:
        tile = tiles.get(creature.id)
        if tile is None or tile.creature != creature.id:
            bringing = [tile.id for tile in game.tiles if tile.creature]
            yield game.records[f"creature:{creature.id}"].finding(
                ("id",),
                "no tile of the same id brings it",
                given=creature.id,
                accepted=listed(bringing),
                hint="correct the id, or write 'creature' at its tile",
                code="no-tile",
            )


def bonuses(game: KemetCatalog) -> Iterator[Finding]:
    """The figures of creatures and interventions stand in their texts."""
    for kind, entries in (("creature", game.creatures), ("intervention", game.interventions)):
        for entry in entries:
            stated = Counter(map(int, _NUMBER.findall(entry.effect)))
            figures = [getattr(entry, power) for power in POWERS] + [getattr(entry, "move", 0)]
            missing = Counter(figure for figure in figures if figure) - stated
            if missing:
                yield game.records[f"{kind}:{entry.id}"].finding(
                    ("effect",),
                    "the text does not say all its figures",
                    given=listed(sorted(stated.elements())) or "no numbers",
                    accepted=f"also {listed(sorted(missing.elements()))}",
                    hint="write each figure into the text, or correct it",
                    code="figure-not-in-text",
                )


def battle_cards(game: KemetCatalog) -> Iterator[Finding]:
    """A battle card is called by its figures."""
    for card in game.battle_cards:
        figures = "-".join(str(getattr(card, power)) for power in POWERS)
        if card.id != figures:
            yield game.records[f"battle-card:{card.id}"].finding(
                ("id",),
                "the id does not say its strength, damage and protection",
                given=card.id,
                accepted=figures,
                hint="correct the id or the figures",
                code="wrong-id",
            )
