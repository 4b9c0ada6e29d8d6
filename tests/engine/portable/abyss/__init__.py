"""What the portable tests ask about Abyss."""
