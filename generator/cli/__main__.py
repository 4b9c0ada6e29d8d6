"""``python -m generator.cli``: the same as ``fathom``."""

from __future__ import annotations

import sys

from generator.cli.main import main

sys.exit(main())
