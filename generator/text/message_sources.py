"""Gathering every English text that wants a translation, from the catalogue, the templates and the Python code."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from babel.messages.extract import extract as babel_extract
from jinja2.ext import babel_extract as jinja_extract

from catalog import Catalog
from catalog.messages import CASES, CHECKER, READING, domains_of
from generator.text.languages import ROOT, LanguageInfo
from generator.text.po_files import Key
from generator.text.processes import can_fork, workers

SITE = "site"

_TEMPLATE_FOLDERS = ("generator/templates", "docs/pages", "docs/overrides")
_TEMPLATE_ENDINGS = (".j2", ".html")
_PYTHON_FOLDER = "generator"
_COMMANDS_FOLDER = "generator/cli"
_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "plural_forms": (1, 2), "pgettext": ((1, "c"), 2)}
_MARKED = re.compile(rb"\b(_|N_|ngettext|plural_forms|pgettext)\(")
_COMMENT_TAGS = ("Translators:",)
_JINJA_OPTIONS = {"trimmed": "true", "silent": "false"}


@dataclass(frozen=True)
class Origin:
    """One place a text comes from: the stable id of its entry (empty for templates and code), file and line."""

    ref: str
    file: str
    line: int


@dataclass
class Source:
    """An English text with everything a translator should know of it."""

    msgid: str
    plural: str | None = None
    context: str | None = None
    kinds: set[str] = field(default_factory=set)
    comments: list[str] = field(default_factory=list)
    origins: list[Origin] = field(default_factory=list)

    @property
    def key(self) -> Key:
        """What tells messages apart within a domain."""
        return (self.context, self.msgid)


Sources = dict[Key, Source]
"""The texts of a domain in their order."""


def all_domains(catalog: Catalog) -> tuple[str, ...]:
    """The PO domains in their order: those of the games, then the checkers' and the site's."""
    of_games = [domain for game in sorted(catalog.games) for domain in domains_of(game)]
    return (*of_games, CHECKER, SITE)


def sources(catalog: Catalog, root: Path = ROOT) -> dict[str, Sources]:
    """All texts by domain, in the order of the catalogue's files and then of templates and code.

    Every game has its domain and its glossary's; ``checker`` and ``site`` are there even if empty. Raises
    TemplateSyntaxError or SyntaxError for a template or module that cannot be read.
    """
    found: dict[str, Sources] = {domain: {} for domain in all_domains(catalog)}
    for message in catalog.messages():
        _add(
            found[message.domain], message.msgid, message.msgid_plural, message.context,
            Origin(message.ref, message.file, message.line), message.comment, message.kind,
        )  # fmt: skip
    places = [*_template_files(root, tuple(catalog.games)), *_modules(root)]
    paths = [path for _domain, path in places]
    for (domain, path), texts in zip(places, _of_files(paths), strict=True):
        about = "On the command line" if path.is_relative_to(root / _COMMANDS_FOLDER) else ""
        shown = path.relative_to(root).as_posix()
        for line, ids, comments, context in texts:
            one, plural = (ids[0], ids[1]) if isinstance(ids, tuple) else (ids, None)
            _add(found[domain], one, plural, context, Origin("", shown, line), " ".join(comments) or about, "text")
    return found


Found = list[tuple[int, Any, list[str], str | None]]
"""The texts of a file as Babel gives them: line, text or texts, comments, context."""


def _of_files(paths: Sequence[Path]) -> list[Found]:
    """The texts of each file; half of the files are read in another process if this one has no threads to disturb."""
    with workers(2 if can_fork() and threading.active_count() == 1 else 1) as pool:
        if pool is None:
            return _of_each(paths)
        others = pool.submit(_of_each, paths[1::2])
        own = _of_each(paths[::2])
        theirs = others.result()
    return [(own, theirs)[number % 2][number // 2] for number in range(len(paths))]


def _of_each(paths: Sequence[Path]) -> list[Found]:
    return [_of_file(path) for path in paths]


def _modules(root: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / _PYTHON_FOLDER).rglob("*.py")):
        if _MARKED.search(path.read_bytes()):  # looked at only so far, as taking modules apart takes most of the time
            yield SITE, path


def of_language(every: Mapping[str, Sources], info: LanguageInfo) -> dict[str, Sources]:
    """The texts that a language has: forms and readings of names are asked only of one whose names want them."""
    left_out = {kind for kind, wanted in ((CASES, info.forms), (READING, info.readings)) if not wanted}
    return {
        domain: {key: source for key, source in found.items() if not source.kinds <= left_out}
        for domain, found in every.items()
    }


def _template_files(root: Path, games: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    for folder in _TEMPLATE_FOLDERS:
        base = root / folder
        for path in sorted(path for path in base.rglob("*") if path.name.endswith(_TEMPLATE_ENDINGS)):
            yield template_domain(path.relative_to(base), games), path


def template_domain(path: Path, games: Iterable[str]) -> str:
    """The PO domain of a template, by its path below the template folder: a game's, ``checker`` or ``site``."""
    if path.parts[0] in games:
        return path.parts[0]
    return CHECKER if any(part.startswith("checker") for part in path.parts) else SITE


def _of_file(path: Path) -> Found:
    method: Any
    method, options = ("python", {}) if path.suffix == ".py" else (jinja_extract, _JINJA_OPTIONS)
    with path.open("rb") as file:
        handle: BinaryIO = file
        return list(
            babel_extract(
                method, handle, keywords=_KEYWORDS, comment_tags=_COMMENT_TAGS, options=options, strip_comment_tags=True
            )
        )


def _add(
    into: Sources, msgid: str, plural: str | None, context: str | None, origin: Origin, comment: str, kind: str
) -> None:
    source = into.setdefault((context, msgid), Source(msgid, plural, context))
    source.plural = source.plural or plural
    source.kinds.add(kind)
    if comment and comment not in source.comments:
        source.comments.append(comment)
    if origin not in source.origins:
        source.origins.append(origin)
