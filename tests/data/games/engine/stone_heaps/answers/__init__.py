"""What each checker of Stone Heaps answers."""
