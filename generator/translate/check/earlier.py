"""The translations before they were changed: those that git has of files that differ from its last commit."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import polib

from generator.text.languages import LOCALES
from generator.text.po_files import Key, key_of
from generator.translate.check.unit import Message, PoFile, Shared

Forms = dict[int, str]


@dataclass(frozen=True)
class Earlier:
    """The files of ``locales`` as they were at the commit ``ref``; where git knows nothing, nothing has changed.

    ``anew`` takes all translations for new ones.
    """

    locales: Path = LOCALES
    ref: str = "HEAD"
    anew: bool = False

    def forms(self, path: Path) -> dict[Key, Forms] | None:
        """The finished translations of a file as it was, each by its forms; None if the file has not changed."""
        if self.anew:
            return {}
        if path.resolve() not in self._changed:
            return None
        content = _git(self.locales, "show", f"{self.ref}:./{path.resolve().relative_to(self.locales.resolve())}")
        if content is None:
            return {}
        try:
            entries = polib.pofile(content.decode("utf-8"))
        except (OSError, ValueError):
            return None
        return {key_of(entry): forms_of(entry) for entry in entries if not entry.obsolete and not entry.fuzzy}

    def is_changed(self, lang: str) -> bool:
        """Whether any text of a language may be new or another."""
        return self.anew or any(path.is_relative_to(self.locales.resolve() / lang) for path in self._changed)

    @cached_property
    def _changed(self) -> frozenset[Path]:
        """The files that differ from the commit, and those that git does not have."""
        listed = _git(self.locales, "diff", "--name-only", "--relative", "-z", self.ref, "--", ".")
        added = _git(self.locales, "ls-files", "--others", "--exclude-standard", "-z", "--", "*.po")
        if listed is None or added is None:
            return frozenset()
        names = (listed + added).decode("utf-8", "replace").split("\0")
        return frozenset((self.locales / name).resolve() for name in names if name)


def is_commit(folder: Path, ref: str) -> bool:
    """Whether git knows a commit by that name."""
    return _git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}") is not None


def earlier_of(shared: Shared) -> Earlier:
    """What the questions of a run compare with."""
    return shared.once(Earlier, Earlier)


def to_ask(file: PoFile) -> Iterator[tuple[Message, Forms]]:
    """The finished messages that read as sentences, each with its earlier forms; none of a file as it was committed."""
    earlier = earlier_of(file.shared)
    before = file.shared.once((Earlier, file.path), lambda: earlier.forms(file.path))
    if before is None:
        return
    for message in file.messages:
        if not message.entry.fuzzy and not message.lists_words:
            yield message, before.get(key_of(message.entry), {})


def forms_of(entry: polib.POEntry) -> Forms:
    """The forms of a translation by their numbers; 0 alone for a text that is not counted."""
    return dict(entry.msgstr_plural) if entry.msgid_plural else {0: entry.msgstr}


def _git(folder: Path, *arguments: str) -> bytes | None:
    command: Sequence[str] = ("git", "-C", str(folder), *arguments)
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
