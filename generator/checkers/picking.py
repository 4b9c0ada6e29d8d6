"""How the entries of a table are picked in a form: from a sheet of their cards, or from a grid made of their facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from generator.checkers import table_names

if TYPE_CHECKING:
    from generator.checkers.table_names import Names
    from generator.render.game_checkers import GameQuestions, Question


def tables(question: Question) -> set[str]:
    """The tables whose entries are picked as cards; copies are so only where there is little room for a grid."""
    words = question.words.fields
    narrow = {path for path, field in words.items() if field.abreast}
    return {
        field["of"]
        for path, field in question.fields()
        if field["type"] in ("entry", "set") or (field["type"] == "multiset" and path.rpartition(".")[0] in narrow)
    }


def grid(
    questions: GameQuestions, table: str, ids: list[str], head: Callable[[str, str], dict[str, str]]
) -> list[dict[str, Any]] | None:
    """The rows of the grid by which a table is picked, each with lines of ids: the plain, then the variants.

    ``head`` gives what stands at the head of the row of an entry; None if the table is not picked by a grid.
    """
    words = questions.table(table)
    if words is None or words.columns is None:
        return None
    facts = questions.facts["tables"][table]
    wanted = _columns(questions, table, ids)
    rows: dict[str, list[tuple[str, dict[Any, str]]]] = {}
    for id_ in ids:
        variant = table_names.variant_of(words, facts[id_])
        kind, column = variant.column if variant else "", facts[id_][words.columns]
        lines = rows.setdefault(str(facts[id_][words.rows]) if words.rows else "", [])
        line = next((line for other, line in lines if other == kind and column not in line), None)
        if line is None:
            line = {}
            lines.append((kind, line))
        line[column] = id_
    return [
        {"lines": [_in_columns(line, wanted) for _kind, line in lines], **(head(words.rows, key) if words.rows else {})}
        for key, lines in rows.items()
    ]


def columns(questions: GameQuestions, names: Names, table: str, ids: list[str]) -> dict[str, list[str]]:
    """The names of the grid's columns, where these are entries of a table themselves."""
    words = questions.table(table)
    if words is None or words.columns is None:
        return {}
    named = [names.of(words.columns, str(column)) for column in _columns(questions, table, ids)]
    return {"columns": [name.name for name in named]} if all(name.lang for name in named) else {}


def _columns(questions: GameQuestions, table: str, ids: list[str]) -> list[Any]:
    """The values that make the columns, in order."""
    words = questions.table(table)
    assert words is not None
    facts = questions.facts["tables"][table]
    return sorted({facts[id_][words.columns] for id_ in ids})


def _in_columns(line: dict[Any, str], wanted: list[Any]) -> list[str | None]:
    """The ids of a line below their columns, with gaps before the last one."""
    last = max(line)
    return [line.get(column) for column in wanted if column <= last]
