"""Many games between bots: playing them on all cores, and their results."""
