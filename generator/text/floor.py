"""The oldest browsers in which the whole site works. The README and the guide for players name them."""

from __future__ import annotations

FLOOR = {"safari": "16.4", "firefox": "115", "chrome": "109"}
