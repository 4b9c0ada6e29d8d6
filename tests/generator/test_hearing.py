"""What browsers hear in a question is what the terminal hears: the site's own thread, with what it fetches."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import catalog
from engine.listener import Listener, understood
from generator.asking.data import of_game
from generator.checkers.bundle import asking_bundle
from generator.render.site_context import SiteContext
from tests.asking import GAMES, labelled
from tests.full import rest_in_full
from tests.node import ask_script

pytestmark = pytest.mark.slow

EVERY = 6
"""Each so many of the questions is put."""
UNKNOWN = {"en": "what breakks a tie", "pl": "co rozstrzyga remiss", "ja": "qwertzu つなみ", "zh_Hant": "qwertzu 平手"}
"""A question with a word that no game knows, for which words are looked through that are like it."""


@cache
def _data(lang: str, game: str) -> Any:
    return json.loads(json.dumps(of_game(SiteContext(catalog.load(), lang), game)))


@pytest.mark.parametrize(
    ("lang", "game"),
    rest_in_full([(lang, game) for lang in UNKNOWN for game in GAMES], 5),
)
def test_the_browser_hears_what_the_terminal_hears(lang: str, game: str) -> None:
    own = [one["ask"] for one in labelled(lang, "more")["positions"] if one["checker"].startswith(game)]
    questions = [UNKNOWN[lang], *own[::EVERY]]
    data = _data(lang, game)
    bundle = json.dumps(asking_bundle(catalog.load().games[game]))
    ready, *replies = ask_script("hear.mjs", {"bundle": bundle, "asking": data, "questions": questions})
    assert ready == {"ready": True}
    listeners = [Listener(data)]
    assert len(questions) > 5
    for question, reply in zip(questions, replies, strict=True):
        assert "reply" in reply, (question, reply)
        assert json.loads(reply["reply"]) == json.loads(json.dumps(understood(listeners, question))), question
