"""The codes that each checker of the game answers with."""
