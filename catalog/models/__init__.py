"""The forms of the catalogue: what an entry of each kind holds. ``base`` and ``entries`` serve all games."""
