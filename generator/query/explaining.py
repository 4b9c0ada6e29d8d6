"""A query in words, and what is wrong with a line. The page's twin is ``browser/query/explain.js``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from generator.query.mending import mended
from generator.query.nodes import Node, Query, joined
from generator.query.vocabulary import ABSENT, KIND, NAME, PRESENT, Field, Vocabulary
from generator.text.scripts import HAN_LETTERS

_PLACE = re.compile(r"\{([a-z]+)\}")
_MEETING = re.compile(rf"[{HAN_LETTERS}][A-Za-z0-9]|[A-Za-z0-9][{HAN_LETTERS}]")
_NONE: Mapping[str, str] = MappingProxyType({})
_ROUNDED = {"<": ("<=", -1), ">": (">=", 1)}


def explain(query: Query, vocabulary: Vocabulary) -> str:
    """What a query asks for, as a sentence without a full stop: *Mages that cost 8 or less and show a key*."""
    sentence = _Sentence(query, vocabulary).whole()
    return sentence[:1].upper() + sentence[1:]


def told(mistake: Mapping[str, Any], line: str, vocabulary: Vocabulary) -> dict[str, str]:
    """A mistake in words: ``what`` is wrong, what is ``accepted`` ('' if that is clear), and a line that is right."""
    say = vocabulary.schema["mistakes"]
    values = {
        "given": _quoted([mistake["given"]], vocabulary),
        "field": _quoted([mistake["field"]], vocabulary),
        "count": str(mistake["count"]),
    }
    accepted = _listed(mistake["accepted"], vocabulary, "or")
    return {
        "what": filled(say[mistake["code"]], values, vocabulary),
        "accepted": filled(say["accepted"], {"accepted": accepted}, vocabulary) if accepted else "",
        "line": mended(line, vocabulary),
    }


def filled(text: str, values: Mapping[str, str], vocabulary: Vocabulary | None = None) -> str:
    """A text with values in its places, in Chinese with a space between a Han character and a Latin one that meet."""
    pieces = _PLACE.split(text)
    return _together((values.get(one, f"{{{one}}}") if odd % 2 else one for odd, one in enumerate(pieces)), vocabulary)


def _together(pieces: Iterable[str], vocabulary: Vocabulary | None) -> str:
    result = ""
    for piece in pieces:
        is_spaced = vocabulary is not None and vocabulary.schema["spaced"]
        result += f" {piece}" if is_spaced and _MEETING.search(result[-1:] + piece[:1]) else piece
    return result


def _listed(texts: Sequence[str], vocabulary: Vocabulary, style: str) -> str:
    """Texts as the language joins them, by CLDR's patterns."""
    if len(texts) < 2:
        return "".join(texts)
    two, start, middle, end = vocabulary.schema["lists"][style]
    if len(texts) == 2:
        return _put(two, texts[0], texts[1], vocabulary)
    whole = _put(end, texts[-2], texts[-1], vocabulary)
    for text in reversed(texts[1:-2]):
        whole = _put(middle, text, whole, vocabulary)
    return _put(start, texts[0], whole, vocabulary)


def _put(pattern: str, one: str, other: str, vocabulary: Vocabulary) -> str:
    before, between, after = re.split(r"\{[01]\}", pattern)
    return _together((before, one, between, other, after), vocabulary)


def _quoted(texts: Sequence[str], vocabulary: Vocabulary) -> str:
    opening, closing = vocabulary.schema["quotes"]
    return _listed([f"{opening}{text}{closing}" for text in texts], vocabulary, "or")


