"""Tests that look at the built site in a real browser."""
