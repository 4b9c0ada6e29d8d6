"""How wide a text is in a terminal, where a Chinese or Japanese character takes two columns."""

from __future__ import annotations

import re

from engine.speaker.lines import width

WIDE = r"\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
"""The characters between which a line may break, for use between the brackets of a pattern."""

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
