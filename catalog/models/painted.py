"""What of a form is painted: how brushes lie at hand, which drawing forms share, and lists that a drawing stands for.

A *drawing* is painted once for a game and kept on the device. Each form that names it shows of it what its own tables
have, and adds to it. Where a question asks for things by lists, such as regions and which of them touch, ``drawn`` says
how these lists are read off the squares; the question itself stays as the engine declares it.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from catalog.models.base import CheckerText, Id, Model

PLACES = "123456789abcdefghijklmnopqrstuvwxyz"
"""What entries of a table are written by in a known drawing: the first by 1, the tenth by a."""

EMPTY = "."
"""A square of a known drawing on which nothing lies."""

Places = Annotated[str, StringConstraints(min_length=1, pattern=r"^[1-9a-z.]+$")]


class TakenPieces(Model):
    """Squares of one entry that hang together become an item of a list."""

    of: Annotated[tuple[Id, ...], Field(min_length=1, description="the entries that such squares hold")]
    on: Annotated[
        str,
        Field(
            description="its choice of no and yes: whether something stands on what is fixed there, such as an altar"
        ),
    ]


class TakenFigures(Model):
    """What stands on squares becomes an item of a list."""

    of: Annotated[tuple[Id, ...], Field(min_length=1, description="the entries of the squares on which it counts")]
    table: Annotated[str, Field(description="the table by which such squares are called: by their sign, or their name")]
    bed: Annotated[str, Field(description="its input for what the square lies in")]
    on: Annotated[
        str, Field(description="its choice of no and yes: whether it stands on what is fixed there for its own entry")
    ]
    piece: Annotated[str, Field(description="its text for the squares that hang together")]


class Taken(Model):
    """What a list may take from a drawing that another form painted. It is offered, shown, and taken only if wanted."""

    label: Annotated[CheckerText, Field(description="what offers it")]
    took: Annotated[CheckerText, Field(description="what is said once it is taken")]
    drawing: Annotated[Id, Field(description="the drawing of the game, as forms that paint it call it")]
    pieces: Annotated[TakenPieces | None, Field(description="the items are what hangs together")] = None
    figures: Annotated[TakenFigures | None, Field(description="the items are what stands on squares")] = None


class Brushes(Model):
    """Brushes that lie side by side; of several groups one is at hand, and the others a touch away."""

    label: Annotated[CheckerText, Field(description="what the group is called, in a word or two")]
    of: Annotated[tuple[Id, ...], Field(min_length=1, description="its entries of the table that squares are of")]


class SharedDrawing(Model):
    """The drawing of the game that an input is a part of."""

    name: Annotated[Id, Field(description="what inputs call it that share it, in all forms of the game")]
    seen: Annotated[
        dict[Id, tuple[Id, ...]],
        Field(
            description="what squares are here that hold an entry of another table there: entry of the own table: "
            "[entries]; what is named nowhere is the first entry"
        ),
    ] = {}


class Pieces(Model):
    """Squares of one entry that hang together are an item of a list."""

    list: Annotated[Id, Field(description="the list")]
    name: Annotated[str | None, Field(description="its input for a name, such as the sign of the squares")] = None
    kind: Annotated[str, Field(description="its input that says of which kind an item is")]
    kinds: Annotated[
        dict[Id, str], Field(description="the kind of entries that are not of the one it has without being told")
    ] = {}
    size: Annotated[str, Field(description="its input for how many squares it has")]
    asks: Annotated[
        tuple[str, ...], Field(description="its inputs that nobody can paint, asked below the drawing")
    ] = ()


class Touching(Model):
    """Two pieces that share an edge are an item of a list."""

    list: Annotated[Id, Field(description="the list")]
    one: Annotated[str, Field(description="its input for the number of one piece")]
    other: Annotated[str, Field(description="its input for the number of the other piece")]


class LyingBeds(Model):
    """In what squares lie, such as a layer of rock."""

    label: Annotated[CheckerText, Field(description="what these brushes are called")]
    of: Annotated[str, Field(description="the table of what they lie in")]


class Beds(LyingBeds):
    """In what squares lie, as pieces tell it: a piece that lies in one bed names it, else it counts its squares."""

    one: Annotated[str, Field(description="the input of a piece for what all its squares lie in")]
    each: Annotated[str, Field(description="the input of a piece that counts its squares by what they lie in")]


class LyingStands(Model):
    """What is fixed on one square, such as a pedestal."""

    label: Annotated[CheckerText, Field(description="what these brushes are called")]
    of: Annotated[str, Field(description="the table of what there is")]
    symbol: Annotated[Id, Field(description="the symbol that is drawn of it")]
    other: Annotated[CheckerText, Field(description="one that no input names, but that things can stand on")]
    other_symbol: Annotated[Id, Field(description="the symbol of that one")]


class Stands(LyingStands):
    """What is fixed on one square of a piece."""

    input: Annotated[str, Field(description="the input of a piece that names it")]
    bed: Annotated[str, Field(description="the input of a piece for what its square lies in, if its squares differ")]


class CoveredStands(LyingStands):
    """What is fixed on covered squares, as entries of an input."""

    list: Annotated[Id, Field(description="the input of several entries")]


class LyingFigures(Model):
    """What stands on a square and may be moved: an item of a list."""

    label: Annotated[CheckerText, Field(description="what these brushes are called")]
    of: Annotated[str, Field(description="the table of what there is")]
    symbol: Annotated[Id, Field(description="the symbol that is drawn of it")]
    list: Annotated[Id, Field(description="the list")]
    entry: Annotated[str, Field(description="its input for the entry")]
    bed: Annotated[str, Field(description="its input for what its square lies in, if those of its piece differ")]
    on: Annotated[
        str, Field(description="its choice of no and yes: whether it stands on what is fixed there for its own entry")
    ]


class Figures(LyingFigures):
    """What stands on a square of a piece."""

    piece: Annotated[str, Field(description="its input for the number of the piece it stands in; 0 for none")]


class CoveredFigures(LyingFigures):
    """What stands on covered squares."""

    spot: Annotated[str, Field(description="its choice of no and yes: whether the square is the special one")]


class Unsorted(Model):
    """Squares that another form has painted and that belong to no piece yet: tiles that nobody told apart."""

    of: Annotated[tuple[Id, ...], Field(min_length=1, description="what they hold there")]
    symbol: Annotated[Id, Field(description="the symbol that is drawn of them")]
    label: Annotated[CheckerText, Field(description="what they are called")]
    help: Annotated[CheckerText, Field(description="what to do with them, said as long as there are any")]


class KnownDrawing(Model):
    """The drawing of a request that is known, such as a worked example: rows of signs, all of one size.

    In ``squares`` these are the signs of the table, elsewhere places in the table, from 1 on; a full stop is nothing.
    """

    squares: Annotated[tuple[str, ...], Field(min_length=1, description="what is painted")]
    beds: Annotated[tuple[Places, ...], Field(description="what squares lie in")] = ()
    stands: Annotated[
        tuple[Places, ...], Field(description="what is fixed on squares; the one behind the last: other")
    ] = ()
    figures: Annotated[tuple[Places, ...], Field(description="what stands on squares")] = ()

    def planes(self) -> dict[str, tuple[str, ...]]:
        """All that is drawn, by what it is."""
        return {"squares": self.squares, "beds": self.beds, "stands": self.stands, "figures": self.figures}


class Covered(Model):
    """Lists of what lies under a shape, such as a tile that one is about to lay, read off the grid that it lies on.

    What the lists are told by hand stays until something is painted under the shape.
    """

    squares: Annotated[Id, Field(description="the shape; what it lies on is the grid that is painted")]
    beds: Annotated[LyingBeds, Field(description="what squares lie in")]
    stands: Annotated[CoveredStands, Field(description="what is fixed on squares")]
    figures: Annotated[CoveredFigures, Field(description="what stands on squares")]
    spot: Annotated[CheckerText, Field(description="what the special square of the shape is called, such as its altar")]


class Drawn(Model):
    """A drawing that stands for lists of the question: painted, it fills them; a request that it fits is shown drawn.

    The lists stay below it, each item to be changed: what no drawing is known for is shown by them, as before.
    """

    label: Annotated[CheckerText, Field(description="what the drawing is of")]
    help: Annotated[CheckerText, Field(description="what to paint")]
    listed: Annotated[CheckerText, Field(description="opens the lists that it stands for")]
    drawing: Annotated[SharedDrawing, Field(description="the drawing of the game")]
    of: Annotated[str, Field(description="the table of what squares are painted with; the first entry is nothing")]
    side: Annotated[int, Field(ge=2, le=20, description="the most rows and columns")] = 12
    brushes: Annotated[tuple[Brushes, ...], Field(min_length=1, description="groups of brushes for the squares")]
    unsorted: Annotated[Unsorted | None, Field(description="what is painted elsewhere and is no piece yet")] = None
    pieces: Annotated[Pieces, Field(description="what hangs together")]
    touching: Annotated[Touching, Field(description="what touches")]
    beds: Annotated[Beds, Field(description="what squares lie in")]
    stands: Annotated[Stands, Field(description="what is fixed on squares")]
    figures: Annotated[Figures, Field(description="what stands on squares")]
    known: Annotated[tuple[KnownDrawing, ...], Field(description="drawings of requests that are known")] = ()
