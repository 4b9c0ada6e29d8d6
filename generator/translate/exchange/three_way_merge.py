"""A PO file that comes back from an editor, merged three ways: what its translator edited goes in, and nothing else.

An editor saves the whole file. Texts that its translator never touched are as old as the file that was opened, and must
not take the place of what others have written since.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import polib

from generator.text.languages import LOCALES, TRANSLATIONS, po_path, shown_path
from generator.text.lazy_text import _, lazy
from generator.text.message_sources import Sources
from generator.text.po_files import WordsError, Writing, current, read_po, retry_if_changed
from generator.text.po_finding import PoFinding
from generator.translate.exchange.errors import ROW
from generator.translate.exchange.history import History, Version


@dataclass(frozen=True)
class RevertedText:
    """A text that the file has in an older wording, though nobody edited it there; ``by`` is who wrote today's."""

    line: int
    english: str
    older: str
    text: str
    by: Version | None


@dataclass
class Merged:
    """What a merge did, or would do: texts taken, texts of others that were kept, and what somebody must decide."""

    path: Path
    applied: list[str] = field(default_factory=list)
    older: list[RevertedText] = field(default_factory=list)
    findings: list[PoFinding] = field(default_factory=list)
    written: bool = False


def target_of(file: polib.POFile, domains: dict[str, Sources], locales: Path = LOCALES) -> Path | None:
    """The PO file that ``file`` is a version of, by its language and its texts; None if there is none."""
    lang = file.metadata.get("Language", "").strip().replace("-", "_")
    if lang not in TRANSLATIONS:
        return None
    keys = set(current(file))
    best = max(domains, key=lambda domain: len(keys & set(domains[domain])), default="")
    path = po_path(lang, best, locales) if best and keys & set(domains[best]) else None
    return path if path is not None and path.is_file() else None


def take_po(given: Path, path: Path, overwrite: bool = False, dry_run: bool = False) -> Merged:
    """Bring what was edited in the file ``given`` into the PO file at ``path``.

    Raises WordsError if one of them cannot be read, or if somebody keeps saving.
    """
    theirs, history = read_po(given), History(path)
    base = _parsed(history.nearest(given.read_bytes()))

    def put(writing: Writing) -> Merged:
        ours = writing.read(path) or polib.POFile()
        merged = merge(ours, theirs, base, path, shown_path(given), history, overwrite)
        merged.written = writing.put(ours, path) if merged.applied else False
        return merged

    return retry_if_changed(put, dry_run)


def reverted_texts(path: Path, ref: str, fix: bool = False) -> Merged | None:
    """What of the PO file at ``path`` goes back to a text older than that of the commit ``ref``.

    With ``fix`` the texts of ``ref`` are put back. None if the file was not in that commit, or is the same there.
    """
    history = History(path, ref)
    before = _parsed(content := history.content(ref))
    now = path.read_bytes()
    if before is None or content == now:
        return None
    base = _parsed(history.nearest(now))
    merged = merge(before, read_po(path), base, path, shown_path(path), history)
    if fix and merged.older:
        writing = Writing()
        file = writing.read(path) or polib.POFile()
        texts = current(before)
        lines = {one.line for one in merged.older}
        for entry in file:
            if entry.linenum in lines and not entry.obsolete:
                _put(entry, texts[entry.msgctxt, entry.msgid])
        merged.written = writing.put(file, path)
        writing.commit()
    return merged


def merge(
    ours: polib.POFile,
    theirs: polib.POFile,
    base: polib.POFile | None,
    path: Path,
    shown: str,
    history: History,
    overwrite: bool = False,
) -> Merged:
    """Put into ``ours`` what ``theirs`` has edited since ``base``; without a base every difference is an edit."""
    merged = Merged(path)
    now, before = current(ours), current(base or ())
    for key, entry in current(theirs).items():
        old, mine = before.get(key), now.get(key)
        if mine is None:
            if old is None or _state(entry) != _state(old):
                merged.findings += _unknown(shown, entry)
            continue
        if _state(entry) == _state(mine) or (
            old is not None and _texts(entry) == _texts(old) == _texts(mine) and entry.fuzzy == old.fuzzy
        ):
            continue
        if old is not None and _state(entry) == _state(old):
            by = history.author_of(max(_texts(mine), key=len, default="")) if any(_texts(mine)) else None
            merged.older.append(RevertedText(entry.linenum or 1, entry.msgid, _joined(entry), _joined(mine), by))
        elif overwrite or not any(_texts(mine)) or (old is not None and _state(mine) == _state(old)):
            _put(mine, entry)
            merged.applied.append(entry.msgid)
        else:
            merged.findings.append(_both_changed(shown, entry, mine, history))
    return merged


def _state(entry: polib.POEntry) -> tuple[tuple[str, ...], bool, str]:
    return _texts(entry), entry.fuzzy, entry.tcomment


def _texts(entry: polib.POEntry) -> tuple[str, ...]:
    if entry.msgid_plural:
        return tuple(text for _number, text in sorted(entry.msgstr_plural.items()))
    return (entry.msgstr,)


def _joined(entry: polib.POEntry) -> str:
    return " / ".join(_texts(entry))


def _put(entry: polib.POEntry, given: polib.POEntry) -> None:
    """Give ``entry`` the texts, the mark and the remarks of ``given``."""
    entry.msgstr, entry.msgstr_plural = given.msgstr, dict(given.msgstr_plural)
    entry.tcomment = given.tcomment
    entry.flags = [*(["fuzzy"] if given.fuzzy else []), *(flag for flag in entry.flags if flag != "fuzzy")]
    if not given.fuzzy:
        entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None


def _unknown(shown: str, entry: polib.POEntry) -> list[PoFinding]:
    if not any(_texts(entry)):
        return []
    return [
        PoFinding(
            shown,
            entry.linenum or 1,
            ROW,
            lazy(_("the English of this text changed or went away; the translation stays out")),
            lazy(_("a text that the program has")),
            lazy(_("look for the text as it is now, and put the translation in there")),
            text=_joined(entry),
        )
    ]


def _both_changed(shown: str, entry: polib.POEntry, mine: polib.POEntry, history: History) -> PoFinding:
    by = history.author_of(max(_texts(mine), key=len))
    who = lazy(_("by {author} on {date}"), author=by.author, date=by.date) if by else lazy(_("by somebody else"))
    return PoFinding(
        shown,
        entry.linenum or 1,
        ROW,
        lazy(_("this translation was changed {who} too, after the file was opened; theirs stays"), who=who),
        _joined(mine),
        lazy(_("compare the two; to take the text of this file, import with --overwrite")),
        text=_joined(entry),
    )


def _parsed(content: bytes | None) -> polib.POFile | None:
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
