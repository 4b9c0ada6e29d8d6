"""What every file of the data says of where it comes from: the version, the commit, the licence, the address."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import fathom
from generator.text.languages import ROOT

VERSION = fathom.__version__
LICENCE = "MIT"
LICENCES = [{"name": LICENCE, "title": "MIT License", "path": "https://opensource.org/license/mit"}]
"""The same as data packages say it."""

TITLE = "Fathom: board games as data"
ABOUT = (
    "Cards, rules, terms and disputes of board games, told in our own words in several languages, each fact with its "
    "sources. Unofficial fan work, not made or endorsed by the publishers of the games."
)


@cache
def commit(root: Path = ROOT) -> str | None:
    """The commit that the files in ``root`` are of, with ``-dirty`` behind it where some were edited since.

    None where nothing says so: outside a repository, as in an unpacked archive, and without git.
    """
    head = _git(root, "rev-parse", "--show-toplevel", "HEAD")
    if head is None:
        return None
    top, found = head.splitlines()
    if Path(top).resolve() != root.resolve():
        return None  # a copy that lies in the repository of somebody else
    return found if _git(root, "diff", "--quiet", "HEAD") is not None else f"{found}-dirty"


def _git(root: Path, *arguments: str) -> str | None:
    """What git says; None where it is not there or refuses."""
    try:
        ended = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return ended.stdout
