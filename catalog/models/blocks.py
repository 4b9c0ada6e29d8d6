"""The blocks of which the body of a rule section, or of a box of the player aid, is made.

Paragraphs, lists, steps, notes, remarks, tables, figures; and lists of what the game has as data: entries, signs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Discriminator, Field, Tag, model_validator

from catalog.findings import RefusedError, listed
from catalog.models.base import Id, Integer, Model, Refers, Text


class ListBlock(Model):
    """Points of equal rank, in no order."""

    points: Annotated[tuple[Text, ...], Field(min_length=1, description="one point each")]


class StepsBlock(Model):
    """Things done one after the other."""

    steps: Annotated[tuple[Text, ...], Field(min_length=1, description="one step each, in order")]


class NoteBlock(Model):
    """A hint beside the rule that is not itself one."""

    note: Annotated[Text, Field(description="the hint")]


class RemarkBlock(Model):
    """A remark on other editions: what they do otherwise, or leave open. It is folded below the rule."""

    remark: Annotated[Text, Field(description="the remark")]


class NumberTableBlock(Model):
    """A table drawn from tables of numbers that have the same rows; the first heading is that of the rows' keys."""

    table: Annotated[
        tuple[Annotated[Id, Refers("number")], ...],
        BeforeValidator(
            lambda given: [given] if isinstance(given, str) else given, json_schema_input_type=Id | tuple[Id, ...]
        ),
        Field(min_length=1, description="the id of a table of numbers.yaml, or several whose columns stand together"),
    ]
    head: Annotated[tuple[Text, ...], Field(min_length=2, description="the headings of the columns")]


class FigureBlock(Model):
    """A figure in a section, or the map of a board."""

    figure: Annotated[
        Id, Refers("figure", "board"), Field(description="the id of a figure of figures.yaml, or of a board")
    ]
    players: Annotated[Integer | None, Field(description="of a board the map with that many players only")] = None
    caption: Annotated[Text | None, Field(description="what stands below it")] = None


class EntriesBlock(Model):
    """All entries of a kind, each with its name and its symbol, and in a line what it does if it does something."""

    entries: Annotated[Id, Field(description="a kind of entry that has pages, or a vocabulary: location, guild")]


class SignsBlock(Model):
    """What signs mean: the rings around pictograms, or the symbols that texts show."""

    signs: Annotated[Literal["rings", "symbols"], Field(description="which signs")]


class TableBlock(Model):
    """A small table; every row has as many cells as there are headings. Bare numbers stand in quotes.

    A cell that is a figure or ``{number:…}`` and nothing else is no message.
    """

    head: Annotated[tuple[Text, ...], Field(min_length=1, description="the headings of the columns")]
    rows: Annotated[tuple[tuple[Text, ...], ...], Field(min_length=1, description="the cells of each row")]

    @model_validator(mode="after")
    def _even_rows(self) -> TableBlock:
        for index, row in enumerate(self.rows):
            if len(row) != len(self.head):
                raise RefusedError(
                    f"row {index + 1} has {len(row)} cells, but there are {len(self.head)} headings",
                    accepted=f"{len(self.head)} cells in each row",
                    hint="fill the row up, or correct 'head'",
                    given=listed(row),
                    field=("rows", index),
                )
        return self


def _block(given: Any) -> str | None:
    """Which block a piece of a section's body is, by its key; None if it has the key of none."""
    if isinstance(given, str):
        return "Text"
    if isinstance(given, Model):
        return type(given).__name__
    keys = {
        "points": "ListBlock",
        "steps": "StepsBlock",
        "note": "NoteBlock",
        "remark": "RemarkBlock",
        "table": "NumberTableBlock",
        "figure": "FigureBlock",
        "entries": "EntriesBlock",
        "signs": "SignsBlock",
        "head": "TableBlock",
    }
    return next((block for key, block in keys.items() if key in given), None) if isinstance(given, dict) else None


Block = Annotated[
    Annotated[Text, Tag("Text")]
    | Annotated[ListBlock, Tag("ListBlock")]
    | Annotated[StepsBlock, Tag("StepsBlock")]
    | Annotated[NoteBlock, Tag("NoteBlock")]
    | Annotated[RemarkBlock, Tag("RemarkBlock")]
    | Annotated[NumberTableBlock, Tag("NumberTableBlock")]
    | Annotated[FigureBlock, Tag("FigureBlock")]
    | Annotated[EntriesBlock, Tag("EntriesBlock")]
    | Annotated[SignsBlock, Tag("SignsBlock")]
    | Annotated[TableBlock, Tag("TableBlock")],
    Discriminator(_block),
]
"""A paragraph is a plain string; the other blocks are mappings told apart by their key."""
