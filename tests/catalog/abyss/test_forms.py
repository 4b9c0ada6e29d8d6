"""Cards, tokens and discrepancies of Abyss whose form their model refuses."""

from __future__ import annotations

import pytest

from tests.catalog.broken_copies import Breakage, Copy, expect

pytestmark = pytest.mark.slow

BROKEN = [
    Breakage(
        "a certain discrepancy that leaves something open",
        "leviathan/discrepancies.yaml",
        "  confidence: certain\n",
        "  open: Everything.\n  confidence: certain\n",
        at="  confidence: certain",
        field="confidence",
        given="confidence: certain, open: Everything.",
        accepted="none if it is certain",
        hint="add or take away 'open'",
        message="discrepancy:fight-symbols: what is uncertain says what is open",
        code="refused",
    ),
    Breakage(
        "an uncertain discrepancy that leaves nothing open",
        "discrepancies.yaml",
        "  confidence: certain\n",
        "  confidence: uncertain\n",
        at="  confidence: uncertain",
        field="confidence",
        given="confidence: uncertain, open: none",
        accepted="'open' if the confidence is uncertain",
        hint="or correct 'confidence'",
        message="discrepancy:ally-counts-per-value: what is uncertain says what is open",
        code="refused",
    ),
    Breakage(
        "a leviathan that nobody may attack",
        "leviathan/leviathans.yaml",
        "symbols: [jellyfish, crab]",
        "symbols: []",
        at="symbols: []",
        field="symbols",
        given="[]",
        accepted="at least one item",
        hint="fill it in",
        message="leviathan:leviathan-1: empty",
        code="empty",
    ),
    Breakage(
        "a level without resistance",
        "leviathan/leviathans.yaml",
        "{resistance: 7, monster_tokens: 2}",
        "{resistance: 0, monster_tokens: 2}",
        at="resistance: 0",
        field="levels[1].resistance",
        given="0",
        accepted="greater than or equal to 1",
        hint="in the range",
        message="leviathan:leviathan-1: out of range",
        code="out-of-range",
    ),
    Breakage(
        "a penalty that there is not",
        "leviathan/leviathans.yaml",
        "penalty: {kind: wounds, ",
        "penalty: {kind: wound, ",
        at="kind: wound,",
        field="penalty.kind",
        given="wound",
        accepted="wounds, pearls, allies, free-lord",
        hint="did you mean 'wounds'?",
        message="leviathan:leviathan-3: not one of the values",
        code="unknown-value",
    ),
    Breakage(
        "a loot card that brings what there is not",
        "kraken/loot.yaml",
        "reward: {keys: 1}",
        "reward: {key: 1}",
        at="reward: {key: 1}",
        field="reward.key",
        given="key",
        accepted="pearls, monster_tokens, keys, allies",
        hint="did you mean 'keys'?",
        message="loot:loot-3: an unknown key",
        code="unknown-key",
    ),
    Breakage(
        "a combat effect that there is not",
        "leviathan/supply.yaml",
        "3: dice, 4: dice}",
        "3: dice, 4: die}",
        at="4: die}",
        field="combat_allies[4]",
        given="die",
        accepted="pearls, dice",
        hint="did you mean 'dice'?",
        message="not one of the values",
        code="unknown-value",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_refused_entry_says_where_and_how_to_fix_it(copy: Copy, case: Breakage) -> None:
    expect(copy, case)
