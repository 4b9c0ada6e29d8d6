"""What ``make bench`` measures: the figures that Fathom holds itself to."""
