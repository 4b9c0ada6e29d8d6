"""The engine of a game as the browser runs it: MicroPython understands each module, and has what it asks of Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from catalog.document import file_name
from catalog.findings import Finding, did_you_mean, listed
from catalog.python_files import folder_of, tree_of
from generator.checkers import bytecode
from generator.checkers.micropython import LACKING_BUILTINS, LACKING_METHODS, MODULES

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions

_LINE = re.compile(r"line (\d+)")
_AT_ONCE = 2
"""So many compilers run beside each other."""

NOT_THERE = "not-in-micropython"


class Compiled(NamedTuple):
    """A module that is being compiled, and what the compiler will have against it; None if it takes it."""

    file: Path
    source: str
    refusal: Future[str | None]


def compiling(questions: GameQuestions) -> list[Compiled]:
    """The modules of a game's engine on their way through the compiler, which needs no waiting for."""
    files = sorted(folder_of(questions.opened.package).rglob("*.py"))
    with_sources = [(file, file.read_text(encoding="utf-8")) for file in files]
    pool = ThreadPoolExecutor(_AT_ONCE)
    found = [Compiled(file, source, pool.submit(_refusal, source)) for file, source in with_sources]
    pool.shutdown(wait=False)
    return found


def faults(compiled: list[Compiled]) -> Iterator[Finding]:
    """What the browser could not run, or would stumble over, in the engine of a game."""
    modules = [_run(tree_of(one.source)) for one in compiled]
    own = frozenset(name for nodes in modules for node in nodes for name in _defined(node))
    for (file, source, refusal), nodes in zip(compiled, modules, strict=True):
        if (against := refusal.result()) is not None:
            yield _not_understood(file, source, against)
        yield from _Module(file, nodes, own).faults()


def _refusal(source: str) -> str | None:
    """What the compiler has against a module; None if it takes it, or where this machine has no compiler."""
    if not bytecode.is_available():
        return None
    try:
        bytecode.compiled(source)
    except SyntaxError as error:
        return str(error)
    return None


def _not_understood(file: Path, source: str, refusal: str) -> Finding:
    found = _LINE.search(refusal)
    line = int(found[1]) if found else 1
    given = source.split("\n")[line - 1].strip()
    hint = "write it in another way: for {**a, …} say a | {…}, for match a row of if"
    accepted = "Python that MicroPython understands: see “The engine returns data” in CONTRIBUTING.md"
    message = "the browser could not run this: MicroPython does not understand it"
    return Finding(file_name(file), line, "", given, accepted, hint, message, NOT_THERE)


class _Module:
    """A module that is looked through; ``own`` are the names that the game itself gives to something."""

    def __init__(self, file: Path, nodes: list[ast.AST], own: frozenset[str]) -> None:
        self.file = file
        self.nodes = nodes
        self.own = own
        self.modules: dict[str, str] = {}
        """The modules that names of this one stand for."""

    def faults(self) -> Iterator[Finding]:
        """What it asks for that is not there; what only annotations name is never looked up."""
        for node in self.nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield from self._imported(node)
        for node in self.nodes:
            if isinstance(node, ast.Attribute):
                yield from self._attribute(node)
            elif isinstance(node, ast.Name) and node.id in LACKING_BUILTINS and node.id not in self.own:
                yield self._finding(node, f"MicroPython has no '{node.id}'", node.id, "write it with what there is")

    def _imported(self, node: ast.Import | ast.ImportFrom) -> Iterator[Finding]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from self._module(node, alias.name)
                self.modules[alias.asname or alias.name] = alias.name
            return
        module = node.module or ""
        if node.level or module.partition(".")[0] == "engine":
            return  # What is not there fails wherever it is imported.
        faulty = [*self._module(node, module)]
        yield from faulty
        for alias in () if faulty else node.names:
            yield from self._name(node, module, alias.name)

    def _module(self, node: ast.stmt, module: str) -> Iterator[Finding]:
        if module not in MODULES and module.partition(".")[0] != "engine":
            message = f"the engine cannot import '{module}': it is none of the modules that MicroPython has everywhere"
            accepted = f"modules of engine/, and {listed(sorted(MODULES), 20)}"
            hint = did_you_mean(module, MODULES, "write what you need of it in a module of the game")
            if module == "typing":
                hint = "from engine.typing_compat import Any"
            elif module in ("dataclasses", "enum"):
                hint = "write a class with an __init__, or a namedtuple of collections"
            yield self._finding(node, message, module, hint, accepted)

    def _name(self, node: ast.stmt | ast.expr, module: str, name: str) -> Iterator[Finding]:
        if module in MODULES and name not in MODULES[module]:
            message = f"MicroPython has no '{name}' in '{module}'"
            names = MODULES[module]
            hint = did_you_mean(name, names, "write what you need of it in a module of the game")
            yield self._finding(node, message, f"{module}.{name}", hint, listed(sorted(names), 60))

    def _attribute(self, node: ast.Attribute) -> Iterator[Finding]:
        if isinstance(node.value, ast.Name) and (module := self.modules.get(node.value.id)):
            yield from self._name(node, module, node.attr)
        elif node.attr in LACKING_METHODS and node.attr not in self.own:
            message = f"in MicroPython nothing has a '{node.attr}'"
            yield self._finding(node, message, f".{node.attr}", "write it with what there is")

    def _finding(
        self, node: ast.stmt | ast.expr, message: str, given: str, hint: str, accepted: str = "what MicroPython has"
    ) -> Finding:
        return Finding(file_name(self.file), node.lineno, "", given, accepted, hint, message, NOT_THERE)


def _run(tree: ast.Module) -> list[ast.AST]:
    """What is run of a module; what stands below ``try`` with an ``except ImportError`` knows what may be missing."""
    found: list[ast.AST] = []
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        found.append(node)
        skipped = ("body",) if isinstance(node, ast.Try) and _is_careful(node) else ("annotation", "returns", "ctx")
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                left += [child for child in value if isinstance(child, ast.AST)] if name not in skipped else ()
            elif isinstance(value, ast.AST) and name not in skipped:
                left.append(value)
    return found


def _is_careful(node: ast.Try) -> bool:
    caught = [inner for handler in node.handlers for inner in ([handler.type] if handler.type else [])]
    return any(isinstance(one, ast.Name) and one.id == "ImportError" for one in caught)


def _defined(node: ast.AST) -> list[str]:
    """The names that a piece of a module gives: to what it defines, assigns or imports, parameters among them."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        return [node.id if isinstance(node, ast.Name) else node.attr]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).partition(".")[0]]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "namedtuple":
        texts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
        return [word for text in texts for word in str(text).replace(",", " ").split()]
    return []
