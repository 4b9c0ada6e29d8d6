"""The checkers on the site and on the command line: made from the engine's declarations and the catalogue's words."""
