"""The games as text: typed answers, records, positions and scenarios."""
