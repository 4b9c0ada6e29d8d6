"""Decks and stacks hold no more cards than the sets in play have."""

from tests.engine.portable.world import ask, problems

STEP = {"card": "ally", "ally": "crab-1", "choice": "take"}
CHECKERS = {
    "abyss/explore": ("deck", {"steps": [STEP]}, {(): 71, ("kraken",): 78, ("leviathan",): 95}),
    "abyss/control": ("stack", {"tokens": 3}, {(): 20}),
    "abyss/plot": ("deck", {"court": 3, "pearls": 1}, {(): 32, ("kraken",): 50}),
    "abyss/refill": ("deck", {"lords_left": 2}, {(): 32, ("kraken",): 50}),
    "abyss/end": ("deck", {"players": [{"lords": 5}, {"lords": 6}]}, {(): 24}),
}


def test_no_pile_is_larger_than_the_sets_in_play():
    for checker in sorted(CHECKERS):
        name, request, limits = CHECKERS[checker]
        for sets in sorted(limits):
            asked = request | {"sets": list(sets)}
            assert ask(checker, **(asked | {name: limits[sets]})), checker
            assert problems(checker, asked | {name: limits[sets] + 1}) == [("impossible", name)], checker


def test_a_pile_that_nobody_counted_is_let_pass():
    for checker in sorted(CHECKERS):
        assert ask(checker, **CHECKERS[checker][1])


def test_locations_that_lie_face_up_are_not_in_the_stack():
    asked = {"tokens": 3, "face_up": ["jail"]}
    assert problems("abyss/control", asked | {"stack": 20}) == [("impossible", "stack")]
    assert ask("abyss/control", stack=19, **asked)
