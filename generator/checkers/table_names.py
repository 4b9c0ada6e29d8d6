"""The tables of a game in the reader's language: what each id is called, where its page is, how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from catalog.models.values import COUNTS, ITEMS, OF_TABLE, Value
from catalog.placeholders import Named, parse
from catalog.walk import models
from generator.render.game_checkers import SETS, GameQuestions, Question, Types, table_of, tables_of
from generator.text.grammar import noun_of

if TYPE_CHECKING:
    from catalog.models.checkers import TableWords, Variant
    from engine.outputs import Output
    from generator.render.prose import Prose


@dataclass(frozen=True)
class Name:
    """What an entry is called, and the language of that name."""

    name: str
    lang: str


class Names:
    """Names of all entries that a game's answers speak of. ``prose`` gives the language."""

    def __init__(self, questions: GameQuestions, prose: Prose) -> None:
        self.questions = questions
        self.prose = prose
        self.game = questions.game.id
        self.named = questions.game.named

    def of(self, table: str, id_: str, form: str | None = None) -> Name:
        """The name of an entry, in a form if the language has it; an unknown id is called by itself."""
        if table in self.named or table == SETS:
            if not self.questions.game.knows(f"{table}:{id_}"):
                return Name(id_, "")
            phrase = self.prose.inflected(self.game, f"{table}:{id_}", form)
            return Name(str(phrase), phrase.lang)
        words = self.questions.table(table)
        facts = self.questions.rows(table).get(id_)
        if words is None or facts is None:
            return Name(id_, "")
        variant = variant_of(words, facts)
        name = variant.name if variant else words.name
        return Name(self._inflected(name, facts, form), self.prose.words.tag) if name else Name(id_, "")

    def nouns(self, table: str, id_: str, form: str | None = None) -> dict[str, str]:
        """The name of an entry behind a number, by plural categories.

        There is none for what has no name of its own, and in languages whose nouns do not agree with numbers.
        """
        reference = f"{table}:{id_}"
        if noun_of(self.questions.game, reference) is None or not self.prose.words.info.counts:
            return {}
        return self.prose.grammar_of(False).counted(self.game, reference, form)

    def of_squares(self, table: str) -> dict[str, str]:
        """What squares of a table are called in a list: those that show a letter by it, those with a symbol by name."""
        rows: dict[str, dict[str, Any]] = self.questions.facts["tables"][table]
        drawn = {entry.id for entry in self.named.get(table, ()) if getattr(entry, "symbol", None)}
        return {id_: self.of(table, id_).name if id_ in drawn else row["sign"].upper() for id_, row in rows.items()}

    def _inflected(self, name: str, facts: dict[str, Any], form: str | None) -> str:
        values = {column: self._value(column, value, form) for column, value in facts.items()}
        phrase = self.prose.words.text(checkers_domain(self.game), name)
        return "".join(values[part.name] if isinstance(part, Named) else str(part) for part in parse(phrase))

    def _value(self, column: str, value: Any, form: str | None) -> str:
        """A column of the facts: the name of an entry if it is named like a kind of entry, or else itself."""
        return self.of(column, str(value), form).name if column in self.named else str(value)


def variant_of(words: TableWords, facts: dict[str, Any]) -> Variant | None:
    """The first of a table's variants that fits the facts of an entry."""
    for variant in words.variants:
        value = facts.get(variant.column)
        if value and variant.value in (None, str(value)):
            return variant
    return None


def values_in(question: Question) -> Iterator[Value]:
    """All values that the words of a checker show."""
    yield from (part for _place, part in models(question.words) if isinstance(part, Value))


def naming_part(question: Question, name: str) -> Output | None:
    """The part by which the items of a list are called that only the answer has: its first text or entry."""
    listed = next((output for output in question.outputs if output.name == name), None)
    return next((part for part in listed.fields if part.type in ("text", "entry")), None) if listed else None


def used(question: Question, types: Types) -> Iterator[str]:
    """The tables that a checker's page needs: those of its fields, its result and these parameters, each once.

    The spaces of a map that only its form counts from come with that map (``map_file``).
    """
    tables: dict[str, None] = {}
    for _path, field in question.fields():
        tables |= dict.fromkeys(tables_of(field))
    if drawn := question.words.drawn:
        tables |= dict.fromkeys((drawn.of, drawn.beds.of, drawn.stands.of, drawn.figures.of))
    if covered := question.words.covered:
        tables |= dict.fromkeys((covered.beds.of, covered.stands.of, covered.figures.of))
    for value in values_in(question):
        if value.type in (*OF_TABLE, COUNTS):
            tables[str(value.of)] = None
        elif value.type in ITEMS and (part := naming_part(question, str(value.of))) and part.of:
            tables[part.of] = None
    for group in types.values():
        for params in group.values():
            for kind in params.values():
                if table := table_of(kind):
                    tables[table[0]] = None
    yield from tables


def order(questions: GameQuestions, table: str) -> list[str]:
    """The ids of a table in the order of the game."""
    if table in questions.game.named:
        return [entry.id for entry in questions.game.named[table]]
    ordered: dict[str, list[str]] = questions.facts.get("order", {})
    return ordered.get(table) or list(questions.facts["tables"][table])
