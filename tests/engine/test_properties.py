"""Properties that hold for every request, searched by Hypothesis; those of a checker stand in files of their own."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.engine.abyss.strategies import ALLIES, FACTS, LORDS
from tests.engine.portable.world import games

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([*LORDS, *FACTS["order"]["location"], *ALLIES, "rulebook", "online"]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=30,
)
FIELDS = sorted({field.name for checker in games()["abyss"].checkers.values() for field in checker.fields})


@pytest.mark.slow
@given(
    st.sampled_from(sorted(games()["abyss"].checkers)),
    JSON | st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6),
)
@settings(max_examples=200)
def test_any_request_gets_an_answer(checker: str, request: Any) -> None:
    answer = engine.check(checker, request, games())
    assert answer["kind"] in ("verdict", "invalid")
    if answer["kind"] == "invalid":
        assert 1 <= len(answer["problems"]) <= 20
        for problem in answer["problems"]:
            assert problem["code"] in engine.PROBLEMS
