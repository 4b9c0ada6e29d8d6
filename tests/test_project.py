"""What holds for the tree as a whole: one-way imports, small modules, vendored files, the lock file."""

from __future__ import annotations

import ast
import hashlib
import re
import subprocess
import sys
import tarfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.conftest import LONGEST, TOGETHER

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "docs" / "vendor"
EXAMPLE = "poker-squares"
"""The game that a guide shows, and that has to name it."""
OWN = ("catalog", "engine", "generator", "tests")
LIBRARIES_OF_CATALOG = {"rapidfuzz", "pydantic", "pydantic_core", "yaml", "annotated_types", "typing_extensions"}
LINES_OF_A_MODULE = 400
LINES_OF_A_TEST = 450


def _modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def _imported(path: Path) -> Iterator[tuple[str, int]]:
    """Give the top-level name and the line of every absolute import of a module, but for those it tries in vain."""
    tree = _parsed(path)
    tried = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Try) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in tried:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.partition(".")[0], node.lineno
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0], node.lineno


def test_imports_point_one_way_and_make_no_circle() -> None:
    """The contracts stand in pyproject.toml; imports for types only and those within functions count as well."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_needs_nothing_but_what_micropython_brings() -> None:
    brought = {"__future__", "engine", "json", "re", "heapq", "collections", "math", "sys"}
    wrong = [
        f"{_name(path)}:{line} imports {name}"
        for path in _modules("engine")
        for name, line in _imported(path)
        if name not in brought
    ]
    assert not wrong


LACKED_BY_MICROPYTHON = {
    "removeprefix",
    "removesuffix",
    "casefold",
    "title",
    "capitalize",
    "swapcase",
    "zfill",
    "ljust",
    "rjust",
    "expandtabs",
    "format_map",
    "maketrans",
    "translate",
    "isidentifier",
    "isascii",
    "isdecimal",
    "isnumeric",
    "isprintable",
    "bit_length",
    "bit_count",
    "is_integer",
}
"""Methods that CPython's strings and numbers have and those of MicroPython have not."""


