"""The pieces on a board as they stand in the game in hand: put on its map once, and counted for inputs of any form.

A question about a whole table asks for numbers that players count off the board: who holds how many temples, which
pyramids are how high. Where ``standing`` says what is counted, the form has the map; a touch puts a piece there or
takes one off, and the inputs follow. What stands on the map is kept on the device and shown by all forms of the game
that count from it. The question itself stays as the engine declares it, and each input can be told by hand.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from catalog.models.base import CheckerText, Id, Integer, Model


class CountedInput(Model):
    """An input that is counted for each player from what stands on the map, as long as anything stands there.

    Without ``of`` it is the spaces of a ``kind`` that the player holds: which they are in a set, how many in a number.
    Of pieces that hold spaces it is how many the player has on some ``spaces``, or ``beside`` another piece; of others,
    the level of one that the player holds, or ``at`` a level how many of them.
    """

    input: Annotated[str, Field(description="the input; one of a list of players as players.temples")]
    of: Annotated[tuple[Id, ...], Field(description="the pieces of the board that are counted")] = ()
    kind: Annotated[Id | None, Field(description="the kind of the spaces that are counted")] = None
    spaces: Annotated[tuple[Id, ...], Field(description="the spaces on which pieces are counted")] = ()
    beside: Annotated[Id | None, Field(description="the piece of the same player beside which they stand")] = None
    at: Annotated[Integer | None, Field(ge=1, description="the level at which they count")] = None


class Arriving(Model):
    """Pieces that come to spaces: a touch puts one more there, and each space where any come is an item of a list.

    What stands there already is told in the item as the map has it. What comes is part of the question, and not kept.
    """

    label: Annotated[CheckerText, Field(description="what the touch is called, in a word or two")]
    piece: Annotated[Id, Field(description="the piece of the board")]
    kind: Annotated[Id, Field(description="the kind of the spaces where they come")]
    list: Annotated[str, Field(description="the list of the question")]
    number: Annotated[str, Field(description="the input of an item for how many come")]
    own: Annotated[str, Field(description="the input of an item for how many the player has there")]
    enemy: Annotated[str, Field(description="the input of an item for how many others have there")]
    foreign: Annotated[
        dict[str, str],
        Field(
            description="a choice of an item and its value where only others have pieces that hold nothing in the area"
        ),
    ] = {}
    total: Annotated[str | None, Field(description="the input of the question for how many come in all")] = None


class Standing(Model):
    """The map from which inputs are counted."""

    label: Annotated[CheckerText, Field(description="what the map is called")]
    help: Annotated[CheckerText | None, Field(description="how it is used")] = None
    listed: Annotated[CheckerText, Field(description="what opens the list of what stands where")]
    folded: Annotated[bool, Field(description="it opens when it is touched: most readers tell the inputs by hand")] = (
        False
    )
    board: Annotated[Id, Field(description="the board")]
    players: Annotated[
        str | None,
        Field(
            description="the list of the players, or the number of them; without a list, inputs are those of the one "
            "player who is chosen"
        ),
    ] = None
    pieces: Annotated[tuple[Id, ...], Field(description="the pieces of the board that are put here; none: all")] = ()
    begin: Annotated[
        dict[Id, int], Field(description="how high a piece is at first, where not 1: what matters here is a touch away")
    ] = {}
    counts: Annotated[tuple[CountedInput, ...], Field(description="what is counted")] = ()
    arriving: Annotated[Arriving | None, Field(description="what comes there by the question")] = None
