"""Drawings, forms and defaults that whoever adds a game gets wrong, and what they have to be told of each."""

from __future__ import annotations

from pathlib import Path

from tests.generator.mistakes import ANSWERS, CODES, GAME, MODELS, PACKAGE, TAKE, WORDS, Mistake

CHECKERS = (
    (Path(__file__).parents[1] / "data" / "games" / PACKAGE)
    .read_text("utf-8")
    .partition("CHECKERS = ")[2]
    .partition("\n)")[0]
)
"""What declares the checkers, but for the bracket at the end; the first one stands in the second line."""
ACTION = """front:
  - checker: take
    title: Take stones
    says: The heaps, and the stones that you want.
"""
LAY = "checkers/lay.yaml"
DRAWINGS = "generator/templates/stone-heaps"

WRONG_FORMS = (
    Mistake(
        "a language with a hyphen", "sources.yaml", "language: en", "language: zh-Hant", "language:", "bad-form",
        "zh-Hant", "zh_Hant", "did you mean 'zh_Hant'?",
    ),
    Mistake(
        "a facet of no type", MODELS, '"number", lambda', '"ref", lambda', "Facet(", "broken-code",
        "'ref' is no type of facet", "code that runs", "correct the line",
    ),
    Mistake(
        "a facet that fails", MODELS, "lambda entry: entry.weight", "lambda entry: entry.wieght", "Facet(",
        "broken-code", "has no attribute 'wieght'", "code that runs", "correct the line",
    ),
    Mistake(
        "an action of a checker that there is not", GAME, "checker: take", "checker: tak", "checker: tak",
        "dangling-reference", "tak", "take", "did you mean 'take'?",
    ),
    Mistake(
        "more actions than the front page has", GAME, ACTION, ACTION + 3 * ACTION.partition("\n")[2], "front:",
        "out-of-range", "take", "at most 3 items", "keep those that matter most",
    ),
    Mistake(
        "a game without what is done most", GAME, ACTION, "", "id:", "no-front", "no 'front'",
        "one to three of take, duel, lay", "add 'front:'",
    ),
    Mistake(
        "an action without a drawing", GAME, "checker: take", "checker: lay", "checker: lay", "no-drawing",
        "no drawing", "a small scene, 320 by 180", "draw it",
    ),
    Mistake(
        "an action's drawing with an id", f"{DRAWINGS}/front/take.svg", "<path ", '<path id="way" ', "checker: take",
        "bad-drawing", "the attribute id", "without ids", "draw it so", GAME,
    ),
    Mistake(
        "a scene with a picture in it", f"{DRAWINGS}/scene.svg", "</svg>", '<image width="9" height="9"/></svg>',
        "name:", "bad-drawing", "<image>", "an SVG with a viewBox", "draw it so", GAME,
    ),
    Mistake(
        "a scene that is no XML", f"{DRAWINGS}/scene.svg", "</svg>", "", "name:", "bad-drawing", "no element found",
        "an SVG with a viewBox", "draw it so", GAME,
    ),
    Mistake(
        "a symbol that runs a script", f"{DRAWINGS}/symbols/stones.svg", "<circle ", '<circle onclick="alert(1)" ',
        "onclick", "unsafe-drawing", "onclick", "where a shape is", "take it out",
    ),
    Mistake(
        "a symbol with a page in it", f"{DRAWINGS}/symbols/stones.svg", "<circle ", "<foreignObject/><circle ",
        "foreignObject", "unsafe-drawing", "<foreignObject>", "circle, ", "take it out",
    ),
    Mistake(
        "a pictogram that fetches from elsewhere", f"{DRAWINGS}/pictograms/throw.svg", 'fill="',
        'fill="url(https://x.invalid/#a) ', "x.invalid", "unsafe-drawing", "x.invalid", "#id", "take it out",
    ),
    Mistake(
        "a source that is no address of the web", "sources.yaml", "  kind:", "  url: javascript:alert(1)\n  kind:",
        "url:", "bad-form", "javascript:alert(1)", "https://", "the whole address",
    ),
    Mistake(
        "a scene without a size", f"{DRAWINGS}/scene.svg", "viewBox", "view", "name:", "bad-drawing", "no viewBox",
        "an SVG with a viewBox", "draw it so", GAME,
    ),
    Mistake(
        "a checker with a symbol that is not drawn", WORDS, "symbol: stones", "symbol: stoness", "symbol:",
        "no-drawing", "stoness", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a set with a symbol that is not drawn", GAME, "year: 2026}", "year: 2026, symbol: heap}", "symbol: heap",
        "no-drawing", "heap", "stones", "draw it",
    ),
    Mistake(
        "a card without a face on the front page", GAME, "front:", "showcase: [class:pebble]\nfront:", "showcase:",
        "no-face", "class:pebble", "none has faces", "class.svg.j2",
    ),
    Mistake(
        "checkers that are one checker", PACKAGE, f"{CHECKERS}\n)", CHECKERS.split("\n")[1].strip(" ,"), "CHECKERS",
        "wrong-form", "Checker(…)", "a tuple of Checker(…)", "ends with a comma",
    ),
    Mistake(
        "two checkers of one name", PACKAGE, CHECKERS,
        f'{CHECKERS}Checker("stone-heaps/take", "engine.stone_heaps.take"),', 'codes="engine', "wrong-id",
        "stone-heaps/take", "each once", "correct the id",
    ),
    Mistake(
        "inputs that are one input", TAKE, "HEAP = (", 'HEAP = Multiset("stones", of="class")\n_ = (', "FIELDS",
        "wrong-form", "Multiset(…)", "a tuple of Field(…)", "ends with a comma",
    ),
    Mistake(
        "an answer that is one part", ANSWERS, 'unit="stones"),)', 'unit="stones"))', "ANSWER", "wrong-form",
        "Output(…)", "a tuple of Output(…)", "ends with a comma",
    ),
    Mistake(
        "a parameter of no type", CODES, "limit=INT),)", "limit=1),)", "take-fewer", "wrong-form", "1",
        "the type of a parameter, such as INT", "write a text",
    ),
    Mistake(
        "codes that are one code", CODES, "limit=INT),)", "limit=INT))", "FIXES", "wrong-form", "Code(…)",
        "a tuple of Code(…)", "ends with a comma",
    ),
    Mistake(
        "a rule that is none", CODES, '"classes-there", "stone-heaps.taking"', '"classes-there", None', "classes-there",
        "wrong-form", "None", "the id of a rule section", "write a text",
    ),
    Mistake(
        "a part of an answer of no type", ANSWERS, '"integer", "all', '"int", "all', '"int"', "unknown-type", "int",
        "boolean, integer", "write one of these",
    ),
    Mistake(
        "an id that is no entry by default", TAKE, 'default="near"', 'default="neer"', "neer", "unknown-value", "neer",
        "near, far", "did you mean 'near'?",
    ),
    Mistake(
        "a choice that is none by default", TAKE, 'default="open"', 'default="opn"', "opn", "unknown-value", "opn",
        "open, win, lose", "did you mean 'open'?",
    ),
    Mistake(
        "a button without words", WORDS, "      add: Add a heap\n", "", "heaps:", "no-label", "nothing",
        "'add:' with a text", "add 'add: …' to 'heaps'",
    ),
    Mistake(
        "a file that no field of the catalogue takes", MODELS, "    classes: tuple[StoneClass, ...] = ()\n", "", '"""',
        "broken-code", "unexpected keyword argument", "code that runs", "a field for the attribute of each",
    ),
    Mistake(
        "a check that fails", MODELS, "    def engine_facts",
        "    def checks(self):\n        return [self.clases]\n\n    def engine_facts", "self.clases", "broken-code",
        "no attribute 'clases'", "code that runs", "correct the line",
    ),
    Mistake(
        "collections that fail", MODELS, "self.classes, (facet", "self.clases, (facet", "self.clases", "broken-code",
        "no attribute 'clases'", "code that runs", "correct the line",
    ),
    Mistake(
        "facts that browsers would get otherwise", MODELS, '{"hand": "other"}', '{"hand": ("other",)}', '"tables"',
        "no-json", "a tuple", "lists", "give lists in place of tuples",
    ),
    Mistake(
        "facts without tables", PACKAGE, "return Stones(facts)", "return None", '"""', "broken-code",
        "'NoneType' object", "code that runs", "correct the line",
    ),
    Mistake(
        "an answer that is none", TAKE, "return ruling.verdict", "ruling.verdict", '"""', "broken-code",
        "'NoneType' object", "code that runs", "a checker answers whatever it is asked",
    ),
    Mistake(
        "a list that is written as a text", WORDS, "needs: [heaps]", "needs: heaps", "needs:", "wrong-type", "heaps",
        "a list", "write each item on its own line",
    ),
    Mistake(
        "a list of any length that is stacked", WORDS, "label: Heaps\n", "label: Heaps\n      stacked: true\n",
        "stacked:", "wrong-input", "list", "inputs are all lists", "take 'stacked' away",
    ),
    Mistake(
        "piles of what is no set", WORDS, "label: Your side\n", "label: Your side\n      layout: {shape: piles}\n",
        "layout:", "wrong-input", "entry", "a set", "take 'layout' away",
    ),
    Mistake(
        "places of what is no set", WORDS, "label: Your side\n", "label: Your side\n      layout: {shape: places}\n",
        "layout:", "wrong-input", "entry", "a set", "take 'layout' away",
    ),
    Mistake(
        "cards that no input beside says lie there", WORDS, "label: Your side\n",
        "label: Your side\n      layout: {shape: lying, among: [heaps]}\n",
        "layout:", "unknown-field", "heaps", "", "",
    ),
    Mistake(
        "a track of what is not ordered", WORDS, "label: Heaps\n",
        "label: Heaps\n      layout: {shape: track, spaces: 5, space: 'Space {number}', kind: guarded, symbols: {}}\n",
        "layout:", "wrong-input", "list", "an ordered list of inputs", "take 'layout' away",
    ),
    Mistake(
        "a track whose cards have no symbol", WORDS, "label: Heaps\n",
        "label: Heaps\n      ordered: true\n      layout: {shape: track, spaces: 5, space: 'Space {number}', "
        "kind: guarded, symbols: {\"yes\": stones}}\n",
        "layout:", "no-symbol", "no", "yes", "add 'no: …'",
    ),
    Mistake(
        "a map that is folded though there is none", WORDS, "label: Your side\n",
        "label: Your side\n      folded: true\n", "folded:", "wrong-input", "entry", "an input of spaces",
        "take 'folded' away",
    ),
    Mistake(
        "another number for what is none", WORDS, "label: Your side\n", "label: Your side\n      counted_from: 1\n",
        "counted_from:", "wrong-input", "entry", "an integer", "take 'counted_from' away",
    ),
    Mistake(
        "a ground of no figure", LAY, "squares of the wall, ground: wall", "squares of the wall, ground: wal",
        "ground: wal}", "dangling-reference", "wal", "wall", "did you mean 'wall'?",
    ),
    Mistake(
        "a ground of another size", "figures.yaml", "[rbw, wrb, bwr]", "[rbw, wrb]", "ground: wall", "unfit-ground",
        "2 rows of 3", "3 rows of 3 letters", "draw the figure as large", LAY,
    ),
    Mistake(
        "a ground without words", "figures.yaml", "{says: White, ", "{", "ground: wall", "unfit-ground",
        "no words for: w", "'says' for each letter", "add them", LAY,
    ),
    Mistake(
        "a ground of an unknown colour", "figures.yaml", "{says: Blue, hue: blue", "{says: Blue, hue: bleu",
        "hue: bleu", "dangling-reference", "bleu", "blue", "did you mean 'blue'?",
    ),
    Mistake(
        "a ground below a shape on a grid", LAY, "Squares with stones}", "Squares with stones, ground: wall}",
        "stones, ground", "unfit-ground", "shape on 'ground'", "does not lie on one", "take 'ground' away",
    ),
    Mistake(
        "a ground of two panels", LAY, "covers the wall, ground: wall", "covers the wall, ground: taking",
        "ground: taking", "unfit-ground", "no grid", "one panel, with a grid", "name another figure",
    ),
    Mistake(
        "a ground below a grid of any size", LAY, "{label: Ground}", "{label: Ground, ground: wall}", "Ground, ground",
        "unfit-ground", "bounds", "rows=(3, 3) and columns=(3, 3)", "declare one size",
    ),
    Mistake(
        "a blank without squares", LAY, '      squares: "@cover"\n', "", "blank: .", "unfit-figure", ".",
        "'squares' beside 'blank'", "name another figure",
    ),
    Mistake(
        "squares of which the figure does not know a letter", "figures.yaml", "    '~': {hue: blue, shows: [1]}\n", "",
        'squares: "@cover"', "unfit-figure", "~", "letters of the legend of 'wall': r, b, w, #",
        "add them to the legend", LAY,
    ),
    Mistake(
        "what cannot be laid out", LAY, "ground: {label: Ground}", "ground: {label: Ground, laid_out: true}",
        "laid_out", "wrong-input", "grid", "the kind entry or set", "take 'laid_out' away",
    ),
)  # fmt: skip
