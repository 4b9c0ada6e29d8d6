"""The folder of a site: which one may be written to, and how a new site takes the place of the old.

A site is made whole in a working folder beside its place and then exchanged for what is there. A build that fails
takes its working folder away; that of a build that was killed is taken away by the next one.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from generator.text.errors import BuildFailedError
from generator.text.languages import LOCALES, ROOT
from generator.text.lazy_text import _, lazy

MARK = ".fathom.json"
"""The file by which a site is known as one that Fathom made, and that lists its files."""

_LOCK = "building"
_NEW, _OLD = "site", "old"
_LEFT_BY_SYSTEMS = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
_MAX_LISTED = 3
_YOUNG = 60.0
"""Seconds in which a working folder without a lock may still be getting one."""


def check(target: Path, mark: str = MARK) -> None:
    """Raises BuildFailedError where a new site would take the place of anything but an old one.

    ``mark`` is the name of the file by which an old one is known.
    """
    protected = (
        (ROOT, _("the folder of Fathom itself")),
        (LOCALES, _("the folder of the translations")),
        (Path.cwd(), _("the folder that you are in")),
    )
    for folder, name in protected:
        if folder.resolve().is_relative_to(target):
            raise BuildFailedError(
                lazy(
                    _(
                        "{folder} is or contains {what}, and all that it holds would be replaced. Name another folder: "
                        "a new one, an empty one, or one that this command wrote before."
                    ),
                    folder=target,
                    what=lazy(name),
                )
            )
    there = next(place for place in (target, *target.parents) if place.exists())
    if not there.is_dir():
        raise BuildFailedError(lazy(_("{folder} is a file. Name a folder."), folder=there))
    if there != target:
        return
    contents = [path for path in target.iterdir() if path.name not in _LEFT_BY_SYSTEMS]
    if not contents:
        return
    if not (target / mark).is_file():
        raise BuildFailedError(
            lazy(
                _(
                    "{folder} holds files that this command did not write ({names}), and they would be deleted. Name "
                    "another folder: a new one, an empty one, or one that this command wrote before."
                ),
                folder=target,
                names=_names(contents, target),
            )
        )
    if foreign := _foreign(target, mark):
        raise BuildFailedError(
            lazy(
                _(
                    "{folder} holds files that were added since this command wrote it ({names}), and they would be "
                    "deleted. Move them elsewhere first, or name another folder."
                ),
                folder=target,
                names=_names(foreign, target),
            )
        )


def may_hold_a_site(target: Path) -> bool:
    """Whether a site may be written to ``target``; what stands elsewhere is nobody's to serve either."""
    try:
        check(target.resolve())
    except BuildFailedError:
        return False
    return True


def _names(paths: list[Path], target: Path) -> str:
    names = sorted(path.relative_to(target).as_posix() for path in paths)
    return ", ".join([*names[:_MAX_LISTED], *(["…"] if len(names) > _MAX_LISTED else [])])


def _foreign(target: Path, mark: str) -> list[Path]:
    """The files of a site that its build did not make: all of them, where its list of those that it made is lost."""
    try:
        own_files = set(json.loads((target / mark).read_text(encoding="utf-8"))["files"])
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        own_files = set()
    own_files.add(mark)
    names = (name for name in _below(target) if name not in own_files)
    return [target / name for name in names if Path(name).name not in _LEFT_BY_SYSTEMS]


def add(target: Path, names: Iterable[str], mark: str = MARK) -> None:
    """Have files that another command adds to a site count as those of its build, whose list keeps the others out.

    A site that has no such list needs none.
    """
    file = target / mark
    with suppress(OSError, ValueError, LookupError, TypeError):
        listed = json.loads(file.read_text(encoding="utf-8"))
        listed["files"] = sorted({*listed["files"], *names})
        file.write_text(json.dumps(listed), encoding="utf-8")


def files_below(folder: Path) -> list[str]:
    """The paths of all files below a folder."""
    return sorted(_below(folder))


def _below(folder: Path) -> Iterator[str]:
    """All that is no folder, links to folders included. (A site has thousands of files: ``Path.rglob`` takes long.)"""
    start = len(str(folder)) + 1
    for place, folders, names in os.walk(folder):
        for name in (*names, *(one for one in folders if os.path.islink(os.path.join(place, one)))):
            yield os.path.join(place, name)[start:].replace(os.sep, "/")


@contextmanager
def replaced(target: Path, mark: str = MARK) -> Iterator[Path]:
    """An empty folder that takes the place of ``target`` if all goes well; otherwise all stays as it was."""
    target.parent.mkdir(parents=True, exist_ok=True)
    sweep(target)
    folder = Path(tempfile.mkdtemp(prefix=_prefix(target), dir=target.parent))
    try:
        with (folder / _LOCK).open("w", encoding="utf-8") as lock:
            _hold(lock)
            new = folder / _NEW
            new.mkdir()
            yield new
            check(target, mark)  # once more: the build took a while
            _exchange(new, target, folder / _OLD)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sweep(target: Path) -> None:
    """Take away what builds of ``target`` left that were killed; a site that one had moved aside goes back."""
    for folder in target.parent.glob(f"{_prefix(target)}*"):
        if not _is_dead(folder):
            continue
        if (folder / _OLD).is_dir() and not target.exists():
            with suppress(OSError):
                (folder / _OLD).rename(target)
        shutil.rmtree(folder, ignore_errors=True)


def _prefix(target: Path) -> str:
    return f".{target.name}.fathom-build-"


def _hold(lock: IO[str]) -> bool:
    """Hold the lock as long as this process lives and the file is open; False if another process has it."""
    try:
        import fcntl
    except ImportError:  # no such locks on Windows
        return True
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not flock: processes that are forked would hold it too
    except OSError:
        return False
    return True


def _is_dead(folder: Path) -> bool:
    """Whether the build that made a working folder has ended."""
    with suppress(OSError):
        if not (folder / _LOCK).exists():
            return time.time() - folder.stat().st_mtime > _YOUNG
        if sys.platform == "win32":
            return time.time() - folder.stat().st_mtime > 24 * 60 * _YOUNG
        with (folder / _LOCK).open("r+", encoding="utf-8") as lock:
            return _hold(lock)
    return False


def _exchange(new: Path, target: Path, old: Path) -> None:
    """Put ``new`` in the place of ``target``: in one step where the system can, else with the old one at ``old``."""
    if not target.exists():
        new.rename(target)
    elif not _swap(new, target):
        target.rename(old)
        try:
            new.rename(target)
        except OSError:
            old.rename(target)
            raise


def _swap(one: Path, other: Path) -> bool:
    """Exchange two folders at once; False where the system or the file system has no call for it."""
    calls = {
        "linux": ("renameat2", (-100, os.fsencode(one), -100, os.fsencode(other), 2)),
        "darwin": ("renamex_np", (os.fsencode(one), os.fsencode(other), 2)),
    }
    if sys.platform not in calls:
        return False
    name, arguments = calls[sys.platform]
    try:
        return bool(getattr(ctypes.CDLL(None), name)(*arguments) == 0)
    except (OSError, AttributeError):
        return False
