"""Games of two sides held against a second way: every support of equal size is tried, with fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from engine.matrix_games import Mix, beaten_by, equilibrium, probabilities, turned

Matrix = list[list[int]]


def random_matrix(random: Random, most: int = 6) -> Matrix:
    """One of any size; of small numbers, which are often equal, as of larger ones."""
    high = random.choice((1, 2, 5, 50))
    height, width = random.randint(1, most), random.randint(1, most)
    return [[random.randint(-high, high) for _ in range(width)] for _ in range(height)]


def solved(equations: list[list[Fraction]]) -> list[Fraction] | None:
    """The one solution of as many equations as there are unknowns, by elimination; None if there is not just one."""
    rows = [[*equation] for equation in equations]
    for place in range(len(rows)):
        found = next((row for row in range(place, len(rows)) if rows[row][place]), None)
        if found is None:
            return None
        rows[place], rows[found] = rows[found], rows[place]
        rows[place] = [number / rows[place][place] for number in rows[place]]
        for row in range(len(rows)):
            if row != place:
                times = rows[row][place]
                rows[row] = [number - times * other for number, other in zip(rows[row], rows[place], strict=True)]
    return [row[-1] for row in rows]


def mixed(matrix: Matrix, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[list[Fraction], Fraction] | None:
    """Weights of these rows that win the same against each of these columns, and what that is."""
    equations = [[*(Fraction(matrix[row][column]) for row in rows), Fraction(-1), Fraction(0)] for column in columns]
    weights = solved([*equations, [*[Fraction(1)] * len(rows), Fraction(0), Fraction(1)]])
    return None if weights is None or min(weights[:-1]) < 0 else (weights[:-1], weights[-1])


def value_by_supports(matrix: Matrix) -> Fraction:
    """The value: of each square part of the matrix, whether mixes of it are an equilibrium (Shapley and Snow)."""
    height, width = len(matrix), len(matrix[0])
    for size in range(1, min(height, width) + 1):
        for rows in combinations(range(height), size):
            for columns in combinations(range(width), size):
                ours, theirs = mixed(matrix, rows, columns), mixed(turned(matrix), columns, rows)
                if ours is None or theirs is None:
                    continue
                wins = [sum(w * matrix[r][c] for w, r in zip(ours[0], rows, strict=True)) for c in range(width)]
                losses = [sum(w * matrix[r][c] for w, c in zip(theirs[0], columns, strict=True)) for r in range(height)]
                if min(wins) == max(losses):
                    return Fraction(ours[1])
    raise AssertionError("no support of equal size is an equilibrium")


def sure_of(matrix: Matrix, mix: Mix) -> Fraction:
    """What a mix of the rows wins at least."""
    weights = [Fraction(part) for part in probabilities(mix)]
    assert sum(weights) == 1
    assert min(weights) >= 0
    return min(
        sum((weight * row[column] for weight, row in zip(weights, matrix, strict=True)), Fraction(0))
        for column in range(len(matrix[0]))
    )


@pytest.mark.slow
def test_five_hundred_random_matrices_against_their_supports() -> None:
    random = Random(13)
    sizes = set()
    for _ in range(500):
        matrix = random_matrix(random)
        found = equilibrium(matrix)
        assert Fraction(found.value) == value_by_supports(matrix)
        sizes.add(sum(weight > 0 for weight in found.rows.weights))
    assert max(sizes) >= 4


def test_both_mixes_make_sure_of_the_value() -> None:
    random = Random(31)
    for _ in range(1000):
        matrix = random_matrix(random, 8)
        found = equilibrium(matrix)
        assert sure_of(matrix, found.rows) == Fraction(found.value)
        assert sure_of(turned(matrix), found.columns) == -Fraction(found.value)


@pytest.mark.parametrize("seed", range(5))
def test_order_copies_what_is_never_worth_it_and_the_other_side_change_nothing(seed: int) -> None:
    random = Random(seed)
    for _ in range(60):
        matrix = random_matrix(random)
        value = Fraction(equilibrium(matrix).value)
        shuffled = random.sample(matrix, len(matrix))
        order = random.sample(range(len(matrix[0])), len(matrix[0]))
        assert Fraction(equilibrium([[row[place] for place in order] for row in shuffled]).value) == value
        assert Fraction(equilibrium([*matrix, random.choice(matrix)]).value) == value
        worse = [win - random.randint(0, 1) for win in random.choice(matrix)]
        assert Fraction(equilibrium([worse, *matrix]).value) == value
        assert -Fraction(equilibrium(turned(matrix)).value) == value
        times, more = random.randint(1, 9), random.randint(-9, 9)
        scaled = equilibrium([[times * win + more for win in row] for row in matrix])
        assert Fraction(scaled.value) == times * value + more


def test_one_choice_is_named_wherever_one_will_do_and_none_that_another_beats() -> None:
    random = Random(7)
    pure = 0
    for _ in range(500):
        matrix = random_matrix(random)
        found = equilibrium(matrix)
        for own, mix, value in ((matrix, found.rows, found.value), (turned(matrix), found.columns, found.value)):
            sure = -Fraction(value) if own is not matrix else Fraction(value)
            chosen = [place for place, weight in enumerate(mix.weights) if weight]
            if any(min(row) == sure for row in own):
                assert len(chosen) == 1
                pure += 1
            beaten = beaten_by(own)
            assert not [place for place in chosen if beaten[place]]
    assert pure > 100
