"""The rules of *Abyss*: properties, counts, and a second writing of the rules to hold the engine against."""
