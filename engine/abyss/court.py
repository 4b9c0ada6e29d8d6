"""``abyss/refill``: what happens at court after a recruitment (abyss.recruit.refill)."""

from engine.abyss.cards import Cards
from engine.answer import Problems
from engine.fields import Field
from engine.typed import Any

FIELDS = (
    Field("lords_left", "integer", required=True, low=0, high=6),
    Field("deck", "integer", low=0, high=63, default=35),
)


def wanted(cards: Cards, left: int) -> int:
    """How many lords come from the deck to a court where so many are left after a recruitment."""
    return cards.supply["court_spaces"] - left if left <= cards.supply["court_refill_at"] else 0


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether the court is filled up, what the recruiter receives, and whether a deck too small ends the game.

    ``lords_left`` are the lords at court once one has been recruited, ``deck`` those still in the deck.
    """
    left = asked["lords_left"]
    missing = wanted(cards, left)
    drawn = min(missing, asked["deck"])
    return {
        "refill": missing > 0,
        "pearls": cards.supply["court_refill_pearls"] if missing else 0,
        "lords_drawn": drawn,
        "court": left + drawn,
        "game_ends": drawn < missing,
    }
