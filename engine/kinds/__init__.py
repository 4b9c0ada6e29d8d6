"""The kinds of input. Each is a module of this folder, called as a declaration calls it, with one object: ``KIND``.

Nothing lists them but the folder. Browsers get the modules of those kinds that a checker's fields are of, and of these
what reads a request: ``help`` and ``schema`` are for the command line and the JSON Schemas only, and are not sent.
"""
