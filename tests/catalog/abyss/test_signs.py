"""The signs on the faces of Abyss: they say what the cards say, and what is wrong with them is told."""

from __future__ import annotations

import re

import pytest

from catalog import load
from catalog.models.abyss import AbyssCatalog, Lord
from catalog.models.faces import Sign
from tests.catalog.broken_copies import Breakage, Copy, expect

SEEKER = "  sign: {shows: pearl-lose, count: '2', rivals: true}\n"

BROKEN = [
    Breakage(
        "a pictogram that there is not",
        "lords.yaml",
        SEEKER,
        SEEKER.replace("pearl-lose", "pearl-loss"),
        at="shows: pearl-loss",
        field="sign.shows",
        given="pearl-loss",
        accepted="pearl-lose, ",
        hint="did you mean 'pearl-lose'?",
        message="there is no pictogram 'pearl-loss'",
        code="dangling-reference",
    ),
    Breakage(
        "a count that the text does not bear out",
        "lords.yaml",
        SEEKER,
        SEEKER.replace("'2'", "'-3'"),
        at="count: '-3'",
        field="sign.count",
        given="-3",
        accepted="a number of its effect: 2",
        hint="correct the count, leave it out, ",
        message="lord:seeker: the face shows a number that is not in the text of the card",
        code="count-not-in-text",
    ),
    Breakage(
        "a count that YAML takes for a number",
        "lords.yaml",
        SEEKER,
        SEEKER.replace("'2'", "+2"),
        at="count: +2",
        field="sign.count",
        given="2",
        accepted="a text",
        hint="put it in quotes",
        message="lord:seeker: ",
        code="wrong-type",
    ),
    Breakage(
        "something in a middle that is not free",
        "lords.yaml",
        SEEKER,
        SEEKER.replace("rivals: true", "inside: pearl"),
        at="inside: pearl",
        field="sign.inside",
        given="pearl",
        accepted="swap, protect",
        hint="write it as 'of'",
        message="nothing can stand in the middle of the pictogram 'pearl-lose'",
        code="no-middle",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_sign_that_is_wrong_is_told(copy: Copy, case: Breakage) -> None:
    expect(copy, case)


def abyss() -> AbyssCatalog:
    """The catalogue."""
    game = load().games["abyss"]
    assert isinstance(game, AbyssCatalog)
    return game


LORDS = [pytest.param(lord, id=lord.id) for lord in abyss().lords]

NAMED = {
    "pearl": r"\{pearl",
    "ally": "term:ally",
    "lord": r"term:lord\||lords",
    "monster": "term:monster-token",
    "council": "term:council",
    "turn": r"\bturn",
    "discard-pile": "discard",
    "location": "term:location|location stack",
    "court": "term:court",
    "lord-deck": "term:lord-deck",
    "nebulis": "term:nebulis",
    "soldier": "guild:soldier",
    "affiliated": "term:affiliated-ally",
    "health": "term:health-point",
    "leviathan": "term:leviathan",
}
"""How the text of a card names what the badges of its face show."""

FORMS = {"once": ["on-recruit"], "lasting": ["continuous"], "each-turn": ["once-per-own-turn"]}
LEFT = {"once-and-lasting": ["on-recruit-and-continuous"]}


def sign_of(lord: Lord) -> Sign:
    """The sign of a lord; every lord has one."""
    assert lord.sign is not None
    return lord.sign


@pytest.mark.parametrize("lord", LORDS)
def test_the_ring_says_when_the_power_works(lord: Lord) -> None:
    forms = {ring.id: ring.form for ring in abyss().rings}
    form = forms[lord.ring] if lord.ring else ""
    assert (FORMS | LEFT).get(form, [None]) == [lord.timing]
    assert (form == "once") == (lord.power == "one-shot")
    assert (form == "") == (lord.power == "none") == (sign_of(lord).shows == "points")


@pytest.mark.parametrize("lord", LORDS)
def test_the_text_says_what_and_leaves_when_to_the_ring(lord: Lord) -> None:
    assert not re.match(r"While |Once ", lord.effect)
    assert "once in each of your turns" not in lord.effect


@pytest.mark.parametrize("lord", LORDS)
def test_badges_show_what_the_text_names(lord: Lord) -> None:
    sign = sign_of(lord)
    for shown in filter(None, (sign.of, sign.inside)):
        assert re.search(NAMED[shown], lord.effect), (shown, lord.effect)
    if sign.rivals:
        assert "{term:rival|" in lord.effect


def test_signs_tell_lords_apart() -> None:
    """By sign, ring and guild; those that are alike have the same text, or no power at all."""
    seen: dict[tuple[object, ...], Lord] = {}
    for lord in abyss().lords:
        other = seen.setdefault((lord.guild, lord.ring, lord.sign), lord)
        assert other.effect == lord.effect, (other.id, lord.id)


def test_there_are_enough_pictograms_and_not_too_many() -> None:
    used = {sign_of(lord).shows for lord in abyss().lords}
    assert used == {pictogram.id for pictogram in abyss().pictograms}
    assert 15 <= len(used) <= 23
