"""Scripts that are always wanted together, each group as one file: a phone fetches one instead of a dozen.

A module becomes a function that gives what the module exports, so that no name of one is in the way of another's. What
is imported within a group is taken from there; all other scripts are led to the file of the group.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from posixpath import dirname, relpath

from generator.render.scripts import imported, imported_itself, source, target

_NAMED = r'(?P<names>\{[^}]*\}) from "(?P<path>\.[^"]+)";\n'
_IMPORT = re.compile(rf'^import (?:{_NAMED}|"(?P<alone>\.[^"]+)";\n)', re.MULTILINE)
_AGAIN = re.compile(rf"^export {_NAMED}", re.MULTILINE)
_PATH = re.compile(r'((?:^(?:import|export) [^;"]*|\bimport\()")(\.[^"]+)"', re.MULTILINE)
_EXPORTED = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) (?P<name>\w+))", re.MULTILINE)
_OWN_EXPORTS = re.compile(r"^export (?=const )", re.MULTILINE)
_CHANGING = re.compile(r"^export let (?P<name>\w+);\n", re.MULTILINE)


@cache
def groups() -> dict[str, tuple[str, ...]]:
    """By the address of a file the modules in it, each after those that it imports."""
    # The last one has a name that words have, too, and the pad takes it without what checkers and practice share.
    apart = {"js/kit/elements.js", "js/engine/engine.js", "js/kit/filled.js", "js/kit/players.js"}
    site = imported("js/shell/site.js")
    practised = imported("js/practice/practice.js")
    common = [path for path in imported("js/checker/checker.js") if path in practised and path not in {*apart, *site}]
    form = [path for path in imported("js/forms/form.js") if path not in {*apart, *site, *common}]
    position = [path for path in imported("js/answers/position.js") if path not in {*apart, *site, *common}]
    cards = [path for path in imported("js/cards/page.js") if path not in {*apart, *site}]
    pages = {
        page: (*(path for path in imported(page) if dirname(path) == dirname(page)), page)
        for page in ("js/checker/checker.js", "js/pad/pad.js", "js/practice/practice.js", "js/table/table.js")
    }
    whole: dict[str, Sequence[str]] = {
        "js/shell/site.js": (*site, "js/shell/site.js"),
        "js/answers/common.js": common,
        "js/forms/form.js": (*form, "js/forms/form.js"),
        "js/answers/position.js": (*position, "js/answers/position.js"),
        "js/asking/asking.js": tuple(f"js/asking/{name}.js" for name in ("asking", "inputs", "chips", "card")),
        "js/cards/browser.js": cards,
        **pages,
    }
    return {file: _in_order(modules) for file, modules in whole.items()}


def _in_order(modules: Sequence[str]) -> tuple[str, ...]:
    """Modules, each after those of them that it imports."""
    found: dict[str, None] = {}

    def take(module: str) -> None:
        for other in imported_itself(module):
            if other in modules and other not in found:
                take(other)
        found[module] = None

    for module in modules:
        if module not in found:
            take(module)
    return tuple(found)


@cache
def address(module: str) -> str:
    """Where a module stands below the root of the site: in the file of its group, or by itself."""
    return next((file for file, modules in groups().items() if module in modules), module)


def addresses(*modules: str) -> tuple[str, ...]:
    """The files that modules stand in, with all that those import from the start."""
    files = list(dict.fromkeys(address(module) for module in modules))
    for file in files:
        inside = groups().get(file, (file,))
        needed = (address(other) for module in inside for other in imported(module))
        files += [other for other in dict.fromkeys(needed) if other not in files]
    return tuple(files)


def published(file: str) -> str | None:
    """The text of a script as readers get it, comments and all; None for one that stands in the file of its group."""
    if file in groups():
        return _bundle(file, groups()[file])
    if address(file) != file:
        return None
    _check_imports(file)
    return _led(file, _text(file), file)


def _check_imports(module: str) -> None:
    """Raises ValueError where a module imports from a group a name that several of its modules export."""
    for match in _IMPORT.finditer(_text(module)):
        other = target(module, match["path"] or match["alone"])
        together = groups().get(address(other), (other,))
        for name in re.findall(r"\w+(?= as |,| \})", match["names"] or ""):
            owners = [one for one in together if name in _exports(_text(one))]
            if len(owners) > 1:
                where = ", ".join(owners)
                raise ValueError(f"{module} imports '{name}' from one of {where}: in one file it needs another name")


def _exports(text: str) -> list[str]:
    return [match["name"] for match in _EXPORTED.finditer(text)]


def _text(module: str) -> str:
    return source(module).read_text(encoding="utf-8")


def _led(module: str, text: str, file: str) -> str:
    """The text of a module with all paths to others as they are from a file."""

    return _PATH.sub(lambda match: f'{match[1]}{_between(file, address(target(module, match[2])))}"', text)


def _between(file: str, other: str) -> str:
    """The address of another file as a script imports it."""
    path = relpath(other, dirname(file))
    return path if path.startswith(".") else f"./{path}"


def standalone(module: str) -> str:
    """A module with all that it imports, as a script for an engine that loads no modules: its exports are globals."""
    return _OWN_EXPORTS.sub("", _bundle(module, _in_order((*imported(module), module))))


def with_rooms(module: str, rooms: Collection[str]) -> str:
    """A module with what it imports from rooms whose scripts are not published, as it stands at its address."""
    own = [other for other in imported(module) if other.split("/")[1] in rooms]
    return _bundle(module, _in_order((*own, module)))


def _bundle(file: str, modules: Sequence[str]) -> str:
    """Modules as one, as it stands in a file."""
    texts = {module: _text(module) for module in modules}
    parts = {module: f"part{number}" for number, module in enumerate(modules)}
    names = {module: _exports(text) for module, text in texts.items()}
    known = Counter(name for own in names.values() for name in own)
    heads: dict[str, dict[str, None]] = defaultdict(dict)
    lines = []
    for module, text in texts.items():

        def taken(match: re.Match[str], module: str = module) -> str:
            other = target(module, match["path"] or match["alone"])
            wanted = [one.strip() for one in (match["names"] or "{}")[1:-1].split(",") if one.strip()]
            if other not in parts:
                heads[_between(file, address(other))].update(dict.fromkeys(wanted))
                return ""
            # A name that changes stands around all modules, so each of them sees it.
            stable = [one.replace(" as ", ": ") for one in wanted if one in names[other] or " as " in one]
            return f"const {{ {', '.join(stable)} }} = {parts[other]};\n" if stable else ""

        changing = [match["name"] for match in _CHANGING.finditer(text)]
        again = [f"...{parts[target(module, match['path'])]}" for match in _AGAIN.finditer(text)]
        body = _EXPORTED.sub("", _CHANGING.sub("", _AGAIN.sub("", _IMPORT.sub(taken, text))))
        lines += [f"export let {name};\n" for name in changing]
        given = ", ".join([*names[module], *again])
        lines.append(f"const {parts[module]} = (() => {{\n{_led(module, body, file)}return {{ {given} }};\n}})();\n")
        alone = [name for name in names[module] if known[name] == 1]
        lines += [f"export const {{ {', '.join(alone)} }} = {parts[module]};\n"] if alone else []
    first = [f'import {{ {", ".join(names)} }} from "{path}";\n' for path, names in heads.items()]
    return "".join([*first, *lines])
