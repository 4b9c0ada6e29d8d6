"""The codes of the engine: each has its sentence and its rule once, and cites only what the catalogue has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from catalog.document import file_name
from catalog.findings import Finding, did_you_mean, listed
from catalog.python_files import code_finding, file_of, folder_of, imported
from generator.checkers.contract.naming import known
from generator.render.field_labels import stands_under
from generator.render.game_checkers import GROUPS, table_of
from generator.text.declared_shapes import codes_of

if TYPE_CHECKING:
    from types import ModuleType

    from engine.codes import Code
    from generator.render.game_checkers import GameQuestions, Question

RULED = ("reasons", "notes", "open")
"""The groups of messages that cite a rule."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Codes without a sentence or a rule, sentences without a code, and what codes name that there is not."""
    modules = {name: import_module(name) for name in sorted({one.codes for one in questions.opened.checkers} - {""})}
    rules = [rule.id for rule in questions.game.rules]
    declared: dict[str, str] = {}
    for name, module in modules.items():
        for group in GROUPS:
            for code in codes_of(module, group):
                if code.name in declared:
                    yield _in_code(
                        name,
                        (group.upper(), code.name),
                        f"a code that {declared[code.name]} has already",
                        code.name,
                        "each code once",
                        "choose another code",
                        "duplicate-code",
                    )
                declared.setdefault(code.name, name)
                yield from _types(questions, name, group, code.name, code.params)
                if group in RULED:
                    yield from _ruled(module, group, code)
        for code, rule in (*module.RULES.items(), *getattr(module, "LIMITS", {}).items()):
            if rule not in rules and not questions.game.knows(f"rule:{rule}"):
                yield _in_code(
                    name,
                    (code, rule),
                    f"the code '{code}' cites a rule that there is not",
                    rule,
                    listed(rules, near=rule),
                    did_you_mean(rule, rules, "write the id of a section, or add the section"),
                    "dangling-reference",
                )
        yield from _settled(questions, module)
    yield from _ids(questions)
    yield from _sentences(questions)
    yield from _cited(questions, rules, {str(module.__file__) for module in modules.values()})


def _ruled(module: ModuleType, group: str, code: Code) -> Iterator[Finding]:
    """A code has a rule, which stands in RULES."""
    if not code.rule:
        accepted, hint = f'Code("{code.name}", and the id of a section', "add the id"
        message = f"the code '{code.name}' has no rule"
        yield _in_code(module.__name__, (group.upper(), code.name), message, "nothing", accepted, hint, "no-rule")
    elif module.RULES.get(code.name) != code.rule:
        message = f"RULES lacks the rule of the code '{code.name}'"
        made = f"rules_of(…, {group.upper()})"
        yield _in_code(module.__name__, ("RULES",), message, "nothing", made, f"add {group.upper()} to it", "no-rule")


def _in_code(
    module: str, words: tuple[str, ...], message: str, given: str, accepted: str, hint: str, code: str
) -> Finding:
    return code_finding(module, words, message, given=given, accepted=accepted, hint=hint, code=code)


def _types(
    questions: GameQuestions, module: str, group: str, code: str, params: Mapping[str, str]
) -> Iterator[Finding]:
    """The type of a parameter is a number, a text, players, a chance or amount, or a table."""
    for name, kind in params.items():
        table = table_of(kind)
        tables = questions.tables
        if table is not None and table[0] not in tables:
            yield _in_code(
                module,
                (group.upper(), code, kind),
                f"the type of '{name}' in '{code}' is no table",
                kind,
                f"integer, text, chance, amount, player, or one of the tables {listed(tables, 30)}; with [] behind it "
                "for a list, with {} for numbers by ids",
                did_you_mean(table[0], tables, "write one of these"),
                "unknown-table",
            )


def _settled(questions: GameQuestions, module: ModuleType) -> Iterator[Finding]:
    """Every open point is settled by a choice of the form."""
    name = module.__name__
    own = [question for question in questions.questions if question.checker.codes == name]
    fields = {path: field for question in own for path, field in question.fields() if field["type"] == "choice"}
    for code in codes_of(module, "open"):
        if not code.choice:
            accepted = f'Code("{code.name}", …, choice= the name of a choice field)'
            message = f"no choice settles the open point '{code.name}'"
            yield _in_code(name, ("OPEN", code.name), message, "nothing", accepted, "add the choice", "no-choice")
        elif getattr(module, "CHOICES", {}).get(code.name) != code.choice:
            message = f"CHOICES lacks the choice of the open point '{code.name}'"
            yield _in_code(name, ("OPEN",), message, "nothing", "choices_of(OPEN)", "write it so", "no-choice")
        elif code.choice in fields:
            yield from _readings(questions, code.name, [str(choice) for choice in fields[code.choice]["choices"]])
        elif own:
            yield _in_code(
                name,
                ("OPEN", code.name, code.choice),
                f"'{code.name}' is settled by an input that is no choice",
                code.choice,
                listed(fields, near=code.choice),
                did_you_mean(code.choice, fields, "write the name of a choice field"),
                "unknown-field",
            )


