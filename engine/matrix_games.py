"""Two sides who each choose in secret, what one wins being what the other loses: how both choose best, exactly.

Such a game is a matrix of whole numbers, what the side of the rows wins: it wants much, the side of the columns
little. A *mix* gives each row, or each column, its probability. Weights stay whole until the very end, so that an
answer is the same on every Python.
"""

from collections import namedtuple

from engine.odds import fraction
from engine.typing_compat import Any

Mix = namedtuple("Mix", ("weights", "whole"))
"""How often each is chosen: whole weights, and what they add up to."""

Equilibrium = namedtuple("Equilibrium", ("value", "rows", "columns"))
"""What the game is worth to the side of the rows, as ``p/q``, and a mix of each side that makes sure of it."""


def turned(matrix: list[list[int]]) -> list[list[int]]:
    """The same game as the side of the columns sees it."""
    return [[-row[column] for row in matrix] for column in range(len(matrix[0]))]


def beaten_by(matrix: list[list[int]]) -> list[list[int]]:
    """For each row the others that are never worse and sometimes better; no row beats one that is just like it."""
    found = []
    for row in matrix:
        better = []
        for place, other in enumerate(matrix):
            if other != row and not [True for one, against in zip(row, other) if one > against]:
                better.append(place)
        found.append(better)
    return found


def best_replies(matrix: list[list[int]]) -> list[list[int]]:
    """For each column the rows that win most against it."""
    found = []
    for column in range(len(matrix[0])):
        most = max([row[column] for row in matrix])
        found.append([place for place, row in enumerate(matrix) if row[column] == most])
    return found


def preferred(matrix: list[list[int]], places: list[int]) -> int:
    """Of rows that are equally good, the one that wins most against all columns together; of several the first.

    No other of them beats it: what is never worse and sometimes better wins more together.
    """
    return min(places, key=lambda place: (-sum(matrix[place]), place))


def safest(matrix: list[list[int]]) -> int:
    """The row whose least win is the greatest: the best one for who chooses first, and openly."""
    least = [min(row) for row in matrix]
    return preferred(matrix, [place for place, win in enumerate(least) if win == max(least)])


def equilibrium(matrix: list[list[int]]) -> Equilibrium:
    """What a game is worth, and how both sides make sure of it; each by one choice alone wherever one will do.

    No mix has a row or column that another one beats, or equals and comes before. Of several single choices that make
    sure of the value, it is the ``preferred`` one.
    """
    other = turned(matrix)
    rows, columns = _worth_it(matrix), _worth_it(other)
    part, whole, row_weights, column_weights = _solve([[matrix[row][column] for column in columns] for row in rows])
    return Equilibrium(
        fraction(part, whole),
        _pure(matrix, part, whole) or _spread(row_weights, rows, len(matrix)),
        _pure(other, -part, whole) or _spread(column_weights, columns, len(other)),
    )


def pure(place: int, count: int) -> Mix:
    """The mix of so many that always has the one at a place."""
    return Mix([1 if each == place else 0 for each in range(count)], 1)


def probabilities(mix: Mix) -> list[str]:
    """How likely each is, as ``p/q``."""
    return [fraction(weight, mix.whole) for weight in mix.weights]


def _worth_it(matrix: list[list[int]]) -> list[int]:
    """The places of the rows that no other one beats; of equal ones the first."""
    beaten = beaten_by(matrix)
    return [place for place, row in enumerate(matrix) if not beaten[place] and matrix.index(row) == place]


def _pure(matrix: list[list[int]], part: int, whole: int) -> Any:
    """The mix of one row alone that wins ``part / whole`` against every column; None if there is none."""
    place = safest(matrix)
    return pure(place, len(matrix)) if min(matrix[place]) * whole == part else None


def _spread(weights: list[int], places: list[int], count: int) -> Mix:
    """The weights of some places as a mix of all."""
    every = [0] * count
    for place, weight in zip(places, weights):
        every[place] = weight
    return Mix(every, sum(weights))


def _solve(matrix: list[list[int]]) -> tuple[int, int, list[int], list[int]]:
    """What a game is worth, as a part of a whole, and weights of its rows and of its columns.

    With all wins made positive, the side of the columns looks for the largest sum of weights ``y`` of its columns
    with ``matrix · y <= 1``; this sum is 1 / value, and the prices of the rows are the weights of the other side. It
    is a linear programme, solved by the simplex method. All numbers of its table are whole: each stands for itself
    divided by ``shared``, the last pivot, and every division here leaves no rest (Edmonds). Bland's rule, which takes
    the first of several, keeps it from running in circles.
    """
    height, width = len(matrix), len(matrix[0])
    lift = 1 - min([min(row) for row in matrix])
    table = [[win + lift for win in row] + [1] for row in matrix] + [[-1] * width + [0]]
    # What stands at the edges: columns are called 0, 1, … and rows width, width + 1, …
    beside = [width + row for row in range(height)]
    above = list(range(width))
    shared = 1
    while True:
        entering = [(above[column], column) for column in range(width) if table[height][column] < 0]
        if not entering:
            break
        column = min(entering)[1]
        row = _leaving(table, beside, column)
        shared = _pivot(table, row, column, shared)
        beside[row], above[column] = above[column], beside[row]
    total = table[height][width]
    row_weights, column_weights = [0] * height, [0] * width
    for row, name in enumerate(beside):
        if name < width:
            column_weights[name] = table[row][width]
    for column, name in enumerate(above):
        if name >= width:
            row_weights[name - width] = table[height][column]
    return shared - lift * total, total, row_weights, column_weights


def _leaving(table: list[list[int]], beside: list[int], column: int) -> int:
    """The row that bounds a column most tightly; of several, the one that is called by the lowest number."""
    found = -1
    for row, name in enumerate(beside):
        if table[row][column] <= 0:
            continue
        if found >= 0:
            ahead = table[row][-1] * table[found][column] - table[found][-1] * table[row][column]
            if ahead > 0 or (ahead == 0 and name > beside[found]):
                continue
        found = row
    return found


def _pivot(table: list[list[int]], row: int, column: int, shared: int) -> int:
    """Let a row and a column change places; give what all numbers are divided by from now on."""
    pivot = table[row][column]
    for other, numbers in enumerate(table):
        if other == row:
            continue
        times = numbers[column]
        for place in range(len(numbers)):
            if place != column:
                numbers[place] = (numbers[place] * pivot - times * table[row][place]) // shared
        numbers[column] = -times
    table[row][column] = shared
    return pivot
