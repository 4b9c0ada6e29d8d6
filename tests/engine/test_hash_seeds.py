"""No answer hangs on the order in which Python's hashes put things: the same bytes under every seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import make_vectors
from tests.questions import engine_facts

SEEDS = ("0", "1", "4242")
STRIDE = 9
"""Of the vectors so many are passed over for each that is asked."""
ASKED_ONCE = {
    "hand": ["jellyfish-5", "jellyfish-3", "shellfish-1"],
    "pearls": 1,
    "court": ["alchemist", "hypnotist"],
    "rival_powers": ["recruiter"],
}
"""Of this question one answer among hundreds is said to have been another one."""

ANSWER = """
import json, sys
import engine
with open(sys.argv[1]) as file:
    facts, questions = json.load(file)
games = {name: engine.open_game(name, own) for name, own in facts.items()}
for checker, request in questions:
    print(json.dumps(engine.check(checker, request, games)))
"""


@pytest.mark.slow
def test_answers_are_the_same_under_every_seed(tmp_path: Path) -> None:
    questions = [("abyss/hand", ASKED_ONCE)]
    for path in make_vectors.paths():
        for line in path.read_text("utf-8").splitlines()[::STRIDE]:
            vector = json.loads(line)
            questions.append((vector["checker"], json.loads(vector["request"])))
    file = tmp_path / "questions.json"
    file.write_text(json.dumps([engine_facts(), questions]), "utf-8")
    answers = []
    for seed in SEEDS:
        command = [sys.executable, "-c", ANSWER, str(file)]
        env = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        answers.append(done.stdout.splitlines())
    assert [len(lines) for lines in answers] == [len(questions)] * len(SEEDS)
    assert answers[1:] == answers[:-1]
    assert [row["recruitable"] for row in json.loads(answers[0][0])["lords"]] == [True, False]
