"""Numbers and tables of numbers, each with its sources: what texts, tables and the engine alike calculate with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from catalog.findings import RefusedError, listed
from catalog.models.base import Id, Integer, Model, SetId, number_as_text
from catalog.models.sources import Citation

Cell = Integer | tuple[Integer, ...] | None
"""A number, several of which any will do (``[2, 3]``), or null where no source says."""


RowId = Annotated[str, BeforeValidator(number_as_text), StringConstraints(pattern=r"^[a-z0-9]+([/-][a-z0-9]+)*$")]
"""The key of a row: the id of an entry, or a number."""


class UnknownNumberError(KeyError):
    """Raised where the models or the engine of a game ask for a number that its files do not have; names it."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.id = id_


class NumberFacts(dict[str, Any]):
    """Numbers by their ids, or the cells of a table ``of`` some numbers by rows or columns.

    Whoever asks for one that is not there gets an error that can be told as a finding.
    """

    def __init__(self, given: dict[str, Any], of: str = "") -> None:
        super().__init__(given)
        self.of = of

    def __missing__(self, id_: Any) -> Any:
        """There is no such number."""
        raise UnknownNumberError(f"{self.of}.{id_}" if self.of else str(id_))


class Number(Model):
    """A number (``value``) or a table of them (``rows``), with where it stands or what it follows from."""

    id: Annotated[Id, Field(description="how texts, tables and the engine name it: {number:court-spaces}")]
    about: Annotated[str, Field(min_length=1, description="what is counted, for whoever edits the file")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"
    unit: Annotated[Id | None, Field(description="the term or noun that it counts")] = None
    value: Annotated[Cell, Field(description="the number; null where no source says")] = None
    of: Annotated[Id | None, Field(description="the kind of entry that the rows are named after: term, lord")] = None
    columns: Annotated[tuple[Id, ...], Field(description="the names of the columns, if there is more than one")] = ()
    rows: Annotated[
        dict[RowId, Cell | tuple[Cell, ...]],
        Field(description="the rows by their keys: a number each, or with 'columns' a list of one number a column"),
    ] = {}
    sources: Annotated[tuple[Citation, ...], Field(description="where it stands")] = ()
    derived: Annotated[str | None, Field(min_length=1, description="how it follows from other facts")] = None
    confidence: Annotated[Literal["certain", "likely", "uncertain"], Field(description="how sure we are")] = "certain"

    @model_validator(mode="after")
    def _one_form(self) -> Number:
        if bool(self.rows) == ("value" in self.model_fields_set):
            raise RefusedError(
                "an entry is either a number or a table of numbers",
                accepted="either 'value' or 'rows'",
                hint="take one of the two away" if self.rows else "add 'value: 6', or 'value: null' if no source says",
                given="both" if self.rows else "neither",
            )
        if not self.rows and (self.columns or self.of):
            raise RefusedError(
                "columns and kinds of rows belong to a table",
                accepted="'rows'",
                hint="add 'rows', or take 'columns' and 'of' away",
            )
        for row, cells in self.rows.items() if self.columns else ():
            if not isinstance(cells, tuple) or len(cells) != len(self.columns):
                raise RefusedError(
                    f"row {row} does not fit the columns",
                    accepted=f"a list of {len(self.columns)} numbers: {listed(self.columns)}",
                    hint="fill the row up, or correct 'columns'",
                    given=listed(cells) if isinstance(cells, tuple) else str(cells),
                    field=("rows", row),
                )
        return self

    @model_validator(mode="after")
    def _founded(self) -> Number:
        if bool(self.sources) == bool(self.derived):
            raise RefusedError(
                "a number is cited or follows from others",
                accepted="either 'sources' or 'derived'",
                hint="add 'sources: [pl:142]' with the lines where it stands, or 'derived' with how it is worked out",
                given="both" if self.derived else "neither",
                field=("derived",) if self.derived else (),
            )
        return self

    def facts(self) -> Any:
        """The number, or the table by rows and columns, as plain JSON data."""
        if not self.rows:
            return _plain(self.value)
        if not self.columns:
            return NumberFacts({row: _plain(self.cell(row)) for row in self.rows}, self.id)
        rows = {row: dict(zip(self.columns, map(_plain, self.row_cells(row)), strict=True)) for row in self.rows}
        return NumberFacts({row: NumberFacts(cells, f"{self.id}.{row}") for row, cells in rows.items()}, self.id)

    def cell(self, *place: str) -> Cell:
        """The number, or that of a row, or of a row and column. Raises KeyError if there is none such."""
        if len(place) != (0 if not self.rows else 2 if self.columns else 1):
            raise KeyError(".".join(place))
        if not place:
            return self.value
        cells = self.rows[place[0]]
        if not self.columns:
            return cells  # type: ignore[return-value]
        if place[1] not in self.columns:
            raise KeyError(".".join(place))
        return self.row_cells(place[0])[self.columns.index(place[1])]

    @property
    def places(self) -> tuple[str, ...]:
        """Everything that ``{number:…}`` may name of it."""
        if not self.rows:
            return (self.id,)
        columns = [f".{column}" for column in self.columns] or [""]
        return tuple(f"{self.id}.{row}{column}" for row in self.rows for column in columns)

    def row_cells(self, row: str) -> tuple[Cell, ...]:
        """The numbers of a row, one for each column."""
        cells = self.rows[row]
        return cells if self.columns else (cells,)  # type: ignore[return-value]


def _plain(cell: Cell) -> Any:
    return list(cell) if isinstance(cell, tuple) else cell
