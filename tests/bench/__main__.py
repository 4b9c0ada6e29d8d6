"""``make bench``: measure everything and print one table. Exits with 1 if a figure misses its limit."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from generator.cli.main import command_help
from generator.publish.build import build
from tests.bench import asking, browse, commands, growth, locales, search, touches, workshop
from tests.bench.measured import measured
from tests.bench.report import Row, machine, table


def main() -> int:
    """Measure, print, and tell by the exit code whether all limits are kept."""
    rows: list[Row] = []
    started = time.monotonic()

    def measure(what: str, part: Callable[[], list[Row]]) -> None:
        print(f"{what} …", file=sys.stderr, flush=True)
        rows.extend(part())

    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        print("Building the site …", file=sys.stderr, flush=True)
        build(None, site, command_help=command_help)
        browse.add_twins(site)
        with browse.chromium() as browser:
            for game in measured():
                browse.check_twin(browser, site, game)
                measure(f"First verdicts of {game.checker}", partial(browse.first_verdicts, browser, site, game))
                measure(f"Transfers of {game.game}", partial(browse.transferred, browser, site, game))
                measure(f"Verdicts of {game.game}", partial(browse.verdicts, browser, site, game))
            measure("Touches", partial(touches.answers, browser, site))
            measure("Drawings", partial(touches.drawings, browser, site))
            measure("Queries", partial(search.queries_in_page, browser, site))
            measure("Questions", partial(asking.speed, browser, site))
    for game in measured():
        measure(f"The command line for {game.checker}", partial(commands.lines_per_second, game))
    measure("Questions that are read", asking.reading)
    measure("Builds", commands.builds)
    measure("Translations", locales.commands)
    measure("Many translations", locales.growth)
    measure("Many cards", growth.growth)
    measure("The preview", workshop.preview)
    measure("A new language", workshop.new_language)
    print(f"\nFathom, {machine()}; {time.monotonic() - started:.0f} s in all\n")
    print(table(rows))
    missed = [row.what.strip() for row in rows if not row.holds]
    print("\n" + (f"Missed: {'; '.join(missed)}" if missed else "All limits are kept."))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
