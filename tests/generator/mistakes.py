"""Mistakes of whoever adds a game, and what they have to be told of each."""

from __future__ import annotations

from dataclasses import dataclass

WORDS = "checkers/take.yaml"
GAME, EXAMPLES = "game.yaml", "examples.yaml"
TAKE, PACKAGE = "engine/stone_heaps/take.py", "engine/stone_heaps/__init__.py"
CODES, ANSWERS = "engine/stone_heaps/codes/take.py", "engine/stone_heaps/answers/take.py"
MODELS = "catalog/models/stone_heaps.py"
SYMBOLS = "symbols:\n  - {id: %s, name: something}\nnouns:"


@dataclass(frozen=True)
class Mistake:
    """``old`` becomes ``new`` in ``file``; the finding is on the line of ``at``, perhaps ``found_in`` another file."""

    name: str
    file: str
    old: str
    new: str
    at: str
    code: str
    given: str
    accepted: str
    hint: str
    found_in: str = ""


YES = '        "yes": {label: "Yes"}\n'
GUARDED = f'    heaps.guarded:\n      label: Guarded\n      choices:\n        "no": {{label: "No"}}\n{YES}'
SENTENCE = '    too-few-stones: "You want {count#stone}, but {limit} lie there."\n'

EIGHT = (
    Mistake(
        "a worked example that is false", EXAMPLES, "legal: true", "legal: false",
        "legal: false", "wrong-example", "false", "true", "correct the example",
    ),
    Mistake(
        "an example with the id of no card", EXAMPLES, "[pebble, pebble, rock]", "[pebble, pebbel, rock]",
        "pebbel", "invalid-example", "pebbel", "pebble, rock", "did you mean 'pebble'?",
    ),
    Mistake(
        "an input without a label", WORDS, GUARDED, "",
        "fields:", "no-label", "nothing", "'heaps.guarded:' with a label", "add 'heaps.guarded: {label: …}'",
    ),
    Mistake(
        "a code without a sentence", WORDS, SENTENCE, "",
        "reasons:", "no-sentence", "nothing", "'too-few-stones:' with a sentence", "add 'too-few-stones: …'",
    ),
    Mistake(
        "a rule that there is not", CODES, '"stone-heaps.taking"', '"stone-heaps.takin"',
        "takin", "dangling-reference", "stone-heaps.takin", "stone-heaps.taking, ", "did you mean 'stone-heaps.taking",
    ),
    Mistake(
        "a label for no input", WORDS, "    side:\n", "    sight: {label: Sight}\n    side:\n",
        "sight:", "unknown-field", "sight", "heaps, heaps.stones", "take it away, or declare the input",
    ),
    Mistake(
        "a path that leads nowhere", WORDS, "{path: stones}", "{path: stonez}",
        "stonez", "unknown-output", "stonez", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a table that there is not", ANSWERS, '"integer", "how many', '"entry", of="clas", meaning="how many',
        "clas", "unknown-table", "clas", "class, side", "did you mean 'class'?",
    ),
)  # fmt: skip
"""What nothing told of when two games were added for trial: ``generality.md`` 2.2."""

