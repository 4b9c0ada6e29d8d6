"""Figures as pages show them: laid out, with their texts in the language and what is said of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from markupsafe import Markup

from catalog.figure_check import expanded, legend
from catalog.models.figures import BoardMark, Cell, Drawn, Figure, Look, Panel, Square
from catalog.models.vocabularies import Word
from catalog.placeholders import Named, placeholders
from generator.render import board_layout, faces, figure_layout
from generator.render.figure_arrows import arrow_lines
from generator.render.figure_parts import Box, Content, Line, Plane
from generator.render.prose import field_text
from generator.text.words import Phrase, _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.base import Model
    from catalog.models.boards import Board
    from generator.render.prose import Prose
    from generator.render.site_context import SiteContext
    from generator.render.urls import Urls
    from generator.text.words import Words


class Writer(Protocol):
    """The page that a figure stands on, as far as figures need it."""

    site: SiteContext
    words: Words
    urls: Urls
    prose: Prose
    game: GameCatalog | None

    @property
    def game_id(self) -> str: ...

    def field(self, record: Model, field: str, of: Model | None = None) -> Markup: ...

    def name(self, reference: str) -> Phrase: ...

    def render(self, template: str, **context: Any) -> Markup: ...


@dataclass(frozen=True)
class LegendLine:
    """A line below a figure: what a number in it stands for, or what a square or a line of it is."""

    text: Markup
    number: int = 0
    square: Box | None = None
    line: Line | None = None


@dataclass(frozen=True)
class PanelView:
    """A panel: its drawing, and what stands above it."""

    plane: Plane
    title: Markup
    tone: str = ""


@dataclass(frozen=True)
class FigureView:
    """A figure with all its texts."""

    figure: Figure
    panels: Sequence[PanelView]
    legend_lines: Sequence[LegendLine]


@dataclass(frozen=True)
class BoardView:
    """The map of a board with certain numbers of players; with none, it is the same with all of them."""

    players: tuple[int, ...]
    plane: Plane


def view(page: Writer, id_: str) -> FigureView:
    """A figure of the page's game. Raises KeyError if there is none."""
    assert page.game is not None
    figure = page.game.records[f"figure:{id_}"].model
    assert isinstance(figure, Figure)
    return _Figure(page, figure).view()


def letters(page: Writer, id_: str) -> dict[str, Box]:
    """A square of each letter of a figure's legend, at the upper left corner."""
    assert page.game is not None
    figure = page.game.records[f"figure:{id_}"].model
    assert isinstance(figure, Figure)
    content = _Figure(page, figure).content
    size = figure_layout.SQUARE
    known = legend(figure, page.game)
    return {letter: figure_layout.square(one, content, "", 0, 0, size) for letter, (one, _) in known.items()}


def ground(page: Writer, id_: str) -> dict[str, Any]:
    """A figure that lies under an input: the letters of its rows, and what each of them looks like and is called.

    A square has ``name``, its ``hue`` if it has one, and as ``shows`` the symbols and figures in it, each with whether
    it is a symbol.
    """
    assert page.game is not None
    figure = page.game.records[f"figure:{id_}"].model
    assert isinstance(figure, Figure)
    assert figure.panels[0].grid is not None
    drawer = _Figure(page, figure)
    rows = list(figure.panels[0].grid.squares)
    looks = {
        letter: {
            "name": _square_name(page.prose, page.game_id, figure, square, word),
            "shows": drawer.signs(square.shows),
            **({"hue": square.hue} if square.hue else {}),
        }
        for letter, (square, word) in legend(figure, page.game).items()
        if letter in "".join(rows)
    }
    return {"rows": rows, "looks": looks}


def whole_map(page: Writer, board: Board) -> Plane:
    """The map of a board with all that it has with any number of players."""
    return _Drawer(page, board).board(board, {}, lambda _: 0)


