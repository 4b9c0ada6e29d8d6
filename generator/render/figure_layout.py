"""Where the parts of a figure lie: cells in rows and squares of a grid become boxes on a plane; boards are apart.

A drawing is at most as wide as a phone shows it without making it smaller, so that what stands in it can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from catalog.models.figures import Arrow, Cell, Grid, Row, Shape, Square
from generator.render.figure_arrows import arrow_lines
from generator.render.figure_parts import Box, Content, Icon, Letters, Line, Plane
from generator.render.svg_text import ems, fitting_size, wrapped
from generator.text.words import Phrase

WIDTH = 336
"""How wide a drawing may be, in the pixels of a phone."""

UNIT = 46
"""How wide a card is where there is room."""

LARGE = 76
"""The same in a drawing of a detail."""

GAP = 8
HEAD = 22
"""The room that an arrow takes above a row, or between two."""

KNOT = 4
"""How far a knot reaches beyond the margin of a drawing if its middle is at the edge."""

LINE = 16
LETTERS = 13
SQUARE = 34
SIZES: Mapping[Shape, tuple[float, float]] = {
    "card": (1, 1.4),
    "face": (2.6, 3.2),
    "tile": (1.7, 1.2),
    "plate": (4.25, 3),
    "square": (1, 1),
    "disc": (1, 1),
    "small": (0.62, 0.62),
    "bare": (0.9, 1),
}
"""Width and height of each shape in cards."""


def rows(
    rows: Sequence[Row],
    cells: Sequence[Sequence[tuple[str, Cell]]],
    arrows: Sequence[Arrow],
    content: Callable[[Cell], Content],
    label: Callable[[Row], Phrase | None],
    knot: Callable[[str], int],
    large: bool = False,
) -> Plane:
    """Rows of cells, one below the other. ``cells`` has what each row holds, every cell once, with its name."""
    contents = [[content(cell) for _, cell in line] for line in cells]
    sums = [
        sum(_size(cell, inside)[0] for (_, cell), inside in zip(line, insides, strict=True))
        for line, insides in zip(cells, contents, strict=True)
    ]
    gaps = [GAP * (len(line) - 1) + sum(_behind(cell) for _, cell in line) for line in cells]
    unit = min([LARGE if large else UNIT, *((WIDTH - gap) / size for size, gap in zip(sums, gaps, strict=True))])
    widths = [size * unit + gap for size, gap in zip(sums, gaps, strict=True)]
    labels = [list(wrapped(label(row), WIDTH, LETTERS)) for row in rows]
    plane = Plane(width=max([*widths, *(ems(text) * LETTERS for texts in labels for text in texts)]))
    row_of = {name: number for number, line in enumerate(cells) for name, _ in line if name}
    row_of |= {f"{number}.{column}": number for number, line in enumerate(cells) for column in range(len(line))}
    pairs = [(row_of[one], row_of[other]) for arrow in arrows for one, other in pairwise(arrow.way)]
    y = 0.0
    for number, row in enumerate(rows):
        if row.tucked != "above" or not number:
            for text in labels[number]:
                above = (plane.width - max(widths[number], ems(text) * LETTERS)) / 2 if row.align == "centre" else 0
                plane.labels.append(Letters(text, above, y + LETTERS, LETTERS))
                y += LINE
            y += 4 if row.label else 0
            y += HEAD if (number, number) in pairs else 0
        line, insides = cells[number], contents[number]
        height = max(
            _size(cell, inside)[1] * unit + _behind(cell) for (_, cell), inside in zip(line, insides, strict=True)
        )
        x = (plane.width - widths[number]) / 2 if row.align == "centre" else 0
        placed = []
        for column, ((name, cell), inside) in enumerate(zip(line, insides, strict=True)):
            width, tall = (part * unit for part in _size(cell, inside))
            top = y + (height - tall + _behind(cell)) / 2
            box = Box(
                name, f"{number}.{column}", cell.shape, cell.look, cell.hue or "", x, top, width, tall, cell.stack
            )
            placed.append(filled(box, inside, _knots(cell, box, knot)))
            x += width + _behind(cell) + GAP
        # What is tucked lies under what has been drawn before.
        plane.boxes = [*placed, *plane.boxes] if row.tucked == "above" else [*plane.boxes, *placed]
        following = rows[number + 1] if number + 1 < len(rows) else None
        is_half = following and (following.tucked == "above" or row.tucked == "below")
        has_knot = any(box.knots for box in placed)
        # A knot hangs below its box: what stands above the next row keeps clear of it.
        below_knots = (12 if following and following.label else 6) if has_knot else 0
        between = HEAD if any(number in pair and pair[0] != pair[1] for pair in pairs) else GAP + below_knots
        y += height * 0.5 if is_half else height + between
        if not following:
            lowest = max((knot_y + 9 for box in placed for _, _, knot_y in box.knots), default=0)
            plane.height = max(y - between, lowest)
    plane.lines += arrow_lines(plane, arrows, knot, row_of)
    _make_room(plane)
    return plane


def _make_room(plane: Plane) -> None:
    """Let the plane reach around the knots that stand beside a card."""
    knots = [place for box in plane.boxes for _, *place in box.knots]
    right = max([plane.width, *(x + KNOT for x, _ in knots)])
    plane.left = min([0, *(x - KNOT for x, _ in knots)])
    plane.top = min([0, *(y - KNOT for _, y in knots)])
    plane.width = right - plane.left
    plane.height -= plane.top


def _behind(cell: Cell) -> float:
    """How far the cards below the top one of a stack look out."""
    return (cell.stack - 1) * 3


def _size(cell: Cell, content: Content) -> tuple[float, float]:
    """Width and height of a cell in cards; without an outline it is as wide as what stands in it."""
    width, height = SIZES[cell.shape]
    if content.face:
        return width, width * content.tall
    if cell.shape != "bare":
        return width, height
    signs = 0.56 * _breadth(content.signs) + 0.1
    return max(0.3, min(max(signs, ems(content.text) * LETTERS / UNIT if content.text else 0), 3)), height


def _knots(cell: Cell, box: Box, knot: Callable[[str], int]) -> Iterator[tuple[int, float, float]]:
    if cell.says:
        below = 1 if box.shape in ("card", "tile", "plate", "face", "square") else 9
        yield knot(cell.says), box.x + box.width / 2, box.y + box.height + below
    for point in cell.points:
        yield knot(point.says), box.x + box.width * point.at[0] / 100, box.y + box.height * point.at[1] / 100


def filled(box: Box, content: Content, knots: Iterator[tuple[int, float, float]] | tuple[()] = ()) -> Box:
    """A box with its signs and its text in their places."""
    middle, centre = box.middle
    letters: tuple[Letters, ...] = ()
    icons_at = centre
    if content.text:
        inner = box.width - (0 if box.shape == "bare" else 6)
        lines = [content.text] if content.signs or box.shape == "bare" else list(wrapped(content.text, inner, LETTERS))
        size = min(fitting_size(line, inner, LETTERS) for line in lines)
        step = size * 1.2
        first = centre - step * (len(lines) - 1) / 2 + size * 0.35 if not content.signs else box.y + box.height - 5
        letters = tuple(Letters(line, middle, first + step * number, size) for number, line in enumerate(lines))
        icons_at -= size * 0.6
    drawn = tuple(icons(content.signs, box, middle, icons_at))
    return replace(box, face=content.face, icons=drawn, letters=letters, knots=tuple(knots))


def icons(signs: Sequence[tuple[str, bool]], box: Box, middle: float, centre: float) -> Iterator[Icon]:
    """Signs below each other on a card, else beside each other."""
    if not signs:
        return
    upright = box.shape in ("card", "face")
    widths = [_wide(sign) for sign in signs]
    if upright and [is_symbol for _, is_symbol in signs] == [False, True]:
        # A value in the corner, and what it is the value of in the middle, as on the cards of most games.
        corner, large = box.width * 0.44, box.width * 0.62
        wide = corner * widths[0] / 2
        yield Icon(signs[0][0], False, box.x + box.width * 0.08 + wide, box.y + corner * 0.62, corner)
        middle_y = box.y + box.height * 0.62
        yield Icon(signs[1][0], True, middle - large / 2, middle_y - large / 2, large, large * 0.66)
        return
    if upright:
        size = min(box.width * 0.56 / max(widths), (box.height - 8) / len(signs))
        start = centre - size * len(signs) / 2
    else:
        size = min(box.height * 0.56, (box.width - (0 if box.shape == "bare" else 4)) / _breadth(signs))
        start = middle - size * _breadth(signs) / 2
    for (value, is_symbol), width in zip(signs, widths, strict=True):
        x, y = (middle, start + size / 2) if upright else (start + size * width / 2, centre)
        drawn = size * 0.88
        yield Icon(value, is_symbol, x - (drawn / 2 if is_symbol else 0), y - drawn / 2 if is_symbol else y, drawn)
        start += size * (1 if upright else width + 0.12)


def _wide(sign: tuple[str, bool]) -> float:
    """How wide a sign is, in its size."""
    value, is_symbol = sign
    return 1.0 if is_symbol else max(0.62, ems(value))


def _breadth(signs: Sequence[tuple[str, bool]]) -> float:
    """How wide signs beside each other are."""
    return sum(map(_wide, signs)) + 0.12 * (len(signs) - 1)


def grid(
    grid: Grid,
    legend: Mapping[str, Square],
    arrows: Sequence[Arrow],
    content: Callable[[Square], Content],
    knot: Callable[[str], int],
) -> Plane:
    """The squares of a grid, lines around those that belong together."""
    columns = len(grid.squares[0])
    size = min(SQUARE, WIDTH / columns)
    plane = Plane(width=size * columns, height=size * len(grid.squares))
    for row, line in enumerate(grid.squares):
        for column, letter in enumerate(line):
            plane.boxes.append(square(legend[letter], content, f"{row}.{column}", column * size, row * size, size))
    for outline in grid.outlines:
        inside = {
            (row, column)
            for row, line in enumerate(grid.squares)
            for column, letter in enumerate(line)
            if letter in outline.of
        }
        path = "".join(_borders(inside, size))
        plane.lines.append(Line(path, "outline", outline.hue or "", "5 4" if outline.dashed else ""))
    plane.lines += arrow_lines(plane, arrows, knot, {})
    return plane


def square(drawn: Square, content: Callable[[Square], Content], place: str, x: float, y: float, size: float) -> Box:
    """One square of a grid."""
    box = Box("", place, "square", drawn.look, drawn.hue or "", x + 1, y + 1, size - 2, size - 2)
    return filled(box, content(drawn))


def _borders(inside: set[tuple[int, int]], size: float) -> Iterator[str]:
    """The sides of squares beyond which there is none of them."""
    for row, column in sorted(inside):
        x, y = column * size, row * size
        if (row - 1, column) not in inside:
            yield f"M{x:g} {y:g}h{size:g}"
        if (row + 1, column) not in inside:
            yield f"M{x:g} {y + size:g}h{size:g}"
        if (row, column - 1) not in inside:
            yield f"M{x:g} {y:g}v{size:g}"
        if (row, column + 1) not in inside:
            yield f"M{x + size:g} {y:g}v{size:g}"
