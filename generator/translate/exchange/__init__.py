"""Translations for those without a PO editor: written as XLIFF or CSV, and taken back from there."""
