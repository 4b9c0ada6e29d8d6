"""Holding what Python writes to the types by which the scripts of the site read it (``.ci/types/``)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

_TOP = Path(__file__).parents[1]
_DENO = Path(sys.executable).with_name("deno")
_QUIET = {"DENO_DIR": str(_TOP / ".cache" / "deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}


def type_errors(folder: Path, values: Mapping[str, Sequence[Any]]) -> str:
    """What TypeScript finds wrong with values of some types, given as literals: what a type lacks is found as well."""
    script = folder / "values.ts"
    lines = [f"void ({json.dumps(value)} satisfies {kind});\n" for kind, several in values.items() for value in several]
    script.write_text("".join(lines), encoding="utf-8")
    done = subprocess.run(
        [_DENO, "check", "--quiet", "--config", _TOP / ".ci" / "deno.json", script],
        env=os.environ | _QUIET,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr
