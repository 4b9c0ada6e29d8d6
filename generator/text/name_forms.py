"""How translators write the forms of a name: ``gen: perły; acc: perłę``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

SEPARATOR = re.compile(r"\s*[;\n]\s*")


def written_forms(text: str) -> Iterator[tuple[str, str, int]]:
    """The forms that a translator wrote: name, word and place in the text.

    The name is empty where a part has no colon.
    """
    position = 0
    for part in [*SEPARATOR.finditer(text), None]:
        end = part.start() if part else len(text)
        piece = text[position:end]
        if piece.strip():
            name, colon, word = piece.partition(":")
            yield (name.strip(), word.strip(), position) if colon else ("", piece.strip(), position)
        position = part.end() if part else end


@lru_cache(maxsize=4096)
def read_forms(text: str) -> Mapping[str, str]:
    """The words by the names of their forms; what has no name or no word is left out."""
    return {name: word for name, word, _ in written_forms(text) if name and word}
