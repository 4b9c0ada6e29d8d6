"""Whatever the engine answers in these tests is as it is declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from tests.engine.declared_answers import declared


@pytest.fixture(scope="package", autouse=True)
def _answers_are_as_declared() -> Iterator[None]:
    """Hold every verdict that a test of this package asks for to its declaration."""
    check = engine.check

    def held(checker: str, request: Any, games: dict[str, engine.Game]) -> dict[str, Any]:
        answer = check(checker, request, games)
        if answer["kind"] == "verdict":
            found = list(declared(checker).faults(answer))
            assert not found, (checker, request, found)
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "check", held)
        yield