def maps(page: Writer, board: Board, players: int | None = None) -> tuple[BoardView, ...]:
    """The maps of a board, one for each number of players that has another; or only that with so many players."""
    assert page.game is not None
    game = page.game.game
    most = max([game.players_max, *(part.players_max or 0 for part in game.sets)])
    drawer = _Drawer(page, board)
    every = board.by_players(range(game.players_min, most + 1))
    versions = (((players,), board.with_players(players)),) if players else every
    return tuple(BoardView(players, drawer.board(version, {}, lambda _: 0)) for players, version in versions)


def board_legend(page: Writer, board: Board, players: int | None = None) -> tuple[LegendLine, ...]:
    """What the kinds of spaces and lines of a board are, and its features; nothing where all is of one kind."""
    there = board.with_players(players)
    drawer = _Drawer(page, board)
    lines = [
        LegendLine(page.field(kind, "name", board), square=board_layout.sample(kind, drawer.signs(kind.shows)))
        for kind in board.kinds
        if len(board.kinds) > 1 and any(space.kind == kind.id for space in there.spaces)
    ]
    lines += [
        LegendLine(page.field(one, "name", board), square=board_layout.mark(drawer.signs((one.sign,))))
        for one in board.features
    ]
    lines += [
        LegendLine(page.field(kind, "name", board), line=board_layout.sample_line(board, kind.id))
        for kind in board.edge_kinds
        if len(board.edge_kinds) > 1
    ]
    if any(edge.confidence == "uncertain" for edge in there.edges):
        lines.append(
            LegendLine(
                Markup.escape(page.words.text("site", _("Uncertain"))), line=board_layout.sample_line(board, None)
            )
        )
    return tuple(lines)


def place_names(prose: Prose, game: str, id_: str) -> dict[str, str]:
    """What the cells of a figure of one panel, the spaces of a board, or the squares of a ground are called."""
    catalog = prose.catalog.games[game]
    if (found := catalog.records.get(f"figure:{id_}")) is None:
        return {
            space.id: str(prose.name(game, f"{id_}:{space.id}"))
            for space in catalog.records[f"board:{id_}"].model.spaces
        }
    figure = found.model
    names = {}
    for row in figure.panels[0].rows:
        for name, cell in expanded(row, catalog):
            if name and cell.name:
                names[name] = prose.phrase_plain(game, field_text(prose.words, game, cell, "name", figure))
            elif name and cell.of:
                names[name] = str(prose.name(game, cell.of))
    squares = legend(figure, catalog)
    for row, letters_of_row in enumerate(catalog.engine_facts().get("grounds", {}).get(id_, ())):
        for column, letter in enumerate(letters_of_row):
            names[f"{row}.{column}"] = _square_name(prose, game, figure, *squares[letter])
    return names


def _square_name(prose: Prose, game: str, figure: Figure, square: Square, word: str) -> str:
    """What a square of a figure's legend is called: by the reference to its word, or by what is said of it."""
    if word:
        return str(prose.name(game, word))
    return prose.phrase_plain(game, field_text(prose.words, game, square, "says", figure))


class _Drawer:
    """Draws with the texts of one record."""

    def __init__(self, page: Writer, of: Model) -> None:
        assert page.game is not None
        self.page = page
        self.of = of
        self.game = page.game

    def text(self, record: Model, name: str) -> Phrase | None:
        """A text of the record, or of a part of it, as it is drawn."""
        if not getattr(record, name):
            return None
        phrase = field_text(self.page.words, self.game.id, record, name, self.of)
        return Phrase(self.page.prose.phrase_plain(self.game.id, phrase), phrase.lang, phrase.is_fallback)

    def signs(self, drawn: Sequence[str]) -> tuple[tuple[str, bool], ...]:
        """Signs, each with whether it is a symbol; numbers as the language writes them."""
        symbols = self.page.site.symbols(self.game.id)
        return tuple((sign, True) if sign in symbols else (self._number(sign), False) for sign in drawn)

    def _number(self, sign: str) -> str:
        named = [part for part in placeholders(sign) if isinstance(part, Named)] if sign.startswith("{") else []
        return str(self.page.prose.number(self.game.id, named[0].number)) if named else sign.replace("-", "−")

    def board(self, board: Board, marks: dict[str, BoardMark], knot: Callable[[str], int]) -> Plane:
        """The map of a board, with what lies on its spaces."""
        spaces = {space.id: space for space in board.spaces}

        def content(id_: str) -> tuple[Content, str, Look, int]:
            space, mark = spaces[id_], marks.get(id_) or BoardMark()
            kind = board.kind_of(space)
            hue = mark.hue or space.hue or (kind.hue if kind else None) or ""
            shown = (*(kind.shows if kind else ()), *space.shows, *mark.shows)
            inside = Content(self.signs(shown), self._below(board, id_))
            return inside, hue, mark.look, knot(mark.says) if mark.says else 0

        return board_layout.board(board, content, lambda id_: self.page.name(f"{board.id}:{id_}"))

    def _below(self, board: Board, id_: str) -> Phrase | None:
        space = next(space for space in board.spaces if space.id == id_)
        return _Drawer(self.page, space).text(space, "below")


