"""``abyss/end``: what ends the game, and what is worth knowing of the last turns."""

from engine.codes import INT, Code, choices_of, rules_of

NOTES = (
    Code("end-came-before", "abyss.end.last-turns", player="player"),
    Code("seventh-lord", "abyss.end.seventh-lord", player="player", count=INT),
    Code("seventh-lord-before", "abyss.end.seventh-lord", player="player", count=INT),
    Code("court-not-filled", "abyss.end.deck", missing=INT, count=INT),
    Code("lords-used-up", "abyss.end.deck", count=INT),
    Code("leviathan-deck-empty", "abyss.leviathan.end"),
    Code("monster-pile-empty", "abyss.leviathan.end"),
    Code("leviathan-pile-empty", "abyss.leviathan.end"),
    Code("court-refilled", "abyss.recruit.refill", pearls=INT, count=INT),
    Code("no-refill-due", "abyss.end.deck"),
    Code("online-looks-later", "abyss.end"),
    Code("piles-without-leviathan", "abyss.leviathan.end"),
    Code("piles-not-online", "abyss.leviathan.end"),
    Code("piles-at-turn-end", "abyss.leviathan.end"),
    Code("further-turn", "abyss.end.invoker", lord="lord", player="player"),
    Code("further-turn-lost", "abyss.end.invoker", lord="lord"),
    Code("no-seventh-lord", "abyss.end"),
    Code("monsters-in-last-turns", "abyss.leviathan.last-turns"),
)

OPEN = (Code("invoker-at-end", "abyss.end.invoker", choice="invoker", lord="lord", player="player"),)

RULES = rules_of(NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"more-lords": "abyss.setup.components"}
"""Why so many lords cannot be recruited."""
