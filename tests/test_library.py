"""The library: asked in a checkout, and as the package that somebody else installs, with nothing beside it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import engine
import fathom
from generator.text.languages import LANGUAGES, ROOT
from tests.command_answers import answered, lines
from tests.generator.conforming import conforms
from tests.made_up_game import run
from tests.questions import CHECKERS, GAMES, opened

pytestmark = pytest.mark.slow

PAYMENT = {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 3}
HEAVY = ("babel", "jinja2", "mkdocs", "pydantic")
"""What nobody who only asks needs."""


def test_what_there_is_to_ask() -> None:
    assert tuple(fathom.games()) == tuple(GAMES)
    assert set(CHECKERS) <= set(fathom.checkers())
    assert fathom.checkers("kemet") == [checker for checker in fathom.checkers() if checker.startswith("kemet/")]
    assert fathom.languages() == [info.tag for info in LANGUAGES.values()]


def test_an_answer_is_that_of_the_engine_as_json() -> None:
    answer = fathom.check("abyss/recruit", PAYMENT)
    assert answer == json.loads(json.dumps(engine.check("abyss/recruit", PAYMENT, opened())))
    assert conforms(answer, fathom.schema("abyss/recruit")["answer"])
    assert conforms(PAYMENT, fathom.schema("abyss/recruit")["request"])
    assert fathom.check("abyss/recruit", ["nonsense"])["kind"] == "invalid"


def test_an_answer_is_said_as_on_the_command_line() -> None:
    answer = engine.check("abyss/recruit", PAYMENT, opened())
    for lang in ("en", "pl"):
        assert fathom.say("abyss/recruit", PAYMENT, lang).splitlines() == lines("abyss/recruit", PAYMENT, answer, lang)
    assert fathom.say("abyss/recruit", PAYMENT, "zh_Hant") == fathom.say("abyss/recruit", PAYMENT, "zh-Hant")


@pytest.mark.parametrize(
    ("ask", "known"),
    [
        (lambda: fathom.check("abyss/nothing", {}), "abyss/recruit"),
        (lambda: fathom.say("abyss/recruit", {}, "xx"), "zh-Hant"),
        (lambda: fathom.checkers("chess"), "kemet"),
        (lambda: fathom.schema("../../etc/passwd"), "abyss/recruit"),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(ask: Any, known: str) -> None:
    with pytest.raises(fathom.UnknownError, match=known):
        ask()


ASKING = """
import json, sys
import fathom
for checker, tag, requests in json.load(sys.stdin):
    said = [[fathom.check(checker, request), fathom.say(checker, request, tag)] for request in requests]
    print(json.dumps([said, fathom.schema(checker)["request"]["type"]]))
assert not {name.partition(".")[0] for name in sys.modules} & set(sys.argv[1:]), "what nobody needs who only asks"
"""


def test_the_package_stands_alone(tmp_path: Path) -> None:
    """It takes one name, and answers and says all that is kept for every checker, each in one of the languages."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert {name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" not in name} == {"fathom"}
        wheel.extractall(tmp_path / "here")
    codes = list(LANGUAGES)
    asked = [(checker, codes[number % len(codes)]) for number, checker in enumerate(CHECKERS)]
    given = [
        (checker, LANGUAGES[lang].tag, [request for request, _answer in answered(checker)]) for checker, lang in asked
    ]
    alone = [sys.executable, "-S", "-P", "-c", ASKING, *HEAVY, "catalog", "engine", "generator"]
    environment = {"PYTHONPATH": str(tmp_path / "here"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        alone,
        input=json.dumps(given),
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for (checker, lang), line in zip(asked, done.stdout.splitlines(), strict=True):
        said, kind = json.loads(line)
        assert kind == "object"
        for (request, answer), (found, text) in zip(answered(checker), said, strict=True):
            assert found == json.loads(json.dumps(answer)), (checker, request)
            assert text.splitlines() == lines(checker, request, answer, lang), (checker, request)


def test_asking_alone_has_a_command(tmp_path: Path) -> None:
    question = tmp_path / "question.json"
    question.write_text(json.dumps(PAYMENT), encoding="utf-8")
    run = "import sys; sys.modules['generator.cli'] = None; import fathom; sys.exit(fathom.main())"
    for more, code, said in (
        (["abyss/recruit", str(question), "--lang", "pl"], 0, "Łowcę niewolników"),
        (["abyss/recruit", str(question), "--json"], 0, '"kind": "verdict"'),
        (["abyss/nothing", str(question)], 2, "abyss/recruit"),
    ):
        command = [sys.executable, "-c", run, "check", *more]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == code, done.stderr
        assert said in done.stdout + done.stderr


@pytest.mark.parametrize("pearls", [0, 2, "two"])
def test_the_command_line_answers_alike_where_nothing_of_the_library_may_be_kept(
    pearls: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = {"lord": "master-of-magic", "allies": ["jellyfish-3", "crab-2", "shellfish-5"], "pearls": pearls}

    def said() -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(request).encode())))
        return run("--lang", "ja", "check", "abyss/recruit", "-")

    kept = said()
    monkeypatch.setattr("generator.cli.check._is_at_hand", lambda _ctx, _name: False)
    assert said() == kept
    assert len(kept[1].splitlines()) > 1
