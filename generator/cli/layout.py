"""Help laid out for a terminal, where a Chinese or Japanese character takes two columns and needs no space after it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import click

from generator.cli.speech import _
from generator.text.columns import WIDE, width

_OPENING = "「『（【〈《"
_CLOSING = "」』）】〉》、。，．：；！？・ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)"
_PIECE = re.compile(rf"\s+|[{_OPENING}]*(?:[^\s{WIDE}]+|[{WIDE}])[{re.escape(_CLOSING)}]*|[{_OPENING}]+")
"""What stays on one line: a word, or a wide character with the marks that no line may begin or end with."""


def wrap(text: str, columns: int) -> list[str]:
    """``text`` in lines of at most ``columns``; a word that is longer has a line of its own."""
    lines: list[str] = []
    line = space = ""
    for piece in _PIECE.findall(text):
        if piece.isspace():
            space = piece
        elif line and width(line + space + piece) > columns:
            lines.append(line)
            line, space = piece, ""
        else:
            line, space = line + (space if line else "") + piece, ""
    return [*lines, line] if line else lines


class Formatter(click.HelpFormatter):
    """Click's help layout with columns counted as a terminal shows them."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """``Usage: fathom check [OPTIONS] …``"""
        usage = _("Usage:") if prefix is None else prefix.strip()
        # A full-width colon brings its own space.
        head = f"{usage}{'' if width(usage[-1:]) == 2 else ' '}{prog} "
        indent = width(head)
        for number, line in enumerate(wrap(args, max(self.width - indent, 20)) or [""]):
            self.write(f"{head if number == 0 else ' ' * indent}{line}".rstrip() + "\n")

    def write_heading(self, heading: str) -> None:
        """The heading of a list."""
        self.write(" " * self.current_indent + _("{heading}:").format(heading=heading) + "\n")

    def write_text(self, text: str) -> None:
        """One paragraph."""
        for line in wrap(text, self.width - self.current_indent):
            self.write(f"{' ' * self.current_indent}{line}\n")

    def write_lines(self, lines: Iterable[str]) -> None:
        """Lines that stay as they are."""
        for line in lines:
            self.write(f"{' ' * self.current_indent}{line}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Two columns; what is too long for the first has a line of its own."""
        pairs = list(rows)
        first_column = min(max((width(first) for first, _second in pairs), default=0), col_max) + col_spacing
        indent = " " * self.current_indent
        for first, second in pairs:
            lines = wrap(second, max(self.width - first_column - self.current_indent, 10))
            if not lines or width(first) > first_column - col_spacing:
                self.write(f"{indent}{first}\n")
            else:
                self.write(f"{indent}{first}{' ' * (first_column - width(first))}{lines.pop(0)}\n")
            for line in lines:
                self.write(f"{indent}{' ' * first_column}{line}\n")
