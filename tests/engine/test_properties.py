"""Properties that hold for every request, searched by Hypothesis; those of a checker stand in files of their own."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.engine.portable.world import games

IDS = sorted({id_ for game in games().values() for table in game.tables.values() for id_ in table})
CHOICES = sorted(
    {
        choice
        for game in games().values()
        for checker in game.checkers.values()
        for field in checker.fields
        for choice in field.accepted().get("choices", ())
    }
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from([*IDS, *CHOICES]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=30,
)
CHECKERS = [checker for game in games().values() for checker in game.checkers.values()]


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, Any]:
    """A checker of any game, and what it is asked: anything, or anything in some of its fields."""
    checker = draw(st.sampled_from(CHECKERS))
    names = [field.name for field in checker.fields]
    return checker.id, draw(JSON | st.dictionaries(st.sampled_from(names), JSON, max_size=6))


@pytest.mark.slow
@given(questions())
@settings(max_examples=200)
def test_any_request_gets_an_answer(question: tuple[str, Any]) -> None:
    answer = engine.check(*question, games())
    assert answer["kind"] in ("verdict", "invalid")
    if answer["kind"] == "invalid":
        assert 1 <= len(answer["problems"]) <= 20
        for problem in answer["problems"]:
            assert problem["code"] in engine.PROBLEMS
