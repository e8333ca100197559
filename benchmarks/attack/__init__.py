"""What a stranger can do to a server, and what everybody else notices of it."""
