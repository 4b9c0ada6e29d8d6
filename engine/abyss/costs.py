"""What recruiting a lord costs a player, once the free lords around the table have had their say.

Implements abyss.recruit.cost-changes: the payer's Treasurer takes 2 off, a rival's Recruiter adds 2 unless the
payer's Shaman guards against Soldiers, and the payer's Diplomat frees the choice of races. Their number stays.
"""

from engine.abyss.cards import Lord
from engine.abyss.codes.recruit import RULES
from engine.abyss.ids import (
    CORRUPTOR,
    COUNTERFEITER,
    DIPLOMAT,
    FERRYMAN,
    MASTER_OF_MAGIC,
    OUTLAW,
    RECRUITER,
    SHAMAN,
    SHAREHOLDER,
    TREASURER,
)
from engine.abyss.powers import find_power_conflicts
from engine.problems import Problems
from engine.ruling import reason
from engine.typing_compat import Any

OWN_POWERS = (TREASURER, DIPLOMAT, SHAMAN, MASTER_OF_MAGIC, OUTLAW, COUNTERFEITER, FERRYMAN)
RIVAL_POWERS = (RECRUITER, SHAREHOLDER)

CHANGE_PURSE = (
    "arms-dealer",
    "fence",
    "inheritor",
    "lookout",
    "peddler",
    "shopkeeper",
    "trader",
    "vigil",
    "watcher",
)
"""The lords whose arrow changes the pearls or nebulis of whoever recruits them, once they are paid for."""

METHODS = ("allies", "corruptor")
"""How a lord is recruited: with allies, or right after the Corruptor for a flat price."""


class Cost:
    """The cost that holds for this payer: value, number of races, compulsory race (or empty), and notes on changes.

    ``waived`` is the race that the card asks for, if the payer need not pay with it.
    """

    def __init__(self, lord: Lord, powers: list[str], rival_powers: list[str], supply: dict[str, Any]) -> None:
        self.lord = lord.id
        self.printed = lord.value
        self.races = lord.races
        self.compulsory = lord.compulsory
        self.notes: list[dict[str, Any]] = []
        value = lord.value
        if TREASURER in powers:
            value -= supply["treasurer-discount"]
            self._note("cost-lowered", {"lord": TREASURER, "count": supply["treasurer-discount"]})
        if RECRUITER in rival_powers:
            if SHAMAN in powers:
                self._note("cost-rise-prevented", {"lord": SHAMAN, "rival": RECRUITER})
            else:
                value += supply["recruiter-surcharge"]
                self._note("cost-raised", {"lord": RECRUITER, "count": supply["recruiter-surcharge"]})
        self.waived = ""
        if self.compulsory and DIPLOMAT in powers:
            self.waived = self.compulsory
            self.compulsory = ""
        self.value = max(0, value)
        self.any_affiliate = MASTER_OF_MAGIC in powers

    def waive(self, races: list[str]) -> list[dict[str, Any]]:
        """What to say of a payment with these races, or of none: that it does without the one that is waived."""
        if not self.waived or self.waived in races:
            return []
        code = "compulsory-race-waived"
        return [reason(code, RULES[code], {"lord": DIPLOMAT, "race": self.waived})]

    def _note(self, code: str, params: dict[str, Any]) -> None:
        self.notes.append(reason(code, RULES[code], params))


def find_conflicts(request: dict[str, Any], recruited: list[str], field: str, problems: Problems) -> None:
    """Note each lord that would be in two places: with the payer, with a rival, or still to be recruited.

    The Corruptor, if it is through him that a lord is recruited, lies with the payer.
    """
    find_power_conflicts(request, problems)
    for lord in recruited:
        for place in ("powers", "rival_powers"):
            if lord in request[place]:
                problems.add("conflict", place, lord, {"with": field})
    if request["way"] == CORRUPTOR:
        if CORRUPTOR in recruited:
            problems.add("conflict", "way", CORRUPTOR, {"with": field})
        if CORRUPTOR in request["rival_powers"]:
            problems.add("conflict", "way", CORRUPTOR, {"with": "rival_powers"})
