"""What the bots know about King of Tokyo, in all its editions."""
