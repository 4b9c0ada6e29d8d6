"""What the generator makes, and its command line."""
