"""Whether the section that a message cites speaks of what the message says: of its numbers, and of what it names."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, listed
from catalog.python_files import code_finding
from generator.text.declared_shapes import codes_of
from generator.text.parameters import code_modules

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.checkers.contract.asking import Answer, Asking
    from generator.render.game_checkers import GameQuestions

GROUPS = ("reasons", "notes", "open")
LIMITS = ("limit", "most", "price")
"""The parameters that are numbers of the rules, if they are always the same: a cited section has to say them."""
ENOUGH = 12
"""So many answers have to have a message before it shows that a number of it is always the same."""
FEW = 3
"""A parameter that is never more entries than this names just them; else it is whatever the question is about."""
CARDINALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def faults(asking: Asking) -> Iterator[Finding]:
    """Numbers that are always the same in a message, and that the section which it cites does not say."""
    questions = asking.questions
    answers = [answer for verdicts in asking.verdicts.values() for _request, answer in verdicts]
    for code, lacking in unfit(questions, answers, enough=ENOUGH).items():
        for module in code_modules(questions.opened.checkers):
            for group in GROUPS:
                rule = next((one.rule for one in codes_of(module, group) if one.name == code), None)
                if rule is not None:
                    yield code_finding(
                        module.__name__,
                        (group.upper(), code),
                        f"the section that '{code}' cites does not say {listed(sorted(lacking))}",
                        given=f"{rule}, with {listed(sorted(lacking))} in each answer",
                        accepted="the section in which the number stands, in figures or as a word",
                        hint="cite that section, or say the number in this one",
                        code="other-rule",
                    )


def unfit(
    questions: GameQuestions,
    answers: Iterable[Answer],
    kinds: Sequence[str] = (),
    things: Sequence[str] = (),
    enough: int = 1,
) -> dict[str, set[str]]:
    """The codes whose section does not name what their messages in these answers are about, with what it lacks.

    It has to name the entries of ``kinds`` and the ``things`` that the sentence names, and numbers that are always the
    same in ``enough`` messages or more.
    """
    sections = _Sections(questions, kinds, things)
    cited: dict[tuple[str, str], set[str]] = defaultdict(set)
    given: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for answer in answers:
        for group, message in coded(answer):
            code, params = message["code"], message["params"]
            cited[group, code].add(message["rule"])
            for name, kind in questions.types[group].get(code, {}).items():
                if kind in kinds:
                    given[group, code, name].append(f"{kind}:{params[name]}")
                elif name in LIMITS:
                    given[group, code, name].append(str(params[name]))
    found: dict[str, set[str]] = {}
    for (group, code), rules in cited.items():
        wanted = sections.named_by_words(group, code)
        for (of_group, other, _name), entries in given.items():
            is_number = entries[0].isdigit()
            # A number that is always the same is one of the rules.
            if (of_group, other) == (group, code) and len(set(entries)) <= (1 if is_number else FEW):
                wanted |= set(entries) if not is_number or len(entries) >= enough else set()
        if lacking := {thing for thing in wanted for rule in rules if not sections.names(rule, thing)}:
            found[code] = lacking
    return found


def coded(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The coded messages anywhere in an answer, with their group."""
    if isinstance(value, dict):
        for group in GROUPS:
            for message in value.get(group) or () if isinstance(value.get(group), list) else ():
                yield group, message
        for inner in value.values():
            yield from coded(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from coded(inner)


def _filled_in(game: GameCatalog, text: str) -> str:
    """A text with its cited numbers in figures."""

    def number(found: re.Match[str]) -> str:
        with suppress(KeyError):
            return f"{found[0]} {game.number(found[1].split('.'))}"
        return found[0]

    return re.sub(r"\{number:([a-z0-9.-]+)", number, text)


class _Sections:
    """What the sections of a game say, each with the worked examples that rest on it."""

    def __init__(self, questions: GameQuestions, kinds: Sequence[str], things: Sequence[str]) -> None:
        game = questions.game
        self.questions = questions
        self.things = things
        self.kinds = kinds
        self.texts = {
            rule.id: " ".join(
                _filled_in(game, one.model_dump_json())
                for one in (rule, *(one for one in game.examples if one.rule == rule.id))
            ).lower()
            for rule in game.rules
        }
        self.called = {
            f"{found.kind}:{entry.id}": entry.name.lower()
            for found in game.collections
            if found.kind in kinds
            for entry in found.entries
        }

    def names(self, section: str, thing: str) -> bool:
        """Whether a section links an entry or has its name; or has a word, or a number in digits or as a word."""
        text = self.texts[section]
        if thing in self.called:
            return re.search(rf"{re.escape(thing)}\b(?!-)", text) is not None or self.called[thing] in text
        if thing.isdigit():
            word = CARDINALS[int(thing)] if int(thing) < len(CARDINALS) else thing
            return re.search(rf"\b({thing}|{word})\b", text) is not None
        return thing in text

    def named_by_words(self, group: str, code: str) -> set[str]:
        """The entries and things that the sentence of a code links or calls by their names."""
        said = self.questions.words_of(group, code)
        text = json.dumps(said if isinstance(said, str) else said.model_dump() if said else "", ensure_ascii=False)
        linked = set(re.findall(r"\{((?:" + "|".join(self.kinds) + r"):[a-z0-9-]+)", text)) if self.kinds else set()
        plain = re.sub(r"\{[^}|]*\}", " ", text).lower()
        called = {ref for ref, name in self.called.items() if ref[:4] != "loot" and re.search(rf"\bthe {name}", plain)}
        return linked | called | {thing for thing in self.things if re.search(rf"\b{thing}", plain)}