WRONG_WORDS = (
    Mistake(
        "a label whose input is misspelt", WORDS, "heaps.guarded:", "heaps.gaurded:",
        "fields:", "no-label", "nothing", "'heaps.guarded:'", "is it what stands under 'heaps.gaurded'?",
    ),
    Mistake(
        "a value without a label", WORDS, YES, "",
        "choices:", "no-label", "no", "no, yes", "add 'yes: {label: …}' below 'choices'",
    ),
    Mistake(
        "a label for no value", WORDS, "win: {label", "wins: {label",
        "wins: {label", "unknown-value", "wins", "open, win, lose", "did you mean 'win'?",
    ),
    Mistake(
        "a key that YAML takes for false", WORDS, '"no": {label', "no: {label",
        "no: {label", "ambiguous", "no", "a text in quotes", "put it in quotes: 'no'",
    ),
    Mistake(
        "an input to fill that there is not", WORDS, "needs: [heaps]", "needs: [heap_s]",
        "needs:", "unknown-field", "heap_s", "heaps, ", "did you mean 'heaps'?",
    ),
    Mistake(
        "a condition on no input", WORDS, "[{field: heaps}]", "[{field: heapz}]",
        "heapz", "unknown-field", "heapz", "heaps, heap", "did you mean 'heaps'?",
    ),
    Mistake(
        "a condition on a value that an input never has", WORDS, "[{field: heaps}]", "[{field: last, one_of: [won]}]",
        "won", "unknown-value", "won", "open, win, lose", "did you mean 'win'?",
    ),
    Mistake(
        "a condition on an entry that there is not", WORDS, "[{field: heaps}]", "[{field: side, none_of: [neer]}]",
        "neer", "unknown-value", "neer", "near, far", "did you mean 'near'?",
    ),
    Mistake(
        "a parameter that the engine does not give", WORDS, "{count#stone}, but", "{cuont#stone}, but",
        "cuont", "unknown-parameter", "{cuont}", "{count}, {limit}", "did you mean 'count'?",
    ),
    Mistake(
        "a value that no sentence shows", WORDS, "{total#stone} lie", "stones lie",
        "total:", "unused-value", "total", "no values", "take it out",
    ),
    Mistake(
        "a noun that there is not", WORDS, '{limit#stone}."', '{limit#stones}."',
        "take-fewer", "wrong-form", "{limit#stones}", "heap, stone", "did you mean 'stone'?",
    ),
    Mistake(
        "a reading that no choice has", WORDS, 'win: {"yes"', 'wins: {"yes"',
        "wins:", "unknown-value", "wins", "open, win, lose", "did you mean 'win'?",
    ),
    Mistake(
        "a sentence in the wrong group", WORDS, "  notes:\n", '  notes:\n    take-fewer: "Take fewer."\n',
        'take-fewer: "Take fewer."', "unknown-code", "take-fewer", "classes-there", "move it below 'fixes'",
    ),
    Mistake(
        "a name made of no column", WORDS, '"{hand}"', '"{hnd}"',
        "{hnd}", "unknown-parameter", "{hnd}", "{hand}", "did you mean 'hand'?",
    ),
    Mistake(
        "a table without names", WORDS, '  tables:\n    side:\n      name: "{hand}"\n', "",
        "take:", "no-table-words", "nothing", "'side:' with a name", "add 'tables: {side: {name: …}}'",
    ),
    Mistake(
        "names for no table", WORDS, "    side:\n      name:", "    sides:\n      name:",
        "sides:", "unknown-table", "sides", "class, side", "did you mean 'side'?",
    ),
    Mistake(
        "a link from the pages of no kind", WORDS, "kind: class,", "kind: klass,",
        "klass", "unknown-kind", "klass", "class", "did you mean 'class'?",
    ),
    Mistake(
        "a link that puts an entry where none goes", WORDS, "label: Take some}", "label: Take some, field: heap}",
        "field: heap}", "unknown-field", "heap", "nothing", "take it away",
    ),
    Mistake(
        "a link to no checker", WORDS, "        - {path: stones}\n",
        "        - {path: stones}\n      link: {checker: tak, label: Next, request: {}}\n",
        "tak,", "unknown-checker", "tak", "take", "did you mean 'take'?",
    ),
    Mistake(
        "words of no checker", WORDS, "take:\n", "spend: {title: A, short: B, symbol: stones, intro: C, start: D, "
        "fields: {}, result: [{block: messages, path: notes}]}\ntake:\n",
        "spend:", "no-checker", "spend", "take", "write the checker, or take its words away",
    ),
    Mistake(
        "a symbol and a parameter of one name", GAME, "nouns:", SYMBOLS % "limit",
        "too-few-stones", "hidden-name", "{limit}", "only one of the two", "give the symbol another id", WORDS,
    ),
    Mistake(
        "a symbol and a parameter of all games' sentences", GAME, "nouns:", SYMBOLS % "field",
        "id: field", "hidden-name", "field", "another id", "give the symbol another id",
    ),
    Mistake(
        "a symbol without a drawing", GAME, "nouns:", SYMBOLS % "pebble",
        "id: pebble", "no-drawing", "pebble", "stones", "draw it",
    ),
    Mistake(
        "a pictogram without a drawing", "pictograms.yaml", "id: throw", "id: thrown",
        "id: thrown", "no-drawing", "thrown", "throw, throw-2", "did you mean 'throw'?",
    ),
    Mistake(
        "the face of no kind of card", "faces.yaml", "id: class", "id: clas",
        "id: clas", "no-kind", "clas", "class", "did you mean 'class'?",
    ),
    Mistake(
        "a face that is shown on a card of another kind", "faces.yaml", "class:rock", "source:made-up",
        "source:made-up", "other-kind", "source:made-up", "a card of the kind 'class'", "write 'class:'",
    ),
    Mistake(
        "a heap without a drawing", "pictograms.yaml", "heaps: [2]", "heaps: [2, 3]",
        "heaps: [2, 3]", "no-drawing", "throw-3", "throw, throw-2", "did you mean 'throw-2'?",
    ),
    Mistake(
        "a tab", WORDS, "  short:", "\tshort:", "short:", "tab", "⇥short: Take stones", "spaces", "put spaces",
    ),
    Mistake(
        "an example for no checker", EXAMPLES, "heaps/take", "heaps/taek",
        "taek", "unknown-checker", "stone-heaps/taek", "stone-heaps/take", "did you mean 'stone-heaps/take'?",
    ),
    Mistake(
        "an example of another rule", EXAMPLES, "rule: stone-heaps.taking", "rule: stone-heaps.takeing",
        "takeing", "dangling-reference", "stone-heaps.takeing", "stone-heaps.taking, ", "did you mean 'stone-heaps.ta",
    ),
    Mistake(
        "an example that asks too much", EXAMPLES, "count: 2", "count: 20",
        "count: 20", "invalid-example", "20", "min: 1, max: 8", "write what is accepted",
    ),
    Mistake(
        "an example that asks with no such input", EXAMPLES, "count: 2", "count: 2\n    cuont: 2",
        "cuont", "invalid-example", "cuont", "heaps, heap, count", "did you mean 'count'?",
    ),
    Mistake(
        "an example that expects a longer list", EXAMPLES, "[{stones: 3}]", "[{stones: 3}, {stones: 4}]",
        "left:", "wrong-example", '[{"stones": 3}, {"stones": 4}]', '[{"stones": 3}]', "correct the example",
    ),
)  # fmt: skip

