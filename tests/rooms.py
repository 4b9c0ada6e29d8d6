"""``make picture``: the rooms, their lines and the arrows of their imports, as Mermaid in CONTRIBUTING."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
PACKAGES = ("catalog", "engine", "generator")

_PICTURE = re.compile(r"```mermaid\n(.*?)```\n", re.DOTALL)
_NODE = re.compile(r'^ *(\w+)\["[^ ]+ · (\d+) lines"\]$', re.MULTILINE)
_ARROW = re.compile(r"^ *(\w+) --> (\w+)$", re.MULTILINE)

Rooms = dict[str, int]
Arrows = set[tuple[str, str]]


def room_of(module: str) -> str:
    """The room that a module stands in: a folder of the generator, or one of the packages; '' for none."""
    package, *inner = module.split(".")
    return package if package != "generator" else inner[0] if inner else ""


def lines() -> Rooms:
    """How many lines of Python each room has."""
    counts: Counter[str] = Counter()
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            if room := room_of(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")):
                counts[room] += path.read_text(encoding="utf-8").count("\n")
    return dict(counts)


def arrows() -> Arrows:
    """Which room imports which, for types and within functions too; not those that a longer way implies."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    direct = {
        (room_of(module), room_of(imported))
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
    names = {room: f"{room}/" if room in PACKAGES else f"generator/{room}/" for room in lines()}
    boxes = [f'    {room}["{names[room]} · {round(count, -2)} lines"]' for room, count in sorted(lines().items())]
    links = [f"    {above} --> {below}" for above, below in sorted(arrows())]
    return "\n".join(["graph TD", *boxes, *links, ""])


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
