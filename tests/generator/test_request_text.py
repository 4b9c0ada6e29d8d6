"""What is written as JSON is a question, and nothing else is; what is wrong with the rest is told. Nothing raises."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.problems import JSON_LIMITS
from generator.checkers import request_text
from tests.questions import CHECKERS, opened

CHECKER = "abyss/recruit"

NO_JSON = (
    "",
    " ",
    "{",
    "}",
    "[1",
    "[1,]",
    "[,1]",
    "[1 2]",
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{"a" 1}',
    "{a:1}",
    "{'a':1}",
    '{"lord": "slaver"} x',
    "nul",
    "nope",
    "True",
    "NaN",
    "-Infinity",
    '{"lord": "slaver", "pearls": NaN}',
    '{"lord": "slaver", "pearls": 007}',
    "-",
    "01",
    "1.",
    ".5",
    "+1",
    "1e",
    "0x1",
    "١",
    "1 2",
    '"',
    '"a',
    '"\\',
    '"\\x"',
    '"\\u12"',
    '"\\u12g4"',
    '"\\ud8x0"',
    '"\\u+123"',
    '"a\nb"',
    '"a\\nb\n"',
    "[1]]",
    "\ufeff{}",
    "\u00a0{}",
    '{"章": "魚章魚章魚章魚章魚章魚',
    "[" * 9,
)


def problems(text: str, checker: str = CHECKER) -> list[tuple[str, str]]:
    """What is wrong with a text: (code, field) of each problem."""
    _request, answer = request_text.ask(checker, text, opened())
    assert answer["kind"] == "invalid", text[:60]
    for problem in answer["problems"]:
        assert len(problem["given"]) <= 61
        assert len(problem["field"]) <= 120
        assert problem["accepted"]
    return [(problem["code"], problem["field"]) for problem in answer["problems"]]


def read(text: str) -> Any:
    """The value that is written, below a field of an object."""
    request, _answer = request_text.ask(CHECKER, f'{{"value": {text}}}', opened())
    return request["value"]


@pytest.mark.parametrize("text", NO_JSON)
def test_what_is_no_json(text: str) -> None:
    assert problems(text) == [("not-json", "")]


def test_the_place_where_reading_stopped_is_shown() -> None:
    for text in ('{"lord": "slaver", "allies": ["crab-1" "crab-2"], "pearls": 1}', '{"lord": "slaver", "allies": NaN}'):
        _request, answer = request_text.ask(CHECKER, text, opened())
        near = answer["problems"][0]["given"]
        assert ('"crab-2"' in near) or ("NaN" in near)
        assert near in text


@pytest.mark.parametrize("checker", CHECKERS)
def test_what_cannot_be_read_is_told_by_every_checker(checker: str) -> None:
    assert problems("{", checker) == [("not-json", "")]
    assert problems("[]", checker) == [("not-an-object", "")]


def test_values() -> None:
    assert read("null") is None
    assert read("true") is True
    assert read(" false\n") is False
    assert (read("0"), read("-12"), read("999999999999999")) == (0, -12, 999999999999999)
    assert (read('""'), read("[]"), read("{ }")) == ("", [], {})
    assert read('[1, [2], {"a": {"b": "c"}}]') == [1, [2], {"a": {"b": "c"}}]
    assert read('"a\\"b\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u4eba"') == 'a"b\\/\b\f\n\r\té人'
    assert read('"章魚 \U0001f600"') == "章魚 \U0001f600"


def test_half_a_surrogate_pair_is_replaced() -> None:
    assert read('"\\ud83d\\ude00 x"') == "\U0001f600 x"
    assert read('"\\uD83D\\uDE00"') == "\U0001f600"
    assert read('"\\ud83d"') == "\ufffd"
    assert read('"\\ude00!"') == "\ufffd!"
    assert read('"\\ud83dx"') == "\ufffdx"
    assert read('"\\ud83d\\u0041"') == "\ufffdA"
    assert read('"\\\\ud83d"') == "\\ud83d"
    assert read('"\\\\\\ud83d"') == "\\\ufffd"


def test_numbers() -> None:
    for number in ("1.0", "-0.25", "1e3", "1e999"):
        assert problems(f'{{"lord": "slaver", "pearls": {number}}}') == [("wrong-type", "pearls")]
    for number in ("9" * 100000, "-" + "9" * 100000, "123456789012345678901234567890"):
        assert problems(f'{{"lord": "slaver", "pearls": {number}}}') == [("out-of-range", "pearls")]


def test_bounds() -> None:
    assert problems("[" * 100000 + "]" * 100000) == [("too-deep", "")]
    assert problems('{"a":' * 40000 + "1" + "}" * 40000) == [("too-deep", "")]
    assert problems('{"lord": ' + "[" * 500 + "]" * 500 + "}") == [("too-deep", "")]
    assert problems('"' + "x" * JSON_LIMITS["max_length"]) == [("too-long", "")]
    assert problems('{"lord": "slaver", "allies": [' + ",".join(['"jellyfish-3"'] * 10000) + "]}") == [
        ("too-many-items", "allies")
    ]


def test_keys_given_twice() -> None:
    assert problems('{"lord": "slaver", "lord": "sage"}') == [("duplicate", "lord")]
    assert problems('{"a": 1, "b": {"c": 1, "c": 2}, "a": 3}') == [("duplicate", "a"), ("duplicate", "b.c")]
    players = '{"players": [{"name": "A", "name": "B"}, {"name": "A", "name": "B"}]}'
    assert problems(players, "abyss/score") == [("duplicate", "players[0].name"), ("duplicate", "players[1].name")]
    assert len(problems('{"' + "k" * 1000 + '": 1, "' + "k" * 1000 + '": 1}')) == 1
    many = ",".join(f'"{number}": 1, "{number}": 2' for number in range(9000))
    assert len(problems(f"{{{many}}}")) == 20


@pytest.mark.slow
@given(st.sampled_from(CHECKERS), st.text(max_size=200))
@settings(max_examples=200)
def test_any_text_gets_an_answer(checker: str, text: str) -> None:
    assert request_text.ask(checker, text, opened())[1]["kind"] in ("verdict", "invalid")
