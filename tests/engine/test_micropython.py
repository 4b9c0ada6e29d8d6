"""The engine under MicroPython: its portable tests, and the same answers on the same vectors.

Once in the WebAssembly build that the site ships; once in a native ``micropython`` if there is one.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from engine.speaker import Speaker
from generator.checkers import bytecode, micropython
from generator.text.languages import LANGUAGES
from tests.command_answers import answered, spoken
from tests.engine.make_vectors import name_of, without_files
from tests.engine.make_vectors import paths as vectors
from tests.full import rest_in_full
from tests.made_up_game import GAME, QUESTIONS, MadeUpGame
from tests.node import ask_script
from tests.questions import CHECKERS, engine_facts
from tests.tools import find_micropython

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "tests/engine/portable")
SHIPPED = "engine/"
SPEAKER = "engine/speaker/"
PACKAGES = ("tests/__init__.py", "tests/engine/__init__.py")


def sources() -> dict[str, str]:
    """The Python files that MicroPython needs, by their path in the repository."""
    found = {path: (ROOT / path).read_text("utf-8") for path in PACKAGES}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            found[path.relative_to(ROOT).as_posix()] = path.read_text("utf-8")
    return found


def report(lines: list[str]) -> dict[str, int]:
    """The figures of a run: how many tests and vectors there were, and how many went wrong."""
    text = "\n".join(lines)
    tests = re.search(r"tests: (\d+) failed: (\d+)", text)
    vectors = re.search(r"vectors: (\d+) differing: (\d+)", text)
    assert tests, text
    assert vectors, text
    assert (tests[2], vectors[2]) == ("0", "0"), text
    return {"tests": int(tests[1]), "vectors": int(vectors[1])}


def expected(every: int = 1) -> dict[str, int]:
    """What a run of every so many of the vectors has to have run."""
    tests = sum(text.count("\ndef test_") for path, text in sources().items() if path.startswith(FOLDERS[1]))
    return {"tests": tests, "vectors": sum(len(lines_of(path)[::every]) for path in vectors())}


def lines_of(path: Path) -> list[str]:
    """The vectors of a file, one a line."""
    return path.read_text("utf-8").splitlines(keepends=True)


def test_each_module_is_python_that_it_understands() -> None:
    if not bytecode.is_available():
        pytest.skip("no mpy-cross of the version that the site ships")
    for path, text in sources().items():
        try:
            bytecode.compiled(text)
        except SyntaxError as fault:
            pytest.fail(f"{path}: {fault}")


INVENTORY = """
import {module}
print(json.dumps(["{module}", [name for name in dir({module}) if name[0] != "_"]]))
"""
TYPES = ["str", "bytes", "int", "float", "complex", "list", "tuple", "dict", "set", "frozenset"]


@pytest.mark.slow
def test_what_validate_takes_it_for_is_there() -> None:
    """Modules and their names, built-in names, and what values can do: no more and, of the last two, no less."""
    said = "".join(INVENTORY.format(module=module) for module in micropython.MODULES)
    values = f"print(json.dumps(['', [name for kind in ({', '.join(TYPES)}) for name in dir(kind)]]))"
    source = (
        f"import json\nimport builtins\n{INVENTORY.format(module='builtins')}{said}{values}\ndef main(paths): return 0"
    )
    packages = dict.fromkeys((*PACKAGES, "tests/engine/portable/__init__.py"), "")
    lines = ask_script(
        "micropython.mjs", {"files": {**packages, "tests/engine/portable/run.py": source}, "vectors": []}
    )
    found = dict(json.loads(line) for line in lines if line.startswith("["))
    for module, names in micropython.MODULES.items():
        assert names <= set(found[module]), module
    # What only makes classes, or only a prompt has, is nothing that rules use.
    assert set(found["builtins"]) - {"execfile"} == micropython.BUILTINS
    assert {name for name in found[""] if not name.startswith("__")} == micropython.METHODS


@pytest.mark.slow
@pytest.mark.parametrize("every", rest_in_full([4, 1], 2))
def test_the_build_that_the_site_ships(every: int, tmp_path: Path) -> None:
    game = MadeUpGame(tmp_path)
    made_up = {
        path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in tmp_path.glob("engine/**/*.py")
    }
    files = {
        f"{path[:-3]}.mpy" if path.startswith(SHIPPED) else path: bytecode.compiled(text).hex()
        if path.startswith(SHIPPED)
        else text
        for path, text in (sources() | made_up).items()
    }
    others = [line for lines in without_files().values() for line in lines]
    for checker in QUESTIONS:
        with game.asked(checker) as (questions, answered):
            files["facts.json"] = json.dumps(engine_facts() | {GAME: questions.facts})
            others += [
                json.dumps({"checker": f"{GAME}/{checker}", "request": json.dumps(request), "answer": answer})
                for request, answer in answered
            ]
    names = {f"vectors/{name_of(path)}.jsonl": path for path in vectors()}
    files |= {name: "".join(lines_of(path)[::every]) for name, path in names.items()}
    files |= {"vectors/others.jsonl": "\n".join(others)}
    lines = ask_script("micropython.mjs", {"files": files, "vectors": [*names, "vectors/others.jsonl"]})
    wanted = expected(every)
    assert report(lines) == {**wanted, "vectors": wanted["vectors"] + len(others)}
    assert "wrong: 0" in lines


@pytest.mark.slow
@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("pl", "zh_Hant").__contains__))
def test_answers_are_said_alike(lang: str) -> None:
    """Polish has forms and plurals, Chinese puts a space between its characters and others."""
    files = {
        f"{path[:-3]}.mpy": bytecode.compiled(text).hex()
        for path, text in sources().items()
        if path.startswith((SPEAKER, "engine/typing")) and not path.endswith("/lines.py")
    }
    here = []
    asked = []
    for checker in CHECKERS:
        words = spoken(lang).words(checker)
        asked.append({"words": words, "cases": answered(checker)})
        here.append([Speaker(words).answer(*case) for case in answered(checker)])
    there = ask_script("speak.mjs", {"files": files, "asked": asked})
    for checker, said, told in zip(CHECKERS, json.loads(json.dumps(here)), there, strict=True):
        assert said == told, checker


def test_a_native_micropython(tmp_path: Path) -> None:
    executable = find_micropython()
    if executable is None:
        pytest.skip(
            "no micropython on this machine (Debian 12 has no package of it); "
            "set FATHOM_MICROPYTHON to one. The same tests run in the WebAssembly build."
        )
    given = tmp_path / "facts.json"
    given.write_text(json.dumps(engine_facts()), "utf-8")
    run = subprocess.run(
        [executable, "-X", "heapsize=64M", "tests/engine/portable/run.py", str(given), *map(str, vectors())],
        cwd=ROOT,
        env={**os.environ, "MICROPYPATH": f"{ROOT}:.frozen"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert report(run.stdout.splitlines()) == expected(), run.stderr
    assert run.returncode == 0
