"""Inputs of a form that are filled on one map: what a touch does to a space, and what of an answer the map shows.

A *brush* fills one input. Of one space a touch puts it there, or takes it away; of several it adds the space, or takes
it out; of a list it adds an item for the space, or takes that one out. In an ordered list the items are a way, and a
touch goes on with it. Where brushes say which pieces of the board they are about, what stands on the kept map is put in
as soon as somebody moves (``catalog/models/standing.py``).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from catalog.models.base import CheckerText, Id, Model
from catalog.models.wording import Tone


class StepKinds(Model):
    """How a step of a way is told apart by what joins its two spaces."""

    input: Annotated[str, Field(description="the choice of a step that is set")]
    joined: Annotated[
        dict[Id, str],
        Field(min_length=1, description="its value by the kind of the edge; other edges leave it as it is"),
    ]
    apart: Annotated[str | None, Field(description="its value where no edge joins the two")] = None


class Stands(Model):
    """The pieces of the board that a brush is about: taken from the map of the game in hand, and kept on it.

    With one space it is where the one who moves stands; whose pieces stand there is who moves.
    """

    of: Annotated[
        tuple[Id, ...], Field(min_length=1, description="the pieces; a touch where none stands puts the first")
    ]
    whose: Annotated[
        Literal["own", "others"] | None, Field(description="those of who moves, or of the others; else of anybody")
    ] = None
    number: Annotated[
        str | None, Field(description="the input for how many: of a list one of an item, else one of the question")
    ] = None


class MapBrush(Model):
    """What a touch does to a space of the map."""

    label: Annotated[CheckerText, Field(description="what the brush is called, in a word or two")]
    input: Annotated[str, Field(description="the input it fills: a space, several, or a list whose items have a space")]
    space: Annotated[str | None, Field(description="of a list: the input of an item that is its space")] = None
    begin: Annotated[dict[str, int], Field(description="of a list: what numbers of a new item are at first")] = {}
    asks: Annotated[
        tuple[str, ...], Field(description="of a list: the inputs of an item that are asked when its space is touched")
    ] = ()
    steps: Annotated[StepKinds | None, Field(description="of an ordered list: how each step is made")] = None
    symbol: Annotated[Id | None, Field(description="the symbol that marks its spaces")] = None
    tone: Annotated[Tone, Field(description="the colour of its marks")] = "plain"
    stands: Annotated[Stands | None, Field(description="the pieces of the map that it is about")] = None


class OfferedWays(Model):
    """Ways that an answer offers, each with where it leads: a touch on an end takes the whole way."""

    path: Annotated[str, Field(description="the list of the answer that has them")]
    to: Annotated[str, Field(description="the part of an item that is the space at its end")]
    way: Annotated[str, Field(description="the part of an item that is the way, as the input takes it")]


class Charted(Model):
    """The map on which inputs of the question are filled; they stand below it as a list as well."""

    label: Annotated[CheckerText, Field(description="what the map is called")]
    help: Annotated[CheckerText | None, Field(description="how it is used")] = None
    listed: Annotated[CheckerText, Field(description="what opens the inputs as a list")]
    board: Annotated[Id, Field(description="the board")]
    area: Annotated[
        str | None,
        Field(
            description="a choice with the ids of the board's areas: it becomes that of the first space, as "
            "long as nobody has chosen"
        ),
    ] = None
    brushes: Annotated[tuple[MapBrush, ...], Field(min_length=1, description="what a touch can do")]
    offered: Annotated[OfferedWays | None, Field(description="the ways that an answer offers")] = None
    price: Annotated[str | None, Field(description="the number of the answer that stands at the end of the way")] = None
