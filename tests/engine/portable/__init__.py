"""Tests of the engine in plain functions, which pytest runs under CPython and ``run`` runs under MicroPython too."""
