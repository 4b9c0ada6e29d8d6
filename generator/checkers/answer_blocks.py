"""The blocks of a result as lines of text for the command line, as docs/checker/blocks.js draws them in the browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catalog.models.result_blocks import Bars, Block, Facts, Headline, Items, Messages, Row, Table
from catalog.models.values import ITEMS
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
        is_open = scope.answer["legal"] is None
        cases = [case for case in block.cases if (case.tone == "open") == is_open]
        case = next((case for case in cases if holds(case.when, scope)), None)
        if case:
            yield f"{indent}{MARKS[case.tone]} {self.values.sentence(case, scope)}"
        elif is_open:
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
        for row in block.rows:
            if self._has(row, scope):
                label, text = self.values.say(row.label, {}), self.values.text(row.value, scope)
                yield f"{indent}  {labelled(label, text, self.values.prose.words.info)}"

    def _has(self, row: Row, scope: Scope) -> bool:
        """Whether a row has something to show; place 0 of a list is its first item."""
        values = values_at(row.value.path, scope)
        return holds(row.when, scope) and (row.zero or bool(values if row.value.type in ITEMS else counting(values)))

    def _table(self, block: Table, scope: Scope, indent: str) -> Iterator[str]:
        columns = [scope.inside(item) for item in values_at(block.path, scope)]
        if not columns:
            return
        rows = [row for row in block.rows if any(self._has(row, column) for column in columns)]
        grid = [["", *(self.values.text(block.head, column) for column in columns)]]
        for row in rows:
            grid.append([self.values.say(row.label, {}), *(self.values.text(row.value, column) for column in columns)])
        widths = [max(width(line[place]) for line in grid) for place in range(len(grid[0]))]
        for line in grid:
            cells = [_padded(line[0], widths[0])]
            cells += [_padded(cell, width, left=False) for cell, width in zip(line[1:], widths[1:], strict=True)]
            yield f"{indent}  {'  '.join(cells)}".rstrip()

    def _bars(self, block: Bars, scope: Scope, indent: str) -> Iterator[str]:
        items = [scope.inside(item) for item in values_at(block.path, scope)]
        if not items:
            return
        yield f"{indent}{self.values.say(block.title, {})}"
        labels = [self.values.head(block.label, item) for item in items]
        chances = [values_at(block.chance, item)[0] for item in items]
        longest = max(width(label) for label in labels)
        for item, label, chance in zip(items, labels, chances, strict=True):
            bar = "█" * round(chance["permille"] * BAR / 1000)
            shown = self.values.chance(chance)
            yield f"{indent}  {_padded(label, longest)}  {_padded(bar, BAR)}  {shown}"
            if notes := [head for part in block.note if (head := self.values.head(part, item))]:
                yield f"{indent}  {' ' * longest}  {' · '.join(notes)}"

    def _items(self, block: Items, scope: Scope, indent: str) -> Iterator[str]:
        items = values_at(block.path, scope) if holds(block.when, scope) else []
        if not items:
            if block.empty:
                yield f"{indent}{self.values.say(block.empty, {})}"
            return
        if block.title:
            yield f"{indent}{self.values.say(block.title, {'count': len(items)})}"
        for item in items:
            inner = scope.inside(item)
            head = [self.values.head(part, inner) for part in block.head]
            if block.amount:
                head.append(self.values.text(block.amount, inner))
            yield f"{indent}– {' · '.join(part for part in head if part)}"
            yield from self.lines(block.blocks, inner, indent + "  ")


def _padded(text: str, columns: int, left: bool = True) -> str:
    space = " " * (columns - width(text))
    return text + space if left else space + text