def _not_in_micropython(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give line and kind of everything that MicroPython cannot parse or run, as far as the text alone tells it."""
    nodes = list(ast.walk(tree))
    fine = {id(argument) for node in nodes if isinstance(node, ast.Call) for argument in node.args}
    fine |= {id(part) for node in nodes if isinstance(node, ast.Assign | ast.For) for part in _targets(node)}
    for node in nodes:
        match node:
            case ast.Starred() if id(node) not in fine:
                yield node.lineno, "a star in a display"
            case ast.Dict(keys=keys) if None in keys:
                yield node.lineno, "** in a display"
            case ast.Match() | ast.TryStar():
                yield node.lineno, type(node).__name__
            case ast.Slice(step=ast.expr()):
                yield node.lineno, "a slice with a step"
            case ast.Attribute(attr=name) if name in LACKED_BY_MICROPYTHON:
                yield node.lineno, name
            case ast.Lambda(args=ast.arguments(posonlyargs=[_, *_])):
                yield node.lineno, "/ among parameters"
            case ast.FunctionDef(args=ast.arguments(posonlyargs=[_, *_])):
                yield node.lineno, "/ among parameters"
            case ast.ClassDef(keywords=[_, *_]):
                yield node.lineno, "a class with keywords"


def _targets(node: ast.Assign | ast.For) -> Iterator[ast.expr]:
    for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
        if isinstance(target, ast.Tuple | ast.List):
            yield from target.elts


def test_the_engine_uses_nothing_that_micropython_lacks() -> None:
    wrong = [
        f"{_name(path)}:{line} has {what}"
        for path in _modules("engine", "tests/engine/portable")
        for line, what in _not_in_micropython(_parsed(path))
    ]
    assert not wrong


@pytest.mark.parametrize(
    "code",
    [
        "[*a]",
        "(x, *b)",
        "{*a}",
        "{**a}",
        "x = *a, 1",
        "match a:\n  case 1: pass",
        "a[::-1]",
        "a[::2]",
        "a.removeprefix(b)",
        "def f(a, /): pass",
        "class A(B, metaclass=C): pass",
        "try:\n  pass\nexcept* A:\n  pass",
    ],
)
def test_what_micropython_lacks_is_seen(code: str) -> None:
    assert list(_not_in_micropython(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["f(*a, **b)", "a, *b = c", "for a, *b in c: pass", "(a := 1)", "a[1:]", "[a for a in b]", "f'{a}'"]
)
def test_what_micropython_has_is_let_be(code: str) -> None:
    assert not list(_not_in_micropython(ast.parse(code)))


def test_the_catalogue_needs_only_pydantic_and_yaml() -> None:
    wrong = [
        f"{_name(path)}:{line} imports {name}"
        for path in _modules("catalog")
        for name, line in _imported(path)
        if name not in LIBRARIES_OF_CATALOG | {"catalog"} and name not in sys.stdlib_module_names
    ]
    assert not wrong


def test_modules_are_small() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in _modules(*OWN)}
    most = {path: LINES_OF_A_TEST if _name(path).startswith("tests/") else LINES_OF_A_MODULE for path in lines}
    assert not {_name(path): count for path, count in lines.items() if count > most[path]}


@pytest.mark.parametrize("folder", ["engine", "generator", "catalog"])
def test_what_serves_every_game_names_none(folder: str) -> None:
    """Only a game's own folders and models know the game."""
    games = [path.name for path in (ROOT / "catalog" / "data").iterdir() if path.is_dir() and path.name != "common"]
    wrong = []
    for path in _modules(folder):
        parts = {*path.relative_to(ROOT).parts[:-1], path.stem}
        for game in games:
            if game.replace("-", "_") in parts or game in parts or (game, path.stem) == (EXAMPLE, "example_game"):
                continue
            tree = _parsed(path)
            wrong += [
                f"{_name(path)}:{line} names {game}"
                for line, text in _strings(tree)
                if re.search(rf"\b{re.escape(game)}\b", text, re.IGNORECASE)
            ]
            wrong += [
                f"{_name(path)}:{line} imports {game}"
                for line, module in _full_imports(tree)
                if game.replace("-", "_") in module.split(".")
            ]
    assert not wrong


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give line and text of the strings that a program acts on; prose with an example in it may name a game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value.strip():
            yield node.lineno, node.value


def _full_imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module


def _manifest() -> dict[str, Any]:
    manifest: dict[str, Any] = yaml.safe_load((VENDOR / "manifest.yaml").read_text(encoding="utf-8"))
    return manifest


def test_every_vendored_file_has_its_checksum() -> None:
    listed = {
        VENDOR / package / file: digest
        for package, entry in _manifest().items()
        for file, digest in entry["files"].items()
    }
    present = {path for path in VENDOR.glob("*/**/*") if path.is_file()}
    assert set(listed) <= present
    assert not {_name(path) for path in present - set(listed)}
    changed = {
        _name(path): hashlib.sha256(path.read_bytes()).hexdigest()
        for path, digest in listed.items()
        if hashlib.sha256(path.read_bytes()).hexdigest() != digest
    }
    assert not changed, "these differ from docs/vendor/manifest.yaml"


def test_every_vendored_package_has_its_version_and_licence() -> None:
    for package, entry in _manifest().items():
        assert str(entry.get("version", "")).strip(), f"{package}: version"
        assert str(entry.get("licence", "")).strip(), f"{package}: licence"
        texts = list((VENDOR / package).glob("LICENSE*"))
        assert texts, f"{package} has no LICENSE file"
        assert all(len(text.read_text(encoding="utf-8")) > 200 for text in texts), f"{package}: an empty LICENSE"


def _locked() -> list[Requirement]:
    """What the lock file lists; a package may be there in one version for each Python."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return [Requirement(line.rstrip("\\ ")) for line in text.splitlines() if re.match(r"[\w.-]+(\[[\w,-]+\])?==", line)]


def test_the_lock_file_fits_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*extras["site"], *(each for each in extras["dev"] if not each.startswith(f"{project['name']}["))]
    locked: defaultdict[str, list[str]] = defaultdict(list)
    for found in _locked():
        locked[canonicalize_name(found.name)] += [part.version for part in found.specifier]
    wrong = []
    for requirement in map(Requirement, wanted):
        versions = locked[canonicalize_name(requirement.name)]
        if not versions or not all(requirement.specifier.contains(version, prereleases=True) for version in versions):
            wrong.append(f"{requirement} is locked as {versions}: run `make lock`")
    assert not wrong


def test_the_lock_file_is_for_the_oldest_python_too() -> None:
    """Whatever is listed for every Python can be installed in the first one that the project takes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = min(part.version for part in SpecifierSet(project["requires-python"]))
    environment = {"python_version": oldest, "python_full_version": f"{oldest}.0"}
    wrong = []
    for found in _locked():
        with suppress(PackageNotFoundError):
            package = metadata(found.name)
            here = (found.marker is None or found.marker.evaluate(environment)) and package[
                "Version"
            ] in found.specifier
            if here and f"{oldest}.0" not in SpecifierSet(package["Requires-Python"] or ""):
                wrong.append(f"{found.name} needs Python {package['Requires-Python']}")
    assert not wrong, "run `make lock`"


def test_the_lock_file_holds_checksums_and_no_host() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash=)", text, re.MULTILINE)
    blocks = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(_locked())
    assert not [block.split()[0] for block in blocks if "--hash=sha256:" not in block]


def test_every_dependency_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    modules = {
        "chunspell": "hunspell",
        "mkdocs-material": "material",
        "pyyaml": "yaml",
        "quickjs-ng": "quickjs",
        "resvg-py": "resvg_py",
    }
    used = {name for path in _modules("catalog", "generator") for name, _ in _imported(path)}
    used.add("material")  # the theme, named in mkdocs.yml
    declared = {canonicalize_name(Requirement(text).name) for text in project["optional-dependencies"]["site"]}
    assert not {name for name in declared if modules.get(name, name) not in used}


@pytest.mark.slow
def test_the_source_distribution_holds_what_sites_are_built_from(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)], cwd=ROOT, check=True
    )
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        source = {name.partition("/")[2] for name in archive.getnames()}
    folders = ("docs", ".ci", "locales")
    files = (path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file())
    built_from = {_name(path) for path in files if path.suffix != ".pyc"}
    built_from |= {_name(path) for path in _modules("catalog", "engine", "generator")}
    assert not (built_from | {"Makefile", "fathom.py", "mkdocs.yml", "requirements.lock"}) - source


def test_the_files_that_come_first_or_stay_together_are_there() -> None:
    named = [*LONGEST, *(name for files in TOGETHER.values() for name in files)]
    assert [name for name in named if not (ROOT / "tests" / name).is_file()] == []
