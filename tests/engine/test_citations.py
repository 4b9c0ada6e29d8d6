"""The section that a message cites speaks of what its sentence is about."""

from __future__ import annotations

import pytest

from catalog import load
from generator.checkers.contract.citations import unfit
from generator.render import game_checkers
from tests.engine.test_contract import answered
from tests.questions import CHECKERS, GAMES, game_of

NAMED = {
    "abyss": ("lord", "location", "loot"),
    "kemet": ("tile", "intervention"),
    "mountain-king": ("hall",),
}
"""The kinds of entries of a game that a cited section has to name if the sentence does; none of a game that is new."""
THINGS = {
    "abyss": (
        "sentinel",
        "nebulis",
        "figure",
        "monster token",
        "key token",
        "threat token",
        "wound",
        "martial law",
        "council",
    ),
    "kemet": ("sanctuary", "temple", "obelisk", "pyramid", "creature", "prayer", "delta", "harbor", "silver", "gold"),
    "mountain-king": ("tunnel", "cart", "statue", "pedestal", "hall", "shovel", "spell", "horn", "trumpet"),
}
"""Tokens, limits and places of a game that a cited section has to speak of if the sentence does."""


@pytest.mark.parametrize("game", GAMES)
def test_the_cited_section_names_what_the_sentence_is_about(game: str) -> None:
    checkers = [checker for checker in CHECKERS if game_of(checker) == game]
    answers = [answer for checker in checkers for _request, answer in answered(checker)]
    assert answers
    questions = game_checkers.of_game(load().games[game])
    assert unfit(questions, answers, NAMED.get(game, ()), THINGS.get(game, ())) == {}
