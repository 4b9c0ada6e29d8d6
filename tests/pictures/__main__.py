"""``make pictures``: take the pictures of the translators' guide again, in every language that has texts.

They need Poedit, Xvfb, xdotool, dbus, ImageMagick and glibc's locale sources (on Debian: poedit xvfb xdotool dbus
imagemagick locales), a Chinese and Japanese font (fonts-noto-cjk), and Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from generator.pages.pictures import PICTURES
from generator.text.languages import SOURCE_LANGUAGE, TRANSLATIONS
from tests.pictures import editor, samples, web
from tests.pictures.marks import Mark, write

GAME = "abyss"
KINDS = ("editor", "site")
PROGRAMS = ("convert", "dbus-run-session", "import", "localedef", "poedit", "xdotool", "Xvfb")
RAW = argparse.RawDescriptionHelpFormatter
LARGEST = 60_000
"""How many bytes a picture may have."""


def main() -> int:
    """Take them, and tell by the exit code whether that could be done and each is small enough."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__, formatter_class=RAW)
    parser.add_argument("--only", choices=KINDS, help="the pictures of the PO editor, or those of the site")
    parser.add_argument("languages", nargs="*", help="such as pl; by default all")
    arguments = parser.parse_args()
    languages = arguments.languages or [SOURCE_LANGUAGE, *TRANSLATIONS]
    if missing := [program for program in PROGRAMS if shutil.which(program) is None]:
        print(f"These programs are needed and not installed: {', '.join(missing)}.{__doc__}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        if arguments.only != "site":
            take_editor(languages, Path(folder))
        if arguments.only != "editor":
            web.take(languages, Path(folder), GAME)
    large = [path for path in sorted(PICTURES.rglob("*.webp")) if path.stat().st_size > LARGEST]
    for path in large:
        print(f"{path} has {path.stat().st_size} bytes, more than {LARGEST}", file=sys.stderr)
    return 1 if large else 0


def take_editor(languages: list[str], folder: Path) -> None:
    """The pictures of Poedit, with a number on each part that the guide speaks of."""
    # Poedit may take the name of the folder for a language: this one is the name of none.
    po = folder / "Downloads" / f"{GAME}.po"
    po.parent.mkdir()
    shot = folder / "editor.png"
    with editor.screen() as display:
        for lang in languages:
            for kind in samples.KINDS:
                samples.write(kind, lang, GAME, po)
                editor.photograph(display, lang, po, shot)
                write(shot, _marks(kind, shot), PICTURES / lang / f"editor-{kind}.webp")
                print(f"{lang}: {kind}", flush=True)


def _marks(kind: str, shot: Path) -> list[Mark]:
    bounds = [*editor.sections(shot), round(editor.SIDE.y + editor.SIDE.height)]

    def section(number: int, index: int) -> Mark:
        top = bounds[index]
        return Mark(number, editor.SIDE.x, top, editor.SIDE.width, bounds[bounds.index(top) + 1] - top)

    if kind == "window":
        return [editor.LIST, editor.ENGLISH, editor.TRANSLATION, section(4, -2)]
    if kind == "fuzzy":
        return [section(1, 0), editor.UNSURE.numbered(2)]
    if kind == "plural":
        return [editor.ENGLISH.numbered(1), editor.TRANSLATION.numbered(2)]
    return [section(1, -2)]


if __name__ == "__main__":
    sys.exit(main())
