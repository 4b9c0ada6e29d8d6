"""Figures: drawings made from data, for the sections of the rules and for answers.

A figure has panels, side by side where there is room: steps one after the other, or what may be done beside what may
not. A panel is one of three layouts: cells in rows, squares of a grid, or a board. What a place means is not typed into
the drawing but stands below it in words, behind its number or its square, so that it wraps and can be translated.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, Strict, StringConstraints, model_validator

from catalog.findings import RefusedError, did_you_mean, listed
from catalog.models.base import Id, Integer, Model, Reference, Refers, SetId, Text, in_short, number_as_text
from catalog.models.sources import Citation
from catalog.models.theme import HueLink

_Sign = Annotated[
    str,
    StringConstraints(pattern=r"^([a-z][a-z0-9]*(-[a-z0-9]+)*|[0-9+−×÷=<>≥≤→←?!:/,.–-]{1,5}|\{number:[^{}#|]+\})$"),
]
Sign = Annotated[
    _Sign,
    BeforeValidator(
        number_as_text,
        json_schema_input_type=Integer | _Sign,
    ),
]
"""What needs no translation: one of the game's symbols by its name, a figure, or ``{number:…}``."""

Place = Annotated[
    str, StringConstraints(pattern=r"^([a-z0-9]+(-[a-z0-9]+)*|[0-9]+\.[0-9]+)$"), Field(examples=["deck", "2.0"])
]
"""The id of a cell or a space; or a row and a column of cells or squares, from 0: ``2.0``."""

Look = Literal["plain", "empty", "down", "faded", "chosen"]
"""How a cell is drawn: as it is, as an empty place, face down, as gone or passed by, or as what all is about."""

Shape = Literal["card", "face", "tile", "plate", "square", "disc", "small", "bare"]
"""The outline of a cell: a card, a large card, a lying tile, a large tile, a square, a circle, a small circle, none."""

Tone = Literal["good", "bad", "open"]

LONGEST_ROW = 10
"""The most cells of a row: more of them could not be told apart on a phone."""


class Drawn(Model):
    """What a cell, a square and a marked space have in common."""

    shows: Annotated[tuple[Sign, ...], Field(description="symbols and figures in it")] = ()
    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None
    look: Annotated[Look, Field(description="how it is drawn")] = "plain"


class Point(Model):
    """A part of a cell that is told apart, such as a corner of a card."""

    at: Annotated[tuple[Integer, Integer], Field(description="where: percent from the left and from the top")]
    says: Annotated[Text, Field(description="what is said of it below the drawing")]


class Cell(Drawn):
    """A card, tile, token or place in a row."""

    id: Annotated[Id | None, Field(description="how arrows and the marks of answers name it")] = None
    name: Annotated[Text | None, Field(description="what it is called where an answer marks it")] = None
    shape: Annotated[Shape, Field(description="its outline")] = "card"
    of: Annotated[Reference | None, Field(description="the entry that it is: drawn by its face or its symbol")] = None
    text: Annotated[Text | None, Field(description="a word or two in it")] = None
    stack: Annotated[Integer, Field(ge=1, le=4, description="that many lie on one another")] = 1
    times: Annotated[
        Integer | Annotated[Id, Refers("number")],
        Field(description="that many side by side: a number, or the id of one of numbers.yaml"),
    ] = 1
    says: Annotated[Text | None, Field(description="what is said of it below the drawing, behind a number")] = None
    points: Annotated[tuple[Point, ...], Field(description="its parts that are told apart")] = ()

    @model_validator(mode="after")
    def _shows_something(self) -> Cell:
        content = self.shows or self.text or self.of
        if (self.hue or self.shape == "bare") and not content:
            raise RefusedError(
                "a colour alone tells nothing" if self.hue else "there is nothing to be drawn",
                accepted="'shows', 'text' or 'of'",
                hint="add a symbol, a figure or a word, so that nobody has to see the colour",
                given="none of them",
            )
        return self


class Row(Model):
    """Cells side by side; in short only their list."""

    cells: Annotated[tuple[Cell, ...], Field(min_length=1, max_length=LONGEST_ROW, description="its cells")]
    label: Annotated[Text | None, Field(description="what stands above it")] = None
    align: Annotated[Literal["centre", "left"], Field(description="where it lies below the widest row")] = "centre"
    tucked: Annotated[
        Literal["above", "below"] | None, Field(description="half of it lies under the row above, or under that below")
    ] = None


class Square(Drawn):
    """What a letter of a grid stands for."""

    says: Annotated[Text | None, Field(description="what it is; said below the drawing if the letter occurs")] = None


class Outline(Model):
    """A line around squares that belong together."""

    of: Annotated[str, Field(min_length=1, description="the letters whose squares it goes around")]
    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None
    dashed: Annotated[bool, Field(description="the line is broken")] = False


class Grid(Model):
    """Squares by the letters of the figure's legend; in short only its rows, one text each."""

    squares: Annotated[
        tuple[Annotated[str, Field(min_length=1, max_length=16)], ...],
        Field(min_length=1, max_length=16, description="the letters of each row, as it is seen"),
    ]
    outlines: Annotated[tuple[Outline, ...], Field(description="lines around squares of some letters")] = ()

    @model_validator(mode="after")
    def _even_rows(self) -> Grid:
        for row, line in enumerate(self.squares):
            if len(line) != len(self.squares[0]):
                raise RefusedError(
                    f"row {row} has {len(line)} squares, but the first has {len(self.squares[0])}",
                    accepted=f"{len(self.squares[0])} letters in each row",
                    hint="fill the row up",
                    given=line,
                    field=("squares", row),
                )
        return self


