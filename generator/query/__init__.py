"""The query language of cards: ``guild:mage cost<=8 -power:none "draw" order:cost``.

``declared`` makes what can be asked of a game's cards, its *schema*, as plain data: fields, their names and values, the
words of the language and what is said. ``parsing``, ``printing``, ``matching`` and ``explaining`` work with that alone;
each has a twin of its name in ``browser/query/``, which does the same on the page and is held to it by shared vectors.
"""
