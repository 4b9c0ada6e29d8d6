"""``fathom check``: questions put to the rules engine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import IO, TYPE_CHECKING, Any

import click

import engine
from generator.cli.exits import FAULTS, OK, USAGE
from generator.cli.options import QuestionFile, catalog_of, json_option, lang_option
from generator.cli.show import show_json
from generator.cli.speech import N_, _, words
from generator.cli.spoken import Argument, Command, Group, Option, group

if TYPE_CHECKING:
    from catalog import Catalog

_INVALID = '"kind": "invalid"'
"""Stands in the JSON of an invalid answer and in no other: inside texts, quotation marks are escaped."""

_EXIT_CODES = (
    (OK, N_("an answer that is not a refusal")),
    (FAULTS, N_("the verdict is 'not legal'")),
    (USAGE, N_("the request is not valid (with --jsonl: at least one of them)")),
)

_TYPES = {
    "entry": N_("an id of the table {table}"),
    "multiset": N_("a list of ids of the table {table}, the same ones allowed"),
    "set": N_("a list of different ids of the table {table}"),
    "integer": N_("a whole number"),
    "choice": N_("one of {choices}"),
    "text": N_("a text"),
    "list": N_("a list of objects with the fields below"),
}
_LIMITS = {
    "min": N_("from {number}"),
    "max": N_("up to {number}"),
    "min_items": N_("items at least: {number}"),
    "max_items": N_("items at most: {number}"),
}


class Checkers(Group):
    """One command for each checker, with help made from what the engine declares."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The checkers of all games, those with a form first."""
        return [declared["id"] for declared in _declarations(catalog_of(ctx))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one checker; fails, naming those there are, if no game has it."""
        catalog = catalog_of(ctx)
        declared = {found["id"]: found for found in _declarations(catalog)}
        if cmd_name not in declared:
            text = _("There is no checker '{name}'; there are {known}.")
            raise click.UsageError(text.format(name=cmd_name, known=", ".join(declared)), ctx)
        return _command(catalog, declared[cmd_name])


@group(
    cls=Checkers,
    speaks=True,
    subcommand_metavar=N_("CHECKER [FILE] [OPTIONS]"),
    help=N_("Ask a checker: is this legal, what can I do, what is my score?"),
    more=(
        N_("The question is JSON from FILE or, with '-' or no FILE, from standard input."),
        N_("'fathom check CHECKER --help' tells what a checker wants to know."),
    ),
    examples=(
        "fathom check abyss/recruit --help",
        "fathom check abyss/recruit question.json",
        """echo '{"hand": ["crab-5", "crab-3"], "court": ["commander"]}' | fathom check abyss/hand -""",
        "fathom check abyss/recruit questions.jsonl --jsonl > answers.jsonl",
    ),
)
def check() -> None:
    """``fathom check``."""


class CheckerCommand(Command):
    """A checker, whose help also lists the fields of a question."""

    fields: Sequence[dict[str, Any]] = ()

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the checker answers and what it wants to know."""
        super().format_help_text(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_("The question is a JSON object with these fields:"))
            with formatter.indentation():
                formatter.write_dl(list(field_rows(self.fields)))


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
    game_id, _slash, name = checker.partition("/")
    texts = catalog.games[game_id].checkers.get(name)
    example = next((found.request for found in catalog.games[game_id].examples if found.checker == checker), {})
    request = json.dumps(example, ensure_ascii=False)

    def say(text: str) -> str:
        from generator.render.prose import Prose

        return Prose(catalog, words()).plain(game_id, text, "checker")

    def ask(file: IO[bytes], lang: str, as_json: bool, jsonl: bool) -> int:
        games = _games(catalog, game_id)
        if jsonl:
            return stream(checker, games, file, sys.stdout.buffer)
        text = file.read().decode("utf-8", errors="replace")
        answer = json.loads(engine.check_json(checker, text, games))
        if as_json:
            show_json(answer)
        else:
            _show(catalog, checker, text, answer, lang)
        return exit_code(answer)

    command = CheckerCommand(
        checker,
        params=[
            Argument(["file"], type=QuestionFile(), default="-", metavar=N_("[FILE]")),
            Option(["--jsonl"], is_flag=True, help=N_("Read one question a line, write one answer a line, as JSON.")),
        ],
        callback=ask,
        help=partial(say, texts.title) if texts else N_("A question that worked examples ask."),
        more=(partial(say, texts.intro),) if texts else (),
        exit_codes=_EXIT_CODES,
        examples=(f"echo '{request}' | fathom check {checker}", f"fathom check {checker} question.json --lang ja"),
        speaks=True,
    )
    command.fields = declared["fields"]
    command = lang_option(N_("Language of the answer; by default the one of --lang before the command."))(command)
    return json_option(N_("Give the answer as JSON."))(command)


def field_rows(fields: Sequence[dict[str, Any]], indent: str = "") -> Iterator[tuple[str, str]]:
    """The declared inputs by name, those of lists indented below them, and what each takes."""
    for field in fields:
        choices = ", ".join(map(str, field.get("choices", ())))
        kind = _TYPES[field["type"]]
        what = [_(kind).format(table=field.get("of"), choices=choices)]
        limits = [key for key in _LIMITS if key in field and (key, field[key]) != ("min_items", 0)]
        what += [_(_LIMITS[key]).format(number=field[key]) for key in limits]
        if field.get("required"):
            what.append(_("required"))
        elif field.get("default") is not None:
            what.append(_("by default {value}").format(value=json.dumps(field["default"])))
        yield indent + field["name"], " · ".join(what)
        yield from field_rows(field.get("fields", ()), indent + "  ")


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
    from generator.checkers.answer_text import plain

    try:
        request = json.loads(text)
    except ValueError:
        request = None
    click.echo(plain(catalog, checker, request, answer, lang))
