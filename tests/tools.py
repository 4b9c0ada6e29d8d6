"""Find, and where it can be done quietly install, the programs that the tests need beside Python.

``python -m tests.tools`` is run by ``make test``: it makes sure that there are a Chromium, a Firefox and a WebKitGTK to
be driven, with letters for every language, and tries to get a ``micropython``, Chromium's headless shell, programs
that look at PO files, and a dictionary of Polish.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from generator.text.dictionaries import find as find_dictionary
from generator.text.languages import language

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
_FIREFOX = ("firefox-esr", "firefox")
_WEBKIT = ("webkit2gtk-driver", "xvfb", "xauth", "libgl1-mesa-dri")
_PO_TOOLS = ("i18nspector", "gettext")
_DICTIONARY = "hunspell-pl"
_INSTALL_SECONDS = 600


class WebKit(NamedTuple):
    """The programs that show a page in WebKitGTK: its driver, its small browser, and a screen without a monitor."""

    driver: str
    browser: str
    screen: str


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


def find_firefox() -> str | None:
    """Give the path of a Firefox that answers to ``--version`` (``FATHOM_FIREFOX`` or on the path), or None."""
    names = [name for name in (os.environ.get("FATHOM_FIREFOX"), *_FIREFOX) if name]
    return next((path for path in filter(None, map(shutil.which, names)) if _answers(path)), None)


def find_webkit() -> WebKit | None:
    """Give the programs of WebKitGTK (``FATHOM_WEBKIT_DRIVER`` or on the path), or None if one is not there."""
    driver = shutil.which(os.environ.get("FATHOM_WEBKIT_DRIVER") or "WebKitWebDriver")
    browsers = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    screen = shutil.which("Xvfb")
    return WebKit(driver, str(browsers[-1]), screen) if driver and browsers and screen else None


def find_micropython() -> str | None:
    """Give the path of a ``micropython`` (``FATHOM_MICROPYTHON`` or on the path), or None."""
    return shutil.which(os.environ.get("FATHOM_MICROPYTHON") or "micropython")


def find_node() -> str:
    """Give the path of the Node that drives the browser for Playwright, so that it is there wherever the tests are."""
    import playwright

    return str(Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node"))


def install_chromium() -> None:
    """Try the ways to get a Chromium, the likeliest first, until one works."""
    from_debian = [[*_apt(), "update"], [*_apt(), "install", "-y", "--no-install-recommends", "chromium"]]
    from_playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    with_libraries = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    distribution = _distribution()
    if not _apt():
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


def install_if_known(*packages: str) -> None:
    """Try to get the first of Debian's packages with the others; not every release has it."""
    first = packages[0]
    if _apt() and shutil.which("apt-cache") and (_is_known(first) or (_update() and _is_known(first))):
        _run([*_apt(), "install", "-y", "--no-install-recommends", *packages], quiet=True)


def _is_known(package: str) -> bool:
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


@cache
def _update() -> bool:
    """Fetch Debian's lists of packages, once: a new machine may have none."""
    return _run([*_apt(), "update"], quiet=True)


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


def _apt() -> list[str]:
    """How to call ``apt-get``: as root, or in continuous integration, where nobody is asked for a password."""
    if not hasattr(os, "geteuid") or shutil.which("apt-get") is None:
        return []
    if os.geteuid() == 0:
        return ["apt-get"]
    return ["sudo", "-n", "apt-get"] if os.environ.get("CI") and shutil.which("sudo") else []


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


def _prepare_chromium() -> bool:
    if find_chromium() is None:
        print("No Chromium found; trying to install one.")
        install_chromium()
    if find_bare_chromium() is None and not os.environ.get("FATHOM_CHROMIUM"):
        install_if_known(_BARE[0])
    return _is_there(
        "Chromium",
        find_chromium(),
        "Install one (on Debian: apt-get install chromium; elsewhere: .venv/bin/playwright install chromium),\n"
        "or set FATHOM_CHROMIUM to the path of one, and run this again.",
    )


def _prepare_firefox() -> bool:
    for package in _FIREFOX:
        if find_firefox() is None:
            install_if_known(package)
    return _is_there(
        "Firefox",
        find_firefox(),
        "Install one (on Debian: apt-get install firefox-esr), or set FATHOM_FIREFOX to the path of one,\n"
        "and run this again.",
    )


def _prepare_webkit() -> bool:
    if find_webkit() is None:
        install_if_known(*_WEBKIT)
    found = find_webkit()
    return _is_there(
        "WebKitGTK",
        found and found.driver,
        f"Install its driver and a screen for it (on Debian: apt-get install {' '.join(_WEBKIT)}) and run this again.",
    )


def _prepare_fonts() -> bool:
    if not has_fonts():
        install_if_known(_FONTS)
    return _is_there(
        "Fonts for Chinese and Japanese",
        "there" if has_fonts() else None,
        f"Install some (on Debian: apt-get install {_FONTS}) and run this again.",
    )


def _is_there(what: str, found: str | None, advice: str) -> bool:
    if found is None:
        print(
            f"The browser tests need this, and it could not be found or installed: {what}.\n{advice}", file=sys.stderr
        )
        return False
    print(f"{what}: {found}")
    return True


def main() -> int:
    """Prepare the machine for the browser tests; 1 with an explanation if a browser or fonts are not to be had."""
    if find_micropython() is None:
        install_if_known("micropython")
    if not all(map(shutil.which, ("i18nspector", "msgfmt", "msgcat"))):
        install_if_known(*_PO_TOOLS)
    if find_dictionary(language("pl")) is None:
        install_if_known(_DICTIONARY)
    print("MicroPython:", find_micropython() or "none installed; the browser tests run the one that the site ships")
    there = [prepare() for prepare in (_prepare_chromium, _prepare_firefox, _prepare_webkit, _prepare_fonts)]
    return 0 if all(there) else 1


if __name__ == "__main__":
    sys.exit(main())
