"""What the bots know of King of New York."""
