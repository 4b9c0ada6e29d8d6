"""The facets of a collection: by what its entries are sorted, filtered and asked for, and what is shown of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from catalog.models.theme import Hue

Amounts = Mapping[str, int]
"""How many of each of several entries, by their references: ``{"gem:ruby": 7, "gem:onyx": 3}``."""

Value = int | str | tuple[str, ...] | Amounts | tuple[Amounts, ...] | None
"""What a facet says of an entry: a number, a choice, a reference (``guild:soldier``) or several, or amounts; several of
these are alternatives, of which one will do."""


FacetType = Literal["number", "entry", "entries", "choice", "counts"]
FACET_TYPES: tuple[str, ...] = get_args(FacetType)


@dataclass(frozen=True)
class Choice:
    """One of the values of a facet of type choice; its label is a message of the game."""

    id: str
    label: str


def choices_of(hues: Iterable[Hue]) -> tuple[Choice, ...]:
    """The values of a facet that are hues."""
    return tuple(Choice(hue.id, hue.name) for hue in hues)


_PLACE = re.compile(r"\{([^{}]*)\}")
_OPERATION = re.compile(r"none|any|==|-?(=|!=|<=|>=)[a-z0-9_-]*")
OF_AMOUNTS = ("==", "<=", ">=")
"""The operators by which the sentences of a facet of counts speak of an amount."""


@dataclass(frozen=True)
class Facet:
    """A property by which the entries of a collection are sorted and filtered; its label is a message of the game.

    With ``count``, a choice also says how many of it there are: Wounds × 3. What another facet tells already is
    ``aside``: it filters, but has no column and no line of its own. ``pointing`` heads the entries that name an entry
    in this facet, on the page of that entry: *Lords of this guild*. ``symbol`` is the symbol of the game that stands
    for a number where room is scarce, ``better`` which numbers a player likes: ``more``, ``less``, or '' for neither.

    The query language of cards asks for it by its id, its label and its ``aliases``, which are separated by commas; one
    that is the id of a facet of another collection stands for this one here. Where ``heads`` is set, cards may be
    called by the plural of what it names: *Mages*. ``says`` has conditions in words, with verbs in the plural, by an
    operator (``<=``), one with a value (``=0``), one that is negated (``-=0``), ``none`` or ``any``; ``{n}``,
    ``{values}`` and ``{several}`` stand for what is asked. Without, it says *have cost 8 or less*.
    """

    id: str
    label: str
    type: FacetType
    value: Callable[[Any], Value]
    choices: tuple[Choice, ...] = ()
    count: Callable[[Any], int] | None = None
    aside: bool = False
    pointing: str = ""
    aliases: str = ""
    heads: bool = False
    says: Mapping[str, str] = field(default_factory=dict)
    symbol: str = ""
    better: Literal["", "more", "less"] = ""
    also: Callable[[Any], tuple[str, ...]] | None = None

    def __post_init__(self) -> None:
        """Refuse a type that there is not. Raises ValueError."""
        if self.type not in FACET_TYPES:
            raise ValueError(f"'{self.type}' is no type of facet; there are {', '.join(FACET_TYPES)}")
        for sign in self.says:
            if not _OPERATION.fullmatch(sign):
                raise ValueError(f"'{sign}' is no key of 'says': an operator, with or without a value, none or any")
        for sign, text in self.says.items():
            if self.type == "counts" and sign in OF_AMOUNTS:
                takes = ["field", "n", "values"]
            else:
                takes = ["field", "n"] if self.type == "number" else ["field", "several", "values"]
            for name in _PLACE.findall(text):
                if name not in takes:
                    raise ValueError(f"'{{{name}}}' in '{text}' is never filled in; there are {', '.join(takes)}")

    def amounts(self, entry: Any) -> tuple[Amounts, ...]:
        """The amounts of a facet of counts: those of each alternative; none where the entry has no value."""
        value: Any = self.value(entry) if self.type == "counts" else None
        given = value if isinstance(value, tuple) else (value,)
        return tuple(one for one in given if one is not None)

    def most(self, entry: Any) -> dict[str, int]:
        """How many there are of each entry that the amounts name: in the alternative with the most."""
        most: dict[str, int] = {}
        for amounts in self.amounts(entry):
            most |= {ref: max(amount, most.get(ref, 0)) for ref, amount in amounts.items()}
        return most

    def references(self, entry: Any) -> tuple[str, ...]:
        """The entries that a facet names, each once and in order; of one of another type none."""
        if self.type == "counts":
            every = [ref for amounts in self.amounts(entry) for ref in amounts]
            return tuple(dict.fromkeys([*every, *(self.also(entry) if self.also else ())]))
        value = self.value(entry) if self.type in ("entry", "entries") else None
        return value if isinstance(value, tuple) else (str(value),) if value is not None else ()  # type: ignore[return-value]

    @property
    def names(self) -> tuple[str, ...]:
        """Its aliases in English."""
        return tuple(name.strip() for name in self.aliases.split(",") if name.strip())
