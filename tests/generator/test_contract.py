"""What ``fathom validate`` tells whoever adds a game: every mistake with its place, and how to fix it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from catalog import load
from generator.checkers.contract.sentences import accepted_faults
from generator.render import game_checkers
from tests.generator.asking_mistakes import NOT_ASKED
from tests.generator.catalogue_mistakes import WRONG_DATA
from tests.generator.engine_mistakes import ASKED, NOT_PORTABLE, OTHERS, SPOKEN
from tests.generator.form_mistakes import CHECKERS, WRONG_FORMS
from tests.generator.input_mistakes import HANGING
from tests.generator.layout_mistakes import WRONG_LAYOUTS
from tests.generator.lesson_mistakes import WRONG_LESSONS
from tests.generator.mistakes import (
    ANSWERS,
    CODES,
    EIGHT,
    EXAMPLES,
    MODELS,
    PACKAGE,
    TAKE,
    WRONG_CODE,
    WRONG_WORDS,
    Mistake,
)
from tests.generator.pad_mistakes import WRONG_PADS
from tests.generator.practice_mistakes import WRONG_PRACTICE
from tests.made_up_cards import with_cards
from tests.made_up_game import MadeUpGame

pytestmark = pytest.mark.slow


@pytest.fixture
def game(tmp_path: Path) -> MadeUpGame:
    return MadeUpGame(tmp_path)


def test_a_new_game_is_in_order(game: MadeUpGame) -> None:
    assert game.validate() == (0, [])


@pytest.mark.parametrize(
    "case",
    [
        *EIGHT,
        *WRONG_WORDS,
        *WRONG_LAYOUTS,
        *WRONG_CODE,
        *WRONG_FORMS,
        *WRONG_LESSONS,
        *WRONG_PRACTICE,
        *WRONG_PADS,
        *HANGING,
        *NOT_PORTABLE,
        *SPOKEN,
        *ASKED,
        *NOT_ASKED,
        *OTHERS,
        *WRONG_DATA,
    ],
    ids=lambda case: case.name,
)
def test_a_mistake_is_told_with_its_place_and_how_to_fix_it(game: MadeUpGame, case: Mistake) -> None:
    game.replace(case.file, case.old, case.new)
    code, findings = game.validate()
    assert code == 1
    file = game.path(case.found_in or case.file)
    found = [finding for finding in findings if finding["code"] == case.code and Path(finding["file"]) == file]
    line = game.line(case.found_in or case.file, case.at)
    assert any(
        finding["line"] == line
        and case.given in finding["given"]
        and case.accepted in finding["accepted"]
        and case.hint in finding["hint"]
        for finding in found
    ), (line, findings)
    # Whatever else is told follows from it; nothing buries it.
    assert len(findings) <= 5, findings


def test_what_follows_from_a_mistake_is_not_told_as_another(game: MadeUpGame) -> None:
    game.replace("checkers/take.yaml", "when: {path: reasons}", "when: {path: Reasons!}")
    [finding] = game.validate()[1]
    assert finding["field"] == "result[0].cases[1].when.path"


def test_lines_of_a_source_that_has_no_number_of_lines_are_one_mistake(game: MadeUpGame) -> None:
    game.replace("rules/taking.yaml", "sources: [made-up]", "sources: [made-up:3]")
    game.replace("classes.yaml", "sources: [made-up]", "sources: [made-up:7-9]")
    [finding] = game.validate()[1]
    assert "'made-up' is not cited by line, but is so 2 times" in finding["message"]
    assert "give the source a line_count" in finding["hint"]


def test_a_game_without_engine_or_models_is_told_what_to_write(game: MadeUpGame) -> None:
    shutil.rmtree(game.path("engine/stone_heaps"))
    [finding] = game.validate()[1]
    assert (finding["code"], finding["hint"]) == ("no-module", "write it")
    assert "engine/stone_heaps/ with the game's checkers" in finding["accepted"]
    game.path(MODELS).unlink()
    [finding] = game.validate()[1]
    assert (finding["code"], finding["given"]) == ("no-models", "stone-heaps")


@pytest.mark.parametrize(
    ("right", "wrong"), [("engine/stone_heaps", "engine/stone-heaps"), (MODELS, "catalog/models/stone-heaps.py")]
)
def test_a_name_that_python_does_not_take_is_told(game: MadeUpGame, right: str, wrong: str) -> None:
    game.path(right).rename(game.path(wrong))
    [finding] = game.validate()[1]
    assert finding["hint"].startswith("rename 'stone-heaps' to 'stone_heaps'")


@pytest.mark.parametrize("file", [CODES, ANSWERS])
def test_a_module_that_a_checker_needs_is_told(game: MadeUpGame, file: str) -> None:
    game.path(file).unlink()
    findings = game.validate()[1]
    assert any(finding["code"] == "no-module" and file in finding["accepted"] for finding in findings), findings


def test_a_package_needs_its_init(game: MadeUpGame) -> None:
    game.path(PACKAGE).unlink()
    [finding] = game.validate()[1]
    assert finding["hint"] == "the folder stone_heaps/ needs a file __init__.py"


def test_what_a_game_does_not_have_needs_no_file(game: MadeUpGame) -> None:
    assert not game.path("discrepancies.yaml").exists()
    game.path("discrepancies.yaml").write_text("# none is known\n", encoding="utf-8")
    game.path(EXAMPLES).unlink()
    game.path("learn.yaml").unlink()
    assert game.validate() == (0, [])


def test_a_checker_that_needs_words_is_told_where_they_go(game: MadeUpGame) -> None:
    game.replace(PACKAGE, CHECKERS, f'{CHECKERS}Checker("stone-heaps/win", "engine.stone_heaps.take"),')
    answers = game.path(ANSWERS)
    (answers.parent / "win.py").write_text(answers.read_text(encoding="utf-8"), encoding="utf-8")
    [finding] = [one for one in game.validate()[1] if one["code"] == "no-words"]
    assert finding["file"].endswith("/checkers/win.yaml")
    assert "'win:' with the words of stone-heaps/win" in finding["accepted"]


def test_the_ids_that_the_rules_know_are_there(game: MadeUpGame) -> None:
    ids = game.path("engine/stone_heaps/ids.py")
    ids.write_text('"""Ids."""\n\nROCK = "rock"\nPEBBLE = "pebbel"\n', encoding="utf-8")
    [finding] = game.validate()[1]
    assert (Path(finding["file"]), finding["line"]) == (ids, 4)
    assert (finding["given"], finding["hint"]) == ("pebbel", "did you mean 'pebble'?")


SIZES = """- id: heap-sizes
  about: stones in each heap by the number of players
  rows: {"2": 3, "3": 4}
  sources: [made-up]
