"""Reading one YAML file into plain data, with the line of every key and list item.

Only the plain part of YAML is taken: mappings, lists, texts, whole and decimal numbers, true, false and null.
Whatever YAML would quietly turn into something else (``no``, ``1:30``, ``2014-01-01``, anchors, tags) is a finding.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

import yaml
from yaml.reader import Reader

from catalog.findings import Finding, shown

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # PyYAML was built without libyaml
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

Path = Sequence[str | int]
"""The keys and indexes that lead to a value within a file or an entry."""

MAX_DEPTH = 40
"""How deep mappings and lists may be nested."""

ROOT = FilePath(__file__).resolve().parent.parent
"""The folder that the names of files in findings and origins are relative to."""

_FAULTS = {
    "no-folder": ("there is no such folder", "a folder with a folder for each game", "check the path"),
    "unread-file": ("a file that nobody reads", "{known}", "{hint}"),
    "file-missing": ("the file is missing", "the file {name} with {what}", "write the file"),
    "wrong-form": ("the file has the wrong form", "{accepted}", "write the file as {accepted}"),
    "file-unreadable": ("cannot be read: {why}", "a file that can be read", "check the file's name and rights"),
    "not-utf-8": ("the file is not UTF-8", "text in UTF-8", "save the file again with the encoding UTF-8"),
    "control-character": ("a control character", "letters, signs and line ends", "take the character out"),
    "file-empty": ("the file is empty", "at least one entry", "fill the file or take it away"),
    "tab": ("a tab where YAML takes only spaces", "spaces", "put spaces for the tab"),
    "not-yaml": (
        "not YAML: {why}",
        "YAML: 'key: value' lines and '- item' lists, indented alike",
        "look for a missing colon, quote or bracket here or on the line before; "
        "put a text that holds ': ' or ' #', or starts with a sign, in quotes",
    ),
    "too-deep": ("nested too deeply", "an entry as its model describes it", "take the extra levels away"),
    "alias": ("anchors and aliases are not used here", "the value itself", "write the value out again"),
    "key-type": ("this cannot be a key", "a plain word as key", "put the key in quotes"),
    "duplicate-key": (
        "a key that was given before",
        "each key once",
        "keep one of the two (the other is on line {line})",
    ),
    "number-length": (
        "this number is too long",
        "a number of at most {digits} digits",
        "write a smaller number, or put it in quotes if it is a text",
    ),
    "ambiguous": (
        "YAML would turn this into something else",
        "a text in quotes, a plain number, true, false or null",
        "put it in quotes: '{text}'",
    ),
}
"""What can be wrong with a file whatever it is about: the message, what is accepted and how to fix it, by code."""

_TOO_DEEP = f"more than {MAX_DEPTH} levels"

_TAG = "tag:yaml.org,2002:"
_DIGITS = 15
"""How long a number may be: every one of these is exact wherever it is read."""

_STACKED = re.compile(r"(?:[-?:][ \t]+){50}")
_BRACKETS = 1000
"""So many brackets, or marks one after the other, may nest deeper than libyaml bears: it calls itself for each."""

_INTEGER = re.compile(r"^[-+]?(0|[1-9][0-9]*)$")
_DECIMAL = re.compile(r"^[-+]?[0-9]+\.[0-9]+$")


@dataclass
class Place:
    """Where a value stands: its line, and the places of what it holds, by key or index."""

    line: int
    inside: dict[str | int, Place] = field(default_factory=dict)


@dataclass
class Document:
    """A file's data, the places of it, and what was wrong with the YAML itself."""

    file: str
    data: Any = None
    place: Place = field(default_factory=lambda: Place(1))
    findings: list[Finding] = field(default_factory=list)
    readable: bool = True

    def line(self, path: Path = ()) -> int:
        """The line of the key or item at ``path``, or of the nearest thing around it that exists.

        A list may stand for an object that has it under a key: then that key is in the path, and not in the file.
        """
        place = self.place
        for part in path:
            if part in place.inside:
                place = place.inside[part]
            elif not (isinstance(part, str) and 0 in place.inside):
                break
        return place.line


def read(path: FilePath) -> Document:
    """Read the YAML file at ``path``. Never raises for bad content; the findings are in the document."""
    document = Document(file_name(path))
    try:
        raw = path.read_bytes()
    except OSError as error:
        return _unreadable(document, 1, "", "file-unreadable", why=error.strerror)
    if (sound := _sound(raw)) is not None:
        document.data, document.place = sound
        return document
    return _parsed(document, raw)


@lru_cache(maxsize=256)
def _sound(raw: bytes) -> tuple[Any, Place] | None:
    """The data and places of a file without findings; kept, as most files are the same when all are read again."""
    document = _parsed(Document(""), raw)
    return None if document.findings else (document.data, document.place)


