"""What questions in plain words are read by (``engine/listener/``), made from the catalogue by game and language."""