class _Sentence:
    """The sentence of one query."""

    def __init__(self, query: Query, vocabulary: Vocabulary) -> None:
        self.query = query
        self.vocabulary = vocabulary
        self.say: dict[str, str] = vocabulary.schema["say"]
        self.kinds = [value["id"] for value in vocabulary.by_id[KIND]["values"]]

    def whole(self) -> str:
        """Which cards, by what conditions, in which order."""
        tree = _plain(self.query.tree) if self.query.tree else None
        parts = list(tree.get("all", [tree])) if tree else []
        head = self._head(parts)
        sentence = head
        if parts:
            conditions = self._alternatives(parts[0]) if len(parts) == 1 else self._all(parts)
            sentence = filled(self.say["that"], {"cards": head, "conditions": conditions}, self.vocabulary)
        if not self.query.order:
            return sentence
        fields, *more = [self._ordered(part) for part in self.query.order]
        for field in more:
            fields = filled(self.say["then"], {"fields": fields, "field": field}, self.vocabulary)
        return filled(self.say["sorted"], {"sentence": sentence, "fields": fields}, self.vocabulary)

    def _head(self, parts: list[Node]) -> str:
        """What cards are called, by the kind that all are of and the group that they are in; both leave ``parts``."""
        of_kind = next((part for part in parts if self._names(part, self.vocabulary.by_id[KIND])), None)
        if of_kind is not None:
            parts.remove(of_kind)
            self.kinds = of_kind["values"]
        elif len(self.kinds) > 1:
            self.kinds = self._only(parts)
        single = self.kinds[0] if len(self.kinds) == 1 else None
        for field in (field for field in self.vocabulary.fields if single in field["heads"]):
            group = next((part for part in parts if self._names(part, field)), None)
            if group is not None:
                parts.remove(group)
                return _listed(self._several(field, group["values"]), self.vocabulary, "and")
        kind = self.vocabulary.by_id[KIND]
        if of_kind is None and len(self.kinds) != 1:
            return self.say["cards"]
        return _listed(self.vocabulary.labels(kind, self.kinds), self.vocabulary, "and")

    def _only(self, parts: Sequence[Node]) -> list[str]:
        """The kind that alone has what must hold, or all."""
        kinds = self.kinds
        for part in parts:
            field = self.vocabulary.by_id.get(part.get("field", ""))
            if field is not None and field["in"] and ABSENT not in part["values"]:
                kinds = [kind for kind in kinds if kind in field["in"]]
        return kinds if len(kinds) == 1 else self.kinds

    def _names(self, node: Node, field: Field) -> bool:
        """Whether a term names values of a field, so that they may stand for the cards."""
        if node.get("field") != field["id"] or node["is"] != "=":
            return False
        return all("several" in self.vocabulary.value(field, value) for value in node["values"])

    def _several(self, field: Field, ids: Sequence[str]) -> list[str]:
        values = [self.vocabulary.value(field, id_) for id_ in ids]
        return [str(value.get("several", value["label"])) for value in values]

    def _all(self, parts: Sequence[Node]) -> str:
        """Conditions that must all hold, as the language joins them."""
        *before, last = [self._part(part) for part in parts]
        if not before:
            return last
        one, *more = before
        for other in more:
            one = filled(self.say["more"], {"one": one, "other": other}, self.vocabulary)
        return filled(self.say["last" if more else "both"], {"one": one, "other": last}, self.vocabulary)

    def _part(self, node: Node) -> str:
        """A condition among others."""
        if "all" in node:
            return filled(self.say["group"], {"conditions": self._all(node["all"])}, self.vocabulary)
        if "any" in node:
            return filled(self.say["group"], {"conditions": self._alternatives(node)}, self.vocabulary)
        return self._condition(node)

    def _alternatives(self, node: Node) -> str:
        """A condition that stands alone."""
        if "any" not in node:
            return self._condition(node)
        return _listed([self._part(part) for part in node["any"]], self.vocabulary, "or")

    def _condition(self, node: Node) -> str:
        """A term, or what it excludes."""
        is_not = "not" in node
        term = node["not"] if is_not else node
        field = self.vocabulary.by_id.get(term["field"])
        if field is None or field["kind"] == "text":
            of_field = NAME if term["field"] == NAME else "text"
            common = "words" if field is None else f"{of_field} {term['is']}"
            return self._told(common, {"words": _quoted(term["values"], self.vocabulary)}, is_not)
        values = term["values"]
        known = [value for value in values if value not in (ABSENT, PRESENT)]
        if len(known) == len(values):
            return self._known(field, term["is"], values, is_not)
        is_not = is_not != (term["is"] == "!=")
        if len(values) == 1:
            return self._special(field, bool(values[0]) != is_not)
        shown = [self._known(field, "=", known, False)] if known else []
        shown += [self._special(field, bool(value)) for value in (ABSENT, PRESENT) if value in values]
        condition = _listed(shown, self.vocabulary, "or")
        return self._negated(condition) if is_not else condition

    def _known(self, field: Field, sign: str, values: Sequence[Any], is_not: bool) -> str:
        """A field with some of its values."""
        if field["kind"] == "number":
            return self._number(field, sign, values, is_not)
        labels = _listed(self.vocabulary.labels(field, values), self.vocabulary, "or")
        if field["id"] == KIND:
            return self._told("kind =", {"kinds": labels}, is_not != (sign == "!="))
        several = _listed(self._several(field, values), self.vocabulary, "or")
        given = {"field": field["small"], "values": labels, "several": several}
        single = [f"{sign}{values[0]}"] if len(values) == 1 else []
        return self._told(f"choice {sign}", given, is_not, self._says(field), [*single, sign])

    def _number(self, field: Field, sign: str, values: Sequence[Any], is_not: bool) -> str:
        sign, step = _ROUNDED.get(sign, (sign, 0))
        ranges = [value if isinstance(value, list) else [value + step] * 2 for value in values]
        shown = [self._figure(low) if low == high else self._range(low, high) for low, high in ranges]
        single = [f"{sign}{ranges[0][0]}"] if len(ranges) == 1 and ranges[0][0] == ranges[0][1] else []
        given = {"field": field["small"], "n": _listed(shown, self.vocabulary, "or")}
        return self._told(f"number {sign}", given, is_not, self._says(field), [*single, sign])

    def _special(self, field: Field, is_any: bool) -> str:
        """That a field has no value, or any; of a number that is 0, or more."""
        says = self._says(field)
        name, zero = ("any", "-=0") if is_any else ("none", "=0")
        text = says.get(name) or (says.get(zero) if field["kind"] == "number" else None) or self.say[name]
        return filled(text, {"field": field["small"]}, self.vocabulary)

    def _told(
        self,
        common: str,
        values: Mapping[str, str],
        is_not: bool,
        says: Mapping[str, str] = _NONE,
        keys: Sequence[str] = (),
    ) -> str:
        """A condition in the field's own words, the most particular first, or in those that are common to all."""
        minus = "-" if is_not else ""
        for key in keys:
            if minus + key in says:
                return filled(says[minus + key], values, self.vocabulary)
            if key in says:
                return self._negated(filled(says[key], values, self.vocabulary))
        return filled(self.say[f"not {common}" if is_not else common], values, self.vocabulary)

    def _negated(self, condition: str) -> str:
        return filled(self.say["not"], {"condition": condition}, self.vocabulary)

    def _range(self, low: int, high: int) -> str:
        return filled(self.say["range"], {"low": self._figure(low), "high": self._figure(high)}, self.vocabulary)

    @staticmethod
    def _figure(number: int) -> str:
        return str(number).replace("-", "−")

    def _says(self, field: Field) -> dict[str, str]:
        """The field's own words, where all kinds that are asked for and have it have the same."""
        own = [field["says"].get(kind, {}) for kind in self.kinds if kind in field["in"]]
        return own[0] if own and all(each == own[0] for each in own) else {}

    def _ordered(self, part: Mapping[str, Any]) -> str:
        field = self.vocabulary.by_id[part["field"]]
        if not part["down"]:
            return str(field["small"])
        return filled(
            self.say["highest" if field["kind"] == "number" else "backwards"],
            {"field": field["small"]},
            self.vocabulary,
        )


def _plain(node: Node, negated: bool = False) -> Node:
    """A node in which only terms are negated."""
    if "not" in node:
        return _plain(node["not"], not negated)
    for kind, other in (("all", "any"), ("any", "all")):
        if kind in node:
            parts = [_plain(part, negated) for part in node[kind]]
            return joined(other if negated else kind, parts) or node
    return {"not": node} if negated else node
