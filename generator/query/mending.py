"""Lines without their mistakes. The page's twin is ``browser/query/mend.js``."""

from __future__ import annotations

from generator.query.parsing import parse
from generator.query.printing import write
from generator.query.vocabulary import Vocabulary, collapsed


def mended(line: str, vocabulary: Vocabulary) -> str:
    """The line with all its mistakes put right, or what of it was understood. It has no mistakes."""
    for _round in range(20):
        query = parse(line, vocabulary)
        if not query.mistakes:
            return collapsed(line, vocabulary.grammar["spaces"])
        end = len(line) + 1
        for mistake in sorted(query.mistakes, key=lambda mistake: (-mistake["fix"][0], -mistake["fix"][1])):
            start, stop, text = mistake["fix"]
            if stop <= end:
                line = line[:start] + text + line[stop:]
                end = start
    return write(parse(line, vocabulary), vocabulary, reader=True)
