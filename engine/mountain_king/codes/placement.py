"""``mountain-king/placement``: why a tunnel may not go there, what is open, and what it leads to."""

from engine.codes import INT, Code, choices_of, rules_of

SQUARES = {"squares": "squares", "count": INT}

REASONS = (
    Code("off-board", "mountain-king.dig.placement", **SQUARES),
    Code("on-tunnel", "mountain-king.dig.placement", **SQUARES),
    Code("on-workshop", "mountain-king.dig.placement", **SQUARES),
    Code("on-heart", "mountain-king.dig.placement", squares="squares"),
    Code("on-spot", "mountain-king.dig.placement", **SQUARES),
    Code("touches-rival", "mountain-king.network.rivals", **SQUARES),
    Code("touches-nothing", "mountain-king.dig.placement"),
    Code("touches-nobody", "mountain-king.network.nobody"),
    Code("touches-partner", "mountain-king.teams.network", **SQUARES),
    Code("no-place", "mountain-king.dig.placement"),
)

NOTES = (
    Code("lies-well", "mountain-king.dig.placement"),
    Code("may-be-turned", "mountain-king.dig.placement"),
    Code("costs-hammers", "mountain-king.dig.rubble", count=INT),
    Code("takes-goods", "mountain-king.dig.buried", count=INT),
    Code("unearths", "mountain-king.dig.buried", count=INT),
    Code("connects", "mountain-king.network.nobody", **SQUARES),
    Code("joins-partner", "mountain-king.teams.network", **SQUARES),
    Code("nobody-is-rivals", "mountain-king.network.nobody", **SQUARES),
    Code("may-build", "mountain-king.building", **SQUARES),
    Code("touches-workshop", "mountain-king.workshops", **SQUARES),
    Code("corner-is-allowed", "mountain-king.network.rivals"),
    Code("more-on-spots", "mountain-king.dig.placement", count=INT),
    Code("best-are-drawn", "mountain-king.dig.placement", count=INT),
    Code("fits-nowhere", "mountain-king.dig.placement"),
)

OPEN = (
    Code("spot-covered", "mountain-king.dig.placement", choice="spots", **SQUARES),
    Code("only-on-spots", "mountain-king.dig.placement", choice="spots"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
