"""The command line: what it answers, how it ends, and that its help says everything."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from markupsafe import escape

from catalog import load
from engine.speaker.lines import width
from generator.cli import cli, main
from generator.cli.command_reference import commands
from generator.cli.main import command_help
from generator.cli.show import show_table
from generator.pages import routes
from generator.pages.translating import CommandHelp
from generator.publish import redirects
from generator.publish.web_server import Changes, Handler
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES, ROOT

LEGAL = {"lord": "master-of-magic", "allies": ["jellyfish-3", "crab-2", "shellfish-5"]}
NOT_LEGAL = {**LEGAL, "pearls": 2}
INVALID = {"lord": "nobody"}


class Run:
    """Runs ``fathom`` in this process and keeps what it wrote."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.out = self.err = ""

    def __call__(self, *arguments: str, given: str = "") -> int:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        code = main(list(arguments))
        self.out, self.err = self.capsys.readouterr()
        return code


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have another language."""
    monkeypatch.setenv("FATHOM_LANG", "en")


@pytest.fixture
def fathom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@pytest.fixture(scope="module")
def helps() -> dict[str, CommandHelp]:
    return {command.name: command for command in commands(cli, load())}


def every_command() -> Iterator[tuple[str, click.Command]]:
    def below(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
        context = click.Context(command, info_name=name, obj=load())
        yield name, command
        if isinstance(command, click.Group):
            for inner in command.list_commands(context):
                found = command.get_command(context, inner)
                assert found is not None
                yield from below(f"{name} {inner}", found)

    yield from below("fathom", cli)


COMMANDS = dict(every_command())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str, helps: dict[str, CommandHelp]) -> None:
    command = COMMANDS[name]
    assert command.get_short_help_str()
    assert "Examples:" in helps[name].text
    for param in command.params:
        if isinstance(param, click.Option) and not param.hidden:
            assert param.help, f"{name} {param.opts[0]} has no help"
            assert param.opts[0] in helps[name].text


def test_the_parts_of_the_command() -> None:
    assert set(cli.commands) == {
        "build",
        "ask",
        "assemble",
        "export",
        "serve",
        "validate",
        "check",
        "cards",
        "practice",
        "game",
        "locale",
    }
    assert set(COMMANDS) >= {f"fathom locale {name}" for name in ("extract", "update", "check", "status")}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_shows_every_command(lang: str, helps: dict[str, CommandHelp]) -> None:
    site = SiteContext(load(), lang)
    page = next(route for route in routes(site, command_help) if route.path == "guides/command-line/").page(site)
    assert [heading.title for heading in page.toc] == list(helps)
    for command in helps.values():
        assert f'<h2 id="{command.id}">' in page.html
        assert f'<pre lang="en"><code>{escape(command.text)}</code></pre>' in page.html


@pytest.mark.parametrize("name", ["fathom", "fathom check abyss/recruit", "fathom build", "fathom locale check"])
def test_exit_codes_are_documented(name: str, helps: dict[str, CommandHelp]) -> None:
    assert "Exit codes:" in helps[name].text


@pytest.mark.slow
@pytest.mark.parametrize(("request_", "code"), [(LEGAL, 0), (NOT_LEGAL, 1), (INVALID, 2)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_in_every_language(fathom: Run, request_: dict[str, object], code: int, lang: str) -> None:
    assert fathom("check", "abyss/recruit", "--lang", lang, given=json.dumps(request_)) == code
    assert fathom.out.strip()
    assert fathom.err == ""


def test_check_reads_a_file_and_writes_json(fathom: Run, tmp_path: Path) -> None:
    file = tmp_path / "question.json"
    file.write_text(json.dumps(NOT_LEGAL), encoding="utf-8")
    assert fathom("check", "abyss/recruit", str(file), "--json") == 1
    answer = json.loads(fathom.out)
    assert (answer["kind"], answer["legal"]) == ("verdict", False)


@pytest.mark.parametrize("given", ["", "not JSON", "[]", "\ud83d".encode("utf-16", "surrogatepass").decode("latin-1")])
def test_check_of_what_is_no_request(fathom: Run, given: str) -> None:
    assert fathom("check", "abyss/hand", "-", "--json", given=given) == 2
    assert json.loads(fathom.out)["kind"] == "invalid"


def jsonl(text: bytes) -> tuple[int, list[bytes]]:
    """``--jsonl`` in a process of its own, for it writes to the binary stream."""
    command = [sys.executable, "-m", "generator.cli", "check", "abyss/recruit", "--jsonl"]
    done = subprocess.run(command, input=text, capture_output=True, cwd=ROOT, check=False, timeout=60)
    assert done.stderr == b""
    return done.returncode, done.stdout.splitlines()


@pytest.mark.slow
def test_jsonl_answers_line_by_line() -> None:
    code, lines = jsonl("\n".join(json.dumps(item) for item in (LEGAL, NOT_LEGAL)).encode() + b"\n\n")
    assert code == 0
    assert [json.loads(line)["legal"] for line in lines] == [True, False]


@pytest.mark.slow
def test_jsonl_goes_on_after_a_line_that_is_not_valid() -> None:
    code, lines = jsonl(b"nonsense\n\xff\xfe\n" + json.dumps(LEGAL).encode())
    assert code == 2
    assert [json.loads(line)["kind"] for line in lines] == ["invalid", "invalid", "verdict"]


@pytest.mark.slow
def test_jsonl_answers_before_the_next_question() -> None:
    command = [sys.executable, "-m", "generator.cli", "check", "abyss/recruit", "--jsonl"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(json.dumps(LEGAL).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["legal"] is True
        process.stdin.close()
    assert process.returncode == 0


@pytest.mark.slow
def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    questions = tmp_path / "questions.jsonl"
    questions.write_text((json.dumps(LEGAL) + "\n") * 20_000, encoding="utf-8")
    command = [sys.executable, "-m", "generator.cli", "check", "abyss/recruit", str(questions), "--jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal there")
def test_ctrl_c_ends_quietly() -> None:
    command = [sys.executable, "-m", "generator.cli", "check", "abyss/recruit", "--jsonl"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(LEGAL).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read().decode().strip() == "interrupted"
    assert process.returncode == 130


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("check", "abyss/nonsense"),
        ("check", "abyss/recruit", "no-such-file.json"),
        ("check", "abyss/recruit", "--lang", "xx"),
        ("cards", "nonsense"),
        ("practice", "nonsense"),
        ("practice", "abyss", "--seed", "-1"),
        ("practice", "abyss", "--set", "nonsense"),
        ("cards", "abyss", "guild:nonsense"),
        ("cards", "abyss", "--in", "nonsense"),
        ("locale", "update", "--lang", "en"),
        ("build", "--jobs", "0"),
    ],
)
def test_wrong_use(fathom: Run, arguments: tuple[str, ...]) -> None:
    assert fathom(*arguments) == 2
    assert "Error: " in fathom.err
    assert fathom.out == ""


def test_an_unknown_checker_is_told_which_there_are(fathom: Run) -> None:
    fathom("check", "abyss/nonsense")
    assert "abyss/recruit" in fathom.err


@pytest.mark.slow
def test_a_round_of_practice(fathom: Run) -> None:
    assert fathom("practice", "abyss", "--seed", "20261122", "--set", "kraken", "--json") == 0
    asked = json.loads(fathom.out)
    assert [one["number"] for one in asked] == [1, 2, 3, 4, 5]
    assert all(one["sets"] == ["kraken"] for one in asked)
    for lang in LANGUAGES:
        assert fathom("practice", "abyss", "--seed", "20261122", "--set", "kraken", "--lang", lang) == 0
        assert [line.partition(".")[0] for line in fathom.out.splitlines() if line[:1].isdigit()] == list("12345")
        marked = [line for line in fathom.out.splitlines() if line.startswith("→")]
        assert [line.split()[1] for line in marked] == [f"{one['right'] + 1}." for one in asked]
        assert "{" not in fathom.out


def test_cards_of_a_query(fathom: Run) -> None:
    assert fathom("cards", "abyss", "guild:mage cost<=8", "--json") == 0
    found = json.loads(fathom.out)
    assert found
    fathom("cards", "abyss", "--in", "lords", "--json")
    lords = json.loads(fathom.out)
    assert len(lords) == 63
    assert found == [card for card in lords if card["guild"] == "guild:mage" and card["cost"] <= 8]


def test_a_query_is_explained_above_its_cards(fathom: Run) -> None:
    assert fathom("cards", "abyss", "guild:mage", "cost<=8", "keys>0") == 0
    first, empty, head, *cards = fathom.out.splitlines()
    assert first == "Mages that cost 8 or less and show a key · 4 of 131 shown"
    assert not empty
    assert head.startswith("Lords  ")
    assert len(cards) == 4


def test_cards_of_one_set(fathom: Run) -> None:
    assert fathom("cards", "abyss", "--in", "lords", "set:kraken", "--json") == 0
    found = json.loads(fathom.out)
    assert len(found) == 18
    assert {card["set"] for card in found} == {"set:kraken"}


def test_a_term_that_excludes_is_no_option(fathom: Run) -> None:
    assert fathom("cards", "abyss", "kind:lord", "-hour", "-keys>0", "order:-cost,name", "--json") == 0
    found = json.loads(fathom.out)
    assert {card["keys"] for card in found} == {0}
    assert found == sorted(found, key=lambda card: (-card["cost"], card["name"].casefold()))


def test_cards_in_another_language(fathom: Run) -> None:
    assert fathom("cards", "abyss", "--in", "races", "--lang", "ja") == 0
    assert len(fathom.out.splitlines()) == 1 + 6
    fathom("cards", "abyss", "ギルド：メイジ　コスト≦８", "--lang", "ja", "--json")
    japanese = [card["ref"] for card in json.loads(fathom.out)]
    fathom("cards", "abyss", "guild:mage cost<=8", "--json")
    assert japanese == [card["ref"] for card in json.loads(fathom.out)]


def test_cards_that_no_one_has(fathom: Run) -> None:
    assert fathom("cards", "abyss", "guild:mage", "cost>=99") == 0
    assert fathom.out == ""
    assert fathom.err.splitlines()[-2:] == ["No cards match.", "  Without cost>=99: 13"]


def test_a_mistake_in_a_query_is_marked_and_mended(fathom: Run) -> None:
    assert fathom("cards", "abyss", "kind:lord", "cost<=many") == 2
    assert fathom.out == ""
    assert fathom.err.splitlines() == [
        "Error: “many” is no whole number.",
        "  kind:lord cost<=many",
        "                  ^^^^",
        "Try kind:lord cost<=8",
    ]
    assert fathom("cards", "abyss", "ギルド：x", "--lang", "ja") == 2
    line, marks = fathom.err.splitlines()[1:3]
    assert width(line[: line.index("x")]) == marks.index("^")


def test_a_table_with_wide_letters(capsys: pytest.CaptureFixture[str]) -> None:
    show_table(["name", "cost"], [["真珠", 5], ["Perła", 10]])
    assert capsys.readouterr().out == "name   cost\n真珠      5\nPerła    10\n"
    assert width("真珠a") == 5


@pytest.mark.slow
def test_validate(fathom: Run, tmp_path: Path) -> None:
    assert fathom("validate") == 0
    assert fathom("validate", "--catalog", str(tmp_path / "nothing"), "--json") == 1
    assert json.loads(fathom.out)[0]["code"] == "no-folder"


@pytest.mark.slow
def test_locale_status(fathom: Run) -> None:
    assert fathom("locale", "status", "--lang", "pl") == 0
    rows = [re.split(r" {2,}", line) for line in fathom.out.splitlines()]
    assert rows[0][:4] == ["language", "domain", "kind", "texts"]
    kinds = [row[:3] for row in rows]
    assert ["pl", "abyss-checker", "Checkers"] in kinds
    assert ["pl", "checker", "Checkers"] in kinds
    [end] = [number for number, row in enumerate(rows) if row[:2] == ["pl", "all"]]
    parts, whole = rows[1:end], rows[end]  # below them stand the games that need not be translated
    of_games = [row for row in parts if row[2] == "all"]
    games = {game.game.name: name for name, game in load().listed.items()}
    assert sorted(row[1] for row in of_games) == sorted(games)
    for row in of_games:
        game = games[row[1]]
        assert int(row[3]) == sum(
            int(part[3]) for part in parts if part[1].split("-checker")[0] in (game, f"{game}-glossary")
        )
    assert int(whole[2]) == sum(int(row[3]) for row in parts if row not in of_games)


@pytest.mark.slow
def test_locale_status_as_json(fathom: Run) -> None:
    assert fathom("locale", "status", "--lang", "ja", "--domain", "checker", "--json") == 0
    told = json.loads(fathom.out)
    assert {(row["lang"], row["domain"], row["kind"]) for row in told["progress"]} == {("ja", "checker", "checkers")}
    counts = told["progress"][0]
    assert counts["total"] == counts["done"] + counts["fuzzy"] + counts["missing"]
    assert len(told["unfinished"]) == counts["fuzzy"] + counts["missing"]


@pytest.mark.slow
def test_locale_check_as_json(fathom: Run) -> None:
    code = fathom("locale", "check", "--lang", "ja", "--domain", "checker", "--json")
    assert code == (1 if "error" in {told["level"] for told in json.loads(fathom.out)} else 0)


def test_the_server_knows_the_types_that_modules_need(tmp_path: Path) -> None:
    from functools import partial
    from http.server import ThreadingHTTPServer

    kinds = {
        "a.wasm": "application/wasm",
        "a.mjs": "text/javascript; charset=utf-8",
        "a.py": "text/plain; charset=utf-8",
    }
    for name in kinds:
        (tmp_path / name).write_bytes(b"x")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, kind in kinds.items():
            with urllib.request.urlopen(f"http://127.0.0.1:{server.server_address[1]}/{name}") as answer:
                assert answer.headers["Content-Type"] == kind
                assert answer.headers["Cache-Control"] == "no-cache"
        server.shutdown()


def test_only_sources_make_a_new_build(tmp_path: Path) -> None:
    from watchdog.events import FileClosedNoWriteEvent, FileModifiedEvent

    changes = Changes()
    for event in (
        FileModifiedEvent(str(tmp_path / "a.pyc")),
        FileModifiedEvent(str(tmp_path / ".abyss.po.x1")),
        FileClosedNoWriteEvent(str(tmp_path / "a.yaml")),
    ):
        changes.on_any_event(event)
        assert not changes.happened.is_set()
    changes.on_any_event(FileModifiedEvent(str(tmp_path / "abyss.po")))
    assert changes.happened.is_set()


def piped_examples() -> list[tuple[str, str, tuple[str, ...]]]:
    """The examples in the help of every command that hand a question to it: the command, the question, the rest."""
    found = []
    for command in commands(cli, load()):
        for question, rest in re.findall(r"echo '(.+)' \| fathom (.+)", command.text):
            found.append((command.name, question, tuple(rest.split())))
    return found


def test_every_question_in_the_help_of_a_checker_gets_a_verdict(fathom: Run) -> None:
    examples = piped_examples()
    checkers = [name for name, _command in every_command() if name.startswith("fathom check ")]
    assert {name for name, _question, _rest in examples} >= set(checkers)
    for name, question, arguments in examples:
        assert fathom(*arguments, "--json", given=question) in (0, 1), (name, fathom.out, fathom.err)
        assert json.loads(fathom.out)["kind"] == "verdict", name
        assert json.loads(question), f"{name}: the question of an example says something"


def test_a_checker_answers_to_the_old_name_of_its_page(fathom: Run) -> None:
    """Whatever ``docs/redirects.yaml`` leads on, the command line leads on as well."""
    checkers = {name.removeprefix("fathom check ") for name in COMMANDS}
    moved = [(old, new) for old, new in redirects.read().items() if "/check/" in old]
    assert moved
    for old, new in moved:
        before, now = (address.replace("/check/", "/").strip("/") for address in (old, new))
        assert now in checkers
        answers = []
        for name in (before, now):
            fathom("check", name, "--json", given="{}")
            answers.append(fathom.out)
        assert answers[0] == answers[1] != ""


def test_a_way_out_is_told_once(fathom: Run) -> None:
    """The figure of the page draws it as well; in words it would say the same again."""
    grid = ["mm....", ".mxx..", "..x.g.", "....s."]
    fathom("check", "mountain-king/placement", given=json.dumps({"grid": grid, "tile": [[0, 1], [1, 1]]}))
    assert fathom.out.lower().count("column 3 and row 2") == 1
    assert "nearby" not in fathom.out
