"""Boards and tracks as graphs: spaces, what lies beside what, and where each space is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from catalog.findings import RefusedError, did_you_mean, listed
from catalog.models.base import Apart, Id, Integer, Kind, Model, Name, SetId, Text, in_short
from catalog.models.figures import Sign
from catalog.models.sources import Citation
from catalog.models.theme import HueLink
from catalog.models.vocabularies import Word

Players = Annotated[tuple[Integer, ...], Field(description="the numbers of players that it is there with; none: all")]

Confidence = Literal["certain", "likely", "uncertain"]
Point = tuple[Integer, Integer]


class SpaceKind(Kind):
    """A kind of space, with how it is drawn."""

    shape: Annotated[
        Literal["circle", "square", "tile"],
        Field(description="how it is drawn; a tile is larger, and holds its name and what it shows"),
    ] = "circle"
    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None
    shows: Annotated[tuple[Sign, ...], Field(description="symbols that all of its spaces show")] = ()
    names: Annotated[bool, Field(description="the map has their names; if not, their labels and what they show")] = True


class Feature(Kind):
    """Something that spaces of several kinds may have, such as a tower, with the symbol that is drawn for it."""

    symbol: Annotated[Id | None, Field(description="its drawing, if that is not named like it")] = None

    @property
    def sign(self) -> str:
        """The symbol that is drawn for it."""
        return self.symbol or self.id


class BoardPiece(Kind):
    """What players put on spaces, such as the units of a troop: so many of it, or one with so many levels.

    On a space stands at most one sort that *holds* it, and of the others at most one, of which each player has one.
    """

    symbol: Annotated[Id | None, Field(description="its drawing, if that is not named like it")] = None
    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None
    most: Annotated[Integer, Field(ge=1, description="how many of it stand on a space at most, or its highest level")]
    holds: Annotated[bool, Field(description="whose it is holds the space, and what else stands there")] = False
    kinds: Annotated[tuple[Id, ...], Field(description="the kinds of space where it may stand; none: all")] = ()

    @property
    def sign(self) -> str:
        """The symbol that is drawn for it."""
        return self.symbol or self.id


class Area(Kind):
    """Spaces that belong together, such as the districts of a city. A line is drawn around them."""

    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None


class Space(Word):
    """A space. Texts, tables and inputs name it by its board: ``kemet-map:delta``."""

    kind: Annotated[Id | None, Field(description="one of the board's kinds of space")] = None
    at: Annotated[Point, Field(description="where its middle is drawn: from the left, from the top")]
    size: Annotated[
        Point | None, Field(description="how wide and high it is drawn if not as its kind, as what lies along others")
    ] = None
    label: Annotated[
        str | None,
        Field(pattern=r"^[0-9A-Za-z]{1,3}$", description="a figure or two that stand for its name on the map"),
    ] = None
    area: Annotated[Id | None, Field(description="one of the board's areas")] = None
    has: Annotated[tuple[Id, ...], Field(description="the board's features that it has")] = ()
    below: Annotated[Text | None, Field(description="a few letters below its name")] = None
    shows: Annotated[tuple[Sign, ...], Field(description="symbols and figures below its name")] = ()
    players: Players = ()
    sources: Annotated[tuple[Citation, ...], Field(description="where it stands, if not where the board does")] = ()

    def facts(self) -> dict[str, Any]:
        """What the engine knows of it: its kind; the numbers of players, its area and its features if there are any."""
        known = {"players": list(self.players), "area": self.area, "has": list(self.has)}
        return {"kind": self.kind} | {name: value for name, value in known.items() if value}


class Edge(Model):
    """Two spaces that lie beside each other; in short ``[one, another]``."""

    between: Annotated[tuple[Id, Id], Field(description="the two spaces")]
    kind: Annotated[Id | None, Field(description="one of the board's kinds of edge")] = None
    players: Players = ()
    confidence: Annotated[Confidence | None, Field(description="how sure we are of it, if not as of the board")] = None
    about: Annotated[Text | None, Field(description="what is not sure about it")] = None

    def facts(self) -> dict[str, Any]:
        """What the engine knows of it."""
        sure = {"confidence": self.confidence} if self.confidence else {}
        return {"between": list(self.between), "kind": self.kind, "players": list(self.players), **sure}


class Board(Model):
    """A board or a track."""

    LINES: ClassVar[tuple[str, ...]] = ("", "6 4", "10 3 2 3", "2 4")

    id: Annotated[Id, Field(description="the kind of its spaces, in references and tables")]
    name: Annotated[Name, Field(description="what it is called")]
    about: Annotated[Text, Field(description="what the map shows, for those who do not see it")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"
    size: Annotated[Point, Field(description="width and height of the map")]
    kinds: Annotated[tuple[SpaceKind, ...], Field(description="the kinds of its spaces")] = ()
    edge_kinds: Annotated[tuple[Kind, ...], Field(description="the kinds of its edges, each in its own line")] = ()
    features: Annotated[tuple[Feature, ...], Field(description="what its spaces may have, whatever their kind")] = ()
    areas: Annotated[tuple[Area, ...], Field(description="groups of its spaces, each with a line around it")] = ()
    pieces: Annotated[
        tuple[BoardPiece, ...], Field(description="what players put on its spaces, as far as forms put it there")
    ] = ()
    waters: Annotated[
        tuple[Annotated[tuple[Point, ...], Field(min_length=3)], ...],
        Field(description="rivers and seas that are drawn behind it: the corners of each, rounded as they are drawn"),
    ] = ()
    spaces: Annotated[tuple[Space, ...], Apart(), Field(min_length=1, description="its spaces")]
    edges: Annotated[
        tuple[Annotated[Edge, in_short("between", Edge, tuple[Id, Id])], ...],
        Field(description="what lies beside what; each pair once, whichever comes first"),
    ] = ()
    confidence: Annotated[Confidence, Field(description="how sure we are")] = "certain"
    notes: Annotated[tuple[Text, ...], Field(description="what the sources leave open or contradict")] = ()
    sources: Annotated[tuple[Citation, ...], Field(min_length=1, description="where spaces and edges stand")]

    @model_validator(mode="after")
    def _whole(self) -> Board:
        spaces = [space.id for space in self.spaces]
        seen: set[frozenset[str]] = set()
        for index, edge in enumerate(self.edges):
            for end, id_ in enumerate(edge.between):
                _known(id_, spaces, f"there is no space '{id_}'", ("edges", index, "between", end))
            if len({*edge.between}) < 2 or frozenset(edge.between) in seen:
                raise RefusedError(
                    "an edge joins two spaces, and each pair stands once",
                    accepted="two spaces that no other edge joins",
                    hint="take the edge away, or correct a space",
                    given=listed(edge.between),
                    field=("edges", index),
                )
            seen.add(frozenset(edge.between))
            if edge.kind is not None:
                kinds = [kind.id for kind in self.edge_kinds]
                _known(edge.kind, kinds, f"there is no kind of edge '{edge.kind}'", ("edges", index, "kind"))
        kinds = [kind.id for kind in self.kinds]
        for index, piece in enumerate(self.pieces):
            for number, kind in enumerate(piece.kinds):
                _known(kind, kinds, f"there is no kind of space '{kind}'", ("pieces", index, "kinds", number))
        for index, space in enumerate(self.spaces):
            if space.kind is not None:
                _known(space.kind, kinds, f"there is no kind of space '{space.kind}'", ("spaces", index, "kind"))
            if space.area is not None:
                areas = [area.id for area in self.areas]
                _known(space.area, areas, f"there is no area '{space.area}'", ("spaces", index, "area"))
            for number, feature in enumerate(space.has):
                features = [one.id for one in self.features]
                _known(feature, features, f"there is no feature '{feature}'", ("spaces", index, "has", number))
            if not (0 <= space.at[0] <= self.size[0] and 0 <= space.at[1] <= self.size[1]):
                raise RefusedError(
                    f"'{space.id}' lies outside the map",
                    accepted=f"a place from 0, 0 to {self.size[0]}, {self.size[1]}",
                    hint="correct 'at', or the size of the map",
                    given=listed(space.at),
                    field=("spaces", index, "at"),
                )
        return self

    def with_players(self, players: int | None) -> Board:
        """The board as it is with that many players; None for all that it may have."""
        if players is None:
            return self
        spaces = tuple(space for space in self.spaces if not space.players or players in space.players)
        ids = {space.id for space in spaces}
        edges = tuple(
            edge
            for edge in self.edges
            if (not edge.players or players in edge.players) and ids.issuperset(edge.between)
        )
        return self.model_copy(update={"spaces": spaces, "edges": edges})

    def by_players(self, numbers: Iterable[int]) -> tuple[tuple[tuple[int, ...], Board], ...]:
        """The boards of all these numbers of players, each once with the numbers that it is for.

        One that is alike with all of them stands alone, with no numbers.
        """
        boards: dict[tuple[Any, ...], tuple[tuple[int, ...], Board]] = {}
        for players in numbers:
            board = self.with_players(players)
            before, _ = boards.get(board.shape, ((), board))
            boards[board.shape] = ((*before, players), board)
        return tuple(boards.values()) if len(boards) > 1 else (((), self),)

    @property
    def shape(self) -> tuple[Any, ...]:
        """What tells the board with one number of players from that with another."""
        return tuple(space.id for space in self.spaces), tuple((*edge.between, edge.kind) for edge in self.edges)

    def beside(self, space: str) -> tuple[tuple[str, Edge], ...]:
        """The spaces beside one, each with the edge to it, in the order of the board."""
        ends = {
            other: edge for edge in self.edges for other in edge.between if space in edge.between and other != space
        }
        return tuple((one.id, ends[one.id]) for one in self.spaces if one.id in ends)

    def line(self, edge_kind: str | None) -> str:
        """How the lines of a kind of edge are broken."""
        kinds = [kind.id for kind in self.edge_kinds]
        return self.LINES[kinds.index(edge_kind) % len(self.LINES)] if edge_kind else ""

    def beside_by_kind(self, space: str) -> tuple[tuple[Kind | None, tuple[tuple[str, Edge], ...]], ...]:
        """What lies beside a space by the kinds of edges that lead there; what is uncertain stands apart."""
        beside = [(other, edge) for other, edge in self.beside(space) if edge.confidence != "uncertain"]
        kinds: tuple[Kind | None, ...] = (None, *self.edge_kinds)
        found = ((kind, tuple(one for one in beside if one[1].kind == (kind and kind.id))) for kind in kinds)
        return tuple((kind, ends) for kind, ends in found if ends)

    def doubts(self, space: str) -> tuple[tuple[str, Edge], ...]:
        """What perhaps lies beside a space."""
        return tuple((other, edge) for other, edge in self.beside(space) if edge.confidence == "uncertain")

    def features_of(self, space: Space) -> tuple[Feature, ...]:
        """The features of a space."""
        return tuple(feature for feature in self.features if feature.id in space.has)

    def players_beside(self, space: str, edge: Edge) -> tuple[int, ...]:
        """The numbers of players with which an edge leads from a space, if it is not there whenever that space is."""
        other = edge.between[0] if edge.between[1] == space else edge.between[1]
        numbers = {one.id: one.players for one in self.spaces}
        limits = [set(limit) for limit in (edge.players, numbers[other]) if limit]
        if not limits:
            return ()
        here = set(numbers[space])
        there = set.intersection(*limits, *([here] if here else []))
        return () if there == here else tuple(sorted(there))

    def kind_of(self, space: Space) -> SpaceKind | None:
        """The kind of a space."""
        return next((kind for kind in self.kinds if kind.id == space.kind), None)

    def facts(self) -> dict[str, Any]:
        """The edges for the engine, each with how sure it is if that is not as the board; the spaces are a table."""
        return {"edges": [edge.facts() for edge in self.edges]}


def _known(given: str, known: list[str], message: str, field: tuple[str | int, ...]) -> None:
    if given not in known:
        raise RefusedError(
            message,
            accepted=listed(known, near=given) or "nothing: there are none",
            hint=did_you_mean(given, known, "write one of these, or add it"),
            given=given,
            field=field,
        )
