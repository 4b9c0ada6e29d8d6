"""The codes that Stone Heaps answers with."""
