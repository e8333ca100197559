"""What the tests share: how games are played, what must be true of them, and what is typed."""
