"""What the bots know of King of Tokyo, in all its editions."""
