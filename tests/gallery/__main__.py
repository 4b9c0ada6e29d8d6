"""``make gallery``: photograph every kind of page, in each language, on a phone and at a desk, light and dark.

The pictures and a page that shows them, a row for each kind of page, come to ``.cache/gallery/index.html``.
With ``--mockups <folder>`` each row begins with the pictures of that folder whose names begin as the kind of page does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from generator.text.languages import LANGUAGES, ROOT
from tests.gallery.index import write
from tests.gallery.shots import Shot, take, wanted
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

GALLERY = ROOT / ".cache" / "gallery"
TAGS = [info.tag for info in LANGUAGES.values()]


def main() -> int:
    """Take the pictures and write the page; 1 if there is no built site or no browser."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__, formatter_class=raw)
    parser.add_argument("--site", type=Path, default=ROOT / "site", help="a built site; by default site/")
    parser.add_argument("--to", type=Path, default=GALLERY, help="where the pictures and their page go")
    parser.add_argument("--mockups", type=Path, help="a folder of pictures to show beside those of the same name")
    parser.add_argument("--lang", action="append", choices=TAGS, help="a language; by default all")
    parser.add_argument("kinds", nargs="*", help="kinds of page, such as chapter or check; by default all")
    arguments = parser.parse_args()
    executable = find_chromium()
    if executable is None or not (arguments.site / "index.html").is_file():
        print("It takes a built site (`make build`) and a Chromium (`make browser`).", file=sys.stderr)
        return 1
    shots = wanted(arguments.lang or TAGS, arguments.kinds)
    arguments.to.mkdir(parents=True, exist_ok=True)
    with StaticServer(arguments.site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_ARGUMENTS))
        taken: list[Shot] = []
        for shot in take(browser, server.url, shots, arguments.to):
            taken.append(shot)
            print(f"\r{len(taken)} of {len(shots)}  {shot.kind:<40}", end="", file=sys.stderr, flush=True)
        browser.close()
    page = write(arguments.to, taken, arguments.mockups)
    print(f"\n{page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