class Arrow(Model):
    """A way from one place to the next; in short only its places."""

    way: Annotated[tuple[Place, ...], Field(min_length=2, description="the places in order")]
    says: Annotated[Text | None, Field(description="what is said of it below the drawing, behind a number")] = None
    dashed: Annotated[bool, Field(description="the line is broken")] = False


class BoardMark(Drawn):
    """What lies on a space of a board."""

    says: Annotated[Text | None, Field(description="what is said of it below the drawing, behind a number")] = None


class Panel(Model):
    """One drawing of a figure: of rows, a grid or a board."""

    title: Annotated[Text | None, Field(description="what stands above it")] = None
    tone: Annotated[Tone | None, Field(description="it is allowed, or it is not, or nobody knows")] = None
    rows: Annotated[
        tuple[Annotated[Row, in_short("cells", Row, tuple[Cell, ...])], ...], Field(description="cells in rows")
    ] = ()
    large: Annotated[bool, Field(description="its rows are drawn larger, as a detail is")] = False
    grid: Annotated[
        Annotated[Grid, in_short("squares", Grid, tuple[str, ...])] | None,
        Field(description="squares by the letters of the legend"),
    ] = None
    board: Annotated[Annotated[Id, Refers("board")] | None, Field(description="a board of boards.yaml")] = None
    players: Annotated[Integer | None, Field(description="the board with that many players")] = None
    marks: Annotated[dict[Id, BoardMark], Field(description="what lies on spaces of the board, by their ids")] = {}
    arrows: Annotated[
        tuple[Annotated[Arrow, in_short("way", Arrow, tuple[Place, ...])], ...],
        Field(description="ways from place to place"),
    ] = ()

    @model_validator(mode="after")
    def _one_layout(self) -> Panel:
        layouts = [name for name in ("rows", "grid", "board") if getattr(self, name)]
        if len(layouts) != 1:
            raise RefusedError(
                "a panel has one layout",
                accepted="one of: rows, grid, board",
                hint="draw the others in panels of their own" if layouts else "add one of them",
                given=listed(layouts) or "none",
            )
        if self.board is None and (self.marks or self.players):
            raise RefusedError(
                "marks and players belong to a board",
                accepted="'board'",
                hint="name the board, or take them away",
                field=("marks",) if self.marks else ("players",),
            )
        for id_, count in Counter(cell.id for row in self.rows for cell in row.cells if cell.id).items():
            if count > 1:
                raise RefusedError(
                    f"two cells are called '{id_}'",
                    accepted="an id of its own for each cell of a panel",
                    hint="choose another id for one of them",
                    given=id_,
                    field=("rows",),
                )
        return self


class Figure(Model):
    """A drawing with its text alternative."""

    id: Annotated[Id, Field(description="how sections and answers name it")]
    about: Annotated[Text, Field(description="what it shows, for those who do not see it")]
    set: Annotated[SetId, Field(description="the set that it is about")] = "base"
    numbered: Annotated[bool, Field(description="the panels are steps, one after the other")] = False
    before_and_after: Annotated[
        bool, Strict(), Field(description="its two panels are how things are before something is done, and after it")
    ] = False
    panels: Annotated[tuple[Panel, ...], Field(min_length=1, description="its drawings, side by side")]
    legend: Annotated[
        dict[str, Square] | Annotated[Id, Refers("vocabulary")],
        Field(description="what each letter of its grids stands for, or the vocabulary whose signs they are"),
    ] = {}
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where what it shows stands")]

    @model_validator(mode="after")
    def _known_letters(self) -> Figure:
        for index, panel in enumerate(self.panels if isinstance(self.legend, dict) else ()):
            place = ("panels", index, "grid")
            for row, line in enumerate(panel.grid.squares if panel.grid else ()):
                for letter in line:
                    known(letter, self.legend, "the legend has no", (*place, "squares", row))
            for number, outline in enumerate(panel.grid.outlines if panel.grid else ()):
                for letter in outline.of:
                    known(letter, self.legend, "the legend has no", (*place, "outlines", number, "of"))
        return self

    @model_validator(mode="after")
    def _two_states(self) -> Figure:
        if self.before_and_after and (len(self.panels) != 2 or self.numbered):
            raise RefusedError(
                "before and after are two panels",
                accepted="two panels that are not 'numbered'",
                hint="number the panels as steps instead" if len(self.panels) > 2 else "draw both states",
                given=f"{len(self.panels)} panels{', numbered' if self.numbered else ''}",
                field=("before_and_after",),
            )
        return self

    @model_validator(mode="after")
    def _distinguishable(self) -> Figure:
        seen: dict[tuple[tuple[str, ...], str], str] = {}
        for letter, square in self.legend.items() if isinstance(self.legend, dict) else ():
            if len(letter) != 1:
                raise RefusedError(
                    f"'{letter}' is no letter",
                    accepted="one letter or sign for each kind of square",
                    hint="choose a single one",
                    given=letter,
                    field=("legend", letter),
                )
            if (twin := seen.get((square.shows, square.look))) is not None:
                raise RefusedError(
                    f"only their colours tell '{letter}' and '{twin}' apart",
                    accepted="another symbol, figure or look for each",
                    hint="give one of them a symbol or a figure with 'shows'",
                    given=square.hue or "no colour",
                    field=("legend", letter),
                )
            seen[square.shows, square.look] = letter
        return self


def known(given: str, names: Any, message: str, field: tuple[str | int, ...]) -> None:
    """Refuse a name that is not among ``names``. Raises RefusedError."""
    if given not in names:
        raise RefusedError(
            f"{message} '{given}'",
            accepted=listed(names, near=given) or "nothing: there are none",
            hint=did_you_mean(given, list(names), "write one of these, or add it"),
            given=given,
            field=field,
        )
