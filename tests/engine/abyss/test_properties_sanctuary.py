"""What holds for every search of a sanctuary."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask, games

LOOT: dict[str, dict[str, Any]] = games()["abyss"].tables["loot"]
CARDS = [loot for loot, row in LOOT.items() for _ in range(row["copies"])]
WORTH = st.fixed_dictionaries(
    {name: st.integers(0, 600) for name in ("token_worth", "pearl_worth", "key_worth", "ally_worth")}
)


@st.composite
def searches(draw: st.DrawFn) -> dict[str, Any]:
    """A tile, and other cards that are gone."""
    tile = draw(st.lists(st.sampled_from(sorted(LOOT)), unique=True))
    rest = list(CARDS)
    for loot in tile:
        rest.remove(loot)
    gone = draw(st.lists(st.integers(0, len(rest) - 1), unique=True))
    return {"loot": tile, "gone": [rest[place] for place in gone], **draw(WORTH)}


def exact(shown: dict[str, Any] | None) -> Fraction:
    assert shown is not None
    return Fraction(shown["fraction"])


def naive(deck: list[str], tile: tuple[str, ...], worth: dict[str, Fraction], forced: bool) -> Fraction:
    """The value of the best plan, card by card of the deck, without any cleverness."""
    stop = Fraction(sum(LOOT[loot]["value"] for loot in tile))
    if not deck:
        return stop
    total = Fraction(0)
    for at, card in enumerate(deck):
        if card in tile:
            then = stop - LOOT[card]["value"]
        else:
            then = naive(deck[:at] + deck[at + 1 :], (*tile, card), worth, False)
        total += worth[card] + then
    drawing = total / len(deck)
    return drawing if forced else max(stop, drawing)


def worths(request: dict[str, Any]) -> dict[str, Fraction]:
    each = {"monster_tokens": "token_worth", "pearls": "pearl_worth", "keys": "key_worth", "allies": "ally_worth"}
    return {
        loot: sum((Fraction(count * request[each[name]], 100) for name, count in row["reward"].items()), Fraction(0))
        for loot, row in LOOT.items()
    }


@pytest.mark.slow
@given(searches())
@settings(max_examples=120)
def test_chances_add_up_and_the_best_plan_is_no_worse(request: dict[str, Any]) -> None:
    answer = ask("abyss/sanctuary", **request)
    assert answer["legal"] == (not answer["reasons"]) == (answer["deck"] > 0)
    points = sum(LOOT[loot]["value"] for loot in request["loot"])
    assert answer["points"] == points
    if not answer["legal"]:
        assert exact(answer["best"]) == points
        return
    assert sum(exact(row["chance"]) for row in answer["cards"]) == 1
    assert sum(exact(row["chance"]) for row in answer["cards"] if row["ends"]) == exact(answer["risk"])
    worth = worths(request)
    once = sum(exact(row["chance"]) * (row["points"] + worth[row["loot"]]) for row in answer["cards"])
    assert exact(answer["once"]) == once
    best = exact(answer["best"])
    assert best >= once
    assert not request["loot"] or best >= points
    assert (answer["decision"] == "draw") == (not request["loot"] or best > points)


@pytest.mark.slow
@given(searches())
@settings(max_examples=40, deadline=None)
def test_the_best_plan_is_that_of_the_naive_search(request: dict[str, Any]) -> None:
    deck = list(CARDS)
    for loot in request["loot"] + request["gone"]:
        deck.remove(loot)
    deck = deck[:4]
    left = list(CARDS)
    for loot in request["loot"] + deck:
        left.remove(loot)
    answer = ask("abyss/sanctuary", **{**request, "gone": left})
    assert exact(answer["best"]) == naive(deck, tuple(request["loot"]), worths(request), not request["loot"])


@pytest.mark.slow
@given(searches(), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_the_order_of_cards_never_matters(request: dict[str, Any], random: Any) -> None:
    shuffled = {**request, "loot": list(request["loot"]), "gone": list(request["gone"])}
    random.shuffle(shuffled["loot"])
    random.shuffle(shuffled["gone"])
    assert ask("abyss/sanctuary", **request) == ask("abyss/sanctuary", **shuffled)


@given(searches(), st.integers(1, 300))
@settings(max_examples=40)
def test_dearer_rewards_never_make_drawing_worse(request: dict[str, Any], more: int) -> None:
    dearer = {**request, "pearl_worth": request["pearl_worth"] + more}
    answer = ask("abyss/sanctuary", **request)
    other = ask("abyss/sanctuary", **dearer)
    assert exact(other["best"]) >= exact(answer["best"])
    assert other["decision"] == "draw" or answer["decision"] != "draw"
