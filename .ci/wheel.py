"""The wheel: one package, ``fathom``, of ``fathom.py``, the engine within it, and the data that the generator writes.

Whoever only asks gets no catalogue, no generator and none of the packages that build sites, and one name at the top of
their environment. Within the package the modules of the engine are called ``fathom.engine``: here they are written so.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_ENGINE = re.compile(r"(?<![\w./`])engine(?=\.[a-z_{]| import )")
"""The engine where modules are imported from it, or are found in it by their names."""


def nested(source: str) -> str:
    """A module as it stands in the package.

    >>> nested("from engine.fields import Field")
    'from fathom.engine.fields import Field'
    >>> nested('    __import__(f"engine.kinds.{type}")')
    '    __import__(f"fathom.engine.kinds.{type}")'
    """
    return _ENGINE.sub("fathom.engine", source)


_MAIN = """from fathom import main

raise SystemExit(main())
"""


class Wheel(BuildHookInterface[Any]):
    """Puts the package together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the package and name its files; an editable installation has the checkout itself."""
        if version == "editable":
            return
        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory()
        package = Path(self._folder.name) / "fathom"
        for file in [root / "fathom.py", *sorted((root / "engine").rglob("*.py"))]:
            place = Path("__init__.py") if file.parent == root else file.relative_to(root)
            (package / place).parent.mkdir(parents=True, exist_ok=True)
            (package / place).write_text(nested(file.read_text(encoding="utf-8")), encoding="utf-8")
        (package / "__main__.py").write_text(_MAIN, encoding="utf-8")
        (package / "py.typed").touch()
        command = [sys.executable, "-m", "generator.publish.library", str(package / "data")]
        subprocess.run(command, cwd=root, check=True)
        build_data["force_include"][str(package)] = "fathom"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if version != "editable":
            self._folder.cleanup()
