"""The vectors: what CPython answers, and that the files are what the script makes."""

from __future__ import annotations

import json

import pytest

from tests.engine import make_vectors, request_generators
from tests.engine.portable import run
from tests.questions import opened


@pytest.mark.slow
def test_cpython_gives_the_answers_of_the_vectors() -> None:
    for path in make_vectors.paths():
        lines = path.read_text("utf-8").splitlines()
        assert run.run_vectors(lines) == (len(lines), []), path.name


def test_every_checker_that_requests_are_made_for_has_vectors() -> None:
    assert sorted(map(make_vectors.name_of, make_vectors.paths())) == make_vectors.names()
    assert set(request_generators.names()) <= {checker for game in opened().values() for checker in game.checkers}


@pytest.mark.slow
def test_the_requests_are_those_of_the_script() -> None:
    """Answers are held by the test above; a changed script or changed facts show here."""
    for path in make_vectors.paths():
        written = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        name = make_vectors.name_of(path)
        made = make_vectors.requests(name)
        assert [(vector["checker"], vector["request"]) for vector in written] == made, (
            f"make the vectors again with: python -m tests.engine.make_vectors {name}"
        )


def test_the_portable_runner_runs_every_portable_test() -> None:
    """Under pytest each test runs by itself; MicroPython runs what this runner finds, so it must find them all."""
    root = make_vectors.FOLDER.parents[2]
    names = {
        ".".join(path.relative_to(root).with_suffix("").parts)
        for path in root.glob("tests/engine/portable/**/test_*.py")
    }
    assert {module.__name__ for module in run.modules()} == names
