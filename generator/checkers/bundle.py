"""What the browser needs to answer: for each checker the engine's files and the facts, in one JSON.

The files are those that CPython runs, compiled for MicroPython, and of them only those that the checker imports.
Equal sources make equal bundles, and the mark that bundles and pages carry tells a page whether it has the engine that
it was made for.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catalog.python_files import tree_of
from engine import codes
from generator.checkers import bytecode
from generator.render import exercises, game_checkers
from generator.text.languages import ROOT

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog

KINDS = "engine/kinds"
"""Where the modules of the kinds of input stand."""

SPEAKER = "engine.speaker"
"""What says answers; its blocks are modules that layouts name."""

LISTENER = "engine.listener"
"""What understands questions in plain words."""

PROOFREADER = "engine/proofreader"
"""Where the modules stand that read translations."""

TRANSLATE = "engine/translate.json"
"""Where their bundle stands below the root of the site."""

DIGITS = 16
"""How many hexadecimal digits of its checksum identify an engine."""


def path_of(game: str, checker: str) -> str:
    """Where a checker's bundle stands below the root of the site."""
    return f"engine/{game}/{checker}.json"


_LETTERS = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA1, 0x200)) if chr(code) not in '"\\\xad'][:256]
"""The characters that stand for bytes, those first that are one byte each as JSON in UTF-8."""

PRACTICE = "practice"
"""The name of the bundle with all that a game's questions to practise with run."""

ASKING = "asking"
"""The name of the bundle with all that questions in plain words run: all checkers of the game, and what understands."""


def bundle(game: GameCatalog, *checkers: str, more: Sequence[str] = ()) -> dict[str, Any]:
    """The files of the engine that checkers run, and ``more`` modules, by path; the game's facts; the engine's mark.

    In bytecode a character stands for each byte: the ``bytes`` are in the order of these characters. A text in which
    frequent bytes are one byte each is the shortest that a server makes of bytes within JSON.
    """
    sources = modules(game, *checkers, more=more)
    return packed({"build": mark(game), "game": game.id, "files": sources, "facts": game_checkers.of_game(game).facts})


def packed(data: dict[str, Any]) -> dict[str, Any]:
    """A bundle with its files in bytecode, where this machine can make it."""
    sources = data["files"]
    if not bytecode.is_available():
        return data
    files = {path.removesuffix(".py") + bytecode.ENDING: bytecode.compiled(source) for path, source in sources.items()}
    counted = Counter(byte for content in files.values() for byte in content)
    order = sorted(range(256), key=lambda byte: (-counted[byte], byte))
    letters = {byte: _LETTERS[place] for place, byte in enumerate(order)}
    texts = {path: "".join(letters[byte] for byte in content) for path, content in files.items()}
    return {**data, "files": texts, "bytes": "".join(letters[byte] for byte in range(256))}


def practice_bundle(game: GameCatalog) -> dict[str, Any]:
    """The same for a game's questions to practise with, and all checkers that answer them."""
    found = exercises.of_game(game)
    names = dict.fromkeys(one.checker.partition("/")[2] for one in found)
    package = f"engine.{_package(game)}.practice"
    more = ["engine.practice", package, *(one.module for one in found), f"{SPEAKER}.practice"]
    return bundle(game, *names, more=more)


def is_asked(game: GameCatalog) -> bool:
    """Whether readers may ask about a game in plain words: it has checkers, and is among those that pages lead to."""
    return not game.game.unlisted and bool(game_checkers.of_game(game).questions)


def asking_bundle(game: GameCatalog) -> dict[str, Any]:
    """The same for all questions that a game's checkers answer, and what understands them in plain words."""
    names = [question.name for question in game_checkers.of_game(game).questions]
    return bundle(game, *names, more=[LISTENER, f"{SPEAKER}.asked"])


def proofreading_bundle() -> dict[str, Any]:
    """What reads translations, in the place of the engine; the page gives it the facts, those of its language."""
    return packed({"build": _mark_of(proofreading_sources()), "files": proofreading_sources()})


def proofreading_mark() -> str:
    """The same as mark for what reads translations."""
    return _mark_of(proofreading_sources())


@cache
def proofreading_sources() -> dict[str, str]:
    """Its sources: the package itself, and of others the modules that it imports."""
    files = [*(ROOT / PROOFREADER).glob("*.py"), ROOT / "engine/typing_compat.py", ROOT / "engine/listener/folding.py"]
    sources = {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in sorted(files)}
    alone = sources.pop(f"{PROOFREADER}/alone.py")
    return {**sources, "engine/__init__.py": alone, "engine/listener/__init__.py": ""}


