"""The pictures of the translators' guide: ``make pictures`` takes them again."""
