"""Every sentence that may head an answer does head one: none stands behind another, or has a tone that hides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from catalog import GameCatalog, load
from engine.registry import Game, check
from generator.checkers.answer_blocks import case_of
from generator.checkers.answer_paths import Scope
from tests.engine import make_vectors
from tests.made_up_game import GAME, QUESTIONS, MadeUpGame
from tests.questions import CHECKERS, game_of, opened, questions

Answered = Iterable[tuple[dict[str, Any], dict[str, Any]]]


def unchosen(game: GameCatalog, checker: str, answered: Answered) -> list[str]:
    """The cases of a checker's headlines that none of these requests is answered with, by tone and English text."""
    headlines = [block for block in game.checkers[checker.partition("/")[2]].result if block.block == "headline"]
    assert headlines, f"{checker} has no headline"
    left = {id(case): f"{case.tone}: {case.text}" for headline in headlines for case in headline.cases}
    for request, answer in answered:
        if not left:
            break
        for headline in headlines:
            left.pop(id(case_of(headline, Scope(answer, None, request, answer))), None)
    return list(left.values())


def verdicts(checker: str, requests: Iterable[dict[str, Any]], games: dict[str, Game]) -> Iterator[tuple[Any, Any]]:
    """Those of the requests that are answered, with their verdicts."""
    for request in requests:
        answer = check(checker, request, games)
        if answer["kind"] == "verdict":
            yield request, answer


def examples(game: GameCatalog, checker: str) -> list[dict[str, Any]]:
    """What the worked examples ask a checker."""
    return [example.request for example in game.examples if example.checker == checker]


@pytest.mark.parametrize("checker", CHECKERS)
def test_every_case_of_a_headline_is_chosen_by_some_recorded_request(checker: str) -> None:
    """One that never is must be moved, given another tone or removed; or a request that it answers must be recorded."""
    game = load().games[game_of(checker)]
    asked = verdicts(checker, [*questions(checker), *examples(game, checker)], opened())
    assert unchosen(game, checker, chain(make_vectors.verdicts(checker), asked)) == []


def test_every_case_of_a_made_up_games_headlines_is_chosen(tmp_path: Path) -> None:
    copy = MadeUpGame(tmp_path)
    with copy.asked() as (found, _):
        games = {GAME: found.opened.sound()}
        for name in found.game.checkers:
            checker = f"{GAME}/{name}"
            requests = [*examples(found.game, checker), *QUESTIONS.get(name, ())]
            assert unchosen(found.game, checker, verdicts(checker, requests, games)) == [], checker


@pytest.mark.parametrize(
    ("old", "new", "hidden"),
    [
        ('No, you may not."\n          tone: bad', 'No, you may not."\n          tone: open', "open: No, you may not."),
        ("- when: {path: reasons}\n          text", "- text", "good: Yes, you may."),
    ],
)
def test_a_case_that_cannot_be_chosen_is_told(tmp_path: Path, old: str, new: str, hidden: str) -> None:
    copy = MadeUpGame(tmp_path)
    copy.replace("checkers/lay.yaml", old, new)
    with copy.asked("lay") as (found, answered):
        given = [(request, answer) for request, answer in answered if answer["kind"] == "verdict"]
        assert unchosen(found.game, f"{GAME}/lay", given) == [hidden]
