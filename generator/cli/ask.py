"""``fathom check``: questions put to the rules engine."""

from __future__ import annotations

import json
import sys
from typing import IO, Any

import click

import engine
from catalog import Catalog
from generator.cli.exits import FAULTS, OK, USAGE
from generator.cli.options import catalog_of, json_option, lang_option

_INVALID = '"kind": "invalid"'
"""Stands in the JSON of an invalid answer and in no other: inside texts, quotation marks are escaped."""

_EPILOG = """\b
Exit codes:
  0  an answer that is not a refusal
  1  the verdict is 'not legal'
  2  the request is not valid (with --jsonl: at least one of them)

\b
Examples:
{examples}
"""


class Checkers(click.Group):
    """One command for each checker, with help made from what the engine declares."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The checkers of all games, those with a form first."""
        return [declared["id"] for declared in _declarations(catalog_of(ctx))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one checker; fails, naming those there are, if no game has it."""
        catalog = catalog_of(ctx)
        declared = {found["id"]: found for found in _declarations(catalog)}
        if cmd_name not in declared:
            raise click.UsageError(f"There is no checker '{cmd_name}'; there are {', '.join(declared)}.", ctx)
        return _command(catalog, declared[cmd_name])


@click.group(
    cls=Checkers,
    subcommand_metavar="CHECKER [FILE] [OPTIONS]",
    epilog="""\b
Examples:
  fathom check abyss/recruit --help
  fathom check abyss/recruit question.json
  echo '{"hand": ["crab-5", "crab-3"], "court": ["commander"]}' | fathom check abyss/hand -
  fathom check abyss/recruit questions.jsonl --jsonl > answers.jsonl
""",
)
def check() -> None:
    """Ask a checker: is this legal, what can I do, what is my score?

    The question is JSON from FILE or, with '-' or no FILE, from standard input. 'fathom check CHECKER --help' tells
    what a checker wants to know.
    """


def _games(catalog: Catalog, *only: str) -> dict[str, engine.Game]:
    """The games of the engine with the facts of the catalogue."""
    return {id_: engine.open_game(id_, game.engine_facts()) for id_, game in catalog.games.items() if id_ in only}


def _declarations(catalog: Catalog) -> list[dict[str, Any]]:
    declared = []
    for game in _games(catalog, *catalog.games).values():
        declared += engine.declarations(game)
    return declared


def _command(catalog: Catalog, declared: dict[str, Any]) -> click.Command:
    checker: str = declared["id"]
    game_id, _, name = checker.partition("/")
    words = catalog.games[game_id].checkers.get(name)
    title = words.title if words else "A question that worked examples ask."
    intro = words.intro if words else ""
    fields = "\n".join(field_lines(declared["fields"]))
    example = next((found.request for found in catalog.games[game_id].examples if found.checker == checker), {})
    request = json.dumps(example, ensure_ascii=False)
    examples = f"  echo '{request}' | fathom check {checker}\n  fathom check {checker} question.json --lang ja"

    def ask(file: IO[bytes], lang: str, as_json: bool, jsonl: bool) -> int:
        games = _games(catalog, game_id)
        if jsonl:
            return stream(checker, games, file, sys.stdout.buffer)
        text = file.read().decode("utf-8", errors="replace")
        answer = json.loads(engine.check_json(checker, text, games))
        if as_json:
            click.echo(json.dumps(answer, ensure_ascii=False, indent=2))
        else:
            _show(catalog, checker, text, answer, lang)
        return exit_code(answer)

    command = click.Command(
        checker,
        params=[
            click.Argument(["file"], type=click.File("rb"), default="-"),
            click.Option(["--jsonl"], is_flag=True, help="Read one question a line, write one answer a line, as JSON."),
        ],
        callback=ask,
        help=f"{title}\n\n{intro}\n\n\b\nThe question is a JSON object with these fields:\n{fields}",
        short_help=title,
        epilog=_EPILOG.format(examples=examples),
    )
    command = lang_option("Language of the answer.")(command)
    return json_option("Give the answer as JSON.")(command)


def field_lines(fields: list[dict[str, Any]], indent: str = "  ") -> list[str]:
    """The declared inputs, one line each, those of lists indented below them."""
    lines = []
    for field in fields:
        limits = [
            f"{label} {field[key]}"
            for key, label in (("min", "from"), ("max", "to"), ("min_items", "at least"), ("max_items", "at most"))
            if field.get(key) is not None
        ]
        what = [field["type"], *([f"of {field['of']}"] if "of" in field else []), *limits]
        if field.get("choices"):
            what.append("one of " + ", ".join(map(str, field["choices"])))
        if field.get("required"):
            what.append("required")
        elif field.get("default") is not None:
            what.append("by default " + json.dumps(field["default"]))
        lines.append(f"{indent}{field['name']}: {', '.join(what)}")
        lines += field_lines(field.get("fields", []), indent + "  ")
    return lines


def stream(checker: str, games: dict[str, engine.Game], source: IO[bytes], target: IO[bytes]) -> int:
    """Answer one question a line, each as soon as it is read; blank lines are passed over.

    Gives USAGE if any question was not valid.
    """
    code = OK
    for line in source:
        if not line.strip():
            continue
        answer = engine.check_json(checker, line.decode("utf-8", errors="replace"), games)
        if _INVALID in answer:
            code = USAGE
        target.write(answer.encode() + b"\n")
        target.flush()
    return code


def exit_code(answer: dict[str, Any]) -> int:
    """The exit code that an answer stands for."""
    if answer["kind"] == "invalid":
        return USAGE
    return FAULTS if answer.get("legal") is False else OK


def _show(catalog: Catalog, checker: str, text: str, answer: dict[str, Any], lang: str) -> None:
    """The answer in words."""
    from generator.checkers.verdict import plain

    try:
        request = json.loads(text)
    except ValueError:
        request = None
    click.echo(plain(catalog, checker, request, answer, lang))
