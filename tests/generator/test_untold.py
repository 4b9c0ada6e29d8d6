"""In the terminal, too, what nobody has told is a dash in a table and no 0."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.cli import main


@pytest.mark.slow
def test_a_hall_whose_number_is_missing_leaves_the_total_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = [{"name": "Ann", "halls": [{"low": 6, "statue": "yes"}]}, {"name": "Ben", "coronation": 3}]
    asked = tmp_path / "asked.json"
    asked.write_text(json.dumps({"players": players}), "utf-8")
    assert main(["check", "mountain-king/score", str(asked)]) == 0
    rows: dict[str, list[str]] = {}
    for line in capsys.readouterr().out.splitlines():
        rows.setdefault(" ".join(line.split()[:-2]), line.split()[-2:])
    assert (rows["Great halls"], rows["Total"], rows["Tunnels"]) == (["–", "0"], ["–", "3"], ["0", "0"])
