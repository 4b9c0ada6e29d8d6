"""The query language of cards: ``guild:mage cost<=8 -power:none "draw" order:cost``.

``declared`` makes what can be asked of a game's cards, its *schema*, as plain data: fields, their names and values, the
words of the language and what is said. What reads queries stands once, in ``browser/query/``: the scripts of the page,
which ``evaluate`` runs for the command line and for the guide's examples.
"""
