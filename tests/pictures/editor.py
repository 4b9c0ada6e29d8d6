"""Pictures of Poedit in any language, taken on a screen that nobody sees."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from babel import Locale
from babel.core import get_global

from tests.pictures.marks import Mark

WINDOW = (900, 580)
LIST = Mark(1, 2, 72, 592, 198)
ENGLISH = Mark(2, 2, 274, 592, 138)
TRANSLATION = Mark(3, 2, 447, 592, 105)
UNSURE = Mark(1, 462, 414, 130, 33)
SIDE = Mark(4, 597, 72, 302, 437)
"""Where the parts of the window stand, as the settings below place them."""

_SECONDS = 30
_SETTINGS = {
    "enable_spellchecking": 0,
    "show_warnings": 0,
    "use_tm": 0,
    "sort_by": "file-order",
    "sort_errors_first": 0,
}
"""What keeps dialogs, bars and suggestions out of the picture."""


@contextmanager
def screen() -> Iterator[str]:
    """A screen without a monitor; gives the name of the display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*WINDOW), "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def photograph(display: str, lang: str, po: Path, to: Path) -> None:
    """Open ``po`` in a Poedit that speaks ``lang``, and write what is seen ``to`` a PNG.

    Raises FileNotFoundError if a program is missing, TimeoutExpired or TimeoutError if Poedit shows nothing.
    """
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        environment = {**os.environ, **_environment(home, lang), "DISPLAY": display}
        _write_settings(home)
        poedit = subprocess.Popen(
            ["dbus-run-session", "poedit", str(po)],
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            window = _xdotool(display, "search", "--sync", "--onlyvisible", "--name", po.name).split()[-1]
            _xdotool(display, "windowmove", window, "0", "0", "windowsize", window, *map(str, WINDOW))
            _still(display, to)
        finally:
            # The session's bus is its first process; Poedit itself would outlive it.
            os.killpg(poedit.pid, signal.SIGKILL)
            poedit.wait(timeout=_SECONDS)


def sections(picture: Path) -> list[int]:
    """Where the sections at Poedit's right-hand side begin: the rows of the lines that part them."""
    width = SIDE.width - 24
    crop = f"{width}x{round(SIDE.height)}+{round(SIDE.x) + 12}+{round(SIDE.y)}"
    grey = subprocess.run(
        ["convert", str(picture), "-crop", crop, "-colorspace", "Gray", "-depth", "8", "gray:-"],
        check=True,
        capture_output=True,
    ).stdout
    size = round(width)
    rows = [grey[start : start + size] for start in range(0, len(grey), size)]
    return [round(SIDE.y) + number for number, row in enumerate(rows) if len(set(row)) == 1 and row[0] < rows[0][0] - 8]


def _environment(home: Path, lang: str) -> dict[str, str]:
    locale = _posix(lang)
    compiled = home / "locale"
    compiled.mkdir()
    subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", str(compiled / f"{locale}.UTF-8")], check=True)
    return {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "LOCPATH": str(compiled),
        "LANG": f"{locale}.UTF-8",
        "LC_ALL": f"{locale}.UTF-8",
        "LANGUAGE": locale,
    }


def _posix(lang: str) -> str:
    """The language with the country where most of its readers live.

    >>> _posix("zh_Hant"), _posix("ja")
    ('zh_TW', 'ja_JP')
    """
    full = Locale.parse(get_global("likely_subtags")[lang])
    return f"{full.language}_{full.territory}"


def _write_settings(home: Path) -> None:
    poedit = home / ".config" / "poedit" / "config"
    gtk = home / ".config" / "gtk-3.0" / "settings.ini"
    for path in (poedit, gtk):
        path.parent.mkdir(parents=True)
    poedit.write_text("".join(f"{name}={value}\n" for name, value in _SETTINGS.items()), encoding="utf-8")
    # One font for all languages, so that everything stands at the same place in each of them.
    gtk.write_text("[Settings]\ngtk-font-name=Noto Sans CJK TC 10\ngtk-cursor-blink=0\n", encoding="utf-8")


def _xdotool(display: str, *arguments: str) -> str:
    environment = {**os.environ, "DISPLAY": display}
    done = subprocess.run(
        ["xdotool", *arguments], env=environment, check=True, capture_output=True, text=True, timeout=_SECONDS
    )
    return done.stdout


def _still(display: str, to: Path) -> None:
    """Photograph the whole screen when nothing moves on it any more."""
    before = b""
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        time.sleep(0.5)
        subprocess.run(["import", "-display", display, "-window", "root", "-strip", str(to)], check=True)
        now = to.read_bytes()
        if now == before:
            return
        before = now
    raise TimeoutError("the picture in Poedit does not come to rest")
