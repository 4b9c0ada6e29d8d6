"""By what the cards and tiles of Kemet are sorted and filtered. Labels are messages of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from catalog.models.game import Choice, Facet

if TYPE_CHECKING:
    from catalog.models.kemet.entries import Tile

USES = (
    Choice("battle", "Battle"),
    Choice("move", "Movement"),
    Choice("troop", "Troops"),
    Choice("action", "Actions"),
    Choice("payment", "Payments"),
    Choice("night", "Night"),
    Choice("points", "Victory points"),
    Choice("creature", "Creature"),
)

COUNTED = (
    Choice("certain", "Three fan programs agree"),
    Choice("likely", "The fan programs differ"),
    Choice("uncertain", "One fan program says so"),
)

KNOWN = (
    Choice("certain", "Several sources name it"),
    Choice("likely", "Our conclusion from photographs"),
    Choice("uncertain", "One source names it"),
)

TILES_NOTE = (
    "There are {number:components.power-tile} power tiles in all, {number:tiles-of.red} of each colour. "
    "Their effects are told by three lists that players made, and by two programs."
)

INTERVENTIONS_NOTE = (
    "The box holds {number:components.intervention-card} divine interventions, but no document prints how many there "
    "are of each: the counts are those of three fan programs."
)

BATTLE_CARDS_NOTE = (
    "The printed cards carry no names, only their three figures. No document lists the six that everybody has; they "
    "are our conclusion from photographs and two fan programs."
)


def _figure(name: str, card: Any) -> int | None:
    """One of the figures of a card; None where there is none of it."""
    return getattr(card, name) or None


def _zero(name: str, card: Any) -> int:
    """The same, and zero where there is none of it."""
    return int(getattr(card, name))


def _power(name: str, label: str, says: dict[str, str], *, aside: bool = False, zero: bool = True) -> Facet:
    """What something adds in a battle, shown with its symbol; ``zero`` where none of it is a figure, too."""
    read: Callable[..., int | None] = _zero if zero else _figure
    return Facet(name, label, "number", partial(read, name), aside=aside, symbol=name, better="more", says=says)


POWERS = (
    (
        "strength",
        "Strength",
        {"=": "have strength {n}", "<=": "have strength {n} or less", ">=": "have strength {n} or more"},
    ),
    (
        "damage",
        "Damage",
        {"=": "have damage {n}", "<=": "have damage {n} or less", ">=": "have damage {n} or more"},
    ),
    (
        "protection",
        "Protection",
        {"=": "have protection {n}", "<=": "have protection {n} or less", ">=": "have protection {n} or more"},
    ),
)

ARE = {"=": "are {several}", "-=": "are not {several}"}

COPIES = {"=1": "are there once", "=": "are there {n} times", ">=": "are there {n} times or more"}

TILE_FACETS = (
    Facet(
        "color",
        "Colour",
        "entries",
        lambda tile: tuple(f"color:{color}" for color in tile.colors),
        aliases="color, pyramid",
        says=ARE,
    ),
    Facet(
        "level",
        "Level and cost",
        "number",
        lambda tile: tile.level,
        aliases="level, cost, price",
        symbol="ankh",
        says={"=": "cost {n}", "<=": "cost {n} or less", ">=": "cost {n} or more"},
    ),
    Facet(
        "use",
        "Helps with",
        "choice",
        lambda tile: tile.use,
        USES,
        aliases="use, kind, type, helps",
        says={
            "=battle": "help in battles",
            "=move": "help with movement",
            "=troop": "help troops",
            "=action": "help with actions",
            "=payment": "help with payments",
            "=night": "help at night",
            "=points": "bring victory points",
            "=creature": "bring a creature",
        },
    ),
    Facet(
        "copies",
        "Copies",
        "number",
        lambda tile: tile.copies * len(tile.colors),
        aliases="count, number",
        says=COPIES,
    ),
)


def creature_facets(tiles: Iterable[Tile]) -> tuple[Facet, ...]:
    """The facets of the creatures; their colours are those of their tiles."""
    colors = {tile.creature: tile.colors for tile in tiles if tile.creature}
    return (
        Facet(
            "color",
            "Colour",
            "entries",
            lambda creature: tuple(f"color:{color}" for color in colors.get(creature.id, ())),
            aliases="color",
            says=ARE,
        ),
        Facet(
            "move",
            "Movement",
            "number",
            lambda creature: creature.move,
            symbol="move",
            better="more",
            aliases="speed, move",
            says={"=": "move {n} further", "<=": "move {n} further or less", ">=": "move {n} further or more"},
        ),
        *(_power(*words) for words in POWERS),
        Facet(
            "tile",
            "Tile",
            "entry",
            lambda creature: f"tile:{creature.id}",
            pointing="Its creature",
            says={"=": "come with {values}", "-=": "do not come with {values}"},
        ),
    )


INTERVENTION_FACETS = (
    Facet(
        "timing",
        "When",
        "entries",
        lambda card: (f"timing:{card.timing}",),
        aliases="timing, phase",
        says={"=": "are played {several}", "-=": "are not played {several}"},
    ),
    Facet(
        "cost",
        "Cost",
        "number",
        lambda card: card.cost,
        symbol="ankh",
        better="less",
        aliases="price, prayer points",
        says={"=0": "cost nothing", "=": "cost {n}", "<=": "cost {n} or less", ">=": "cost {n} or more"},
    ),
    *(_power(*words, aside=True, zero=False) for words in POWERS),
    Facet("copies", "Copies", "number", lambda card: card.copies, aliases="count, number", says=COPIES),
    Facet(
        "counted",
        "How sure the count is",
        "choice",
        lambda card: card.confidence,
        COUNTED,
        aliases="confidence, sure",
        says={"=certain": "have a count on which all agree", "=likely": "have a count on which lists differ"},
    ),
)

BATTLE_CARD_FACETS = (
    *(_power(*words) for words in POWERS),
    Facet(
        "tile",
        "Comes with",
        "entry",
        lambda card: f"tile:{card.tile}" if card.tile else None,
        pointing="Its battle card",
        aliases="tile, special",
        says={"=": "come with {values}", "none": "are everybody’s", "any": "come with a tile"},
    ),
    Facet(
        "known",
        "How sure the card is",
        "choice",
        lambda card: card.confidence,
        KNOWN,
        aliases="confidence, sure",
        says={"=certain": "are named by several sources", "=likely": "are a conclusion of ours"},
    ),
)