def _parsed(document: Document, raw: bytes) -> Document:
    """Fill ``document`` with what the bytes of its file say."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return _unreadable(document, line, f"byte 0x{raw[error.start]:02x}", "not-utf-8")
    if forbidden := Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, forbidden.start()) + 1
        return _unreadable(document, line, f"character 0x{ord(forbidden.group()):02x}", "control-character")
    loader = Loader(text)
    try:
        if line := _line_too_deep(text):
            return _unreadable(document, line, _TOO_DEEP, "too-deep")
        node = loader.get_single_node()
    except yaml.YAMLError as error:
        return _broken(document, text, error)
    finally:
        loader.dispose()
    if node is None:
        return _unreadable(document, 1, "nothing", "file-empty")
    document.data = _Reader(document).value(node, document.place, ())
    return document


def _line_too_deep(text: str) -> int:
    """The line where a file that might end the program nests too deeply; 0 for all others. Raises yaml.YAMLError."""
    if text.count("[") + text.count("{") < _BRACKETS and not _STACKED.search(text):
        return 0
    depth = 0
    for event in yaml.parse(text, Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_DEPTH and event.start_mark is not None:
            return event.start_mark.line + 1
    return 0


def _unreadable(document: Document, at: int, given: str, code: str, **filled: object) -> Document:
    document.readable = False
    document.findings.append(fault(document.file, at, given, code, "", **filled))
    return document


def fault(file: str, at: int, given: str, code: str, field: str = "", **filled: object) -> Finding:
    """One of the faults that files may have, in the line ``at``; ``filled`` completes its sentences."""
    message, accepted, hint = (text.format(**filled) for text in _FAULTS[code])
    return Finding(file, at, field, given, accepted, hint, message, code)


def _broken(document: Document, text: str, error: yaml.YAMLError) -> Document:
    """The finding for a file that is no YAML, with the likeliest cause named first."""
    lines = text.split("\n")
    mark = getattr(error, "problem_mark", None)
    number = min(mark.line + 1, len(lines)) if mark is not None else 1
    problem = str(getattr(error, "problem", None) or "it cannot be read")
    given = lines[number - 1]
    indent = given[: len(given) - len(given.lstrip())]
    if "\t" in indent or "\\t" in problem:
        return _unreadable(document, number, shown(given.replace("\t", "⇥")), "tab")
    return _unreadable(document, number, shown(given), "not-yaml", why=problem)


class _Reader:
    """Turns the nodes of one file into plain data."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.seen: set[int] = set()

    def value(self, node: yaml.Node, place: Place, path: tuple[str | int, ...]) -> Any:
        """The plain data of ``node``; fills ``place`` with what it holds."""
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node, place.line, path)
        if id(node) in self.seen:
            return self.refuse(place.line, path, "an alias (*name)", "alias")
        self.seen.add(id(node))
        if len(path) > MAX_DEPTH:
            return self.refuse(place.line, path, _TOO_DEEP, "too-deep")
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, place, path)
        items = []
        for index, item in enumerate(node.value):
            place.inside[index] = Place(item.start_mark.line + 1)
            items.append(self.value(item, place.inside[index], (*path, index)))
        return items

    def mapping(self, node: yaml.MappingNode, place: Place, path: tuple[str | int, ...]) -> dict[str | int, Any]:
        """A mapping whose keys are texts or whole numbers, each of them once."""
        values: dict[str | int, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = self.scalar(key_node, line, path) if isinstance(key_node, yaml.ScalarNode) else None
            if isinstance(key, bool) or not isinstance(key, str | int):
                scalar = isinstance(key_node, yaml.ScalarNode)
                self.refuse(line, path, shown(key_node.value) if scalar else "a list or mapping", "key-type")
                continue
            if key in values:
                self.refuse(line, (*path, key), f"'{key}' again", "duplicate-key", line=place.inside[key].line)
                continue
            place.inside[key] = Place(line)
            values[key] = self.value(value_node, place.inside[key], (*path, key))
        return values

    def scalar(self, node: yaml.ScalarNode, line: int, path: tuple[str | int, ...]) -> Any:
        """A text, number, truth value or null, provided that YAML and a reader see the same in it."""
        text = str(node.value)
        match node.tag.removeprefix(_TAG):
            case "str":
                return text
            case "null":
                return None
            case "bool" if text in ("true", "false"):
                return text == "true"
            case "int" | "float" if len(text) > _DIGITS and (_INTEGER.match(text) or _DECIMAL.match(text)):
                self.refuse(line, path, shown(text), "number-length", digits=_DIGITS)
                return 0
            case "int" if _INTEGER.match(text):
                return int(text)
            case "float" if _DECIMAL.match(text):
                return float(text)
        self.refuse(line, path, shown(text), "ambiguous", text=text)
        return text

    def refuse(self, at: int, path: tuple[str | int, ...], given: str, code: str, **filled: object) -> None:
        """Record a finding at ``path``, in the line ``at``."""
        self.document.findings.append(fault(self.document.file, at, given, code, field_name(path), **filled))


def file_name(path: FilePath) -> str:
    """How findings and origins call a file: relative to the program's folder, if it lies there."""
    absolute = path.resolve()
    return absolute.relative_to(ROOT).as_posix() if absolute.is_relative_to(ROOT) else path.as_posix()


def field_name(path: Path) -> str:
    """A path of keys and indexes as people write it: ``cost.races``, ``sources[2]``."""
    name = ""
    for part in path:
        name += f"[{part}]" if isinstance(part, int) else f".{part}" if name else part
    return name
