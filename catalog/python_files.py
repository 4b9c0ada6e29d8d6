"""Findings about a game's Python: at the line that says something, or at the one that failed."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import traceback
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType

from catalog.document import ROOT, file_name
from catalog.findings import Finding, did_you_mean, nearest, shown


def file_of(module: str) -> Path | None:
    """The file of a module, or that of its package's ``__init__``; None if there is none. Raises what importing may."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError as error:
        if not is_missing(error, module):
            raise
        return None
    return Path(spec.origin) if spec is not None and spec.origin else None


def folder_of(package: str) -> Path:
    """The folder of a package that is there."""
    return Path(str(importlib.import_module(package).__file__)).parent


def path_of(module: str) -> str:
    """Where a module that is not there would have to stand."""
    return f"{module.replace('.', '/')}.py"


@cache
def tree_of(source: str) -> ast.Module:
    """The tree of a module. Raises SyntaxError."""
    return ast.parse(source)


def is_missing(error: ImportError, module: str) -> bool:
    """Whether an import failed because that very module, or a package around it, is not there."""
    return isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")


def line_of(file: Path, words: Iterable[str]) -> int:
    """The line where a module says the last of some words in quotes, or assigns them, each looked for after the other.

    What cannot be found leaves the line at the one before it.
    """
    lines = file.read_text(encoding="utf-8").split("\n")
    place = 0
    for word in words:
        patterns = (f'"{word}"', f"'{word}'", f"{word} =", f"{word}:", f"def {word}(")
        place = next(
            (number for number in range(place, len(lines)) if any(text in lines[number] for text in patterns)), place
        )
    return place + 1


def code_finding(
    module: str, words: Iterable[str], message: str, *, given: object, accepted: str, hint: str, code: str
) -> Finding:
    """A finding about what a module says in some words."""
    file, line = path_of(module), 1
    if (path := file_of(module)) is not None:
        file, line = file_name(path), line_of(path, words)
    return Finding(file, line, "", shown(given), accepted, hint, message, code)


def failure(error: Exception, module: str, message: str, hint: str) -> Finding:
    """A finding about code that failed: at the innermost line of the game's own, or of the module that was run."""
    if isinstance(error, SyntaxError) and error.filename:
        place = file_name(Path(error.filename)), error.lineno or 1
    else:
        frames = [(Path(frame.filename), frame.lineno or 1) for frame in traceback.extract_tb(error.__traceback__)]
        # A game's own code stands two folders deep, whatever it is called: catalog/models/<game>, engine/<game>.
        package = "/".join(module.split(".")[: 3 if module.startswith("catalog.") else 2])
        own = [place for place in frames if f"/{package}" in place[0].as_posix()]
        place = (file_name(own[-1][0]), own[-1][1]) if own else (_place_of(module), 1)
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return Finding(*place, "", shown(text), "code that runs", hint, message, "broken-code")


def _place_of(module: str) -> str:
    try:
        path = file_of(module)
    except Exception:
        path = None
    return file_name(path) if path else path_of(module)


def imported(module: str, what: str, hint: str) -> ModuleType | Finding:
    """A module; or the finding that it is not there, with the nearest that is, or that it cannot be imported."""
    try:
        found = importlib.import_module(module)
        return found if found.__file__ else _missing(module, what, hint)
    except ModuleNotFoundError as error:
        if is_missing(error, module):
            return _missing(module, what, hint)
        return failure(error, module, f"{module} cannot be imported", _right_name(str(error.name)))
    except Exception as error:
        return failure(error, module, f"{module} cannot be imported", "correct the line")


def _right_name(module: str) -> str:
    """What to do about the import of a module that is not there."""
    package, _, name = module.rpartition(".")
    there = [path.stem for folder in _folders(package) for path in Path(folder).glob("[!_]*.py")] if package else []
    return did_you_mean(name, there, "write the right name of what it imports")


def _missing(module: str, what: str, hint: str) -> Finding:
    """A module that is not there. Python's names have no hyphens, so one that has some is most likely it."""
    package, _, name = module.rpartition(".")
    folders = [Path(place) for place in _folders(package)] or [ROOT / package.replace(".", "/")]
    inside = [path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir())]
    there = [path.stem for path in inside if path.name[0] not in "_." and (path.suffix == ".py" or path.is_dir())]
    folder = folders[0]
    near = nearest(name, [stem for stem in there if stem != name])
    if name in there:
        hint = f"the folder {name}/ needs a file __init__.py"
    elif near and near.replace("-", "_") == name:
        hint = f"rename '{near}' to '{name}': the names of Python's modules have no hyphens"
    elif near:
        hint = did_you_mean(name, there, hint)
    wanted, place = file_name(folder / name), file_name(folder)
    accepted, message = f"{wanted}.py or {wanted}/ with {what}", f"there is no module {module}"
    return Finding(place, 1, "", "nothing", accepted, hint, message, "no-module")


def _folders(package: str) -> list[str]:
    try:
        return list(importlib.import_module(package).__path__)
    except Exception:
        return []
