"""What the command line says of ways out of a refusal, word for word."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from catalog import load
from generator.checkers.spoken import plain
from tests.questions import opened

MOVE = {"players": 5, "city": "city1", "from": "desert1", "units": 3, "enemies": ["desert6"], "tiles": ["god-speed"]}
PAST = MOVE | {"path": [{"to": "desert6"}, {"to": "desert5"}]}
STEPS = "  Step 1\n    To: Western temple\n    How: On land\n  Step 2\n    To: Desert 5\n    How: On land\n"


def told(checker: str, request: dict[str, Any]) -> str:
    return plain(load(), checker, request, engine.check(checker, request, opened()), "en")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("checker", "request_", "said"),
    [
        ("kemet/move", PAST, f"→ Take the cheapest way there, in 2 steps.\n{STEPS}"),
        ("kemet/recruit", {"units": 6, "prayer": 5}, "→ Recruit 5 units.\n  Most units that you could recruit: 5"),
    ],
)
def test_a_way_out_says_in_words_what_its_sentence_leaves_out(checker: str, request_: Any, said: str) -> None:
    assert said in told(checker, request_)
