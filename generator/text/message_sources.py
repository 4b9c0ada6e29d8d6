"""Gathering every English text that wants a translation, from the catalogue, the templates and the Python code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from catalog import Catalog
from catalog.messages import CASES, CHECKER, READING, SITE, domains_of
from generator.text.extraction import COMMANDS_FOLDER, TEMPLATE_FOLDERS, TextsOfFiles, texts_of_files
from generator.text.languages import ROOT, LanguageInfo
from generator.text.po_files import Key


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
    """The PO domains in their order: those of the games, then that of all checkers and the site's."""
    of_games = [domain for game in sorted(catalog.games) for domain in domains_of(game)]
    return (*of_games, CHECKER, SITE)


def sources(catalog: Catalog, root: Path = ROOT, extracted: TextsOfFiles | None = None) -> dict[str, Sources]:
    """All texts by domain, in the order of the catalogue's files and then of templates and code.

    Every game has domains of its own; they, ``checker`` and ``site`` are there even if empty. ``extracted`` are
    the texts of templates and code, where they were looked for already. Raises TemplateSyntaxError or SyntaxError for a
    template or module that cannot be read.
    """
    by_domain: dict[str, Sources] = {domain: {} for domain in all_domains(catalog)}
    for message in catalog.messages():
        _add(
            by_domain[message.domain],
            message.msgid,
            message.msgid_plural,
            message.context,
            Origin(message.ref, message.file, message.line),
            message.comment,
            message.kind,
        )
    games = tuple(catalog.games)
    for path, texts in (texts_of_files(root) if extracted is None else extracted).items():
        domain = _domain(path, games, root)
        about = "On the command line" if path.is_relative_to(root / COMMANDS_FOLDER) else ""
        shown = path.relative_to(root).as_posix()
        for line, ids, comments, context in texts:
            one, plural = (ids[0], ids[1]) if isinstance(ids, tuple) else (ids, None)
            _add(by_domain[domain], one, plural, context, Origin("", shown, line), " ".join(comments) or about, "text")
    return by_domain


def _domain(path: Path, games: Iterable[str], root: Path) -> str:
    """The PO domain of a template or module."""
    folder = next((root / name for name in TEMPLATE_FOLDERS if path.is_relative_to(root / name)), None)
    return SITE if folder is None or path.suffix == ".py" else template_domain(path.relative_to(folder), games)


def of_language(every: Mapping[str, Sources], info: LanguageInfo) -> dict[str, Sources]:
    """The texts that a language has: forms and readings of names are asked only of one whose names want them."""
    left_out = {kind for kind, wanted in ((CASES, info.forms), (READING, info.readings)) if not wanted}
    return {
        domain: {key: source for key, source in texts.items() if not source.kinds <= left_out}
        for domain, texts in every.items()
    }


def template_domain(path: Path, games: Iterable[str]) -> str:
    """The PO domain of a template, by its path below the template folder: a game's, ``checker`` or ``site``."""
    if path.parts[0] in games:
        return path.parts[0]
    return CHECKER if any(part.startswith("checker") for part in path.parts) else SITE


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
