"""``fathom ask``: a question in plain words, judged by the engine or answered by a sentence of the rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO, Any

import click

import fathom
from engine.speaker.lines import Lines
from engine.speaker.position import Position
from engine.speaker.values import Values
from generator.cli.exit_codes import FAULTS, OK, USAGE
from generator.cli.options import RefusedError, json_option, lang_option
from generator.cli.show import show_json
from generator.text.languages import ROOT, code_of, language

_LINE = '{"question": "…", "game": "abyss", "lang": "en"}; game and lang may be left out'


@click.command()
@click.argument("question", required=False)
@click.option("--game", metavar="GAME", help="The game that it is about; left out, all are asked.")
@click.option("--jsonl", type=click.File("rb"), metavar="FILE", help=f"Many questions instead, one a line: {_LINE}.")
@lang_option("Language of question and answer; by default the one of --lang before the command.")
@json_option("Give what was understood, and the answer, as JSON.")
def ask(question: str | None, game: str | None, jsonl: IO[bytes] | None, lang: str, as_json: bool) -> int:
    """Ask in plain words what you would ask at the table.

    A position is put to the checker that judges it; any other question is answered by sentences of the rules. What is
    not understood for certain is not answered. Nothing leaves this machine.

    The exit code is 1 if the verdict is 'not legal'.

    \b
    Examples:
      fathom ask "shaman crab 3 crab 4 and 2 pearls, is that enough"
      fathom ask "do i keep an ally" --game abyss
      fathom ask --json "red pyramid from 2 to 4"
      fathom ask --jsonl questions.jsonl > answers.jsonl
    """
    if (question is None) == (jsonl is None):
        raise RefusedError("Give one QUESTION, or a file of them with --jsonl; '-' is standard input.")
    _check_library()
    if jsonl is not None:
        return _many(jsonl, sys.stdout.buffer, game, lang)
    found = _asked(str(question), language(lang).tag, game)
    if as_json:
        show_json(found)
    else:
        tag = language(lang).tag
        lines = _lines(found, tag) if found["reading"] else _unsure(str(question), found, tag, game)
        click.echo("\n".join(lines) or "Nothing that the rules or the checkers know.")
    return FAULTS if found["answer"] and found["answer"].get("legal") is False else OK


def _check_library() -> None:
    """Refuse to ask a library that is not the one of this folder, which may know other games."""
    if Path(fathom.__file__).parent != ROOT:
        raise RefusedError(f"The library in {Path(fathom.__file__).parent} is not that of {ROOT}; install this one.")


def _asked(question: str, tag: str, game: str | None) -> dict[str, Any]:
    try:
        return fathom.ask(question, tag, game)
    except fathom.UnknownError as error:
        raise RefusedError(f"{str(error)[0].upper()}{str(error)[1:]}.") from None


def _many(source: IO[bytes], target: IO[bytes], game: str | None, lang: str) -> int:
    """Answer a question a line; gives USAGE if any line was none, which is answered with what is wrong."""
    code = OK
    for number, line in enumerate(source, 1):
        if not line.strip():
            continue
        try:
            asked = json.loads(line.decode("utf-8", errors="replace"))
            if not isinstance(asked, dict) or not isinstance(asked.get("question"), str):
                raise ValueError("no object with a question")
            tag = language(code_of(str(asked.get("lang", lang)))).tag
            found = fathom.ask(asked["question"], tag, asked.get("game", game))
        except (ValueError, KeyError) as error:
            code = USAGE
            found = {"error": f"line {number}: {error}", "accepted": _LINE}
        target.write(json.dumps(found, ensure_ascii=False).encode() + b"\n")
        target.flush()
    return code


def _lines(found: dict[str, Any], tag: str) -> list[str]:
    """What was understood and the answer to it."""
    return [*_read_as(found["reading"], _values(found["reading"], tag)), "", *found["said"].splitlines()]


def _unsure(question: str, found: dict[str, Any], tag: str, game: str | None) -> list[str]:
    """What a question may mean of which no reading is sure, and the sentences that answer it."""
    choices, sentences = _choices(question, tag, game), _sentences(found, tag)
    return [*choices, *([""] if choices and sentences else []), *sentences]


def _choices(question: str, tag: str, game: str | None) -> list[str]:
    """The readings of a question that may mean one as well as another, or of which none is sure."""
    lines: list[str] = []
    choices = fathom.understood(question, tag, game)["choices"]
    which = "which-reading" if len(choices) > 1 else "this-reading"
    for reading in choices:
        values = _values(reading, tag)
        lines += ["", *_read_as(reading, values)]
        lines[0] = next(Lines(values).texts([values.say(values.words["ui"][which])]))
    return lines


def _values(reading: dict[str, Any], tag: str) -> Values:
    return Values(fathom.words(reading["checker"], tag))


def _read_as(reading: dict[str, Any], values: Values) -> list[str]:
    """The checker of a reading, and what was understood."""
    rows = Position(values, reading["request"]).rows(reading["request"], [])
    return [reading["checker"], *Lines(values).rows(rows, "  ")]


def _sentences(found: dict[str, Any], tag: str) -> list[str]:
    """The sentences that answer, each with its rule; a row of a table with the heads of its columns."""
    lines = []
    for answer in found["rules"]:
        rows = fathom.listener(tag, answer["rule"].partition(".")[0]).sentences.rows
        lines += [rows.get(answer["sentence"], answer["sentence"]), f"  {answer['rule']}"]
    return lines
