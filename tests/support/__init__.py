"""What the tests share: how games are played, what must hold for them, and what is typed."""
