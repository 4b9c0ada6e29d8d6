"""``abyss/plot``: may a new lord come to court now, by plotting or by the power of a lord?"""

from engine.abyss.cards import Cards
from engine.abyss.codes.plot import RULES
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

PLOT = "plot"
RECIPIENT = "recipient"
OPPORTUNIST = "opportunist"

FIELDS = (
    Field("court", "integer", required=True, low=0, high=6),
    Field("pearls", "integer", low=0, high=99, default=0),
    Field("times", "integer", low=1, high=6, default=1),
    Field("way", "choice", choices=(PLOT, RECIPIENT, OPPORTUNIST), default=PLOT),
    Field("moment", "choice", choices=("start", "after"), default="start"),
    Field("used", "choice", choices=("no", "yes"), default="no"),
    Field("nebulis", "integer", low=0, high=6, default=0),
    Field("deck", "integer", low=0, high=57, default=57),
    Field("frequency", "choice", choices=("once", "often"), default="once"),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge bringing lords to court; ``most`` is how often that can be done in this way, as things stand.

    Plotting costs a pearl each time and comes before the action (abyss.plot); the powers of the Recipient and the
    Opportunist cost nothing and work once a turn, or as often as wanted if that is how ``frequency`` reads them.
    """
    way, times, pearls, deck = asked["way"], asked["times"], asked["pearls"], asked["deck"]
    spaces: int = cards.supply["court_spaces"] - asked["court"]
    price: int = cards.supply["plot_price"] if way == PLOT else 0
    once = way != PLOT and asked["frequency"] == "once"
    reasons: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []

    def refuse(code: str, mend: dict[str, Any] | None = None, **params: Any) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    def note(code: str, **params: Any) -> None:
        notes.append(reason(code, RULES[code], params))

    room = asked["court"] and deck if way == OPPORTUNIST else spaces
    most = min(deck, room, pearls // price if price else deck)
    if once:
        most = min(most, 1)
    wait = fix("wait-for-next-turn", {})
    fewer = fix("plot-times", {"count": most}) if most else None
    late = way == PLOT and asked["moment"] == "after"
    spent = once and asked["used"] == "yes"
    if late:
        refuse("plot-after-action", wait)
    if spent:
        refuse("power-used-up", wait, lord=way)
    elif once and times > 1:
        refuse("power-once-a-turn", fewer, lord=way, times=times)
    if pearls < price * times:
        mend = fewer or fix("plot-get-pearls", {"count": price * times - pearls})
        refuse("plot-pearls-short", mend, pearls=pearls, needed=price * times)
    if price and asked["nebulis"]:
        refuse("plot-with-nebulis", fix("plot-pay-pearls", {"count": price * times}), count=asked["nebulis"])
    if way == OPPORTUNIST:
        if not asked["court"]:
            refuse("court-empty", lord=way)
    elif not spaces:
        refuse("court-full")
    elif spaces < times and not once:
        refuse("court-spaces-short", fewer, times=times, spaces=spaces)
    if not deck:
        refuse("lord-deck-empty")
    elif deck < times and not once:
        refuse("lord-deck-short", fewer, times=times, deck=deck)
    if late or spent:
        most = 0
    legal = not reasons
    if legal:
        if way == OPPORTUNIST:
            note("opportunist-swaps", lord=way)
            note("opportunist-sentinel", lord=way)
        else:
            note("plot-where", count=times)
        if way == RECIPIENT:
            note("recipient-free", lord=way)
        elif way == PLOT:
            note("plot-before-action")
            if most > times:
                note("plot-again", count=most - times)
        if deck == times:
            note("plot-empties-deck")
    done = times if legal else 0
    return {
        "legal": legal,
        "reasons": reasons,
        "notes": notes,
        "most": most,
        "spaces": spaces,
        "paid": price * done,
        "pearls": pearls - price * done,
        "court": asked["court"] + (0 if way == OPPORTUNIST else done),
        "deck": deck - done,
    }
