"""``abyss/threat``: the rewards to choose from after a fight with a monster."""

from engine.abyss.cards import Cards
from engine.abyss.codes.threat import RULES
from engine.abyss.powers import THEFT_FROM, find_power_conflicts
from engine.answer import Problems, reason
from engine.fields import Field
from engine.typed import Any

HIGHWAYMAN = "highwayman"
SHAMAN = "shaman"
TAMER = "tamer"

FIELDS = (
    Field("space", "integer", low=1, high=6, default=1),
    Field("last_space", "choice", choices=("no", "yes"), default="no"),
    Field("sets", "set", of="set", max_items=2),
    Field("powers", "set", of="lord", max_items=63, suggested=(SHAMAN,)),
    Field("rival_powers", "set", of="lord", max_items=63, suggested=(TAMER, HIGHWAYMAN)),
    Field("tokens", "integer", low=0, high=20, default=20),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """List the rewards of a threat space (abyss.explore.rewards), ``space`` being the one that counts in the end.

    A rival's Tamer lowers it by one (abyss.clarifications.tamer), a monster on the last space of the exploration
    track brings a pearl more. ``gained`` are the pearls of an option with that one and without what a rival's
    Highwayman takes of two or more gained at once; ``changed`` tells whether either counts.
    With Leviathan there is no threat track and no option.
    """
    powers, rivals = asked["powers"], asked["rival_powers"]
    find_power_conflicts(asked, problems)
    notes: list[dict[str, Any]] = []

    def note(code: str, **params: Any) -> None:
        notes.append(reason(code, RULES[code], params))

    if "leviathan" in asked["sets"]:
        note("no-threat-track")
        return {"space": 0, "options": [], "notes": notes}
    space = asked["space"]
    safe = SHAMAN in powers
    if safe:
        for rival in (TAMER, HIGHWAYMAN):
            if rival in rivals:
                note("soldier-prevented", lord=SHAMAN, rival=rival)
    elif TAMER in rivals and space == 1:
        note("tamer-first-space", lord=TAMER)
    elif TAMER in rivals:
        space -= 1
        notes.append(
            reason("tamer-lowers", RULES["tamer-lowers"], {"lord": TAMER, "space": space, "from": asked["space"]})
        )
    extra = cards.supply["exploration_last_space_pearls"] if asked["last_space"] == "yes" else 0
    if extra:
        note("last-space-pearl", count=extra)
    listed = next(row["options"] for row in cards.supply["threat_track"] if row["space"] == space)
    options = []
    for row in listed:
        if row["monster_tokens"] > asked["tokens"]:
            continue
        stolen = HIGHWAYMAN in rivals and not safe and row["pearls"] >= THEFT_FROM
        options.append(
            {
                "pearls": row["pearls"],
                "monster_tokens": row["monster_tokens"],
                "keys": row["keys"],
                "stolen": int(stolen),
                "gained": row["pearls"] + extra - int(stolen),
                "changed": bool(extra or stolen),
            }
        )
    if len(options) < len(listed):
        if asked["tokens"]:
            note("monster-tokens-short", left=asked["tokens"])
        else:
            note("monster-tokens-gone")
    if [option for option in options if option["stolen"]]:
        note("reward-robbed", lord=HIGHWAYMAN)
    if [option for option in options if option["monster_tokens"]]:
        note("tokens-face-down")
    if [option for option in options if option["keys"]]:
        note("keys-may-control")
    note("token-back")
    return {"space": space, "options": options, "notes": notes}
