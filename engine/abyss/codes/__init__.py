"""The codes that Abyss answers with, a module for each checker. Words are made from them elsewhere.

Each module has ``REASONS``, ``FIXES`` and ``NOTES``: the parameters of each code with their types; and ``RULES``: the
rule section that each reason, note or part of an answer rests on. No two modules have the same code.

Types: ``integer`` and ``text``; ``lord``, ``location``, ``race``, ``ally`` and the like for an id of that table;
``race[]`` for a list of such ids, ``any-race[]`` where one of them or some will do; ``player`` and ``player[]`` for the
places of players, counted from 0.
"""
