"""Pages and answers of Kemet."""