"""


def test_a_row_of_numbers_that_the_engine_asks_for_is_told_where_it_goes(game: MadeUpGame) -> None:
    numbers = game.path("numbers.yaml")
    numbers.write_text(numbers.read_text(encoding="utf-8") + SIZES, encoding="utf-8")
    asks = 'self.tables = facts["tables"]\n        self.size = facts["numbers"]["heap-sizes"]["5"]'
    game.replace(PACKAGE, 'self.tables = facts["tables"]', asks)
    [finding] = game.validate()[1]
    assert (Path(finding["file"]), finding["line"]) == (numbers, game.line("numbers.yaml", "rows:"))
    assert (finding["given"], finding["accepted"]) == ("heap-sizes.5", "2, 3")
    assert "add it with what the source says" in finding["hint"]


COLOURS = "- {id: colour, name: Colours, sources: [made-up], entries: [{id: red, name: red}, {id: blue, name: blue}]}\n"


def test_a_vocabulary_is_a_table_of_the_facts(game: MadeUpGame) -> None:
    vocabularies = game.path("vocabularies.yaml")
    vocabularies.write_text(vocabularies.read_text(encoding="utf-8") + COLOURS, encoding="utf-8")
    game.replace(TAKE, 'of="side"', 'of="colour"')
    game.replace(TAKE, '"near"', '"rde"')
    [finding] = [one for one in game.validate()[1] if one["code"] == "unknown-value"]
    assert (finding["given"], finding["accepted"], finding["hint"]) == ("rde", "red, blue", "did you mean 'red'?")
    game.replace(MODELS, "super().engine_facts()", 'super().engine_facts() | {"tables": {"class": {}}}')
    hints = {finding["given"]: finding["hint"] for finding in game.validate()[1]}
    assert hints["colour"] == "mark what the engine needs of these entries as Fact() in the game's models"


def test_what_an_input_accepts_is_said() -> None:
    catalog = load()
    answers = catalog.answers
    assert answers is not None
    unsaid = answers.model_copy(update={"accepted": {key: answers.accepted[key] for key in ("integer", "choice")}})
    questions = game_checkers.of_game(catalog.games["kemet"])
    assert not [*accepted_faults(questions, answers)]
    found = {finding.accepted.partition(" ")[0] for finding in accepted_faults(questions, unsaid)}
    assert {"'space:'", "'up-to-spaces:'", "'object:'", "'list:'", "'flag:'"} <= found


def test_more_entries_than_can_lie_side_by_side_are_told(game: MadeUpGame) -> None:
    with_cards(game)
    game.replace("engine/stone_heaps/lay.py", "FIELDS = (\n", 'FIELDS = (\n    Set("cards", of="card"),\n')
    game.replace("engine/stone_heaps/lay.py", "import Shape\n", "import Shape\nfrom engine.kinds.set import Set\n")
    game.replace("checkers/lay.yaml", "    ground: {", "    cards: {label: Cards, laid_out: true}\n    ground: {")
    (found,) = game.validate()[1]
    assert (found["given"], found["accepted"]) == ("53 entries", "up to 16 entries")
    assert found["line"] == game.line("checkers/lay.yaml", "laid_out")
    game.replace("engine/stone_heaps/lay.py", 'of="card"', 'of="card", suggested=("joker",)')
    assert game.validate() == (0, [])
