"""The codes that rules give to a ruling: each is declared, in its group, with just the parameters that are given.

What stands in the source is seen here whatever is asked; a code that is worked out shows when a question leads to it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from catalog.document import file_name
from catalog.findings import Finding, did_you_mean, listed
from catalog.python_files import folder_of, tree_of

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions

SAYING = {"refuse": "reasons", "note": "notes", "leave_open": "open", "fix": "fixes"}
"""The group of the code that is given to a function of ``engine.ruling``."""
_OWN = ("fix", "readings")
"""What of these functions is no parameter of the code."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Codes that are not declared, and parameters that are missing or too many."""
    for file in sorted(folder_of(questions.opened.package).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(tree_of(source)) if "ruling" in source else ():
            if isinstance(node, ast.Call) and (group := _group(node)) and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield from _spoken(questions.types[group], group, file, node, code.value)


def _group(call: ast.Call) -> str | None:
    """The group of codes that a call gives one of; None for any other call."""
    called = call.func
    if isinstance(called, ast.Name):
        return SAYING[called.id] if called.id == "fix" else None
    if not isinstance(called, ast.Attribute) or called.attr == "fix":
        return None
    of = called.value
    owner = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
    return SAYING.get(called.attr) if owner == "ruling" else None


def _spoken(
    declared: Mapping[str, Mapping[str, str]], group: str, file: Path, call: ast.Call, code: str
) -> Iterator[Finding]:
    place = file_name(file), call.lineno
    if code not in declared:
        hint = did_you_mean(code, declared, f"declare it in {group.upper()} of the checker's codes")
        accepted = listed(declared, 40, code) or f"nothing: there are no {group}"
        yield Finding(
            *place, "", code, accepted, hint, f"no code '{code}' is declared in {group.upper()}", "unknown-code"
        )
        return
    given = _parameters(group, call)
    if given is None or sorted(given) == sorted(declared[code]):
        return
    missing, spare = sorted({*declared[code]} - {*given}), sorted({*given} - {*declared[code]})
    what = [f"{listed(missing)} missing"] if missing else []
    what += [f"{listed(spare)} not declared"] if spare else []
    hint = did_you_mean(spare[0], missing, "give just these") if spare else f"give {listed(missing)} too"
    accepted = listed(declared[code]) or "no parameters"
    message = f"the code '{code}' is given other parameters than it has: {', '.join(what)}"
    yield Finding(*place, "", listed(given) or "no parameters", accepted, hint, message, "other-parameters")


def _parameters(group: str, call: ast.Call) -> list[str] | None:
    """The names of the parameters that a call gives; None where that shows only when it is run."""
    if group == "fixes":
        params = call.args[1] if len(call.args) > 1 else None
        if not isinstance(params, ast.Dict):
            return None
        names = [key.value if isinstance(key, ast.Constant) else None for key in params.keys]
    else:
        names = [keyword.arg for keyword in call.keywords if keyword.arg not in _OWN]
    return [str(name) for name in names] if None not in names else None
