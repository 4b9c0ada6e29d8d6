"""Asking cards outside of a page: by the scripts of the page itself, in a JavaScript engine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, TypedDict

import quickjs

from generator.render.script_groups import standalone

SCRIPT = "js/query/evaluate.js"


class MistakeText(TypedDict):
    """A mistake in words: what is wrong, what is accepted, and a line that is right."""

    what: str
    accepted: str
    line: str


class Relaxed(TypedDict):
    """What to leave out of a query: the part in the reader's words, the line without it, how many cards that finds."""

    part: str
    line: str
    count: int


class Evaluated(TypedDict):
    """All that is made of a line; ``.ci/types/query.d.ts`` has the types of trees, orders and mistakes."""

    tree: dict[str, Any] | None
    order: list[dict[str, Any]]
    fields: list[str]
    mistakes: list[dict[str, Any]]
    texts: list[MistakeText]
    mended: str
    line: str
    reader: str
    explained: str
    found: list[int]
    relaxed: list[Relaxed]


class CardQueries:
    """Cards that can be asked, of a schema and with cards as ``declared`` makes them."""

    def __init__(self, schema: dict[str, Any], cards: Sequence[dict[str, Any]]) -> None:
        self.schema = schema
        context = quickjs.Context()
        context.eval(_script())
        self._ask = context.eval("asked")(json.dumps({"schema": schema, "cards": cards}))

    def evaluate(self, line: str) -> Evaluated:
        """What a line asks for and finds; never fails.

        ``found`` has the places of cards, counted from 0. Where it is empty, ``relaxed`` says what to leave out.
        """
        answer: Evaluated = json.loads(self._ask(json.dumps(line)))
        return answer


@cache
def _script() -> str:
    return standalone(SCRIPT)
