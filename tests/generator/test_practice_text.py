"""Questions to practise with in words, for the command line."""

from __future__ import annotations

import re

import pytest

from catalog import load
from engine.practice import ROUND, question
from tests.command_answers import spoken
from tests.questions import GAMES, opened

PRACTISED = tuple(game for game in GAMES if load().games[game].practice)


@pytest.mark.parametrize("game", PRACTISED)
def test_positions_are_told_in_words_however_deep_their_inputs_lie(game: str) -> None:
    for seed in range(12):
        for number in range(1, ROUND + 1):
            asked = question(opened()[game], {"seed": seed, "number": number})
            text = "\n".join(spoken("en").question(asked))
            assert not re.search(r"[{}\[\]]|: None\b|'\w+':", text), text


def test_places_within_an_input_are_told_by_their_number() -> None:
    horde = {"level1": [{}, {"coin": 2}, {}, {}, {}], "level2": [{}] * 4, "level3": [{}] * 3}
    asked = {
        "asks": {"code": "recruit", "params": {}},
        "checker": "mountain-king/recruit",
        "request": {"horde": horde, "level": 1, "index": 1, "goods": {"stone": 1}},
        "hidden": [],
        "choices": [{"code": "yes", "params": {}}, {"code": "no", "params": {}}],
        "right": 0,
    }
    lines = [line.strip() for line in spoken("en").question(asked)]
    assert "Place 2: 2 coins" in lines
    assert "Its place in the row, from the left: 2" in lines
    assert "Level 2" not in lines
