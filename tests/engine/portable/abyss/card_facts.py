"""What the engine made of the facts of Abyss."""

from tests.engine.portable.world import games


def cards():
    """The cards, as the rules look them up."""
    return games()["abyss"].state
