"""The rules of *Kemet*, under CPython and MicroPython."""
