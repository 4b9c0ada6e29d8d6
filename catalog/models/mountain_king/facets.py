"""What the workshops and great halls are sorted and filtered by. Labels are messages of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from catalog.models.game import Choice, Facet

if TYPE_CHECKING:
    from catalog.models.mountain_king.entries import Given, Got, Workshop

GOODS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")
"""The kinds of goods, in their order."""


def taken(workshop: Workshop) -> tuple[str, ...]:
    """The goods that may be given in one activation, the other way round too."""
    paid: set[str] = {good for price in workshop.give for good in price}
    if paid & {"any", "own-troll"}:
        return tuple(f"good:{good}" for good in GOODS)
    paid |= {*workshop.get} if workshop.reversible else set()
    return tuple(f"good:{good}" for good in GOODS if good in paid)


def made(workshop: Workshop) -> tuple[str, ...]:
    """The goods that one activation may bring, the other way round too."""
    got: set[str] = {*workshop.get}
    if workshop.reversible:
        got |= {good for price in workshop.give for good in price}
    return tuple(f"good:{good}" for good in GOODS if good in got)


def given(workshop: Workshop) -> tuple[dict[str, int], ...]:
    """The prices of which one is paid in an activation, the other way round too."""
    return (*map(_amounts, workshop.give), *((_amounts(workshop.get),) if workshop.reversible else ()))


def got(workshop: Workshop) -> tuple[dict[str, int], ...]:
    """What comes for these, of which it is one where there are several."""
    return (_amounts(workshop.get), *(map(_amounts, workshop.give) if workshop.reversible else ()))


def _amounts(goods: Given | Got) -> dict[str, int]:
    """How many of each good; where any good will do, how many resources."""
    return {f"good:{good}" if good in GOODS else "term:goods": number for good, number in goods.items()}


WORKSHOP_FACETS = (
    Facet(
        "get",
        "You get",
        "counts",
        got,
        aliases="makes, brings, gives",
        says={
            "=": "bring {values}",
            "-=": "do not bring {values}",
            "==": "bring {n} of this: {values}",
            "<=": "bring {n} or less of this: {values}",
            ">=": "bring {n} or more of this: {values}",
        },
        also=made,
    ),
    Facet(
        "give",
        "You give",
        "counts",
        given,
        aliases="takes, pays, price",
        says={
            "=": "take {values}",
            "-=": "do not take {values}",
            "==": "take {n} of this: {values}",
            "<=": "take {n} or less of this: {values}",
            ">=": "take {n} or more of this: {values}",
        },
        also=taken,
    ),
    Facet(
        "reversible",
        "Both ways",
        "choice",
        lambda workshop: "both-ways" if workshop.reversible else "one-way",
        (Choice("both-ways", "Works both ways"), Choice("one-way", "Works one way only")),
        aliases="reverse, direction",
        says={"=both-ways": "work both ways", "=one-way": "work one way only"},
    ),
)

HALLS_NOTE = "The box holds {number:components.hall-tile} great halls; no source shows the others."


def hall_facets(honor: Mapping[str, Mapping[str, int]]) -> tuple[Facet, ...]:
    """The facets of the halls by what each scores with an empty altar and with a statue on it."""
    return (
        Facet(
            "low",
            "Empty altar",
            "number",
            lambda hall: honor["without"].get(hall.id),
            better="more",
            says={
                "=": "score {n} with an empty altar",
                "<=": "score {n} or less with an empty altar",
                ">=": "score {n} or more with an empty altar",
            },
        ),
        Facet(
            "high",
            "Statue on the altar",
            "number",
            lambda hall: honor["with"].get(hall.id),
            better="more",
            says={
                "=": "score {n} with a statue on the altar",
                "<=": "score {n} or less with a statue on the altar",
                ">=": "score {n} or more with a statue on the altar",
            },
        ),
    )
