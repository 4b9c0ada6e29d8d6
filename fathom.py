"""Fathom's rules engine for other programs: put a question to a checker, and have the answer as data or in words.

    >>> import fathom
    >>> fathom.games()
    ['abyss', 'mountain-king', 'kemet']
    >>> answer = fathom.check("abyss/recruit", {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 3})
    >>> answer["legal"], answer["cost"]
    (True, 8)
    >>> print(fathom.say("abyss/recruit", {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 3}).splitlines()[0])
    ✓ Yes, this payment recruits the Slaver.

What may be asked and what is answered, ``schema`` tells as JSON Schema. Nothing here needs another package.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["UnknownError", "ask", "check", "checkers", "games", "languages", "say", "schema"]
__version__ = "0.3.0"

_HERE = Path(__file__).resolve().parent
_INSTALLED = _HERE / "data"
"""What an installed package brings: the facts of the games, the words of the checkers, the schemas."""
_SOURCES = ("catalog", "engine", "generator", "locales")
_FOLDER = Path(".cache") / "library"


class UnknownError(KeyError):
    """There is no such game, checker or language; says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def games() -> list[str]:
    """The ids of the games, as checkers begin with them: ``["abyss", …]``."""
    return list(_known()["games"])


def checkers(game: str | None = None) -> list[str]:
    """The ids of all checkers, or of those of a game: ``["abyss/recruit", …]``. Raises UnknownError for no game."""
    known: dict[str, list[str]] = _known()["games"]
    if game is None:
        return [checker for each in known.values() for checker in each]
    return list(known[_one_of(game, known, "game")])


def languages() -> list[str]:
    """The languages that answers can be said in, as tags of BCP 47: ``["en", "zh-Hant", …]``."""
    return list(_known()["languages"])


def check(checker: str, request: Any) -> dict[str, Any]:
    """The answer of a checker to a request, both as JSON types.

    ``kind`` is ``verdict``, or ``invalid`` for what could not be read, with ``problems`` that name each field, what was
    given and what is accepted. Raises UnknownError for a checker that there is not.
    """
    answer: dict[str, Any] = json.loads(json.dumps(_answer(_checker(checker), request)))
    return answer


def say(checker: str, request: Any, language: str = "en") -> str:
    """The answer of a checker in words, in lines as the command line prints them.

    ``language`` is one of ``languages()``; ``zh_Hant`` is taken for ``zh-Hant``. Raises UnknownError for a checker or a
    language that there is not.
    """
    from engine.speaker.lines import lines

    tag = _one_of(language.replace("_", "-"), languages(), "language")
    return "\n".join(lines(words(_checker(checker), tag), request, _answer(checker, request)))


def ask(question: str, language: str = "en", game: str | None = None) -> dict[str, Any]:
    """What a question in plain words comes to, about one game or any of them.

    ``reading`` is the request that it was understood as: ``checker``, ``request``, and the words that were ``left``;
    None where that is not sure. ``answer`` is the checker's, ``said`` the answer in words, both None without a reading.
    ``rules`` has at most three sentences of the rules that answer, the best first, each with its ``rule``. Raises
    UnknownError for a game or a language that there is not.
    """
    tag = _one_of(language.replace("_", "-"), languages(), "language")
    found = understood(question, tag, game)
    reading = found["reading"]
    answer = reading and check(reading["checker"], reading["request"])
    said = reading and say(reading["checker"], reading["request"], tag)
    return {"reading": reading, "answer": answer, "said": said, "rules": found["rules"]}


def understood(question: str, tag: str, game: str | None = None) -> dict[str, Any]:
    """What a question is understood as, without an answer: where ``reading`` is None also the ``choices`` of readings
    that are equally good, or worth asking about."""
    from engine import listener as hearing

    of = _known()["listed"] if game is None else [_one_of(game, _known()["games"], "game")]
    return hearing.understood([listener(tag, each) for each in of], question)


def schema(checker: str) -> dict[str, Any]:
    """JSON Schemas of a checker's ``request`` and ``answer``. Raises UnknownError for one that there is not."""
    found: dict[str, Any] = _read(f"schemas/{_checker(checker)}.json")
    return found


def main() -> int:
    """The command ``fathom``: all of the command line, or asking alone where what builds sites is not installed."""
    try:
        from generator.cli import main as command_line
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "generator":
            raise  # what builds sites is here, but not all that it needs
        return _ask(sys.argv[1:])
    return command_line()


def _ask(arguments: list[str]) -> int:
    """``check CHECKER [FILE]``: a question from a file or standard input, answered in words or as JSON."""
    from argparse import ArgumentParser, FileType

    parser = ArgumentParser("fathom", description="Ask a checker. All other commands come with fathom[site].")
    parser.add_argument("command", choices=["check"])
    parser.add_argument("checker", choices=checkers(), metavar="CHECKER", help=", ".join(checkers()))
    parser.add_argument("file", nargs="?", type=FileType("rb"), default="-", help="the question as JSON; - for stdin")
    parser.add_argument("--lang", default="en", choices=languages(), help="the language of the answer")
    parser.add_argument("--json", action="store_true", help="give the answer as JSON")
    given = parser.parse_args(arguments)
    try:
        request = json.load(given.file)
    except ValueError as error:
        parser.error(f"this is no JSON: {error}")
    answer = check(given.checker, request)
    print(json.dumps(answer, ensure_ascii=False) if given.json else say(given.checker, request, given.lang))
    return 2 if answer["kind"] == "invalid" else 1 if answer.get("legal") is False else 0


def _one_of(given: str, known: Any, what: str) -> str:
    if given not in known:
        raise UnknownError(f"there is no {what} {given!r}; there are {', '.join(known)}")
    return given


def _checker(checker: str) -> str:
    return _one_of(checker, checkers(), "checker")


def _answer(checker: str, request: Any) -> dict[str, Any]:
    from engine import check as ask

    game = checker.partition("/")[0]
    return ask(checker, request, {game: opened(game)})


@cache
def opened(game: str) -> Any:
    """A game in the engine."""
    from engine import open_game

    return open_game(game, _read(f"facts/{game}.json"))


@cache
def listener(tag: str, game: str) -> Any:
    """What understands questions about a game in a language."""
    from engine.listener import Listener

    return Listener(_read(f"asking/{tag}/{game}.json"))


@cache
def _known() -> dict[str, Any]:
    known: dict[str, Any] = _read("known.json")
    return known


@cache
def words(checker: str, tag: str) -> Any:
    """The words that the answers of a checker are said by in a language."""
    return _read(f"words/{tag}/{checker}.json")


def _read(name: str) -> Any:
    """Data of the package; in a checkout the generator writes it, once for each state of what it is made from."""
    file = data_folder() / name
    if not file.is_file():
        module = [sys.executable, "-m", "generator.publish.library", str(data_folder()), name]
        done = subprocess.run(module, cwd=_HERE, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{name} cannot be made:\n{done.stderr}")
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def data_folder() -> Path:
    """Where the facts, words and schemas stand: in the package, or in a checkout those of its present state."""
    return _INSTALLED if _INSTALLED.is_dir() else _HERE / _FOLDER / _state()


def _state() -> str:
    """What tells the files of a checkout from what they were: the latest change, and how many there are."""
    times = [
        os.stat(os.path.join(folder, name)).st_mtime_ns
        for source in _SOURCES
        for folder, _folders, names in os.walk(_HERE / source)
        if not folder.endswith("__pycache__")
        for name in names
    ]
    return f"{max(times):x}-{len(times)}"


if __name__ == "__main__":
    sys.exit(main())
