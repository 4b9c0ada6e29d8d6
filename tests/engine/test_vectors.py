"""The vectors: what CPython answers, and that the file is what the script makes."""

from __future__ import annotations

import json

from tests.engine import make_vectors
from tests.engine.portable import run


def test_cpython_gives_the_answers_of_the_vectors() -> None:
    lines = make_vectors.PATH.read_text("utf-8").splitlines()
    assert len(lines) > 500
    assert run.run_vectors(lines) == (len(lines), [])


def test_the_requests_are_those_of_the_script() -> None:
    """Answers are held by the test above; a changed script or changed facts show here."""
    written = [json.loads(line) for line in make_vectors.PATH.read_text("utf-8").splitlines()]
    made = make_vectors.Maker(make_vectors.facts()).requests()
    assert [(vector["checker"], vector["request"]) for vector in written] == made, (
        "make the vectors anew with: python -m tests.engine.make_vectors"
    )


def test_the_portable_runner_runs_every_portable_test() -> None:
    """Under pytest each test runs by itself; MicroPython runs what this runner finds, so it must find them all."""
    names = {path.stem for path in make_vectors.PATH.parents[2].glob("engine/portable/test_*.py")}
    assert {module.__name__.rpartition(".")[2] for module in run.MODULES} == names
