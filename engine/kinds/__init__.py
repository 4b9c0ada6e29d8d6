"""The kinds of input. Each is a module of this folder with a class of fields: ``integer`` has ``Integer``.

Nothing lists them but the folder. Browsers get the modules of those kinds that a checker's fields are of, and of these
what reads a request: ``help`` and ``schema`` are for the command line and the JSON Schemas only, and are not sent.
"""