class _Figure(_Drawer):
    """Makes the view of one figure."""

    def __init__(self, page: Writer, figure: Figure) -> None:
        super().__init__(page, figure)
        self.figure = figure
        self.legend_lines: dict[str, LegendLine] = {}

    def view(self) -> FigureView:
        """The whole figure."""
        panels = [
            PanelView(self._plane(panel), self._html(panel, "title"), panel.tone or "") for panel in self.figure.panels
        ]
        letters = {letter for panel in self.figure.panels if panel.grid for letter in "".join(panel.grid.squares)}
        squares = [
            LegendLine(text, square=figure_layout.square(square, self.content, "", 0, 0, 22))
            for letter, (square, word) in legend(self.figure, self.game).items()
            if letter in letters
            and (text := self.page.prose.linked(self.game.id, word) if word else self._html(square, "says"))
        ]
        return FigureView(self.figure, panels, [*self.legend_lines.values(), *squares])

    def _html(self, record: Model, name: str) -> Markup:
        return self.page.field(record, name, self.of) if getattr(record, name) else Markup("")

    def _plane(self, panel: Panel) -> Plane:
        if panel.grid:
            squares = {letter: square for letter, (square, _) in legend(self.figure, self.game).items()}
            return figure_layout.grid(panel.grid, squares, panel.arrows, self.content, self._knot)
        if panel.board:
            board = self.game.records[f"board:{panel.board}"].model.with_players(panel.players)  # type: ignore[attr-defined]
            plane = self.board(board, panel.marks, self._knot)
            plane.lines += arrow_lines(plane, panel.arrows, self._knot, {})
            return plane
        cells = [expanded(row, self.game) for row in panel.rows]
        return figure_layout.rows(
            panel.rows, cells, panel.arrows, self.content, lambda row: self.text(row, "label"), self._knot, panel.large
        )

    def _knot(self, says: str) -> int:
        """The number of what is said of a place; the same words have the same number."""
        if says not in self.legend_lines:
            phrase = self.page.words.text(self.game.id, says)
            text = self.page.prose.phrase_html(self.game.id, phrase)
            self.legend_lines[says] = LegendLine(text, len(self.legend_lines) + 1)
        return self.legend_lines[says].number

    def content(self, drawn: Drawn) -> Content:
        """What stands in a cell or a square."""
        signs = self.signs(drawn.shows)
        if not isinstance(drawn, Cell):
            return Content(signs)
        text = self.text(drawn, "text")
        if drawn.of is None:
            return Content(signs, text)
        kind, _, id_ = drawn.of.partition(":")
        record = self.game.records[drawn.of].model
        if self.page.site.has_faces(self.game.id, kind) and not isinstance(record, Word):  # that is drawn by its symbol
            size: faces.Size = "m" if drawn.shape == "face" else "s"
            width, height = faces.extent(self.page, drawn.of, size)
            return Content(signs, text, self.page.urls.face(drawn.of, size), height / width)
        symbol = getattr(record, "symbol", None) or id_
        return Content((*signs, (symbol, True)) if symbol in self.page.site.symbols(self.game.id) else signs, text)
