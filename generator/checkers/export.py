"""The words of a checker's page as JSON: everything its form and its answers say, in the page's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catalog.models.entries import Entry
from generator.checkers import tables
from generator.checkers.question import ALTERNATIVES, GROUPS, ROUNDED, GameQuestions, Question, table_of
from generator.checkers.tables import Names
from generator.checkers.wire import Wire
from generator.pages.cards import has_faces

if TYPE_CHECKING:
    from catalog.models.game import Collection
    from generator.sheet import Sheet


def page_words(sheet: Sheet, questions: GameQuestions, question: Question) -> dict[str, Any]:
    """What docs/checker/*.js is given. Raises KeyError for a reference to nothing."""
    return Export(sheet, questions, question).data()


class Export:
    """Collects the words of one page."""

    def __init__(self, sheet: Sheet, questions: GameQuestions, question: Question) -> None:
        assert sheet.site.catalog.answers is not None
        self.sheet = sheet
        self.questions = questions
        self.question = question
        self.answers = sheet.site.catalog.answers
        self.wire = Wire(sheet)
        self.names = Names(questions, sheet.prose)
        self.symbols = sheet.site.symbols(sheet.game_id)
        self.hues = sheet.site.hues(sheet.game_id)

    def data(self) -> dict[str, Any]:
        """The whole JSON value."""
        words = self.question.words
        urls = self.sheet.urls
        return {
            "id": self.question.id,
            "lang": self.sheet.words.tag,
            "declaration": self.question.declaration,
            "needs": list(words.needs),
            "more": list(words.more),
            "start": self.wire.text(words.start),
            "fields": {path: self.wire.record(field) for path, field in words.fields.items()},
            "result": [self.wire.record(block) for block in words.result],
            "say": self._said(),
            "params": self._params(),
            "ui": {key: self.wire.text(text) for key, text in self.answers.interface.items()},
            "tables": {name: self._table(name) for name in tables.used(self.questions, self.question)},
            "rules": {rule.id: self._named(f"rule:{rule.id}") for rule in self.questions.game.rules},
            "examples": self._examples(),
            "links": {other.name: urls.of(f"checker:{other.id}") for other in self.questions.questions},
            "sprite": urls.root(f"symbols/{self.sheet.game_id}.svg"),
        }

    def _said(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            group: {
                code: self.wire.text(words)
                for code in self.questions.types[group]
                if (words := self.questions.said(group, code)) is not None
            }
            for group in GROUPS
        }
        made["problems"] = {code: self.wire.text(text) for code, text in self.answers.problems.items()}
        made["accepted"] = {code: self.wire.text(text) for code, text in self.answers.accepted.items()}
        made["request"] = self.wire.text(self.answers.request)
        made["item"] = self.wire.text(self.answers.item)
        return made

    def _params(self) -> dict[str, Any]:
        """The parameters that are entries of a table, chances or amounts; all others are shown as they are."""
        return {
            group: {
                code: {name: made for name, kind in params.items() if (made := _shown(kind))}
                for code, params in codes.items()
            }
            for group, codes in self.questions.types.items()
        }

    def _named(self, reference: str) -> dict[str, str]:
        phrase = self.sheet.name(reference)
        made = {"n": str(phrase), "u": self.sheet.urls.of(reference)}
        return made if phrase.lang == self.sheet.words.tag else {**made, "l": phrase.lang}

    def _table(self, name: str) -> dict[str, Any]:
        ids = tables.order(self.questions, name)
        collection = self.names.collections.get(name)
        if collection is not None:
            by_id = {entry.id: entry for entry in collection.entries}
            return {"order": ids, "rows": {id_: self._entry(collection, by_id[id_]) for id_ in ids}}
        made = {"order": ids, "rows": {id_: self._plain(name, id_) for id_ in ids}}
        grid = self._grid(name, ids)
        return {**made, "grid": grid} if grid else made

    def _entry(self, collection: Collection, entry: Entry) -> dict[str, Any]:
        reference = f"{collection.kind}:{entry.id}"
        row: dict[str, Any] = self._named(reference)
        row["set"] = getattr(entry, "set", "base")
        search = [entry.name]
        if entry.search:
            search.append(self.sheet.plain(entry.search))
        row["search"] = " ".join(search)
        if has_faces(self.sheet.site, self.questions.game, collection.kind):
            row["picture"] = self.sheet.urls.of(reference) + "face.svg"
        return row

    def _plain(self, table: str, id_: str) -> dict[str, Any]:
        """An entry without a page: its name, how many copies there are, and what stands on its small card."""
        facts = self.questions.facts["tables"][table][id_]
        name = self.names.of(table, id_)
        row: dict[str, Any] = {"n": name.name}
        if name.lang != self.sheet.words.tag:
            row["l"] = name.lang
        if "copies" in facts:
            row["copies"] = facts["copies"]
        words = self.questions.table(table)
        if "set" in facts:
            row["set"] = facts["set"]
        if "sets" in facts:
            row["sets"] = facts["sets"]
        if words and words.columns:
            row["short"] = str(facts[words.columns])
        if words and words.rows:
            row |= self._drawn(str(facts[words.rows]))
        if words and (variant := tables.variant_of(words, facts)) and variant.mark in self.symbols:
            row["mark"] = variant.mark
        return row

    def _drawn(self, id_: str) -> dict[str, str]:
        made = {"symbol": id_} if id_ in self.symbols else {}
        return {**made, "hue": self.hues[id_]} if id_ in self.hues else made

    def _grid(self, table: str, ids: list[str]) -> list[dict[str, Any]] | None:
        """The rows of the grid by which a table is picked, each with its ids by columns."""
        words = self.questions.table(table)
        if words is None or words.columns is None:
            return None
        facts = self.questions.facts["tables"][table]
        rows: dict[str, list[str]] = {}
        for id_ in ids:
            rows.setdefault(str(facts[id_][words.rows]) if words.rows else "", []).append(id_)
        made = []
        for key, members in rows.items():
            row: dict[str, Any] = {"ids": sorted(members, key=lambda id_: (facts[id_][words.columns], id_))}
            if words.rows:
                name = self.names.of(words.rows, key)
                row |= {"name": name.name, **self._drawn(key)}
                if name.lang != self.sheet.words.tag:
                    row["l"] = name.lang
            made.append(row)
        return made

    def _examples(self) -> list[dict[str, Any]]:
        found = [example for example in self.questions.game.examples if example.checker == self.question.id]
        return [{"title": self._title(f"example:{example.id}"), "request": example.request} for example in found]

    def _title(self, reference: str) -> Any:
        phrase = self.sheet.name(reference)
        return {"p": [str(phrase)], "l": phrase.lang} if phrase.is_fallback else str(phrase)


def _shown(kind: str) -> dict[str, Any] | None:
    """How a parameter is shown that is more than a number or a text."""
    if kind in ROUNDED:
        return {"is": kind}
    table = table_of(kind)
    if table is None:
        return None
    return {"of": table[0], "any": True} if kind.startswith(ALTERNATIVES) else {"of": table[0]}
