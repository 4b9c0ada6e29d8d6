"""What a drawing is made of: boxes and lines on a plane, with letters, signs and knots."""

from __future__ import annotations

from dataclasses import dataclass, field

from catalog.models.figures import Look, Shape
from generator.text.words import Phrase


@dataclass(frozen=True)
class Letters:
    """A line of text, its middle (or its left end) and how large it is."""

    text: Phrase
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Icon:
    """A symbol or a figure; a symbol by its upper left corner, a figure by the middle of its line.

    ``ground`` is the radius of the lighter circle that a symbol stands on, if it does.
    """

    value: str
    is_symbol: bool
    x: float
    y: float
    size: float
    ground: float = 0


@dataclass(frozen=True)
class Content:
    """What stands in a box: signs, each with whether it is a symbol; a text; a card's face and how high it is.

    ``face`` is its address, ``tall`` its height in its width.
    """

    signs: tuple[tuple[str, bool], ...] = ()
    text: Phrase | None = None
    face: str = ""
    tall: float = 0


@dataclass(frozen=True)
class Box:
    """A cell, a square or a space in its place."""

    name: str
    place: str
    shape: Shape
    look: Look
    hue: str
    x: float
    y: float
    width: float
    height: float
    stack: int = 1
    face: str = ""
    icons: tuple[Icon, ...] = ()
    letters: tuple[Letters, ...] = ()
    knots: tuple[tuple[int, float, float], ...] = ()
    players: tuple[int, ...] = ()
    round: float | None = None
    title: Phrase | None = None

    @property
    def corner(self) -> float:
        """How round its corners are."""
        return self.round if self.round is not None else 3 if self.shape == "square" else 5

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def lead(self) -> str:
        """The line with a lead on the back of a card."""
        x, y = self.x + self.width / 2, self.y + self.height * 0.22
        wide, tall = self.width * 0.11, self.height * 0.1
        lead = " ".join(f"{across:.1f} {down:.1f}" for across, down in ((-wide, tall), (wide, tall), (wide, -tall)))
        return f"M{x:.1f} {y:.1f}v{tall * 3:.1f}l{lead} {-wide:.1f} {-tall:.1f}"


def nearest(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    """The point of a box's middle line that is nearest to another point: a long space is reached straight across."""
    x, y = box.middle
    half = min(box.width, box.height) / 2
    across, down = box.width / 2 - half, box.height / 2 - half
    return min(max(point[0], x - across), x + across), min(max(point[1], y - down), y + down)


@dataclass(frozen=True)
class Line:
    """A line of a drawing: an arrow with its head, an outline; or what lies under the boxes of a board.

    That is an edge of it (which may be ``doubtful``), its water, or what is around an area; ``ends`` are the spaces
    without which it is not there.
    """

    path: str
    kind: str
    hue: str = ""
    dashes: str = ""
    head: str = ""
    knot: tuple[int, float, float] | None = None
    ends: tuple[str, ...] = ()
    players: tuple[int, ...] = ()

    @property
    def is_under(self) -> bool:
        """Whether it lies under the boxes."""
        return self.kind not in ("arrow", "outline")


@dataclass
class Plane:
    """A drawing: what lies on it from below to above, and how large it is."""

    width: float = 0
    height: float = 0
    top: float = 0
    left: float = 0
    boxes: list[Box] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    labels: list[Letters] = field(default_factory=list)
