"""What a game with ever more made-up cards costs: time and memory of the commands, and what readers wait for.

``make bench`` measures few cards in a short time. ``make growth`` goes up to 5,000, keeps the figures in
``growth.json``, and draws them for CONTRIBUTING; ``python -m tests.bench.growth 625`` measures one size again, and
``python -m tests.bench.growth draw`` only draws.
"""

from __future__ import annotations

import datetime
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from generator.search.index import place
from tests.bench import growth_plot
from tests.bench.browse import chromium
from tests.bench.commands import FATHOM
from tests.bench.growth_plot import COMMANDS, Figures
from tests.bench.many_cards import GAME, translate, written
from tests.bench.report import Row, machine
from tests.static_server import StaticServer

FEW = (100, 200, 400)
MANY = (625, 1250, 2500, 5000)
STEEP = 1.2
"""How much faster than the cards a cost may grow; a processor's speed drifts by a tenth meanwhile."""

_KIB = 1024 if sys.platform != "darwin" else 1
_LIST = f"en/{GAME}/creatures/"
_READY = "html[data-cards=ready]"
_TYPED = """async () => {
  const field = document.querySelector("main .finder__field");
  const times = [];
  for (const typed of ["b", "ba", "bab", ""]) {
    const start = performance.now();
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}"""


def cost(arguments: Sequence[str], folder: Path) -> tuple[float, float]:
    """Seconds of the processor of ``fathom`` and all processes that it starts, and the MB of the largest of these.

    Ends the program if it fails.
    """
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen([*FATHOM, *arguments], cwd=folder, stdout=told, stderr=subprocess.STDOUT)
        _pid, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        # The checks may find texts of the site that are not translated yet.
        if process.returncode > (arguments[-1] == "check"):
            told.seek(0)
            raise SystemExit(f"fathom {' '.join(arguments)} failed:\n{told.read().decode()[-4000:]}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss * _KIB / 1e6


def measured(size: int) -> Figures:
    """What a game of that size costs."""
    with tempfile.TemporaryDirectory() as name:
        folder = written(size, Path(name))
        cost(["locale", "extract"], folder)
        cost(["locale", "update"], folder)
        translate(size, folder)
        cost(["locale", "update"], folder)
        figures: Figures = {}
        for command in COMMANDS:
            started = time.perf_counter()
            figures[f"{command}, s"], figures[f"{command}, MB"] = cost(command.split(), folder)
            print(f"{size:,} cards: {command}, {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
        return figures | _downloads(folder / "site")


def _downloads(site: Path) -> Figures:
    """How much there is, and what readers fetch, in KB as servers send it."""
    sent = {
        "list of cards, KB": f"{_LIST}index.html",
        "rows of the search, KB": f"en/{place(GAME)}",
        "engine, KB": f"engine/{GAME}/play.json",
    }
    kept = [json.loads((site / name / "offline.json").read_text("utf-8")) for name in ("en", f"en/{GAME}")]
    return {
        "pages": float(sum(1 for _ in site.rglob("index.html"))),
        "site, MB": sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) / 1e6,
        "kept for the next build, MB": (site / ".fathom.json").stat().st_size / 1e6,
        "first visit, MB": sum(one["firstBytes"] for one in kept) / 1e6,
        **{what: _sent(site / name) for what, name in sent.items()},
        **_list_in_a_browser(site),
    }


def _sent(file: Path) -> float:
    """The size of a file as servers send it, in KB."""
    return len(gzip.compress(file.read_bytes(), mtime=0)) / 1000


def _list_in_a_browser(site: Path) -> Figures:
    """How soon the longest list can be used, and how long it takes to follow what is typed at most."""
    with chromium() as browser, StaticServer(site, compress=True, cache=False) as server:
        page = browser.new_context(service_workers="block").new_page()
        page.goto(server.url + _LIST)
        page.locator(_READY).wait_for()
        page.reload()
        page.locator(_READY).wait_for()
        ready: float = page.evaluate("performance.now()")
        return {"list ready, ms": ready, "list filtered, ms": page.evaluate(_TYPED)}


def growth(sizes: Sequence[int] = FEW) -> list[Row]:
    """The rows of the benchmark."""
    # From a process of its own: what a program is said to have held at most counts what the one that started it held.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as apart:
        found = dict(zip(sizes, apart.map(measured, sizes), strict=True))
    last = sizes[-1]
    rows = []
    for command in COMMANDS:
        for unit in ("s", "MB"):
            name = f"{command}, {unit}"
            rows.append(
                Row(f"fathom {command} of {last:,} cards", found[last][name], unit, note="made up, all languages")
            )
            twice = found[last][name] / found[last // 2][name]
            note = f"{last:,} cards against {last // 2:,}"
            rows.append(Row(f"  twice the cards, {unit}", twice, "×", 2 * STEEP, note=note))
    return rows


def main(arguments: Sequence[str]) -> int:
    """Measure the sizes named, all by default, and draw. Gives 1 if a figure grows faster than it may."""
    kept: dict[str, Any] = growth_plot.read()
    for size in [] if "draw" in arguments else [int(one) for one in arguments] or MANY:
        kept["sizes"][str(size)] = {what: round(value, 2) for what, value in measured(size).items()}
        kept |= {"date": datetime.date.today().isoformat(), "machine": machine().partition(", load")[0]}
        growth_plot.FIGURES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    growth_plot.draw(kept)
    steep = growth_plot.steep(kept, STEEP)
    print("\n".join(steep) or "All grow with the cards.")
    return 1 if steep else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
