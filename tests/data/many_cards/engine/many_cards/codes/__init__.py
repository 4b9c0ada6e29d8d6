"""The codes that Many Cards answers with."""
