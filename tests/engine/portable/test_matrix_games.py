"""Games of two sides: what they are worth, how both choose best, what is never worth choosing."""

from engine.matrix_games import beaten_by, best_replies, equilibrium, preferred, probabilities, pure, safest, turned


def told(matrix):
    """The value and both mixes as texts."""
    found = equilibrium(matrix)
    return found.value, probabilities(found.rows), probabilities(found.columns)


def test_one_choice_alone():
    assert told([[7]]) == ("7", ["1"], ["1"])
    assert told([[-3, 2]]) == ("-3", ["1"], ["1", "0"])
    assert told([[-3], [2]]) == ("2", ["0", "1"], ["1"])


def test_games_that_everybody_knows():
    assert told([[1, -1], [-1, 1]]) == ("0", ["1/2", "1/2"], ["1/2", "1/2"])
    thirds = ["1/3", "1/3", "1/3"]
    assert told([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == ("0", thirds, thirds)
    # Morra with one or two fingers.
    assert told([[2, -3], [-3, 4]]) == ("-1/12", ["7/12", "5/12"], ["7/12", "5/12"])
    # Scissors that win twice.
    assert told([[0, -1, 2], [1, 0, -1], [-2, 1, 0]]) == ("0", ["1/4", "1/2", "1/4"], ["1/4", "1/2", "1/4"])


def test_a_pure_choice_wherever_one_will_do():
    # A saddle point.
    assert told([[3, 5], [2, 9]]) == ("3", ["1", "0"], ["1", "0"])
    # One side is sure of the value by a single row, the other has to mix.
    assert told([[0, 0], [1, -1], [-1, 1]]) == ("0", ["1", "0", "0"], ["1/2", "1/2"])
    # Of rows that are sure of the same, the one that wins more otherwise; of equal ones the first.
    assert told([[0, 0], [0, 4], [0, 4]])[1] == ["0", "1", "0"]
    assert told([[1, 1], [1, 1]]) == ("1", ["1", "0"], ["1", "0"])


def test_large_numbers_stay_exact():
    big = 10**30
    assert told([[big, -big], [-1, 1]])[0] == "0"
    assert told([[big, 0], [0, 1]])[0] == f"{big}/{big + 1}"


def test_what_another_one_beats():
    matrix = [[1, 2], [1, 3], [0, 9], [1, 3]]
    assert beaten_by(matrix) == [[1, 3], [], [], []]
    assert turned(matrix) == [[-1, -1, 0, -1], [-2, -3, -9, -3]]
    assert beaten_by(turned(matrix)) == [[], [0]]


def test_replies():
    matrix = [[1, 2], [1, 3], [0, 9]]
    assert best_replies(matrix) == [[0, 1], [2]]
    assert preferred(matrix, [0, 1]) == 1
    assert preferred([[1, 1], [2, 0]], [0, 1]) == 0
    assert safest(matrix) == 1
    assert pure(1, 3) == ([0, 1, 0], 1)
