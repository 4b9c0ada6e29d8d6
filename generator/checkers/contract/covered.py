"""Lists that are read off a grid, under a shape on it: whether the inputs, tables and symbols are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding
from generator.checkers.contract.conditions import Declared
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.naming import known

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question


def faults(questions: GameQuestions, question: Question, record: Record, declared: Declared) -> Iterator[Finding]:
    """Whether lists can be read off a grid as the words of a checker say."""
    covered = question.words.covered
    if covered is None:
        return
    stands, figures = covered.stands, covered.figures
    shapes = [
        name
        for name, field in declared.items()
        if field["type"] == "shape" and declared.get(field.get("on", ""), {}).get("type") == "grid"
    ]
    message = "the question has no shape of that name that lies on a grid"
    yield from known(record, ("covered", "squares"), covered.squares, shapes, message, "unknown-field")
    for key, table in (("beds", covered.beds.of), ("stands", stands.of), ("figures", figures.of)):
        message = "the facts have no such table"
        yield from known(record, ("covered", key, "of"), table, questions.tables, message, "unknown-table")
    for owner, key, name, within, kind in (
        ("stands", "list", stands.list, "", "multiset"),
        ("figures", "list", figures.list, "", "list"),
        ("figures", "entry", figures.entry, figures.list, "entry"),
        ("figures", "bed", figures.bed, figures.list, "entry"),
        ("figures", "on", figures.on, figures.list, "choice"),
        ("figures", "spot", figures.spot, figures.list, "choice"),
    ):
        names = [
            path.rpartition(".")[2]
            for path, field in declared.items()
            if field["type"] == kind and path.rpartition(".")[0] == within
        ]
        message = f"the question has no such input of the kind {kind}"
        yield from known(record, ("covered", owner, key), name, names, message, "unknown-field")
    for owner, key, name in (
        ("stands", "symbol", stands.symbol),
        ("stands", "other_symbol", stands.other_symbol),
        ("figures", "symbol", figures.symbol),
    ):
        yield from symbol(questions.game, record, ("covered", owner, key), name)
