"""Where the parts of a board lie: its waters, the lines around its areas, its edges, its spaces with what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot

from catalog.models.boards import Board, Edge, Point, Space, SpaceKind
from catalog.models.figures import Look, Shape
from generator.render.figure_arrows import RADIUS
from generator.render.figure_layout import LETTERS, LINE, icons
from generator.render.figure_parts import Box, Content, Icon, Letters, Line, Plane, nearest
from generator.render.svg_text import fitting_size
from generator.text.words import Phrase

MARGIN = 24
"""The room around the middles of the outermost spaces."""

TILE = (54, 76)
"""Width and height of a space that is a tile."""

SIGN = 25
"""How large the signs on a tile are, with the room around them."""

FEATURE = 15
"""How large the symbol of a feature is at the corner of a space."""

BADGE = 16
"""How large a sign is at the corner of a space that has a label."""

WALL = 7
"""How far the line around an area is from its spaces."""

DOUBT = "1 5"
"""How the line of an uncertain edge is broken."""

SAMPLE = 22
"""How large what stands in a legend is."""


def board(
    board: Board, content: Callable[[str], tuple[Content, str, Look, int]], name: Callable[[str], Phrase]
) -> Plane:
    """The map of a board: its edges, its spaces with their names, and what lies on them.

    ``content`` tells of a space what stands below it, its colour and look, and the number of what is said of it.
    """
    plane = Plane(width=board.size[0] + 2 * MARGIN, height=board.size[1] + 2 * MARGIN, left=-MARGIN, top=-MARGIN)
    boxes: dict[str, Box] = {}
    lowest = 0.0
    for space in board.spaces:
        kind = board.kind_of(space)
        own, hue, look, number = content(space.id)
        drawn = _tile if kind and kind.shape == "tile" else _token
        box, below = drawn(space, kind, own, name(space.id))
        knots = ((number, box.x + box.width * 0.9, box.y + min(box.width, box.height) * 0.1),) if number else ()
        marks = tuple(_features(board, space, box))
        boxes[space.id] = replace(
            box, look=look, hue=hue, knots=knots, players=space.players, icons=(*box.icons, *marks)
        )
        lowest = max(lowest, below)
    plane.boxes = list(boxes.values())
    plane.lines = [Line(_rounded(water), "water") for water in board.waters]
    inside, others = _by_place(board)
    plane.lines += [*_gates(board, boxes, others), *_areas(board, boxes)]
    plane.lines += [_edge(board, edge, boxes) for edge in inside]
    plane.height = max(plane.height, lowest + 6 + MARGIN)
    return plane


def _token(space: Space, kind: SpaceKind | None, inside: Content, shown: Phrase) -> tuple[Box, float]:
    """A space as a circle or a square with its name in or below it; and where what belongs to it ends."""
    x, y = space.at
    width, height = space.size or (RADIUS * 2, RADIUS * 2)
    is_square = kind is not None and kind.shape == "square"
    shape: Shape = "square" if is_square or space.size else "disc"
    corner = None if is_square else min(width, height) / 2
    box = Box(space.id, "", shape, "plain", "", x - width / 2, y - height / 2, width, height, round=corner)
    if space.label or (kind and not kind.names):
        return _signed(replace(box, title=shown), space, inside, shown), y + height / 2
    is_inside = len(shown) < 4
    below = y + height / 2 + 4
    letters = [Letters(shown, x, y + 5 if is_inside else below + 11, 14 if is_inside else LETTERS)]
    below += 0 if is_inside else LINE
    if inside.text:
        letters.append(Letters(inside.text, x, below + 11, 12))
        below += LINE
    drawn: tuple[Icon, ...] = ()
    if inside.signs:
        drawn = tuple(icons(inside.signs, replace(box, shape="bare", width=46, height=30), x, below + 10))
        below += 22
    return replace(box, letters=tuple(letters), icons=drawn), below


def _signed(box: Box, space: Space, inside: Content, shown: Phrase) -> Box:
    """A space that its label or its signs stand for; beside a label, signs stand at the lower right corner."""
    x, y = space.at
    if not space.label:
        tall = min(box.height, 3 * box.width)
        shape: Shape = "card" if box.height > box.width * 2 else "bare"
        ground = replace(box, shape=shape, height=tall, y=y - tall / 2)
        return replace(box, icons=tuple(icons(inside.signs, ground, x, y)))
    drawn: list[Icon] = []
    right, low = box.x + box.width, y + min(box.height, box.width) / 2
    for number, (sign, is_symbol) in enumerate(inside.signs):
        left = right - BADGE * 0.55 + number * (BADGE + 4)
        top = low - BADGE * 0.55
        at = (left, top) if is_symbol else (left + BADGE / 2, top + BADGE / 2)
        drawn.append(Icon(sign, is_symbol, *at, BADGE, BADGE * 0.66))
    label = Letters(Phrase(space.label, shown.lang, False), x, y + 5, 14)
    return replace(box, letters=(label,), icons=tuple(drawn))


def _tile(space: Space, _: SpaceKind | None, inside: Content, shown: Phrase) -> tuple[Box, float]:
    """A space as a tile: its name above, and below it what it shows, two signs in a row."""
    x, y = space.at
    width, height = TILE
    box = Box(space.id, "", "tile", "plain", "", x - width / 2, y - height / 2, width, height)
    letters = [Letters(shown, x, box.y + LINE, fitting_size(shown, width - 6, LETTERS))]
    rows = [inside.signs[start : start + 2] for start in range(0, len(inside.signs), 2)]
    first = y + LINE / 2 + 1 - (len(rows) - 1) * SIGN / 2
    drawn: list[Icon] = []
    for number, row in enumerate(rows):
        ground = replace(box, shape="bare", width=min(width - 4, SIGN * len(row)), height=SIGN / 0.56)
        drawn += icons(row, ground, x, first + number * SIGN)
    return replace(box, letters=tuple(letters), icons=tuple(drawn)), box.y + height


def _features(board: Board, space: Space, box: Box) -> Iterator[Icon]:
    """The symbols of a space's features, at its upper left corner."""
    signs = {one.id: one.sign for one in board.features}
    for number, feature in enumerate(space.has):
        x, y = box.x - FEATURE * 0.4 + number * (FEATURE + 4), box.y - FEATURE * 0.4
        yield Icon(signs[feature], True, x, y, FEATURE, FEATURE * 0.66)


