"""Values of an answer in words: what fills a sentence, what stands by itself, and what coded messages say."""

from engine.speaker.language import Language
from engine.speaker.names import Names, chance, filled_amount
from engine.speaker.paths import Scope, holds, pairs, values_at
from engine.speaker.runs import flat
from engine.speaker.texts import Filled, Texts
from engine.typing_compat import Any


class Values:
    """Says the values of one checker's answers, by the words of its page."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.words = words
        self.common: dict[str, Any] = words["say"]
        self.language = Language(words)
        self.texts = Texts(self.language)
        self.names = Names(words, self.language, self.texts)
        self.fields: dict[str, Any] = words["fields"]
        self.declared: list[dict[str, Any]] = words["declaration"]["fields"]

    def say(self, text: Any, values: dict[str, Any] | None = None) -> list[Any]:
        """A text as runs."""
        return self.texts.say(text, values)

    def sentence(self, sentence: dict[str, Any], scope: Scope) -> list[Any]:
        """A sentence about an answer."""
        return self.texts.say(sentence["text"], self.fillings(sentence.get("values"), scope))

    def fillings(self, values: Any, scope: Scope) -> dict[str, Any]:
        """What a text is filled with, by its parameters."""
        return {name: self.filling(value, scope) for name, value in (values or {}).items()}

    def filling(self, value: dict[str, Any], scope: Scope) -> Any:
        """A value for use in a sentence."""
        values = values_at(value["path"], scope)
        kind = value["type"]
        if kind == "count":
            return Filled(None, len(values))
        if kind in ("number", "size"):
            number = values[0] if values else 0
            return Filled(None, abs(number) if kind == "size" else number)
        if kind == "chance":
            return self._chance(values[0]) if values else Filled("")
        if kind == "amount":
            return filled_amount(self.language, values[0]) if values else Filled("", 0)
        if kind in ("entry", "entries", "any-entries"):
            return self.names.entries(value["of"], [str(id) for id in values], kind == "any-entries")
        if kind in ("item", "any-item"):
            items = [self.item(value["of"], item, scope.answer) for item in values]
            return self.names.items(items, "or" if kind == "any-item" else "and")
        if kind == "counts":
            return self.names.amounts(value["of"], values)
        if kind == "pairs":
            return Filled(self.language.joined([self.say(value["pair"], dict(pair)) for pair in pairs(values)]))
        return Filled(self.language.joined([str(item) for item in values]))

    def _chance(self, given: Any) -> Filled:
        return Filled(flat(chance(self.language, self.texts, self.common, given)))

    def chance(self, given: Any) -> list[Any]:
        """A chance as a percentage, with its fraction."""
        return flat(chance(self.language, self.texts, self.common, given))

    def standalone(self, value: dict[str, Any], scope: Scope) -> list[Any]:
        """A value that stands by itself: entries as small cards, counts with their symbols."""
        kind = value["type"]
        if kind in ("entries", "any-entries"):
            cards = [self.names.chip(value["of"], str(id)) for id in values_at(value["path"], scope)]
            return [{"cards": cards} if kind == "entries" else {"cards": cards, "join": "or"}]
        if kind == "entry":
            ids = values_at(value["path"], scope)
            return flat(self.language.joined([self.names.head(value["of"], str(id)) for id in ids]))
        if kind == "counts":
            several = values_at(value["path"], scope)
            return flat([[" · " if place else "", self.counts(value["of"], one)] for place, one in enumerate(several)])
        return flat(self.texts.filling(self.filling(value, scope)))

    def counts(self, table: str, counts: Any) -> list[Any]:
        """Numbers by the ids of a table that stand by themselves, each behind the symbol of what it counts."""
        each = [{"count": self.count_beside(table, id, count)} for id, count in self.names.nonzero(table, counts)]
        return self.language.joined(each) if each else self.say(self.common["nothing"])

    def count_beside(self, table: str, id: str, count: int) -> list[Any]:
        """How many of an entry there are, behind its symbol if it has one."""
        row = self.names.entry(table, id)
        symbol = {key: row[key] for key in ("symbol", "hue") if key in row} if "symbol" in row else None
        return flat([symbol, self.names.counted(table, id, count)])

    def part(self, content: dict[str, Any], scope: Scope) -> list[Any]:
        """A value or a sentence."""
        return self.sentence(content, scope) if "text" in content else self.standalone(content, scope)

    def shown(self, contents: Any, scope: Scope) -> list[dict[str, Any]]:
        """Those of some values and sentences that are shown: a sentence only if it holds."""
        return [content for content in contents or () if "text" not in content or holds(content.get("when"), scope)]

    def item_name(self, name: str, item: Any, number: int) -> str:
        """What an item of a list of the question is called: by the text that it begins with, or else by its number."""
        declared = self.declared_at(name)
        fields = declared.get("fields") or ()
        if fields and fields[0]["type"] == "text" and isinstance(item, dict) and item.get(fields[0]["name"]):
            return str(item[fields[0]["name"]])
        return self.names.numbered(declared, self.fields.get(name, {}).get("item"), number) or str(number)

    def item(self, name: str, reference: Any, answer: dict[str, Any]) -> Any:
        """What an item of a list is called, also one told by its place or number.

        In a list that only the answer has, an entry names its item, too.
        """
        items = answer.get(name) or []
        place = int(reference) - 1 if isinstance(reference, str) else reference
        item = (items[place] if 0 <= place < len(items) else None) if isinstance(place, int) else reference
        own = self.words["lists"].get(name)
        named = item.get(own["name"]) if own and isinstance(item, dict) else None
        if own and named:
            return self.names.link(own["of"], str(named)) if own.get("of") else str(named)
        number = next((at for at, one in enumerate(items, 1) if one is item), 0)
        return self.item_name(name, item, number)

    def declared_at(self, path: str) -> dict[str, Any]:
        """The declaration of an input by its path: ``players.name``, and of items that are no objects ``tokens[]``."""
        declared: dict[str, Any] = {}
        fields = self.declared
        for step in path.replace("[]", ".[]").split("."):
            if step == "[]":
                declared = declared.get("each") or {}
            else:
                declared = next((field for field in fields if field["name"] == step), {})
            fields = declared.get("fields") or []
        return declared

    def coded(
        self, group: str, message: dict[str, Any], text: Any = None, more: Any = None, answer: Any = None
    ) -> list[Any]:
        """What a coded message says: its code's words, or others about it, with its parameters and perhaps more."""
        types = self.words["params"].get(group, {}).get(message["code"], {})
        values = self.parameters(types, message.get("params") or {}, answer)
        values.update(more or {})
        return self.say(self.text_of(group, message["code"]) if text is None else text, values)

    def text_of(self, group: str, code: str) -> Any:
        """The words of a code. Only an engine that the page was not made for can say what it has no words for."""
        return self.common.get(group, {}).get(code) or self.words["ui"].get("other-version", code)

    def parameters(self, types: dict[str, Any], params: dict[str, Any], answer: Any) -> dict[str, Any]:
        """Parameters as a text is filled with them, by how each is shown."""
        return {name: self._parameter(types.get(name), value, answer) for name, value in params.items()}

    def _parameter(self, shown: Any, value: Any, answer: Any) -> Any:
        if not shown:
            return value
        each = value if isinstance(value, list) else [value]
        if "is" in shown:
            if shown["is"] == "squares":
                return Filled(self.squares(each))
            return self._chance(value) if shown["is"] == "chance" else filled_amount(self.language, value)
        if "counts" in shown:
            return self.names.amounts(shown["counts"], [value])
        if "items" in shown:
            items = [self.item(shown["items"], place, answer or {}) for place in each]
            return self.names.items(items, "or" if shown["any"] else "and")
        return self.names.entries(shown["of"], [str(id) for id in each], bool(shown.get("any")))

    def squares(self, value: list[Any]) -> list[Any]:
        """Squares of a grid, each by its row and column."""
        return self.language.joined([self.say(self.common["square"], dict(pair)) for pair in pairs(value)])
