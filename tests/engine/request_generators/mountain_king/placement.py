"""Painted mountains with tiles on them, and shapes without a place, for ``mountain-king/placement``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

SIGNS = "......mmprwxgsoGSth#"


def grid(random: Random, height: int, width: int) -> list[str]:
    """A mountain of that size."""
    return ["".join(random.choice(SIGNS) for _ in range(width)) for _ in range(height)]


def shape(random: Random, rows: int, columns: int, size: int) -> list[list[int]]:
    """Squares that hang together, within so many rows and columns."""
    squares = [[random.randrange(rows), random.randrange(columns)]]
    while len(squares) < size:
        row, column = random.choice(squares)
        down, right = random.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        other = [row + down, column + right]
        if other not in squares and 0 <= other[0] < rows and 0 <= other[1] < columns:
            squares.append(other)
    return sorted(squares)


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Mountains from 2 to 7 squares wide, each with a tile, a shape or both, and a few on which much is to be said."""
    yield {"grid": ["m....r", ".gt...", "..too."], "tile": [[0, 1], [1, 1]]}
    yield {"grid": ["m....r", "...o..", "......"], "tile": [[0, 1], [0, 2], [0, 3]]}
    yield {"grid": ["m..p", "...."], "tile": [[0, 1], [0, 2]]}
    yield {"grid": ["mo", "h#"], "shape": [[0, 0], [0, 1]]}
    yield {"grid": ["mo.", "###"], "shape": [[0, 0], [0, 1]]}
    yield {"grid": ["m..", "..r"], "tile": [[0, 1], [1, 0]]}
    yield {"grid": ["m.", "..", ".r"], "tile": [[0, 1], [1, 1]]}
    yield {"grid": ["m...", ".m.r", "...."], "tile": [[1, 0], [2, 0], [2, 1], [2, 2]]}
    yield {"grid": ["." * 8, "..mm....", "." * 8, "." * 8], "shape": [[0, 0], [0, 1], [1, 1]]}
    for number in range(120):
        height, width = random.randint(2, 7), random.randint(3, 7)
        asked: dict[str, Any] = {"grid": grid(random, height, width)}
        if number % 3:
            asked["tile"] = shape(random, height, width, random.randint(2, 5))
        if number % 3 != 1:
            asked["shape"] = shape(random, 3, 3, random.randint(2, 5))
        if number % 4 == 0:
            asked["spots"] = random.choice(["free", "closed"])
        yield asked
