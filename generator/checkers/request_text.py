"""A question written as JSON, as the command line gets it, answered.

Python's reader takes more than JSON and keeps the last of two values with one key. What is no JSON, too long or too
deep, and each key given twice, is a problem of the request as any other. The browser has read its question already.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import engine
from engine.problems import JSON_LIMITS, Problems

_NEAR = 20
"""How many characters are shown on each side of the place where reading stopped."""
_DIGITS = 20
"""A number with more is out of every range already by its first ones; to work out all of them could take minutes."""
_PLACE = 80
_HALF = re.compile(r"(\\\\|\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2})|\\ud[89a-f][0-9a-f]{2}", re.IGNORECASE | re.ASCII)
"""Half of a surrogate pair, which is no character, after what only looks like one."""


class _Fields(dict[str, Any]):
    """An object with keys given twice."""

    twice: set[str]


def ask(checker: str, text: str, games: dict[str, engine.Game]) -> tuple[Any, dict[str, Any]]:
    """Put a question to a checker; give the question as it was read, None if it could not be, and the answer."""
    problems = Problems()
    request = None
    try:
        if len(text) > JSON_LIMITS["max_length"]:
            problems.add("too-long", "", text[:_NEAR], JSON_LIMITS)
        else:
            request = _read(text)
            for path in _given_twice(request):
                problems.add("duplicate", path if len(path) <= _PLACE else f"{path[:_PLACE]}…", path, {"copies": 1})
    except json.JSONDecodeError as error:
        problems.add("not-json", "", text[max(0, error.pos - _NEAR) : error.pos + _NEAR], JSON_LIMITS)
    except RecursionError:
        problems.add("too-deep", "", text[:_NEAR], JSON_LIMITS)
    return request, problems.answer() if problems.found else engine.check(checker, request, games)


def _read(text: str) -> Any:
    """The value that is written. Raises JSONDecodeError for what is no JSON, RecursionError if it nests without end."""
    try:
        return _DECODER.decode(_HALF.sub(lambda found: found[1] or r"\ufffd", text) if "\\" in text else text)
    except _NoNumberError as error:
        raise json.JSONDecodeError("no number of JSON", text, text.find(str(error))) from None


class _NoNumberError(Exception):
    """NaN or Infinity, by its name."""


def _refuse(name: str) -> Any:
    raise _NoNumberError(name)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) == len(pairs):
        return plain
    fields = _Fields(pairs)
    fields.twice = {key for key, count in Counter(key for key, _ in pairs).items() if count > 1}
    return fields


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=lambda digits: int(digits[:_DIGITS]), parse_constant=_refuse
)


def _given_twice(value: Any, path: str = "") -> Iterator[str]:
    """The places of keys that stand twice in their object."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            if isinstance(item, list | dict):
                yield from _given_twice(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            place = f"{path}.{key}" if path else key
            if isinstance(value, _Fields) and key in value.twice:
                yield place
            if isinstance(inner, list | dict):
                yield from _given_twice(inner, place)