def modules(game: GameCatalog, *checkers: str, more: Sequence[str] = ()) -> dict[str, str]:
    """The sources of the modules that checkers run, by path."""
    every = _sources(game)
    return {path: _as_run(path, every[path]) for path in _run_by(game, checkers, more, every)}


def _as_run(path: str, source: str) -> str:
    """A source without what only forms, schemas, pages and the command line read, and have read already."""
    if "/codes/" in path:
        return _codes_as_run(path, source)
    return _without(source, frozenset(("help", "part", "schema"))) if path.startswith(f"{KINDS}/") else source


def _codes_as_run(path: str, source: str) -> str:
    """A module of codes with what is made of them, their rules and choices, in place of their declarations."""
    module = import_module(path.removesuffix("/__init__.py").removesuffix(".py").replace("/", "."))
    made = {name: getattr(module, name) for name in ("RULES", "CHOICES") if hasattr(module, name)}
    without = {*made, *vars(codes), *(group.upper() for group in game_checkers.GROUPS)}
    for node in ast.parse(source).body:
        if without & {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}:
            without |= _defined(node)
    return _without(source, frozenset(without)) + "".join(f"{name} = {value!r}\n" for name, value in made.items())


@cache
def _without(source: str, names: frozenset[str]) -> str:
    """A source without what it defines by these names."""
    lines = source.splitlines(keepends=True)
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt) and names & _defined(node)]
    for node in sorted(found, key=lambda node: -node.lineno):
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        del lines[first - 1 : node.end_lineno]
    return "".join(lines)


def _defined(node: ast.stmt) -> set[str]:
    """The names that a statement gives to something."""
    if isinstance(node, ast.FunctionDef):
        return {node.name}
    if isinstance(node, ast.ImportFrom):
        return {alias.name for alias in node.names}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def mark(game: GameCatalog) -> str:
    """What tells this engine with these facts, and for this runtime, from any other."""
    return _mark_of(_sources(game), game_checkers.of_game(game).facts)


def _mark_of(*given: Any) -> str:
    runtime = bytecode.runtime() if bytecode.is_available() else ""
    text = json.dumps([runtime, *given], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _sources(game: GameCatalog) -> dict[str, str]:
    files = [*(ROOT / "engine").glob("*.py"), *(ROOT / KINDS).glob("*.py"), *(ROOT / "engine/speaker").rglob("*.py")]
    files += (ROOT / "engine/listener").glob("*.py")
    files += (ROOT / "engine" / _package(game)).rglob("*.py")
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def _package(game: GameCatalog) -> str:
    return game.id.replace("-", "_")


def _run_by(game: GameCatalog, checkers: Sequence[str], more: Sequence[str], sources: dict[str, str]) -> list[str]:
    """The files that are read when checkers answer: their modules, the game's package, what says the blocks of their
    answers, and all that these import; and ``more`` modules."""
    questions = [game_checkers.of_game(game).find(checker) for checker in checkers]
    blocks = {block for question in questions for block in question.blocks}
    wanted = [f"engine.{_package(game)}", *more]
    wanted += [SPEAKER, *(f"{SPEAKER}.blocks.{block}" for block in blocks)]
    if game.pad and any(question.name == game.pad.checker for question in questions):
        wanted.append(f"{SPEAKER}.score")
    wanted += [question.checker.module for question in questions]
    modules: set[str] = set()
    while wanted:
        *folders, last = wanted.pop().split(".")
        inits = ["/".join([*folders[: depth + 1], "__init__.py"]) for depth in range(len(folders))]
        for path in (*inits, "/".join([*folders, f"{last}.py"]), "/".join([*folders, last, "__init__.py"])):
            if path in sources and path not in modules:
                modules.add(path)
                wanted += imports(_as_run(path, sources[path]))
    return sorted(modules)


@cache
def imports(source: str) -> tuple[str, ...]:
    """What a module imports: modules, and names that may be modules."""
    names: list[str] = []
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Import):
            names += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
    return tuple(names)


def write_proofreading(site_dir: Path) -> None:
    """Write what reads translations below the root of the site; only translators' pages load it."""
    _write(site_dir / TRANSLATE, proofreading_bundle())


def write(catalog: Catalog, site_dir: Path) -> None:
    """Write the bundles below the root of the site."""
    for game in catalog.games.values():
        for question in game_checkers.of_game(game).questions:
            _write(site_dir / path_of(game.id, question.name), bundle(game, question.name))
        if is_asked(game):
            _write(site_dir / path_of(game.id, ASKING), asking_bundle(game))
        if game.practice:
            _write(site_dir / path_of(game.id, PRACTICE), practice_bundle(game))


def _write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
