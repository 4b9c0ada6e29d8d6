"""How a PO file that comes back from an editor differs from today's, by the version that it was made from.

An editor saves the whole file. Texts that its translator never touched are as old as the file that was opened, and must
not take the place of what others have written since.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import polib

from generator.text.languages import LOCALES, TRANSLATIONS, po_path
from generator.text.message_sources import Sources
from generator.text.po_files import WordsError, Writing, current, mark, read_po, texts_of
from generator.translate.exchange.history import History, Version

Difference = Literal["unknown", "older", "edited", "both"]
"""A text that today's file has not; one older than today's; one edited; and one that was edited in both."""


@dataclass(frozen=True)
class RevertedText:
    """A text that the file has in an older wording, though nobody edited it there; ``by`` is who wrote today's."""

    line: int
    english: str
    older: str
    text: str
    by: Version | None


def target_of(theirs: polib.POFile, every: Mapping[str, Sources], locales: Path = LOCALES) -> Path | None:
    """The PO file that ``theirs`` is a version of, by its language and its texts; None if there is none."""
    lang = theirs.metadata.get("Language", "").strip().replace("-", "_")
    keys = set(current(theirs))
    best = max(every, key=lambda domain: len(keys & set(every[domain])), default="")
    if lang not in TRANSLATIONS or not best or not keys & set(every[best]):
        return None
    path = po_path(lang, best, locales)
    return path if path.is_file() else None


def differences(
    theirs: polib.POFile, ours: polib.POFile, base: polib.POFile | None
) -> Iterator[tuple[Difference, polib.POEntry, polib.POEntry]]:
    """Each message of ``theirs`` that is another in ``ours``, with that one (itself, if there is none).

    Without a base every difference is an edit of a text that others may have edited too.
    """
    now, before = current(ours), current(base or ())
    for key, entry in current(theirs).items():
        old, mine = before.get(key), now.get(key)
        if mine is None:
            if texts_of(entry) and (old is None or _state(entry) != _state(old)):
                yield "unknown", entry, entry
        elif _state(entry) == _state(mine) or (
            old is not None and texts_of(entry) == texts_of(old) == texts_of(mine) and entry.fuzzy == old.fuzzy
        ):
            continue
        elif old is not None and _state(entry) == _state(old):
            yield "older", entry, mine
        elif not texts_of(mine) or (old is not None and _state(mine) == _state(old)):
            yield "edited", entry, mine
        else:
            yield "both", entry, mine


def reverted_texts(path: Path, ref: str, fix: bool = False) -> list[RevertedText]:
    """The texts of the PO file at ``path`` that are older than those of the commit ``ref``, though nobody edited them.

    With ``fix`` those of the commit are put back. None where the file was not in that commit.
    """
    history = History(path, ref)
    before = parsed(content := history.content(ref))
    now = path.read_bytes()
    if before is None or content == now:
        return []
    writing = Writing()
    file = writing.read(path) or polib.POFile()
    older = [
        (entry, mine)
        for kind, entry, mine in differences(file, before, parsed(history.nearest(now)))
        if kind == "older"
    ]
    texts = [reverted(entry, mine, history) for entry, mine in older]
    if fix:
        for entry, mine in older:
            give(entry, mine)
        writing.put(file, path)
        writing.commit()
    return texts


def reverted(entry: polib.POEntry, mine: polib.POEntry, history: History) -> RevertedText:
    """An older text of a file beside that of today."""
    return RevertedText(entry.linenum or 1, entry.msgid, joined(entry), joined(mine), author_of(mine, history))


def author_of(entry: polib.POEntry, history: History) -> Version | None:
    """Who wrote the translation of a message, if git knows."""
    longest = max(texts_of(entry), key=len, default="")
    return history.author_of(longest) if longest else None


def joined(entry: polib.POEntry) -> str:
    """The forms of a translation, to be shown in one line."""
    return " / ".join(texts_of(entry))


def give(entry: polib.POEntry, given: polib.POEntry) -> None:
    """Give ``entry`` the texts, the mark and the remarks of ``given``."""
    entry.msgstr, entry.msgstr_plural = given.msgstr, dict(given.msgstr_plural)
    entry.tcomment = given.tcomment
    mark(entry, given.fuzzy)
    if not given.fuzzy:
        entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None


def _state(entry: polib.POEntry) -> tuple[list[str], bool, str]:
    return texts_of(entry), entry.fuzzy, entry.tcomment


def parsed(content: bytes | None) -> polib.POFile | None:
    """A version from the history; None for one that no command could read today."""
    if content is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "version.po"
        path.write_bytes(content)
        try:
            return read_po(path)
        except WordsError:
            return None
