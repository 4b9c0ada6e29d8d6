"""What is found wrong with a text: which check found it, how it is said and where it stands."""

from collections import namedtuple

Finding = namedtuple("Finding", ("check", "said", "values", "expected", "start", "end"))
"""One thing that is wrong: the check, the sentence that says so by its name, and the values of that sentence.

``expected`` are texts of which any will do; none where a sentence says what is expected. It is about the part from
``start`` to ``end`` of the text as it stands; about all of it where ``start`` is -1.
"""
