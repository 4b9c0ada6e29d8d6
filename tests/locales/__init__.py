"""The translation files: reading, extracting, updating, checking."""
