"""What the bots know about King of New York."""
