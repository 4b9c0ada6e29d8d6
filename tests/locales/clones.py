"""A copy of the repository with a history of its own, in which what runs on GitHub can be tried."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

from generator.text.languages import ROOT
from tests.bench.commands import FATHOM, copied


def git(folder: Path, *arguments: str, by: str = "Ann") -> str:
    """What git prints in a folder."""
    command = ["git", "-c", f"user.name={by}", "-c", "user.email=somebody@example.org", *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def clone(folder: Path) -> None:
    """A repository with one commit, and the command line where workflows have it."""
    copied(folder)
    shutil.copytree(ROOT / ".ci", folder / ".ci")
    (folder / ".gitignore").write_text("/.venv/\n/.cache/\n__pycache__/\n", encoding="utf-8")
    fathom = folder / ".venv" / "bin" / "fathom"
    fathom.parent.mkdir(parents=True)
    fathom.write_text(f'#!/bin/sh\nexec {shlex.join(FATHOM)} "$@"\n', encoding="utf-8")
    fathom.chmod(0o755)
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "one")
