"""``fathom game new``: the files that a game begins with.

``files/`` holds a whole small game called ``new-game``, laid out as the repository is. A new game is a copy of it under
its own name. What its author has to replace stands in it as ``[write: …]``.
"""
