"""What Hypothesis draws for the checkers of payments: hands, purses, lords, and free lords around the table."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.engine.abyss.reference_rules import Situation, facts
from tests.engine.portable.abyss.card_facts import cards

FACTS = facts()
ALLIES: dict[str, dict[str, Any]] = FACTS["tables"]["ally"]
DECK = [ally for ally in FACTS["order"]["ally"] for _ in range(ALLIES[ally]["copies"])]
KRAKENS = [ally for ally in DECK if "nebulis" in ALLIES[ally]]
OTHERS = [ally for ally in DECK if "nebulis" not in ALLIES[ally]]
ORDER = cards().order
LORDS: list[str] = [lord for lord in FACTS["order"]["lord"] if lord not in FACTS["lords_removed"]]
"""Those that are there whatever is played with."""
POWERS = (
    "treasurer",
    "recruiter",
    "shaman",
    "diplomat",
    "master-of-magic",
    "outlaw",
    "counterfeiter",
    "ferryman",
    "shareholder",
)
AROUND = ("powers", "rival_powers", "profile", "nebulis_limit")


def chosen(deck: list[str], most: int) -> st.SearchStrategy[list[str]]:
    """Up to a number of cards of a deck."""
    places = st.lists(st.integers(0, len(deck) - 1), unique=True, max_size=most)
    return places.map(lambda found: [deck[place] for place in found])


def hands(most: int, krakens: int = 2) -> st.SearchStrategy[list[str]]:
    """Hands that the deck can deal, with some Krakens more often than chance would have it."""
    return st.tuples(chosen(OTHERS, most), chosen(KRAKENS, krakens)).map(lambda both: both[0] + both[1])


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A lord, and free lords that are neither with two players nor the lord itself."""
    lord = draw(st.sampled_from(LORDS))
    active = st.lists(st.sampled_from(POWERS), unique=True, max_size=5)
    powers = [power for power in draw(active) if power != lord]
    rivals = [power for power in draw(active) if power != lord and power not in powers]
    profile = draw(st.sampled_from(["rulebook", "online"]))
    limit = draw(st.sampled_from(["always", "always", "beside-pearls"]))
    return {"lord": lord, "powers": powers, "rival_powers": rivals, "profile": profile, "nebulis_limit": limit}


def simple(table: dict[str, Any]) -> Situation:
    """The simple judge of a table."""
    around = set(table["powers"]), set(table["rival_powers"])
    return Situation(FACTS, table["lord"], *around, table["profile"] == "online", table["nebulis_limit"] != "always")
