"""The data for other programs: a database, tables and JSON, made from the catalogue in every language."""