def _by_place(board: Board) -> tuple[list[Edge], dict[tuple[str, str, str | None], list[Edge]]]:
    """The edges that are drawn one by one; and those by which all of an area lead to one space, drawn as one."""
    areas = {space.id: space.area for space in board.spaces}
    members = {area: [id_ for id_, of in areas.items() if of == area] for area in areas.values() if area}
    leading: dict[tuple[str, str, str | None], list[Edge]] = {}
    for edge in board.edges:
        for one, other in (edge.between, edge.between[::-1]):
            if (area := areas[one]) and areas[other] != area and edge.confidence != "uncertain":
                leading.setdefault((area, other, edge.kind), []).append(edge)
    leading = {key: edges for key, edges in leading.items() if len(edges) == len(members[key[0]]) > 1}
    joined = {id(edge) for edges in leading.values() for edge in edges}
    return [edge for edge in board.edges if id(edge) not in joined], leading


def _gates(
    board: Board, boxes: dict[str, Box], leading: dict[tuple[str, str, str | None], list[Edge]]
) -> Iterator[Line]:
    """One line from the middle of an area, which lies above it, to a space that all of the area lead to."""
    for (area, other, kind), edges in leading.items():
        inside = [space.id for space in board.spaces if space.area == area]
        middles = [boxes[id_].middle for id_ in inside]
        x, y = (sum(part) / len(middles) for part in zip(*middles, strict=True))
        to_x, to_y = nearest(boxes[other], (x, y))
        path = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
        yield Line(path, "edge", dashes=board.line(kind), ends=(*inside, other), players=edges[0].players)


