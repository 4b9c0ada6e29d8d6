"""Find, and where it can be done quietly install, the programs that the tests need beside Python.

``python -m tests.tools`` is run by ``make test``: it makes sure that there is a Chromium, with letters for every
language, and tries to get a ``micropython`` and Chromium's headless shell. The first two are needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""How every test and benchmark starts Chromium: nothing of its own goes to the network."""

_BARE = ("chromium-headless-shell", "chrome-headless-shell")
_WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FONTS = "fonts-noto-cjk"
_INSTALL_SECONDS = 600


def find_chromium(*, with_windows: bool = False) -> str | None:
    """Give the path of a Chromium that answers to ``--version``, or None.

    Looked for in this order: ``FATHOM_CHROMIUM``, the usual names on the path, Playwright's own download. The tests
    take the headless shell where there is one, as Playwright does: the same engine without a window round each page,
    which costs a second of the processor for a context. ``with_windows`` prefers the browser that people have.
    """
    names = (*_WITH_WINDOWS, *_BARE) if with_windows else (*_BARE, *_WITH_WINDOWS)
    return next((path for path in _candidates(names) if _answers(path)), None)


def find_bare_chromium() -> str | None:
    """Give the path of Chromium's headless shell on the path, or None."""
    return next(filter(None, map(shutil.which, _BARE)), None)


def find_micropython() -> str | None:
    """Give the path of a ``micropython`` (``FATHOM_MICROPYTHON`` or on the path), or None."""
    return shutil.which(os.environ.get("FATHOM_MICROPYTHON") or "micropython")


def find_node() -> str:
    """Give the path of the Node that drives the browser for Playwright, so that it is there wherever the tests are."""
    import playwright

    return str(Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node"))


def install_chromium() -> None:
    """Try the ways to get a Chromium, the likeliest first, until one works."""
    from_debian = [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]]
    from_playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    with_libraries = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    distribution = _distribution()
    if not _may_use_apt():
        ways = [from_playwright]
    elif distribution == "ubuntu":  # whose chromium package is only a pointer to a snap
        ways = [with_libraries, from_debian]
    else:
        ways = [from_debian, with_libraries]
    for commands in ways:
        if all(_run(command) for command in commands) and find_chromium():
            return


def has_fonts() -> bool:
    """Whether Chinese and Japanese can be drawn, as far as this machine can tell (it has no ``fc-list``: yes).

    Without such a font a page has boxes in place of letters, which have other widths, and a PDF has no text.
    """
    lists = shutil.which("fc-list")
    return lists is None or all(
        subprocess.run([lists, f":lang={language}"], capture_output=True, check=False).stdout
        for language in ("ja", "zh-tw", "zh-cn")
    )


def install_if_known(package: str) -> None:
    """Try to get one of Debian's packages; not every release has it."""
    if _may_use_apt() and shutil.which("apt-cache") and (_is_known(package) or (_update() and _is_known(package))):
        _run(["apt-get", "install", "-y", "--no-install-recommends", package], quiet=True)


def _is_known(package: str) -> bool:
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


@cache
def _update() -> bool:
    """Fetch Debian's lists of packages, once: a new machine may have none."""
    return _run(["apt-get", "update"], quiet=True)


def _candidates(names: Iterable[str]) -> Iterator[str]:
    given = os.environ.get("FATHOM_CHROMIUM")
    if given:
        yield given
    for name in names:
        found = shutil.which(name)
        if found:
            yield found
    try:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
    except Exception:  # a missing or broken Playwright only means that there is no such candidate
        return
    yield own


def _answers(path: str) -> bool:
    if not Path(path).exists():
        return False
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _distribution() -> str:
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return next((line[3:].strip('"') for line in lines if line.startswith("ID=")), "")


def _may_use_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _run(command: list[str], *, quiet: bool = False) -> bool:
    if not quiet:
        print("  $", " ".join(command), flush=True)
    environment: Mapping[str, str] = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL if quiet else None,
            env=environment,
            timeout=_INSTALL_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        if not quiet:
            print(f"  {problem}", file=sys.stderr)
        return False
    return done.returncode == 0


def main() -> int:
    """Prepare the machine for the browser tests; 1 with an explanation if no browser or no fonts are to be had."""
    if find_micropython() is None:
        install_if_known("micropython")
    print("MicroPython:", find_micropython() or "none installed; the browser tests run the one that the site ships")
    if find_chromium() is None:
        print("No Chromium found; trying to install one.")
        install_chromium()
    if find_bare_chromium() is None and not os.environ.get("FATHOM_CHROMIUM"):
        install_if_known(_BARE[0])
    found = find_chromium()
    if found is None:
        print(
            "The browser tests need Chromium, and none could be found or installed.\n"
            "Install one (on Debian: apt-get install chromium; elsewhere: .venv/bin/playwright install chromium),\n"
            "or set FATHOM_CHROMIUM to the path of one, and run this again.",
            file=sys.stderr,
        )
        return 1
    print("Chromium:", found)
    if not has_fonts():
        install_if_known(_FONTS)
    if not has_fonts():
        print(
            "The browser tests need fonts for Chinese and Japanese, and none could be found or installed.\n"
            f"Install some (on Debian: apt-get install {_FONTS}) and run this again.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
