"""The types of the scripts are those of what the site and the engine really hand to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from catalog import load
from engine.listener import Listener, understood
from engine.practice import question as practice_question
from engine.speaker import Speaker, asked, practice, score
from engine.speaker.values import Values
from generator.asking import files as asking_files
from generator.checkers.form_data import page_words
from generator.checkers.pad_data import pad_words
from generator.checkers.practice_data import practice_words
from generator.checkers.table_data import table_words
from generator.export.texts import Texts
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.result_words import result_words
from tests.command_answers import answered, spoken
from tests.generator import rendered
from tests.questions import CHECKERS, GAMES, game_of, opened
from tests.script_types import type_errors

pytestmark = pytest.mark.slow

PRACTISED = tuple(game for game in GAMES if load().games[game].practice)


def words_of_pages(lang: str) -> list[dict[str, Any]]:
    """The words of every checker's page in a language."""
    found = []
    for game in load().games.values():
        questions = game_checkers.of_game(game)
        for question in questions.questions:
            ctx = PageContext(rendered.site(lang), PageInfo(f"{game.id}/check/{question.name}/", game=game.id))
            found.append(page_words(ctx, questions, question))
    return found


def test_words_of_pages_have_the_types_of_the_scripts(tmp_path: Path) -> None:
    pages = words_of_pages("pl")  # a language with forms of names and numbers
    tables = {json.dumps(table): table for page in pages for table in page.pop("tables").values()}
    values = {'Omit<PageWords, "tables">': pages, "Table": list(tables.values())}
    assert type_errors(tmp_path, values) == ""


def test_words_and_questions_to_practise_with_have_the_types_of_the_scripts(tmp_path: Path) -> None:
    pages: list[Any] = []
    own: list[Any] = []
    questions: list[Any] = []
    for game in (game for game in load().games.values() if game.practice):
        ctx = PageContext(rendered.site("pl"), PageInfo(f"{game.id}/practice/", game=game.id))
        page, checkers = practice_words(ctx, game_checkers.of_game(game))
        pages.append(page)
        own += checkers.values()
        sets = [part.id for part in game.game.sets]
        rounds = [{"seed": seed, "number": number, "sets": sets} for seed in range(20) for number in range(1, 6)]
        questions += [practice_question(opened()[game.id], one) for one in rounds]
    types = {"PracticeWords": pages, "PracticeCheckerWords": own, "PracticeQuestion": questions}
    assert type_errors(tmp_path, types) == ""


def test_words_around_results_have_the_types_of_the_scripts(tmp_path: Path) -> None:
    contexts = [PageContext(rendered.site("pl"), PageInfo("", game=game)) for game in load().games]
    assert type_errors(tmp_path, {"ResultWords": [result_words(ctx) for ctx in contexts]}) == ""


def test_answers_have_the_types_of_the_scripts(tmp_path: Path) -> None:
    answers = [answer for checker in CHECKERS for _request, answer in answered(checker)]
    unreadable: list[Any] = [
        {"lord": 5},
        {"nothing": []},
        [],
        {"lord": [[[[[[[[[]]]]]]]]]},
        "x" * 99999,
        {"sets": ["kraken", "kraken"]},
    ]
    answers += [engine.check(checker, request, opened()) for checker in CHECKERS for request in unreadable]
    assert type_errors(tmp_path, {"Answer": answers}) == ""


def test_what_answers_say_has_the_types_of_the_scripts(tmp_path: Path) -> None:
    kinds = ("VerdictSaid", "ProblemsSaid", "ScoreSaid", "QuestionSaid", "AskedSaid")
    said: dict[str, list[Any]] = {kind: [] for kind in kinds}
    for checker in CHECKERS:
        values = Values(spoken("pl").words(checker))
        pad = load().games[game_of(checker)].pad
        for request, answer in answered(checker):
            kind = "ProblemsSaid" if answer["kind"] == "invalid" else "VerdictSaid"
            said[kind].append(Speaker(values.words).answer(request, answer, is_bare=True))
            said["AskedSaid"].append(asked.node(Speaker(values.words), request, answer, "sets"))
            if pad and checker.endswith(f"/{pad.checker}") and answer["kind"] == "verdict":
                page = PageContext(rendered.site("pl"), PageInfo("", game=game_of(checker)))
                words = pad_words(page, values.words, load().games[game_of(checker)], pad)
                said["ScoreSaid"].append(score.node(Values(words), request, answer, ["Ann", "Bo", "Cy", "Dee", "Eve"]))
    for game in PRACTISED:
        for number in range(1, 6):
            one = practice_question(opened()[game], {"seed": 7, "number": number})
            said["QuestionSaid"].append(practice.node(spoken("pl").practised(one["checker"]), one))
    assert type_errors(tmp_path, said) == ""


def test_the_words_of_tables_have_the_types_of_the_scripts(tmp_path: Path) -> None:
    games = load().games.values()
    tables = [
        table_words(PageContext(rendered.site("pl"), PageInfo(f"{game.id}/", game=game.id)), game) for game in games
    ]
    assert type_errors(tmp_path, {"TableWords": tables}) == ""


def test_what_questions_are_asked_by_has_the_types_of_the_scripts(tmp_path: Path) -> None:
    site = rendered.site("en")
    game = site.catalog.games["kemet"]
    file = asking_files.asked(site, game, Texts(site, [site.language]))
    listener = Listener(file["data"])
    questions = ("does a tie go to the defender", "5 units with 4-1-0 against 3 with 3-0-1, who wins?", "qwertz uiop")
    heard = [understood([listener], question) for question in questions]
    rows = file["data"]["sentences"]["rows"]
    file["data"] = {key: {} for key in file["data"] if key != "game"} | {"sentences": {"rows": rows}}
    assert type_errors(tmp_path, {"AskingFile": [file], "Heard": heard}) == ""


def test_values_of_another_shape_are_found(tmp_path: Path) -> None:
    wrong: dict[str, list[Any]] = {
        "Answer": [{"kind": "verdict", "legal": 1}],
        "Wording": [{"p": ["a"], "planted": 1}],
        "Problem": [{"code": "planted"}],
    }
    assert type_errors(tmp_path, wrong).count("[ERROR]") == 3