def _edge(board: Board, edge: Edge, boxes: dict[str, Box]) -> Line:
    one, other = (boxes[id_] for id_ in edge.between)
    (x, y), (to_x, to_y) = nearest(one, other.middle), nearest(other, one.middle)
    path = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    if edge.confidence == "uncertain":
        middle = (0, (x + to_x) / 2, (y + to_y) / 2)
        return Line(path, "edge doubtful", dashes=DOUBT, knot=middle, ends=edge.between, players=edge.players)
    return Line(path, "edge", dashes=board.line(edge.kind), ends=edge.between, players=edge.players)


def _areas(board: Board, boxes: dict[str, Box]) -> Iterator[Line]:
    """A line around the spaces of each area."""
    for area in board.areas:
        spaces = [space for space in board.spaces if space.area == area.id]
        if spaces:
            around = _hull([boxes[space.id].middle for space in spaces])
            wide = max(boxes[space.id].width for space in spaces) / 2 + WALL
            yield Line(_around(around, wide), "area", area.hue or "", ends=tuple(space.id for space in spaces))


def _hull(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The outermost of some points, one after the other around them, as a clock goes."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    halves: list[list[tuple[float, float]]] = []
    for line in (ordered, ordered[::-1]):
        half: list[tuple[float, float]] = []
        for point in line:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _turn(one: tuple[float, float], two: tuple[float, float], three: tuple[float, float]) -> float:
    """Above 0 if the way over three points turns to the right, as it is drawn."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _around(corners: Sequence[tuple[float, float]], off: float) -> str:
    """The line around corners at a distance, in arcs around each and straight between them."""
    if len(corners) == 1:
        corners = [corners[0], (corners[0][0] + 0.01, corners[0][1])]
    parts: list[str] = []
    for (x, y), (to_x, to_y) in pairwise([*corners, corners[0]]):
        length = hypot(to_x - x, to_y - y)
        out_x, out_y = (to_y - y) / length * off, -(to_x - x) / length * off
        start = f"{x + out_x:.1f} {y + out_y:.1f}"
        parts.append(
            f"{f'A{off:g} {off:g} 0 0 1 {start}' if parts else f'M{start}'}L{to_x + out_x:.1f} {to_y + out_y:.1f}"
        )
    first = parts[0][1:].partition("L")[0]
    return f"{''.join(parts)}A{off:g} {off:g} 0 0 1 {first}z"


def _rounded(points: Sequence[Point]) -> str:
    """A closed line through the middles between points, which bends towards each of them."""
    middles = [((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in pairwise([*points, points[0]])]
    bends = (f"Q{x} {y} {to_x:g} {to_y:g}" for (x, y), (to_x, to_y) in zip(points, middles, strict=True))
    return f"M{middles[-1][0]:g} {middles[-1][1]:g}{''.join(bends)}z"


def sample(kind: SpaceKind, signs: tuple[tuple[str, bool], ...]) -> Box:
    """A space of a kind for the legend."""
    shape: Shape = "disc" if kind.shape == "circle" else kind.shape
    box = Box("", "", shape, "plain", kind.hue or "", 1, 1, SAMPLE - 2, SAMPLE - 2)
    ground = replace(box, shape="bare", height=SAMPLE * 1.3)
    return replace(box, icons=tuple(icons(signs, ground, *box.middle)))


def mark(signs: tuple[tuple[str, bool], ...]) -> Box:
    """The symbol of a feature for the legend."""
    return Box("", "", "bare", "plain", "", 0, 0, SAMPLE, SAMPLE, icons=(Icon(signs[0][0], True, 2, 2, SAMPLE - 4),))


def sample_line(board: Board, kind: str | None) -> Line:
    """The line of a kind of edge for the legend; none: that of an uncertain one."""
    path = f"M0 {SAMPLE / 2:g}H{SAMPLE}"
    return (
        Line(path, "edge", dashes=board.line(kind))
        if kind
        else Line(path, "edge doubtful", dashes=DOUBT, knot=(0, SAMPLE / 2, SAMPLE / 2))
    )
