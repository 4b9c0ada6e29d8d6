"""The blocks of a result as lines of text for the command line, as generator/browser/answers/ draws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from catalog.models.result_blocks import (
    Axis,
    Block,
    Chances,
    Facts,
    FigureResult,
    Formula,
    Headline,
    Items,
    Listed,
    Matrix,
    Messages,
    Plan,
    Ranked,
    Row,
    Table,
)
from catalog.models.values import COUNTS, ITEMS, Value
from catalog.models.wording import Sentence
from generator.checkers import number_format
from generator.checkers.answer_paths import Scope, counting, holds, values_at
from generator.checkers.answer_values import Values
from generator.render.game_checkers import GROUPS
from generator.text.columns import width
from generator.text.typography import labelled

MARKS = {"good": "✓", "bad": "✗", "open": "?", "note": "•", "plain": "–"}
BAR = 20
"""How many columns the bar of a certainty takes."""


class Blocks:
    """Lays out blocks with the values of one checker's answers."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def lines(self, blocks: Sequence[Block], scope: Scope, indent: str) -> Iterator[str]:
        """The lines of some blocks: each kind has the method of its name."""
        for block in blocks:
            yield from getattr(self, f"_{block.block}")(block, scope, indent)

    def _headline(self, block: Headline, scope: Scope, indent: str) -> Iterator[str]:
        case = case_of(block, scope)
        if case:
            yield f"{indent}{MARKS[case.tone]} {self.values.sentence(case, scope)}"
        elif scope.answer["legal"] is None:
            yield f"{indent}{MARKS['open']} {self.values.say_common(self.values.common.open['headline'], {})}"

    def _messages(self, block: Messages, scope: Scope, indent: str) -> Iterator[str]:
        messages = values_at(block.path, scope)
        group = block.path.split(".")[-1]
        assert group in GROUPS
        if messages and block.title:
            yield f"{indent}{self.values.say(block.title, {})}"
        for message in messages:
            yield f"{indent}{MARKS[block.tone]} {self.values.coded(group, message)} [{message['rule']}]"
            if "fix" in message:
                yield f"{indent}  → {self.values.coded('fixes', message['fix'])}"

    def _facts(self, block: Facts, scope: Scope, indent: str) -> Iterator[str]:
        rows = [row for row in block.rows if self._has(row, scope)]
        if rows and block.title:
            yield f"{indent}{self.values.say(block.title, {})}"
        for row in rows:
            yield f"{indent}  {self._row(row, scope)}"

    def _row(self, row: Row, scope: Scope) -> str:
        return self._labelled(self.values.say(row.label, {}), self.values.text(row.value, scope))

    def _labelled(self, label: str, text: str) -> str:
        return labelled(label, text, self.values.prose.words.info)

    def _has(self, row: Row, scope: Scope) -> bool:
        """Whether a row has something to show; place 0 of a list is its first item."""
        values = values_at(row.value.path, scope)
        if row.value.type == COUNTS:
            values = [number for counts in values for number in counts.values()]
        return holds(row.when, scope) and (row.zero or bool(values if row.value.type in ITEMS else counting(values)))

    def _table(self, block: Table, scope: Scope, indent: str) -> Iterator[str]:
        columns = [scope.inside(item) for item in values_at(block.path, scope)]
        if not columns:
            return
        rows = [row for row in block.rows if any(self._has(row, column) for column in columns)]
        grid = [["", *(self.values.text(block.head, column) for column in columns)]]
        for row in rows:
            cells = [self._cell(row, column) if holds(row.when, column) else "" for column in columns]
            grid.append([self.values.say(row.label, {}), *cells])
        widths = [max(width(line[place]) for line in grid) for place in range(len(grid[0]))]
        for line in grid:
            padded = [_padded(line[0], widths[0])]
            padded += [_padded(cell, width, left=False) for cell, width in zip(line[1:], widths[1:], strict=True)]
            yield f"{indent}  {'  '.join(padded)}".rstrip()

    def _cell(self, row: Row, column: Scope) -> str:
        """A value in a table; what nobody has told is no 0."""
        return self.values.text(row.value, column) if values_at(row.value.path, column) else "–"

    def _matrix(self, block: Matrix, scope: Scope, indent: str) -> Iterator[str]:
        """Row by row, each cell behind the head of its column: columns of sentences are too wide for a terminal."""
        rows, columns = self._axis(block.rows, scope), self._axis(block.columns, scope)
        if not rows or not columns:
            return
        yield f"{indent}{self.values.say(block.title, {})}"
        row_label, column_label = (self.values.say(axis.label, {}) for axis in (block.rows, block.columns))
        heads = [self._labelled(column_label, head) for _item, head in columns]
        longest = max(map(width, heads))
        for (item, row), cells in zip(rows, values_at(block.path, scope), strict=True):
            yield f"{indent}  {self._labelled(row_label, row)}"
            for head, cell in zip(heads, cells, strict=True):
                inner = item.inside(cell)
                shown = " · ".join(self._parts(block.cell, inner))
                yield f"{indent}    {_padded(head, longest)}  {self._mark(block.cell, inner)} {shown}"

    def _axis(self, axis: Axis, scope: Scope) -> list[tuple[Scope, str]]:
        """The items of one of the lists of a matrix, each with what it is called and what is said of it."""
        items = [scope.inside(item) for item in values_at(axis.path, scope)]
        return [(item, " · ".join(self._parts((axis.head, *axis.note), item))) for item in items]

    def _parts(self, parts: Sequence[Value | Sentence], scope: Scope) -> list[str]:
        """What there is to say of several values and sentences."""
        return [text for part in parts if (text := self.values.head(part, scope))]

    def _mark(self, parts: Sequence[Value | Sentence], scope: Scope) -> str:
        """The mark of the tone of what stands first."""
        first = next((part for part in parts if isinstance(part, Value) or holds(part.when, scope)), None)
        return MARKS[first.tone if isinstance(first, Sentence) else "plain"]

    def _formula(self, block: Formula, scope: Scope, indent: str) -> Iterator[str]:
        total = values_at(block.total, scope)
        if not total or not holds(block.when, scope):
            return
        if block.title:
            yield f"{indent}{self.values.say(block.title, {})}"
        line = ""
        for negative, number, label in self._terms(block, scope):
            line += f" {'−' if negative else '+'} " if line else "− " if negative else ""
            line += self._labelled(label, number)
        equals = f"{line} = " if line else ""
        total_label = self.values.say(block.label, {})
        yield f"{indent}  {equals}{self._labelled(total_label, self.values.number(total[0]))}"

    def _terms(self, block: Formula, scope: Scope) -> Iterator[tuple[bool, str, str]]:
        """What is added or taken away: a number, or a product without the factor 1, and what it is."""
        for term in block.terms:
            for item in values_at(term.path, scope):
                inner = scope if term.path == "." else scope.inside(item)
                factors = [value for path in (term.value, term.times) if path for value in values_at(path, inner)[:1]]
                if holds(term.when, inner) and factors and all(factors):
                    numbers = [factor for factor in (abs(factors[0]), *factors[1:]) if factor != 1] or [1]
                    shown = " × ".join(map(self.values.number, numbers))
                    yield factors[0] < 0, shown, self.values.head(term.label, inner)

    def _chances(self, block: Chances, scope: Scope, indent: str) -> Iterator[str]:
        every = [
            (scope.inside(item), _chance_at(block.chance, scope.inside(item))) for item in values_at(block.path, scope)
        ]
        items = [(item, chance) for item, chance in every if not block.mix or chance["fraction"] != "0"]
        if not items:
            return
        yield f"{indent}{self.values.say(block.title, {})}"
        labels = [self.values.head(block.label, item) for item, _chance in items]
        longest = max(width(label) for label in labels)
        for (item, chance), label in zip(items, labels, strict=True):
            bar = "█" * round(chance["permille"] * BAR / 1000)
            exact = f"  {chance['fraction']}" if "/" in chance["fraction"] else ""
            yield f"{indent}  {_padded(label, longest)}  {_padded(bar, BAR)}  {self.values.chance(chance)}{exact}"
            if notes := self._parts(block.note, item):
                yield f"{indent}  {' ' * longest}  {' · '.join(notes)}"

    def _figure(self, block: FigureResult, scope: Scope, indent: str) -> Iterator[str]:
        """What is marked, in words; not again what the way out has told already."""
        sentences = [each for each in self.values.question.words.instead if holds(each.when, scope)]
        told = {value.path for sentence in sentences for value in sentence.values.values()}
        shown = [mark for mark in block.marks if mark.path not in told] if holds(block.when, scope) else []
        marks = [mark for mark in shown if holds(mark.when, scope)]
        lines = []
        for mark in marks:
            ids = values_at(mark.path, scope)
            if places := self.values.places(block, ids):
                label = self.values.say(mark.label, {})
                if mark.value:
                    given = (values_at(path, scope) for path in (mark.value.of, mark.value.number))
                    number_at = dict(zip(*given, strict=True))
                    numbers = [number_at[id_] for id_ in ids]
                    if len(set(numbers)) == 1:  # a label such as *free of charge* says a 0 itself
                        label = self._beside(label, numbers[0]) if numbers[0] else label
                    else:
                        places = [self._beside(*pair) for pair in zip(places, numbers, strict=True)]
                joined = (" → " if mark.way else " · ").join(places)
                text = labelled(label, joined, self.values.prose.words.info)
                lines.append(f"{indent}{MARKS[mark.tone]} {text}")
        if lines and block.title:
            yield f"{indent}{self.values.say(block.title, {})}"
        yield from lines

    def _beside(self, name: str, number: int) -> str:
        """A name with the number that belongs to it."""
        return self.values.say_common(self.values.common.beside, {"name": name, "number": number})

    def _listed(self, block: Listed, scope: Scope, indent: str) -> Iterator[str]:
        """What heads a list, or is said in its place if it is empty."""
        items = self._of(block, scope)
        if not items and block.empty:
            yield f"{indent}{self.values.say(block.empty, {})}"
        elif items and block.title:
            yield f"{indent}{self.values.say(block.title, {'count': len(items)})}"

    def _of(self, block: Listed, scope: Scope) -> list[Scope]:
        """The items of a list, if it is shown."""
        items = [scope.inside(item) for item in values_at(block.path, scope)] if holds(block.when, scope) else []
        highest = block.highest
        return sorted(items, key=lambda item: -sum(values_at(highest, item))) if highest else items

    def _items(self, block: Items, scope: Scope, indent: str) -> Iterator[str]:
        yield from self._listed(block, scope, indent)
        for inner in self._of(block, scope):
            amount = [block.amount] if block.amount and values_at(block.amount.path, inner) else []
            head = self._parts((*block.head, *amount), inner)
            yield f"{indent}– {' · '.join(head)}"
            yield from self.lines(block.blocks, inner, indent + "  ")

    def _ranked(self, block: Ranked, scope: Scope, indent: str) -> Iterator[str]:
        yield from self._listed(block, scope, indent)
        items = self._of(block, scope)
        values = [self._row(block.by, inner) for inner in items]
        told = [values_at(block.rank, inner) if block.rank else [] for inner in items]
        ranks = [rank[0] if rank else values.index(value) + 1 for rank, value in zip(told, values, strict=True)]
        for inner, rank, by in zip(items, ranks, values, strict=True):
            sign = f"{rank}." if len(set(ranks)) > 1 else "–"
            yield f"{indent}{sign} {' · '.join([*self._parts(block.head, inner), by])}"
            for sentence in self._parts(block.why, inner):
                yield f"{indent}   {sentence}"

    def _plan(self, block: Plan, scope: Scope, indent: str) -> Iterator[str]:
        yield from self._listed(block, scope, indent)
        for place, inner in enumerate(self._of(block, scope), 1):
            said = next((self.values.sentence(step, inner) for step in block.step if holds(step.when, inner)), "")
            rows = [self._row(row, inner) for row in block.rows if self._has(row, inner)]
            yield f"{indent}{place}. {' · '.join([said, *rows])}"


def case_of(block: Headline, scope: Scope) -> Sentence | None:
    """The first case of a headline that holds; an open answer has cases of its own."""
    is_open = scope.answer["legal"] is None
    return next((one for one in block.cases if (one.tone == "open") == is_open and holds(one.when, scope)), None)


def _chance_at(path: str, scope: Scope) -> dict[str, Any]:
    """The chance at a path."""
    return number_format.rounded("chance", values_at(path, scope)[0])


def _padded(text: str, columns: int, left: bool = True) -> str:
    space = " " * (columns - width(text))
    return text + space if left else space + text
