"""A piece of the mountain, painted square by square: what lies where, what touches what, how a tile may be turned."""

from engine.typing_compat import Any

FREE = "."
OWN = "m"
RIVAL = "r"
WORKSHOP = "w"
SPOT = "o"
HEART = "h"
NOBODY = "t"
PARTNER = "p"
"""The network of a partner, as long as it is not joined to the own one."""
OFF = "#"
RUBBLE = "xGS"
GOODS = "gG"
STATUE = "sS"


def beside(square: Any) -> list[tuple[int, int]]:
    """The four squares that share an edge with one."""
    row, column = square
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def edges(squares: Any) -> list[tuple[int, int]]:
    """The squares around some others, across an edge: each once, in reading order."""
    own = {(row, column) for row, column in squares}
    found = {other for square in own for other in beside(square)}
    return sorted(found - own)


def pairs(squares: Any) -> list[list[int]]:
    """Squares as an answer has them, in reading order."""
    return [[row, column] for row, column in sorted([(square[0], square[1]) for square in squares])]


class Mountain:
    """What lies on each painted square; beyond the edge of the painting nothing is known, so nothing touches there.

    Tunnels of nobody that touch a network by an edge are part of it already, and count so; and so does the network of a
    partner that touches the own one.
    """

    def __init__(self, grid: list[str]) -> None:
        self.grid = grid
        self.at = {(row, column): sign for row, line in enumerate(grid) for column, sign in enumerate(line)}
        for owner, joined in ((RIVAL, NOBODY), (OWN, NOBODY + PARTNER), (PARTNER, NOBODY)):
            for square in self.group([square for square in sorted(self.at) if self.at[square] == owner], joined):
                self.at[square] = owner

        self._own = self._beside(OWN)
        self._rival = self._beside(RIVAL)
        self._others = self._beside(WORKSHOP + SPOT + NOBODY + PARTNER)
        self._found: dict[str, list[list[tuple[int, int]]]] = {}

    def _beside(self, signs: str) -> set[tuple[int, int]]:
        """The squares that share an edge with those on which one of these things lies."""
        return {other for square in self.at if self.at[square] in signs for other in beside(square)}

    def brings(self, tile: Any) -> dict[str, Any]:
        """What a tunnel covers, touches and connects."""
        under = [self.at[square[0], square[1]] for square in tile]
        alone = not [square for square in tile if (square[0], square[1]) in self._others]
        around = [] if alone else edges(tile)
        return {
            "rubble": len([sign for sign in under if sign in RUBBLE]),
            "covers": {
                "goods": len([sign for sign in under if sign in GOODS]),
                "statues": len([sign for sign in under if sign in STATUE]),
            },
            "touches_workshops": pairs(self.found(around, WORKSHOP)),
            "touches_spots": pairs(self.found(around, SPOT)),
            "connects": [] if alone else pairs(self.found(self.group(tile), NOBODY)),
            "joins": [] if alone else pairs(self.found(edges(self.group(tile)), PARTNER)),
        }

    def group(self, squares: Any, signs: str = NOBODY) -> list[tuple[int, int]]:
        """Squares, and all tunnels of nobody, or of ``signs``, that they touch by an edge, one behind the other."""
        reached = [(square[0], square[1]) for square in squares]
        known = set(reached)
        for square in reached:
            for other in beside(square):
                if other not in known and self.at.get(other, OFF) in signs:
                    known.add(other)
                    reached.append(other)
        return reached

    def found(self, squares: Any, signs: str) -> list[tuple[int, int]]:
        """Those of some squares on which one of these things lies."""
        return [(square[0], square[1]) for square in squares if self.at.get((square[0], square[1]), OFF) in signs]

    def placements(self, shape: Any, spots: bool) -> list[list[tuple[int, int]]]:
        """All places at which a shape may be laid as a tunnel; ``spots`` says whether it may cover empty spots."""
        known = f"{shape} {spots}"
        if known not in self._found:
            signs = FREE + RUBBLE + GOODS + STATUE + (SPOT if spots else "")
            free = {square for square in self.at if self.at[square] in signs and square not in self._rival}
            self._found[known] = fitting(self.grid, turned(shape), lambda squares: self._fits(squares, free))
        return self._found[known]

    def _fits(self, squares: list[tuple[int, int]], free: set[tuple[int, int]]) -> bool:
        """Whether squares are all free, and one of them touches the own network."""
        touches = False
        for square in squares:
            if square not in free:
                return False
            touches = touches or square in self._own
        return touches


def turned(shape: Any, flips: bool = True) -> list[list[tuple[int, int]]]:
    """A shape in each different way in which it can be turned, and flipped, its first row and column being 0."""
    found: list[list[tuple[int, int]]] = []
    squares = [(square[0], square[1]) for square in shape]
    for _ in range(2 if flips else 1):
        for _ in range(4):
            squares = [(column, -row) for row, column in squares]
            top = min([row for row, _ in squares])
            left = min([column for _, column in squares])
            laid = sorted([(row - top, column - left) for row, column in squares])
            if laid not in found:
                found.append(laid)
        squares = [(row, -column) for row, column in squares]
    return found


def fitting(grid: list[str], orientations: list[list[tuple[int, int]]], fits: Any) -> list[list[tuple[int, int]]]:
    """All places on a grid where a shape fits in one of its orientations, each as its squares in reading order."""
    found = []
    for laid in orientations:
        height = max([row for row, _ in laid])
        width = max([column for _, column in laid])
        for down in range(len(grid) - height):
            for right in range(len(grid[0]) - width):
                squares = [(row + down, column + right) for row, column in laid]
                if fits(squares):
                    found.append(squares)
    return found


def nearest(shape: Any, places: list[list[tuple[int, int]]]) -> list[list[list[int]]]:
    """Places by how near they are to where a shape lies: most of its squares kept first, then moved least."""
    own = {(square[0], square[1]) for square in shape}
    down = sum([row for row, _ in own])
    right = sum([column for _, column in own])

    def far(squares: list[tuple[int, int]]) -> Any:
        moved = abs(sum([row for row, _ in squares]) - down) + abs(sum([column for _, column in squares]) - right)
        return len(own - set(squares)), moved, squares

    return [pairs(squares) for _, _, squares in sorted([far(squares) for squares in places])]
