"""``abyss/threat``: what its answers say."""

from engine.outputs import Output

OPTION = (
    Output("pearls", "integer", "the pearls of the reward itself", unit="pearls"),
    Output("monster_tokens", "integer", "the monster tokens to draw", unit="monster tokens"),
    Output("keys", "integer", "the key tokens to take", unit="key tokens"),
    Output("stolen", "integer", "what a rival's Highwayman certainly takes", unit="pearls"),
    Output("gained", "integer", "the pearls that stay, with that of the last space", unit="pearls"),
    Output("changed", "boolean", "whether the last space or the Highwayman certainly changes the pearls"),
    Output("least", "boolean", "whether it is open if a pearl more stays"),
)

ANSWER = (
    Output("space", "integer", "the space of the threat track that counts in the end; 0 if there is no threat track"),
    Output("options", "record", "the rewards to choose from, as far as they are certain", fields=OPTION, several=True),
)

REWARDS = Output("rewards", "integer", "how many rewards there are to choose from", unit="rewards")
GAINED = Output(
    "gained",
    "integer",
    "the pearls that the best reward with a single pearl leaves, if a Highwayman lies in wait on the last space",
    unit="pearls",
    optional=True,
)
READINGS = {"too-few-monster-tokens": (REWARDS, GAINED), "highwayman-last-space": (REWARDS, GAINED)}
