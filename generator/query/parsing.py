"""A line of the query language taken apart. The page's twin is ``browser/query/parse.js``."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.query import terms
from generator.query.nodes import Node, Piece, Query, joined, negated
from generator.query.vocabulary import WORDS, Field, Vocabulary, collapsed
from generator.text.folding import fold

_WIDE = range(0xFF01, 0xFF5F)
_NARROWER = 0xFEE0


@dataclass
class _Side:
    """What stands on one side of an *or*; it is ``broken`` if some of it is not understood."""

    parts: list[Node] = field(default_factory=list)
    broken: bool = False


def parse(line: str, vocabulary: Vocabulary) -> Query:
    """Take a line apart. Never raises: what is not understood is among the mistakes."""
    return _Parser(line, vocabulary).query()


def narrow(line: str) -> str:
    """The line with characters of full width as the narrow ones; each stays where it is."""
    return "".join(chr(ord(char) - _NARROWER) if ord(char) in _WIDE else char for char in line)


class _Parser:
    def __init__(self, line: str, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        grammar = vocabulary.grammar
        self.spaces, self.commas, self.minus = grammar["spaces"], grammar["commas"], grammar["minus"]
        self.quotes: dict[str, str] = grammar["quotes"]
        self.deepest: int = grammar["deepest"]
        self.line = line
        self.text = narrow(line)[: grammar["longest"]]
        self.place = 0
        self.found = terms.Found(vocabulary, line)
        if len(line) > grammar["longest"]:
            self.found.mistake("too-long", [grammar["longest"], len(line)], fix="", count=grammar["longest"])

    def query(self) -> Query:
        """All of the line."""
        side = self._alternatives(0)
        tree = joined("all", side.parts)
        found = self.found
        mistakes = sorted(found.mistakes, key=lambda mistake: (mistake["at"], mistake["code"]))
        return Query(tree, found.ordered(), mistakes)

    def _alternatives(self, depth: int) -> _Side:
        """What stands up to the end of the line or to the parenthesis that closes a group."""
        sides = [_Side()]
        joints: list[list[int]] = []
        while self._next(depth):
            start = self.place
            word = self._word() if self.text[start] not in self.quotes else Piece("", [start, start])
            folded = fold(word.text)
            if folded in self.vocabulary.words["or"] and not self._operator_ahead():
                joints.append(word.at)
                sides.append(_Side())
            elif folded not in self.vocabulary.words["and"] or self._operator_ahead():
                self.place = start
                self._item(sides[-1], depth)
        for number, side in enumerate(sides):
            if joints and not side.parts and not side.broken:
                joint = joints[max(number - 1, 0)]
                if not any(mistake["at"] == joint for mistake in self.found.mistakes):
                    self.found.mistake("missing-side", joint, fix="")
        parts = [node for side in sides if (node := joined("all", side.parts)) is not None]
        whole = joined("any", parts)
        return _Side([whole] if whole else [], any(side.broken for side in sides))

    def _next(self, depth: int) -> bool:
        """Go on to where something stands; false at the end of the line or the group."""
        while True:
            self._skip(self.spaces + self.commas)
            if self.place >= len(self.text):
                return False
            if self.text[self.place] != ")":
                return True
            if depth:
                return False
            self.found.mistake("unopened-group", [self.place, self.place + 1], fix="")
            self.place += 1

    def _item(self, side: _Side, depth: int) -> None:
        """A term or a group, with what negates it."""
        start = self.place
        is_negated = False
        while self.place < len(self.text) and self.text[self.place] in self.minus:
            self.place += 1
            is_negated = not is_negated
            if self._is_end(self.place):
                self._lone_minus(side)
                return
        node = self._group(side, start, depth) if self.text[self.place] == "(" else self._term(side, start)
        if node is not None:
            side.parts.append(negated(node) if is_negated else node)

    def _is_end(self, place: int) -> bool:
        return place >= len(self.text) or self.text[place] in self.spaces + self.commas + ")"

    def _lone_minus(self, side: _Side) -> None:
        start = self.place - 1
        self._skip(self.spaces)
        follows = self.place < len(self.text) and self.text[self.place] not in self.commas + ")"
        fix = [start, self.place, "-" if follows else ""]
        self.found.mistake("lone-minus", [start, start + 1], fix=fix)
        side.broken = True

    def _group(self, side: _Side, start: int, depth: int) -> Node | None:
        opened = self.place
        self.place += 1
        if depth >= self.deepest:
            self.found.mistake("too-deep", [opened, self.place], fix="", count=self.deepest)
            side.broken = True
            return None
        inner = self._alternatives(depth + 1)
        if self.place < len(self.text):
            self.place += 1
        else:
            end = len(self.text)
            self.found.mistake("unclosed-group", [opened, opened + 1], fix=[end, end, ")"])
        node = joined("all", inner.parts)
        if node is None and not inner.broken:
            self.found.mistake("empty-group", [start, self.place], fix="")
        side.broken = side.broken or inner.broken or node is None
        return node

    def _term(self, side: _Side, start: int) -> Node | None:
        operator = self._operator()
        if operator is not None:
            self._values()
            self.found.without_field(operator)
            side.broken = True
            return None
        name = self._piece()
        operator = self._operator()
        if operator is None:
            return self._words(name, start)
        if operator.text == ":" and (second := self._operator()) is not None:
            operator = Piece(second.text, [operator.at[0], second.at[1]])
        values = self._values(fold(name.text) in self.vocabulary.words["order"])
        end = values[-1].at[1] if values else operator.at[1]
        node, understood = self.found.term(name, operator, values, [start, end])
        side.broken = side.broken or not understood
        return node

    def _words(self, name: Piece, start: int) -> Node | None:
        """A word or quotation that stands alone; *cost 8*, *cost8*, *cost 8 or less* are the field and its number.

        A field of numbers by itself, *key*, asks for the cards that have some, as *has key* does.
        """
        field, number = (None, name) if name.quoted else self._numbered(name)
        amount = None if field is None else terms.amount(number.text, self.vocabulary)
        if field is not None and amount is not None and not self._operator_ahead():
            sign, values = amount
            end = number.at[1]
            bound = self._bound() if sign == "=" and values[0] == values[1] else None
            if bound is not None:
                sign, end = bound, self.place
            given = [values] if sign == "=" else [values[0]]
            return {"field": field["id"], "is": sign, "values": given, "at": [start, end]}
        self.place = name.at[1]
        if not name.quoted and (present := self._present(name)) is not None:
            of, value = present
            return {"field": of["id"], "is": "=", "values": [value], "at": [start, self.place]}
        return {"field": WORDS, "is": ":", "values": [name.text], "at": [start, name.at[1]]} if name.text else None

    def _present(self, name: Piece) -> tuple[Field, str] | None:
        """What a word, with the one behind it or by itself, asks to be there or not. Goes on behind it."""
        self._skip(self.spaces)
        is_word = self.place < len(self.text) and not self._at_quote() and not self._is_end(self.place)
        second = self._word() if is_word else None
        if second is not None and second.text and not self._operator_ahead():
            both = self.vocabulary.presence(name.text + second.text)
            if both is not None:
                return both
        self.place = name.at[1]
        return self.vocabulary.presence(name.text) if name.text else None

    def _numbered(self, name: Piece) -> tuple[Field | None, Piece]:
        """The field of numbers that a word is and the word behind it, or those that the word itself holds."""
        field = self.vocabulary.number_field(name.text)
        if field is None:
            field, digits = terms.attached(name.text, self.vocabulary)
            return field, Piece(digits, name.at)
        self._skip(self.spaces)
        is_word = self.place < len(self.text) and not self._at_quote()
        return field, self._word() if is_word else Piece("", [])

    def _bound(self) -> str | None:
        """The operator that the words behind a number stand for: *or less*. Goes on behind them."""
        place = self.place
        self._skip(self.spaces)
        start = self.place
        ahead = fold(self.text[start:])
        for words, sign in self.vocabulary.bounds if start > place else ():
            self.place = start + len(words)
            is_whole = self.place >= len(self.text) or self.text[self.place] in self.vocabulary.special
            if ahead.startswith(words) and is_whole and not self._operator_ahead():
                return sign
        self.place = place
        return None

    def _direction(self) -> bool | None:
        """Whether the word behind a field to sort by says that the highest come first. Goes on behind it."""
        place = self.place
        self._skip(self.spaces)
        is_word = place < self.place < len(self.text) and not self._at_quote()
        down = self.vocabulary.direction(self._word().text) if is_word else None
        if down is None or self._operator_ahead():
            self.place = place
            return None
        return down

    def _values(self, is_order: bool = False) -> list[Piece]:
        """What stands behind an operator, separated by commas; in an order with its directions."""
        pieces: list[Piece] = []
        while True:
            place = self.place
            self._skip(self.spaces + (self.commas if pieces else ""))
            is_spaced = self.place > place and self.text[self.place - 1] in self.spaces
            if pieces and not any(char in self.commas for char in self.text[place : self.place]):
                is_value = False
            else:
                is_value = not self._is_end(self.place) and self.text[self.place] != "("
            start = self.place
            piece = self._piece() if is_value and not self._sign() else None
            if piece is None or (is_spaced and self._belongs_elsewhere(piece)) or (pieces and self._operator_ahead()):
                self.place = place if piece is None or not pieces else start
                return pieces
            pieces.append(piece)
            if is_order:
                piece.down = self._direction()

    def _belongs_elsewhere(self, piece: Piece) -> bool:
        """Whether a word behind a space is no value but goes on with the query."""
        return not piece.quoted and (self.vocabulary.is_reserved(piece.text) or self._operator_ahead())

    def _piece(self) -> Piece:
        return self._quotation() if self._at_quote() else self._word()

    def _at_quote(self) -> bool:
        return self.text[self.place] in self.quotes

    def _word(self) -> Piece:
        start = self.place
        while self.place < len(self.text):
            if self.text[self.place] in self.vocabulary.special or self._sign():
                break
            self.place += 1
        return Piece(self.text[start : self.place], [start, self.place])

    def _quotation(self) -> Piece:
        start = self.place
        closing = self.quotes[self.text[start]]
        self.place += 1
        while self.place < len(self.text) and self.text[self.place] not in closing:
            self.place += 1
        inside = self.text[start + 1 : self.place]
        if self.place < len(self.text):
            self.place += 1
        else:
            self.found.unclosed(start, self.place, closing[0])
        return Piece(collapsed(inside, self.spaces), [start, self.place], True)

    def _sign(self) -> tuple[str, str] | None:
        """The operator here, as it is written and which it is."""
        return next((pair for pair in self.vocabulary.operators if self.text.startswith(pair[0], self.place)), None)

    def _operator(self) -> Piece | None:
        place = self.place
        self._skip(self.spaces)
        sign = self._sign()
        if sign is None:
            self.place = place
            return None
        start = self.place
        self.place += len(sign[0])
        return Piece(sign[1], [start, self.place])

    def _operator_ahead(self) -> bool:
        place = self.place
        found = self._operator() is not None
        self.place = place
        return found

    def _skip(self, characters: str) -> None:
        while self.place < len(self.text) and self.text[self.place] in characters:
            self.place += 1
