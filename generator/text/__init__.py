"""What the words are: languages, PO files, messages and their sources, names and numbers in each language."""
