"""The arrows of a drawing: between rows, within one, over a grid, beside the edges of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot

from catalog.models.figures import Arrow
from generator.render.figure_parts import Box, Line, Plane, nearest

RADIUS = 16
"""That of the spaces of a board."""


def arrow_lines(
    plane: Plane, arrows: Sequence[Arrow], knot: Callable[[str], int], rows: Mapping[str, int]
) -> Iterator[Line]:
    """The arrows of a drawing; within a row they are arcs above it."""
    boxes = {name: box for box in plane.boxes for name in (box.name, box.place) if name}
    for arrow in arrows:
        for number, (one, other) in enumerate(pairwise(arrow.way)):
            start, end = boxes[one], boxes[other]
            is_arc = bool(rows) and rows[one] == rows[other]
            shape = _arc if is_arc else _between if rows else _bowed if plane.left else _straight
            path, head, middle = shape(start, end)
            note = (knot(arrow.says), *middle) if arrow.says and not number else None
            yield Line(path, "arrow", "", "4 4" if arrow.dashed else "", head, note)


def _arc(start: Box, end: Box) -> tuple[str, str, tuple[float, float]]:
    (x, _), (to_x, _) = start.middle, end.middle
    y, to_y = start.y - 2, end.y - 7
    top = min(y, to_y) - 13
    path = f"M{x:g} {y:g}C{x:g} {top:g} {to_x:g} {top:g} {to_x:g} {to_y:g}"
    return path, f"M{to_x - 4.5:g} {to_y:g}h9l-4.5 6z", ((x + to_x) / 2, top + 4)


def _between(start: Box, end: Box) -> tuple[str, str, tuple[float, float]]:
    """A straight arrow between two rows, from edge to edge."""
    (x, y), (to_x, to_y) = start.middle, end.middle
    y, to_y = (start.y + start.height + 2, end.y - 2) if y < to_y else (start.y - 2, end.y + end.height + 2)
    return _pointed((x, y), (to_x, to_y), (to_x, to_y))


def _straight(start: Box, end: Box) -> tuple[str, str, tuple[float, float]]:
    """A straight arrow from the middle of a square into the next."""
    (x, y), (to_x, to_y) = start.middle, end.middle
    share = 1 - (end.width / 2 - 8) / (hypot(to_x - x, to_y - y) or 1)
    tip = x + (to_x - x) * share, y + (to_y - y) * share
    return _pointed((x, y), tip, tip)


def _bowed(start: Box, end: Box) -> tuple[str, str, tuple[float, float]]:
    """An arrow beside the straight line between two spaces, where an edge of the board may be."""
    (x, y), (to_x, to_y) = nearest(start, end.middle), nearest(end, start.middle)
    length = hypot(to_x - x, to_y - y) or 1
    along, across = (to_x - x) / length, (to_y - y) / length
    if along < 0 or (along == 0 and across < 0):  # Both ways between two spaces bow to the same side: above.
        along, across = -along, -across
    bow = min(34.0, 14 + length * 0.12)
    out, into = min(start.width, start.height) / 2, min(end.width, end.height) / 2
    first = x + across * out, y - along * (out + 1)
    last = to_x + across * into, to_y - along * (into + 1)
    middle = (first[0] + last[0]) / 2 + across * bow, (first[1] + last[1]) / 2 - along * bow
    return _pointed(first, last, middle)


def _pointed(
    start: tuple[float, float], tip: tuple[float, float], by: tuple[float, float]
) -> tuple[str, str, tuple[float, float]]:
    """A line with a head at its tip, which it reaches from the direction of ``by``."""
    came = start if by == tip else by
    length = hypot(tip[0] - came[0], tip[1] - came[1]) or 1
    along, across = (tip[0] - came[0]) / length, (tip[1] - came[1]) / length
    x, y = tip[0] - along * 7, tip[1] - across * 7
    head = (
        f"M{tip[0]:.1f} {tip[1]:.1f}L{x - across * 4.5:.1f} {y + along * 4.5:.1f}"
        f"L{x + across * 4.5:.1f} {y - along * 4.5:.1f}z"
    )
    if by == tip:
        return f"M{start[0]:.1f} {start[1]:.1f}L{x:.1f} {y:.1f}", head, ((start[0] + x) / 2, (start[1] + y) / 2)
    middle = (start[0] + 2 * by[0] + x) / 4, (start[1] + 2 * by[1] + y) / 4
    return f"M{start[0]:.1f} {start[1]:.1f}Q{by[0]:.1f} {by[1]:.1f} {x:.1f} {y:.1f}", head, middle
