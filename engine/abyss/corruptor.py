"""The second lord that the Corruptor lets one recruit, for a flat price (abyss.clarifications.corruptor).

No ally is paid, so neither the races nor any change of the cost matter. Whether nebulis may be part of the price is
open: the online version takes them, and they are pearls but for plotting; no rules text names the case.
"""

OPEN, ALLOWED, REFUSED = "open", "allowed", "refused"
"""The readings of a point on which only the online version speaks."""
