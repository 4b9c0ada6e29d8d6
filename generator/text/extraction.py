"""The texts that the templates and the Python code mark for translation."""

from __future__ import annotations

import ast
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from babel.messages.extract import extract as babel_extract
from babel.messages.extract import extract_python
from jinja2 import Environment
from jinja2.ext import babel_extract as jinja_extract
from jinja2.ext import extract_from_ast

from generator.text.languages import ROOT
from generator.text.processes import can_fork, workers

TEMPLATE_FOLDERS = ("generator/templates", "docs/pages", "docs/overrides")
COMMANDS_FOLDER = "generator/cli"
_PYTHON_FOLDER = "generator"
_TEMPLATE_ENDINGS = (".j2", ".html")
_COUNTED = (1, 2)
_KEYWORDS = {
    "_": None,
    "N_": None,
    "forms": _COUNTED,
    "ngettext": _COUNTED,
    "plural_forms": _COUNTED,
    "pgettext": ((1, "c"), 2),
}
_MARKED = re.compile(rb"\b(%s)\(" % "|".join(_KEYWORDS).encode())
_COMMENT_TAGS = ("Translators:",)

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
    return [path for path in (*templates, *modules) if _MARKED.search(path.read_bytes())]


def _of_each(paths: Sequence[Path]) -> TextsOfFiles:
    return {path: _of_file(path) for path in paths}


def _of_file(path: Path) -> Extracted:
    method: Any = _of_module if path.suffix == ".py" else _of_template
    with path.open("rb") as file:
        texts = babel_extract(method, file, _KEYWORDS, _COMMENT_TAGS, strip_comment_tags=True)
        return list(texts)


def _of_template(file: BinaryIO, keywords: Any, tags: Sequence[str], options: Any) -> Iterator[Any]:
    """The marked calls of a template. Most have no comments for translators, and need not be read for these as well."""
    source = file.read()
    if any(tag.encode() in source for tag in tags):
        yield from jinja_extract(BytesIO(source), keywords, tags, {"silent": "false"})
        return
    for line, function, texts in extract_from_ast(_environment().parse(source.decode()), keywords):
        yield line, function, texts, []


@cache
def _environment() -> Environment:
    return Environment(extensions=["jinja2.ext.i18n"])


def _of_module(file: BinaryIO, keywords: Any, tags: Sequence[str], options: Any) -> Iterator[Any]:
    """The marked calls of a module, found by Python's own parser, which is far quicker than Babel's look at tokens."""
    source = file.read()
    if any(tag.encode() + b" " in source for tag in tags):
        yield from extract_python(BytesIO(source), keywords, tags, {})
        return
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        name = getattr(node.func, "id", getattr(node.func, "attr", None))
        if name in keywords and node.args:
            texts = tuple(getattr(argument, "value", None) for argument in node.args)
            strings = tuple(text if isinstance(text, str) else None for text in texts)
            yield node.args[0].lineno, name, strings if len(strings) > 1 else strings[0], []
