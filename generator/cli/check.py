"""``fathom check``: questions put to the rules engine."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

import engine
import fathom
from engine.speaker.lines import lines
from generator.checkers import request_text
from generator.cli.exit_codes import FAULTS, OK, USAGE
from generator.cli.options import DRAFT, RefusedError, catalog_of, json_option, lang_option
from generator.cli.show import show_json
from generator.text.languages import ROOT, SOURCE_LANGUAGE, language

if TYPE_CHECKING:
    from catalog import Catalog

_LIMITS = {
    "min": "from {number}",
    "max": "up to {number}",
    "min_items": "items at least: {number}",
    "max_items": "items at most: {number}",
}


_COLUMNS = 84
"""How wide the list of a checker's fields is."""


class Checkers(click.Group):
    """One command for each checker, with help made from what the engine declares."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The checkers of all games."""
        return _checkers(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one checker; fails, naming those there are, if no game has it."""
        known = _checkers(ctx)
        name = cmd_name if cmd_name in known else _moved(cmd_name)
        if name not in known:
            raise RefusedError(f"There is no checker '{cmd_name}'; there are {', '.join(known)}.")
        return _command(ctx, name)


@click.group(cls=Checkers, subcommand_metavar="CHECKER [FILE] [OPTIONS]")
def check() -> None:
    """Ask a checker: is this legal, what can I do, what is my score?

    The question is JSON from FILE or, with '-' or no FILE, from standard input.

    'fathom check CHECKER --help' tells what a checker wants to know.

    \b
    Examples:
      fathom check abyss/recruit --help
      fathom check abyss/recruit question.json
      echo '{"hand": ["crab-5", "crab-3"], "court": ["commander"]}' | fathom check abyss/hand -
      fathom check abyss/recruit questions.jsonl --jsonl > answers.jsonl
    """


class CheckerCommand(click.Command):
    """A checker, whose help is made when somebody asks for it."""

    help_text: Callable[[], str]

    def get_short_help_str(self, limit: int = 45) -> str:
        """The question that it answers."""
        self.help = self.help_text()
        return super().get_short_help_str(max(limit, 200))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it answers and what it wants to know."""
        self.help = self.help_text()
        super().format_help_text(ctx, formatter)


def _games(catalog: Catalog, *only: str) -> dict[str, engine.Game]:
    """The games of the engine with the facts of the catalogue. Raises CatalogError for one that is not in order."""
    from generator.text.engine_games import opened

    return {id_: opened(game).sound() for id_, game in catalog.games.items() if id_ in only}


def _is_at_hand(ctx: click.Context, name: str) -> bool:
    """Whether the library has a file of its data, which is written here if nobody has yet asked for it.

    A question then takes as long as its answer: neither the catalogue nor a language has to be read again. False where
    nothing may be written, where a catalogue is given, and beside a library that is not of this folder. Raises
    CatalogError.
    """
    if ctx.find_root().obj is not None or Path(fathom.__file__).parent != ROOT:
        return False
    if not (fathom.data_folder() / name).is_file():
        from generator.publish import library

        try:
            library.main(str(fathom.data_folder()), name)
        except OSError:
            return False
    return True


def _checkers(ctx: click.Context) -> list[str]:
    if _is_at_hand(ctx, "known.json"):
        return fathom.checkers()
    catalog = catalog_of(ctx)
    return [checker for game in _games(catalog, *catalog.games).values() for checker in game.checkers]


def _moved(checker: str) -> str:
    """The name of a checker today: an old one goes where the old address of its page goes."""
    from generator.publish import redirects

    game, _slash, name = checker.partition("/")
    return redirects.read().get(f"{game}/check/{name}/", checker).replace("/check/", "/").strip("/")


def _command(ctx: click.Context, checker: str) -> click.Command:
    game_id = checker.partition("/")[0]

    def ask(file: IO[bytes], lang: str, as_json: bool, jsonl: bool) -> int:
        is_at_hand = _is_at_hand(ctx, f"facts/{game_id}.json")
        games = {game_id: fathom.opened(game_id)} if is_at_hand else _games(catalog_of(ctx), game_id)
        if jsonl:
            return stream(checker, games, file, sys.stdout.buffer)
        text = file.read().decode("utf-8", errors="replace")
        request, answer = request_text.ask(checker, text, games)
        if as_json:
            show_json(answer)
        else:
            _show(ctx, checker, request, answer, lang)
        return exit_code(answer)

    many = click.Option(["--jsonl"], is_flag=True, help="Read one question a line, write one answer a line, as JSON.")
    file = click.Argument(["file"], type=click.File("rb"), default="-")
    command = CheckerCommand(checker, params=[file, many], callback=ask)
    command.help_text = partial(_help, ctx, checker)
    command = lang_option("Language of the answer; by default the one of --lang before the command.")(command)
    return json_option("Give the answer as JSON.")(command)


def _help(ctx: click.Context, checker: str) -> str:
    """What a checker answers and what it wants to know."""
    from catalog.messages import checkers_domain
    from generator.render.prose import Prose
    from generator.text.words import Words

    catalog = catalog_of(ctx)
    game_id, _slash, name = checker.partition("/")
    game = catalog.games[game_id]
    declarations = engine.declarations(_games(catalog, game_id)[game_id])
    declared = next(declared for declared in declarations if declared["id"] == checker)
    paragraphs = ["A question that worked examples ask."]
    if texts := game.checkers.get(name):
        prose = Prose(catalog, Words(SOURCE_LANGUAGE))
        paragraphs = [str(prose.plain(game_id, text, checkers_domain(game_id))) for text in (texts.title, texts.intro)]
    if game.game.draft:
        paragraphs.append(DRAFT)
    fields = click.HelpFormatter(width=_COLUMNS)
    fields.write_dl(list(field_rows(declared["fields"])))
    smallest: dict[str, Any] = {
        field["name"]: [{}] * field["min_items"] for field in declared["fields"] if field.get("min_items")
    }
    asked = (example.request for example in game.examples if example.checker == checker)
    request = json.dumps(next(asked, smallest), ensure_ascii=False)
    blocks = (
        "The question is a JSON object with these fields:\n" + textwrap.indent(fields.getvalue().rstrip(), "  "),
        "Exit codes:\n"
        "  0  an answer that is not a refusal\n"
        "  1  the verdict is 'not legal'\n"
        "  2  the request is not valid (with --jsonl: at least one of them)",
        f"Examples:\n  echo '{request}' | fathom check {checker}\n  fathom check {checker} question.json --lang ja",
    )
    return "\n\n".join([*paragraphs, *(f"\b\n{block}" for block in blocks)])


def field_rows(fields: Sequence[dict[str, Any]], indent: str = "") -> Iterator[tuple[str, str]]:
    """The declared inputs by name, those of lists indented below them, and what each takes."""
    # Loaded only now: the help of all commands does without the catalogue.
    from generator.text.engine_games import kind_of

    for field in fields:
        choices = ", ".join(map(str, field.get("choices", ())))
        kind = kind_of(field["type"])
        items = "the values below" if "each" in field else "objects with the fields below"
        what = [kind.help.format(table=field.get("of"), choices=choices, signs=field.get("signs"), items=items)]
        limits = [key for key in _LIMITS if key in field and (key, field[key]) != ("min_items", 0)]
        what += [_LIMITS[key].format(number=field[key]) for key in limits]
        what += [f"up to {high['max']} with {high['value']} in {high['field']}" for high in field.get("highs", ())]
        for other in field.get("boards", ()):
            what.append(f"of the board {other['of']} with {other['value']} in {other['field']}")
        for key in ("rows", "columns"):
            if key in field:
                what.append(f"{key}: {field[key][0]} to {field[key][1]}")
        if "on" in field:
            what.append(f"on {field['on']}")
        if field.get("joined"):
            what.append("in one piece")
        if field.get("nullable"):
            what.append("or null")
        if field.get("required") and field["name"]:
            what.append("required")
        elif field.get("implied"):
            what.append("if left out, the sets of what is named")
        elif field.get("default") is not None:
            what.append(f"by default {json.dumps(field['default'])}")
        yield indent + (field["name"] or "each"), " · ".join(what)
        yield from field_rows([field["each"]] if "each" in field else field.get("fields", ()), indent + "  ")


def stream(checker: str, games: dict[str, engine.Game], source: IO[bytes], target: IO[bytes]) -> int:
    """Answer one question a line, each as soon as it is read; blank lines are passed over.

    Gives USAGE if any question was not valid.
    """
    code = OK
    for line in source:
        if not line.strip():
            continue
        _request, answer = request_text.ask(checker, line.decode("utf-8", errors="replace"), games)
        if answer["kind"] == "invalid":
            code = USAGE
        target.write(json.dumps(answer).encode() + b"\n")
        target.flush()
    return code


def exit_code(answer: dict[str, Any]) -> int:
    """The exit code that an answer stands for."""
    if answer["kind"] == "invalid":
        return USAGE
    return FAULTS if answer.get("legal") is False else OK


def _show(ctx: click.Context, checker: str, request: Any, answer: dict[str, Any], lang: str) -> None:
    """The answer in words."""
    tag = language(lang).tag
    if _is_at_hand(ctx, f"words/{tag}/{checker}.json"):
        click.echo("\n".join(lines(fathom.words(checker, tag), request, answer)))
        return
    from generator.checkers.spoken import plain

    click.echo(plain(catalog_of(ctx), checker, request, answer, lang))
