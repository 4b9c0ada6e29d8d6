"""What git knows of a PO file: its earlier versions, and who wrote a text."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_MAX_VERSIONS = 200
"""How many versions are looked at. Work on an older one had better start again from today's."""


@dataclass(frozen=True)
class Version:
    """A commit that changed the file."""

    commit: str
    author: str
    date: str


class History:
    """The versions of the file at ``path`` up to the commit ``ref``, the newest first; none where git knows nothing."""

    def __init__(self, path: Path, ref: str = "HEAD") -> None:
        self.path = path
        self.ref = ref

    @cached_property
    def versions(self) -> tuple[Version, ...]:
        """The commits that changed the file."""
        listed = self._git(
            "log", f"--max-count={_MAX_VERSIONS}", "--format=%H%x1f%an%x1f%as", self.ref, "--", self.path.name
        )
        return tuple(Version(*line.split("\x1f")) for line in (listed or b"").decode("utf-8", "replace").splitlines())

    def content(self, commit: str) -> bytes | None:
        """The file as it was in a commit; None if it was not there."""
        return self._git("show", f"{commit}:./{self.path.name}")

    def nearest(self, content: bytes) -> bytes | None:
        """The version that ``content`` was most likely made from: the one with the most lines in common.

        Of several the oldest, so that a text which others changed since is never taken for one that they did not.
        """
        lines = set(content.splitlines())
        best, most = None, -1
        for version in self.versions:
            earlier = self.content(version.commit)
            if earlier is not None and (common := len(lines & set(earlier.splitlines()))) >= most:
                best, most = earlier, common
        return best

    def author_of(self, text: str) -> Version | None:
        """Who brought a line with ``text`` into the file last."""
        listed = self._git(
            "log", "--max-count=1", "--format=%H%x1f%an%x1f%as", f"-S{text}", self.ref, "--", self.path.name
        )
        line = (listed or b"").decode("utf-8", "replace").strip()
        return Version(*line.split("\x1f")) if line else None

    def _git(self, *arguments: str) -> bytes | None:
        command: Sequence[str] = ("git", "-C", str(self.path.parent), *arguments)
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return None
        return done.stdout if done.returncode == 0 else None
