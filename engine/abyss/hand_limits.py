"""What limits the hand of who has just got allies (abyss.clarifications.commander, abyss.leviathan.martial-law)."""

from engine.abyss.cards import Cards
from engine.abyss.codes.council import RULES
from engine.abyss.ids import COMMANDER, LEVIATHAN, SHAMAN
from engine.ruling import Ruling
from engine.typing_compat import Any


def commander_notes(cards: Cards, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Remind of a rival's Commander, or of the Shaman who holds him off."""
    ruling = Ruling(RULES)
    if COMMANDER in request["rival_powers"] and SHAMAN in request["powers"]:
        ruling.note("shaman-frees-limit", lord=SHAMAN, rival=COMMANDER)
    elif COMMANDER in request["rival_powers"]:
        ruling.note("commander-limits", lord=COMMANDER, limit=cards.supply["commander-hand-limit"])
    return ruling.notes


def limit_notes(cards: Cards, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Remind of all limits at the end of the turn."""
    ruling = Ruling(RULES)
    if LEVIATHAN in request["sets"]:
        price = cards.supply["hand-limit-pearls"]
        ruling.note("martial-law-limits", limit=cards.supply["hand-limit"], price=price)
    return commander_notes(cards, request) + ruling.notes
