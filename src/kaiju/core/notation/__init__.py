"""The games as texts: typed answers, records, positions and scenarios."""
