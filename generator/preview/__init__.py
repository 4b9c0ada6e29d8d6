"""The site as a translator works on it: every text on a page knows its message, and a saved PO file shows at once."""
