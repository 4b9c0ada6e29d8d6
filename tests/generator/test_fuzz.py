"""Questions that nobody would ask: every checker gives a verdict as its schema says, and in words, or refuses."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from catalog import Catalog, load
from generator.checkers import checker_schema
from generator.render import game_checkers
from tests.command_answers import spoken
from tests.engine import request_generators
from tests.engine.schema_strategies import values
from tests.engine.test_contract import keeps_the_contract
from tests.generator.conforming import conforms
from tests.questions import CHECKERS, game_of, opened

MOST_SECONDS = 1.0
Any_ = st.SearchStrategy[Any]

SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.just("slaver"))
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@cache
def catalog() -> Catalog:
    return load()


@cache
def answers_of(checker: str) -> checker_schema.Schema:
    questions = game_checkers.of_game(catalog().games[game_of(checker)])
    return checker_schema.answer(questions, questions.find(checker.partition("/")[2]))


def requests(checker: str) -> Any_:
    """What a checker is asked: by its declaration, by chance from its maker, or anything at all."""
    questions = game_checkers.of_game(catalog().games[game_of(checker)])
    by_declaration = values(checker_schema.request(questions, questions.find(checker.partition("/")[2])))
    sensible = st.sampled_from(request_generators.generate(checker, catalog().games[game_of(checker)].engine_facts()))
    return st.one_of(by_declaration, by_declaration, sensible, JSON)


@pytest.mark.slow
@pytest.mark.parametrize("checker", CHECKERS)
def test_any_question_gets_a_whole_answer_in_time(checker: str) -> None:
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(requests(checker), st.sampled_from(["en", "pl"]))
    def ask(request: Any, lang: str) -> None:
        text = json.dumps(request)
        start = time.process_time()
        answer = json.loads(json.dumps(engine.check(checker, json.loads(text), opened())))
        assert time.process_time() - start < MOST_SECONDS, text
        assert answer["kind"] in ("verdict", "invalid")
        rule = answers_of(checker)
        assert conforms(answer, rule), (text, answer)
        if answer["kind"] == "verdict":
            keeps_the_contract(checker, json.loads(text), answer)
        told = "\n".join(spoken(lang).lines(checker, json.loads(text), answer))
        assert told.strip(), text
        codes = [reason["code"] for reason in answer.get("reasons", [])]
        assert not [code for code in codes if "-" in code and code in told], text  # a code of one word may be said

    ask()


@pytest.mark.parametrize("checker", CHECKERS)
def test_every_field_refuses_what_it_cannot_take(checker: str) -> None:
    declared = {found["id"]: found for found in engine.declarations(opened()[game_of(checker)])}[checker]
    for field in declared["fields"]:
        hostile: Any
        for hostile in ({}, {"a": [1]}, [[]], [None], "nobody", "", -1, 10**30, 1.5, True):
            if (field["type"] == "text" and isinstance(hostile, str)) or (
                field["type"] in ("counts", "group") and hostile == {}
            ):
                continue
            answer = engine.check(checker, {field["name"]: hostile}, opened())
            named = [problem["field"] for problem in answer.get("problems", [])]
            assert any(place.startswith(field["name"]) for place in named), (field["name"], hostile)
