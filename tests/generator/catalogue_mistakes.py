"""Mistakes in a game's data that fit their models, and what whoever writes it has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import EXAMPLES, GAME, MODELS, Mistake

RULES, SOURCES, CLASSES = "rules/taking.yaml", "sources.yaml", "classes.yaml"
FACET = 'facet = Facet("weight"'
NUMBER = '"number", lambda entry: entry.weight, aliases="mass, stone", says=says'
ROCK = """- id: rock
  name: Rock
  weight: 4
  copies: 2
  rules_text: It is heavy.
  sources: [made-up]
"""

WRONG_DATA = (
    Mistake(
        "a facet with an entry that there is not", MODELS, NUMBER,
        '"entry", lambda entry: f"class:{entry.id}k", aliases="mass, stone"',
        FACET, "wrong-facet", "class:pebblek", "class:pebble, class:rock", "did you mean 'class:pebble'?",
    ),
    Mistake(
        "a facet with a choice that there is not", MODELS, NUMBER,
        '"choice", lambda entry: entry.id, aliases="mass, stone"',
        FACET, "wrong-facet", "pebble", "the id of one of its choices", "correct what the entry says",
    ),
    Mistake(
        "a facet with half a number", MODELS, "lambda entry: entry.weight", "lambda entry: entry.weight / 2",
        FACET, "wrong-facet", "0.5", "a whole number", "correct what the entry says",
    ),
    Mistake(
        "an address that is none of the web", SOURCES, "  language: en", "  url: javascript:alert(1)\n  language: en",
        "url:", "bad-form", "javascript:alert(1)", "https://", "write the whole address",
    ),
    Mistake(
        "a source in what is no language", SOURCES, "language: en", "language: xx",
        "language:", "unknown-language", "xx", "the code of a language", "write the code",
    ),
    Mistake(
        "more players at least than at most", GAME, "players_min: 2", "players_min: 5",
        "players_min", "refused", "players_min: 5, players_max: 3", "a number from 1 to 3", "correct players_min",
    ),
    Mistake(
        "a year that nobody printed", GAME, "year: 2026", "year: 20144",
        "year: 20144", "out-of-range", "20144", "2100", "write a number in the range",
    ),
    Mistake(
        "a tag in a text", RULES, "take one stone or more", "take <b>one</b> stone or more",
        "<b>", "markup", "<b>", "plain text", "take it out",
    ),
    Mistake(
        "a script in a text", CLASSES, "It is light.", "It is light.<script>alert(1)</script>",
        "<script>", "markup", "<script>", "plain text", "take it out",
    ),
    Mistake(
        "bold letters in a text", CLASSES, "It is light.", "It is **very** light.",
        "**very**", "markup", "**very**", "plain text", "take it out",
    ),
    Mistake(
        "a section without its parent", RULES, "- id: stone-heaps.taking.last\n",
        "- id: stone-heaps.taking.end.last\n",
        "taking.end.last", "no-parent", "stone-heaps.taking.end.last", "a section below one of: stone-heaps.taking",
        "did you mean 'stone-heaps.taking'?",
    ),
    Mistake(
        "a section that leads to itself", RULES, "  title: The last stone\n",
        "  title: The last stone\n  see: [stone-heaps.taking.last]\n",
        "see:", "see-itself", "stone-heaps.taking.last", "other sections", "take it out",
    ),
    Mistake(
        "two cards that are alike", CLASSES, ROCK, ROCK + ROCK.replace("id: rock", "id: stone"),
        "id: stone", "alike", "stone", "something that tells the two apart", "take one away",
    ),
    Mistake(
        "a part of an answer that is misspelt", EXAMPLES, "legal: true\n    left", "legl: true\n    left",
        "legl", "unknown-output", "legl", "legal", "did you mean 'legal'?",
    ),
    Mistake(
        "a name in a language that no source has", CLASSES, "  weight: 4",
        "  attested: {xx: {name: Rok, sources: [made-up]}}\n  weight: 4",
        "attested", "unknown-value", "xx", "en", "if 'xx' is a language, name a source in it",
    ),
    Mistake(
        "an example for a checker without its game", EXAMPLES, "checker: stone-heaps/take", "checker: take",
        "checker: take", "unknown-checker", "take", "stone-heaps/take", "did you mean 'stone-heaps/take'?",
    ),
    Mistake(
        "a question for a checker with its game", "learn.yaml", "{checker: take,", "{checker: stone-heaps/take,",
        "stone-heaps/take", "bad-form", "stone-heaps/take", "an id in small letters", "did you mean 'take'?",
    ),
)  # fmt: skip
"""Each fits its model, and the build would have shipped most of them."""
