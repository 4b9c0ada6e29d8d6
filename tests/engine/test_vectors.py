"""The vectors: what CPython answers, and that the files are what the script makes."""

from __future__ import annotations

import json

import pytest

from tests.engine import make_vectors, request_generators
from tests.engine.portable import run
from tests.engine.portable.world import games


@pytest.mark.slow
def test_cpython_gives_the_answers_of_the_vectors() -> None:
    for path in make_vectors.paths():
        lines = path.read_text("utf-8").splitlines()
        assert run.run_vectors(lines) == (len(lines), []), path.name


def test_every_checker_has_vectors() -> None:
    checkers = list(games()["abyss"].checkers)
    assert [path.stem for path in make_vectors.paths()] == make_vectors.names(checkers)
    assert [f"abyss/{name}" for name in request_generators.names()] == sorted(checkers)


@pytest.mark.slow
def test_the_requests_are_those_of_the_script() -> None:
    """Answers are held by the test above; a changed script or changed facts show here."""
    facts = make_vectors.facts()
    for path in make_vectors.paths():
        written = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        made = make_vectors.requests(path.stem, facts, list(games()["abyss"].checkers))
        assert [(vector["checker"], vector["request"]) for vector in written] == made, (
            f"make the vectors anew with: python -m tests.engine.make_vectors {path.stem}"
        )


def test_the_portable_runner_runs_every_portable_test() -> None:
    """Under pytest each test runs by itself; MicroPython runs what this runner finds, so it must find them all."""
    names = {path.stem for path in make_vectors.FOLDER.parents[1].glob("engine/portable/test_*.py")}
    assert {module.__name__.rpartition(".")[2] for module in run.modules()} == names
