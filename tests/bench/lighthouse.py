"""``make lighthouse``: Lighthouse's scores of the pages that players use most, on the phone that it emulates.

Lighthouse comes from npm's registry, in the version below, and is kept in npm's own cache; it needs Node 18.20 or newer
and a Chromium. It runs on a built site: ``python -m tests.bench.lighthouse <folder> [page …]``, by default ``site/``.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from generator.text.languages import ROOT
from tests.bench.report import Row, machine, table
from tests.browser.verdict import example_of
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

VERSION = "12.8.2"
LEAST = 95
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
WINDOW = ("--window-size=412,823", "--force-device-scale-factor=1.75")
"""The window of the phone that Lighthouse emulates. Where it makes that smaller itself, a Chromium without a screen
draws one picture a second, and a first paint that takes a quarter of one is noted as two."""
FIGURES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "cumulative-layout-shift": "CLS",
}
PAGES = {
    "home": "en/",
    "rules": "en/abyss/rules/recruit/",
    "lord": "en/abyss/lords/master-of-magic/",
    "cards": "en/abyss/lords/",
    "checker": f"en/abyss/check/recruit/{example_of('abyss/recruit')}",
    "pad": "en/abyss/pad/",
    "learn": "en/abyss/learn/",
    "practice": "en/abyss/practice/",
}


def report(url: str, chromium: str) -> dict[str, Any]:
    """What Lighthouse says of a page; an error of its own is raised as a RuntimeError."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        command = [
            *("npm", "exec", "--yes", f"--package=lighthouse@{VERSION}", "--", "lighthouse", url, "--quiet"),
            *("--output=json", f"--output-path={file}", f"--only-categories={','.join(CATEGORIES)}"),
            "--screenEmulation.disabled",
            f"--chrome-flags=--headless {' '.join((*WINDOW, *CHROMIUM_ARGUMENTS))}",
        ]
        environment = {**os.environ, "CHROME_PATH": chromium}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode or not file.is_file():
            raise RuntimeError(f"Lighthouse could not look at {url}:\n{done.stderr[-2000:]}")
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found


def rows(page: str, said: dict[str, Any]) -> list[Row]:
    """The scores of a page, each with what it lost points for."""
    found = []
    for name in CATEGORIES:
        category = said["categories"][name]
        lost = [
            ref["id"]
            for ref in category["auditRefs"]
            if ref["weight"] and (said["audits"][ref["id"]]["score"] or 0) < 1
            if said["audits"][ref["id"]]["scoreDisplayMode"] not in ("notApplicable", "informative", "manual")
        ]
        note = ", ".join(lost)
        if name == "performance":
            note = ", ".join(f"{short} {said['audits'][audit]['displayValue']}" for audit, short in FIGURES.items())
        found.append(Row(f"{page}: {name}", round(category["score"] * 100), "", LEAST, at_least=True, note=note))
    return found


def main() -> int:
    """Print the scores; 1 if one is below the least, or if it cannot be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.lighthouse", description=__doc__)
    parser.add_argument("site", nargs="?", type=Path, default=ROOT / "site", help="a built site")
    parser.add_argument("pages", nargs="*", choices=[*PAGES, []], help="by default all")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if chromium is None or shutil.which("npm") is None or not (arguments.site / "index.html").is_file():
        print("It takes a built site (`make build`), a Chromium (`make browser`) and npm.", file=sys.stderr)
        return 1
    found: list[Row] = []
    with StaticServer(arguments.site, compress=True) as server:
        for page in arguments.pages or PAGES:
            print(f"{page} …", file=sys.stderr, flush=True)
            found += rows(page, report(server.url + PAGES[page], chromium))
    print(f"\nLighthouse {VERSION}, mobile; {machine()}\n")
    print(table(found))
    return 0 if all(row.holds for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
