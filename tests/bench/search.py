"""How well the search of a built site answers the labelled queries, by language and kind, and how fast.

``python -m tests.bench.search <folder of a built site>``; of the hold-out it tells the counts alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

from generator.text.languages import LANGUAGES
from tests.node import ask_script
from tests.queries import GAME, KINDS, PARTS, labelled, tallies


def lines(site: Path, language: str, part: str) -> list[str]:
    """What is told of one part of the queries of a language: all of them, then first/three/asked by kind."""
    info = LANGUAGES[language]
    if not (queries := labelled(language, part)):
        return []
    folder = f"{site.resolve() / info.tag}/"
    texts = [query.text for query in queries]
    given = {"folder": folder, "stemmer": info.stemmer or "", "game": GAME, "games": [GAME], "queries": texts}
    [answer] = ask_script("search.mjs", [given])
    found = tallies(queries, [[hit["at"] for hit in hits] for hits in answer["found"]])
    everything, nonsense = found["all"], found["nonsense"]
    first, three = everything.first / everything.asked, everything.three / everything.asked
    return [
        f"{language:8} {part:8} recall@1 {first:.3f} recall@3 {three:.3f} of {everything.asked};"
        f" nonsense {nonsense.first}/{nonsense.asked}; median {median(answer['times']):.1f} ms",
        "  " + "  ".join(f"{kind} {one.first}/{one.three}/{one.asked}" for kind in KINDS if (one := found.get(kind))),
    ]


if __name__ == "__main__":
    for code in LANGUAGES:
        for of in PARTS:
            print("\n".join(lines(Path(sys.argv[1]), code, of)))
