"""``payment``: its codes with the types of their parameters, and the rule that each rests on."""

REASONS = {"still-owed": {"card": "pay-card", "left": "integer"}}

FIXES = {"lay-more": {"left": "integer"}}

NOTES = {"pile-taken": {"card": "pay-card"}, "nothing-owed": {"card": "pay-card"}}

RULES = {
    "still-owed": "beggar-my-neighbour.playing.paying",
    "pile-taken": "beggar-my-neighbour.playing.paying",
    "nothing-owed": "beggar-my-neighbour.playing.paying",
}
