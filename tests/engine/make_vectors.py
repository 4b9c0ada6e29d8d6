"""Make the vectors: requests with their whole answers, that every Python running the engine has to agree on.

    python -m tests.engine.make_vectors              # all of them
    python -m tests.engine.make_vectors abyss/hand   # those of some checkers

writes tests/data/vectors/<game>/<checker>.jsonl, one vector a line: the checker, the request as text, and the answer;
and hostile.jsonl, in which every checker is asked what nobody should ask. Run it after a change of the rules, and read
the difference before committing it. The requests come from ``tests/engine/request_generators``.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import engine
from catalog import load
from engine.fields import Field
from tests.engine import request_generators
from tests.questions import game_of, opened, questions

FOLDER = Path(__file__).parents[1] / "data" / "vectors"
HOSTILE_NAME = "hostile"

HOSTILE = (
    "null",
    "[]",
    "{}",
    '"text"',
    '{"Name": 3, "é": 1, "章魚": 2}',
    '{"' + "k" * 500 + '": 1}',
    '{"name": ' + "[" * 40 + "]" * 40 + "}",
)
"""What every checker of every game is asked, whatever its fields are."""

WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    1e30,
    "3",
    "\u0000\u001f 😀",
    "x" * 500,
    ["nothing", 5, None, {"a": 1}, [["x"]], 2.5],
    {"a": {"b": []}},
)
"""Values of which most are wrong for any field; each field of each checker gets each of them once."""


def paths() -> list[Path]:
    """The files that are there."""
    return sorted(FOLDER.rglob("*.jsonl"))


def name_of(path: Path) -> str:
    """The checker of a file, or the name of the one that is about all of them."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def checkers() -> list[str]:
    """The ids of all checkers with files here: those that have a generator of requests."""
    return request_generators.names()


def without_files() -> dict[str, list[str]]:
    """The lines of all other checkers, by their ids: made when tests want them, so that a new game needs no file."""
    others = sorted({checker for game in opened().values() for checker in game.checkers} - set(checkers()))
    return {
        checker: [vector(checker, text) for _, text in requests(checker)]
        + [vector(checker, text) for text in hostile(checker)]
        for checker in others
    }


def names() -> list[str]:
    """The names of all files."""
    return sorted([*checkers(), HOSTILE_NAME])


def requests(name: str) -> list[tuple[str, str]]:
    """The requests of one file, as pairs of checker and text."""
    if name != HOSTILE_NAME:
        facts = load().games[game_of(name)].engine_facts()
        return [(name, json.dumps(request)) for request in request_generators.generate(name, facts)]
    return [(checker, text) for checker in checkers() for text in hostile(checker)]


def hostile(checker: str) -> list[str]:
    """What nobody should ask a checker: no requests, wrong values in its fields, and the ``HOSTILE`` of its game."""
    game = game_of(checker)
    fields = opened()[game].checkers[checker].fields
    turns = [json.dumps(filled(fields, turn), ensure_ascii=False) for turn in range(len(WRONG))]
    package = f"{request_generators.__name__}.{game.replace('-', '_')}"
    own = importlib.import_module(package) if importlib.util.find_spec(package) else None
    return [*HOSTILE, *turns, *getattr(own, "HOSTILE", ())]


def filled(fields: Sequence[Field], turn: int) -> dict[str, Any]:
    """Each field with another of the ``WRONG`` values; two times of three, a list of objects holds such an object."""
    request = {}
    for place, field in enumerate(fields, turn):
        wrong = WRONG[place % len(WRONG)]
        request[field.name] = [filled(field.fields, turn)] if field.fields and place % 3 else wrong
    return request


def lines(name: str) -> list[str]:
    """The lines of one file."""
    return [vector(checker, text) for checker, text in requests(name)]


def vector(checker: str, text: str) -> str:
    """A line: a request with its whole answer."""
    answer = engine.check(checker, json.loads(text), opened())
    parts = {"checker": checker, "request": text, "answer": answer}
    return json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def verdicts(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The requests of a checker that are answered, with their verdicts: those of its file, or those that tests keep."""
    file = FOLDER / f"{name}.jsonl"
    if file.exists():
        vectors = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        answers = [(json.loads(vector["request"]), vector["answer"]) for vector in vectors]
    else:
        answers = [(request, engine.check(name, request, opened())) for request in questions(name)]
    return [(request, answer) for request, answer in answers if answer["kind"] == "verdict"]


def refused(name: str) -> list[Any]:
    """The requests of a checker's file that are not answered."""
    file = FOLDER / f"{name}.jsonl"
    vectors = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    return [json.loads(vector["request"]) for vector in vectors if vector["answer"]["kind"] == "invalid"]


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
