"""What reads a translation for its meaning: asks where a text says more, less or the opposite of what it said before.

Pure functions over texts and the words of a language, for the command line and for what browsers run.
"""