WRONG_CODE = (
    Mistake(
        "an answer that rests on no rule", TAKE,
        "    if stones:\n        ruling.note", "    if not stones:\n        ruling.note",
        "def answer", "uncited-answer", "verdict", "a reason, a note", "note what it rests on",
    ),
    Mistake(
        "an import of nothing", TAKE, "import Ruling, fix", "import Rulling, fix",
        "Rulling", "broken-code", "ImportError: cannot import name 'Rulling'", "code that runs", "correct the line",
    ),
    Mistake(
        "an import from no module", TAKE, "engine.ruling import", "engine.rulings import",
        "rulings", "broken-code", "No module named 'engine.rulings'", "code that runs", "did you mean 'ruling'?",
    ),
    Mistake(
        "no Python", TAKE, "Any]) -> Ruling:", "Any] -> Ruling:",
        "def judge", "broken-code", "SyntaxError: ", "code that runs", "correct the line",
    ),
    Mistake(
        "models that cannot be imported", MODELS, "import Fact, Integer, Text", "import Integer, Texts",
        "Texts", "broken-code", "cannot import name 'Texts'", "code that runs", "correct the line",
    ),
    Mistake(
        "a condition in words with a place that nothing fills", MODELS, '"weigh {n} or less"', '"weigh {m} or less"',
        'facet = Facet("weight"', "broken-code", "'{m}' in 'weigh {m} or less' is never filled in",
        "code that runs", "correct the line",
    ),
    Mistake(
        "a facet that is a number in one collection alone", MODELS, "self.classes, (facet,)),)",
        'self.classes, (facet,)), Collection("more", "class", "More", (), (Facet("weight", "Heavy", "choice", '
        'lambda entry: None),)))',
        'Facet("weight"', "other-type", "weight: choice", "weight: number", "give one of the two another id",
    ),
    Mistake(
        "models without a catalogue", MODELS, "CATALOG =", "CATALOGUE =",
        '"""', "no-part", "no CATALOG", "CATALOG = a class derived from", "did you mean 'CATALOGUE'?",
    ),
    Mistake(
        "facts that fail", MODELS, '["tables"]["side"]', '["tables"]["sides"]["side"]',
        '"sides"', "broken-code", "KeyError: 'sides'", "code that runs", "correct the line",
    ),
    Mistake(
        "facts that the engine cannot read", PACKAGE, 'facts["tables"]', 'facts["table"]',
        'facts["table"]', "broken-code", "KeyError: 'table'", "code that runs",
        "correct the line: there are game, numbers, boards, tables, order, grounds; 'grounds' has",
    ),
    Mistake(
        "no checkers", PACKAGE, "CHECKERS =", "CHECKER =",
        '"""', "no-part", "nothing", "CHECKERS", "did you mean 'CHECKER'?",
    ),
    Mistake(
        "the id of another game's checker", PACKAGE, '"stone-heaps/take"', '"stone_heaps/take"',
        "stone_heaps/take", "wrong-id", "stone_heaps/take", "stone-heaps/", "correct the id",
    ),
    Mistake(
        "a checker that asks nothing", TAKE, "FIELDS = (", "FIELD = (",
        '"""', "no-part", "nothing", "FIELDS", "did you mean 'FIELD'?",
    ),
    Mistake(
        "a kind of input that there is not", TAKE, "engine.kinds.multiset", "engine.kinds.multi_set",
        "engine.kinds.multi_set", "broken-code", "ModuleNotFoundError: ", "code that runs", "did you mean 'multiset'?",
    ),
    Mistake(
        "an input from no table", TAKE, 'of="side"', 'of="sides"',
        "sides", "unknown-fact", "sides", "side, ", "did you mean 'side'?",
    ),
    Mistake(
        "a bound that the facts do not have", TAKE, 'high="stones"', 'high="stone"',
        'high="stone"', "unknown-fact", "stone", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a checker of a set that its words do not name", PACKAGE, ', codes="engine', ', set="more", codes="engine',
        "take:", "other-set", "base", "more", "write 'set: more'", WORDS,
    ),
    Mistake(
        "a question without a form that nobody answers", MODELS, "    classes: tuple",
        '    QUESTIONS: ClassVar[tuple[str, ...]] = ("read",)\n    classes: tuple',
        "id:", "no-checker", "read", "nothing", "declare it in the engine with form=False", GAME,
    ),
    Mistake(
        "a rule of the code that there is not", TAKE, '    if stones:', '    if ruling.rules.get("stone-heaps.none"):',
        "stone-heaps.none", "dangling-reference", "stone-heaps.none", "stone-heaps.taking", "did you mean",
    ),
    Mistake(
        "a code without a rule", CODES, '"last-stone-loses", "stone-heaps.taking.last"', '"last-stone-loses"',
        '"last-stone-loses"', "no-rule", "nothing", 'Code("last-stone-loses", and the id of a section', "add the id",
    ),
    Mistake(
        "codes that RULES is not made of", CODES, "rules_of(REASONS, NOTES, OPEN)", "rules_of(REASONS, NOTES)",
        "RULES", "no-rule", "nothing", "rules_of(…, OPEN)", "add OPEN to it",
    ),
    Mistake(
        "a code that stands twice", CODES, "limit=INT),)", 'limit=INT), Code("take-fewer", limit=INT))',
        "take-fewer", "duplicate-code", "take-fewer", "each code once", "choose another code",
    ),
    Mistake(
        "a parameter of no type", CODES, '"class[]"', '"classes"',
        "classes-there", "unknown-table", "classes", "class, side", "did you mean 'class'?",
    ),
    Mistake(
        "an open point that no choice settles", CODES, ', choice="last"', "",
        '"last-stone"', "no-choice", "nothing", "choice= the name of a choice field", "add the choice",
    ),
    Mistake(
        "an open point that is settled by no input", CODES, 'choice="last"', 'choice="lst"',
        "lst", "unknown-field", "lst", "last", "did you mean 'last'?",
    ),
    Mistake(
        "an answer that raises", TAKE, 'asked["heap"] <= len', 'asked["heaps"] <= len',
        '["heaps"] <= len', "broken-code", "TypeError: ", "code that runs", "a checker answers whatever it is asked",
    ),
    Mistake(
        "an answer that is not declared", TAKE, '"total": sum', '"total": 1.5, "totl": sum',
        '"totl"', "undeclared-answer", "totl: is not declared", "what ANSWER", "correct the answer",
    ),
    Mistake(
        "a message with other parameters", TAKE, "classes=sorted", "classess=sorted",
        "classess", "other-parameters", "classess", "classes", "did you mean 'classes'?",
    ),
    Mistake(
        "a message with the code of another checker", TAKE, "    if stones:\n",
        '    ruling.notes.append({"code": "squares-covered", "params": {"count": 1}, "rule": "stone-heaps.taking"})\n'
        "    if stones:\n",
        "squares-covered", "undeclared-answer", "no module declares", "the codes", "correct",
    ),
    Mistake(
        "an answer with no entry of its table", TAKE, "classes=sorted(set(stones))", 'classes=["pebbel"]',
        "classes-there", "undeclared-answer", "is no class[]: ['pebbel']", "the codes", "correct",
    ),
)  # fmt: skip
