"""Makes the site, the exports and the command line from the catalogue and the engine."""

__version__ = "0.3.0"
