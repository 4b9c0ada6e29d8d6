"""The body of a rule section as one text: its paragraphs, lists and tables, in plain text and in simple HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import singledispatchmethod
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from catalog.models.blocks import (
    EntriesBlock,
    FigureBlock,
    ListBlock,
    NoteBlock,
    NumberTableBlock,
    RemarkBlock,
    SignsBlock,
    StepsBlock,
    TableBlock,
)
from catalog.models.entries import Entry
from generator.export.texts import Said, Texts, Tongues, behind_colon, state_of, together
from generator.render.prose import written
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.entries import RuleSection

NOT_KNOWN = _("not known")
_CELLS = " | "


def body(texts: Texts, game: GameCatalog, section: RuleSection) -> Tongues:
    """What a section says, in every language; empty for a bare heading."""
    return {tag: _Writer(texts, game, tag).body(section) for tag in texts.sites}


def body_in(texts: Texts, game: GameCatalog, section: RuleSection, tag: str) -> str:
    """What a section says in one language, as plain text; '' for a bare heading."""
    return _Writer(texts, game, tag).body(section).plain


class _Writer:
    """Writes the blocks of a body in one language."""

    def __init__(self, texts: Texts, game: GameCatalog, tag: str) -> None:
        self.texts = texts
        self.game = game
        self.tag = tag
        self.words = texts.sites[tag].words

    def body(self, section: RuleSection) -> Said:
        parts = [part for block in section.body if (part := self.block(block)) is not None]
        return together(parts, "\n\n".join) if parts else Said("", "", state_of(self.words, False, False))

    @singledispatchmethod
    def block(self, block: object) -> Said | None:
        """A block as a text; None for one that says nothing in words."""
        raise TypeError(f"{type(block).__name__} is no block that this writer knows")

    @block.register
    def _(self, block: str) -> Said:
        return _within("p", [self.text(block)])

    @block.register
    def _(self, block: ListBlock) -> Said:
        return _list("ul", map(self.text, block.points))

    @block.register
    def _(self, block: StepsBlock) -> Said:
        return _list("ol", map(self.text, block.steps))

    @block.register
    def _(self, block: NoteBlock) -> Said:
        return _within("aside", [self.text(block.note)])

    @block.register
    def _(self, block: RemarkBlock) -> Said:
        return _within("aside", [self.text(block.remark)])

    @block.register
    def _(self, block: FigureBlock) -> Said | None:
        """A drawing has no words but its caption."""
        return _within("p", [self.text(block.caption)]) if block.caption else None

    @block.register
    def _(self, block: TableBlock) -> Said:
        return _table(list(map(self.text, block.head)), [list(map(self.text, row)) for row in block.rows])

    @block.register
    def _(self, block: NumberTableBlock) -> Said:
        return _table(list(map(self.text, block.head)), list(self.number_rows(block.table)))

    @block.register
    def _(self, block: EntriesBlock) -> Said:
        return _list("ul", (self.entry(block.entries, entry) for entry in self.game.named[block.entries]))

    @block.register
    def _(self, block: SignsBlock) -> Said:
        if block.signs == "rings":
            rings = ((self.field(ring, "name"), self.field(ring, "says")) for ring in self.game.rings)
            return _list("ul", (self.labelled(*ring) for ring in rings))
        whole = self.game.game
        names = (self.texts.field(self.game.id, symbol, "name", whole)[self.tag] for symbol in whole.symbols)
        return _list("ul", names)

    def text(self, msgid: str) -> Said:
        return self.texts.message(self.game.id, msgid)[self.tag]

    def field(self, record: object, field: str) -> Said:
        return self.texts.field(self.game.id, record, field)[self.tag]  # type: ignore[arg-type]

    def entry(self, kind: str, entry: Entry) -> Said:
        """The name of an entry, and what it does if it does something."""
        does = self.texts.card(self.game, kind, entry)[self.tag]
        name = self.field(entry, "name")
        return self.labelled(name, behind_colon(does, self.words.info)) if does.plain else name

    def labelled(self, label: Said, text: Said) -> Said:
        colon = self.words.info.colon
        return together([label, Said(colon, colon, text.state), text], "".join)

    def number_rows(self, ids: Iterable[str]) -> Iterator[list[Said]]:
        """The rows of tables of numbers that stand side by side."""
        tables = [self.game.table(id_) for id_ in ids]
        for row in tables[0].rows:
            cells = [cell for table in tables for cell in table.row_cells(row)]
            numbers = [str(written(cell, self.words.info)) for cell in cells]
            unknown = self.texts.message(self.game.id, NOT_KNOWN, "site")[self.tag]
            yield [
                self.row_name(tables[0].of, row),
                *(Said(one, str(escape(one)), unknown.state) if one else unknown for one in numbers),
            ]

    def row_name(self, kind: str | None, row: str) -> Said:
        name = self.texts.prose[self.tag].name(self.game.id, f"{kind}:{row}") if kind else None
        state = state_of(self.words, bool(name and name.is_fallback), bool(name and name.is_stale))
        return Said(str(name or row), str(escape(str(name or row))), state)


def _within(element: str, parts: Iterable[Said], join: Callable[[Iterable[str]], str] = "\n".join) -> Said:
    whole = together(parts, join)
    return whole._replace(html=str(Markup("<{0}>{1}</{0}>").format(Markup(element), Markup(whole.html))))


def _list(element: str, items: Iterable[Said]) -> Said:
    """A list; in plain text its items begin with a bullet or their number."""
    parts = [_within("li", [item]) for item in items]
    marks = [f"{number}. " if element == "ol" else "• " for number in range(1, len(parts) + 1)]
    marked = [part._replace(plain=mark + part.plain) for mark, part in zip(marks, parts, strict=True)]
    return _within(element, marked)


def _table(head: list[Said], rows: list[list[Said]]) -> Said:
    heading = _within("tr", (_within("th", [cell]) for cell in head), _CELLS.join)
    lines = [_within("tr", (_within("td", [cell]) for cell in row), _CELLS.join) for row in rows]
    return _within("table", [heading, *lines])
