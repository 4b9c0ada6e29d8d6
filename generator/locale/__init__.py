"""The PO files: reading, extracting, updating and checking them."""
