"""Questions really asked: an answer comes in time, is as declared, rests on rules, and agrees with itself."""

from __future__ import annotations

import ast
import json
import re
import traceback
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import engine
import engine.ruling
from catalog.document import file_name
from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.models.numbers import UnknownNumberError
from catalog.number_check import missing_number
from catalog.python_files import failure, file_of, folder_of, line_of, tree_of
from catalog.walk import models
from generator.checkers.bounded import MOST_STEPS, EndlessError, bounded
from generator.checkers.bundle import imports
from generator.checkers.contract import shapes
from generator.checkers.contract.answers import DeclaredAnswer
from generator.checkers.contract.spoken_codes import SAYING
from generator.checkers.verdicts import UNTOLD, Told, disagreements

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions

Request = dict[str, Any]
Answer = dict[str, Any]

_MOST = 5
"""So many faults of one answer are told."""
_LONGEST = 300
"""So many characters of a question are told."""


class Asking:
    """Asks the checkers of one game; ``verdicts`` has what was asked of each, with its answers."""

    def __init__(self, questions: GameQuestions) -> None:
        assert questions.opened.engine_game is not None
        self.questions = questions
        self.game = questions.opened.engine_game
        self.folder = folder_of(questions.opened.package)
        self.verdicts: dict[str, list[tuple[Request, Answer]]] = defaultdict(list)
        self._declared: dict[str, DeclaredAnswer] = {}

    def answer(self, checker: str, request: Request) -> Answer:
        """The answer to a question. Raises whatever the engine raises, and EndlessError."""
        return bounded(lambda: engine.check(checker, request, {self.game.id: self.game}), self.folder)

    def faults(self, checker: str, request: Request, what: str, must_cite: bool = True) -> Iterator[Finding]:
        """What is wrong with an answer; ``what`` is said of the question. One that is not valid is nobody's fault.

        With ``must_cite`` it has to rest on a rule.
        """
        try:
            answer = self.answer(checker, request)
        except Exception as error:
            yield self.failed(error, checker, f"{checker} fails at {what}")
            return
        if answer["kind"] != "verdict":
            return
        self.verdicts[checker].append((request, answer))
        faulty = [*self._undeclared(checker, answer, what)]
        yield from faulty[:_MOST]
        if faulty:
            return
        if must_cite and not cites_a_rule(self.questions, checker, answer):
            message = f"the answer of {checker} to {what} rests on no rule"
            accepted = "a reason, a note or another part with the id of a rule, or a block with one in the words"
            hint = "note what it rests on with a code that has a rule: ruling.note(…)"
            yield self._at(checker, "answer", message, shown(answer), accepted, hint, "uncited-answer")
        yield from shapes.faults(self.questions, checker, request, answer)
        yield from self._disagreeing(checker, request, answer, what)

    def failed(self, error: Exception, checker: str, message: str) -> Finding:
        """The finding about an error that a question led to, at the line of the game's own code."""
        module = self.game.checkers[checker].module
        if isinstance(error, EndlessError):
            return endless(error, message.replace(" fails at ", " does not come to an end at "))
        if isinstance(error, UnknownNumberError):
            return missing_number(self.questions.game, error.id)
        if isinstance(error, KeyError) and (frame := _innermost(error)) and frame == Path(engine.ruling.__file__):
            return self._unruled(error, module, message)
        return failure(error, module, message, "correct the line: a checker answers whatever it is asked")

    def _unruled(self, error: KeyError, module: str, message: str) -> Finding:
        """A code that was given to a ruling, and that the codes of the checker do not have."""
        told = failure(error, module, message, "")
        code, known = str(error.args[0]), sorted(self.questions.rules)
        hint = did_you_mean(code, known, "declare it in the codes of the checker, with its rule")
        accepted = listed(known, 40, code)
        message += f": no code '{code}' is declared"
        return Finding(told.file, told.line, "", code, accepted, hint, message, "unknown-code")

    def _undeclared(self, checker: str, answer: Answer, what: str) -> Iterator[Finding]:
        if checker not in self._declared:
            self._declared[checker] = DeclaredAnswer(self.questions, checker)
        for fault in self._declared[checker].faults(answer):
            part = re.split(r"[.\[]", fault.path)[-1].rstrip("]")
            yield self._at(
                checker,
                fault.code or ("answer" if fault.problem == "is missing" else part),
                f"the answer of {checker} to {what} is not as declared",
                f"{fault.path}: {fault.problem}",
                "what ANSWER and the codes of the checker declare",
                "correct the answer, or what is declared of it",
                "undeclared-answer",
            )

    def _disagreeing(self, checker: str, request: Request, answer: Answer, what: str) -> Iterator[Finding]:
        """Open points whose readings lead elsewhere once they are chosen, a way out that leads nowhere."""

        def ask(changed: Request) -> Answer:
            return self.answer(checker, changed)

        try:
            found = next(disagreements(request, answer, ask, self.questions.choices, self._told(checker)), None)
        except Exception as error:
            yield self.failed(error, checker, f"{checker} fails at {what}, with a reading or the way out chosen")
            return
        if found is not None:
            word, given, accepted = found
            message = f"the answer of {checker} to {what} contradicts itself"
            hint = "settle the open points with ruling.settle(…), and find the way out with ruling.find_instead(…)"
            yield self._at(checker, word, message, given, accepted, hint, "contradiction")

    def _told(self, checker: str) -> Told:
        """What is declared alike of readings and of answers has the same name in both."""
        declared = self._declared[checker]
        outputs = {output.name: output for output in declared.outputs}

        def told(code: str, name: str, judged: Answer) -> Any:
            of_reading = next((one for one in declared.readings.get(code, ()) if one.name == name), None)
            other = outputs.get(name)
            is_alike = of_reading and other and (of_reading.type, of_reading.several) == (other.type, other.several)
            return judged[name] if is_alike and name in judged else UNTOLD

        return told

    def _at(self, checker: str, word: str, message: str, given: str, accepted: str, hint: str, code: str) -> Finding:
        """A finding at the line of the rules that says a word, or at the function that answers."""
        file, line = self._line(checker, word)
        return Finding(file_name(file), line, "", shown(given), accepted, hint, message, code)

    def _line(self, checker: str, word: str) -> tuple[Path, int]:
        """The line in the checker's module, else in one that it imports, that says a word; else its ``answer``."""
        first = file_of(self.game.checkers[checker].module)
        assert first is not None
        for file in (first, *self._imported(first)):
            if line := _said(file, word):
                return file, line
        return first, line_of(first, ("answer",))

    def _imported(self, first: Path) -> list[Path]:
        """The modules of the game that a module imports, and those that these do; not what only declares."""
        found, left = [first], [first]
        while left:
            for name in imports(left.pop().read_text(encoding="utf-8")):
                inside = name.startswith(f"{self.questions.opened.package}.") and not {"codes", "answers"} & {
                    *name.split(".")
                }
                if inside and (file := file_of(name)) and file not in found:
                    found.append(file)
                    left.append(file)
        return found[1:]


