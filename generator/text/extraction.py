"""The texts that the templates and the Python code mark for translation."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, BinaryIO

from babel.messages.extract import extract as babel_extract
from jinja2.ext import babel_extract as jinja_extract

from generator.text.languages import ROOT
from generator.text.processes import can_fork, workers

TEMPLATE_FOLDERS = ("generator/templates", "docs/pages", "docs/overrides")
COMMANDS_FOLDER = "generator/cli"
_PYTHON_FOLDER = "generator"
_TEMPLATE_ENDINGS = (".j2", ".html")
_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "plural_forms": (1, 2), "pgettext": ((1, "c"), 2)}
_MARKED = re.compile(rb"\b(_|N_|ngettext|plural_forms|pgettext)\(")
_COMMENT_TAGS = ("Translators:",)
_JINJA_OPTIONS = {"trimmed": "true", "silent": "false"}

Extracted = list[tuple[int, Any, list[str], str | None]]
"""The texts of a file as Babel gives them: line, text or texts, comments, context."""

TextsOfFiles = dict[Path, Extracted]
"""The texts of each template and module, in their order."""


def texts_of_files(root: Path = ROOT) -> TextsOfFiles:
    """The texts of all files; half of the files are read in another process if this one has no threads to disturb.

    Raises TemplateSyntaxError or SyntaxError for a file that cannot be read.
    """
    paths = _files(root)
    with workers(2 if _can_share() else 1) as pool:
        if pool is None:
            return _of_each(paths)
        others = pool.submit(_of_each, paths[1::2])
        texts = _of_each(paths[::2]) | others.result()
    return {path: texts[path] for path in paths}


@contextmanager
def looked_for(root: Path = ROOT) -> Iterator[Callable[[], TextsOfFiles]]:
    """Look for the texts of all files beside what is done in this context; gives what waits for them.

    That raises what ``texts_of_files`` raises.
    """
    with workers(1 if not _can_share() else 2) as pool:
        if pool is None:
            yield cache(partial(texts_of_files, root))
        else:
            yield pool.submit(texts_of_files, root).result


def _can_share() -> bool:
    return can_fork() and threading.active_count() == 1


def _files(root: Path) -> list[Path]:
    """Templates and then modules that may have texts; taking these apart takes most of the time."""
    templates = [
        path
        for folder in TEMPLATE_FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.name.endswith(_TEMPLATE_ENDINGS)
    ]
    modules = sorted((root / _PYTHON_FOLDER).rglob("*.py"))
    return [*templates, *(path for path in modules if _MARKED.search(path.read_bytes()))]


def _of_each(paths: Sequence[Path]) -> TextsOfFiles:
    return {path: _of_file(path) for path in paths}


def _of_file(path: Path) -> Extracted:
    method: Any
    method, options = ("python", {}) if path.suffix == ".py" else (jinja_extract, _JINJA_OPTIONS)
    with path.open("rb") as file:
        handle: BinaryIO = file
        return list(
            babel_extract(
                method, handle, keywords=_KEYWORDS, comment_tags=_COMMENT_TAGS, options=options, strip_comment_tags=True
            )
        )
