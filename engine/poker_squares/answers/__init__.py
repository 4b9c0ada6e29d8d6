"""What each checker of the game answers."""
