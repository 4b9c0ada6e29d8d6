"""How well the search of a built site answers the labelled queries, by language, game and kind, and how fast.

``python -m tests.bench.search <folder of a built site>``; beside it stands the search of the theme Material on the same
pages. Of the hold-out it tells the counts alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from generator.search.index import COMMON, WORKER, place
from generator.text.languages import LANGUAGES
from tests.bench import material_search
from tests.bench.report import Row
from tests.node import ask_script
from tests.queries import HOME, KINDS, PARTS, Query, Tally, asked_games, labelled, tallies
from tests.static_server import StaticServer

TODAY = 1
"""As many rows as there are today, or so many times as many."""

MANY = 11

LIMITS = {TODAY: 10.0, MANY: 25.0}
"""Milliseconds that a query may take in the page, in the median."""

IN_PAGE = """
async ({ worker, common, own, setup, queries, times }) => {
  const read = async (place) => (await fetch(place)).text();
  const rows = JSON.parse(await read(own));
  const copies = Array.from({ length: times - 1 }, (_, i) => (
    rows.map((row) => ({ ...row, at: `${row.at}${i}`, title: `${row.title} ${i}` }))
  ));
  const search = new Worker(worker);
  const ask = (query) => new Promise((done) => {
    search.onmessage = done;
    search.postMessage({ turn: 1, query, on: null });
  });
  search.postMessage({ setup });
  search.postMessage({ game: "", rows: await read(common) });
  const all = JSON.stringify([rows, ...copies].flat());
  const begun = performance.now();
  search.postMessage({ game: setup.game, rows: all });
  await ask(queries[0]);
  const made = performance.now() - begun;
  const spent = [];
  for (const query of queries) {
    const start = performance.now();
    await ask(query);
    spent.push(performance.now() - start);
  }
  return { made, spent, rows: rows.length * times };
}
"""


def queries_in_page(browser: Browser, site: Path, language: str = "en") -> list[Row]:
    """How long the labelled queries take in the page, with as many rows as there are and with many."""
    info = LANGUAGES[language]
    game = asked_games()[0]
    texts = [query.text for query in labelled(language, "tuning", game)]
    rows = []
    with StaticServer(site, compress=True) as server:
        for times, limit in LIMITS.items():
            page = browser.new_page()
            page.goto(f"{server.url}{info.tag}/about/")
            given = {
                "worker": f"{server.url}{WORKER}",
                "common": f"{server.url}{info.tag}/{COMMON}",
                "own": f"{server.url}{info.tag}/{place(game)}",
                "setup": {"stemmer": info.stemmer or "", "game": game},
                "queries": texts,
                "times": times,
            }
            told = page.evaluate(IN_PAGE, given)
            page.close()
            note = f"{len(texts)} queries to {told['rows']} rows; the first answer after {told['made']:.0f} ms"
            rows.append(Row("Query in the page", median(told["spent"]), "ms", limit, note=note))
    return rows


def answers(site: Path, language: str, queries: list[Query], game: str, times: int = TODAY) -> dict[str, Any]:
    """What our search answers in a game, or on the home page, of a built site in a language, with no expansion in play.

    Beside it, the milliseconds of the processor that it took.
    """
    info = LANGUAGES[language]
    games = asked_games() if game == HOME else [game]
    given = {
        "folder": f"{site.resolve() / info.tag}/",
        "stemmer": info.stemmer or "",
        "game": game,
        "games": games,
        "on": [],
    }
    [answer] = ask_script("search.mjs", [{**given, "times": times, "queries": [query.text for query in queries]}])
    return {**answer, "found": [[hit["at"] for hit in hits] for hits in answer["found"]]}


def lines(site: Path, language: str, game: str, part: str) -> list[str]:
    """What is told of one part of the queries of a language: all of them, then first/three/asked by kind."""
    folder = site / LANGUAGES[language].tag
    queries = labelled(language, part, game)
    if not queries or not (folder / COMMON).exists():
        return []
    answer, many = answers(site, language, queries, game), answers(site, language, queries, game, MANY)
    counts = tallies(queries, answer["found"])
    theirs = tallies(queries, material_search.found(folder, language, queries))
    kinds = ((kind, counts[kind], theirs[kind]) for kind in KINDS if kind in counts)
    return [
        f"{language:8} {game or 'home'} {part:8} {told(counts)}; median {median(answer['times']):.1f} ms of"
        f" {answer['rows']} rows (made in {answer['made']:.0f} ms), {median(many['times']):.1f} ms of {many['rows']}",
        f"  Material          {told(theirs)}",
        "  " + "  ".join(f"{kind} {one.first}/{one.three}/{one.asked} ({other.first})" for kind, one, other in kinds),
    ]


def told(counts: dict[str, Tally]) -> str:
    """The shares of queries that are answered first and among the first three, and of nonsense that finds nothing."""
    everything, nonsense = counts["all"], counts.get("nonsense", Tally())
    first, three = everything.first / everything.asked, everything.three / everything.asked
    return (
        f"recall@1 {first:.3f} recall@3 {three:.3f} of {everything.asked}; nonsense {nonsense.first}/{nonsense.asked}"
    )


if __name__ == "__main__":
    for code in LANGUAGES:
        for of in (*asked_games(), HOME):
            for half in PARTS:
                print("\n".join(lines(Path(sys.argv[1]), code, of, half)))
