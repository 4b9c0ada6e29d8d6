"""What whoever adds a game has to be told of it before it can be asked in plain words."""

from __future__ import annotations

from tests.generator.mistakes import WORDS, Mistake

LAY = "checkers/lay.yaml"
COUNT = '      called: "… stones, … stone, … of them, take …"\n'

NOT_ASKED = (
    Mistake(
        "a checker of which it is not said how it is asked", LAY, '  asked: "may i lay, can i lay, lay, laying"\n', "",
        "lay:", "no-asked", "nothing", "'asked:' with what they say", "add 'asked: \"may i take",
    ),
    Mistake(
        "a number that nobody calls by its label", WORDS, COUNT, "",
        "    count:", "no-called", "How many", "'called:' with what they say", "add 'called: \"…\"' to 'count'",
    ),
    Mistake(
        "two inputs that are called alike", WORDS, '"… stones, ', '"from heap …, … stones, ',
        '"from heap …, … stones, ', "called-alike", "from heap", "words that mean one of the two", "take it away",
    ),
    Mistake(
        "two values that are called alike", WORDS, "last stone loses, ", "last stone wins, ",
        "        lose:", "called-alike", "last stone wins", "words that mean one of the two", "take it away",
    ),
)  # fmt: skip
