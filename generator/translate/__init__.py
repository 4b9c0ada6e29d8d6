"""Tools for translators: checks, updates, exchange, new languages. No page is made of them."""
