"""The catalogue of *Abyss*."""
