"""``make picture``: the rooms, their lines and the arrows of their imports, as Mermaid in CONTRIBUTING.

Of the browser's rooms Deno says what their scripts import, at once or later, and which types they take.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
PACKAGES = ("catalog", "engine", "generator")
BROWSER = ROOT / "generator" / "browser"
INSIDE = "browser"
"""What the modules of the browser are called in: ``browser.kit.storage``."""

_PICTURE = re.compile(r"```mermaid\n(.*?)```\n", re.DOTALL)
_NODE = re.compile(r'^ *(\w+)\["[^ ]+ · (\d+) lines"\]$', re.MULTILINE)
_ARROW = re.compile(r"^ *(\w+) --> (\w+)$", re.MULTILINE)

BESIDES = {
    ("browser_engine", "engine"): "runs",
    ("browser_answers", "engine_speaker"): "draws what it says",
}
"""What no import tells: the worker of a page runs the engine, and pages draw the nodes that it says."""

Rooms = dict[str, int]
Arrows = set[tuple[str, str]]


def room_of(module: str) -> str:
    """The room of a module: a package, what says answers in the engine, or a folder of the generator or the browser.

    '' for none.
    """
    package, *inner = module.split(".")
    if package == INSIDE:
        return f"{INSIDE}_{inner[0]}"
    if module.startswith("engine.speaker"):
        return "engine_speaker"
    return package if package != "generator" else inner[0] if inner else ""


@cache
def floors() -> list[set[str]]:
    """The rooms of the browser, from the top floor down, as ``pyproject.toml`` has them."""
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["fathom"]["browser"]["layers"]
    return [{f"{INSIDE}.{room}" for room in layer.split(" | ")} for layer in layers]


@cache
def browser_graph() -> grimp.ImportGraph:
    """What the scripts of the browser import from each other. Raises CalledProcessError if Deno fails."""
    graph = grimp.ImportGraph()
    scripts = sorted(BROWSER.rglob("*.js"))
    for script in scripts:
        graph.add_module(_module(script))
    for script, imported in _imports(scripts):
        if imported.is_relative_to(BROWSER):
            graph.add_import(importer=_module(script), imported=_module(imported))
    return graph


def _module(script: Path) -> str:
    return ".".join([INSIDE, *script.relative_to(BROWSER).with_suffix("").parts])


def _imports(scripts: Iterable[Path]) -> set[tuple[Path, Path]]:
    """Which script imports which, at once, later, or for a type."""
    with tempfile.TemporaryDirectory() as folder:
        (entry := Path(folder) / "all.js").write_text("".join(f'import "{script.as_uri()}";\n' for script in scripts))
        command = [str(Path(sys.executable).with_name("deno")), "info", "--json", "--no-remote", str(entry)]
        said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    found = set()
    for module in json.loads(said)["modules"]:
        for imported in module.get("dependencies", ()):
            if (script := Path(module["local"])) != entry:
                file = (imported.get("code") or imported["type"])["specifier"]
                found.add((script, Path(file.removeprefix("file://"))))
    return found


def lines() -> Rooms:
    """How many lines each room has: of Python, or of scripts and style sheets."""
    counts: Counter[str] = Counter()
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            if room := room_of(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")):
                counts[room] += path.read_text(encoding="utf-8").count("\n")
    for path in sorted(BROWSER.glob("*/*.*")):
        counts[f"{INSIDE}_{path.parent.name}"] += path.read_text(encoding="utf-8").count("\n")
    return dict(counts)


def arrows() -> Arrows:
    """Which room imports which, for types and within functions too; not those that a longer way implies."""
    direct = {
        (room_of(module), room_of(imported))
        for graph in (grimp.build_graph(*PACKAGES, cache_dir=None), browser_graph())
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    }
    direct = {(above, below) for above, below in direct if above and below and above != below}

    def reached(above: str) -> set[str]:
        below = {end for start, end in direct if start == above}
        return below.union(*map(reached, below))

    return {
        (above, below)
        for above, below in direct
        if not any(below in reached(between) for start, between in direct if start == above)
    }


def drawn() -> str:
    """The picture as Mermaid, with lines to the nearest hundred."""
    boxes = [f'    {room}["{_name(room)} · {round(count, -2)} lines"]' for room, count in sorted(lines().items())]
    links = [f"    {above} --> {below}" for above, below in sorted(arrows())]
    links += [f"    {above} -. {what} .-> {below}" for (above, below), what in sorted(BESIDES.items())]
    return "\n".join(["graph TD", *boxes, *links, ""])


def _name(room: str) -> str:
    is_whole = room in PACKAGES or room.startswith((INSIDE, "engine_"))
    return f"{room.replace('_', '/')}/" if is_whole else f"generator/{room}/"


def shown() -> tuple[Rooms, Arrows]:
    """What the picture on the page says."""
    found = _PICTURE.search(PAGE.read_text(encoding="utf-8"))
    picture = found[1] if found else ""
    return {room: int(count) for room, count in _NODE.findall(picture)}, set(_ARROW.findall(picture))


def main() -> None:
    """Put today's picture in the place of the old one."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(_PICTURE.sub(f"```mermaid\n{drawn()}```\n", text), encoding="utf-8")


if __name__ == "__main__":
    main()
