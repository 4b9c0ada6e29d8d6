"""Cited numbers: what their file may hold, and whether those that texts, tables and the engine name are there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from catalog import Finding, load
from catalog.placeholders import PlaceholderError, is_figure, parse
from generator.checkers.contract import contract_faults, numbers
from generator.render.game_checkers import of_game
from tests.catalog.broken_copies import Copy

ENTRY = "\n- id: {id}\n  about: made up\n{rest}"

REFUSED = (
    ("  sources: [ja:1]\n", "refused", "either a number or a table", "add 'value: 6'"),
    ("  value: 1\n  rows: {1: 2}\n  sources: [ja:1]\n", "refused", "either a number or a table", "take one"),
    ("  value: 1\n", "refused", "cited or follows from others", "add 'sources: [pl:142]'"),
    ("  value: 1\n  sources: [ja:1]\n  derived: by eye\n", "refused", "cited or follows", "'derived'"),
    ("  columns: [a, b]\n  rows: {1: [2]}\n  sources: [ja:1]\n", "refused", "row 1 does not fit", "fill the row up"),
    ("  value: ten\n  sources: [ja:1]\n", "wrong-type", "not a whole number", "without quotes"),
    ("  value: 1\n  unit: perl\n  sources: [ja:1]\n", "dangling-reference", "no noun 'perl'", "'pearl'"),
    ("  of: lrod\n  rows: {sage: 2}\n  sources: [ja:1]\n", "dangling-reference", "no kind 'lrod'", "'lord'"),
    ("  of: lord\n  rows: {saga: 2}\n  sources: [ja:1]\n", "dangling-reference", "no lord 'saga'", "'sage'"),
)

NAMED = (
    ("{number:court-spacez}", "there is no number 'court-spacez'", "did you mean 'court-spaces'?"),
    ("{number:krakens.2.copis}", "'krakens' has no such place", "did you mean 'krakens.2.copies'?"),
    ("{number:krakens.2}", "'krakens' has no such place", "write one of these"),
    ("{number:court-spaces.2}", "'court-spaces' has no such place", "did you mean 'court-spaces'?"),
    ("{number:base-components.pearl}", "no source says this number", "word the text without it"),
)

DRAWN = (
    ("table: krakenz", "dangling-reference", "there is no number 'krakenz'"),
    ("table: [krakens, ally-copies]", "wrong-table", "'ally-copies' has other rows than 'krakens'"),
    ("table: court-spaces", "wrong-table", "'court-spaces' is no table"),
    ("table: ally-copies", "wrong-table", "the table has 2 columns, but there are 3 headings"),
)


def only(findings: list[Finding], code: str) -> Finding:
    """The only finding of a kind."""
    [finding] = [found for found in findings if found.code == code]
    return finding


@pytest.mark.slow
@pytest.mark.parametrize(("rest", "code", "message", "hint"), REFUSED)
def test_a_number_that_is_refused(copy: Copy, rest: str, code: str, message: str, hint: str) -> None:
    path = copy.path("numbers.yaml")
    path.write_text(path.read_text("utf-8") + ENTRY.format(id="made-up", rest=rest), encoding="utf-8")
    finding = only(copy.findings(), code)
    assert message in finding.message
    assert hint in finding.hint
    assert finding.line >= copy.line("numbers.yaml", "- id: made-up")


@pytest.mark.slow
@pytest.mark.parametrize(("placeholder", "message", "hint"), NAMED)
def test_a_number_that_a_text_names_in_vain(copy: Copy, placeholder: str, message: str, hint: str) -> None:
    copy.replace("rules/goal.yaml", "  body:\n", f'  body:\n    - "There are {placeholder}."\n')
    finding = only(copy.findings(), "unknown-number")
    assert (finding.line, finding.given) == (copy.line("rules/goal.yaml", "There are"), placeholder)
    assert message in finding.message
    assert hint in finding.hint


@pytest.mark.slow
@pytest.mark.parametrize(("table", "code", "message"), DRAWN)
def test_a_table_that_cannot_be_drawn(copy: Copy, table: str, code: str, message: str) -> None:
    copy.replace("rules/kraken.yaml", "table: krakens", table)
    finding = only(copy.findings(), code)
    assert message in finding.message
    assert copy.line("rules/kraken.yaml", "table:") <= finding.line <= copy.line("rules/kraken.yaml", "table:") + 1


@pytest.mark.slow
def test_a_number_that_the_models_ask_for(copy: Copy) -> None:
    copy.replace("leviathan/numbers.yaml", "- id: die-faces", "- id: die-facets")
    finding = only(copy.findings(), "unknown-number")
    assert finding.file.endswith("/abyss/numbers.yaml")
    assert (finding.given, finding.hint) == ("die-faces", "did you mean 'die-facets'?")


@pytest.mark.slow
def test_a_number_that_nobody_uses(copy: Copy) -> None:
    path = copy.path("numbers.yaml")
    entry = ENTRY.format(id="made-up", rest="  value: 1\n  sources: [ja:1]\n")
    path.write_text(path.read_text("utf-8") + entry, encoding="utf-8")
    [finding] = numbers.faults(of_game(load(copy.folder).games["abyss"]))
    assert (finding.code, finding.given) == ("unused-number", "made-up")
    assert finding.line == copy.line("numbers.yaml", "- id: made-up")


def test_every_number_of_the_catalogue_is_used() -> None:
    assert [*numbers.faults(of_game(load().games["abyss"]))] == []


def test_a_game_may_do_without_numbers(tmp_path: Path) -> None:
    game = load().games["abyss"]
    [numbers] = [data_file for data_file in game.FILES if data_file.attribute == "numbers"]
    assert numbers.optional


@pytest.mark.slow
def test_an_engine_that_asks_for_a_number_that_is_not_there_is_told_so(copy: Copy) -> None:
    copy.replace("numbers.yaml", "- id: location-draw-max", "- id: locations-draw-max")
    copy.replace("aid.yaml", "{number:location-draw-max}", "{number:locations-draw-max}")
    finding = only(contract_faults(load(copy.folder)), "unknown-number")
    assert (finding.given, finding.hint) == ("location-draw-max", "did you mean 'locations-draw-max'?")


@pytest.mark.parametrize(
    ("ask", "found"),
    [
        (lambda game: game.number(["court-spaces"]), 6),
        (lambda game: game.number(["ally-copies", "5"]), 1),
        (lambda game: game.number(["krakens", "4", "nebulis"]), 3),
        (lambda game: game.number(["border-sums", "9"]), (11, 12)),
        (lambda game: game.number(["base-components", "pearl"]), None),
        (lambda game: game.counts("base-components"), {"threat-token": 1}),
    ],
)
def test_numbers_and_cells(ask: Callable[[object], object], found: object) -> None:
    assert ask(load().games["abyss"]) == found


@pytest.mark.parametrize("text", ["{number:}", "{number:a.b.c.d}", "{number:a|acc}", "{number:A}"])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(PlaceholderError):
        parse(text)


def test_figures_are_no_messages() -> None:
    texts = [message.msgid for message in load().messages()]
    assert [text for text in texts if is_figure(text)] == []
    assert "{number:krakens.2.copies}" not in texts
