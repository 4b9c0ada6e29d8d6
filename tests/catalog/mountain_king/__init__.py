"""The catalogue of *In the Hall of the Mountain King*."""
