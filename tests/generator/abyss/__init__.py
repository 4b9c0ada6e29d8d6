"""Pages and answers of Abyss."""
