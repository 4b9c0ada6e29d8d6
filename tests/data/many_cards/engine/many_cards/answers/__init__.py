"""What each checker of Many Cards answers."""
