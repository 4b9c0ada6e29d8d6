"""Make the vectors: requests with their whole answers, that every Python running the engine has to agree on.

    python -m tests.engine.make_vectors              # all of them
    python -m tests.engine.make_vectors abyss/hand   # those of some checkers

writes tests/data/vectors/<game>/<checker>.jsonl, one vector a line: the checker, the request as text, and the answer;
and hostile.jsonl, in which every checker is asked what nobody should ask. Run it after a change of the rules, and read
the difference before committing it. The requests come from ``tests/engine/request_generators``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import engine
from catalog import load
from tests.engine import request_generators
from tests.questions import GAMES, game_of, opened

FOLDER = Path(__file__).parents[1] / "data" / "vectors"
HOSTILE_NAME = "hostile"

HOSTILE = (
    "null",
    "[]",
    "{}",
    '"slaver"',
    '{"lord": "slaver", "pearls": 1.5}',
    '{"lord": "slaver", "pearls": 1e30}',
    '{"lord": "slaver", "pearls": -1}',
    '{"lord": "slaver", "pearls": 100}',
    '{"lord": "slaver", "pearls": 123456789012345678901234567890}',
    '{"lord": "slaver", "pearls": true}',
    '{"lord": "slaver", "pearls": "3"}',
    '{"lord": "slaver", "pearls": null}',
    '{"lord": "slaver", "allies": "crab-1"}',
    '{"lord": "slaver", "allies": ["crab-6", 5, null, {"a": 1}, [["x"]], 2.5]}',
    '{"lord": "slaver", "allies": ["shellfish-5", "shellfish-5"]}',
    '{"lord": "slaver", "powers": ["slaver", "sage"], "rival_powers": ["sage"]}',
    '{"lord": "slaver", "powers": ["sage", "sage"]}',
    '{"lord": "slaver", "profile": "house"}',
    '{"lord": "The Slaver", "Pearls": 3, "é": 1, "章魚": 2}',
    '{"lord": "😀"}',
    '{"lord": "\\u0000\\u001f"}',
    '{"lord": ' + "[" * 40 + "]" * 40 + "}",
    '{"lord": "' + "x" * 500 + '"}',
    '{"' + "k" * 500 + '": 1}',
    '{"players": []}',
    '{"players": [{}, {}, {}, {}, {}]}',
    '{"players": [{"name": "' + "n" * 41 + '"}, 5, {"name": 5}]}',
    '{"players": [{"name": "😀 é"}]}',
    '{"players": [{"monster_tokens": [2, "3", 5, "x"]}]}',
    '{"players": [{"locations": ["jail"]}, {"locations": ["jail"], "mirror": "chasm"}]}',
    '{"players": [{"affiliated": ["crab-5"]}, {"hand": ["crab-5"]}]}',
    '{"court": ["slaver"], "powers": ["slaver"], "limit": 0}',
    '{"steps": [{"card": "ally", "buyer": 3}], "rivals": 1}',
)


def paths() -> list[Path]:
    """The files that are there."""
    return sorted(FOLDER.rglob("*.jsonl"))


def name_of(path: Path) -> str:
    """The checker of a file, or the name of the one that is about all of them."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def checkers() -> list[str]:
    """The ids of all checkers of all games."""
    return sorted(checker for game in opened().values() for checker in game.checkers)


def names() -> list[str]:
    """The names of all files."""
    return sorted([*checkers(), HOSTILE_NAME])


def requests(name: str) -> list[tuple[str, str]]:
    """The requests of one file, as pairs of checker and text."""
    if name != HOSTILE_NAME:
        facts = load().games[game_of(name)].engine_facts()
        return [(name, json.dumps(request)) for request in request_generators.generate(name, facts)]
    return [(checker, text) for text in HOSTILE for checker in checkers()] + [(f"{GAMES[0]}/nothing", "{}")]


def lines(name: str) -> list[str]:
    """The lines of one file."""
    made = []
    for checker, text in requests(name):
        answer = engine.check(checker, json.loads(text), opened())
        vector = {"checker": checker, "request": text, "answer": answer}
        made.append(json.dumps(vector, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
    return made


def verdicts(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The requests of a file that are answered, with their verdicts."""
    vectors = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]
    answered = [vector for vector in vectors if vector["answer"]["kind"] == "verdict"]
    return [(json.loads(vector["request"]), vector["answer"]) for vector in answered]


def main(wanted: list[str]) -> None:
    """Write the files asked for, or all of them, and then leave none that has no checker."""
    every = names()
    for name in wanted or every:
        made = lines(name)
        path = FOLDER / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(made) + "\n", "utf-8")
        print(f"{name}: {len(made)} vectors")
    for path in paths():
        if not wanted and name_of(path) not in every:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
