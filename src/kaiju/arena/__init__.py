"""Many games between bots: playing them on all cores, and what they come to."""
