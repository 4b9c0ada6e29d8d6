"""Translations on their way to others and back: PO files that editors saved, and spreadsheets."""
