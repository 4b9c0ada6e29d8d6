"""Makes the site, the exports and the command line from the catalogue and the engine."""
