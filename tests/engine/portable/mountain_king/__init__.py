"""The rules of *In the Hall of the Mountain King*, under CPython and MicroPython."""
