"""Running the scripts of the site in the Node that Playwright brings along."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from tests.tools import find_node

FOLDER = Path(__file__).parent / "javascript"
SECONDS = 300


def run_tests(*files: Path) -> int:
    """Run test files with ``node --test``; gives how many tests passed. One that fails fails with Node's report."""
    done = _run("--test", "--test-isolation=none", "--test-reporter=spec", *map(str, files))
    assert done.returncode == 0, done.stdout + done.stderr
    counted = re.search(r"^\S+ pass (\d+)$", done.stdout, re.MULTILINE)
    assert counted, done.stdout + done.stderr
    return int(counted[1])


def ask_script(name: str, given: Any) -> Any:
    """Give JSON to one of the scripts in ``tests/javascript``, and take the JSON that it answers with."""
    done = _run(str(FOLDER / name), given=json.dumps(given))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [find_node(), "--no-warnings", "--experimental-vm-modules", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
