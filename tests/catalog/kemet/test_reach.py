"""What an answer says of the places that it marks with a number: the price behind the name of each."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from generator.cli import cli


def test_the_price_of_each_space_is_told(tmp_path: Path) -> None:
    path = tmp_path / "request.json"
    request = {"players": 3, "city": "city1", "from": "city1-1", "units": 2, "pyramids": ["city1-1"], "prayer": 2}
    path.write_text(json.dumps(request), encoding="utf-8")
    said = CliRunner().invoke(cli, ["check", "kemet/move", str(path)]).output
    [free] = [line for line in said.splitlines() if "Free of charge:" in line]
    [paid] = [line for line in said.splitlines() if "For prayer points (2):" in line]
    assert "Desert 1 ·" in free
    assert "Temple in the delta" in paid
