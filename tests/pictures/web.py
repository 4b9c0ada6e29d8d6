"""Pictures of the site itself and of the translators' preview, made from files in which some work is left."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polib
from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, sync_playwright

from catalog import load
from generator.pages.pictures import PICTURES
from generator.preview.injection import DATA_ID
from generator.text.languages import LOCALES, ROOT, SOURCE_LANGUAGE, TRANSLATIONS, VARIABLE, language
from generator.text.po_files import read_po
from tests.pictures.marks import Mark, write
from tests.pictures.samples import earlier
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

NEW = "fr"
"""A language that the site doesn't have, previewed for readers of English."""

WIDTH = 780
WIDE = 1080
MARGIN = 14
CLOSE = 4
EDGE = 3.0
HEIGHT = 620
SETTLE = 1500
"""Milliseconds in which the panel, or the page, finds its place."""

NAME_PATHS = """([folder, name]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(folder, name);
}"""
"""Shows the files of the picture under the names that a translator's own files have."""

WHOLE = """() => {
  document.querySelector(".dock")?.remove();
  scrollTo({ top: 0, behavior: "instant" });
}"""
"""Takes away what lies over the page; and boxes are told from the top of what is seen."""

FUZZY, MISSING = 9, 14
"""Every how many texts of the checkers one is fuzzy or missing in the pictures."""


def take(languages: list[str], folder: Path, game: str) -> None:
    """The pictures of the site: a suggestion, the progress of all languages, a preview."""
    chapters = [f"{game}/rules/{chapter}/" for chapter in load().games[game].game.chapters]
    locales = folder / "locales"
    shutil.copytree(LOCALES, locales)
    for code in TRANSLATIONS:
        _leave_work(locales / code / "LC_MESSAGES", game, chapters[0])
    site = folder / "site"
    _fathom(locales, "build", "--to", str(site))
    with sync_playwright() as playwright, StaticServer(site) as server:
        executable = find_chromium(with_windows=True)
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_ARGUMENTS))
        for lang in languages:
            tag = language(lang).tag
            page = _page(browser, lang)
            page.goto(f"{server.url}{tag}/{chapters[0]}")
            page.get_by_role("switch").check()
            rule = page.locator(".rule").filter(has=page.locator("h2")).first
            _shoot(page, rule, {0: rule.locator(".suggest")}, lang, "site-suggest", folder)
            page.goto(f"{server.url}{tag}/translations/")
            progress = page.locator("section").filter(has=page.locator(".bars"))
            _shoot(page, progress, {}, lang, "site-progress", folder)
            page.close()
            preview(browser, lang, locales, chapters[0], folder)
            print(f"{lang}: site", flush=True)
        browser.close()


def preview(browser: Browser, lang: str, locales: Path, path: str, folder: Path) -> None:
    """The picture of a page in the preview, with one of its texts chosen."""
    code = lang
    if lang == SOURCE_LANGUAGE:
        code = NEW
        locales = shutil.copytree(locales, folder / "with-new")
        _fathom(locales, "locale", "new", NEW)
    with _previewed(code, locales) as address:
        page = _page(browser, lang, WIDE)
        page.goto(f"{address}{code.replace('_', '-')}/{path}")
        page.wait_for_selector(f"#{DATA_ID}", state="attached")
        text = page.locator(".rule p [data-message-state=fuzzy], .rule p [data-message-state=missing]").first
        text.click()
        panel = page.locator(".preview")
        page.wait_for_timeout(SETTLE)
        page.evaluate(NAME_PATHS, [f"{locales}/", f"{LOCALES.name}/"])
        _shoot(page, None, {1: text, 2: panel}, lang, "site-preview", folder)
        page.close()


def _leave_work(folder: Path, game: str, path: str) -> None:
    """Make some of the checkers' texts fuzzy or missing, and one each on the page ``path``."""
    file = read_po(folder / f"{game}-checker.po")
    for number, entry in enumerate(file):
        if number % FUZZY == 0 and not entry.msgid_plural:
            _make_fuzzy(entry)
        elif number % MISSING == 0:
            _empty(entry)
    file.save()
    file = read_po(folder / f"{game}.po")
    here = [entry for entry in file if f"Page: {path}" in entry.comment.split("\n") and "{" in entry.msgid]
    _make_fuzzy(here[0])
    _empty(here[1])
    file.save()


def _make_fuzzy(entry: polib.POEntry) -> None:
    entry.flags = ["fuzzy"]
    entry.previous_msgid = earlier(entry.msgid)


def _empty(entry: polib.POEntry) -> None:
    entry.msgstr = ""
    entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, "")


def _environment(locales: Path) -> dict[str, str]:
    return {**os.environ, VARIABLE: str(locales), "PYTHONUNBUFFERED": "1"}


def _fathom(locales: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "generator.cli", *arguments]
    subprocess.run(command, cwd=ROOT, env=_environment(locales), check=True, stdout=subprocess.DEVNULL)


@contextmanager
def _previewed(code: str, locales: Path) -> Iterator[str]:
    """A preview of the language; gives its address, which ends in a slash."""
    command = [sys.executable, "-m", "generator.cli", "serve", "--translating", code, "--port", "0", "--no-watch"]
    server = subprocess.Popen(command, cwd=ROOT, env=_environment(locales), stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        for line in server.stderr:
            if found := re.search(r"http://[\w.:]+/", line):
                yield found[0]
                return
        raise RuntimeError(f"the preview of {code} does not start")
    finally:
        server.terminate()
        server.wait()


def _page(browser: Browser, lang: str, width: int = WIDTH) -> Page:
    size: ViewportSize = {"width": width, "height": HEIGHT}
    return browser.new_page(viewport=size, locale=language(lang).tag, service_workers="block")


def _shoot(page: Page, part: Locator | None, marks: dict[int, Locator], lang: str, name: str, folder: Path) -> None:
    """Photograph a part of the page, or what is in view, with ``marks`` framed and numbered (0: no number)."""
    shot = folder / "page.png"
    if part is None:
        view: FloatRect = {"x": 0, "y": 0, "width": WIDE, "height": HEIGHT}
        page.screenshot(path=str(shot))
    else:
        page.evaluate(WHOLE)
        page.wait_for_timeout(SETTLE)
        view = _box(part, MARGIN)
        page.screenshot(path=str(shot), clip=view, full_page=True)
    frames = [_mark(number, _box(marked, CLOSE), view) for number, marked in marks.items()]
    write(shot, frames, PICTURES / lang / f"{name}.webp")


def _mark(number: int, box: FloatRect, view: FloatRect) -> Mark:
    """The frame around a part of the page on a picture of ``view``, and no further than its edges."""
    left, top = max(box["x"] - view["x"], EDGE), max(box["y"] - view["y"], EDGE)
    right = min(box["x"] + box["width"] - view["x"], view["width"] - EDGE)
    bottom = min(box["y"] + box["height"] - view["y"], view["height"] - EDGE)
    return Mark(number, left, top, right - left, bottom - top)


def _box(part: Locator, margin: float) -> FloatRect:
    """Where a part of the page stands, with a margin around it. Raises LookupError if it is not shown."""
    box = part.bounding_box()
    if box is None:
        raise LookupError(f"nothing to be seen of {part}")
    x, y = max(0.0, box["x"] - margin), max(0.0, box["y"] - margin)
    width, height = box["width"] + 2 * margin, box["height"] + 2 * margin
    return {"x": x, "y": y, "width": width, "height": height}