def _readings(questions: GameQuestions, code: str, choices: list[str]) -> Iterator[Finding]:
    """The readings in the words are values of the choice."""
    for name, words in questions.game.checkers.items():
        if code in words.open:
            record = questions.game.records[f"checker:{name}"]
            for reading in words.open[code].readings:
                message = "the choice that settles the point has no such value"
                yield from known(
                    record, ("open", code, "readings", reading), reading, choices, message, "unknown-value"
                )


def _ids(questions: GameQuestions) -> Iterator[Finding]:
    """The entries by whose ids the rules know them, which stand in the module ``ids`` of a game, are there."""
    module = f"{questions.opened.package}.ids"
    if file_of(module) is None:
        return
    game = questions.opened.engine_game
    ids = {record.id for record in questions.game.records.values()}
    ids |= {id_ for table in (game.tables if game else {}).values() for id_ in table}
    read = imported(module, "ids", "write it")
    if isinstance(read, Finding):
        yield read
        return
    for name, value in vars(read).items():
        if name.isupper() and isinstance(value, str) and value not in ids:
            near = did_you_mean(value, ids, "write the id of an entry, or add the entry")
            message = f"{name} is the id of no entry"
            yield _in_code(
                module, (name,), message, value, "the id of an entry of the game", near, "dangling-reference"
            )


def _sentences(questions: GameQuestions) -> Iterator[Finding]:
    """Every code has a sentence, and only one; and every sentence a code."""
    game = questions.game
    for group in GROUPS:
        codes = questions.types[group]
        stated: dict[str, str] = {}
        for name, words in game.checkers.items():
            record = game.records[f"checker:{name}"]
            for code in getattr(words, group):
                if code in stated:
                    yield record.finding(
                        (group, code),
                        f"a sentence that '{stated[code]}' has already",
                        given=code,
                        accepted="one sentence for each code",
                        hint="keep one of the two",
                        code="duplicate-code",
                    )
                elif code not in codes:
                    other = next((one for one in GROUPS if code in questions.types[one]), None)
                    hint = f"move it below '{other}'" if other else did_you_mean(code, codes, "take it out")
                    yield record.finding(
                        (group, code),
                        "a sentence for a code that the engine does not have",
                        given=code,
                        accepted=listed(codes, 40, code) or f"no {group}: the engine has none",
                        hint=hint,
                        code="unknown-code",
                    )
                stated.setdefault(code, name)
        spare = [code for code in stated if code not in codes]
        for code in codes:
            if code not in stated and (question := _question(questions, group, code)) is not None:
                yield game.records[f"checker:{question.name}"].finding(
                    (group,),
                    f"no sentence for the code '{code}' of {question.checker.codes}",
                    given="nothing",
                    accepted=f"'{code}:' with a sentence below '{group}'",
                    hint=stands_under(code, spare, f"add '{code}: …' below '{group}'"),
                    code="no-sentence",
                )


def _question(questions: GameQuestions, group: str, code: str) -> Question | None:
    """The first checker with a form whose module of codes has a code."""
    for question in questions.questions:
        codes = codes_of(import_module(question.checker.codes), group) if question.checker.codes else ()
        if any(one.name == code for one in codes):
            return question
    return None


def _cited(questions: GameQuestions, rules: list[str], done: set[str]) -> Iterator[Finding]:
    """Rules that the game's code cites anywhere else than in the modules of its codes."""
    package = folder_of(questions.opened.package)
    pattern = re.compile(rf'(?<![\w.-]){re.escape(questions.game.id)}(?:\.[a-z0-9-]+)+(?=["`\'])')
    for file in sorted(set(package.rglob("*.py")) - {Path(path) for path in done}):
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            for rule in pattern.findall(line) if questions.game.id in line else ():
                if rule not in rules and not questions.game.knows(f"rule:{rule}"):
                    yield Finding(
                        file_name(file),
                        number,
                        "",
                        rule,
                        listed(rules, near=rule),
                        did_you_mean(rule, rules, "write the id of a section, or add the section"),
                        "a rule is cited that there is not",
                        "dangling-reference",
                    )
