"""The table as it is laid out: what lies in the middle, and around it the players, for each number of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from generator.render import figures
from generator.render.figure_layout import WIDTH
from generator.render.svg_text import fitting_size
from generator.text.words import Phrase

if TYPE_CHECKING:
    from catalog.models.learn import Layout
    from generator.render.figure_parts import Plane
    from generator.render.figures import FigureView, Writer

SEAT = 40
"""How high the place of a player is."""

BETWEEN = 12
ABREAST = 3
"""So many players sit on the far side before others join the reader on the near one."""

WIDEST = 150
OWN = 28
"""How high that is drawn at most which lies in front of a player."""

BELOW = 17
"""The same where the place is too narrow for both, so that it lies below the name."""

NAME = 14
"""The size of the letters of a name."""

SMALL_NAME = 12
"""The same where something lies below it."""

MARGIN = 16
INSET = 12
"""How far from the end of the place that ends which lies beside the name."""


@dataclass(frozen=True)
class Lettering:
    """A player's name on the place: where its line stands, how large it is, whether it begins there or is centred."""

    x: float
    y: float
    size: int
    is_start: bool


@dataclass(frozen=True)
class Seat:
    """A player's place, in a game of so many players.

    What lies in front of the player stands at ``left`` and ``top``, drawn in ``scale``: beside the name, or below it
    where the place is too narrow for both. The numbers before it stand at ``knots_at``, seen from the top.
    """

    name: Phrase
    players: int
    x: float
    y: float
    width: float
    lettering: Lettering
    scale: float
    left: float
    top: float
    knots_at: float
    height: float = SEAT


@dataclass(frozen=True)
class Middle:
    """A drawing in the middle of the table; ``board`` says that it is the board, ``y`` where it begins."""

    plane: Plane
    board: bool
    y: float


@dataclass(frozen=True)
class Table:
    """The whole table: its figure, its drawings, the seats with each number of players."""

    figure: FigureView
    middles: Sequence[Middle]
    seats: Sequence[Seat]
    own: Plane
    height: float
    numbers: Sequence[int]
    width: float = WIDTH

    @property
    def knots(self) -> Sequence[tuple[int, float]]:
        """The numbers that lie before each player, each once, with how far from the left its first one stands."""
        first: dict[int, float] = {}
        for box in self.own.boxes:
            for number, x, _y in box.knots:
                first.setdefault(number, x)
        return tuple(first.items())


def table(page: Writer, layout: Layout) -> Table:
    """The table of the page's game. Raises KeyError if there is no such figure."""
    assert page.game is not None
    view = figures.view(page, layout.figure)
    *panels, own = (panel.plane for panel in view.panels)
    y = float(SEAT + BETWEEN)
    middles = []
    for number, plane in enumerate(panels):
        edge = BETWEEN if number == 0 else 0
        middles.append(Middle(plane, number == 0, y + edge))
        y += plane.height + 2 * edge + BETWEEN
    game = page.game.game
    numbers = range(game.players_min, game.players_max + 1)
    phrases = [page.words.text(page.game_id, name) for name in layout.names]
    names = [Phrase(page.prose.phrase_plain(page.game_id, one), one.lang, one.is_fallback) for one in phrases]
    own = replace(own, height=max((box.y + box.height for box in own.boxes), default=1))
    seats = [seat for number in numbers for seat in _seats(names[:number], own, y)]
    return Table(view, middles, seats, own, y + SEAT + BETWEEN, numbers)


def _seats(names: Sequence[Phrase], own: Plane, below: float) -> Iterator[Seat]:
    """The places of some players, clockwise from the near side on the right."""
    scale = min(1.0, OWN / own.height)
    far = min(ABREAST, len(names) - 1)
    near = len(names) - far
    for side, y in ((list(reversed(names[:near])), below), (names[near:], 0.0)):
        width = min(WIDEST, (WIDTH - BETWEEN * (len(side) - 1)) / max(len(side), 1))
        whole = width * len(side) + BETWEEN * (len(side) - 1)
        room = width - 2 * MARGIN - own.width * scale
        narrow = any(fitting_size(name, room, NAME) < NAME for name in side)
        for place, name in enumerate(side):
            x = (WIDTH - whole) / 2 + place * (width + BETWEEN)
            drawn = min(1.0, BELOW / own.height) if narrow else scale
            left = (width - own.width * drawn) / 2 if narrow else width - INSET - own.width * drawn
            top = SEAT / 2 - (0 if narrow else own.height * drawn / 2)
            lettering = Lettering(width / 2, 15, SMALL_NAME, False) if narrow else Lettering(MARGIN, 25, NAME, True)
            yield Seat(name, len(names), x, y, width, lettering, drawn, left, top, SEAT if narrow else 0)
