"""The engine under MicroPython: its portable tests, and the same answers on the same vectors.

Once in the WebAssembly build that the site ships, in Chromium; once in a native ``micropython`` if there is one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from generator.checkers import bytecode
from tests.engine.abyss.reference_rules import facts
from tests.engine.make_vectors import name_of
from tests.engine.make_vectors import paths as vectors
from tests.static_server import StaticServer
from tests.tools import find_micropython

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "docs" / "vendor" / "micropython"
FOLDERS = ("engine", "tests/engine/portable")
SHIPPED = "engine/"
PACKAGES = ("tests/__init__.py", "tests/engine/__init__.py")

SCRIPT = """async (vectors) => {
    const { loadMicroPython } = await import(new URL("micropython.mjs", location.href));
    const lines = [];
    const runtime = await loadMicroPython({ stdout: (line) => lines.push(line), linebuffer: true });
    const files = await (await fetch("files.json")).json();
    for (const [path, text] of Object.entries(files)) {
        const folders = path.split("/").slice(0, -1);
        folders.forEach((_, depth) => {
            const folder = "/" + folders.slice(0, depth + 1).join("/");
            if (!runtime.FS.analyzePath(folder).exists) runtime.FS.mkdir(folder);
        });
        const bytes = path.endsWith(".mpy") && Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
        runtime.FS.writeFile("/" + path, bytes || text);
    }
    runtime.runPython(
        "import sys\\nsys.path.insert(0, '/')\\nfrom tests.engine.portable.run import main\\n" +
        "print('wrong:', main(['/facts.json'] + [" + vectors.map((path) => `'/${path}'`) + "]))"
    );
    return lines;
}"""


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


def expected() -> dict[str, int]:
    """What a run has to have run."""
    tests = sum(text.count("\ndef test_") for path, text in sources().items() if path.startswith(FOLDERS[1]))
    return {"tests": tests, "vectors": sum(len(path.read_text("utf-8").splitlines()) for path in vectors())}


def name_in_page(path: Path) -> str:
    """What a file of vectors is called in the page's own file system, which has no folders."""
    return name_of(path).replace("/", "-") + path.suffix


@pytest.mark.browser
@pytest.mark.slow
def test_the_build_that_the_site_ships(tmp_path: Path, browser: Browser) -> None:
    files = {
        f"{path[:-3]}.mpy" if path.startswith(SHIPPED) else path: bytecode.compiled(text).hex()
        if path.startswith(SHIPPED)
        else text
        for path, text in sources().items()
    }
    files["facts.json"] = json.dumps(facts())
    files |= {name_in_page(path): path.read_text("utf-8") for path in vectors()}
    (tmp_path / "files.json").write_text(json.dumps(files), "utf-8")
    (tmp_path / "index.html").write_text("<!doctype html><title>engine</title>", "utf-8")
    for name in ("micropython.mjs", "micropython.wasm"):
        shutil.copy(RUNTIME / name, tmp_path)
    page = browser.new_page()
    try:
        with StaticServer(tmp_path) as server:
            page.goto(server.url)
            lines: list[str] = page.evaluate(SCRIPT, [name_in_page(path) for path in vectors()])
    finally:
        page.close()
    assert report(lines) == expected()
    assert "wrong: 0" in lines


def test_a_native_micropython(tmp_path: Path) -> None:
    executable = find_micropython()
    if executable is None:
        pytest.skip(
            "no micropython on this machine (Debian 12 has no package of it); "
            "set FATHOM_MICROPYTHON to one. The same tests run in the WebAssembly build in Chromium."
        )
    given = tmp_path / "facts.json"
    given.write_text(json.dumps(facts()), "utf-8")
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
