"""Python sources made smaller for the browser: without what only people and type checkers read.

Comments, docstrings, annotations, empty lines and three of four spaces of every indentation go; every other byte
stays, so that equal sources give equal results under every Python that builds the site.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from functools import cache

Span = tuple[int, int, bytes]
"""Where something goes, in bytes from the start of the source, and what comes in its place."""


@cache
def minify(source: str, without: tuple[str, ...] = ()) -> str:
    r"""The source as the browser gets it, ``without`` these names of the module. Raises SyntaxError for no Python.

    >>> minify('def add(a: int, b: int = 2) -> int:\n    \"\"\"The sum.\"\"\"\n    # Quite simple.\n    return a + b\n')
    'def add(a, b = 2):\n return a + b\n'
    >>> minify('ONE = 1\nTWO = 2\n', without=("ONE",))
    'TWO = 2\n'
    """
    text = source.encode()
    tables = list(_tables(source, without))
    unread = [*_comments(source), *_unread(source)]
    outside = [span for span in unread if not any(start <= span[0] < end for start, end, _ in tables)]
    for start, end, instead in sorted([*outside, *tables], reverse=True):
        text = text[:start] + instead + text[end:]
    return _in_short_lines(text.decode())


def _in_short_lines(source: str) -> str:
    """Without empty lines, and with one space for each step of an indentation; lines inside of texts stay."""
    texts = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant | ast.JoinedStr) and node.end_lineno is not None
        for line in range(node.lineno + 1, node.end_lineno + 1)
    }
    lines = []
    for number, line in enumerate(source.split("\n"), 1):
        if number in texts:
            lines.append(line)
        elif code := line.lstrip(" "):
            lines.append(" " * ((len(line) - len(code)) // 4) + code)
    return "\n".join(lines) + "\n"


class _Places:
    """Places in a source, in bytes from its start. Python's parser counts the columns in bytes."""

    def __init__(self, source: str) -> None:
        self.text = source.encode()
        self.lines = [0]
        for line in self.text.split(b"\n"):
            self.lines.append(self.lines[-1] + len(line) + 1)

    def start(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Where a node begins."""
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Where a node ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset


def _comments(source: str) -> Iterator[Span]:
    places = _Places(source)
    lines = source.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            before = lines[row - 1][:column].rstrip()
            yield places.lines[row - 1] + len(before.encode()), places.lines[row] - 1, b""


def _tables(source: str, names: tuple[str, ...]) -> Iterator[Span]:
    """The values of a module that have these names."""
    places = _Places(source)
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id in names for target in targets):
            yield places.start(node), places.end(node), b""


def _unread(source: str) -> Iterator[Span]:
    """The docstrings and the annotations."""
    places = _Places(source)
    for node in ast.walk(ast.parse(source)):
        for statement in _statements(node):
            if isinstance(statement, ast.Expr) and _is_text(statement.value):
                is_all = len(_statements(node)) == 1 and not isinstance(node, ast.Module)
                yield places.start(statement), places.end(statement), b"pass" if is_all else b""
        if isinstance(node, ast.arg) and node.annotation:
            yield places.start(node) + len(node.arg.encode()), places.end(node.annotation), b""
        elif isinstance(node, ast.FunctionDef) and node.returns:
            yield places.text.rindex(b"->", 0, places.start(node.returns)) - 1, places.end(node.returns), b""
        elif isinstance(node, ast.AnnAssign) and node.value:
            yield places.end(node.target), places.end(node.annotation), b""


def _statements(node: ast.AST) -> list[ast.stmt]:
    statements = getattr(node, "body", [])
    return statements if isinstance(statements, list) else []


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