def endless(error: EndlessError, message: str) -> Finding:
    """The finding about a loop that does not end."""
    line = error.file.read_text(encoding="utf-8").split("\n")[error.line - 1].strip()
    place = file_name(error.file), error.line
    hint = "let it end: what the loop asks for has to change in it"
    return Finding(*place, "", line, f"an end within {MOST_STEPS:,} steps", hint, message, "endless")


def _said(file: Path, word: str) -> int:
    """The first line of a module that gives a word to a ruling, or a part of an answer of that name; 0 for none."""
    lines = []
    for node in ast.walk(tree_of(file.read_text(encoding="utf-8"))):
        named: list[ast.expr | None] = []
        if isinstance(node, ast.Dict):
            named = list(node.keys)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            named = [node.slice]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            named = list(node.args[:1]) if called in SAYING else []
        lines += [one.lineno for one in named if isinstance(one, ast.Constant) and one.value == word]
        if isinstance(node, ast.Dict):
            lines += [one.lineno for one in node.values if isinstance(one, ast.Constant) and one.value == word]
    return min(lines, default=0)


def _innermost(error: Exception) -> Path | None:
    """The file in which an error was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return Path(frames[-1].filename) if frames else None


def as_text(request: Request) -> str:
    """A question as it can be asked again: ``fathom check`` takes it."""
    text = json.dumps(request, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def cites_a_rule(questions: GameQuestions, checker: str, answer: Answer) -> bool:
    """Whether an answer says on what it rests, in itself or in how it is laid out."""
    words = questions.game.checkers.get(checker.partition("/")[2])
    laid_out = models(words) if words is not None else ()
    return '"rule": "' in json.dumps(answer) or any(getattr(part, "rule", None) for _, part in laid_out)
